"""Where the next key goes: after every page of practice, with keys alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from flowcharts.practice.drills import DRILLS
from gui.practice.choice_buttons import ChoiceButtons
from gui.practice.pages import PracticeStage
from gui.widgets.button_list import ButtonList
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.user import CTRL

Key = Qt.Key


def button(learner: Learner, words: str) -> QAbstractButton:
    for page in (learner.page, learner.panel):
        for each in learner.seen(QAbstractButton, page):
            if words in each.accessibleName():
                return each
    raise AssertionError(f"No button says {words}.")


def press_button(learner: Learner, words: str) -> None:
    """Go to it with Tab, and press it with Space."""
    learner.tab_to(button(learner, words))
    learner.press(Key.Key_Space)


def stage_of(learner: Learner) -> PracticeStage:
    return learner.practice.stage


def is_ready(learner: Learner) -> bool:
    """Has the chart the focus, so that every key is a command’s?"""
    return QApplication.focusWidget() is learner.window.view


def test_space_goes_from_page_to_page(practise: Practise) -> None:
    learner = practise()
    assert is_ready(learner)
    for _ in range(3):
        learner.press(Key.Key_Space)
        assert stage_of(learner) is PracticeStage.ASKED
        assert is_ready(learner)
        for _ in learner.question.predictions:
            learner.press(Key.Key_Down, Key.Key_Space)
            assert is_ready(learner)
        if stage_of(learner) is PracticeStage.WALKED:
            learner.walk_right()
        elif stage_of(learner) is PracticeStage.ASKED:
            learner.press_number(1)
        assert stage_of(learner) is PracticeStage.VERDICT
        assert is_ready(learner)


def test_the_round_goes_on_after_the_start_page(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space)
    waiting = learner.question
    press_button(learner, "Start page")
    assert stage_of(learner) is PracticeStage.START
    assert is_ready(learner)
    learner.press(Key.Key_Space)
    assert learner.practice.is_open
    assert learner.question == waiting
    learner.press_number(1)
    press_button(learner, "Start page")
    learner.press(Key.Key_Return)
    assert learner.question == waiting
    assert learner.practice.is_open


def test_enter_and_space_take_what_is_marked(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space, Key.Key_Down, Key.Key_Return, Key.Key_Down, Key.Key_Space)
    assert stage_of(learner) is PracticeStage.WALKED


def test_no_key_after_a_hint_shows_the_answer(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space)
    for _ in range(4):
        hint = button(learner, "Hint")
        if not hint.isEnabled():
            break
        learner.click(hint)
        assert is_ready(learner)
        learner.press(Key.Key_Space)
        assert stage_of(learner) is PracticeStage.ASKED


@pytest.mark.parametrize("drill", [drill for drill in DRILLS if drill != "walk"])
def test_every_drill_is_begun_answered_and_gone_on_with(practise: Practise, drill: str) -> None:
    learner = practise()
    press_button(learner, "One thing at a time")
    press_button(learner, DRILLS[drill].name.en)
    assert is_ready(learner)
    learner.press(Key.Key_Down, Key.Key_Space)
    assert stage_of(learner) is PracticeStage.VERDICT
    assert is_ready(learner)
    learner.press(Key.Key_Space)
    assert stage_of(learner) is PracticeStage.ASKED
    learner.press(Key.Key_A)
    assert stage_of(learner) is PracticeStage.VERDICT
    learner.press(Key.Key_Z, held=CTRL)
    assert stage_of(learner) is PracticeStage.ASKED
    assert is_ready(learner)
    learner.press(Key.Key_I, held=CTRL)
    assert stage_of(learner) is PracticeStage.STATISTICS
    assert is_ready(learner)
    learner.press(Key.Key_Space)
    assert learner.practice.is_open, "nothing takes it"
    learner.press(Key.Key_I, held=CTRL)
    assert stage_of(learner) is PracticeStage.ASKED


def test_an_exam_is_taken_with_keys_alone(practise: Practise) -> None:
    learner = practise()
    press_button(learner, "Exam")
    press_button(learner, "Choose one of five")
    press_button(learner, "Begin the exam")
    for number in range(1, 26):
        assert is_ready(learner), number
        asked = learner.question
        learner.press(Key.Key_Space, Key.Key_Return)
        assert learner.practice.is_open, "nothing is marked, and nothing is left"
        assert learner.question == asked
        if number % 2:
            learner.press_number(1)
        else:
            learner.press(Key.Key_Down, Key.Key_Space)
    assert stage_of(learner) is PracticeStage.RESULT
    assert is_ready(learner)
    assert len(learner.reviews) == 25
    learner.press(Key.Key_Space)
    assert stage_of(learner) is PracticeStage.ASKED, "another round"
    assert not learner.practice.question.is_exam


def test_a_walked_exam_is_taken_with_keys_alone(practise: Practise) -> None:
    learner = practise()
    press_button(learner, "Exam")
    press_button(learner, "Begin the exam")
    for _ in range(2):
        for _ in learner.question.predictions:
            assert is_ready(learner)
            learner.press_number(1)
        assert stage_of(learner) is PracticeStage.WALKED
        assert is_ready(learner)
        learner.walk_right()
        assert learner.practice.is_open
    assert len(learner.reviews) == 2


def test_every_ending_of_todays_chart_has_a_key(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space)
    remedy, *_ = learner.question.predictions
    assert len(remedy.options) == 10
    (rows,) = (each for each in learner.seen(ButtonList, learner.panel) if len(each.buttons) == 10)
    assert [each.face.key for each in rows.buttons] == [*"1234567890"]
    answered: list[str] = []
    choices = rows.parentWidget()
    assert isinstance(choices, ChoiceButtons)
    choices.chosen.connect(answered.append)
    learner.press(Key.Key_0)
    assert answered == [remedy.options[-1].id]
