"""The start page and the result say how far the learner has come, and scold nobody."""

import re
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QScrollArea

from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from gui.practice.chip_row import ChipRow
from gui.practice.goal_bar import GoalBar
from gui.practice.pages import PracticeStage
from gui.widgets.button_face import ButtonState
from gui.widgets.text_button import TextButton
from tests.flowcharts.journal.reviews import OPTIONAL, result, review
from tests.gui.practice.conftest import NOON, Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.user import CTRL

_DAY = timedelta(days=1)


def answer_one(learner: Learner) -> None:
    learner.press(Qt.Key.Key_Space)
    learner.predict()
    learner.walk_right()


def to_start(learner: Learner) -> None:
    learner.click_button("Start page", learner.panel)
    assert learner.practice.stage is PracticeStage.START


def written(journal: Path, *days_ago: int) -> None:
    """A journal with one answer about the same decision on each of those days."""
    noon = datetime.fromisoformat(NOON)
    with Journal.open(journal, noon) as opened:
        for number in sorted(days_ago, reverse=True):
            at = noon - number * _DAY
            opened.add(review(number, result(OPTIONAL), at=at, case_id=f"case-{number}"))


def test_the_buttons_name_the_minutes_that_a_round_is_set_to_and_the_result_tells_the_goal(
    practise: Practise,
) -> None:
    learner = practise(wording="both")
    begin = learner.button("Practise for 10 minutes", learner.page)
    assert "10分間練習する" in begin.accessibleName()
    learner.click_button("How much is asked", learner.panel)
    learner.click_button("20", row(learner, "Minutes of a round"))
    learner.click_button("5 min", learner.panel)
    begin = learner.button("Practise for 20 minutes", learner.page)
    assert "20分間練習する" in begin.accessibleName()
    learner.click_button("Exam", learner.page)
    learner.click_button("Choose one of five", learner.page)
    learner.click_button("Begin the exam", learner.page)
    for _ in range(25):
        learner.press_number(1)
    assert learner.practice.stage is PracticeStage.RESULT
    another = learner.button("Another 20 minutes", learner.page)
    assert "もう20分練習する" in another.accessibleName()
    assert "of 5 minutes" in learner.reads(learner.page)
    assert learner.seen(GoalBar, learner.page)


def test_a_row_that_is_set_stays_where_it_was(practise: Practise) -> None:
    learner = practise(height=720)
    learner.click_button("How much is asked", learner.panel)
    assert isinstance(learner.panel, QScrollArea)
    bar = learner.panel.verticalScrollBar()
    bar.setValue(bar.maximum())
    learner.settle()
    for title, chosen in (("A day begins at", "3:00"), ("Minutes of a round", "20")):
        chip = learner.button(chosen, row(learner, title))
        learner.panel.ensureWidgetVisible(chip)
        place = chip.mapTo(learner.window, QPoint())
        learner.click(chip)
        assert isinstance(chip, TextButton)
        assert chip.face.state is ButtonState.CHOSEN
        assert chip.mapTo(learner.window, QPoint()) == place
        assert not chip.visibleRegion().isEmpty()


def row(learner: Learner, title: str) -> ChipRow:
    """The setting of that *title*."""
    rows = learner.seen(ChipRow, learner.panel)
    return next(each for each in rows if title in learner.reads(each))


def test_a_goal_is_set_by_a_click_and_seen_to_be_met(practise: Practise) -> None:
    learner = practise()
    assert "goal" not in learner.reads(learner.page), "none is set unasked"
    learner.click_button("How much is asked", learner.panel)
    learner.click_button("5 q.", learner.panel)
    assert "Today’s goal: 0 of 5 questions." in learner.reads(learner.page)
    assert learner.seen(GoalBar, learner.page)
    answer_one(learner)
    to_start(learner)
    assert "Today’s goal: 1 of 5 questions." in learner.reads(learner.page)
    for _ in range(4):
        answer_one(learner)
        to_start(learner)
    assert "✓ Today’s goal is met: 5 of 5 questions." in learner.reads(learner.page)
    learner.press(Qt.Key.Key_Space)
    learner.press(Qt.Key.Key_Z, held=CTRL)
    to_start(learner)
    assert "Today’s goal: 4 of 5 questions." in learner.reads(learner.page), "one taken back"


def test_days_in_a_row_are_told_and_a_free_day_is_no_end(practise: Practise, journal: Path) -> None:
    written(journal, 1, 2, 4)
    learner = practise()
    said = learner.reads(learner.page)
    assert "Days practised in a row: 3. A free day a week does not end it." in said
    learner.session.choose(wording=Wording.JAPANESE)
    learner.settle()
    assert "連続練習：3日（週に1日休んでも途切れません）" in learner.reads(learner.page)


def test_nobody_is_told_of_days_that_were_missed(practise: Practise, journal: Path) -> None:
    written(journal, 5, 6, 7, 8)
    learner = practise()
    assert "Questions answered so far: 4" in learner.reads(learner.page)
    assert "in a row" not in learner.reads(learner.page)


def test_what_was_learnt_this_week_is_named(
    practise: Practise, journal: Path, library: Library
) -> None:
    written(journal, 1, 9)
    learner = practise()
    chart, _, decision = OPTIONAL.partition("/")
    label = library.chart(chart).nodes[decision].label.on_one_line().en
    assert f"right in two cases on two days: “{label}”." in learner.reads(learner.page)


def test_more_than_nine_are_counted_as_in_japanese(
    practise: Practise, journal: Path, library: Library
) -> None:
    charts = (library.chart("missed-trigger-2024"), library.chart("missed-trigger-2016"))
    decisions = [f"{chart.id}/{each.id}" for chart in charts for each in chart.decisions][:14]
    ideas = [f"{decision}#idea" for decision in decisions[:12]]
    noon = datetime.fromisoformat(NOON)
    with Journal.open(journal, noon) as opened:
        answers = [(10, item, "yes") for item in ideas]
        answers += [(days, item, "no") for days in (9, 1) for item in (*decisions, *ideas)]
        for number, (days, item, given) in enumerate(answers):
            at = noon - days * _DAY
            opened.add(review(number, result(item, given), at=at, case_id=f"case-{number}"))
    said = practise(wording="ja").reads()
    assert re.search("」ほか[0-9]{2}件", said)
    assert "思い込み：12件" in said
