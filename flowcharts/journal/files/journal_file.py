"""A journal as one file to carry away: JSON with all of it, or a CSV table of the reviews."""

import csv
import json
import os
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from flowcharts.journal.errors import JournalError
from flowcharts.journal.files.document import (
    memory_document,
    one_line,
    read_memory,
    read_review,
    review_document,
)
from flowcharts.journal.files.forms import MisfitError, read_all
from flowcharts.journal.formats.csv import read_table, write_table
from flowcharts.journal.memory import Memory
from flowcharts.journal.merge import Merged
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

_FORMAT = "missed-trigger-journal"
_VERSION = 1
_MOST = 8
"""No more mistakes of a file are listed."""

_REFUSED = Text("{file} cannot be read ({reason}).", "{file} を読み込めません（{reason}）。")
_UNWRITABLE = Text("{file} cannot be written ({reason}).", "{file} に書き込めません（{reason}）。")
_BROKEN = Text(
    "{file} is not taken in, and the journal is as it was: {problems}.",
    "{file} を取り込めませんでした（練習記録は元のままです）：{problems}。",
)
_NEWER = Text(
    "it was written by a newer version of the trainer (format {theirs}; this one knows {ours})",
    "より新しいバージョンのトレーナーで保存されています（形式は{theirs}、このバージョンで読めるのは{ours}まで）",
)
_ANKI = Text(
    "a deck for Anki is only written, never read; take in the JSON file of the other computer",
    "Ankiのデッキは書き出し専用です。もう一方のコンピューターのJSONファイルを取り込んでください",
)
_UNKNOWN = Text(
    "its name should end in .json or .csv, as `journal export` writes it",
    "名前の末尾が、`journal export` で書き出したときの .json か .csv になっていません",
)
_NO_JOURNAL = Text(
    "it is no journal, as `journal export -o FILE.json` writes one",
    "`journal export -o FILE.json` で書き出した練習記録ではありません",
)
_NO_JSON = Text(
    "line {line}, column {column}: here it is no JSON; it may have been cut off",
    "{line}行目の{column}文字目がJSONとして正しくありません。途中で切れているかもしれません",
)
_NO_TEXT = Text("it is not UTF-8 text", "UTF-8のテキストではありません")
_UNREADABLE = Text("it cannot be read as such ({reason})", "形式が正しくありません（{reason}）")
_NO_LIST = Text("its “{name}” should be a list", "「{name}」の値がリストではありません")
_NTH = Text("review {number}", "{number}番目の回答")
_NTH_MEMORY = Text("memory {number}", "{number}番目の記憶")
_MORE = Text("and {count} more", "ほか{count}件")


class JournalFormat(StrEnum):
    """What a file is, by the ending of its name."""

    JSON = "json"
    CSV = "csv"


class JournalContent(NamedTuple):
    """What a file holds."""

    reviews: tuple[Review, ...]
    memories: tuple[Memory, ...] = ()
    settings: str | None = None


def write_journal(journal: Journal, path: Path, form: JournalFormat) -> None:
    """Write all of *journal* into the file at *path*, from its start.

    Whoever has a file to lose there gives a fresh one, see `replacing`.

    Raises:
        JournalError: it cannot be written there, or the journal is damaged.
    """
    write = _write_json if form is JournalFormat.JSON else write_table
    encoding = "utf-8" if form is JournalFormat.JSON else "utf-8-sig"  # spreadsheets look for it
    try:
        with path.open("w", encoding=encoding, newline="\n") as stream:
            write(journal, stream)
            stream.flush()
            if path.is_file():  # a pipe lies on no disk
                os.fsync(stream.fileno())
    except OSError as error:
        raise JournalError(_UNWRITABLE.filled(file=str(path), reason=reason_of(error))) from error


def take_in(
    journal: Journal,
    content: JournalContent,
    counted: Callable[[Sequence[Review]], Iterable[Review]] = iter,
) -> Merged:
    """Merge what a file held into *journal*, all or nothing.

    Its settings are taken over where the journal has none. *counted* hands out the reviews, and
    hears so how many there are and how many are merged.

    Raises:
        JournalError: it could not be kept.
    """
    merged = journal.merge(counted(content.reviews), content.memories)
    if content.settings is not None and journal.settings is None:
        journal.keep_settings(content.settings)
    return merged


def read_journal_file(path: Path) -> JournalContent:
    """What the file at *path* holds.

    Raises:
        JournalError: it cannot be read, or holds no journal.
    """
    ending = path.suffix.casefold().removeprefix(".")
    if ending not in [*JournalFormat]:
        raise _broken(path, _ANKI if ending == "apkg" else _UNKNOWN)
    try:
        with path.open(encoding="utf-8-sig", newline="") as stream:
            if ending == JournalFormat.CSV:
                return JournalContent(read_table(stream))
            return _content(json.load(stream))
    except OSError as error:
        raise JournalError(_REFUSED.filled(file=str(path), reason=reason_of(error))) from error
    except (csv.Error, ValueError, RecursionError) as error:
        raise _broken(path, *_wrong(error)) from error


def _write_json(journal: Journal, stream: TextIO) -> None:
    """One review a line, so that a long journal needs no room in memory."""
    head = {
        "format": _FORMAT,
        "version": _VERSION,
        "settings": journal.settings,
        "memories": list(map(memory_document, journal.memories())),
    }
    stream.write(f'{one_line(head)[:-1]}, "reviews": [')
    between = "\n"
    for review in journal.reviews():
        stream.write(between + one_line(review_document(review)))
        between = ",\n"
    stream.write("\n]}\n")


def _wrong(error: Exception) -> tuple[Text, ...]:
    """What a file has wrong."""
    match error:
        case MisfitError():
            return error.said
        case json.JSONDecodeError():
            return (_NO_JSON.filled(line=str(error.lineno), column=str(error.colno)),)
        case UnicodeDecodeError():
            return (_NO_TEXT,)
    return (_UNREADABLE.filled(reason=str(error)),)  # brackets nested far too deeply, and the like


def _content(document: object) -> JournalContent:
    if not isinstance(document, dict) or document.get("format") != _FORMAT:
        raise MisfitError(_NO_JOURNAL)
    theirs = document.get("version")
    if theirs != _VERSION:
        raise MisfitError(_NEWER.filled(theirs=str(theirs), ours=str(_VERSION)))
    settings = document.get("settings")
    return JournalContent(
        read_all(read_review, _listed(document, "reviews"), _NTH),
        read_all(read_memory, _listed(document, "memories"), _NTH_MEMORY),
        settings if isinstance(settings, str) else None,
    )


def _listed(document: dict[str, Any], name: str) -> Iterable[tuple[int, object]]:
    rows = document.get(name)
    if not isinstance(rows, list):
        raise MisfitError(_NO_LIST.filled(name=name))
    return enumerate(rows, start=1)


def _broken(path: Path, *problems: Text) -> JournalError:
    shown = [*problems[:_MOST]]
    if len(problems) > _MOST:
        shown.append(_MORE.filled(count=str(len(problems) - _MOST)))
    joined = Text("; ".join(each.en for each in shown), "。".join(each.ja for each in shown))
    return JournalError(_BROKEN.filled(file=str(path), problems=joined))
