"""The rulings that are kept, in a file of their own: rooms and journals have none of them.

A window that practises in another process locks its journal; a ruling is kept all the same. What is
erased is erased from the copy, too, which a damaged file is mended by.
"""

import json
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

from flowcharts.find.fold import Query
from flowcharts.folders import data_folder, replacing
from flowcharts.journal.document import MisfitError, read_document
from flowcharts.journal.review_rows import moment_of
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.rulings.errors import DamagedRulingsError, RulingsError, in_words
from flowcharts.rulings.kept_ruling import KeptRuling
from flowcharts.rulings.mend import copy_of, damaged_files, mend
from flowcharts.rulings.tables import COLUMNS, PUT, StoredRuling, opened, row_of

_SEEN = "id, at, offset, card_en, card_ja, ruling_en, ruling_ja, level_en, level_ja, is_exercise"
_HAS_WORD = "instr(words, ?) AND begins(CAST(words AS BLOB), ?)"
"""What is quickly found is looked at again: whether a word begins there."""
_LATIN = b"abcdefghijklmnopqrstuvwxyz0123456789"
_GONE = Text("That ruling is not kept any more.", "その裁定は、もう記録に残っていません。")
_UNREADABLE = Text(
    "The entry of {day} about {card} is damaged ({reason}). It stays as it is; its ruling was: "
    "{ruling}.",
    "{day}の「{card}」の記録は壊れています（{reason}）。記録はそのまま残します。裁定：{ruling}",
)
_NO_JSON = Text("it cannot be read", "読み取れません")
_ENTRY = Text("the entry", "記録")
_MINUTE = 60_000_000
_DAY = 24 * 60 * _MINUTE
"""In microseconds."""
_Done = TypeVar("_Done")


def rulings_file() -> Path:
    """Where they lie; it need not be there."""
    return data_folder() / "rulings.sqlite"


class RulingRow(NamedTuple):
    """A ruling as a list shows it: of thousands, nothing is made that nobody sees."""

    id: str
    at: int
    """Microseconds since 1970."""
    offset: int
    """Minutes east of UTC on the judge’s clock."""
    card_en: str
    card_ja: str
    ruling_en: str
    ruling_ja: str
    level_en: str
    level_ja: str
    is_exercise: int

    @property
    def local(self) -> datetime:
        """When it was reached, on the judge’s clock."""
        return moment_of(self.at + self.offset * _MINUTE).replace(tzinfo=None)

    @property
    def day_number(self) -> int:
        """Which day it was, counted from 1970."""
        return (self.at + self.offset * _MINUTE) // _DAY

    @property
    def day(self) -> Text:
        """The day of it, on the judge’s clock."""
        return date_of(f"{self.local:%Y-%m-%d}")

    @property
    def card(self) -> Text:
        """The name of its card."""
        return Text(self.card_en, self.card_ja)

    @property
    def ruling(self) -> Text:
        """The ruling in a few words."""
        return Text(self.ruling_en, self.ruling_ja)

    @property
    def level(self) -> Text:
        """The Rules Enforcement Level."""
        return Text(self.level_en, self.level_ja)


