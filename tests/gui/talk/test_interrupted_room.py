"""“And this card?”: a talk that is interrupted by keys, and goes on at the very same step."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from flowcharts.talk.record import read_record, talk_in
from flowcharts.talk.report import report_of
from flowcharts.talk.scene import CaseScene, QuestionScene, TitleScene, WholeChartScene
from flowcharts.talk.scenes.compare import CompareScene
from flowcharts.talk.talk import MOST_WAITING, Talk
from tests.flowcharts.cards.own_cards import USHER
from tests.gui.talk.leader import NEXT, Leader
from tests.gui.talk.test_any_card_on_the_wall import rule
from tests.gui.window.conftest import (  # noqa: F401  # pytest finds fixtures by their names here
    judge,
    open_window,
    remember,
)
from tests.gui.window.test_read_cards import paste
from tests.gui.window.user import CTRL, SHIFT, User

Key = Qt.Key
TEN_MINUTES = 600.0


SHEET = """\
title = {en = "Evening", ja = "夕べ"}
language = "en"

[[scene]]
example = "disciple-of-the-vault"

[[scene]]
example = "herd-gnarr"
"""


@pytest.fixture
def leader(judge: User, tmp_path: Path) -> Leader:  # noqa: F811
    """The leader of a run sheet, at a question for which three hands are counted."""
    file = tmp_path / "evening.toml"
    file.write_text(SHEET, encoding="utf-8")
    judge.trainer.rooms.maker.teach_file(file)
    leader = Leader(judge.trainer)
    leader.press(Key.Key_X)
    leader.come_to(QuestionScene)
    leader.press(Key.Key_V, Key.Key_1, Key.Key_2, Key.Key_2)
    return leader


def ask(leader: Leader, key: Qt.Key) -> User:
    """Press a shortcut in the leader's window; what comes is done in the main one."""
    seen, audience = leader.room.talk.audience, leader.picture()
    QTest.keyClick(leader.window, key, CTRL)
    leader.settle()
    assert leader.room.talk.audience == seen
    assert leader.picture() == audience, "the room notices nothing"
    return User(leader.trainer)


def put_on_wall(leader: Leader) -> None:
    """Press the one key for it, in the main window."""
    leader.trainer.window.activateWindow()
    leader.settle()
    QTest.keyClick(leader.trainer.window, Key.Key_F5)
    leader.settle()


def ways_back(leader: Leader) -> list[str]:
    """Where the leader's window says that one can go back to."""
    buttons = leader.window.ways_back.buttons
    return [each.face.title.en for each in buttons if each.isVisible()]


def assert_same(now: Talk, before: Talk) -> None:
    """The same step, clock and votes, as if nothing had come in between but the test's seconds."""
    assert (now.moment, now.before, now.votes) == (before.moment, before.before, before.votes)
    assert 0 <= now.clock.seconds - before.clock.seconds < TEN_MINUTES / 2


def go_back(leader: Leader) -> None:
    """Press Next for ten minutes until it is over; the room then sees what it saw before."""
    before = leader.room.talk.waiting[0]
    leader.room.talk = leader.room.talk.passed(TEN_MINUTES)
    for _ in range(150):  # the screen of a test is small: scenes go on over pictures
        leader.press(NEXT)
        if len(leader.room.talk.waiting) < len(before.waiting) + 1:
            break
    assert leader.room.talk.audience == before.audience
    assert_same(leader.room.talk, before)
    assert leader.room.talk.seconds_aside >= before.seconds_aside + TEN_MINUTES


def rule_on_a_listed_card(user: User) -> None:
    user.write("pact of neg")
    user.press(Key.Key_Return)
    user.write("21n1")


def rule_on_a_pasted_card(user: User) -> None:
    paste(user, USHER)
    user.press(Key.Key_Return)
    rule(user)


@pytest.mark.parametrize("ruled", [rule_on_a_listed_card, rule_on_a_pasted_card])
def test_any_card_is_ruled_on_and_told_without_its_answers(
    leader: Leader, ruled: Callable[[User], None]
) -> None:
    user = ask(leader, Key.Key_N)
    before = leader.picture()
    ruled(user)
    assert leader.picture() == before, "the room keeps its picture while it is ruled on"
    put_on_wall(leader)
    story = leader.scene
    assert isinstance(story, CaseScene)
    assert "Asked by the judge, B wants" in story.scenario.story.en
    assert not {"missed", "Missed"} & {*story.scenario.story.en.split()}
    asked = leader.come_to(QuestionScene)
    assert isinstance(asked, QuestionScene)
    assert not any(way.is_marked or way.is_right for way in asked.exits)
    go_back(leader)


def test_an_example_is_found_and_told(leader: Leader) -> None:
    user = ask(leader, Key.Key_F)
    user.write("braids round later")
    user.press(Key.Key_Return)
    put_on_wall(leader)
    scene = leader.scene
    assert isinstance(scene, CaseScene | TitleScene)
    leader.come_to(CaseScene)
    assert leader.room.talk.sheet.title.en == "Braids, Cabal Minion, noticed a round later"
    go_back(leader)


def test_a_chart_is_looked_at_whole_and_a_walk_on_it_is_asked(leader: Leader) -> None:
    user = ask(leader, Key.Key_F)
    user.press(Key.Key_Escape)
    user.session.open_chart("awareness")
    put_on_wall(leader)
    chart = leader.scene
    assert isinstance(chart, WholeChartScene)
    assert (chart.chart.id, chart.walk.answers) == ("awareness", ())
    go_back(leader)
    decision = user.position.walk.decision
    assert decision is not None
    user.session.answer(decision.answers[0])
    put_on_wall(leader)
    leader.come_to(QuestionScene)
    go_back(leader)


