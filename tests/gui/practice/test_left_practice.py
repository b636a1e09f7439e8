"""What else is opened while a question is asked: practice is left for it, and the round waits."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from flowcharts.journal import days
from tests.gui.practice.conftest import NOON, Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.user import CTRL

Key = Qt.Key


def walked(practise: Practise) -> Learner:
    """Say all that is said first: the chart is walked now."""
    learner = practise()
    learner.press(Key.Key_Space)
    learner.predict()
    return learner


def rule_on(learner: Learner, name: str) -> None:
    learner.press(Key.Key_N, held=CTRL)
    learner.write(name)
    learner.press(Key.Key_Return)


def test_a_ruling_asked_for_meanwhile_answers_no_question(practise: Practise) -> None:
    learner = walked(practise)
    rule_on(learner, "Dark Confidant")
    assert not learner.trainer.practice.is_open
    assert learner.trainer.rule_now.is_asking
    learner.press(Key.Key_N, Key.Key_1)
    assert learner.reviews == [], "the keys answer what is ruled on"
    learner.press(Key.Key_D, held=CTRL)
    assert learner.trainer.practice.is_open, "the round has waited"


def test_a_case_that_comes_any_other_way_leaves_practice_too(practise: Practise) -> None:
    learner = walked(practise)
    learner.trainer.rule_now.choose(-1)
    learner.settle()
    assert not learner.trainer.practice.is_open
    assert learner.position.case is not None


@pytest.mark.parametrize("is_statistics", [True, False], ids=["statistics", "start page"])
def test_a_ruling_is_seen_from_every_page(practise: Practise, *, is_statistics: bool) -> None:
    learner = practise()
    if is_statistics:
        learner.press(Key.Key_I, held=CTRL)
    rule_on(learner, "Dark Confidant")
    assert not learner.trainer.practice.is_open
    assert learner.trainer.rule_now.is_asking


def test_a_room_is_opened_with_practice_left(practise: Practise) -> None:
    learner = walked(practise)
    learner.press(Key.Key_F5)
    assert not learner.trainer.practice.is_open
    assert learner.trainer.rooms.room is not None
    learner.trainer.rooms.leave()


def test_time_away_is_not_spent_on_the_question(
    practise: Practise, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime.fromisoformat(NOON)
    monkeypatch.setattr(days, "clock_from", lambda _: lambda: now)
    learner = practise()
    learner.press(Key.Key_Space)
    learner.predict()
    now += timedelta(seconds=20)
    learner.press(Key.Key_Escape, Key.Key_Escape)
    now += timedelta(minutes=5)
    learner.click_button("Practise", learner.trainer.header)
    now += timedelta(seconds=10)
    learner.press(Key.Key_I, held=CTRL)
    now += timedelta(minutes=5)
    learner.press(Key.Key_I, held=CTRL)
    learner.click_button("Start page", learner.panel)
    now += timedelta(minutes=5)
    learner.click_button("Go on with the round", learner.page)
    learner.walk_right()
    assert [review.milliseconds for review in learner.reviews] == [30_000]


def test_the_start_page_is_reached_from_a_question_which_waits(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space)
    waiting = learner.question
    learner.press_number(1)
    learner.click_button("Start page", learner.panel)
    assert "Practise" in learner.reads(learner.page)
    learner.click_button("Go on with the round", learner.page)
    assert learner.question == waiting
    assert "You said" in learner.reads(learner.panel), "and what was said already"


def test_a_first_esc_is_forgotten_after_a_while(practise: Practise, qtbot: QtBot) -> None:
    learner = practise()
    learner.press(Key.Key_Escape)
    assert learner.window.notice
    escape = learner.trainer.escape
    (armed,) = escape.findChildren(QTimer)
    armed.setInterval(1)  # restarts it: no test waits for seconds
    qtbot.waitUntil(lambda: not learner.window.notice)
    learner.press(Key.Key_Escape)
    assert learner.trainer.practice.is_open, "it was a first one again"


def test_a_click_forgets_a_first_esc(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Escape)
    learner.click_button("One thing at a time", learner.page)
    assert not learner.window.notice
    learner.press(Key.Key_Escape)
    assert learner.trainer.practice.is_open


def test_nothing_else_is_opened_in_an_exam(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Exam", learner.page)
    learner.click_button("Begin the exam", learner.page)
    chart = learner.position.chart
    learner.press(Key.Key_N, held=CTRL)
    assert "An exam goes on" in learner.window.notice
    assert not learner.trainer.rule_now.is_choosing
    learner.press(Key.Key_F5)
    assert learner.trainer.rooms.room is None
    learner.session.open_chart("missed-trigger-2008")
    learner.settle()
    assert "An exam goes on" in learner.window.notice
    assert learner.trainer.practice.is_open
    assert learner.position.chart is chart
