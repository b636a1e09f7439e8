"""The file of the rulings: its table, how it is opened, what a row holds."""

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from flowcharts.codec.values import written
from flowcharts.find.fold import fold
from flowcharts.journal.review_rows import microseconds
from flowcharts.model.text import Text, ruby_runs
from flowcharts.rulings.errors import DamagedRulingsError, foreign, in_words, newer
from flowcharts.rulings.kept_ruling import KeptRuling

APPLICATION = 0x4D545452
"""Stands in the head of the file: MTTR."""
VERSION = 1
_TABLES = f"""
BEGIN IMMEDIATE;
CREATE TABLE rulings (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL,          -- microseconds since 1970
    offset INTEGER NOT NULL,      -- minutes east of UTC
    card_en TEXT NOT NULL,        -- these four are seen in the list, also where the rest is damaged
    card_ja TEXT NOT NULL,
    ruling_en TEXT NOT NULL,
    ruling_ja TEXT NOT NULL,
    level_en TEXT NOT NULL,
    level_ja TEXT NOT NULL,
    is_exercise INTEGER NOT NULL,
    words TEXT NOT NULL,          -- all that can be looked for, folded
    content BLOB NOT NULL         -- JSON, compressed by zlib
) STRICT;
CREATE INDEX rulings_by_time ON rulings (at);
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
COMMIT;
"""
_IN_MEMORY = -65_536
"""In KiB, below zero as SQLite has it: what was searched once is searched again for each letter."""
_PATIENCE = 5.0
"""How many seconds one waits for whoever is writing."""
COLUMNS = (
    *("id", "at", "offset", "card_en", "card_ja", "ruling_en", "ruling_ja"),
    *("level_en", "level_ja", "is_exercise", "words", "content"),
)
PUT = (
    f"INSERT INTO rulings ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))}) "  # noqa: S608  # columns of ours
    f"ON CONFLICT (id) DO UPDATE SET {', '.join(f'{each} = excluded.{each}' for each in COLUMNS)}"
)
"""Puts a row there, in the place of one of its id."""
StoredRuling = tuple[object, ...]
"""Of COLUMNS."""


def opened(file: Path) -> sqlite3.Connection:
    """The file of rulings, made where there is none.

    Raises:
        RulingsError: it is none, damaged, of a later version, or cannot be opened.
    """
    with in_words(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        connection = _connected(file, "rwc")
        try:
            _check_kind(connection, file)
            connection.execute("PRAGMA secure_delete = ON")  # what is erased is gone
            connection.execute(f"PRAGMA cache_size = {_IN_MEMORY}")
            connection.execute("PRAGMA synchronous = FULL")
            _check_soundness(connection, file)
        except BaseException:
            connection.close()
            raise
        return connection


def opened_to_read(file: Path) -> sqlite3.Connection:
    """Whatever is at *file*; nothing of it is changed.

    Raises:
        sqlite3.Error: it is no database.
    """
    connection = _connected(file, "ro")
    connection.execute("PRAGMA writable_schema = ON")  # what is said of one table spoils no other
    return connection


def row_of(ruling: KeptRuling) -> StoredRuling:
    """*ruling* as a row."""
    card, said, level = (each.without_ruby() for each in (ruling.card, ruling.ruling, ruling.level))
    content = zlib.compress(json.dumps(written(ruling), ensure_ascii=False).encode())
    place = microseconds(ruling.at), ruling.offset
    words = "\n".join(map(fold, _words(ruling)))
    seen = (*card, *said, *level, bool(ruling.exercise))
    return (ruling.id, *place, *seen, words, content)


def new_file() -> bytes:
    """A file with no ruling in it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.executescript(_TABLES)
        return connection.serialize()


def _words(ruling: KeptRuling) -> Iterator[str]:
    """All by which it is looked for, in both languages; a name by its readings, too."""
    yield "".join(run.reading or run.base for run in ruby_runs(ruling.card.ja))
    yield from (f"{ruling.local:%Y-%m-%d}", ruling.time, ruling.name)
    for text in _texts(ruling):
        yield from text


def _texts(ruling: KeptRuling) -> Iterator[Text]:
    yield from (ruling.card, ruling.ruling, ruling.day, ruling.level, ruling.edition, ruling.about)
    yield from [ruling.penalty] if ruling.penalty is not None else []
    for fact in ruling.facts:
        yield from (fact.name, fact.answer)


def _connected(file: Path, mode: str) -> sqlite3.Connection:
    address = f"file:{quote(str(file.absolute()))}?mode={mode}"
    connection = sqlite3.connect(address, timeout=_PATIENCE, isolation_level=None, uri=True)
    connection.text_factory = lambda raw: raw.decode(errors="replace")  # one row spoils no other
    return connection


def _check_kind(connection: sqlite3.Connection, file: Path) -> None:
    kind = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if not kind and not connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
        connection.executescript(_TABLES)
        return
    if kind != APPLICATION:
        raise foreign(file)
    if version > VERSION:
        raise newer(file, version, VERSION)


def _check_soundness(connection: sqlite3.Connection, file: Path) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise DamagedRulingsError(Text(found, f"{file} の構造が壊れています"))
