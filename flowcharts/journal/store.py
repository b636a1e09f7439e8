"""The journal: every answered question, what is remembered of each item, and the settings."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from flowcharts.journal.backups import back_up
from flowcharts.journal.database import has_unwritten, open_in_memory, open_to_read, open_to_write
from flowcharts.journal.errors import in_words, in_words_of_rows
from flowcharts.journal.lock import JournalLock
from flowcharts.journal.memory import (
    MEMORY_COLUMNS,
    Memory,
    mark_stale,
    read_memory,
    store_memory,
)
from flowcharts.journal.merge import Merged, merge
from flowcharts.journal.migrations import migrate, newest_version, version_of
from flowcharts.journal.review import AnsweredItem, DrillName, ItemReview, Mode, Rating, Review
from flowcharts.journal.review_rows import (
    REVIEW_COLUMNS,
    microseconds,
    moment_of,
    next_place,
    place_of,
    read_reviews,
)
from flowcharts.journal.soundness import SMALL, check_quickly
from flowcharts.journal.tallies import Tallies
from flowcharts.journal.tally_rows import add_review, recount

_BEGINNING = datetime.min.replace(tzinfo=UTC)
_SETTINGS = "settings"
_ROUND = "round"


class Journal:
    """One learner's journal.

    Attributes:
        path: its file; None for a guest's.
        is_read_only: may nothing be added to it?
        needs_check: is it to be checked as a whole, which takes longer than its opening may?
        is_clock_back: does the clock say an earlier time than when the last review was added?
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path | None = None,
        lock: JournalLock | None = None,
        *,
        needs_check: bool = False,
        now: datetime | None = None,
    ) -> None:
        """Use `open`, `read_only` or `guest`."""
        self.path = path
        self.is_read_only = path is not None and lock is None
        self.needs_check = needs_check
        self._connection = connection
        self._lock = lock
        self.count: int = connection.execute("SELECT count(*) FROM reviews").fetchone()[0]
        last = self.last
        self.is_clock_back = last is not None and now is not None and now < last

    @classmethod
    def open(cls, path: Path, now: datetime) -> Self:
        """The journal at *path*, begun where there is none.

        Raises:
            JournalError: another window writes in it, it is damaged or of a newer version, or
                nothing can be written there.
        """
        with ExitStack() as undone:
            lock = JournalLock(path)
            undone.callback(lock.release)
            with in_words_of_rows(path):
                had_unclean_end = has_unwritten(path)
                connection = open_to_write(path)
                undone.callback(connection.close)
                check_quickly(connection, path)
                if 0 < version_of(connection) < newest_version():
                    back_up(path, now)
                migrate(connection)
                needs_check = had_unclean_end or path.stat().st_size > SMALL
                journal = cls(connection, path, lock, needs_check=needs_check, now=now)
            undone.pop_all()
            return journal

    @classmethod
    def read_only(cls, path: Path) -> Self:
        """The journal at *path* as it stands now and as others go on writing it.

        Raises:
            JournalError: there is none that can be read.
        """
        with in_words_of_rows(path):
            return cls(open_to_read(path), path)

    @classmethod
    def guest(cls) -> Self:
        """A journal that is in no file and gone when it is closed."""
        return cls(open_in_memory())

    @property
    def version(self) -> int:
        """The version of its tables."""
        return version_of(self._connection)

    def close(self) -> None:
        """Write what waits to be written, and let others write."""
        self._connection.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def last(self) -> datetime | None:
        """When the last review was answered, as the clock then said; None where there is none."""
        row = self._row("SELECT at FROM reviews ORDER BY place DESC LIMIT 1")
        return None if row is None else moment_of(row[0])

    def add(
        self, review: Review, memories: Iterable[Memory] = (), round_so_far: str | None = None
    ) -> None:
        """Keep *review*, what is now remembered of its items and the round, all or nothing.

        When it returns, they are on the disk.

        Raises:
            JournalError: they could not be kept; the journal is as it was.
        """
        with self._written():
            add_review(self._connection, next_place(self._connection, review.at), review)
            for memory in memories:
                store_memory(self._connection, memory)
            if round_so_far is not None:
                self._keep(_ROUND, round_so_far)
        self.count += 1

    def set_counted(self, review_id: str, *, is_counted: bool) -> None:
        """Count that review no more, as it was undone, or after all: the undo was undone.

        The memory of its items is stale then.

        Raises:
            JournalError: it could not be kept.
        """
        with self._written():
            place = place_of(self._connection, review_id)
            if place is None:
                raise KeyError(review_id)
            with in_words_of_rows(self.path):
                review = recount(self._connection, place, is_counted=is_counted)
            mark_stale(self._connection, (result.item for result in review.results))

    def merge(self, reviews: Iterable[Review], memories: Iterable[Memory] = ()) -> Merged:
        """Add those *reviews* that are not here yet, in the order of their time, all or nothing.

        What was undone on one side is undone. Where both sides have asked an item, what is
        remembered of it is stale.

        Raises:
            JournalError: they could not be kept; the journal is as it was.
        """
        with self._written():
            merged = merge(self._connection, reviews, memories)
        self.count += merged.added
        return merged

    def reviews(
        self,
        since: datetime | None = None,
        *,
        newest_first: bool = False,
        fresh_only: bool = False,
        chart: str | None = None,
        drill: DrillName | None = None,
    ) -> Iterator[Review]:
        """The reviews in the order in which they were answered, those undone among them.

        Raises:
            JournalError: the journal is damaged.
        """
        order = "DESC" if newest_first else "ASC"
        first = microseconds(since or _BEGINNING)
        with in_words_of_rows(self.path):
            rows = self._connection.execute(
                f"SELECT {REVIEW_COLUMNS} WHERE reviews.place >= :place AND at >= :first "
                "AND (is_fresh OR NOT :fresh_only) AND (:chart IS NULL OR chart = :chart) "
                f"AND (:drill IS NULL OR drill = :drill) ORDER BY reviews.place {order}",
                {
                    "place": first // 1000,
                    "first": first,
                    "fresh_only": fresh_only,
                    "chart": chart,
                    "drill": drill,
                },
            )
            yield from read_reviews(self._connection, rows)

    def has_seen(self, case_id: str) -> bool:
        """Was that case ever asked?"""
        return self._row("SELECT 1 FROM cases WHERE id = ?", case_id) is not None

    def memories(self) -> tuple[Memory, ...]:
        """What is remembered of all items, the first due first."""
        with in_words_of_rows(self.path):
            rows = self._connection.execute(f"SELECT {MEMORY_COLUMNS} ORDER BY due, name")
            return tuple(map(read_memory, rows))

    def keep_memories(self, memories: Iterable[Memory]) -> None:
        """Remember these from now on, as made anew from the history.

        Raises:
            JournalError: they could not be kept.
        """
        with self._written():
            for memory in memories:
                store_memory(self._connection, memory)

    def stale_items(self) -> tuple[str, ...]:
        """The items whose memory is to be made anew from their history."""
        with in_words_of_rows(self.path):
            rows = self._connection.execute(
                "SELECT name FROM stale JOIN items ON number = item ORDER BY name"
            )
            return tuple(row[0] for row in rows)

    def make_stale(self) -> None:
        """Have the memory of all items made anew from their history.

        Raises:
            JournalError: it could not be kept.
        """
        with self._written():
            self._connection.execute(
                "INSERT OR IGNORE INTO stale SELECT DISTINCT item FROM results"
            )

    def history(self, item: str) -> tuple[ItemReview, ...]:
        """How *item* was answered each time that counts, in order."""
        with in_words_of_rows(self.path):
            rows = self._connection.execute(
                "SELECT at, rating, mode FROM results JOIN reviews ON place = review "
                "WHERE item = (SELECT number FROM items WHERE name = ?) AND is_counted "
                "ORDER BY review",
                (item,),
            )
            return tuple(
                ItemReview(moment_of(at), Rating(rating), Mode(mode)) for at, rating, mode in rows
            )

    def items_missed(self) -> tuple[str, ...]:
        """The items that were ever answered wrongly."""
        with in_words(self.path):
            rows = self._connection.execute("SELECT name FROM items WHERE again > 0")
            return tuple(item for (item,) in rows)

    def items_answered(self, since: datetime) -> tuple[str, ...]:
        """The items that were answered from then on, by their names."""
        with in_words(self.path):
            rows = self._connection.execute(
                "SELECT name FROM items WHERE number IN "
                "(SELECT item FROM results WHERE review >= ?) ORDER BY name",
                (microseconds(since) // 1000,),
            )
            return tuple(item for (item,) in rows)

    def latest_answers(self, item: str) -> Iterator[AnsweredItem]:
        """How *item* was answered each time that counts, the latest first, read one by one."""
        with in_words(self.path):
            rows = self._connection.execute(
                "SELECT rating, results.right, cases.id, at, offset FROM results "
                "JOIN reviews ON place = review JOIN cases ON cases.number = case_number "
                "WHERE item = (SELECT number FROM items WHERE name = ?) AND is_counted "
                "ORDER BY review DESC",
                (item,),
            )
            for rating, right, case_id, at, offset in rows:
                yield AnsweredItem(item, Rating(rating), right, case_id, moment_of(at), offset)

    def tallies(self, day_begins: int = 0) -> Tallies:
        """The numbers for the statistics, for days that begin at that hour."""
        return Tallies(self._connection, day_begins, self.path)

    @property
    def settings(self) -> str | None:
        """The settings of practice as JSON; None where none were kept."""
        return self._kept(_SETTINGS)

    def keep_settings(self, settings: str) -> None:
        """Keep the settings of practice, written as JSON.

        Raises:
            JournalError: they could not be kept.
        """
        with self._written():
            self._keep(_SETTINGS, settings)

    @property
    def round(self) -> str | None:
        """The round in progress as JSON; None where there is none."""
        return self._kept(_ROUND)

    def keep_round(self, round_so_far: str | None) -> None:
        """Keep the round in progress, written as JSON; None when it is over.

        Raises:
            JournalError: it could not be kept.
        """
        with self._written():
            if round_so_far is None:
                self._connection.execute("DELETE FROM kept WHERE name = ?", (_ROUND,))
            else:
                self._keep(_ROUND, round_so_far)

    @contextmanager
    def _written(self) -> Iterator[None]:
        with in_words(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # a full disk may have ended it
                    self._connection.execute("ROLLBACK")
                raise

    def _keep(self, name: str, content: str) -> None:
        self._connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (name, content))

    def _kept(self, name: str) -> str | None:
        row = self._row("SELECT content FROM kept WHERE name = ?", name)
        return None if row is None else str(row[0])

    def _row(self, question: str, *values: str) -> tuple[Any, ...] | None:
        with in_words(self.path):
            row: tuple[Any, ...] | None = self._connection.execute(question, values).fetchone()
            return row
