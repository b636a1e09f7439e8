"""How far a learner has come, counted from a journal in a file: today, in a row, this week."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from flowcharts.journal.review import ItemResult, Rating, Review
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.day_goal import DayGoal
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings, read_settings
from flowcharts.practice.progress import StudyProgress
from tests.flowcharts.journal.reviews import DEFAULT, IDEA, OPTIONAL, result, review

NOON = datetime(2026, 3, 20, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal.open(tmp_path / "learner.journal", NOON) as opened:
        yield opened


def progress(journal: Journal, library: Library, now: datetime = NOON) -> StudyProgress:
    return Practice(journal, CaseSource(library), lambda: now).progress()


def answered(journal: Journal, reviews: Iterable[Review]) -> None:
    for each in sorted(reviews, key=lambda each: each.at):
        journal.add(each)


def on_days_ago(*days: int) -> list[Review]:
    return [review(day, at=NOON - day * DAY) for day in days]


@pytest.mark.parametrize(
    ("days", "row"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((0, 1, 2), 3),
        ((1, 2, 3), 3),  # today is no free day yet
        ((0, 2, 3), 3),
        ((0, 1, 3, 4, 5, 6, 7, 8, 10, 11), 10),  # two free days, seven apart
        ((0, 1, 3, 4, 5, 6, 7, 9, 10), 7),  # six apart: the second ends it
        ((0, 1, 4, 5), 2),
        ((2, 3), 2),  # yesterday was free
        ((3, 4), 0),
        (tuple(range(150)), 150),
    ],
)
def test_days_in_a_row_allow_one_free_day_a_week(
    journal: Journal, library: Library, days: tuple[int, ...], row: int
) -> None:
    answered(journal, on_days_ago(*days))
    assert progress(journal, library).in_a_row == row


def test_a_day_begins_when_the_learner_says(journal: Journal, library: Library) -> None:
    night = datetime(2026, 3, 20, 2, tzinfo=UTC)
    answered(journal, [review(0, at=night - timedelta(hours=14)), review(1, at=night)])
    assert progress(journal, library, night).in_a_row == 1
    journal.keep_settings(PracticeSettings(day_begins=0).written())
    assert progress(journal, library, night).in_a_row == 2


def right(number: int, days_ago: int, *items: str, case: str = "") -> Review:
    results = tuple(result(item) for item in items)
    at = NOON - days_ago * DAY + timedelta(minutes=number)
    return review(number, *results, at=at, case_id=case or f"case-{number}")


def wrong(number: int, days_ago: int, item: str) -> Review:
    at = NOON - days_ago * DAY + timedelta(minutes=number)
    return review(number, result(item, given="yes"), at=at, case_id=f"case-{number}")


def asked(item: str, library: Library) -> Text:
    chart, _, decision = item.partition("/")
    return library.chart(chart).nodes[decision].label.on_one_line()


@pytest.mark.parametrize(
    ("reviews", "is_learnt"),
    [
        ([right(0, 5, OPTIONAL), right(1, 0, OPTIONAL)], True),
        ([right(0, 30, OPTIONAL), right(1, 0, OPTIONAL)], True),
        ([right(0, 0, OPTIONAL), right(1, 0, OPTIONAL)], False),  # on one day
        ([right(0, 3, OPTIONAL, case="a"), right(1, 0, OPTIONAL, case="a")], False),
        ([right(0, 3, OPTIONAL), right(1, 1, OPTIONAL), wrong(2, 0, OPTIONAL)], False),
        ([wrong(0, 4, OPTIONAL), right(1, 3, OPTIONAL), right(2, 1, OPTIONAL)], True),
        # It was sure before this week: that it still is is nothing new.
        ([right(0, 30, OPTIONAL), right(1, 20, OPTIONAL), right(2, 0, OPTIONAL)], False),
        ([right(0, 30, OPTIONAL), right(1, 20, OPTIONAL)], False),
    ],
)
def test_what_was_right_in_two_cases_on_two_days_is_learnt(
    journal: Journal, library: Library, reviews: list[Review], *, is_learnt: bool
) -> None:
    answered(journal, reviews)
    found = progress(journal, library).decisions
    assert found == ((asked(OPTIONAL, library),) if is_learnt else ())


def test_a_hint_is_no_knowledge(journal: Journal, library: Library) -> None:
    helped = ItemResult(OPTIONAL, Rating.HARD, "no", "no")
    first = right(0, 3, OPTIONAL)
    second = review(1, helped, at=NOON, case_id="another")
    answered(journal, [first, second])
    assert progress(journal, library).decisions == ()


def test_only_an_idea_that_was_held_is_left_behind(journal: Journal, library: Library) -> None:
    answered(journal, [right(0, 4, DEFAULT, IDEA), right(1, 1, DEFAULT, IDEA)])
    assert progress(journal, library).ideas == 0
    answered(journal, [wrong(2, 0, IDEA)])
    assert progress(journal, library).ideas == 0
    later = NOON + 3 * DAY
    answered(journal, [right(3, -1, IDEA), right(4, -2, IDEA)])
    assert progress(journal, library, later).ideas == 1


def test_minutes_are_those_of_answers_and_of_verdicts_read(
    journal: Journal, library: Library
) -> None:
    journal.keep_settings(PracticeSettings(goal=DayGoal(minutes=5)).written())
    start = NOON - timedelta(hours=2)
    seconds = (0, 30, 60, 3600)  # four seconds each; the last after an hour elsewhere
    answered(
        journal,
        [review(n, at=start + timedelta(seconds=each)) for n, each in enumerate(seconds)],
    )
    # 4 + 30 + 30, then a minute of reading at most, 4 more, and a minute after the last.
    assert progress(journal, library).done == (4 + 30 + 30 + 60 + 4 + 60) // 60
    assert not progress(journal, library).is_goal_met


def test_questions_taken_back_do_not_count(journal: Journal, library: Library) -> None:
    journal.keep_settings(PracticeSettings(goal=DayGoal(questions=2)).written())
    reviews = [review(n, at=NOON - timedelta(minutes=9 - n)) for n in range(2)]
    answered(journal, [review(9, at=NOON - DAY), *reviews])
    assert progress(journal, library).is_goal_met
    journal.set_counted(reviews[0].id, is_counted=False)
    assert progress(journal, library).done == 1


def test_a_goal_is_kept_as_it_was_set() -> None:
    set_to = PracticeSettings(goal=DayGoal(questions=20))
    assert read_settings(set_to.written()).goal == DayGoal(questions=20)
    assert read_settings('{"goal": [-1, 0]}').goal == DayGoal()
    assert read_settings('{"goal": "much"}').goal == DayGoal()
