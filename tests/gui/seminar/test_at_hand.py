"""A room of what is at hand: a case that is practised, or was ruled on."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from flowcharts.seminar.scene import CaseScene, QuestionScene, RulingScene
from flowcharts.seminar.sheet import ExampleItem
from gui.study.opened_practice import OpenedPractice
from tests.gui.seminar.leader import Leader
from tests.gui.study.conftest import journal, practise  # noqa: F401  # fixtures
from tests.gui.study.learner import Learner
from tests.gui.window.conftest import (  # noqa: F401  # pytest finds fixtures by their names here
    judge,
    open_window,
    remember,
)
from tests.gui.window.user import CTRL, User

Key = Qt.Key


def taught(user: User) -> Leader:
    """The room that F5 makes."""
    user.press(Key.Key_F5)
    leader = Leader(user.trainer)
    leader.settle()
    return leader


def end_of(content: ExampleItem) -> str:
    """The ruling that is come to at last."""
    return content.scenario.walk(content.chart).here.id


def test_the_case_that_is_practised_is_taught(practise: Callable[..., Learner]) -> None:  # noqa: F811
    learner = practise()
    learner.press(Key.Key_Space)
    asked = learner.question.case
    leader = taught(learner)
    (item,) = leader.room.talk.sheet.items
    assert isinstance(item.content, ExampleItem)
    assert item.content.scenario.story == asked.story
    assert item.content.chart.id == asked.chart.id
    leader.come_to(CaseScene)
    leader.come_to(QuestionScene)
    leader.come_to(RulingScene)
    assert end_of(item.content) == asked.decided.walk.here.id
    leader.room.end()
    assert learner.question.case is asked, "practice goes on where it was"


def test_an_exam_shows_no_answers(practise: Callable[..., Learner]) -> None:  # noqa: F811
    learner = practise()
    for button in ("Exam", "Begin the exam"):
        learner.click_button(button, learner.page)
    practice = learner.trainer.practice.opened
    assert isinstance(practice, OpenedPractice)
    assert practice.asked is not None
    assert practice.case is None


def test_the_case_that_was_ruled_on_is_taught(judge: User) -> None:  # noqa: F811
    judge.press(Key.Key_N, held=CTRL)
    judge.write("pact of neg")
    judge.press(Key.Key_Return)
    for answer in "21n1":
        judge.write(answer)
    end = judge.position.walk.here.id
    leader = taught(judge)
    (item,) = leader.room.talk.sheet.items
    assert isinstance(item.content, ExampleItem)
    assert item.title.en == "Pact of Negation"
    story = item.content.scenario.story
    assert "draws a card for the turn, and plays a land" in story.en, "what happened"
    assert "Bは、能力をスタックに置くことを望みました" in story.ja
    for answer in ("What came first", "Put it on the stack now", "missed", "When noticed"):
        assert answer not in story.en, "and none of the answers"
    leader.come_to(RulingScene)
    assert end_of(item.content) == end
    leader.room.end()
