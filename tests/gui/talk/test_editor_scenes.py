"""Scenes in the editor: named from Find, doubled, asked in part, mended where they are wrong."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.talk import talk_of
from flowcharts.talk.told_example import Only, ToldExample
from gui.talk.editor.window import SheetEditor
from gui.text.text_style import TextStyle
from tests.gui.talk.test_editor import SHEET

CARDS = ("Pyknite", "History of Benalia", "Malfunction", "Mirror March", "Cinder Wall")
"""Of these cases are often made."""
EXAMPLE = "knight-of-infamy-take-two"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.toml"
    path.write_text(SHEET.replace("kavu-monarch", EXAMPLE), encoding="utf-8")
    return path


@pytest.fixture
def editor(qtbot: QtBot, library: Library, file: Path) -> Iterator[SheetEditor]:  # noqa: ARG001
    editor = SheetEditor(library, TextStyle())
    editor.open(file)
    editor.show()
    editor.activateWindow()
    yield editor
    editor.document.saved = editor.document.now
    editor.close()
    editor.deleteLater()


def ask(editor: SheetEditor, words: str) -> None:
    box = editor.pane.asked
    box.setCurrentIndex(box.findText(words))
    box.activated.emit(box.currentIndex())


def presses_said(words: str) -> int:
    return int(words.split(" presses", maxsplit=1)[0].rpartition("(")[2])


def presses_of(file: Path, library: Library) -> int:
    """How many presses lead through the whole talk."""
    talk, presses = talk_of(open_sheet(file, library), library.cards), 0
    while not talk.is_over:
        talk, presses = talk.onward(), presses + 1
    return presses


def button(of: QWidget, words: str) -> QPushButton:
    return next(each for each in of.findChildren(QPushButton) if each.text() == words)


@pytest.mark.parametrize(
    ("words", "only"),
    [
        ("All questions", None),
        ("The deciding questions", Only.DECIDING),
        ("The ruling alone", Only.END),
    ],
)
def test_what_is_asked_is_chosen_and_its_presses_are_those_of_the_talk(
    editor: SheetEditor, file: Path, library: Library, words: str, only: Only | None
) -> None:
    ask(editor, "The deciding questions" if only is None else "All questions")
    ask(editor, words)
    assert editor.save(file)
    content = open_sheet(file, library).items[0].content
    assert isinstance(content, ToldExample)
    assert content.only is only
    assert presses_said(editor.total.text()) == presses_of(file, library)
    assert 0 < presses_said(editor.pane.pace.text()) < presses_said(editor.total.text())
    assert editor.pane.questions.isEnabled() == (only is not Only.END)


def test_the_boxes_follow_what_is_asked_and_undo_brings_votes_back(editor: SheetEditor) -> None:
    boxes = {box.accessibleName(): box for box in editor.pane.questions.findChildren(QCheckBox)}
    asks = [box for name, box in boxes.items() if name.startswith("Ask")]
    votes = [box for name, box in boxes.items() if name.startswith("Vote")]
    votes[0].click()
    ask(editor, "The deciding questions")
    ticked = [box.isChecked() for box in asks]
    assert ticked[0], "it is voted on"
    assert 1 < sum(ticked) < len(ticked)
    ask(editor, "The ruling alone")
    assert not any(box.isChecked() for box in (*asks, *votes))
    editor.undo()
    assert [box.isChecked() for box in asks] == ticked
    assert votes[0].isChecked()
    next(box for box in asks if not box.isChecked()).click()
    assert editor.pane.asked.currentText() == "The questions ticked below"
    assert "only" not in editor.document.now.scenes[0].table


def test_a_scene_is_doubled_by_key_menu_and_button_and_each_is_undone(
    qtbot: QtBot, editor: SheetEditor, file: Path, library: Library
) -> None:
    whole = file.read_text("utf-8")

    def doubled() -> bool:
        titles = [row.words for row in editor.scenes.rows]
        return len(titles) == 3 and titles[0][3:] == titles[1][3:] and editor.place == 1

    QTest.keyClick(editor, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert doubled()
    editor.pane.minutes.setValue(9)
    assert [row.note for row in editor.scenes.rows] == ["6", "9", "10"], "it is one of its own"
    editor.undo()
    editor.undo()
    assert len(editor.scenes.rows) == 2
    editor.scenes.setCurrentIndex(editor.scenes.model().index(0, 0))
    button(editor, "Duplicate").click()
    assert doubled()
    assert editor.save(file)
    assert len(open_sheet(file, library).items) == 3
    editor.undo()
    at = editor.scenes.visualRect(editor.scenes.model().index(0, 0)).center()
    editor.scenes.customContextMenuRequested.emit(QPoint(at))
    menu = editor.findChild(QMenu)
    assert isinstance(menu, QMenu)
    assert [act.text() for act in menu.actions()] == ["Up", "Down", "Duplicate", "Remove"]
    menu.actions()[2].trigger()
    menu.close()
    assert doubled()
    editor.undo()
    assert editor.save(file)
    assert file.read_text("utf-8") == whole
    qtbot.waitUntil(lambda: not editor.findChildren(QMenu))


def test_a_scene_is_moved_and_removed_by_keys_and_no_field_loses_its_own(
    editor: SheetEditor,
) -> None:
    QTest.keyClick(editor, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert editor.scenes.rows[0].words == "1. Tea"
    field = editor.pane.said["notes"].en
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    assert len(editor.scenes.rows) == 2
    editor.scenes.setFocus()
    QTest.keyClick(editor.scenes, Qt.Key.Key_Delete)
    assert [row.words for row in editor.scenes.rows] == ["1. Tea"]


def test_a_fault_says_its_scene_and_leads_to_its_field(editor: SheetEditor) -> None:
    editor.head.title.ja.clear()
    editor.scenes.setCurrentIndex(editor.scenes.model().index(1, 0))
    editor.pane.said["break"].ja.clear()
    editor.scenes.setCurrentIndex(editor.scenes.model().index(0, 0))
    assert editor.verdict.text().split("\n") == [
        "The seminar is not called anything in Japanese.",
        "Scene 2, “Tea”: the Japanese of the words is missing.",
    ]
    rows = editor.verdict.list.model()
    places = [row.words for row in editor.verdict.list.rows]
    tea = next(place for place, said in enumerate(places) if "“Tea”" in said)
    at = editor.verdict.list.visualRect(rows.index(tea, 0)).center()
    QTest.mouseClick(editor.verdict.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert editor.place == 1
    assert editor.pane.said["break"].ja.hasFocus()
    editor.verdict.list.setFocus()
    editor.verdict.list.setCurrentIndex(rows.index(0, 0))
    QTest.keyClick(editor.verdict.list, Qt.Key.Key_Return)
    assert editor.head.title.ja.hasFocus()


def test_a_fault_that_only_the_check_finds_leads_to_its_field(
    qtbot: QtBot, editor: SheetEditor, file: Path
) -> None:
    said = file.read_text("utf-8").replace("minutes = 10", 'minutes = "ten"')
    file.write_text(said, "utf-8")
    editor.open(file)
    qtbot.waitUntil(lambda: "Scene 2, “Tea”" in editor.verdict.text(), timeout=30_000)
    editor.verdict.list.chosen.emit("fault", "0")
    assert editor.place == 1
    assert editor.pane.minutes.hasFocus()


def test_the_edition_of_an_example_is_seen_where_it_is_picked_and_in_its_row(
    editor: SheetEditor, library: Library
) -> None:
    entry = next(each for each in library.catalog.scenarios if each.id == EXAMPLE)
    chart = next(each for each in library.catalog.charts if each.id == entry.chart)
    edition = chart.edition.badge_parts[0].en
    which = editor.new.which
    assert edition in which.itemText(which.findData(EXAMPLE))
    assert editor.scenes.rows[0].below == f"Example · {edition}"
    other = editor.pane.edition.itemText(1)
    editor.pane.edition.setCurrentIndex(1)
    editor.pane.edition.activated.emit(1)
    assert editor.scenes.rows[0].below == f"Example · {other}" != f"Example · {edition}"


def offered(qtbot: QtBot, editor: SheetEditor, typed: str) -> list[str]:
    """What is offered once all that can be found is read."""
    line = editor.new.which.lineEdit()
    assert line is not None
    line.setFocus()
    line.clear()
    QTest.keyClicks(line, typed)
    qtbot.waitUntil(lambda: editor.new.completer.is_ready, timeout=60_000)
    return editor.new.completer.offered


def test_examples_are_offered_by_their_cards_as_find_has_them(
    qtbot: QtBot, editor: SheetEditor, library: Library
) -> None:
    known = {entry.id: entry for entry in library.catalog.scenarios}
    named = offered(qtbot, editor, "knigth of infamy")
    assert EXAMPLE in named, "nearly written so"
    by_card = offered(qtbot, editor, "honden of cleansing")
    unnamed = [each for each in by_card if "Honden" not in known[each].title.en]
    assert unnamed, "its card is called so, its title is not"
    popup = editor.new.completer.popup()
    assert popup is not None
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    QTest.mouseClick(editor.new.add, Qt.MouseButton.LeftButton)
    assert editor.document.now.scenes[1].table["example"] == by_card[0]


def test_a_name_that_nothing_has_is_refused_as_it_is_typed(
    qtbot: QtBot, editor: SheetEditor
) -> None:
    offered(qtbot, editor, "k")
    assert offered(qtbot, editor, "zzzz") == []
    qtbot.waitUntil(lambda: "There is no example “zzzz”" in editor.verdict.text())
    line = editor.new.which.lineEdit()
    assert line is not None
    line.clear()
    QTest.keyClicks(line, "kavu")
    assert "There is no example" not in editor.verdict.text()
    assert editor.new.completer.offered


def test_what_is_refused_is_still_said_when_the_file_has_been_checked(
    qtbot: QtBot, editor: SheetEditor, file: Path
) -> None:
    offered(qtbot, editor, "k")
    offered(qtbot, editor, "zzzz")
    qtbot.waitUntil(lambda: "There is no example “zzzz”" in editor.verdict.text())
    check = editor._faults._check  # noqa: SLF001  # which is done beside all else, whenever it is
    with qtbot.waitSignal(check.found):
        check.check(file)
    assert "There is no example “zzzz”" in editor.verdict.text()


def test_a_fresh_case_is_made_of_the_card_that_is_typed(qtbot: QtBot, editor: SheetEditor) -> None:
    new, completer = editor.new, editor.new.completer
    listed = {*CARDS}
    while {*CARDS} <= listed:  # they come by lot
        new.kind.setCurrentIndex(new.kind.findData("slide"))
        new.kind.setCurrentIndex(new.kind.findData("case"))
        listed = {name.partition(":")[0] for name in completer.names.values()}
    card = next(each for each in CARDS if each not in listed)
    offered(qtbot, editor, card)

    def of_that_card() -> list[str]:
        """A case of another one may tell of it, too."""
        return [each for each in completer.offered if completer.names[each].startswith(card)]

    qtbot.waitUntil(lambda: bool(of_that_card()), timeout=60_000)
    new.which.setCurrentIndex(new.which.findData(of_that_card()[0]))
    QTest.mouseClick(new.add, Qt.MouseButton.LeftButton)
    assert editor.scenes.rows[1].words == f"2. {card}"
    offered(qtbot, editor, "no such card")
    qtbot.waitUntil(lambda: "no fresh case “no such card”" in editor.verdict.text())


def test_what_is_not_there_is_named_anew_by_what_is_offered(
    qtbot: QtBot, editor: SheetEditor, file: Path
) -> None:
    file.write_text(SHEET.replace("kavu-monarch", "kavu-monarhc"), "utf-8")
    editor.open(file)
    name = editor.pane.name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "kavu mon")
    qtbot.waitUntil(lambda: "kavu-monarch" in editor.pane.completer.offered)
    popup = editor.pane.completer.popup()
    assert popup is not None
    place = editor.pane.completer.offered.index("kavu-monarch")
    for _ in range(place + 1):
        QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert editor.document.now.scenes[0].table["example"] == "kavu-monarch"
    assert editor.gone == ()


def test_what_cannot_be_shown_is_not_saved_unasked(editor: SheetEditor, file: Path) -> None:
    file.write_text(SHEET.replace("kavu-monarch", "kavu-monarhc"), "utf-8")
    editor.open(file)
    editor.pane.minutes.setValue(8)
    before = file.read_text("utf-8")

    def asked() -> QMessageBox:
        QTest.keyClick(editor, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        box = editor.findChildren(QMessageBox)[-1]
        assert "there is no example “kavu-monarhc”" in box.text()
        return box

    button(asked(), "Mend it").click()
    assert file.read_text("utf-8") == before
    assert editor.pane.name.hasFocus()
    QApplication.processEvents()
    button(asked(), "Save as it is").click()
    assert tomllib.loads(file.read_text("utf-8"))["scene"][0]["minutes"] == 8
    assert not editor.document.is_changed


def test_editions_are_counted_in_the_row_of_a_comparison(
    qtbot: QtBot, library: Library, file: Path
) -> None:
    file.write_text(
        'title.ja = "夕べ"\nlanguage = "ja"\n[[scene]]\ncompare = "pact-of-negation-2007"\n'
        'charts = ["missed-trigger-2008", "missed-trigger-2024"]\n',
        "utf-8",
    )
    editor = SheetEditor(library, TextStyle(Wording.JAPANESE))
    editor.open(file)
    assert editor.scenes.rows[0].below == "版の比較　2種類の版"
    qtbot.waitUntil(lambda: editor.verdict.text() == "問題はありません。", timeout=30_000)
    editor.close()
    editor.deleteLater()


def test_editions_are_voted_on_where_they_are_shown_and_part(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    file.write_text(
        'title.en = "Evening"\nlanguage = "en"\n[[scene]]\ncompare = "pact-of-negation-2018"\n'
        'charts = ["missed-trigger-2008", "missed-trigger-2012-01", "missed-trigger-2024"]\n'
        'vote = ["missed-trigger-2024"]\n',
        "utf-8",
    )
    editor.open(file)
    boxes = editor.pane.editions.findChildren(QCheckBox)
    shown = {box.text(): box for box in boxes if box.text()}
    votes = {box.accessibleName().removeprefix("Vote: "): box for box in boxes if not box.text()}
    *_, newest = votes
    middle = next(name for name in shown if "January 2012" in name)
    assert [name for name, box in votes.items() if box.isChecked()] == [newest]
    assert {name for name, box in votes.items() if box.isEnabled()} == {
        name for name, box in shown.items() if box.isChecked()
    }
    presses = presses_said(editor.total.text())
    votes[middle].click()
    assert presses_said(editor.total.text()) > presses, "hands are counted, then shown"
    assert editor.save(file)
    content = open_sheet(file, library).items[0].content
    assert content.is_voted_on("missed-trigger-2012-01")
    assert content.is_voted_on("missed-trigger-2024")
    shown[newest].click()
    assert not votes[newest].isChecked(), "nobody votes on what is not shown"
    assert not votes[newest].isEnabled()
    editor.undo()
    assert votes[newest].isChecked()
    votes[newest].click()
    votes[middle].click()
    assert editor.save(file)
    assert "vote" not in file.read_text("utf-8")
    assert editor.pane.fields("vote") is editor.pane.editions, "a fault leads there"


@pytest.mark.parametrize(
    ("wording", "titles"),
    [
        (Wording.ENGLISH, ["Ageless Sentinels", "Belittle: “when you do”", "Child of Gaea"]),
        (
            Wording.JAPANESE,
            [
                "アップキープの《霊気の薬瓶》",
                "《カヴーの王者》",
                "《陰謀団の先手ブレイズ》：一巡してから気付いた場合",
                "《老いざる歩哨》",
            ],
        ),
    ],
)
def test_examples_are_listed_as_the_language_sorts_and_none_is_chosen(
    qtbot: QtBot,  # noqa: ARG001
    library: Library,
    file: Path,
    wording: Wording,
    titles: list[str],
) -> None:
    """Whatever stands around the name of a card: 《カ is no sign before ア."""
    editor = SheetEditor(library, TextStyle(wording))
    editor.open(file)
    which = editor.new.which
    listed = [which.itemText(place).partition(" · ")[0] for place in range(which.count())]
    assert {*titles} <= {*listed}
    assert sorted(titles, key=listed.index) == titles
    assert which.currentText() == ""
    editor.new.add.click()
    assert len(editor.scenes.rows) == 2, "nothing is added that nobody has chosen"
    editor.close()
    editor.deleteLater()
