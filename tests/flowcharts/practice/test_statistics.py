"""Twenty simulated days: every number, checked against the journal read from its beginning."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.review import Rating, Review
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.lapses import LapseBook
from flowcharts.practice.learner import Learner
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.reliability import LATEST, Reliability, reliability_of
from flowcharts.practice.statistics import Statistics
from tests.flowcharts.journal.reviews import learners_day

TODAY = "missed-trigger-2024"
FIRST = datetime(2026, 11, 3, 12, tzinfo=UTC)
NOW = datetime(2026, 11, 22, 23, tzinfo=UTC)
MORNING = NOW + timedelta(hours=12)
SETTINGS = PracticeSettings()


@pytest.fixture(scope="module")
def learnt(library: Library) -> Iterator[Journal]:
    with Journal.guest() as journal:
        source = CaseSource(library, library.generator)
        learner = Learner(journal, source, FIRST, seed=1)
        learner.most_a_day = 10
        assert sum(1 for _ in learner.days(20)) == journal.count
        yield journal


@pytest.fixture(scope="module")
def reviews(learnt: Journal) -> list[Review]:
    found = list(learnt.reviews())
    assert len(found) == 200
    return found


@pytest.fixture(scope="module")
def statistics(learnt: Journal, library: Library) -> Statistics:
    return Statistics(learnt, library, SETTINGS, NOW)


def test_the_heat_map_is_of_all_answers(statistics: Statistics, reviews: list[Review]) -> None:
    asked = Counter(result.item for each in reviews for result in each.results)
    right = Counter(
        result.item
        for each in reviews
        for result in each.results
        if result.rating is not Rating.AGAIN
    )
    found = statistics.decisions()
    assert len(found) > 15
    for each in found:
        item = f"{each.chart}/{each.decision}"
        assert (each.tally.asked, each.tally.right) == (asked[item], right[item])
    assert {each.chart for each in statistics.decisions("awareness")} == {"awareness"}


def test_confusions_are_counted_and_named(statistics: Statistics, reviews: list[Review]) -> None:
    wrong = Counter(
        (result.item, result.right, result.given)
        for each in reviews
        for result in each.results
        if result.given != result.right and "#" not in result.item
    )
    found = statistics.confusions()
    assert found
    assert {each.confusion[:3]: each.confusion.times for each in found} == wrong
    assert all(each.decision is not None for each in found)


def test_days_and_time_are_those_of_the_reviews(
    statistics: Statistics, reviews: list[Review]
) -> None:
    by_day = Counter(learners_day(each.at, each.offset, SETTINGS.day_begins) for each in reviews)
    found = statistics.days()
    assert {day: tally.reviews for day, tally in found.items()} == by_day
    assert len(found) == 20
    assert statistics.days_in_a_row() == 20
    spent = sum(each.milliseconds for each in reviews)
    assert statistics.whole().milliseconds == spent
    assert sum(tally.right for tally in found.values()) == sum(each.is_right for each in reviews)
    assert {drill: t.reviews for drill, t in statistics.by_drill().items()} == Counter(
        each.drill for each in reviews
    )


@pytest.mark.parametrize("now", [NOW, MORNING], ids=["evening", "next morning"])
def test_the_forecast_is_of_every_memory_and_of_what_was_wrong(
    learnt: Journal, library: Library, now: datetime
) -> None:
    found = Statistics(learnt, library, SETTINGS, now).forecast(7)
    lapses = LapseBook(learnt, SETTINGS.day_begins).all()
    today, unforeseen = day_of(now, SETTINGS.day_begins), set[str]()
    for day in range(7):
        end = start_of_day(now, SETTINGS.day_begins, day + 1)
        due = {memory.item for memory in learnt.memories() if memory.reps and memory.due < end}
        wrong = {item for item, lapse in lapses.items() if day or today not in lapse.days}
        assert sum(found[: day + 1]) == len(due | wrong)
        unforeseen |= wrong - due
    assert unforeseen, "the schedule alone would not ask them"


def test_lapses_are_read_from_a_journal_as_they_were_counted(
    learnt: Journal, reviews: list[Review]
) -> None:
    with Journal.guest() as empty:
        counted = LapseBook(empty, SETTINGS.day_begins)
        for review in reviews:
            counted.add(review)
        read = LapseBook(learnt, SETTINGS.day_begins)
        assert read.all() == counted.all()
        assert len(read.all()) < len(learnt.items_missed()), "some are unlearnt"


@pytest.mark.parametrize("is_scheduled", [True, False], ids=["scheduled", "not scheduled"])
@pytest.mark.parametrize("now", [NOW, MORNING], ids=["evening", "next morning"])
def test_the_forecast_and_the_start_page_say_the_same(
    learnt: Journal, library: Library, now: datetime, *, is_scheduled: bool
) -> None:
    practice = Practice(learnt, CaseSource(library), lambda: now)
    practice.settings = SETTINGS._replace(is_scheduled=is_scheduled)
    due = practice.due()
    assert sum(due) > 0
    assert Statistics(learnt, library, practice.settings, now).forecast()[:2] == due


def test_retention_is_of_what_was_asked_before(
    statistics: Statistics, reviews: list[Review]
) -> None:
    seen: set[str] = set()
    known = recalled = 0
    for each in reviews:
        for result in each.results:
            if result.item in seen:
                known += 1
                recalled += result.rating is not Rating.AGAIN
        seen |= {result.item for result in each.results}
    found = statistics.retention()
    assert (found.known, found.recalled) == (known, recalled)
    assert found.share == pytest.approx(recalled / known)
    assert found.foreseen is not None
    assert 0.5 < found.foreseen <= 1


def test_kinds_of_trigger_are_of_whole_cases(statistics: Statistics, reviews: list[Review]) -> None:
    walked = [each for each in reviews if each.drill == "walk"]
    found = statistics.by_trigger()
    assert {"visible", "unseen"} <= {*found}
    assert sum(tally.asked for tally in found.values()) == len(walked)
    assert sum(tally.right for tally in found.values()) == sum(each.is_right for each in walked)


def test_reliability_is_of_the_latest_fresh_whole_cases(
    statistics: Statistics, reviews: list[Review]
) -> None:
    walked = [each for each in reviews if each.drill == "walk" and each.chart == TODAY]
    fresh = [each for each in walked if each.is_fresh][-LATEST:]
    found = statistics.reliability()
    assert found.count == len(fresh)
    assert found.right == sum(each.is_right and not each.hints for each in fresh)
    assert found.guessed == pytest.approx(sum(each.chance for each in fresh))


def test_the_number_is_honest_about_chance_and_few_answers() -> None:
    assert not reliability_of([(True, 0.2)] * 3).is_known
    guessed = Reliability(10, 50, 10.0)
    assert guessed.share == 0
    sure, unsure = Reliability(40, 50, 1.0), Reliability(8, 10, 0.2)
    assert sure.share == pytest.approx(unsure.share)
    assert unsure.interval[0] < sure.interval[0] < sure.share < sure.interval[1] < 1
    assert "40 of the latest 50" in sure.words.en
    assert "最近の50件中40件" in sure.words.ja
    assert "3 of 8" in reliability_of([(True, 0.2)] * 3).words.en


def test_an_exam_is_more_likely_passed_by_who_is_more_reliable() -> None:
    chances = [Reliability(right, 20, 0.4).chance_to_pass(25, 18) for right in (8, 13, 18, 20)]
    assert chances == sorted(chances)
    assert chances[0] < 0.05
    assert chances[-1] > 0.9
    assert Reliability(0, 0, 0.0).chance_to_pass(25, 0) == pytest.approx(1)


def test_an_empty_journal_has_no_numbers(library: Library) -> None:
    with Journal.guest() as journal:
        nothing = Statistics(journal, library, SETTINGS, NOW)
        assert (*nothing.decisions(), *nothing.ideas(), *nothing.confusions()) == ()
        assert nothing.days_in_a_row() == 0
        assert sum(nothing.forecast()) == 0
        assert nothing.retention().share is None
        assert not nothing.reliability().is_known
        assert nothing.by_trigger() == {}


def test_a_learner_with_one_mistaken_idea_meets_it_until_it_is_gone(library: Library) -> None:
    idea = "in-time-all-turn"
    with Journal.guest() as journal:
        source = CaseSource(library, library.generator)
        learner = Learner(journal, source, FIRST, seed=5, ideas=frozenset({idea}))
        verdicts, pointed_out = learner.days(12), 0
        for verdict in verdicts:
            pointed_out += verdict.idea is not None and verdict.idea.id == idea
            if pointed_out == 2:
                named = Statistics(journal, library, SETTINGS, FIRST).ideas()[0]
                assert (named.idea.id, named.is_held) == (idea, True)
            if not learner.held.ideas:
                break
        assert pointed_out >= 4
        assert journal.count < 30  # again and again, not once in a while
        held = Statistics(journal, library, SETTINGS, FIRST).ideas()[0]
        assert held.idea.id == idea
        assert sum(1 for _ in verdicts) > 30
        later = FIRST + timedelta(days=12)
        after = {
            each.idea.id: each for each in Statistics(journal, library, SETTINGS, later).ideas()
        }
        assert not after[idea].is_held
        assert after[idea].tally.right > 2
