import random
from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from fsrs import Card, Scheduler
from fsrs import Rating as FsrsRating

from flowcharts.journal.days import day_of, offset_of, start_of_day
from flowcharts.journal.memory import SOON, Memory
from flowcharts.journal.review import ItemResult, ItemReview, Mode, Rating
from flowcharts.journal.store import Journal
from flowcharts.practice.fit import ENOUGH, fitted
from flowcharts.practice.practice_settings import PracticeSettings, read_settings
from flowcharts.practice.schedule import Schedule
from tests.flowcharts.journal.reviews import NOW, learners_day, review

ITEM = "awareness/visible"
BERLIN = ZoneInfo("Europe/Berlin")


@pytest.fixture
def schedule() -> Schedule:
    return Schedule(PracticeSettings())


def test_wrong_is_asked_again_the_same_day_and_right_later(schedule: Schedule) -> None:
    wrong = schedule.after(ITEM, None, Rating.AGAIN, NOW)
    hard = schedule.after(ITEM, None, Rating.HARD, NOW)
    good = schedule.after(ITEM, None, Rating.GOOD, NOW)
    assert wrong.due == NOW + SOON
    assert NOW + timedelta(days=1) <= hard.due <= good.due
    assert (wrong.reps, wrong.lapses) == (1, 1)
    assert (good.reps, good.lapses) == (1, 0)


def test_what_is_known_again_and_again_is_asked_ever_later(schedule: Schedule) -> None:
    memory, gaps, at = None, [], NOW
    for _ in range(5):
        memory = schedule.after(ITEM, memory, Rating.GOOD, at)
        gaps.append(memory.due - at)
        at = memory.due
    assert gaps == sorted(gaps)
    assert gaps[-1] > 3 * gaps[0]


def test_nothing_is_put_off_for_more_than_ten_years_or_so(schedule: Schedule) -> None:
    memory, at, longest = None, NOW, timedelta()
    for _ in range(20):
        memory = schedule.after(ITEM, memory, Rating.GOOD, at)
        longest = max(longest, memory.due - at)
        at = memory.due
    assert timedelta(days=3_000) < longest < timedelta(days=4_000)


def test_a_day_replays_and_leaves_the_chance_of_others_alone(schedule: Schedule) -> None:
    random.seed(5)
    foreseen = random.random()  # noqa: S311 # no secret is drawn
    random.seed(5)
    memory = schedule.after(ITEM, None, Rating.GOOD, NOW)
    memory = schedule.after(ITEM, memory, Rating.GOOD, memory.due)
    again = schedule.after(ITEM, None, Rating.GOOD, NOW)
    assert schedule.after(ITEM, again, Rating.GOOD, again.due) == memory
    assert random.random() == foreseen  # noqa: S311 # no secret is drawn


def test_items_learnt_together_do_not_all_come_together(schedule: Schedule) -> None:
    due = set()
    for number in range(20):
        memory = schedule.after(f"chart/{number}", None, Rating.GOOD, NOW)
        for _ in range(2):
            memory = schedule.after(f"chart/{number}", memory, Rating.GOOD, memory.due)
        due.add(memory.due - memory.last)
    assert len(due) > 1


def test_more_wanted_retention_asks_sooner() -> None:
    eager = Schedule(PracticeSettings(retention=0.97)).after(ITEM, None, Rating.GOOD, NOW)
    easy = Schedule(PracticeSettings(retention=0.7)).after(ITEM, None, Rating.GOOD, NOW)
    assert eager.due < easy.due


def test_a_clock_set_back_loses_nothing(schedule: Schedule) -> None:
    memory = schedule.after(ITEM, None, Rating.GOOD, NOW)
    earlier = schedule.after(ITEM, memory, Rating.GOOD, NOW - timedelta(days=400))
    assert earlier.last == NOW
    assert earlier.due > NOW
    assert 0.99 < schedule.chance_of_recall(memory, NOW - timedelta(days=3)) <= 1


def test_a_memory_is_made_anew_from_the_history_without_cramming(schedule: Schedule) -> None:
    memory = schedule.after(ITEM, None, Rating.AGAIN, NOW)
    memory = schedule.after(ITEM, memory, Rating.GOOD, NOW + timedelta(days=1))
    history = (
        ItemReview(NOW, Rating.AGAIN, Mode.PRACTISE),
        ItemReview(NOW + timedelta(hours=1), Rating.GOOD, Mode.CRAM),
        ItemReview(NOW + timedelta(days=1), Rating.GOOD, Mode.EXAM),
    )
    assert schedule.made_anew(ITEM, history) == memory
    nothing = schedule.made_anew(ITEM, ())
    assert nothing.reps == 0
    assert schedule.after(ITEM, nothing, Rating.GOOD, NOW) == schedule.after(
        ITEM, None, Rating.GOOD, NOW
    )


