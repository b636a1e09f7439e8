"""The numbers are those that one would count by hand."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.journal.review import ItemResult, Mode, Rating, Review
from flowcharts.journal.store import Journal
from flowcharts.journal.tallies import Confusion, ItemTally, Tally
from tests.flowcharts.journal.reviews import (
    DEFAULT,
    IDEA,
    NOW,
    OPTIONAL,
    learners_day,
    result,
    review,
)

ANSWERS = st.sampled_from(["yes", "no", "maybe"])
RESULTS = st.lists(
    st.builds(result, st.sampled_from([OPTIONAL, DEFAULT, IDEA]), ANSWERS, ANSWERS),
    min_size=1,
    max_size=3,
    unique_by=lambda each: each.item,
).map(tuple)
REVIEWS = st.lists(
    st.builds(
        lambda results, at, more: review(0, *results, at=at)._replace(**more),
        RESULTS,
        st.integers(0, 90 * 24 * 60).map(lambda minutes: NOW + timedelta(minutes=minutes)),
        st.fixed_dictionaries(
            {
                "mode": st.sampled_from(Mode),
                "drill": st.sampled_from(["walk", "when", "swim"]),
                "chart": st.sampled_from(["a", "b"]),
                "offset": st.sampled_from([-600, -300, 0, 330, 540]),
                "is_right": st.booleans(),
                "is_fresh": st.booleans(),
                "is_counted": st.booleans(),
                "milliseconds": st.integers(0, 60_000),
                "right": st.lists(ANSWERS, max_size=2).map(tuple),
                "id": st.uuids().map(lambda known: known.hex),
            }
        ),
    ),
    max_size=12,
    unique_by=lambda each: each.id,
)
BEGINS = st.integers(0, 23)


def counted_by_hand(reviews: list[Review]) -> tuple[int, int, int, int, int]:
    """Reviews, right ones, their time, fresh ones, fresh right ones."""
    fresh = [each for each in reviews if each.is_fresh]
    return (
        len(reviews),
        sum(each.is_right for each in reviews),
        sum(each.milliseconds for each in reviews),
        len(fresh),
        sum(each.is_right for each in fresh),
    )


def numbers(tally: Tally) -> tuple[int, int, int, int, int]:
    assert tally.fresh_chance == pytest.approx(tally.fresh * 0.25)
    return (tally.reviews, tally.right, tally.milliseconds, tally.fresh, tally.fresh_right)


@given(REVIEWS, BEGINS, st.data())
def test_they_add_up_by_every_part(reviews: list[Review], begins: int, data: st.DataObject) -> None:
    with Journal.guest() as journal:
        for each in reviews:
            journal.add(each)
        undone = data.draw(st.sets(st.sampled_from(reviews), max_size=3)) if reviews else set()
        for each in undone:
            journal.set_counted(each.id, is_counted=False)
        counted = [each for each in reviews if each.is_counted and each not in undone]
        tallies = journal.tallies(begins)
        days = {learners_day(each.at, each.offset, begins) for each in counted}
        assert {*tallies.by_day()} == days
        for day, tally in tallies.by_day().items():
            theirs = [e for e in counted if learners_day(e.at, e.offset, begins) == day]
            assert numbers(tally) == counted_by_hand(theirs)
            assert tallies.by_day(day, day + timedelta(days=1)) == {day: tally}
        by_both = tallies.by_chart_and_drill()
        assert {*by_both} == {(each.chart, each.drill) for each in counted}
        for both, tally in by_both.items():
            theirs = [each for each in counted if (each.chart, each.drill) == both]
            assert numbers(tally) == counted_by_hand(theirs)
        results = [*chain(*(each.results for each in counted))]
        assert tallies.items() == by_item(counted)
        assert {c[:3]: c.times for c in tallies.confusions(100)} == Counter(
            (each.item, each.right, each.given) for each in results if each.given != each.right
        )
        for drill in ("walk", "when", "swim"):
            assert {(w.chart, w.answers): w.reviews for w in tallies.walks(drill)} == Counter(
                (each.chart, each.right) for each in counted if each.drill == drill
            )


def by_item(reviews: list[Review]) -> dict[str, ItemTally]:
    results = [*chain(*(each.results for each in reviews))]
    ratings = Counter((each.item, each.rating) for each in results)
    return {
        item: ItemTally(*(ratings[item, rating] for rating in Rating))
        for item in sorted({each.item for each in results})
    }


def test_a_day_begins_at_the_learners_hour() -> None:
    with Journal.guest() as journal:
        journal.add(review(0, at=NOW.replace(hour=18, minute=59), offset=540))  # 03:59 in Tokyo
        journal.add(review(1, at=NOW.replace(hour=19, minute=0), offset=540))
        days = {day: tally.reviews for day, tally in journal.tallies(4).by_day().items()}
        assert days == {date(2026, 3, 28): 1, date(2026, 3, 29): 1}
        assert {*journal.tallies().by_day()} == {date(2026, 3, 29)}


def test_half_an_hour_of_a_time_zone_counts() -> None:
    with Journal.guest() as journal:
        journal.add(review(at=NOW.replace(hour=18, minute=30), offset=330))  # midnight in Delhi
        assert {*journal.tallies().by_day()} == {date(2026, 3, 29)}


def test_the_years_before_1970_have_days_as_any_other() -> None:
    with Journal.guest() as journal:
        journal.add(review(at=datetime(1969, 12, 31, 22, 30, tzinfo=UTC)))
        journal.add(review(1, at=datetime(1969, 12, 31, 3, 30, tzinfo=UTC)))
        assert {*journal.tallies().by_day()} == {date(1969, 12, 31)}
        assert {*journal.tallies(4).by_day()} == {date(1969, 12, 30), date(1969, 12, 31)}


def test_an_item_is_known_from_its_second_time_on() -> None:
    with Journal.guest() as journal:
        journal.add(review(0, result(given="yes")))
        journal.add(review(1, result(), result(DEFAULT)))
        journal.add(review(2, result(given="yes")))
        (whole,) = journal.tallies().by_day().values()
        assert (whole.known, whole.recalled) == (2, 1)


def test_what_was_right_after_a_hint_was_recalled() -> None:
    with Journal.guest() as journal:
        journal.add(review(0))
        journal.add(review(1, ItemResult(OPTIONAL, Rating.HARD, "no", "no")))
        (whole,) = journal.tallies().by_day().values()
        assert (whole.known, whole.recalled) == (1, 1)


def test_the_most_frequent_confusion_comes_first() -> None:
    with Journal.guest() as journal:
        for number, given_answer in enumerate(["yes", "maybe", "yes"]):
            journal.add(review(number, result(given=given_answer), result(DEFAULT, "yes", "no")))
        assert journal.tallies().confusions(9) == (
            Confusion(DEFAULT, "no", "yes", 3),
            Confusion(OPTIONAL, "no", "yes", 2),
            Confusion(OPTIONAL, "no", "maybe", 1),
        )
        assert len(journal.tallies().confusions(2)) == 2
