"""JSON with all of a journal: for another computer."""

import json
from collections.abc import Iterable
from functools import partial
from typing import Any, TextIO

from flowcharts.codec.values import written
from flowcharts.journal.document import MisfitError, one_line, read_all, read_document
from flowcharts.journal.journal_format import JournalContent, JournalFormat
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text

_FORMAT = "missed-trigger-journal"
_VERSION = 1
_NEWER = Text(
    "it was written by a newer version of the trainer (format {theirs}; this one knows {ours})",
    "より新しいバージョンのトレーナーで保存されています（形式は{theirs}、このバージョンで読めるのは{ours}まで）",
)
_NO_JOURNAL = Text(
    "it is no journal, as `journal export -o FILE.json` writes one",
    "`journal export -o FILE.json` で書き出した練習記録ではありません",
)
_NO_JSON = Text(
    "line {line}, column {column}: here it is no JSON; it may have been cut off",
    "{line}行目の{column}文字目がJSONとして正しくありません。途中で切れているかもしれません",
)
_NO_LIST = Text("its “{name}” should be a list", "「{name}」の値がリストではありません")
_NTH = Text("review {number}", "{number}番目の回答")
_NTH_MEMORY = Text("memory {number}", "{number}番目の記憶")


def _write(journal: Journal, stream: TextIO) -> None:
    """One review a line, so that a long journal needs no room in memory."""
    head = {
        "format": _FORMAT,
        "version": _VERSION,
        "settings": journal.settings,
        "memories": list(map(written, journal.memories())),
    }
    stream.write(f'{one_line(head)[:-1]}, "reviews": [')
    between = "\n"
    for review in journal.reviews():
        stream.write(between + one_line(written(review)))
        between = ",\n"
    stream.write("\n]}\n")


def _read(stream: TextIO) -> JournalContent:
    try:
        document = json.load(stream)
    except json.JSONDecodeError as error:
        line, column = str(error.lineno), str(error.colno)
        raise MisfitError(_NO_JSON.filled(line=line, column=column)) from error
    return _content(document)


def _content(document: object) -> JournalContent:
    if not isinstance(document, dict) or document.get("format") != _FORMAT:
        raise MisfitError(_NO_JOURNAL)
    theirs = document.get("version")
    if theirs != _VERSION:
        raise MisfitError(_NEWER.filled(theirs=str(theirs), ours=str(_VERSION)))
    settings = document.get("settings")
    return JournalContent(
        read_all(partial(read_document, Review), _listed(document, "reviews"), _NTH),
        read_all(partial(read_document, Memory), _listed(document, "memories"), _NTH_MEMORY),
        settings if isinstance(settings, str) else None,
    )


def _listed(document: dict[str, Any], name: str) -> Iterable[tuple[int, object]]:
    rows = document.get(name)
    if not isinstance(rows, list):
        raise MisfitError(_NO_LIST.filled(name=name))
    return enumerate(rows, start=1)


JOURNAL_AS_JSON = JournalFormat(
    "json",
    Text("JSON: all of it", "JSON：すべての内容"),
    Text("Written to {file}. Reviews: {count}.", "回答{count}件を {file} に書き出しました。"),
    _write,
    _read,
)