class Rulings:
    """The rulings of a file.

    Attributes:
        mended: what is to be said of the file, where it was damaged and has been made anew.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._mark: tuple[int, int] | None = None
        """Which file that is, whatever is called so by now."""
        self.mended: Text | None = None

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @property
    def count(self) -> int:
        """How many there are."""
        return self._read(lambda it: it.execute("SELECT count(*) FROM rulings").fetchone()[0], 0)

    def found(self, asked: str = "", most: int = -1) -> tuple[RulingRow, ...]:
        """Those that say *asked*, or else those with all of its words, the newest first.

        Latin words are found by their beginnings, Japanese ones anywhere.

        *most*: so many at most; all of them where it is negative.

        Raises:
            RulingsError: they cannot be read.
        """
        query = Query(asked)
        found = self._having([query.phrase], most)  # "3 Oct" is no other day on which 3 is said
        return found or self._having(query.words, most) if len(query.words) > 1 else found

    def _having(self, words: list[str], most: int) -> tuple[RulingRow, ...]:
        """Those with all of *words*."""
        has_words = " AND ".join([_HAS_WORD] * len(words))
        question = (
            f"SELECT {_SEEN} FROM rulings WHERE {has_words} "  # noqa: S608  # signs and columns of ours
            "ORDER BY at DESC, number DESC LIMIT ?"
        )
        values = (*(value for word in words for value in (word, word.encode())), most)

        def read(connection: sqlite3.Connection) -> list[StoredRuling]:
            connection.create_function("begins", 2, _begins, deterministic=True)
            return connection.execute(question, values).fetchall()

        rows: list[StoredRuling] = self._read(read, [])
        return tuple(map(RulingRow._make, rows))

    def ruling(self, ruling_id: str) -> KeptRuling:
        """The ruling of that id.

        Raises:
            RulingsError: it is gone, or damaged.
        """
        question = f"SELECT {_SEEN}, content FROM rulings WHERE id = ?"  # noqa: S608  # columns of ours
        row = self._read(lambda it: it.execute(question, (ruling_id,)).fetchone(), None)
        if row is None:
            raise RulingsError(_GONE)
        *seen, content = row
        try:
            return read_document(KeptRuling, json.loads(zlib.decompress(content)), _ENTRY)
        except MisfitError as error:
            raise _unreadable(RulingRow._make(seen), error.said[0]) from error
        except (ValueError, TypeError, zlib.error) as error:
            raise _unreadable(RulingRow._make(seen), _NO_JSON) from error

    def rulings(self, ids: Iterable[str]) -> Iterator[KeptRuling]:
        """The rulings of those ids that can be read, one by one."""
        return filter(None, map(self.known, ids))

    def faults(self) -> Iterator[Text]:
        """What is wrong with the entries, each in a sentence."""
        for row in self.found():
            try:
                self.ruling(row.id)
            except RulingsError as error:
                yield error.said

    def known(self, ruling_id: str) -> KeptRuling | None:
        """The ruling of that id; None where there is none that can be read."""
        try:
            return self.ruling(ruling_id)
        except RulingsError:
            return None

    def keep(self, *rulings: KeptRuling) -> None:
        """Keep them, each in the place of an earlier one of the same case.

        Raises:
            RulingsError: they cannot be kept; what was kept stays.
        """
        self.put(map(row_of, rulings))

    def put(self, rows: Iterable[StoredRuling]) -> None:
        """Keep *rows* as they were read.

        Raises:
            RulingsError: they cannot be kept; what was kept stays.
        """
        fresh = list(rows)

        def write(connection: sqlite3.Connection) -> None:
            self._copy_daily(connection)
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(PUT, fresh)
            connection.execute("COMMIT")

        self._do(write)

    def erase(self, ruling_id: str) -> StoredRuling | None:
        """Erase one; what it was, so that it can be put back.

        Raises:
            RulingsError: it cannot be erased.
        """
        row: StoredRuling | None = self._read(
            lambda it: it.execute(
                f"SELECT {', '.join(COLUMNS)} FROM rulings WHERE id = ?",  # noqa: S608  # columns of ours
                (ruling_id,),
            ).fetchone(),
            None,
        )
        if row is not None:
            self._do(lambda it: it.execute("DELETE FROM rulings WHERE id = ?", (ruling_id,)))
            copy = copy_of(self._file)
            if copy.is_file():
                with in_words(copy), closing(opened(copy)) as connection:
                    connection.execute("DELETE FROM rulings WHERE id = ?", (ruling_id,))
        return row

    def erase_all(self) -> None:
        """Erase all there are, with the copy, and with what was damaged.

        Raises:
            RulingsError: they cannot be erased.
        """
        # Not the file itself: another window that has it open would go on in one that is gone.
        self._read(lambda it: it.execute("DELETE FROM rulings"), None)
        with in_words(self._file):
            for file in (copy_of(self._file), *damaged_files(self._file)):
                file.unlink(missing_ok=True)

    def _read(self, read: Callable[[sqlite3.Connection], _Done], otherwise: _Done) -> _Done:
        """What *read* gives; *otherwise*, where nothing was ever kept."""
        return self._do(read) if self._connection or self._file.exists() else otherwise

    def _do(self, act: Callable[[sqlite3.Connection], _Done]) -> _Done:
        """Do it; where the file turns out to be damaged, with what can be read of it."""
        try:
            return self._done(act)
        except DamagedRulingsError:
            self.close()
            self.mended = mend(self._file)
            return self._done(act)

    def _done(self, act: Callable[[sqlite3.Connection], _Done]) -> _Done:
        connection = self._opened()
        with in_words(self._file):
            try:
                return act(connection)
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def _opened(self) -> sqlite3.Connection:
        """The file, opened; anew, where another window has put a new one in its place."""
        if self._connection is None or _mark_of(self._file) != self._mark:
            self.close()
            self._connection = opened(self._file)
            self._mark = _mark_of(self._file)
        return self._connection

    def _copy_daily(self, connection: sqlite3.Connection) -> None:
        """Copy what was kept before today, once a day."""
        copy = copy_of(self._file)
        if copy.is_file() and date.fromtimestamp(copy.stat().st_mtime) == date.today():  # noqa: DTZ011, DTZ012  # the user's own day
            return
        if connection.execute("SELECT 1 FROM rulings LIMIT 1").fetchone():
            with replacing(copy) as fresh:
                connection.execute("VACUUM INTO ?", (str(fresh),))


def _begins(words: bytes, word: bytes) -> bool:
    """Does a word of *words* begin so? “pact” is no word of “impact”; Japanese has no gaps."""
    at = words.find(word)
    while at > 0 and word[0] in _LATIN and words[at - 1] in _LATIN:
        at = words.find(word, at + 1)
    return at >= 0


def _mark_of(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _unreadable(row: RulingRow, reason: Text) -> RulingsError:
    said = _UNREADABLE.filled(day=row.day, card=row.card, reason=reason, ruling=row.ruling)
    return RulingsError(said)