def test_parameters_of_another_version_are_left_alone() -> None:
    odd = Schedule(PracticeSettings(parameters=(1.0, 2.0)))
    usual = Schedule(PracticeSettings())
    assert odd.after(ITEM, None, Rating.GOOD, NOW) == usual.after(ITEM, None, Rating.GOOD, NOW)


# The learner's day.


def test_a_day_begins_at_its_hour() -> None:
    assert day_of(datetime(2026, 5, 2, 3, 59, tzinfo=BERLIN), 4) == date(2026, 5, 1)
    assert day_of(datetime(2026, 5, 2, 4, 0, tzinfo=BERLIN), 4) == date(2026, 5, 2)
    now = datetime(2026, 5, 2, 1, 0, tzinfo=BERLIN)
    assert start_of_day(now, 4) == datetime(2026, 5, 1, 2, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("day", "hours"),
    [(date(2026, 3, 28), 23), (date(2026, 10, 24), 25), (date(2026, 5, 1), 24)],
)
def test_a_day_in_which_the_clocks_change_is_shorter_or_longer(day: date, hours: int) -> None:
    now = datetime(day.year, day.month, day.day, 12, tzinfo=BERLIN)
    length = start_of_day(now, 4, 1) - start_of_day(now, 4)
    assert length == timedelta(hours=hours)


def test_a_traveller_has_the_day_of_where_they_are() -> None:
    moment = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
    berlin, tokyo = moment.astimezone(BERLIN), moment.astimezone(ZoneInfo("Asia/Tokyo"))
    assert day_of(berlin, 4) == date(2026, 5, 1)
    assert day_of(tokyo, 4) == date(2026, 5, 2)
    assert learners_day(moment, offset_of(tokyo), 4) == day_of(tokyo, 4)
    assert offset_of(datetime(2026, 1, 1, tzinfo=timezone(timedelta(hours=-3.5)))) == -210


# The settings.


def test_settings_come_back_and_what_cannot_be_is_as_usual() -> None:
    settings = PracticeSettings(
        is_scheduled=False, retention=0.85, day_begins=5, drills=("walk", "when")
    )
    assert read_settings(settings.written()) == settings
    usual = PracticeSettings()
    for broken in (None, "", "{", "[]", '{"retention": 3}', '{"day_begins": 77, "odd": 1}'):
        assert read_settings(broken) == usual
    assert read_settings('{"retention": "x", "minutes": 20}').minutes == 20
    assert read_settings('{"drills": ["dance"]}') == usual


# Fitting.


def test_a_short_journal_fits_nothing(journal: Journal) -> None:
    journal.add(review())
    assert fitted(journal, PracticeSettings(), NOW) is None


def test_a_long_journal_fits_the_schedule_to_its_learner(journal: Journal) -> None:
    chance = random.Random(3)  # noqa: S311 # no secret is drawn
    number = 0
    for day in range(12):
        for item in range(110):
            known = chance.random() < 0.6 + 0.03 * day
            given = "no" if known else "yes"
            name = ItemResult(f"c/{item}", Rating.GOOD if known else Rating.AGAIN, given, "no")
            at = NOW + timedelta(days=day, seconds=item)
            journal.add(review(number, name, at=at))
            number += 1
    found = fitted(journal, PracticeSettings(), NOW)
    assert found is not None
    assert found.fitted_on >= ENOUGH
    usual = Schedule(PracticeSettings()).after(ITEM, None, Rating.GOOD, NOW)
    assert Schedule(found).after(ITEM, None, Rating.GOOD, NOW).stability != usual.stability
    assert read_settings(found.written()) == found


def test_what_is_due_is_moved_sooner_for_some_items_and_later_for_others() -> None:
    plain = Scheduler(
        desired_retention=PracticeSettings().retention,
        learning_steps=(),
        relearning_steps=(),
        enable_fuzzing=False,
    )
    card, _ = plain.review_card(Card(card_id=0), FsrsRating.Easy, NOW)
    memory = Memory(ITEM, card.due, card.stability or 0.0, card.difficulty or 0.0, NOW, 1, 0)
    unmoved = plain.review_card(card, FsrsRating.Good, card.due)[0].due
    schedule = Schedule(PracticeSettings())
    due = [
        schedule.after(f"chart/{number}", memory, Rating.GOOD, card.due).due for number in range(40)
    ]
    assert min(due) < unmoved < max(due)
