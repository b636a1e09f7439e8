"""The next question, where it takes a while to find one: that is said, and nothing is held up."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.study import words
from gui.study.practice_stage import PracticeStage
from tests.gui.study.conftest import Practise
from tests.gui.study.learner import Learner

Key = Qt.Key
OLDER = "missed-trigger-2013"
"""Nobody has read its examples yet: that takes many times longer than a press may."""


def stage(learner: Learner) -> PracticeStage:
    return learner.practice.stage


def looking(practise: Practise) -> Learner:
    learner = practise()
    learner.trainer.practice.practise_on(OLDER)
    assert stage(learner) is PracticeStage.DRAWN
    return learner


def test_while_a_question_is_looked_for_that_is_said_and_then_it_is_asked(
    practise: Practise,
) -> None:
    learner = looking(practise)
    assert words.LOOKING.en in learner.reads(learner.panel)
    learner.settle()
    assert stage(learner) is PracticeStage.ASKED
    assert learner.question.case.chart.id == OLDER


def test_keys_that_are_pressed_meanwhile_answer_nothing(practise: Practise) -> None:
    learner = looking(practise)
    for key in (Key.Key_Space, Key.Key_1, Key.Key_A, Key.Key_Y, Key.Key_Up):
        QTest.keyClick(learner.focus, key)
    learner.settle()
    assert learner.practice.asked is not None
    assert not learner.practice.asked.predicted
    assert learner.reviews == []


def test_who_leaves_meanwhile_is_asked_nothing(practise: Practise) -> None:
    learner = looking(practise)
    for _ in range(2):
        QTest.keyClick(learner.focus, Key.Key_Escape)
    assert not learner.practice.is_open
    learner.press(Key.Key_D, held=Qt.KeyboardModifier.ControlModifier)
    assert learner.question.case.chart.id == OLDER, "the round has waited"


def test_statistics_may_be_looked_at_meanwhile(practise: Practise) -> None:
    learner = looking(practise)
    learner.press(Key.Key_I, held=Qt.KeyboardModifier.ControlModifier)
    assert stage(learner) is PracticeStage.STATISTICS
    learner.press(Key.Key_I, held=Qt.KeyboardModifier.ControlModifier)
    assert stage(learner) is PracticeStage.ASKED
    assert learner.question.case.chart.id == OLDER
