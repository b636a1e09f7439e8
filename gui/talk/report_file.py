"""The report of a talk, written where the leader wants it; nothing else of a room is kept."""

from pathlib import Path

from flowcharts.documents.booklet import Booklet, BookletPart
from flowcharts.documents.format import format_of_file
from flowcharts.documents.formats import IN_WORDS, OF_WORDS
from flowcharts.model.text import Text, Wording
from flowcharts.talk.record import record_of, write_record
from flowcharts.talk.report import report_of
from flowcharts.talk.report_blocks import tell_report
from flowcharts.talk.talk import Talk
from gui.paper.request import words_in
from gui.window.written_file import written

RECORD_ENDING = ".json"


def write_report(talk: Talk, began: str, path: Path, wording: Wording) -> Text:
    """Write the report to *path*, or the record that `seminar report` reads; what is to be said."""
    if path.suffix == RECORD_ENDING:
        return written(path, lambda fresh: write_record(fresh, record_of(talk, began)))
    report = report_of(talk, began)
    booklet = Booklet(report.title, (BookletPart(tuple(tell_report(report))),))
    return written(path, lambda fresh: _write(booklet, fresh, wording))


def _write(booklet: Booklet, fresh: Path, wording: Wording) -> None:
    fresh.write_bytes(words_in(format_of_file(fresh, OF_WORDS, IN_WORDS), booklet, wording))
