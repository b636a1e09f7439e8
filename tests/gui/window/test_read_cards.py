"""Any card at the table: a text that is pasted is read, ruled on, corrected by a click, kept."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.cards.card_import import take_in
from flowcharts.cards.card_library import library_file
from flowcharts.cases.inquiry import inquiry_of
from flowcharts.folders import content_folder
from gui.rule_now.card_bar import CardBar
from gui.rule_now.facts_panel import CaseFactsPanel
from gui.rule_now.question import CaseQuestionPanel
from gui.rule_now.reading_panel import ReadingPanel
from gui.walk.card import CardBlock
from gui.walk.card_page import CardPage
from gui.walk.ruling.ruling import RulingPanel
from gui.widgets.text_button import TextButton
from tests.gui.window.user import CTRL, User

Key = Qt.Key

WHOLE = """Hollow Usher {1}{W}
Creature — Spirit
Flying
Whenever another creature enters under your control, you may draw a card.
At the beginning of your upkeep, sacrifice a creature unless you pay {2}."""
ONE = "When this creature enters, destroy target artifact an opponent controls."


def paste(user: User, text: str) -> None:
    user.press(Key.Key_N, held=CTRL)
    QApplication.clipboard().setText(text)
    user.press(Key.Key_V, held=CTRL)


def shown(user: User) -> list[str]:
    """The rows of the card bar: title and what stands below it."""
    bar = user.one(CardBar)
    return [bar._row(place).below for place in range(len(bar._found))]  # noqa: SLF001  # as painted


def rows(user: User) -> dict[str, str]:
    """What was read, by what it is about."""
    buttons = user.seen(TextButton, user.one(ReadingPanel).rows)
    return {each.face.title.en: each.face.detail.en for each in buttons if each.face.detail}


def rule(user: User, *keys: str) -> None:
    for key in keys:
        user.write(key)


def test_each_ability_of_a_pasted_card_can_be_chosen(judge: User) -> None:
    paste(judge, WHOLE)
    assert [words.partition(" ")[0] for words in shown(judge)] == ["Whenever", "At"]


def test_a_pasted_ability_is_ruled_on_with_what_words_cannot_say_asked(judge: User) -> None:
    paste(judge, ONE)
    judge.press(Key.Key_Return)
    assert judge.one(CaseQuestionPanel).isVisible()
    assert rows(judge)["Chosen on the stack"] == "Another target, or a mode: “destroy target”"
    asked = 0
    while not judge.seen(RulingPanel):
        judge.write("1")
        asked += 1
    assert asked <= 7


def test_what_was_read_wrongly_is_corrected_by_one_click(judge: User) -> None:
    paste(judge, WHOLE)
    judge.press(Key.Key_Return)
    panel = judge.one(ReadingPanel)
    (button,) = [
        each
        for each in judge.seen(TextButton, panel.rows)
        if each.face.title.en == "Chosen on resolution"
    ]
    before = rows(judge)["Chosen on resolution"]
    judge.click(button)
    judge.write("1")
    assert rows(judge)["Chosen on resolution"] != before


def test_a_kept_card_is_found_by_its_name(judge: User) -> None:
    paste(judge, WHOLE)
    judge.press(Key.Key_Down)
    judge.press(Key.Key_Return)
    judge.click(judge.one(ReadingPanel).keep)
    assert not list(content_folder().glob("cards-own-*.toml"))
    judge.write("2")  # usually bad for its controller, as no words can say
    judge.click(judge.one(ReadingPanel).keep)
    (file,) = content_folder().glob("cards-own-*.toml")
    assert "Hollow Usher" in file.read_text("utf-8")
    judge.press(Key.Key_N, held=CTRL)
    judge.enter("hollow ush")
    assert len(shown(judge)) == 2


def copy(text: str) -> None:
    QApplication.clipboard().setText(text)


def paste_by_menu(user: User) -> None:
    line = user.one(CardBar).line
    QApplication.sendEvent(
        line,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), line.mapToGlobal(QPoint())),
    )
    menu = user.menu()
    (action,) = [each for each in menu.actions() if each.objectName() == "edit-paste"]
    action.trigger()
    menu.close()


def paste_by_keys(user: User) -> None:
    user.press(Key.Key_V, held=CTRL)


@pytest.mark.parametrize("paste_it", [paste_by_keys, paste_by_menu])
@pytest.mark.parametrize("text", [ONE, f"Marsh Lantern\nArtifact\n{ONE}"], ids=["ability", "card"])
def test_a_card_that_is_pasted_after_another_takes_its_place(
    judge: User, paste_it: Callable[[User], None], text: str
) -> None:
    paste(judge, WHOLE)
    copy(text)
    paste_it(judge)
    assert shown(judge) == [ONE]
    assert "Usher" not in judge.one(CardBar).line.text()
    judge.press(Key.Key_Z, held=CTRL)
    assert len(shown(judge)) == 2, "undone"


def test_what_is_no_card_is_pasted_where_the_cursor_is(judge: User) -> None:
    paste(judge, ONE)
    judge.press(Key.Key_Left)
    copy(" or enchantment")
    paste_by_keys(judge)
    assert shown(judge) == [f"{ONE[:-1]} or enchantment."]
    judge.write("!")
    assert judge.one(CardBar).line.text() == f"{ONE[:-1]} or enchantment!."


def test_a_text_that_replaces_a_selection_leaves_the_rest(judge: User) -> None:
    paste(judge, f"{ONE} Draw a card.")
    line = judge.one(CardBar).line
    line.setSelection(len(ONE), len(" Draw a card."))
    copy("\nWhen this creature dies, draw a card.")
    paste_by_keys(judge)
    assert shown(judge) == [ONE, "When this creature dies, draw a card."]


def test_a_card_that_is_dropped_on_the_line_takes_the_place_of_another(judge: User) -> None:
    paste(judge, WHOLE)
    data = QMimeData()
    data.setText(ONE)
    drop(judge, data, judge.one(CardBar).line)
    assert shown(judge) == [ONE]


def test_a_text_without_a_trigger_says_so(judge: User) -> None:
    paste(judge, "Flying\nVigilance")
    assert "triggered ability" in judge.one(CardBar).keys.text()


@pytest.fixture
def imported(tmp_path: Path) -> str:
    path = tmp_path / "cards.json"
    row = {
        "object": "card",
        "lang": "en",
        "name": "Marsh Lantern",
        "type_line": "Creature — Elemental",
        "oracle_text": "Whenever Marsh Lantern attacks, each opponent loses 1 life.",
    }
    path.write_text(json.dumps([row]), encoding="utf-8")
    for _ in take_in(path, library_file()):
        pass
    return "marsh lantern"


def test_a_card_of_the_card_library_is_ruled_on_like_a_listed_one(
    imported: str, judge: User, qtbot: QtBot
) -> None:
    judge.press(Key.Key_N, held=CTRL)
    judge.enter(imported)
    assert len(shown(judge)) == 1
    judge.press(Key.Key_Return)
    qtbot.waitUntil(lambda: judge.one(CaseQuestionPanel).isVisible())
    assert rows(judge)["What it does"] == "the opponent loses life: “loses 1 life”"


def drop(user: User, data: QMimeData, on: QWidget | None = None) -> None:
    """Let *data* fall on the window, as a file or a selection that is dragged from elsewhere."""
    place, keys = QPoint(5, 5), Qt.KeyboardModifier.NoModifier
    copy, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window = on or user.window
    QApplication.sendEvent(window, QDragEnterEvent(place, copy, data, button, keys))
    QApplication.sendEvent(window, QDropEvent(QPointF(place), copy, data, button, keys))


def test_a_selection_that_is_dropped_is_read(judge: User) -> None:
    data = QMimeData()
    data.setText(WHOLE)
    drop(judge, data)
    assert len(shown(judge)) == 2


def test_a_file_with_the_text_of_a_card_is_read(judge: User, tmp_path: Path) -> None:
    file = tmp_path / "usher.txt"
    file.write_text(WHOLE, encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(judge, data)
    assert len(shown(judge)) == 2


def test_a_file_that_is_no_text_is_refused_with_a_sentence(judge: User, tmp_path: Path) -> None:
    file = tmp_path / "picture.txt"
    file.write_bytes(b"\xff\xfe\x00")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(judge, data)
    assert judge.window.notice == "picture.txt is no text in UTF-8."


def test_a_file_of_cards_is_taken_in_while_the_window_is_used(
    judge: User, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "cards.json"
    rows = [
        {"object": "card", "name": f"Lantern {count}", "oracle_text": "When it dies, draw a card."}
        for count in range(1500)
    ]
    file.write_text(json.dumps(rows), encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(judge, data)
    qtbot.waitUntil(lambda: "are found by their names" in judge.window.notice, timeout=30_000)
    judge.press(Key.Key_N, held=CTRL)
    judge.enter("lantern 149")
    assert shown(judge)[0] == "When it dies, draw a card."


def test_a_card_of_the_card_library_is_found_and_ruled_on_from_its_page(
    imported: str, judge: User
) -> None:
    judge.press(Key.Key_F, held=CTRL)
    judge.enter(imported)
    judge.press(Key.Key_Return)
    page = judge.one(CardPage)
    assert "Marsh Lantern" in page.accessibleName()
    judge.click(page.rule)
    assert rows(judge)["What it does"] == "the opponent loses life: “loses 1 life”"


def test_a_card_without_listed_facts_is_ruled_on_by_its_text(judge: User) -> None:
    judge.press(Key.Key_N, held=CTRL)
    judge.enter("burgeoning")
    assert len(shown(judge)) == 1
    judge.press(Key.Key_Return)
    assert judge.one(CaseQuestionPanel).isVisible()
    assert rows(judge)["Chosen on resolution"]


def keep_second(user: User) -> None:
    """Keep the second ability of the card, settled as usually bad for its controller."""
    paste(user, WHOLE)
    user.press(Key.Key_Down)
    user.press(Key.Key_Return)
    user.click(user.one(ReadingPanel).keep)
    user.write("2")
    user.click(user.one(ReadingPanel).keep)


def test_a_kept_card_is_ruled_on_again_as_it_was_settled(judge: User) -> None:
    keep_second(judge)
    judge.press(Key.Key_N, held=CTRL)
    judge.enter("hollow ush")
    judge.press(Key.Key_Return)
    asked = []
    while (inquiry := inquiry_of(judge.position)) and inquiry.question:
        asked.append(inquiry.question.id)
        judge.write("2")
    assert judge.seen(RulingPanel)
    assert asked == ["acts", "noticed", "wish"], "whether it harms is settled"


@pytest.mark.parametrize(
    "text",
    [
        f"{WHOLE}\n2/2",
        """霧の案内人 {1}{W}
