"""Any card at the table goes on the wall: pasted, kept, or of a file, with its text and story."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from flowcharts.cases.inquiry import inquiry_of
from flowcharts.folders import content_folder
from flowcharts.library.library import Library
from flowcharts.talk.left_talks import left_talks
from flowcharts.talk.record import read_record, report_in, talk_in
from flowcharts.talk.scene import CaseScene, QuestionScene, RulingScene
from flowcharts.talk.told_example import ToldExample
from gui.rule_now.card_bar import CardBar
from gui.rule_now.reading_panel import ReadingPanel
from gui.walk.ruling.ruling import RulingPanel
from tests.flowcharts.cards.own_cards import USHER, keep, take_in_cards
from tests.gui.practice.conftest import journal, practise  # noqa: F401  # fixtures
from tests.gui.practice.learner import Learner
from tests.gui.practice.test_own_cards import ask_until, chips
from tests.gui.talk.leader import NEXT, Leader
from tests.gui.talk.test_at_hand import end_of, taught
from tests.gui.window.conftest import (  # noqa: F401  # pytest finds fixtures by their names here
    judge,
    open_window,
    remember,
)
from tests.gui.window.test_read_cards import paste
from tests.gui.window.user import CTRL, User

Key = Qt.Key

NAMELESS = "Whenever this creature attacks, each opponent loses 1 life."
JAPANESE = """霧の案内人
クリーチャー ― スピリット
飛行
あなたのアップキープの開始時に、あなたは１点のライフを失う。"""

UNREAD = """Odd Clock
Artifact
At the beginning of your upkeep, gargle until done.
When Odd Clock dies, draw a card."""

OVER = "Whenever this creature attacks, it gets +1/+1 until end of turn."
ENTERS = "When this creature enters, draw a card."
FORGOTTEN = ("1", "1", "1", "2", "1", "2", "1")
"""A trigger that all can see the effect of, noticed in the next turn and wanted by the opponent."""


def rule(user: User) -> str:
    """Give the last answer to each question; the id of the ruling."""
    for _ in range(12):
        if user.seen(RulingPanel):
            return user.position.walk.here.id
        user.write("2")  # what is asked has two answers at least
    raise AssertionError("no ruling comes")


def told(leader: Leader) -> ToldExample:
    """What the room is about, which is one case."""
    (item,) = leader.room.talk.sheet.items
    assert isinstance(item.content, ToldExample), "a case, and no bare walk"
    return item.content


def shown_case(leader: Leader, name: str) -> CaseScene:
    """The case on the wall, which is about the card of that *name* alone."""
    shown = leader.come_to(CaseScene)
    assert isinstance(shown, CaseScene)
    assert [card.name.en for card in shown.cards] == [name]
    return shown


def lead(leader: Leader, ruling: str) -> None:
    """Press Next from the title to the end: story, questions with answers, ruling."""
    leader.come_to(CaseScene)
    before = leader.picture()
    question = leader.come_to(QuestionScene)
    assert isinstance(question, QuestionScene)
    assert not question.is_revealed
    assert question.card is not None
    assert leader.picture() != before
    leader.come_to(RulingScene)
    assert end_of(told(leader)) == ruling
    leader.room.end()


@pytest.mark.parametrize(
    ("text", "name", "quoted"),
    [
        (USHER, "Hollow Usher", "you may draw a card"),
        (NAMELESS, "Whenever this creature attacks, each …", "each opponent loses 1 life"),
        (JAPANESE, "霧の案内人", "あなたは１点のライフを失う"),
        (UNREAD, "Odd Clock", "At the beginning of your upkeep, gargle until done"),
    ],
    ids=["a whole card", "an ability", "in Japanese", "one that is not understood"],
)
def test_a_pasted_card_is_taught_with_its_text(
    judge: User,  # noqa: F811
    text: str,
    name: str,
    quoted: str,
) -> None:
    paste(judge, text)
    judge.press(Key.Key_Return)
    ruling = rule(judge)
    leader = taught(judge)
    shown = leader.come_to(CaseScene)
    assert isinstance(shown, CaseScene)
    (card,) = shown.cards
    assert card.name.en == name
    assert leader.room.talk.sheet.title == card.name, "said once"
    assert quoted in card.text.en
    assert quoted in shown.scenario.story.en
    called = "an ability that" if text is NAMELESS else f"the ability of {name} that"
    assert f"A controls {called} says" in shown.scenario.story.en
    lead(leader, ruling)


def test_the_story_of_a_pasted_card_gives_none_of_the_answers(judge: User) -> None:  # noqa: F811
    paste(judge, USHER)
    judge.press(Key.Key_Down)
    judge.press(Key.Key_Return)
    judge.click(judge.one(ReadingPanel).keep)
    judge.write("2")  # usually bad for its controller, as no words can say
    rule(judge)
    inquiry = inquiry_of(judge.position)
    assert inquiry is not None
    assert ("detrimental", "yes") in inquiry.given
    story = told(taught(judge)).scenario.story
    assert "A controls the ability of Hollow Usher" in story.en
    assert "B calls a judge" in story.en
    for answer in ("bad for whoever", "missed", "optional", "visible"):
        assert answer not in story.en
    assert "不利" not in story.ja


def test_a_talk_about_a_pasted_card_goes_on_where_nobody_has_that_card(
    judge: User,  # noqa: F811
) -> None:
    paste(judge, USHER)
    judge.press(Key.Key_Return)
    rule(judge)
    leader = taught(judge)
    leader.come_to(QuestionScene)
    leader.press(NEXT)  # its answer, with the words of the card
    before = leader.scene
    assert isinstance(before, QuestionScene)
    assert before.card is not None
    assert before.card.name.en == "Hollow Usher"
    (file,) = left_talks()
    record = read_record(file)
    after = talk_in(record, Library()).audience
    assert isinstance(after, QuestionScene)
    assert (after.card, after.evidence, after.exits) == (before.card, before.evidence, before.exits)
    assert [item.title.en for item in report_in(record).items] == ["Hollow Usher"]
    assert not list(content_folder().glob("cards-own-*.toml")), "it was never kept"


def test_a_case_of_the_card_library_is_taught_from_practice(
    practise: Callable[..., Learner],  # noqa: F811
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    texts = {
        f"Lantern {count}": "When this creature enters, you may draw a card." for count in range(20)
    }
    take_in_cards(tmp_path, **texts)
    learner = practise()
    learner.click_button("How much is asked")
    learner.click(chips(learner)[2])
    ask_until(learner, qtbot, "card:read-card-library:")
    asked = learner.question.case
    leader = taught(learner)
    shown = leader.come_to(CaseScene)
    assert isinstance(shown, CaseScene)
    (card,) = shown.cards
    assert (card.name, card.text) == (asked.cards[0].name, asked.cards[0].text)
    assert shown.scenario.story == asked.story
    lead(leader, asked.decided.walk.here.id)


def rule_on_found(user: User, name: str) -> str:
    """Rule on the card that is found by *name*; the id of the ruling."""
    user.press(Key.Key_N, held=CTRL)
    user.write(name)
    user.press(Key.Key_Return)
    return rule(user)


def rule_by_name(user: User, name: str, *answers: str) -> str:
    """Rule on a card that is called so and not listed; the id of the ruling."""
    user.press(Key.Key_N, held=CTRL)
    user.write(name)
    user.click(user.one(CardBar).not_listed)
    for answer in answers:
        user.write(answer)
    return rule(user)


@pytest.mark.parametrize("is_named_alone", [False, True])
def test_a_card_of_the_card_library_is_taught(
    judge: User,  # noqa: F811
    tmp_path: Path,
    *,
    is_named_alone: bool,
) -> None:
    if is_named_alone:
        ruling = rule_by_name(judge, "marsh lantern", *FORGOTTEN)
    take_in_cards(tmp_path, **{"Marsh Lantern": f"Flying\n{OVER}\n{ENTERS}"})
    judge.trainer.other_cards.forget()  # they were looked up before
    if not is_named_alone:
        ruling = rule_on_found(judge, "marsh lan")
    leader = taught(judge)
    shown = shown_case(leader, "Marsh Lantern")
    assert leader.room.talk.sheet.title.en == "Marsh Lantern"
    quoted = ENTERS if is_named_alone else OVER
    assert f"says “{quoted[:-1]}”" in shown.scenario.story.en
    lead(leader, ruling)


@pytest.mark.parametrize("is_named_alone", [False, True])
def test_a_kept_card_is_taught(judge: User, *, is_named_alone: bool) -> None:  # noqa: F811
    keep(f"Hollow Usher\nCreature — Spirit\n{ENTERS}", 0, "yes")
    judge.trainer.rule_now.look_again()
    if is_named_alone:
        ruling = rule_by_name(judge, "ＨＯＬＬＯＷ usher", *FORGOTTEN)
    else:
        ruling = rule_on_found(judge, "hollow ush")
    leader = taught(judge)
    shown = shown_case(leader, "Hollow Usher")
    assert f"says “{ENTERS[:-1]}”" in shown.scenario.story.en
    lead(leader, ruling)


@pytest.mark.parametrize(
    "text", ["Flying", OVER], ids=["no trigger", "one that is ruled otherwise"]
)
def test_a_card_whose_text_says_nothing_of_it_is_taught_with_its_text_all_the_same(
    judge: User,  # noqa: F811
    tmp_path: Path,
    text: str,
) -> None:
    take_in_cards(tmp_path, **{"Marsh Lantern": text})
    ruling = rule_by_name(judge, "marsh lantern", *FORGOTTEN)
    leader = taught(judge)
    shown = shown_case(leader, "Marsh Lantern")
    assert shown.cards[0].text.en == text
    assert "“" not in shown.scenario.story.en
    lead(leader, ruling)


def test_a_name_that_nobody_knows_is_taught_as_the_walk_that_it_was(judge: User) -> None:  # noqa: F811
    rule_by_name(judge, "marsh lantern", *FORGOTTEN)
    leader = taught(judge)
    (item,) = leader.room.talk.sheet.items
    assert not isinstance(item.content, ToldExample)
