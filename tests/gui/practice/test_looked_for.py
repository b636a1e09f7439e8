"""The next question, where it takes a while to find one: that is said, and nothing is held up."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.practice import round_screen, words
from gui.practice.pages import PracticeStage
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner

Key = Qt.Key
OLDER = "missed-trigger-2013"
"""Nobody has read its examples yet: that takes many steps."""


def stage(learner: Learner) -> PracticeStage:
    return learner.practice.stage


@pytest.fixture
def looking(practise: Practise, monkeypatch: pytest.MonkeyPatch) -> Learner:
    """Who has begun a round, on a machine on which the first step takes too long already."""
    learner = practise()
    monkeypatch.setattr(round_screen, "_AT_ONCE", 0.0)
    learner.trainer.practice.opened.practise_on(OLDER)
    assert stage(learner) is PracticeStage.DRAWN
    return learner


def test_while_a_question_is_looked_for_that_is_said_and_then_it_is_asked(looking: Learner) -> None:
    assert words.LOOKING.en in looking.reads(looking.panel)
    looking.settle()
    assert stage(looking) is PracticeStage.ASKED
    assert looking.question.case.chart.id == OLDER


def test_keys_that_are_pressed_meanwhile_answer_nothing(looking: Learner) -> None:
    for key in (Key.Key_Space, Key.Key_1, Key.Key_A, Key.Key_Y, Key.Key_Up):
        QTest.keyClick(looking.focus, key)
    looking.settle()
    assert looking.practice.question.asked is not None
    assert not looking.practice.question.asked.predicted
    assert looking.reviews == []


def test_who_leaves_meanwhile_is_asked_nothing(looking: Learner) -> None:
    for _ in range(2):
        QTest.keyClick(looking.focus, Key.Key_Escape)
    assert not looking.practice.is_open
    looking.press(Key.Key_D, held=Qt.KeyboardModifier.ControlModifier)
    assert looking.question.case.chart.id == OLDER, "the round has waited"


def test_statistics_may_be_looked_at_meanwhile(looking: Learner) -> None:
    looking.press(Key.Key_I, held=Qt.KeyboardModifier.ControlModifier)
    assert stage(looking) is PracticeStage.STATISTICS
    looking.press(Key.Key_I, held=Qt.KeyboardModifier.ControlModifier)
    assert stage(looking) is PracticeStage.ASKED
    assert looking.question.case.chart.id == OLDER
