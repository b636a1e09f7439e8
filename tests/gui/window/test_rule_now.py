"""Rule on it now, in the window: by keys, by clicks, in either language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from flowcharts.find.hit import HitKind
from flowcharts.folders import content_folder
from flowcharts.model.text import Wording
from flowcharts.model.turns import read_moment
from gui.chart.highlight import NodeState
from gui.rule_now.card_bar import CardBar
from gui.rule_now.disputed import DisputedPanel, ReadingBlock
from gui.rule_now.facts_panel import CaseFactsPanel
from gui.rule_now.question import CaseQuestionPanel
from gui.walk.card import CardBlock
from gui.walk.card_page import CardPage
from gui.walk.find.page import FindBar
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.side_panel import SidePanel
from gui.walk.turns.strip import TurnStrip
from gui.widgets.button_list import ButtonList
from gui.widgets.row import ROW_ROLE
from gui.widgets.text_button import TextButton
from gui.window.header import Header
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key


def choose_card(user: User, name: str) -> None:
    user.press(Key.Key_N, held=CTRL)
    user.enter(name)
    user.press(Key.Key_Return)


def asked(user: User) -> list[str]:
    """What can be answered."""
    panel = user.one(CaseQuestionPanel)
    lists = user.seen(ButtonList, panel)
    answers = [each for each in lists if each in (panel.two, panel.rows)]
    return [words_on(button) for each in answers for button in user.seen(TextButton, each)]


def words_on(button: TextButton) -> str:
    return button.face.title.en


def ruled(user: User) -> str:
    """The ruling on the screen."""
    assert user.seen(RulingPanel)
    walk = user.position.walk
    return f"{walk.home.here.id} {walk.here.id}"


def facts(user: User) -> CaseFactsPanel:
    return user.one(CaseFactsPanel)


@pytest.fixture
def decided(judge: User) -> User:
    """Someone who has ruled on a Pact of Negation that was forgotten."""
    choose_card(judge, "pact of neg")
    judge.write("2")
    judge.write("1")
    judge.write("n")
    judge.write("1")
    return judge


@pytest.mark.parametrize(
    "name",
    ["dark conf", "闇の腹心", "やみのふくしん", "《闇の腹心/Dark Confidant》", "ＤＡＲＫ ＣＯＮＦ"],
)
def test_a_card_is_named_in_either_language(judge: User, name: str) -> None:
    judge.press(Key.Key_N, held=CTRL)
    QApplication.clipboard().setText(name)
    judge.press(Key.Key_V, held=CTRL)
    judge.press(Key.Key_Return)
    assert not judge.seen(CardBar)
    assert judge.position.case is not None
    assert asked(judge)[0] == "Its controller did it, or mentioned it"


def test_the_ten_second_ruling_by_keys_alone(judge: User) -> None:
    choose_card(judge, "dark conf")
    for key in "21n1":
        judge.write(key)
    assert ruled(judge) == "stack none"
    assert "Dark Confidant" in judge.reads(judge.one(CaseQuestionPanel))


def test_the_card_says_what_its_marked_words_are(judge: User) -> None:
    choose_card(judge, "nine lives")
    said = [judge.reads(block) for block in judge.seen(CardBlock)]
    assert len(said) == 1
    assert "The marked words are of the ability that is ruled on." in said[0]
    assert "decide this step" not in said[0]


def test_the_button_of_the_header_asks_which_card(judge: User) -> None:
    judge.click_button("Rule on it now", judge.one(Header))
    assert judge.seen(CardBar)
    judge.press(Key.Key_Escape)
    assert not judge.seen(CardBar)


def test_a_click_on_an_answer_answers(judge: User) -> None:
    choose_card(judge, "dark conf")
    panel = judge.one(CaseQuestionPanel)
    judge.click(panel.rows.buttons[0])
    assert judge.position.walk.home.here.id == "not-missed"


def test_the_chart_lights_up_as_far_as_it_is_decided(judge: User) -> None:
    choose_card(judge, "dark conf")
    judge.write("2")
    assert judge.here == "too-old"
    assert judge.answers == ["no", "no", "no"]
    assert judge.count.startswith("4 of 7")


def test_what_cannot_come_of_this_card_has_faded(judge: User) -> None:
    choose_card(judge, "dark conf")
    assert judge.nodes_in(NodeState.RULED_OUT) == {"resolve-now", "opponent-picks-when"}
    assert judge.count == "5 of 7 remedies still possible"
    choose_card(judge, "No Such Card")
    assert not judge.nodes_in(NodeState.RULED_OUT)


def test_a_step_back_takes_one_answer_back(judge: User) -> None:
    choose_card(judge, "dark conf")
    first = asked(judge)
    judge.write("2")
    judge.press(Key.Key_Backspace)
    assert asked(judge) == first
    judge.press(Key.Key_Backspace)
    assert judge.position.case is None
    assert not judge.seen(CaseQuestionPanel)


def test_undo_and_redo_know_every_answer(judge: User) -> None:
    choose_card(judge, "dark conf")
    judge.write("2")
    second = asked(judge)
    judge.write("1")
    judge.press(Key.Key_Z, held=CTRL)
    assert asked(judge) == second
    judge.press(Key.Key_Y, held=CTRL)
    assert asked(judge) == ["Yes", "No"]


def test_a_card_with_several_abilities_offers_each(judge: User) -> None:
    judge.press(Key.Key_N, held=CTRL)
    judge.write("nine lives")
    bar = judge.one(CardBar)
    assert len([*bar.list.shown()]) == 2
    judge.press(Key.Key_Down, Key.Key_Return)
    assert judge.position.case is not None
    assert "you lose the game" in judge.reads(judge.one(SidePanel))


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("aether membrane", ["at end of combat（英語）", "to its owner's hand（英語）"]),
        (
            "benalia",
            [
                "あとのターンの伝承カウンター",
                "戦場に出るときの伝承カウンター",
                "token with vigilance（英語）",
                "Knights you control get +2/+1（英語）",
            ],
        ),
    ],
)
def test_abilities_of_one_card_are_told_apart_in_japanese(
    judge: User, card: str, said: list[str]
) -> None:
    judge.trainer.session.choose(wording=Wording.JAPANESE)
    judge.press(Key.Key_N, held=CTRL)
    judge.write(card)
    rows = [index.data(ROW_ROLE).below for index in judge.one(CardBar).list.shown()]
    assert all(row.endswith(end) for row, end in zip(rows, said, strict=True))


def test_a_card_not_listed_is_asked_about(judge: User) -> None:
    choose_card(judge, "No Such Card")
    assert "No Such Card" in judge.reads(judge.one(CaseQuestionPanel))
    assert asked(judge)[-1].startswith("Something else")
    judge.write("8")
    assert judge.position.walk.home.ending.here.id == "not-a-trigger"


def test_a_case_is_ruled_on_from_the_page_of_a_card(judge: User) -> None:
    judge.search("dark confidant")
    bar = judge.one(FindBar)
    while bar.hit is None or bar.hit.kind is not HitKind.CARD:
        judge.press(Key.Key_Down)
    judge.press(Key.Key_Return)
    judge.click(judge.one(CardPage).rule)
    assert not judge.seen(CardPage)
    assert "Dark Confidant" in judge.reads(judge.one(CaseQuestionPanel))


def test_what_was_assumed_is_changed_by_one_click(decided: User) -> None:
    assert ruled(decided) == "stack warning"
    _, chips = facts(decided).usual.rows["warnings"]
    decided.click(chips.buttons[2])
    assert ruled(decided) == "stack game-loss"
    _, chips = facts(decided).usual.rows["owner"]
    decided.click(chips.buttons[1])
    assert ruled(decided) == "stack none"


def test_only_what_nobody_has_said_is_marked_as_assumed(decided: User) -> None:
    _, chips = facts(decided).usual.rows["warnings"]
    assert "Earlier Warnings (assumed)" in decided.reads(facts(decided))
    decided.click(chips.buttons[1])
    assert "Earlier Warnings (assumed)" not in decided.reads(facts(decided))
    assert "Impact on the game (assumed)" in decided.reads(facts(decided))


def test_the_next_case_is_of_the_same_event(decided: User) -> None:
    _, chips = facts(decided).usual.rows["rel"]
    decided.click(chips.buttons[1])
    assert decided.position.walk.home.chart.id == "regular-rel"
    choose_card(decided, "dark conf")
    assert decided.position.walk.home.chart.id == "regular-rel"


def test_an_answer_is_given_otherwise_afterwards(decided: User) -> None:
    decided.click(facts(decided).given.rows.buttons[0])
    assert asked(decided)[0] == "Its controller did it, or mentioned it"
    decided.write("1")
    assert decided.position.walk.home.here.id == "not-missed"


def test_what_cannot_be_so_with_an_answer_that_is_changed_is_asked_again(judge: User) -> None:
    choose_card(judge, "brine elem")
    turns = asked(judge)
    judge.write("1")
    assert asked(judge)[1].startswith("The opponent did what it forbids")
    judge.write("2")
    while asked(judge):
        judge.write("1")
    before = judge.position.walk
    judge.click(facts(judge).given.rows.buttons[0])
    assert asked(judge) == turns
    judge.write("2")
    assert judge.position.walk != before


def test_what_would_change_it_is_listed_and_tried(decided: User, qtbot: QtBot) -> None:
    panel = facts(decided)
    qtbot.waitUntil(lambda: bool(decided.seen(TextButton, panel.otherwise.rows)))
    rows = {
        words_on(row): row.face.detail.en
        for row in decided.seen(TextButton, panel.otherwise.rows)
        if row.face.detail is not None
    }
    assert rows["When noticed: Later than that"] == "→ Too late: play on · Warning"
    assert rows["Earlier Warnings: Two or more"] == "→ Put on the stack · Game Loss"
    row = next(each for each in panel.otherwise.rows.buttons if words_on(each).startswith("When"))
    decided.click(row)
    assert ruled(decided) == "play-on warning"


def test_the_moments_of_the_strip_answer(judge: User) -> None:
    choose_card(judge, "dark conf")
    judge.write("2")
    strip = judge.one(TurnStrip)
    mark = strip.board.noticed_mark
    mark.setFocus()
    panel = judge.one(CaseQuestionPanel)
    assert not panel.moments.isVisible()
    for _ in range(12):
        judge.press(Key.Key_Right)
    assert not strip.answer.isVisible(), "nothing that asks shows the answer first"
    assert judge.session.mark is None
    assert panel.moments.isVisible()
    judge.click(panel.moments.buttons[0])
    assert judge.position.walk.home.here.id == "play-on"


def test_a_further_combat_phase_is_told_by_the_strip(judge: User) -> None:
    choose_card(judge, "chalice of the")
    judge.write("2")
    strip = judge.one(TurnStrip)
    judge.click(strip.one_more)
    middle = strip.board.cell(read_moment("1:declare-attackers#2")).center().toPoint()
    judge.click(strip.board, middle)
    assert str(strip.noticed) == "1:declare-attackers#2"
    judge.press(Key.Key_Return)
    case = judge.position.case
    assert case is not None
    assert str(case.moments[1]) == "1:declare-attackers#2"
    told = "When noticed: Turn 1, declare attackers step of the second combat phase"
    assert told in [words_on(each) for each in judge.one(CaseQuestionPanel).known.buttons]


def test_the_marks_begin_where_the_ability_triggers(judge: User) -> None:
    choose_card(judge, "desecration demon")
    judge.write("2")
    strip = judge.one(TurnStrip)
    assert str(strip.board.missed) == "1:beginning-of-combat"
    strip.board.noticed_mark.setFocus()
    judge.press(Key.Key_Right)
    assert str(strip.board.missed) == "1:beginning-of-combat"
    assert strip.board.noticed > strip.board.missed


def test_what_is_usual_of_this_ability_is_shown_and_changed(decided: User) -> None:
    title, chips = facts(decided).usual.rows["turn"]
    assert title.isVisible()
    assert [words_on(button) for button in chips.buttons] == ["Its controller", "The opponent"]
    decided.click(chips.buttons[1])
    assert dict(decided.position.case.given)["turn"] == "opponent"  # type: ignore[union-attr]


def test_a_ruling_is_copied_with_its_case(decided: User) -> None:
    decided.click_button("Copy the ruling as text", decided.one(RulingPanel))
    copied = QApplication.clipboard().text()
    assert "Pact of Negation" in copied
    assert "Earlier Warnings" in copied
    assert "None (assumed)" in copied


def test_a_case_is_kept_as_an_example_and_opened_from_the_list(decided: User) -> None:
    panel = facts(decided)
    decided.click(panel.keep)
    assert "Kept as" in decided.window.notice
    file = content_folder() / "scenarios" / "own-pact-of-negation-1.toml"
    before = file.read_bytes()
    decided.click(panel.keep)
    assert file.read_bytes() == before
    assert [*file.parent.iterdir()] == [file], "it is one already"
    assert "It is an exercise already" in decided.window.notice
    decided.session.open_scenario("own-pact-of-negation-1")
    assert decided.example == "own-pact-of-negation-1"


def test_where_it_cannot_be_kept_a_sentence_says_why(decided: User) -> None:
    folder = content_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way", encoding="utf-8")
    decided.click(facts(decided).keep)
    assert "could not be kept" in decided.window.notice


def test_whoever_walks_on_leaves_the_case_and_undo_brings_it_back(judge: User) -> None:
    choose_card(judge, "dark conf")
    judge.session.answer("no")
    assert not judge.seen(CaseQuestionPanel)
    judge.press(Key.Key_Z, held=CTRL)
    assert asked(judge)


def test_start_over_asks_about_the_same_card_again(decided: User) -> None:
    decided.press(Key.Key_R)
    assert decided.position.case is not None
    assert "Pact of Negation" in decided.reads(decided.one(CaseQuestionPanel))
    assert asked(decided)[0] == "Its controller did it, or mentioned it"


def test_the_question_is_said_to_a_screen_reader(judge: User) -> None:
    choose_card(judge, "dark conf")
    assert "What came first?" in judge.trainer.screen_reader.said
    judge.write("2")
    assert "When was it noticed?" in judge.trainer.screen_reader.said


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
def test_every_word_has_room_in_the_smallest_window(open_window: Open, wording: str) -> None:
    user = open_window(1280, 720, chart="missed-trigger-2024", wording=wording)
    choose_card(user, "chalice")
    for key in "2111":
        user.write(key)
        for button in user.seen(TextButton, user.trainer.side):
            assert button.height() >= button.heightForWidth(button.width())
    buttons = user.seen(QPushButton, user.one(Header))
    assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("width", [900, 1000, 1100])
def test_its_button_is_seen_whole_or_not_at_all(
    open_window: Open, wording: str, width: int
) -> None:
    user = open_window(width, 700, chart="missed-trigger-2024", wording=wording)
    for _ in range(2):
        buttons = user.seen(QPushButton, user.one(Header))
        assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []
        user.press(Key.Key_Plus, held=CTRL)


def test_where_judges_part_both_rulings_stand_there(judge: User) -> None:
    choose_card(judge, "lightning berserker")
    for key in "2121":
        if judge.position.case is not None and judge.position.case.asks is not None:
            judge.write(key)
    panel = judge.one(DisputedPanel)
    said = judge.reads(panel)
    assert "The Head Judge decides".casefold() in said.casefold()
    assert "Opponent picks when" in said
    assert len(judge.seen(ReadingBlock, panel)) == 2
    assert not judge.seen(RulingPanel)
    judge.press(Key.Key_Backspace)
    assert not judge.seen(DisputedPanel)
