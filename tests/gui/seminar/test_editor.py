"""The editor of run sheets: what was written by hand stays, comments and all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFileDialog,
    QPushButton,
    QRadioButton,
)
from pytestqt.qtbot import QtBot

from flowcharts.loading.library import Library
from flowcharts.loading.scene_kind import SceneKind
from flowcharts.model.text import Text, Wording
from flowcharts.seminar.questions import decisions_told
from flowcharts.seminar.sheet import CompareItem, ExampleItem, SlideItem
from flowcharts.seminar.sheet_file import SHIPPED_SHEETS, open_sheet
from gui.seminar.editor.document import DocumentError, SheetDocument
from gui.seminar.editor.window import SheetEditor
from gui.text.text_style import TextStyle
from gui.theme.fonts import face, load_fonts
from tests.gui.layout_items import layout_items_known

SHEET = """\
# for the regional, in May
title.en = "Evening"
title.ja = "夕べ"
language = "both"

# begin with the easy one
[[scene]]
example = "kavu-monarch"   # everybody knows it
minutes = 6
notes.en = "Let them guess first."
notes.ja = "まず考えてもらう。"

[[scene]]
break = {en = "Tea", ja = "お茶"}
minutes = 10
may = true
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.toml"
    path.write_text(SHEET, encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def _letters(qapp: QApplication) -> Iterator[None]:
    """The letters of the program."""
    load_fonts()
    before = qapp.font()
    qapp.setFont(face(14))
    yield
    qapp.setFont(before)


@pytest.fixture
def editor(qtbot: QtBot, library: Library, file: Path) -> Iterator[SheetEditor]:  # noqa: ARG001
    editor = SheetEditor(library, TextStyle())
    editor.open(file)
    editor.show()
    yield editor
    editor.document.is_changed = False
    editor.close()
    editor.deleteLater()


def test_a_sheet_that_is_saved_unchanged_is_the_same_to_the_letter(
    editor: SheetEditor, file: Path
) -> None:
    assert [row.words for row in editor.scenes.rows] == ["Kavu Monarch", "Tea"]
    assert editor.save(file)
    assert file.read_text("utf-8") == SHEET


def test_what_is_changed_keeps_its_comments(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    editor.fields.minutes.setValue(8)
    editor.fields.en.setPlainText("Let them vote.")
    editor.fields.may.setChecked(True)
    assert editor.document.is_changed
    assert editor.save(file)
    written = file.read_text("utf-8")
    for comment in (
        "# for the regional, in May",
        "# begin with the easy one",
        "# everybody knows it",
    ):
        assert comment in written
    sheet = open_sheet(file, library)
    assert sheet.items[0].minutes == 8
    assert not sheet.items[0].is_must
    assert sheet.items[0].notes == Text("Let them vote.", "まず考えてもらう。")


def test_scenes_are_added_moved_and_taken_away(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    editor.new.kind.setCurrentIndex(0)
    editor.new.which.setCurrentText("disciple-of-the-vault")
    QTest.mouseClick(editor.new.add, Qt.MouseButton.LeftButton)
    assert [row.words for row in editor.scenes.rows] == [
        "Kavu Monarch",
        "Disciple of the Vault",
        "Tea",
    ]
    press(editor, "Up")
    press(editor, "Up")
    assert editor.scenes.rows[0].words == "Disciple of the Vault"
    editor.scenes.setCurrentIndex(editor.scenes.model().index(2, 0))
    press(editor, "Remove")
    assert editor.save(file)
    sheet = open_sheet(file, library)
    assert [item.title.en for item in sheet.items] == ["Disciple of the Vault", "Kavu Monarch"]
    assert sheet.missing == ()
    assert "# everybody knows it" in file.read_text("utf-8")


def test_a_new_sheet_is_made_from_nothing(qtbot: QtBot, library: Library, tmp_path: Path) -> None:  # noqa: ARG001
    editor = SheetEditor(library, TextStyle(Wording.JAPANESE))
    QTest.keyClicks(editor.en, "Evening")
    QTest.keyClicks(editor.ja, "Yuube")
    editor.document.add(SceneKind.EXAMPLE, "kavu-monarch", 0)
    editor.document.add(SceneKind.BREAK, "Tea", 1)
    path = tmp_path / "new.toml"
    assert editor.save(path)
    sheet = open_sheet(path, library)
    assert sheet.title == Text("Evening", "Yuube")
    assert [item.title.en for item in sheet.items] == ["Kavu Monarch", "Tea"]
    assert sheet.missing == ()
    editor.deleteLater()


def test_a_break_says_so_in_both_languages(
    qtbot: QtBot,  # noqa: ARG001
    library: Library,
    tmp_path: Path,
) -> None:
    editor = SheetEditor(library, TextStyle(Wording.ENGLISH))
    QTest.keyClicks(editor.en, "Evening")
    QTest.keyClicks(editor.ja, "Yuube")
    editor.new.kind.setCurrentIndex(editor.new.kind.findData(SceneKind.BREAK))
    QTest.mouseClick(editor.new.add, Qt.MouseButton.LeftButton)
    assert editor.total.text() == "Scenes: 1, 5 min"
    path = tmp_path / "new.toml"
    assert editor.save(path)
    assert open_sheet(path, library).items[0].title == Text("Break", "休憩")
    editor.deleteLater()


def test_what_is_not_there_is_listed_as_such_and_told(editor: SheetEditor, file: Path) -> None:
    editor.document.add(SceneKind.EXAMPLE, "no-such-example", 1)
    assert editor.save(file)
    assert "not there: no-such-example" in [row.words for row in editor.scenes.rows]
    assert "no-such-example" in editor.verdict.text()


def test_a_file_that_another_program_has_changed_is_not_written_over(
    editor: SheetEditor, file: Path
) -> None:
    other = SHEET.replace("Evening", "Morning")
    file.write_text(other, encoding="utf-8")
    editor.fields.minutes.setValue(9)
    assert not editor.save(file)
    assert file.read_text("utf-8") == other
    assert "changed by another program" in editor.verdict.text()


@pytest.mark.parametrize("written", ["title = [", "scene = 3", "\x00"])
def test_what_is_no_run_sheet_is_told(tmp_path: Path, written: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(DocumentError, match="is no run sheet"):
        SheetDocument().open(path)


def press(editor: SheetEditor, name: str) -> None:
    button = next(each for each in editor.findChildren(QPushButton) if each.text() == name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_fresh_case_is_stored_with_all_that_shows_it(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    new = editor.new
    new.kind.setCurrentIndex(new.kind.findData(SceneKind.CASE))
    assert new.which.count() > 10
    new.which.setCurrentIndex(3)
    case_id = new.which.itemData(3)
    QTest.mouseClick(new.add, Qt.MouseButton.LeftButton)
    editor.save(file)
    sheet = open_sheet(file, library)
    assert sheet.missing == ()
    assert len(sheet.items) == 3
    written = file.read_text("utf-8")
    assert case_id in written
    assert "facts = {" in written
    assert "# everybody knows it" in written


def boxes(editor: SheetEditor, kind: type[QAbstractButton]) -> dict[str, QAbstractButton]:
    """The boxes of the questions, by what they are called."""
    return {box.accessibleName(): box for box in editor.questions.findChildren(kind)}


def test_what_is_asked_and_voted_on_is_chosen_question_by_question(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    ticks = boxes(editor, QCheckBox)
    asks = [name for name in ticks if name.startswith("Ask")]
    assert len(asks) == len(ticks) / 2 > 2
    assert all(ticks[name].isChecked() for name in asks), "all are asked where nothing is said"
    optional, _choices, visual, *rest = asks
    ticks[optional].click()
    for name in rest:
        ticks[name].click()
    vote = visual.replace("Ask", "Vote", 1)
    ticks[vote].click()
    assert not ticks[visual].isEnabled(), "what is voted on is asked"
    assert editor.save(file)
    content = open_sheet(file, library).items[0].content
    assert isinstance(content, ExampleItem)
    told = [decision.id for decision in decisions_told(content)]
    assert (content.asks, content.votes) == (tuple(told[1:3]), (told[2],))
    assert "# everybody knows it" in file.read_text("utf-8")
    for name in (optional, *rest):
        ticks[name].click()
    ticks[vote].click()
    assert editor.save(file)
    assert file.read_text("utf-8") == SHEET, "and nothing is said again"


def test_a_case_begins_at_the_question_that_is_chosen(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    begins = list(boxes(editor, QRadioButton).values())
    assert begins[0].isChecked()
    begins[2].click()
    assert [box.isEnabled() for box in boxes(editor, QCheckBox).values()][:6] == [False] * 4 + [
        True
    ] * 2
    assert editor.save(file)
    content = open_sheet(file, library).items[0].content
    assert isinstance(content, ExampleItem)
    assert content.begins == decisions_told(content)[2].id


def test_any_case_with_facts_is_compared_on_the_editions_that_part(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    new = editor.new
    new.kind.setCurrentIndex(new.kind.findData(SceneKind.COMPARE))
    alone = [
        name
        for name in map(new.which.itemData, range(new.which.count()))
        if not library.scenario(name).also
    ]
    assert "child-of-gaea" in alone
    assert "saga-second-counter" not in alone, "told for several editions"
    new.which.setCurrentIndex(new.which.findData("child-of-gaea"))
    QTest.mouseClick(new.add, Qt.MouseButton.LeftButton)
    assert editor.save(file)
    assert editor.verdict.text() == "Nothing is wrong with it."
    content = open_sheet(file, library).items[1].content
    assert isinstance(content, CompareItem)
    assert len(content.editions) > 1
    assert all(edition.penalty is not None for edition in content.editions)


def test_add_says_where_nothing_is_chosen(editor: SheetEditor) -> None:
    new = editor.new
    new.kind.setCurrentIndex(new.kind.findData(SceneKind.SLIDE))
    assert new.which.currentText() == ""
    QTest.mouseClick(new.add, Qt.MouseButton.LeftButton)
    assert len(editor.scenes.rows) == 2
    assert "Nothing is chosen yet" in editor.verdict.text()
    new.which.setEditText("Tea and cake")
    QTest.mouseClick(new.add, Qt.MouseButton.LeftButton)
    assert editor.verdict.text() == ""
    assert len(editor.scenes.rows) == 3


def test_only_a_case_has_questions_and_only_a_slide_has_points(editor: SheetEditor) -> None:
    assert editor.questions.isVisible()
    assert not editor.slide.isVisible()
    editor.scenes.setCurrentIndex(editor.scenes.model().index(1, 0))
    assert not editor.questions.isVisible()
    assert editor.slide.en.isVisible()
    assert not editor.slide.points_en.isVisible(), "a break has none"


def test_a_break_is_called_otherwise(editor: SheetEditor, file: Path, library: Library) -> None:
    editor.scenes.setCurrentIndex(editor.scenes.model().index(1, 0))
    QTest.keyClicks(editor.slide.en, " and cake")
    assert editor.scenes.rows[1].words == "Tea and cake"
    assert editor.save(file)
    assert open_sheet(file, library).items[1].title == Text("Tea and cake", "お茶")


def test_the_points_of_a_slide_are_its_lines(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    file.write_text(
        SHEET + '[[scene]]\nslide = {en = "To take home", ja = "まとめ"}\n'
        'points = [\n  {en = "Read.", ja = "読む。"},  # the card\n'
        '  {en = "Ask.", ja = "聞く。"},\n]\n',
        encoding="utf-8",
    )
    editor.open(file)
    editor.scenes.setCurrentIndex(editor.scenes.model().index(2, 0))
    assert editor.slide.points_en.toPlainText() == "Read.\nAsk."
    editor.slide.points_en.setPlainText("Read.\nListen.\nRule.")
    editor.slide.points_ja.setPlainText("読む。\n聞く。\n裁定する。")
    assert editor.save(file)
    content = open_sheet(file, library).items[2].content
    assert isinstance(content, SlideItem)
    assert content.points == (
        Text("Read.", "読む。"),
        Text("Listen.", "聞く。"),
        Text("Rule.", "裁定する。"),
    )
    assert "# the card" in file.read_text("utf-8")
    editor.slide.points_en.setPlainText("")
    editor.slide.points_ja.setPlainText("\n")
    assert editor.save(file)
    assert "points" not in file.read_text("utf-8")
    editor.slide.points_en.setPlainText("One")
    editor.slide.points_ja.setPlainText("1つ")
    assert editor.save(file)
    again = open_sheet(file, library)
    assert again.missing == ()
    assert isinstance(again.items[2].content, SlideItem)
    assert again.items[2].content.points == (Text("One", "1つ"),)


def test_a_box_that_is_chosen_bears_a_check_mark(editor: SheetEditor) -> None:
    may = editor.fields.may
    editor.scenes.setCurrentIndex(editor.scenes.model().index(1, 0))
    assert may.isChecked()
    picture = may.grab().toImage()
    inks = {picture.pixelColor(x, may.height() // 2).name() for x in range(may.height())}
    palette = TextStyle().palette
    assert {palette.path, palette.on_path} <= inks


def test_a_sheet_that_ships_is_not_written_over(editor: SheetEditor) -> None:
    shipped = SHIPPED_SHEETS / "article-in-45-minutes.toml"
    before = shipped.read_bytes()
    editor.open(shipped)
    editor.document.rename(Text("My evening", "私の夕べ"))
    save = next(b for b in editor.findChildren(QPushButton) if b.text() == "Save")
    save.click()
    asked = editor.findChild(QFileDialog)
    assert isinstance(asked, QFileDialog), "it asks for a file of its own"
    asked.reject()
    assert shipped.read_bytes() == before
    assert editor.document.is_changed


def test_what_qt_deletes_behind_pyside_is_kept_by_nobody(editor: SheetEditor) -> None:
    assert editor.isVisible()
    assert layout_items_known() == []
