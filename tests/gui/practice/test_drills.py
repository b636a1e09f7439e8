"""Every drill: asked, answered with a key, judged and kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from flowcharts.practice.drills import DRILLS
from flowcharts.practice.sought import moment_id
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner

SINGLE = [drill for drill in DRILLS if drill not in ("walk", "when")]


def opened(practise: Practise, drill: str) -> Learner:
    """Choose a drill on the start page, with the mouse."""
    learner = practise()
    learner.click_button("One thing at a time", learner.page)
    learner.click_button(DRILLS[drill].name.en, learner.page)
    return learner


@pytest.mark.parametrize("drill", SINGLE)
def test_a_drill_is_answered_by_its_number(practise: Practise, drill: str) -> None:
    learner = opened(practise, drill)
    question = learner.question
    assert question.kind.drill == drill
    ids = [option.id for option in question.options]
    if set(ids) == {"yes", "no"}:
        learner.write(question.right[0])
    else:
        learner.press_number(ids.index(question.right) + 1)
    (review,) = learner.reviews
    assert (review.drill, review.is_right) == (drill, True)
    assert "✓ Right" in learner.reads(learner.panel)


@pytest.mark.parametrize("drill", SINGLE)
def test_a_wrong_choice_stands_beside_the_right_one(practise: Practise, drill: str) -> None:
    learner = opened(practise, drill)
    question = learner.question
    wrong = next(option for option in question.options if option.id != question.right)
    learner.click_button(wrong.words.on_one_line().en, learner.panel)
    said = learner.reads(learner.panel)
    assert "× Not quite" in said
    right = question.option(question.right)
    assert right is not None
    assert right.words.on_one_line().en.removesuffix(".") in said
    faces = {b.accessibleName(): b.accessibleDescription() for b in buttons(learner)}
    assert faces[wrong.words.en] == "not right"


def test_the_last_moment_is_placed_on_the_turns(practise: Practise) -> None:
    learner = opened(practise, "when")
    question = learner.question
    assert question.kind.drill == "when"
    strip = learner.practice.pages.question.panel.asked.strip
    assert strip is not None
    assert strip.isVisible()
    mark = strip.board.noticed_mark
    mark.setFocus()
    for _ in range(60):
        if moment_id(strip.noticed, strip.missed) == question.right:
            break
        learner.press(Qt.Key.Key_Right)
    learner.click_button("This is the last moment", learner.panel)
    assert [review.is_right for review in learner.reviews] == [True]


def test_the_last_moment_is_placed_and_taken_with_keys_alone(practise: Practise) -> None:
    learner = opened(practise, "when")
    strip = learner.practice.pages.question.panel.asked.strip
    assert strip is not None
    for _ in range(60):
        if moment_id(strip.noticed, strip.missed) == learner.question.right:
            break
        learner.press(Qt.Key.Key_Right)
    learner.press(Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert [review.is_right for review in learner.reviews] == [True]


def test_the_strip_tells_what_is_soon_enough_after_the_answer_only(practise: Practise) -> None:
    learner = opened(practise, "when")
    strip = learner.practice.pages.question.panel.asked.strip
    assert strip is not None
    missed = strip.missed
    assert not strip.board.missed_mark.isEnabled(), "when it was missed is told"
    learner.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert strip.missed == missed
    asked = learner.reads(learner.panel)
    for told in ("Soon enough", "Too late", "The window ends"):
        assert told not in asked
    assert all(not each.accessibleDescription() for each in (strip, strip.board.noticed_mark))
    learner.press(Qt.Key.Key_Space)
    assert "The window ends" in learner.reads(learner.panel)


def buttons(learner: Learner) -> list[QAbstractButton]:
    return learner.seen(QAbstractButton, learner.panel)
