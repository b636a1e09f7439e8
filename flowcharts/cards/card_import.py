"""Taking cards in: a batch at a time, all of a file or nothing, and on where a kill stopped it."""

import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from datetime import date
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from flowcharts import database_errors
from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.imported_card import ImportedCard
from flowcharts.cards.sources import source_of
from flowcharts.cards.sources.source import CardInFile, CardSource
from flowcharts.cards.tables import (
    APPLICATION,
    COLUMNS,
    INSERT,
    TABLES,
    UPDATE,
    VERSION,
    card_of,
    row_of,
    words_of,
)
from flowcharts.codec.toml_cache import mark_of
from flowcharts.find.fold import fold
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

_BATCH = 250
"""So many cards are written at a time: a tenth of a second, by which Stop is heard."""
_NO_CARDS = Text(
    "{file} holds no card; nothing was taken in.",
    "{file} にはカードがありません。何も取り込んでいません。",
)
_UNKEPT = Text(
    "The cards cannot be kept ({reason}); the card library is as it was.",
    "カードを保存できません（{reason}）。カード一覧は元のままです。",
)


class CardsTaken(NamedTuple):
    """How far a file has been taken in."""

    cards: int
    """So many faces of cards were read."""
    share: float
    """Of the file, from 0 to 1."""


def take_in(path: Path, library: Path) -> Generator[CardsTaken, None, None]:
    """Take the cards of the file or folder at *path* into the *library*, told after each batch.

    The library has them once all are read; until then, and where it fails or is given up, it is
    as it was. What was begun and ended by no fault of the file's goes on where it stopped.

    Whoever gives it up closes it.

    Raises:
        CardLibraryError: the file cannot be read or is of no known kind, or nothing can be kept.
    """
    source = source_of(path)
    fresh = library.with_name(f"{library.name}.new")
    try:
        library.parent.mkdir(parents=True, exist_ok=True)
        with closing(_begun(fresh, library, path)) as connection:
            yield from _Taking(connection, source, path).steps()
        fresh.replace(library)
    except CardLibraryError:
        _remove(fresh)
        raise
    except OSError as error:
        _remove(fresh)
        raise CardLibraryError(_UNKEPT.filled(reason=reason_of(error))) from error
    except sqlite3.Error as error:
        _remove(fresh)
        said = database_errors.reason_of(error)
        raise CardLibraryError(_UNKEPT.filled(reason=said)) from error


def erase(library: Path) -> None:
    """Forget all cards that were taken in.

    Raises:
        OSError: the file cannot be removed.
    """
    _remove(library.with_name(f"{library.name}.new"))
    library.unlink(missing_ok=True)


