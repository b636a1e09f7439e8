"""Journals of two computers become one, in any order, as often as one likes."""

from collections.abc import Iterator
from datetime import timedelta
from errno import EIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.journal.errors import JournalError
from flowcharts.journal.review import Review
from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from tests.flowcharts.journal.reviews import (
    DEFAULT,
    NOW,
    OPTIONAL,
    memory,
    memory_of,
    result,
    review,
)

NUMBERS = st.lists(st.integers(0, 9), max_size=8, unique=True)


def state(journal: Journal) -> tuple[object, ...]:
    tallies = journal.tallies()
    return (
        *journal.reviews(),
        tallies.by_day(),
        tallies.items(),
        tallies.walks("walk"),
        journal.memories(),
        journal.stale_items(),
    )


@given(NUMBERS, NUMBERS)
def test_merged_reviews_stand_in_the_order_of_their_time(mine: list[int], other: list[int]) -> None:
    with Journal.guest() as journal:
        for number in sorted(mine):
            journal.add(review(number))
        merged = journal.merge([review(number) for number in sorted(other)])
        assert merged == (len({*other} - {*mine}), len({*other} & {*mine}))
        assert [*journal.reviews()] == [review(number) for number in sorted({*mine, *other})]
        before = state(journal)
        assert journal.merge([review(number) for number in sorted(other)]).added == 0
        assert state(journal) == before, "twice is once"
        assert journal.count == len({*mine, *other})


def test_reviews_of_one_moment_keep_their_order() -> None:
    same = [review(number, at=NOW) for number in range(5)]
    with Journal.guest() as journal:
        journal.add(same[0])
        journal.merge(same)
        assert [*journal.reviews()] == same


def test_what_came_after_a_clock_was_set_back_keeps_its_order() -> None:
    minutes = (30, 0, 5)  # it was set back after the first
    told = [review(n, at=NOW + timedelta(minutes=at)) for n, at in enumerate(minutes)]
    with Journal.guest() as journal:
        journal.add(told[0])
        journal.add(told[1])
        journal.merge(told)
        assert [*journal.reviews()] == told


def test_what_came_with_a_memory_is_remembered_so() -> None:
    with Journal.guest() as journal:
        journal.merge([review()], [memory(reps=4), memory("never/asked")])
        assert journal.memories() == (memory(reps=4),)
        assert journal.stale_items() == ()


def test_what_both_sides_have_asked_is_remembered_anew() -> None:
    later = memory(last=NOW.replace(hour=20), reps=2)
    with Journal.guest() as journal:
        journal.add(review(0), [later])
        journal.merge([review(1)], [memory(reps=9)])
        assert memory_of(journal, OPTIONAL) == later, "the later one counts till then"
        assert journal.stale_items() == (OPTIONAL,)
        journal.merge([review(2, result(DEFAULT))])
        assert journal.stale_items() == (DEFAULT, OPTIONAL), "none came with it"


def test_what_was_undone_on_one_side_is_undone() -> None:
    with Journal.guest() as journal:
        journal.add(review(0), [memory()])
        journal.merge([review(0, is_counted=False)])
        assert [each.is_counted for each in journal.reviews()] == [False]
        assert journal.stale_items() == (OPTIONAL,)
        journal.merge([review(0)])
        assert [each.is_counted for each in journal.reviews()] == [False]
        assert journal.tallies().items() == {}


def test_a_merge_that_breaks_off_adds_nothing(file: Path, journal: Journal) -> None:
    def broken() -> Iterator[Review]:
        yield review(1)
        raise OSError(EIO, "the stick was pulled out")

    journal.add(review())
    before = state(journal)
    with pytest.raises(JournalError, match="pulled out"):
        journal.merge(broken())
    assert state(journal) == before
    assert journal.count == 1
    journal.close()
    assert faults(file) == ()
