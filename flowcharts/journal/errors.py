"""The errors of journals, in both languages: what is wrong, where, and what would help."""

import errno
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flowcharts import database_errors
from flowcharts.database_errors import code_of
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

_IN_USE = Text(
    "The journal {file} is open in another window. Close that window, or practise here as a guest.",
    "練習記録 {file} は別のウィンドウで使用中です。"
    "そのウィンドウを閉じるか、ここではゲストとして練習してください。",
)
_NEWER = Text(
    "The journal {file} was written by a newer version of the trainer (format {theirs}; this one "
    "knows {ours}). It was left as it is: install the newer version to open it.",
    "練習記録 {file} は、より新しいバージョンのトレーナーで保存されています"
    "（形式は{theirs}、このバージョンで読めるのは{ours}まで）。"
    "ファイルは変更していません。新しいバージョンをインストールして開いてください。",
)
_DAMAGED = Text(
    "The journal {file} is damaged ({reason}). Nothing was changed in it; "
    "its backups are in {backups}.",
    "練習記録 {file} は壊れています（{reason}）。"
    "ファイルは変更していません。バックアップは {backups} にあります。",
)
_FOREIGN = Text(
    "{file} is no journal of this trainer, but a database of another program. "
    "It was left as it is.",
    "{file} はこのトレーナーの練習記録ではなく、ほかのプログラムのデータベースです。"
    "ファイルは変更していません。",
)
_MISSING = Text("There is no journal {file}.", "練習記録 {file} はありません。")
_FULL = Text(
    "Nothing more can be kept in {file}: the disk is full. What was kept before is safe; "
    "make room and try again.",
    "{file} に保存できません。ディスクの空き容量がありません。"
    "これまでの記録は無事です。空きを作ってから、もう一度試してください。",
)
_READ_ONLY = Text(
    "{file} may only be read here, not written. Give the right to write there, "
    "or practise as a guest.",
    "{file} は読み取り専用で、書き込めません。書き込みを許可するか、ゲストとして練習してください。",
)
_REFUSED = Text(
    "The journal {file} cannot be read or written ({reason}). What was kept before is safe.",
    "練習記録 {file} を読み書きできません（{reason}）。これまでの記録は無事です。",
)
_NO_TEXT = Text("a text in it is not UTF-8", "文字として読めない箇所があります")
_NO_VALUE = Text("a value in it cannot be right: {reason}", "正しくない値が入っています")
_IS_NO_TEXT = "Could not decode to UTF-8"
"""So Python begins what it says of such a text; it has no number."""
_IS_GONE = ("no such table", "no such column", "no such index")
"""So SQLite begins what it says where its own plan of the tables is damaged."""
_NO_TABLE = "表の構成が壊れています"
_GUEST = Text("of the guest", "（ゲスト）")


class JournalError(Exception):
    """A journal cannot do what was asked.

    Attributes:
        said: what is to be said of it.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self.said = said


class JournalInUseError(JournalError):
    """Another window writes in it."""

    def __init__(self, path: Path) -> None:
        super().__init__(_IN_USE.filled(file=str(path)))


class NewerJournalError(JournalError):
    """A newer version of the program has written it."""

    def __init__(self, path: Path, theirs: int, ours: int) -> None:
        super().__init__(_NEWER.filled(file=str(path), theirs=str(theirs), ours=str(ours)))


class DamagedJournalError(JournalError):
    """A journal that cannot be read as a whole: one of its backups may take its place."""

    def __init__(self, path: Path, reason: Text) -> None:
        backups = str(backup_folder(path))
        super().__init__(_DAMAGED.filled(file=str(path), reason=reason, backups=backups))
        self.path = path


class ForeignFileError(JournalError):
    """A file that is something else than a journal."""

    def __init__(self, path: Path) -> None:
        super().__init__(_FOREIGN.filled(file=str(path)))


class MissingJournalError(JournalError):
    """There is none."""

    def __init__(self, path: Path) -> None:
        super().__init__(_MISSING.filled(file=str(path)))


def backup_folder(journal: Path) -> Path:
    """Where the backups of that journal are; the folder need not exist."""
    return journal.with_name(f"{journal.name}.backups")


@contextmanager
def in_words(path: Path | None) -> Iterator[None]:
    """Say in words what the database or the system refuses on the way; None is a guest's journal.

    Raises:
        JournalError: the journal at *path* cannot do it.
    """
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        told = _told(path, error)
        if told is None:
            raise
        raise told from error
    except UnicodeDecodeError as error:  # of what SQLite says of a schema that is none
        if path is None:
            raise
        raise DamagedJournalError(path, _NO_TEXT) from error


@contextmanager
def in_words_of_rows(path: Path | None) -> Iterator[None]:
    """The same, where what is read is made into values; of what cannot be such, too.

    Raises:
        JournalError: the journal at *path* cannot do it.
    """
    with in_words(path):
        try:
            yield
        except (ValueError, TypeError, OverflowError, LookupError, zlib.error) as error:
            if path is None or isinstance(error, UnicodeDecodeError):
                raise
            raise DamagedJournalError(path, _NO_VALUE.filled(reason=str(error))) from error


def _told(path: Path | None, error: sqlite3.Error | OSError) -> JournalError | None:
    """What is to be said of it; None where it is a mistake of this program."""
    file: Text | str = _GUEST if path is None else str(path)
    if isinstance(error, OSError):
        said = _OF_SYSTEM.get(error.errno or 0, _REFUSED)
        return JournalError(said.filled(file=file, reason=reason_of(error)))
    if path is not None and _IS_NO_TEXT in str(error):
        return DamagedJournalError(path, _NO_TEXT)
    code, reason = code_of(error), database_errors.reason_of(error)
    if path is not None and code == sqlite3.SQLITE_ERROR and str(error).startswith(_IS_GONE):
        return DamagedJournalError(path, Text(str(error), _NO_TABLE))
    if path is not None and code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return JournalInUseError(path)
    if path is not None and code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return DamagedJournalError(path, reason)
    known = _OF_DATABASE.get(code)
    return None if known is None else JournalError(known.filled(file=file, reason=reason))


_OF_SYSTEM = {
    errno.ENOSPC: _FULL,
    errno.EACCES: _READ_ONLY,
    errno.EPERM: _READ_ONLY,
    errno.EROFS: _READ_ONLY,
}
_OF_DATABASE = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_IOERR: _REFUSED,
    sqlite3.SQLITE_CANTOPEN: _REFUSED,
    sqlite3.SQLITE_PERM: _REFUSED,
}
