"""A journal as one file to carry away, and what such a file holds taken in."""

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from flowcharts.journal.document import MisfitError
from flowcharts.journal.errors import JournalError
from flowcharts.journal.journal_format import JournalContent, JournalFormat
from flowcharts.journal.merge import Merged
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text, listed
from flowcharts.os_errors import reason_of

_MOST = 8
"""No more mistakes of a file are listed."""

_REFUSED = Text("{file} cannot be read ({reason}).", "{file} を読み込めません（{reason}）。")
_UNWRITABLE = Text("{file} cannot be written ({reason}).", "{file} に書き込めません（{reason}）。")
_BROKEN = Text(
    "{file} is not taken in, and the journal is as it was: {problems}.",
    "{file} を取り込めませんでした（練習記録は元のままです）：{problems}。",
)
_UNKNOWN = Text(
    "its name should end in one of {endings}, as `journal export` writes it",
    "名前の末尾が、`journal export` で書き出したとき（{endings}）のままになっていません",
)
_NO_TEXT = Text("it is not UTF-8 text", "UTF-8のテキストではありません")
_UNREADABLE = Text("it cannot be read as such ({reason})", "形式が正しくありません")
_MORE = Text("and {count} more", "ほか{count}件")


def write_journal(journal: Journal, path: Path, form: JournalFormat) -> None:
    """Write all of *journal* into the file at *path*, from its start.

    Whoever has a file to lose there gives a fresh one, see `replacing`.

    Raises:
        JournalError: it cannot be written there, or the journal is damaged.
    """
    assert form.write is not None  # noqa: S101  # see OF_JOURNALS
    try:
        with path.open("w", encoding="utf-8", newline="\n") as stream:
            form.write(journal, stream)
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
    from flowcharts.journal.files import JOURNAL_FORMATS, READ  # with what cards are made of

    form = JOURNAL_FORMATS.get(path.suffix.casefold().removeprefix("."))
    if form is None or form.read is None:
        unknown = _UNKNOWN.filled(endings=listed(f".{ending}" for ending in READ))
        raise _broken(path, form.unread if form is not None and form.unread else unknown)
    try:
        with path.open(encoding="utf-8-sig", newline="") as stream:
            return form.read(stream)
    except OSError as error:
        raise JournalError(_REFUSED.filled(file=str(path), reason=reason_of(error))) from error
    except (ValueError, RecursionError) as error:
        raise _broken(path, *_wrong(error)) from error


def _wrong(error: Exception) -> tuple[Text, ...]:
    """What a file has wrong."""
    match error:
        case MisfitError():
            return error.said
        case UnicodeDecodeError():
            return (_NO_TEXT,)
    return (_UNREADABLE.filled(reason=str(error)),)  # brackets nested far too deeply, and the like


def _broken(path: Path, *problems: Text) -> JournalError:
    shown = [*problems[:_MOST]]
    if len(problems) > _MOST:
        shown.append(_MORE.filled(count=str(len(problems) - _MOST)))
    joined = Text("; ", "。").join(shown)
    return JournalError(_BROKEN.filled(file=str(path), problems=joined))
