"""A journal as long as one can become, written at once."""

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from uuid import uuid4

from flowcharts.journal.document import one_line
from flowcharts.journal.review import ItemResult, Mode, Rating, Review
from flowcharts.journal.soundness import HOURS, ITEM_ANSWERS, ITEMS, WALKS
from flowcharts.journal.store import Journal
from flowcharts.practice.drills import DRILLS, WHOLE_CASES

START = datetime(2023, 1, 1, 9, tzinfo=UTC)
_A_DAY = 1000
"""How many reviews a learner does a day, in four hours."""
_PACE = 14_400
"""Milliseconds from one review to the next."""
_DAY = 86_400_000
_WAYS = 40
"""Through each chart."""
_RESULTS = 3
"""Of each review."""
_CHARTS = ("missed-trigger-2024", "missed-trigger-2024", "penalty", "awareness", "regular-rel")
_ANSWERS = ("yes", "no", "may", "otherwise")
_STORY = (
    "A attacks with Kavu Monarch, B does not block; no counter was ever put there. 熊が攻撃した。"
)

_INDEX = "SELECT sql FROM sqlite_schema WHERE name = 'results_of_items'"
_ITEMS_COUNTED = (
    "UPDATE items SET (again, hard, good) = (counted.again, counted.hard, counted.good) FROM ("  # noqa: S608  # of the trainer itself
    + ITEMS
    + ") AS counted WHERE items.number = counted.item"
)


def write_long(file: Path, reviews: int, items: int) -> datetime:
    """Write that many reviews of that many items; the moment after the last one."""
    with Journal.open(file, START):
        pass
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")  # whoever loses this one makes it anew
        connection.execute("PRAGMA cache_size = -400000")  # in KiB
        (index,) = connection.execute(_INDEX).fetchone()
        connection.execute("DROP INDEX results_of_items")  # made at once, it is made sooner
        connection.execute("BEGIN")
        _many(connection, "cases", 4, _cases(reviews // 2))
        _many(connection, "items (number, name)", 2, _items(items))
        _many(connection, "reviews", 17, _reviews(reviews))
        _many(connection, "results", 7, _results(reviews, items))
        _many(connection, "memories", 7, _memories(reviews, items))
        connection.execute(index)
        connection.execute(f"INSERT INTO hours {HOURS}")  # of the trainer itself
        connection.execute(f"INSERT INTO walks {WALKS}")  # the same
        connection.execute(f"INSERT INTO answers {ITEM_ANSWERS}")  # the same
        connection.execute(_ITEMS_COUNTED)
        connection.execute("COMMIT")
    return datetime.fromtimestamp((_place(reviews) + _PACE) / 1000, UTC)


def one_review(at: datetime) -> Review:
    """A review as a walk of today gives one, with an id of its own."""
    item = "missed-trigger-2024/question-{}".format
    return Review(
        id=uuid4().hex,
        at=at,
        offset=540,
        drill=WHOLE_CASES,
        mode=Mode.PRACTISE,
        chart=_CHARTS[0],
        case_id=uuid4().hex,
        case=one_line({"story": _STORY * 5}),
        predicted="{}",
        given=_ANSWERS,
        right=_ANSWERS,
        is_right=True,
        chance=0.25,
        hints=0,
        milliseconds=8000,
        is_fresh=True,
        is_counted=True,
        results=tuple(ItemResult(item(nth), Rating.GOOD, "no", "no") for nth in range(_RESULTS)),
    )


def _many(
    connection: sqlite3.Connection, table: str, width: int, rows: Iterator[tuple[object, ...]]
) -> None:
    signs = ", ".join("?" * width)
    connection.executemany(f"INSERT INTO {table} VALUES ({signs})", rows)  # noqa: S608  # of here


def _place(number: int) -> int:
    day, on_day = divmod(number, _A_DAY)
    return int(START.timestamp() * 1000) + day * _DAY + on_day * _PACE


def _cases(count: int) -> Iterator[tuple[object, ...]]:
    for number in range(count):
        content = one_line({"number": number, "story": _STORY})
        digest = number.to_bytes(16, "big")
        yield number, f"case-{number}", digest, zlib.compress(content.encode(), 1)


def _items(count: int) -> Iterator[tuple[object, ...]]:
    for number in range(count):
        yield number, f"missed-trigger-2024/question-{number}"


def _reviews(count: int) -> Iterator[tuple[object, ...]]:
    chance = Random(1)  # noqa: S311  # no secret
    drills, modes = [*DRILLS], (Mode.PRACTISE, Mode.PRACTISE, Mode.LEARN)
    ways = [json.dumps(chance.choices(_ANSWERS, k=5)) for _ in range(_WAYS)]
    for number in range(count):
        place = _place(number)
        answers = chance.choice(ways)
        yield (
            *(place, number.to_bytes(16, "big"), place * 1000, 540, chance.choice(drills)),
            *(modes[number // 250 % 3], chance.choice(_CHARTS), number // 2 % (count // 2)),
            *("{}", answers, answers, int(chance.random() < 0.9), 0.25, 0, 8000),  # noqa: PLR2004
            *(int(number % 2 == 0), int(number % 50 != 0)),
        )


def _results(count: int, items: int) -> Iterator[tuple[object, ...]]:
    chance = Random(2)  # noqa: S311  # the same
    for number in range(count):
        for nth in range(_RESULTS):
            right, given = chance.choices(_ANSWERS, k=2)
            item = (number * 7 + nth * 31) % items
            rating = 3 if right == given else 1
            yield _place(number), nth, item, rating, given, right, int(number > items)


def _memories(count: int, items: int) -> Iterator[tuple[object, ...]]:
    end = _place(count) * 1000
    for item in range(items):
        yield item, end + (item - items // 2) * 3_600_000_000, 9.0, 5.0, end - item, 9, 1
