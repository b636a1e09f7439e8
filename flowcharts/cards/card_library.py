"""The card library: the cards that were taken in, found by their names or by what they say."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.imported_card import ImportedCard
from flowcharts.cards.sources import SOURCES
from flowcharts.cards.tables import APPLICATION, COLUMNS, VERSION, card_of, matching
from flowcharts.database_errors import reason_of
from flowcharts.find.fold import Query, fold
from flowcharts.folders import data_folder
from flowcharts.model.scenario import Card
from flowcharts.model.text import Language, Text

_MOST = 50
"""So many cards are found at most: nobody reads more."""
_LAST = "\U0010ffff"
_UNREADABLE = Text(
    "The card library {file} cannot be read ({reason}). Erase it and take the cards in again.",
    "カード一覧 {file} を読み込めません（{reason}）。"
    "一覧を消去して、カードを取り込み直してください。",
)
_FOREIGN = Text("it is no card library of this version", "このバージョンのカード一覧ではありません")
_SOURCE = Text("{file}, {source}, taken in on {day}", "{file}（{source}、{day}に取り込み）")
_NAMES = {source.id: source.name for source in SOURCES}


def library_file() -> Path:
    """Where the card library lies; it need not be there."""
    return data_folder() / "cards.sqlite"


class FoundCard(NamedTuple):
    """A card of the library."""

    number: int
    card: ImportedCard
    source: Text
    """Which file it came from, and when."""

    def as_card(self) -> Card:
        """The card as the rest of the program has cards."""
        return self.card.card(self.number, self.source)


class CardLibrary:
    """The cards in a file of their own, which is only read here."""

    def __init__(self, file: Path) -> None:
        """Raises CardLibraryError where *file* is there and no card library."""
        self._file = file
        self._connection = self._opened() if file.is_file() else None

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @property
    def count(self) -> int:
        """How many cards there are, each face for itself."""
        return next((row["count"] for row in self._rows("SELECT count(*) AS count FROM card")), 0)

    def sources(self) -> tuple[Text, ...]:
        """Which files were taken in."""
        return tuple(_source(row) for row in self._rows("SELECT * FROM taken ORDER BY number"))

    def find(self, asked: str, language: Language, most: int = _MOST) -> tuple[FoundCard, ...]:
        """The cards with all words of *asked*: what is called so first, then what says so."""
        query = Query(asked)
        if not query.words or not matching(query.words):
            return ()
        match = matching(query.words)
        numbers = chain(
            self._beginning_with(query.phrase, language, most),
            self._matching(f"{{names}} : ({match})", most),
            self._matching(f"{{texts}} : ({match})", most),
        )
        return tuple(self._found(islice(dict.fromkeys(numbers), most)))

    def named(self, name: str) -> tuple[FoundCard, ...]:
        """The cards of that name, in either language; tokens last, more than one of some names."""
        folded = fold(name)
        numbers = self._numbers(
            "SELECT number FROM card WHERE folded_en = ? OR folded_ja = ? "
            "ORDER BY is_token, number",
            folded,
            folded,
        )
        return tuple(self._found(numbers))

    def card(self, number: int) -> FoundCard | None:
        """The card of that number, if it is still there."""
        return next(self._found([number]), None)

    def any_card(self, lots: Random) -> FoundCard | None:
        """One of the cards by lot; None where there is none, or none of the number drawn."""
        last = next(self._numbers("SELECT max(number) AS number FROM card"), None)
        return self.card(lots.randint(1, last)) if last else None

    def _beginning_with(self, phrase: str, language: Language, most: int) -> Iterator[int]:
        # In Japanese a list is sorted by how names are read, where that is known.
        columns = ("folded_en", "folded_kana", "folded_ja")
        own = columns if language is Language.ENGLISH else (*columns[1:], columns[0])
        for column in own:
            yield from self._numbers(
                f"SELECT number FROM card WHERE {column} BETWEEN ? AND ? ORDER BY {column} LIMIT ?",  # noqa: S608  # columns of ours
                phrase,
                phrase + _LAST,
                most,
            )

    def _matching(self, match: str, most: int) -> Iterator[int]:
        asked = "SELECT rowid AS number FROM card_words WHERE card_words MATCH ? LIMIT ?"
        yield from self._numbers(asked, match, most)

    def _numbers(self, asked: str, *values: str | int) -> Iterator[int]:
        return (row["number"] for row in self._rows(asked, *values))

    def _found(self, numbers: Iterable[int]) -> Iterator[FoundCard]:
        asked = (
            f"SELECT card.number AS number, taken.day AS taken_on, source, path, "  # noqa: S608  # columns of ours
            f"{COLUMNS.replace('day', 'card.day AS day')} "
            f"FROM card JOIN taken ON taken.number = card.taken WHERE card.number = ?"
        )
        for number in numbers:
            for row in self._rows(asked, number):
                source = _told(row["path"], row["source"], row["taken_on"])
                yield FoundCard(row["number"], card_of(row), source)

    def _rows(self, asked: str, *values: str | int) -> list[sqlite3.Row]:
        if self._connection is None:
            return []
        try:
            return self._connection.execute(asked, values).fetchall()
        except sqlite3.Error as error:
            raise self._unreadable(reason_of(error)) from error

    def _opened(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=ro", uri=True)
            kind = connection.execute("PRAGMA application_id").fetchone()[0]
            version = connection.execute("PRAGMA user_version").fetchone()[0]
        except sqlite3.Error as error:
            raise self._unreadable(reason_of(error)) from error
        if (kind, version) != (APPLICATION, VERSION):
            with closing(connection):
                raise self._unreadable(_FOREIGN)
        connection.row_factory = sqlite3.Row
        return connection

    def _unreadable(self, reason: Text) -> CardLibraryError:
        return CardLibraryError(_UNREADABLE.filled(file=str(self._file), reason=reason))


def _source(row: sqlite3.Row) -> Text:
    return _told(row["path"], row["source"], row["day"])


def _told(path: str, source: str, day: str) -> Text:
    return _SOURCE.filled(
        file=Path(path).name, source=_NAMES.get(source, Text(source, source)), day=day
    )
