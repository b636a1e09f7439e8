"""A room of what is at hand: a case that is practised, or was ruled on."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from flowcharts.model.sub_charts import rulings_of
from flowcharts.talk.scene import CaseScene, QuestionScene, RulingScene
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from flowcharts.talk.told_example import ToldExample
from tests.gui.practice.conftest import journal, practise  # noqa: F401  # fixtures
from tests.gui.practice.learner import Learner
from tests.gui.talk.leader import NEXT, Leader
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


def end_of(content: ToldExample) -> str:
    """The ruling that is come to at last."""
    return content.scenario.walk(content.chart).here.id


def test_the_case_that_is_practised_is_taught(practise: Callable[..., Learner]) -> None:  # noqa: F811
    learner = practise()
    learner.press(Key.Key_Space)
    asked = learner.question.case
    leader = taught(learner)
    (item,) = leader.room.talk.sheet.items
    assert isinstance(item.content, ToldExample)
    assert item.content.scenario.story == asked.story
    assert item.content.chart.id == asked.chart.id
    leader.come_to(CaseScene)
    leader.come_to(QuestionScene)
    leader.come_to(RulingScene)
    ruled = {outcome.id for outcome in rulings_of(asked.decided.walk)}
    assert end_of(item.content) in ruled, "a remedy, or the penalty that follows it"
    leader.room.end()
    assert learner.question.case is asked, "practice goes on where it was"


def test_an_exam_shows_no_answers(practise: Callable[..., Learner]) -> None:  # noqa: F811
    learner = practise()
    for button in ("Exam", "Begin the exam"):
        learner.click_button(button, learner.page)
    practice = learner.trainer.practice.opened
    assert practice.question.asked is not None
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
    assert isinstance(item.content, ToldExample)
    assert item.title.en == "Pact of Negation"
    story = item.content.scenario.story
    assert "draws a card for the turn, and plays a land" in story.en, "what happened"
    assert "Bは、能力をスタックに置くことを望みました" in story.ja
    for answer in ("What came first", "Put it on the stack now", "missed", "When noticed"):
        assert answer not in story.en, "and none of the answers"
    leader.come_to(RulingScene)
    assert end_of(item.content) == end
    leader.room.end()


def test_a_case_that_is_ruled_on_meanwhile_tells_its_story_first_and_its_ruling_last(
    judge: User,  # noqa: F811
) -> None:
    judge.trainer.rooms.maker.teach_file(SHIPPED_SHEETS / "article-in-45-minutes.toml")
    leader = Leader(judge.trainer)
    leader.come_to(QuestionScene)
    leader.press(Key.Key_V, Key.Key_1, Key.Key_2, Key.Key_2)
    before = leader.room.talk
    QTest.keyClick(leader.front, Key.Key_N, CTRL)
    leader.settle()
    assert leader.room.talk.audience == before.audience, "the room keeps its picture"
    judge.write("pact of neg")
    judge.press(Key.Key_Return)
    for answer in "21n1":
        judge.write(answer)
    judge.press(Key.Key_F5)
    scenes = [leader.scene]
    pictures = [leader.picture()]
    while leader.room.talk.interrupted is not None:
        leader.press(NEXT)
        if leader.scene != scenes[-1]:  # else it is continued on another picture
            scenes.append(leader.scene)
        pictures.append(leader.picture())
    *shown, last = scenes
    assert isinstance(shown[0], CaseScene), "the story comes first"
    assert isinstance(shown[-1], RulingScene), "and the ruling last"
    for one, other in pairwise(shown):
        match one, other:
            case QuestionScene(is_revealed=False), _:
                assert not any(way.is_marked or way.is_right for way in one.exits)
                assert isinstance(other, QuestionScene), "no ruling before the answer"
            case QuestionScene(), _:
                assert sum(bool(way.is_right) for way in one.exits) == 1
            case _, QuestionScene(is_revealed=is_revealed):
                assert not is_revealed
    assert all(one != other for one, other in pairwise(pictures)), "each press is seen"
    now = leader.room.talk
    assert last == before.audience
    assert (now.moment, now.votes, now.before) == (before.moment, before.votes, before.before)
