"""Whether the chart is walked once the ruling is said: always, only where wrong, or never."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from flowcharts.model.sub_charts import steps
from flowcharts.practice.practice_settings import Walked
from gui.chart.highlight import NodeState
from gui.practice.pages import PracticeStage
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner

TAKE = "take it as walked"


def begun(practise: Practise, walks: Walked = Walked.ALWAYS) -> Learner:
    learner = practise()
    if walks is not Walked.ALWAYS:
        learner.click_button("How much is asked", learner.panel)
        name = {Walked.WHERE_WRONG: "Only if wrong", Walked.NEVER: "Never"}[walks]
        learner.click_button(name, learner.panel)
    learner.press(Qt.Key.Key_Space)
    return learner


def predict_wrongly(learner: Learner) -> None:
    for prediction in learner.question.predictions:
        ids = [option.id for option in prediction.options]
        learner.press_number((ids.index(prediction.right) + 1) % len(ids) + 1)


def stage(learner: Learner) -> PracticeStage:
    return learner.practice.stage


def offers_to_take(learner: Learner) -> bool:
    buttons = learner.seen(QAbstractButton, learner.panel)
    return any(TAKE in each.accessibleName() for each in buttons)


def test_one_key_takes_the_chart_as_walked(practise: Practise) -> None:
    learner = begun(practise)
    learner.predict()
    assert stage(learner) is PracticeStage.WALKED
    assert offers_to_take(learner)
    learner.press(Qt.Key.Key_T)
    assert stage(learner) is PracticeStage.VERDICT
    assert "✓ Right" in learner.reads(learner.panel)
    assert learner.nodes_in(NodeState.TRAVELLED)
    (review,) = learner.reviews
    assert review.is_right


def test_the_key_is_of_no_use_once_the_walk_is_begun_or_what_was_said_is_wrong(
    practise: Practise,
) -> None:
    learner = begun(practise)
    learner.predict()
    learner.press_number(1)
    if stage(learner) is PracticeStage.WALKED and steps(learner.position.walk):
        assert not offers_to_take(learner)
        learner.press(Qt.Key.Key_T)
        assert stage(learner) is PracticeStage.WALKED
        learner.walk_right()
    learner.press(Qt.Key.Key_Space)
    predict_wrongly(learner)
    assert stage(learner) is PracticeStage.WALKED
    assert not offers_to_take(learner)
    learner.press(Qt.Key.Key_T)
    assert stage(learner) is PracticeStage.WALKED


def test_only_what_is_wrong_is_walked(practise: Practise) -> None:
    learner = begun(practise, Walked.WHERE_WRONG)
    learner.predict()
    assert stage(learner) is PracticeStage.VERDICT
    assert "✓ Right" in learner.reads(learner.panel)
    learner.press(Qt.Key.Key_Space)
    predict_wrongly(learner)
    assert stage(learner) is PracticeStage.WALKED


@pytest.mark.parametrize("is_right", [True, False])
def test_nothing_is_walked(practise: Practise, *, is_right: bool) -> None:
    learner = begun(practise, Walked.NEVER)
    if is_right:
        learner.predict()
    else:
        predict_wrongly(learner)
    assert stage(learner) is PracticeStage.VERDICT
    said = learner.reads(learner.panel)
    assert ("✓ Right" in said) is is_right
    assert ("× Not quite" in said) is not is_right
    assert "First wrong step" not in said
    assert learner.nodes_in(NodeState.TRAVELLED)
    assert [review.is_right for review in learner.reviews] == [is_right]


def test_an_exam_is_walked_whatever_is_chosen(practise: Practise) -> None:
    learner = practise()
    learner.click_button("How much is asked", learner.panel)
    learner.click_button("Never", learner.panel)
    learner.click_button("Exam", learner.page)
    learner.click_button("Begin the exam", learner.page)
    learner.predict()
    assert stage(learner) is PracticeStage.WALKED
    assert not offers_to_take(learner)
    learner.press(Qt.Key.Key_T)
    assert stage(learner) is PracticeStage.WALKED


def test_what_would_lead_to_the_ruling_that_was_said_is_told(practise: Practise) -> None:
    learner = begun(practise, Walked.NEVER)
    for _ in range(6):
        predict_wrongly(learner)
        said = learner.reads(learner.panel)
        assert "First wrong step" not in said
        if "To get to what you said" in said:
            assert "To get to what you said" in learner.panel.accessibleDescription()
            return
        learner.press(Qt.Key.Key_Space)
    raise AssertionError("It was never told.")


@pytest.mark.parametrize("walks", [Walked.ALWAYS, Walked.NEVER])
def test_the_way_on_is_in_sight_beside_a_long_verdict(practise: Practise, walks: Walked) -> None:
    learner = begun(practise, walks)
    learner.window.resize(1280, 720)
    for _ in range(4):
        predict_wrongly(learner)
        if stage(learner) is PracticeStage.WALKED:
            learner.walk_right()
        learner.settle()
        buttons = learner.seen(QAbstractButton, learner.panel)
        way_on = next(each for each in buttons if "Next" in each.accessibleName())
        assert way_on.visibleRegion().boundingRect() == way_on.rect()
        learner.press(Qt.Key.Key_Space)
