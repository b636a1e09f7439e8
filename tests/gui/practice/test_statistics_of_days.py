"""Twenty simulated days: every screen of the statistics has the numbers that the journal has."""

import shutil
from collections import Counter, defaultdict
from contextlib import redirect_stderr
from datetime import date, datetime, timedelta
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from flowcharts.documents.number_table import NumberTable
from flowcharts.journal.days import start_of_day
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import ItemResult, Rating, Review
from flowcharts.journal.store import Journal
from flowcharts.model.text import quotable
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.items import RULING, idea_of
from flowcharts.practice.lapses import LapseBook
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.schedule import Schedule
from gui.practice.statistics.pages import StatisticsPages
from main import main
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.user import CTRL

FIRST, DAYS = date(2026, 2, 10), 20
NOW = "2026-03-01T23:00:00+00:00"
MINUTE = 60_000
TODAY = "missed-trigger-2024"


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `simulate --days 20 --seed 1` writes."""
    file = tmp_path_factory.mktemp("simulated") / "learner.journal"
    days = ["--days", str(DAYS), "--seed", "1", "--from", FIRST.isoformat()]
    with redirect_stderr(StringIO()):  # it says there how many answers it wrote
        assert main(["simulate", *days, "--journal", str(file)]) == 0
    return file


@pytest.fixture
def learner(practise: Practise, simulated: Path, journal: Path) -> Learner:
    shutil.copy(simulated, journal)
    found = practise(now=NOW)
    found.press(Qt.Key.Key_I, held=CTRL)
    return found


@pytest.fixture
def reviews(simulated: Path) -> list[Review]:
    """All there are, from the start."""
    with Journal.read_only(simulated) as journal:
        found = list(journal.reviews())
    assert len(found) > 300
    assert all(review.is_counted for review in found)
    return found


def pages(learner: Learner) -> StatisticsPages:
    found = learner.practice.pages.statistics
    assert found is not None
    return found


def table(learner: Learner, title: str) -> NumberTable:
    """The table of that title, which is on the screen."""
    found = next(each for each in pages(learner).tables if each.title.en == title)
    said = learner.reads(learner.page)
    for row in found.rows[:8]:
        for cell in row:
            assert (str(cell) if isinstance(cell, int) else cell.without_ruby().en) in said
    return found


def results(reviews: list[Review]) -> list[ItemResult]:
    return [result for review in reviews for result in review.results]


def test_the_figures_are_those_of_the_journal(learner: Learner, reviews: list[Review]) -> None:
    said = learner.reads(learner.panel)
    right = sum(review.is_right for review in reviews)
    assert f"{len(reviews)} questions, {right} right" in said
    hours, minutes = divmod(round(sum(r.milliseconds for r in reviews) / MINUTE), 60)
    assert f"{hours} h {minutes} min" in said
    assert f"Days practised in a row: {DAYS}." in said
    asked: set[str] = set()
    known = recalled = 0
    for result in results(reviews):
        known += result.item in asked
        recalled += result.item in asked and result.rating is not Rating.AGAIN
        asked.add(result.item)
    assert f"{100 * recalled // known} % of {known}." in said


def test_ideas_are_those_behind_wrong_answers(
    learner: Learner, reviews: list[Review], simulated: Path
) -> None:
    with Journal.read_only(simulated) as journal:
        held = {*LapseBook(journal, PracticeSettings().day_begins).all()}
    rated: defaultdict[str, list[Rating]] = defaultdict(list)
    for result in results(reviews):
        if "#" in result.item:
            rated[result.item].append(result.rating)
    wrong = {item: found for item, found in rated.items() if Rating.AGAIN in found}
    lines = [line for line in learner.reads(learner.panel).splitlines() if "“" in line]
    told = {idea_of(item): (item, found) for item, found in wrong.items()}
    assert len(lines) == min(5, len(wrong))
    for line in lines:
        (idea,) = (each for each in told if each is not None and quotable(each.words).en in line)
        item, found = told[idea]
        is_held = item in held
        assert is_held or found[-1] is not Rating.AGAIN
        times = f"({found.count(Rating.AGAIN)} of {len(found)})"
        assert line.startswith("✓ gone") is not is_held
        assert (times in line) is is_held


def test_the_goal_is_reckoned_from_the_fresh_cases(learner: Learner, reviews: list[Review]) -> None:
    fresh = [r for r in reviews if r.is_fresh and r.drill == "walk" and r.chart == TODAY][-50:]
    right = sum(review.is_right and not review.hints for review in fresh)
    guess = Random(1)  # noqa: S311  # no secret is drawn
    tries = 4000
    shares = [guess.betavariate(right + 0.5, len(fresh) - right + 0.5) for _ in range(tries)]
    passed = sum(sum(guess.random() < share for _ in range(25)) >= 18 for share in shares)
    (line,) = (x for x in learner.reads(learner.panel).splitlines() if "18 right needed" in x)
    told = int(line.partition("passed ")[2].split()[0])
    assert told == pytest.approx(100 * passed / tries, abs=3)


def test_reliability_counts_the_latest_fresh_cases(learner: Learner, reviews: list[Review]) -> None:
    fresh = [r for r in reviews if r.is_fresh and r.drill == "walk" and r.chart == TODAY][-50:]
    right = sum(review.is_right and not review.hints for review in fresh)
    assert f"{right} of the latest {len(fresh)} were right" in learner.reads(learner.panel)


def test_the_map_has_each_decision_of_each_chart(learner: Learner, reviews: list[Review]) -> None:
    expected: defaultdict[str, dict[str, list[bool]]] = defaultdict(dict)
    for result in results(reviews):
        chart, _, decision = result.item.partition("/")
        if "#" not in decision and decision != RULING:
            is_right = result.rating is not Rating.AGAIN
            expected[chart].setdefault(decision, []).append(is_right)
    seen: set[str] = set()
    charts = pages(learner).figures.charts.buttons.buttons
    for place in range(sum(button.isVisible() for button in charts)):
        learner.click(charts[place])
        learner.settle()
        chart = learner.position.chart.id
        shown = pages(learner).heat_map.shown
        assert set(shown) == set(expected[chart])
        for decision, right in expected[chart].items():
            assert shown[decision].endswith(f" {100 * sum(right) // len(right)} %")
        seen.add(chart)
    assert seen >= {chart for chart, decisions in expected.items() if decisions}


def test_each_day_is_counted(learner: Learner, reviews: list[Review]) -> None:
    learner.press(Qt.Key.Key_2)
    by_day: defaultdict[str, list[Review]] = defaultdict(list)
    for review in reviews:
        begun = review.at + timedelta(minutes=review.offset, hours=-4)
        by_day[begun.date().isoformat()].append(review)
    assert len(by_day) == DAYS
    rows = {str(row[0].en): row[1:] for row in table(learner, "Days").rows if row[0] != 0}  # type: ignore[union-attr]  # days are words
    assert rows == {
        day: (
            len(found),
            sum(r.is_right for r in found),
            sum(not r.is_right for r in found),
            round(sum(r.milliseconds for r in found) / MINUTE),
        )
        for day, found in by_day.items()
    }


def is_unlearnt(right: set[tuple[str, date]]) -> bool:
    """By right answers to two cases, on two days?"""
    return len({case for case, _ in right}) > 1 and len({day for _, day in right}) > 1


def test_what_comes_up_is_what_the_answers_come_to(learner: Learner, reviews: list[Review]) -> None:
    learner.press(Qt.Key.Key_3)
    schedule, memories = Schedule(PracticeSettings()), dict[str, Memory]()
    right_since: dict[str, set[tuple[str, date]]] = {}
    for review in reviews:
        day_of_it = (review.at + timedelta(minutes=review.offset, hours=-4)).date()
        for each in review.results:
            before = memories.get(each.item)
            memories[each.item] = schedule.after(each.item, before, each.rating, review.at)
            if each.rating is Rating.AGAIN:
                right_since[each.item] = set()
            elif each.rating is Rating.GOOD and each.item in right_since:
                right_since[each.item].add((review.case_id, day_of_it))
    now = datetime.fromisoformat(NOW)
    ends = [start_of_day(now, 4, day + 1) for day in range(30)]
    due = []
    for day, end in enumerate(ends):
        wrong = {
            item
            for item, right in right_since.items()
            if not is_unlearnt(right) and (day or now.date() not in {at for _, at in right})
        }
        due.append(len(wrong | {item for item, memory in memories.items() if memory.due < end}))
    counts = [row[1] for row in table(learner, "Coming up").rows]
    assert counts == [due[0], *(after - before for before, after in pairwise(due))]


def test_each_kind_is_counted(learner: Learner, reviews: list[Review]) -> None:
    learner.press(Qt.Key.Key_4)
    drills = {row[0].en: row[1:3] for row in table(learner, "By what is asked").rows}  # type: ignore[union-attr]  # kinds are words
    expected = {
        DRILLS[drill].name.en: (
            sum(r.drill == drill for r in reviews),
            sum(r.drill == drill and r.is_right for r in reviews),
        )
        for drill in {review.drill for review in reviews}
    }
    assert drills == expected
    charts = Counter(row[1:3] for row in table(learner, "By chart").rows)
    assert charts == Counter(
        (
            sum(r.chart == chart for r in reviews),
            sum(r.chart == chart and r.is_right for r in reviews),
        )
        for chart in {review.chart for review in reviews}
    )
    walks = [review for review in reviews if review.drill == "walk"]
    triggers = [row[1:3] for row in table(learner, "Whole cases by kind of trigger").rows]
    assert len(triggers) > 1
    assert sum(asked for asked, _ in triggers) == len(walks)  # type: ignore[misc]  # numbers
    assert sum(right for _, right in triggers) == sum(r.is_right for r in walks)  # type: ignore[misc]  # numbers


def test_confusions_are_those_given(learner: Learner, reviews: list[Review]) -> None:
    learner.press(Qt.Key.Key_5)
    times = Counter(
        (each.item, each.given, each.right)
        for each in results(reviews)
        if each.rating is Rating.AGAIN and "#" not in each.item
    )
    rows = table(learner, "Confusions").rows
    assert [row[-1] for row in rows] == sorted(times.values(), reverse=True)[:100]
