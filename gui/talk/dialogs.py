"""The dialogs of a room, over the window that is in front."""

from pathlib import Path
from typing import Protocol

from flowcharts.documents.booklet import Booklet
from flowcharts.documents.format import format_of_file
from flowcharts.documents.formats import IN_WORDS, OF_WORDS
from flowcharts.model.text import Text, Wording
from flowcharts.talk.record import record_of, write_record
from flowcharts.talk.report import report_of
from flowcharts.talk.report_blocks import report_booklet
from flowcharts.talk.talk import Talk
from gui.paper.request import words_in
from gui.talk import words
from gui.talk.back_row import BackRowDialog
from gui.talk.leader.clock import clock_time
from gui.talk.pictures import RoomPictures
from gui.talk.question import RoomAnswer, ask
from gui.talk.record_file import RecordFile
from gui.talk.wall.style import WallStyle
from gui.talk.windows import RoomWindows
from gui.window.file_dialog import WantedFile, ask_to_write, written

RECORD_ENDING = "json"


class AskingRoom(Protocol):
    """A room, as far as its dialogs are about it."""

    talk: Talk
    windows: RoomWindows
    pictures: RoomPictures
    record: RecordFile

    def show_style(self, style: WallStyle) -> None: ...  # noqa: D102  # as the room has them
    def save_report(self) -> None: ...  # noqa: D102
    def reset_clock(self) -> None: ...  # noqa: D102
    def end(self) -> None: ...  # noqa: D102
    def close(self) -> None: ...  # noqa: D102
    def tell(self, text: Text) -> None: ...  # noqa: D102


def ask_back_row(room: AskingRoom) -> None:
    """Ask how deep the room is, and say what is too small for it."""
    windows = room.windows
    dialog = BackRowDialog(room.pictures.style, windows.leader.text_style, windows.front)
    dialog.chosen.connect(room.show_style)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def ask_report_file(room: AskingRoom) -> None:
    """Ask for a file, and write the report of the talk into it."""
    style = room.windows.leader.text_style

    def write(path: Path) -> None:
        room.tell(write_report(room.talk, room.record.began, path, style.wording))

    kinds = {ending: form.title for ending, form in OF_WORDS.items()}
    wanted = WantedFile(words.REPORT, kinds | {RECORD_ENDING: words.RECORD})
    usual = Path.home() / f"report.{IN_WORDS.ending}"
    ask_to_write(room.windows.front, style, wanted, usual, write)


def ask_end(room: AskingRoom) -> None:
    """Ask whether the talk is to end, and say what is kept of it."""
    style = room.windows.leader.text_style
    said = words.END_ASKED.filled(title=room.talk.whole.sheet.title.on_one_line())
    choices = (
        RoomAnswer(words.END_TALK, room.end),
        RoomAnswer(words.SAVE_REPORT, room.save_report),
        RoomAnswer(words.GO_ON_TALK, room.windows.place),
    )
    ask(room.windows.front, style, said, choices, usual=-1)


def ask_reset(room: AskingRoom) -> None:
    """Ask whether the clock is to be set to nothing, and say what is lost with that."""
    style = room.windows.leader.text_style
    said = words.RESET_ASKED.filled(time=clock_time(room.talk.timing.spent))
    choices = (
        RoomAnswer(words.RESET, room.reset_clock),
        RoomAnswer(words.KEEP_TIME, room.windows.place),
    )
    ask(room.windows.front, style, said, choices, usual=-1)


def ask_unsaved(room: AskingRoom) -> None:
    """Ask whether the room is left though the talk cannot be kept."""
    style = room.windows.leader.text_style
    said = words.NOT_KEPT.filled(reason=room.record.problem or "")
    choices = (
        RoomAnswer(words.LEAVE_UNSAVED, room.close),
        RoomAnswer(words.SAVE_REPORT, room.save_report),
        RoomAnswer(words.GO_ON_TALK, room.windows.place),
    )
    ask(room.windows.front, style, said, choices, usual=-1)


def write_report(talk: Talk, began: str, path: Path, wording: Wording) -> Text:
    """Write the report to *path*, or the record that `seminar report` reads; what is to be said."""
    if path.suffix.removeprefix(".") == RECORD_ENDING:
        record = record_of(talk, began, is_shared=True)
        return written(path, lambda fresh: write_record(fresh, record))
    booklet = report_booklet(report_of(talk, began))
    return written(path, lambda fresh: _write(booklet, fresh, wording))


def _write(booklet: Booklet, fresh: Path, wording: Wording) -> None:
    fresh.write_bytes(words_in(format_of_file(fresh, OF_WORDS, IN_WORDS), booklet, wording))