クリーチャー ― スピリット
飛行
あなたのアップキープの開始時に、あなたは１点のライフを失う。
2/2""",
    ],
    ids=["in English", "in Japanese"],
)
def test_a_kept_card_shows_its_cost_its_types_and_its_size_like_a_listed_one(
    judge: User, text: str
) -> None:
    name, types = text.replace(" {1}{W}", "").splitlines()[:2]
    paste(judge, text)
    judge.press(Key.Key_Return)
    (pasted,) = judge.seen(CardBlock)
    printed = {name, "{1}{W}", types, "2/2"}
    assert printed <= {*judge.reads(pasted).split("\n")}
    judge.click(judge.one(ReadingPanel).keep)
    judge.write("2")
    judge.click(judge.one(ReadingPanel).keep)
    judge.search(name)
    judge.press(Key.Key_Return)
    (kept,) = judge.seen(CardBlock, judge.one(CardPage))
    assert printed <= {*judge.reads(kept).split("\n")}


def test_a_case_of_a_kept_card_is_kept_as_an_example(judge: User) -> None:
    keep_second(judge)
    judge.press(Key.Key_N, held=CTRL)
    judge.enter("hollow ush")
    judge.press(Key.Key_Return)
    rule(judge, "2", "2", "2")
    judge.click(judge.one(CaseFactsPanel).keep)
    assert judge.window.notice.startswith("Kept as “Hollow Usher: a case of my own”")
    judge.session.open_scenario("own-hollow-usher-1")
    assert judge.example == "own-hollow-usher-1"


def test_own_cards_are_given_to_somebody_else_in_a_file(judge: User, tmp_path: Path) -> None:
    keep_second(judge)
    file = tmp_path / "my-cards.toml"
    judge.trainer.card_files.write_own(file)
    assert judge.window.notice.startswith("Written into my-cards.toml, cards of your own: 1.")
    for kept in content_folder().glob("cards-own-*.toml"):
        kept.unlink()
    judge.trainer.rule_now.look_again()
    judge.press(Key.Key_N, held=CTRL)
    judge.enter("hollow ush")
    assert not shown(judge)
    judge.press(Key.Key_Escape)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(judge, data)
    assert judge.window.notice.startswith("Taken in from my-cards.toml among your own cards: 1.")
    judge.press(Key.Key_N, held=CTRL)
    assert len(shown(judge)) == 2


def test_whoever_has_kept_none_is_told_how(judge: User, tmp_path: Path) -> None:
    judge.trainer.card_files.write_own(tmp_path / "my-cards.toml")
    assert judge.window.notice.startswith("You have no cards of your own yet")


def test_of_several_cards_that_are_pasted_each_can_be_chosen(judge: User) -> None:
    paste(judge, f"{WHOLE}\n\nMarsh Lantern\nArtifact\n{ONE}")
    bar = judge.one(CardBar)
    titles = [bar._row(place).words for place in range(len(bar._found))]  # noqa: SLF001  # as painted
    assert [title.split("\n")[0] for title in titles] == [
        *("Hollow Usher", "Hollow Usher", "Marsh Lantern")
    ]
    judge.press(Key.Key_Up)
    judge.press(Key.Key_Return)
    assert rows(judge)["Chosen on the stack"] == "Another target, or a mode: “destroy target”"


def test_of_several_cards_that_are_pasted_one_that_is_too_long_is_named(judge: User) -> None:
    text = "At the beginning of your upkeep, draw a card."
    long = f"Endless Scribe\nCreature — Spirit\n{text * 200}"
    paste(judge, f"{WHOLE}\n\n{long}\n\nQuiet Bear\nCreature — Bear\nVigilance\n\nBear\nCreature")
    bar = judge.one(CardBar)
    assert len(shown(judge)) == 2
    assert "↑ ↓ choose" in bar.keys.text()
    assert "Left out: Endless Scribe. The text has more than 5,000 signs" in bar.keys.text()
    assert "Left out: Endless Scribe" in bar.line.accessibleDescription()
    assert "Bear" not in bar.keys.text(), "a card without a trigger, or a text, lacks nothing"
    assert bar.keys.height() >= bar.keys.heightForWidth(bar.keys.width()), "all of it is seen"
    judge.press(Key.Key_Escape)
    paste(judge, WHOLE)
    assert "Left out" not in bar.keys.text()
