"""How a journal's file is opened: to be written, to be read only, or in memory for a guest."""

import sqlite3
from pathlib import Path
from urllib.parse import quote

from flowcharts.journal.errors import (
    DamagedJournalError,
    ForeignFileError,
    MissingJournalError,
    NewerJournalError,
    backup_folder,
)
from flowcharts.journal.migrations import APPLICATION, migrate, newest_version, version_of
from flowcharts.model.text import Text

_EMPTY = Text("it is empty", "中身が空です")
_PATIENCE = 5.0
"""How many seconds a reader waits for whoever is writing."""


def open_to_write(path: Path) -> sqlite3.Connection:
    """The journal at *path*, made where there is none; its tables may still be of an older version.

    Raises:
        JournalError: it is none, damaged, or of a newer version.
        sqlite3.Error, OSError: it cannot be opened.
    """
    if path.exists() and not path.stat().st_size and any(_backups(path)):
        raise DamagedJournalError(path, _EMPTY)
    connection = _connected(path, "rwc")
    try:
        _check_kind(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def open_to_read(path: Path) -> sqlite3.Connection:
    """The journal at *path*, of which nothing is changed, while another may write in it.

    Raises:
        JournalError: there is none, it is damaged, or of a newer version.
        sqlite3.Error, OSError: it cannot be opened.
    """
    if not path.is_file():
        raise MissingJournalError(path)
    connection = _connected_to_read(path)
    try:
        _check_kind(connection, path, may_be_new=False)
    except BaseException:
        connection.close()
        raise
    return connection


def open_to_salvage(path: Path) -> sqlite3.Connection:
    """What is at *path*, whatever it says of itself; nothing of it is changed.

    Raises:
        sqlite3.Error, OSError: it is no database.
    """
    connection = _connected_to_read(path)
    connection.execute("PRAGMA writable_schema = ON")  # what is said of one table spoils no other
    return connection


def open_in_memory() -> sqlite3.Connection:
    """A journal that leaves no trace."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    return connection


def has_unwritten(path: Path) -> bool:
    """Is there beside the journal what whoever had it open could not write into it any more?"""
    log = path.with_name(f"{path.name}-wal")
    return log.is_file() and log.stat().st_size > 0


def _connected_to_read(path: Path) -> sqlite3.Connection:
    connection = _connected(path, "ro")
    try:
        connection.execute("SELECT count(*) FROM sqlite_schema")
    except sqlite3.OperationalError:
        connection.close()
        if has_unwritten(path):
            raise
        # In a folder that may only be read there is no place for what readers share; nor is
        # there any need, where nobody can write.
        return _connected(path, "ro", "&immutable=1")
    except BaseException:
        connection.close()
        raise
    return connection


def _connected(path: Path, mode: str, more: str = "") -> sqlite3.Connection:
    address = f"file:{quote(str(path.absolute()))}?mode={mode}{more}"
    return sqlite3.connect(address, timeout=_PATIENCE, isolation_level=None, uri=True)


def _check_kind(connection: sqlite3.Connection, path: Path, *, may_be_new: bool = True) -> None:
    version = version_of(connection)
    kind = connection.execute("PRAGMA application_id").fetchone()[0]
    is_new = not connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
    if kind != APPLICATION and not (is_new and may_be_new):
        raise ForeignFileError(path)
    if version > newest_version():
        raise NewerJournalError(path, version, newest_version())


def _backups(path: Path) -> list[Path]:
    folder = backup_folder(path)
    return sorted(folder.iterdir()) if folder.is_dir() else []
