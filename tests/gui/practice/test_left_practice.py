"""What else is opened while a question is asked: practice is left for it, and the round waits."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from flowcharts.journal import days
from flowcharts.journal.review import Mode
from gui.practice.pages import PracticeStage
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


def with_exam_left(practise: Practise, **settings: object) -> Learner:
    """Answer two questions of an exam, and go to the start page."""
    learner = practise(**settings)
    learner.click_button("Exam", learner.page)
    learner.click_button("Choose one of five", learner.page)
    learner.click_button("Begin the exam", learner.page)
    learner.press(Key.Key_1, Key.Key_1)
    learner.click_button("Start page", learner.panel)
    return learner


OTHERS = ("Learn", "Mistakes only", "Cram", "Begin a new round instead")


@pytest.mark.parametrize("other", OTHERS)
def test_an_exam_that_waits_is_gone_on_with_unless_it_is_given_up(
    practise: Practise, other: str
) -> None:
    learner = with_exam_left(practise)
    learner.click_button(other, learner.page)
    said = learner.reads(learner.page)
    assert "Still waiting: Exam, 2 of 25 questions answered." in said
    names = [each.accessibleName() for each in learner.seen(QAbstractButton, learner.page)]
    assert any("ends without a result" in name for name in names)
    assert learner.focus is learner.window.view, "keys are heard"
    learner.press(Key.Key_Space)
    assert learner.practice.question.is_exam
    assert "Question 3 of 25" in learner.reads(learner.panel)


def test_a_drill_or_another_exam_asks_too_what_becomes_of_what_waits(practise: Practise) -> None:
    learner = with_exam_left(practise)
    learner.click_button("One thing at a time", learner.page)
    learner.click_button("Single decisions", learner.page)
    assert "Still waiting" in learner.reads(learner.page)
    learner.press(Key.Key_Escape)
    assert "2 of 25" in learner.button("Go on with the round", learner.page).accessibleName()
    learner.click_button("Begin the exam", learner.page)
    assert "Still waiting" in learner.reads(learner.page)
    learner.press(Key.Key_3)
    assert learner.practice.stage is PracticeStage.START
    learner.press(Key.Key_Return)
    assert "Question 3 of 25" in learner.reads(learner.panel)


def test_what_waits_is_given_up_by_whoever_says_so(practise: Practise) -> None:
    learner = with_exam_left(practise)
    learner.click_button("Learn", learner.page)
    learner.press(Key.Key_Down, Key.Key_Return)
    assert learner.practice.stage is PracticeStage.ASKED
    assert not learner.practice.question.is_exam
    assert [review.mode for review in learner.reviews] == [Mode.EXAM, Mode.EXAM]


def test_a_round_that_waits_is_asked_about_in_both_languages(practise: Practise) -> None:
    learner = practise(wording="both")
    learner.press(Key.Key_Space, Key.Key_A)
    learner.click_button("Start page", learner.panel)
    learner.click_button("Cram", learner.page)
    said = learner.reads(learner.page)
    assert "Still waiting: Practice, about 10 min left." in said
    assert "途中のもの：練習（残り約10分）" in said
    learner.click_button("Begin another one", learner.page)
    assert learner.practice.stage is PracticeStage.ASKED
    assert "Cram" in learner.reads(learner.panel)


def test_nothing_is_asked_where_nothing_was_answered(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space)
    learner.click_button("Start page", learner.panel)
    learner.click_button("Cram", learner.page)
    assert learner.practice.stage is PracticeStage.ASKED


def test_an_exam_waits_on_where_there_is_nothing_else_to_ask(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Exam", learner.page)
    learner.click_button("Choose one of five", learner.page)
    learner.click_button("Begin the exam", learner.page)
    right = [option.id for option in learner.question.options].index(learner.question.right)
    learner.press_number(right + 1)
    learner.click_button("Start page", learner.panel)
    learner.click_button("Mistakes only", learner.page)
    learner.press(Key.Key_2)
    assert "Nothing was answered wrongly lately" in learner.window.notice
    learner.press(Key.Key_Escape, Key.Key_Escape, Key.Key_Escape)
    assert not learner.practice.is_open
    again = practise()
    again.press(Key.Key_Space)
    assert "Question 2 of 25" in again.reads(again.panel)


def test_a_lesson_practised_meanwhile_asks_what_becomes_of_the_round(practise: Practise) -> None:
    learner = with_exam_left(practise)
    learner.press(Key.Key_Space)
    learner.practice.practise_on(learner.position.walk.home.chart.id)
    learner.settle()
    assert "2 of 25" in learner.reads(learner.page)
    learner.press(Key.Key_1)
    assert "Question 3 of 25" in learner.reads(learner.panel)


def test_an_exam_whose_result_was_told_waits_no_more(
    practise: Practise, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime.fromisoformat(NOON)
    monkeypatch.setattr(days, "clock_from", lambda _: lambda: now)
    learner = practise()
    learner.click_button("Exam", learner.page)
    learner.click_button("Choose one of five", learner.page)
    learner.click_button("30 minutes", learner.page)
    learner.click_button("Begin the exam", learner.page)
    learner.press(Key.Key_1)
    now += timedelta(hours=1)
    learner.press(Key.Key_1)
    assert "The time is up." in learner.window.notice
    learner.click_button("Back to the start page", learner.page)
    learner.button("Practise for 10 minutes", learner.page)
    learner.click_button("Learn", learner.page)
    assert learner.practice.stage is PracticeStage.ASKED
    assert not learner.practice.question.is_exam


def test_an_exam_whose_time_ran_out_before_its_first_answer_waits_no_more(
    practise: Practise, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime.fromisoformat(NOON)
    monkeypatch.setattr(days, "clock_from", lambda _: lambda: now)
    learner = practise()
    learner.click_button("Exam", learner.page)
    learner.click_button("Choose one of five", learner.page)
    learner.click_button("30 minutes", learner.page)
    learner.click_button("Begin the exam", learner.page)
    learner.click_button("Start page", learner.panel)
    now += timedelta(minutes=30)
    learner.press(Key.Key_Space)
    assert "The time is up." in learner.window.notice
    learner.button("Practise for 10 minutes", learner.page)
    learner.press(Key.Key_Space)
    assert learner.practice.stage is PracticeStage.ASKED
    assert not learner.practice.question.is_exam


@pytest.mark.parametrize("other", ["Cram", "Begin the exam"])
def test_what_is_begun_instead_takes_the_filters_set_while_it_is_asked(
    practise: Practise, other: str
) -> None:
    learner = with_exam_left(practise)
    learner.click_button(other, learner.page)
    learner.click_button("Choose what is asked", learner.panel)
    learner.click_button("Gold", learner.panel)
    learner.click_button("Begin another one", learner.page)
    assert learner.question.case.level == "gold"