def test_a_comparison_is_shown_on_the_editions_chosen(leader: Leader) -> None:
    user = User(leader.trainer)
    user.session.open_scenario("braids-late", "missed-trigger-2008")
    ask(leader, Key.Key_K)
    compared = user.trainer.compare.comparison
    assert compared is not None
    put_on_wall(leader)
    leader.come_to(CompareScene)
    while leader.room.talk.moment.shown < len(compared.chosen):
        leader.press(NEXT)
    scene = leader.scene
    assert isinstance(scene, CompareScene)
    assert {each.chart.id for each in scene.editions} == compared.chosen
    go_back(leader)


def within_another(leader: Leader) -> tuple[Talk, Talk]:
    """Two interruptions, the second within the first; what waits for them, the last one first."""
    asked, session = leader.room.talk, leader.trainer.session
    for name in ("braids-late", "kavu-monarch"):
        session.open_scenario(name, "missed-trigger-2008")
        ask(leader, Key.Key_F)
        put_on_wall(leader)
        leader.come_to(QuestionScene)
    inner, outer = leader.room.talk.waiting
    assert (outer.moment, outer.votes) == (asked.moment, asked.votes)
    return inner, outer


def test_a_question_within_a_question_goes_back_to_it_then_to_the_talk(leader: Leader) -> None:
    within_another(leader)
    first, second = ways_back(leader)
    assert first == (
        "Back to: In between · Braids, Cabal Minion, noticed a round later, step 2 of 10"
    )
    assert second.startswith("Back to: Case 1 of ")
    assert ", step " in second
    go_back(leader)
    assert ways_back(leader) == [second]
    go_back(leader)
    assert ways_back(leader) == []
    items = report_of(leader.room.talk).items
    assert [each.title.en for each in items if each.is_aside] == [
        "Braids, Cabal Minion, noticed a round later",
        "Kavu Monarch",
    ]


def test_one_key_ends_an_interruption_and_a_click_ends_all(leader: Leader) -> None:
    inner, outer = within_another(leader)
    leader.press(Key.Key_O)
    assert_same(leader.room.talk, inner)
    leader.press(Key.Key_O)
    assert_same(leader.room.talk, outer)
    leader.press(Key.Key_O)
    assert leader.room.talk.moment == outer.moment
    assert leader.notice == "Nothing is interrupted here."
    _, outer = within_another(leader)
    button = leader.window.ways_back.buttons[1]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    leader.settle()
    assert_same(leader.room.talk, outer)


def test_what_is_on_the_wall_does_not_interrupt_itself(leader: Leader) -> None:
    leader.trainer.session.open_scenario("braids-late", "missed-trigger-2008")
    for _ in range(3):
        ask(leader, Key.Key_F)
        put_on_wall(leader)
        assert len(leader.room.talk.waiting) == 1
        assert leader.front is leader.window


def test_the_leader_goes_back_without_putting_anything_on_the_wall(leader: Leader) -> None:
    before = leader.room.talk
    ask(leader, Key.Key_N)
    QTest.keyClick(leader.trainer.window, Key.Key_F5, SHIFT)
    leader.settle()
    assert (leader.room.talk.moment, leader.room.talk.waiting) == (before.moment, ())
    assert leader.window.isActiveWindow()


def test_no_more_interruptions_wait_than_a_leader_can_see(leader: Leader) -> None:
    examples = [each.id for each in leader.trainer.session.library.scenarios()]
    told = [name for name in examples if name.startswith(("braids", "kavu"))]
    session = leader.trainer.session
    for place in range(MOST_WAITING + 1):
        session.open_scenario(told[place % 2], "missed-trigger-2008")
        ask(leader, Key.Key_F)
        put_on_wall(leader)
    assert len(ways_back(leader)) == MOST_WAITING
    assert leader.notice.startswith(f"{MOST_WAITING} interruptions wait for each other already")
    assert leader.window.now.height() > 150, "the pictures are still seen"


def test_a_held_picture_of_an_interruption_is_kept_at_its_end(leader: Leader) -> None:
    leader.trainer.session.open_scenario("braids-late", "missed-trigger-2008")
    put_on_wall(leader)
    leader.press(Key.Key_H)
    held = leader.picture()
    for _ in range(20):
        leader.press(NEXT)
    assert leader.picture() == held
    assert "H comes back to it" in leader.notice
    leader.press(Key.Key_Escape)
    assert leader.picture() != held
    leader.press(NEXT)
    assert ways_back(leader) == []


def test_each_press_of_an_interruption_is_in_the_record(leader: Leader) -> None:
    inner, outer = within_another(leader)
    record = read_record(leader.room.record.path)
    kept = talk_in(record, leader.trainer.session.library)
    assert kept.moment == leader.room.talk.moment
    assert [each.moment for each in kept.waiting] == [inner.moment, outer.moment]
    assert kept.waiting[1].votes == outer.votes


def test_nothing_is_said_of_a_room_that_has_ended(leader: Leader) -> None:
    ask(leader, Key.Key_N)
    assert leader.trainer.window.notice.startswith("The room keeps its picture.")
    leader.room.end()
    leader.settle()
    assert leader.trainer.window.notice == ""