class _Taking:
    """One file being taken in."""

    def __init__(self, connection: sqlite3.Connection, source: CardSource, path: Path) -> None:
        self._connection, self._source, self._path = connection, source, path
        self._number, self._before = self._place()
        self._size = max(source.size(path), 1)

    def steps(self) -> Iterator[CardsTaken]:
        cards = self._source.read(self._path)
        count = self._before
        # What was taken in before the kill is read past.
        for _ in islice(cards, self._before):
            pass
        while batch := list(islice(cards, _BATCH)):
            count += len(batch)
            self._keep(batch, count)
            yield CardsTaken(count, min(batch[-1].read / self._size, 1.0))
        if not count:
            raise CardLibraryError(_NO_CARDS.filled(file=self._path.name))
        self._finish()
        yield CardsTaken(count, 1.0)

    def _place(self) -> tuple[int, int]:
        """The number of this file, and how many of its cards are there already."""
        asked = "SELECT number, read FROM taken WHERE NOT is_whole"
        left = self._connection.execute(asked).fetchone()
        if left is not None:
            return left["number"], left["read"]
        day = date.today().isoformat()  # noqa: DTZ011  # the user's own day
        values = (self._source.id, *_identity(self._path), day)
        with self._connection:
            cursor = self._connection.execute(
                "INSERT INTO taken (source, path, mark, read, day, is_whole) "
                "VALUES (?, ?, ?, 0, ?, 0)",
                values,
            )
        return cursor.lastrowid or 0, 0

    def _keep(self, batch: list[CardInFile], count: int) -> None:
        with self._connection:
            for each in batch:
                self._put(each.card)
            self._connection.execute(
                "UPDATE taken SET read = ? WHERE number = ?", (count, self._number)
            )

    def _put(self, card: ImportedCard) -> None:
        known = self._known(card)
        if known is None:
            number = self._connection.execute(INSERT, row_of(card, self._number)).lastrowid
            self._connection.execute(
                "INSERT INTO card_words (rowid, names, texts) VALUES (?, ?, ?)",
                (number, *words_of(card)),
            )
            return
        before = card_of(known)
        now = before.renewed_by(card)
        self._connection.execute(UPDATE, (*row_of(now, self._number), known["number"]))
        if words_of(before) != words_of(now):
            self._connection.execute(
                "UPDATE card_words SET names = ?, texts = ? WHERE rowid = ?",
                (*words_of(now), known["number"]),
            )

    def _known(self, card: ImportedCard) -> sqlite3.Row | None:
        """The same card as it is kept; several may bear one name, each with a text of its own."""
        rows: list[sqlite3.Row] = self._connection.execute(
            f"SELECT number, taken, {COLUMNS} FROM card WHERE folded_en = ? AND is_token = ?",  # noqa: S608  # columns of ours
            (fold(card.name.en), card.is_token),
        ).fetchall()
        alike = (row for row in rows if row["text_en"] == card.text.en)
        of_other_files = (row for row in rows if row["taken"] != self._number)
        # A text that another file has may only be worded otherwise; of one file, both are cards.
        return next(alike, None) or (next(of_other_files, None) if len(rows) == 1 else None)

    def _finish(self) -> None:
        """Now all of it is there; what the same source had of an older file is told no more."""
        with self._connection:
            self._connection.execute(
                "UPDATE taken SET is_whole = 1 WHERE number = ?", (self._number,)
            )
            self._connection.execute(
                "DELETE FROM taken WHERE number NOT IN (SELECT taken FROM card)"
            )
        self._connection.execute("INSERT INTO card_words (card_words) VALUES ('optimize')")
        self._connection.commit()


def _begun(fresh: Path, library: Path, path: Path) -> sqlite3.Connection:
    """The new library beside the old one: as it was left, or else a copy of the old one."""
    if not _is_left(fresh, path):
        _remove(fresh)
    is_new = not fresh.exists()
    connection = sqlite3.connect(fresh)
    connection.row_factory = sqlite3.Row
    # All of the file or nothing: what is half-written is thrown away, not mended.
    connection.execute("PRAGMA synchronous = OFF" if is_new else "PRAGMA synchronous = NORMAL")
    if is_new and library.is_file():
        with closing(sqlite3.connect(f"{library.absolute().as_uri()}?mode=ro", uri=True)) as old:
            old.backup(connection)
    elif is_new:
        connection.executescript(TABLES)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
    return connection


def _is_left(fresh: Path, path: Path) -> bool:
    """Was it left while the same file was being taken in, and is it sound?"""
    if not fresh.is_file():
        return False
    with suppress(sqlite3.Error), closing(sqlite3.connect(fresh)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version != VERSION or connection.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            return False
        asked = "SELECT path, mark FROM taken WHERE NOT is_whole"
        return connection.execute(asked).fetchall() == [_identity(path)]
    return False


def _identity(path: Path) -> tuple[str, str]:
    """By what it is known that it is the same file still."""
    return str(path.absolute()), str(mark_of(path))


def _remove(fresh: Path) -> None:
    for file in (fresh, fresh.with_name(f"{fresh.name}-journal")):
        with suppress(OSError):
            file.unlink()
