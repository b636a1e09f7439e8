"""The editor of run sheets: what was written by hand stays, comments and all."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QThreadPool
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from flowcharts.checking.content_file import texts
from flowcharts.checking.run_sheet import open_sheet
from flowcharts.codec.tables import Table
from flowcharts.library.generator import TODAY
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.scenes import SCENES
from flowcharts.talk.scenes.compare import ComparedCase
from flowcharts.talk.scenes.slide import Slide
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from flowcharts.talk.told_example import ToldExample
from gui.talk.editor.document import DocumentError, SheetDocument
from gui.talk.editor.said_fields import typed
from gui.talk.editor.unsaved import unsaved_path
from gui.talk.editor.window import SheetEditor
from gui.text.text_style import TextStyle
from tests.gui.layout_items import layout_items_known

pytestmark = pytest.mark.usefixtures("letters")
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


@pytest.fixture
def editor(qtbot: QtBot, library: Library, file: Path) -> Iterator[SheetEditor]:  # noqa: ARG001
    editor = SheetEditor(library, TextStyle())
    editor.open(file)
    editor.show()
    yield editor
    editor.document.saved = editor.document.now
    editor.close()
    editor.deleteLater()


def test_a_sheet_that_is_saved_unchanged_is_the_same_to_the_letter(
    editor: SheetEditor, file: Path
) -> None:
    assert [row.words for row in editor.scenes.rows] == ["1. Kavu Monarch", "2. Tea"]
    assert editor.save(file)
    assert file.read_text("utf-8") == SHEET


def test_what_is_changed_keeps_its_comments(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    editor.pane.minutes.setValue(8)
    put(editor.pane.said["notes"].en, "Let them vote.")
    editor.pane.may.setChecked(True)
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
        "1. Kavu Monarch",
        "2. Disciple of the Vault",
        "3. Tea",
    ]
    press(editor, "Up")
    press(editor, "Up")
    assert editor.scenes.rows[0].words == "1. Disciple of the Vault"
    editor.scenes.setCurrentIndex(editor.scenes.model().index(2, 0))
    press(editor, "Remove")
    assert editor.save(file)
    sheet = open_sheet(file, library)
    assert [item.title.en for item in sheet.items] == ["Disciple of the Vault", "Kavu Monarch"]
    assert sheet.missing == ()
    assert "# everybody knows it" in file.read_text("utf-8")


def test_a_new_sheet_is_made_from_nothing(qtbot: QtBot, library: Library, tmp_path: Path) -> None:  # noqa: ARG001
    editor = SheetEditor(library, TextStyle(Wording.JAPANESE))
    QTest.keyClicks(editor.head.title.en, "Evening")
    QTest.keyClicks(editor.head.title.ja, "Yuube")
    add(editor, "example", "kavu-monarch")
    add(editor, "break", "Break")
    path = tmp_path / "new.toml"
    assert editor.save(path)
    sheet = open_sheet(path, library)
    assert sheet.title == Text("Evening", "Yuube")
    assert [item.title.en for item in sheet.items] == ["Kavu Monarch", "Break"]
    assert sheet.missing == ()
    editor.close()
    editor.deleteLater()


def test_a_break_says_so_in_both_languages(
    qtbot: QtBot,  # noqa: ARG001
    library: Library,
    tmp_path: Path,
) -> None:
    editor = SheetEditor(library, TextStyle(Wording.ENGLISH))
    QTest.keyClicks(editor.head.title.en, "Evening")
    QTest.keyClicks(editor.head.title.ja, "Yuube")
    editor.new.kind.setCurrentIndex(editor.new.kind.findData("break"))
    QTest.mouseClick(editor.new.add, Qt.MouseButton.LeftButton)
    assert editor.total.text() == "Scenes: 1, 5 min (3 presses, about 5 min)"
    path = tmp_path / "new.toml"
    assert editor.save(path)
    assert open_sheet(path, library).items[0].title == Text("Break", "休憩")
    editor.deleteLater()


def test_what_is_not_there_is_listed_as_such_and_told(editor: SheetEditor, file: Path) -> None:
    file.write_text(SHEET.replace("kavu-monarch", "kavu-monarhc"), encoding="utf-8")
    editor.open(file)
    assert editor.scenes.rows[0].words == "1. cannot be shown: kavu-monarhc"
    assert editor.verdict.text() == (
        "Scene 1, “kavu-monarhc”: there is no example “kavu-monarhc”. Did you mean “kavu-monarch”?"
    )
    assert editor.pane.name.text() == "kavu-monarhc"
    clear(editor.pane.name)
    QTest.keyClicks(editor.pane.name, "kavu-monarch")
    assert editor.scenes.rows[0].words == "1. Kavu Monarch"
    assert editor.save(file)
    assert file.read_text("utf-8") == SHEET


def test_a_part_of_a_name_adds_the_only_one_that_has_it_and_else_says_why_not(
    editor: SheetEditor,
) -> None:
    for written, said in (
        ("rhystic", "There is no example “rhystic”: choose one from the list."),
        ("kavu", "have “kavu” in their name: choose one from the list."),
        ("trainer:nowhere", "“trainer:nowhere” leads nowhere"),
    ):
        add(editor, "example", written)
        assert said in editor.verdict.text()
        assert len(editor.scenes.rows) == 2
    add(editor, "example", "disciple of the vault")
    assert editor.scenes.rows[1].words == "2. Disciple of the Vault"


def test_a_file_that_another_program_has_changed_is_not_written_over(
    editor: SheetEditor, file: Path
) -> None:
    other = SHEET.replace("Evening", "Morning")
    file.write_text(other, encoding="utf-8")
    editor.pane.minutes.setValue(9)
    assert not editor.save(file)
    assert file.read_text("utf-8") == other
    assert "changed by another program" in editor.verdict.text()


@pytest.mark.parametrize("written", ["title = [", "scene = 3", "\x00"])
def test_what_is_no_run_sheet_is_told(tmp_path: Path, written: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(DocumentError, match=r"is no run sheet|cannot be edited"):
        SheetDocument().open(path)


def add(editor: SheetEditor, kind: str, written: str) -> None:
    editor.new.kind.setCurrentIndex(editor.new.kind.findData(kind))
    editor.new.which.setEditText(written)
    QTest.mouseClick(editor.new.add, Qt.MouseButton.LeftButton)


def add_first(editor: SheetEditor, kind: str) -> None:
    """Add the first scene that is offered of a kind, or what stands there to be typed."""
    editor.new.kind.setCurrentIndex(editor.new.kind.findData(kind))
    if editor.new.which.count():
        editor.new.which.setCurrentIndex(0)
    elif not editor.new.which.currentText():
        editor.new.which.setEditText("Tea")
    QTest.mouseClick(editor.new.add, Qt.MouseButton.LeftButton)


def put(field: QWidget, words: str) -> None:
    """Let all of *field* be *words*, as where they are pasted."""
    assert isinstance(field, QPlainTextEdit)
    field.setPlainText(words)


def clear(field: QWidget) -> None:
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Delete)


def press(editor: SheetEditor, name: str) -> None:
    button = next(each for each in editor.findChildren(QPushButton) if each.text() == name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_fresh_case_is_stored_with_all_that_shows_it(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    new = editor.new
    new.kind.setCurrentIndex(new.kind.findData("case"))
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
    return {box.accessibleName(): box for box in editor.pane.questions.findChildren(kind)}


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
    assert isinstance(content, ToldExample)
    told = [decision.id for decision in content.decisions]
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
    assert isinstance(content, ToldExample)
    assert content.begins == content.decisions[2].id


def test_any_case_with_facts_is_compared_on_the_editions_that_part(
    qtbot: QtBot, editor: SheetEditor, file: Path, library: Library
) -> None:
    new = editor.new
    new.kind.setCurrentIndex(new.kind.findData("compare"))
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
    qtbot.waitUntil(lambda: editor.verdict.text() == "Nothing is wrong with it.", timeout=30_000)
    content = open_sheet(file, library).items[1].content
    assert isinstance(content, ComparedCase)
    assert len(content.editions) > 1
    assert all(edition.penalty is not None for edition in content.editions)


def test_add_says_where_nothing_is_chosen(editor: SheetEditor) -> None:
    new = editor.new
    new.kind.setCurrentIndex(new.kind.findData("slide"))
    assert new.which.currentText() == ""
    QTest.mouseClick(new.add, Qt.MouseButton.LeftButton)
    assert len(editor.scenes.rows) == 2
    assert "Nothing is chosen yet" in editor.verdict.text()
    new.which.setEditText("Tea and cake")
    QTest.mouseClick(new.add, Qt.MouseButton.LeftButton)
    said = "Scene 2, “Tea and cake”: the Japanese of the heading is missing."
    assert editor.verdict.text() == said
    assert len(editor.scenes.rows) == 3


def test_only_a_case_has_questions_and_only_a_slide_has_points(editor: SheetEditor) -> None:
    assert editor.pane.questions.isVisible()
    assert not editor.pane.said["slide"].isVisible()
    editor.scenes.setCurrentIndex(editor.scenes.model().index(1, 0))
    assert not editor.pane.questions.isVisible()
    assert editor.pane.said["break"].en.isVisible()
    assert not editor.pane.said["points"].en.isVisible(), "a break has none"


@pytest.mark.parametrize("kind", [key for key, kind in SCENES.items() if kind.first_field])
def test_one_goes_on_with_what_a_new_scene_still_lacks(editor: SheetEditor, kind: str) -> None:
    add_first(editor, kind)
    assert editor.pane.field(SCENES[kind].first_field).hasFocus()


def test_only_a_case_that_is_stored_has_a_story_to_edit(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    made = next(library.generator(TODAY).cases(1))
    file.write_text(SHEET.replace('example = "kavu-monarch"', f'case = "{made.id}"'), "utf-8")
    editor.open(file)
    assert editor.pane.questions.isVisible(), "it is shown"
    assert not editor.pane.said["story"].isVisible()
    assert not editor.pane.said["title"].isVisible()
    add_first(editor, "case")
    assert editor.pane.said["story"].isVisible()
    assert editor.pane.said["title"].isVisible()


def test_the_edition_is_chosen_on_which_an_example_is_told(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    entry = next(each for each in library.catalog.scenarios if each.also)
    told = SHEET.replace("kavu-monarch", entry.id)
    file.write_text(told, encoding="utf-8")
    editor.open(file)
    box, other = editor.pane.edition, next(iter(entry.also))
    assert box.isVisible()
    assert box.currentData() == entry.chart
    choose(box, other)
    assert editor.save(file)
    content = open_sheet(file, library).items[0].content
    assert content.chart is not None
    assert content.chart.id == other
    choose(box, entry.chart)
    assert editor.save(file)
    assert file.read_text("utf-8") == told, "the usual edition is not said"


def choose(box: QComboBox, data: str) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_a_break_is_called_otherwise(editor: SheetEditor, file: Path, library: Library) -> None:
    editor.scenes.setCurrentIndex(editor.scenes.model().index(1, 0))
    QTest.keyClicks(editor.pane.said["break"].en, " and cake")
    assert editor.scenes.rows[1].words == "2. Tea and cake"
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
    assert typed(editor.pane.said["points"].en) == "Read.\nAsk."
    put(editor.pane.said["points"].en, "Read.\nListen.\nRule.")
    put(editor.pane.said["points"].ja, "読む。\n聞く。\n裁定する。")
    assert editor.save(file)
    content = open_sheet(file, library).items[2].content
    assert isinstance(content, Slide)
    assert content.points == (
        Text("Read.", "読む。"),
        Text("Listen.", "聞く。"),
        Text("Rule.", "裁定する。"),
    )
    assert "# the card" in file.read_text("utf-8")
    put(editor.pane.said["points"].en, "")
    put(editor.pane.said["points"].ja, "\n")
    assert editor.save(file)
    assert "points" not in file.read_text("utf-8")
    put(editor.pane.said["points"].en, "One")
    put(editor.pane.said["points"].ja, "1つ")
    assert editor.save(file)
    again = open_sheet(file, library)
    assert again.missing == ()
    assert isinstance(again.items[2].content, Slide)
    assert again.items[2].content.points == (Text("One", "1つ"),)


def test_a_box_that_is_chosen_bears_a_check_mark(editor: SheetEditor) -> None:
    may = editor.pane.may
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
    QTest.keyClicks(editor.head.title.en, "mine")
    save = next(b for b in editor.findChildren(QPushButton) if b.text() == "Save")
    save.click()
    asked = editor.findChild(QFileDialog)
    assert isinstance(asked, QFileDialog), "it asks for a file of its own"
    asked.reject()
    assert shipped.read_bytes() == before
    assert editor.document.is_changed


def test_what_qt_deletes_behind_pyside_is_kept_by_nobody(editor: SheetEditor) -> None:
    assert editor.isVisible()
    QThreadPool.globalInstance().waitForDone()  # all objects are looked at, half-made ones too
    assert layout_items_known() == []


BEGINNINGS = {"en": "Say:", "ja": "「何"}
IN_FIELDS = {"en": "Say: “what’s on it?” \\ # no [comment]", "ja": "「何が」と聞く。＃１"}
"""What the first line of each field is; others only begin so."""


def fields_of(pane: QWidget) -> list[QWidget]:
    """The fields for words that are seen."""
    kinds: tuple[type[QWidget], ...] = (QLineEdit, QPlainTextEdit)
    found = [field for kind in kinds for field in pane.findChildren(kind)]
    return [field for field in found if field.isVisible() and field.accessibleName()]


def type_in(field: QWidget, words: str) -> None:
    """Type *words* by keys; what no key of ours has comes from an input method."""
    field.setFocus()
    for sign in words:
        if sign == "\n":
            QTest.keyClick(field, Qt.Key.Key_Return)
        elif sign.isascii():
            QTest.keyClicks(field, sign)
        else:
            event = QInputMethodEvent()
            event.setCommitString(sign)
            QApplication.sendEvent(field, event)


def said_in(scene: Table) -> list[str]:
    """All words in both languages that a scene has."""
    return [words for _, table in texts(scene) for words in table.values()]


@pytest.mark.parametrize(("system", "half"), [("de_DE", "2,5"), ("en_GB", "2.5"), ("ja_JP", "2.5")])
def test_minutes_are_read_as_the_system_writes_them(
    editor: SheetEditor, file: Path, system: str, half: str
) -> None:
    minutes = editor.pane.minutes
    minutes.setLocale(QLocale(system))
    clear(minutes)
    type_in(minutes, half)
    for _ in range(2):
        minutes.interpretText()
        assert minutes.text() == half
        minutes.setValue(minutes.value())
    assert editor.save(file)
    assert tomllib.loads(file.read_text("utf-8"))["scene"][0]["minutes"] == 2.5


@pytest.mark.parametrize("kind", SCENES)
def test_every_word_that_is_typed_stands_in_the_file(
    editor: SheetEditor, file: Path, library: Library, kind: str
) -> None:
    add_first(editor, kind)
    place = editor.place
    keyed: list[str] = []
    for number, field in enumerate(fields_of(editor.pane)):
        if field is editor.pane.name or not isinstance(field, QLineEdit | QPlainTextEdit):
            continue
        is_ja = "Japanese" in field.accessibleName()
        language = "ja" if is_ja else "en"
        said = (IN_FIELDS[language], BEGINNINGS[language], BEGINNINGS[language])
        lines = [f"{words} {number}-{line}" for line, words in enumerate(said)]
        lines = lines[: 3 - is_ja] if isinstance(field, QPlainTextEdit) else lines[:1]
        clear(field)
        type_in(field, "\n".join(lines))
        assert typed(field) == "\n".join(lines), "nothing is changed under the hand of who types"
        keyed.extend(lines)
    clear(editor.pane.minutes)
    type_in(editor.pane.minutes, "12.5")
    assert keyed
    assert editor.save(file)
    written = tomllib.loads(file.read_text("utf-8"))["scene"][place]
    assert written["minutes"] == 12.5
    found = said_in(written)
    assert sorted("\n".join(found).split("\n")) == sorted(keyed)
    for _, table in texts(written):
        for language, words in table.items():
            assert all(line.startswith(BEGINNINGS[language]) for line in words.split("\n"))
    assert all(
        comment in file.read_text("utf-8") for comment in ("# for the", "# begin", "# everybody")
    )
    again = SheetEditor(library, TextStyle())
    again.open(file)
    again.scenes.setCurrentIndex(again.scenes.model().index(place, 0))
    again.show()
    shown = [
        typed(field)
        for field in fields_of(again.pane)
        if isinstance(field, QLineEdit | QPlainTextEdit) and field is not again.pane.name
    ]
    assert [line for words in shown for line in words.split("\n") if line] == keyed
    again.close()
    again.deleteLater()


def test_the_titles_are_typed_and_kept(editor: SheetEditor, file: Path, library: Library) -> None:
    for field, words in ((editor.head.title.en, " now"), (editor.head.title.ja, "です")):
        QTest.keyClick(field, Qt.Key.Key_End)
        type_in(field, words)
    assert editor.save(file)
    assert open_sheet(file, library).title == Text("Evening now", "夕べです")
    assert "# for the regional, in May" in file.read_text("utf-8")


def test_a_new_slide_speaks_the_language_that_was_typed_alone(editor: SheetEditor) -> None:
    add(editor, "slide", "To take home")
    assert editor.pane.said["slide"].said == ("To take home", "")
    add(editor, "slide", "まとめ")
    assert editor.pane.said["slide"].said == ("", "まとめ")


def test_all_that_is_done_is_undone_and_done_again_by_keys(editor: SheetEditor, file: Path) -> None:
    editor.activateWindow()
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    states = [editor.document.now]

    def note() -> None:
        assert editor.document.now != states[-1]
        states.append(editor.document.now)

    type_in(editor.head.title.en, "!")
    note()
    press(editor, "Down")
    note()
    press(editor, "Remove")
    note()
    add(editor, "slide", "Home")
    note()
    type_in(editor.pane.said["points"].ja, "読む")
    note()
    type_in(editor.pane.said["points"].ja, " 聞く")
    note()
    type_in(editor.pane.minutes, "1")
    note()
    editor.pane.may.click()
    note()
    editor.head.language.setCurrentIndex(0)
    editor.head.language.activated.emit(0)
    note()
    fields = (
        editor.pane.said["points"].ja,
        editor.head.title.en,
        editor.pane.minutes,
        editor.scenes,
    )
    for count, before in enumerate(reversed(states[:-1])):
        QTest.keyClick(fields[count % 4], Qt.Key.Key_Z, control)
        assert editor.document.now == before
    assert not editor.undo_button.isEnabled()
    assert not editor.isWindowModified()
    assert [row.words for row in editor.scenes.rows] == ["1. Kavu Monarch", "2. Tea"]
    for count, after in enumerate(states[1:]):
        QTest.keyClick(fields[count % 4], Qt.Key.Key_Z, control | shift)
        assert editor.document.now == after
    assert not editor.redo_button.isEnabled()
    assert typed(editor.pane.said["points"].ja) == "読む 聞く"
    assert file.read_text("utf-8") == SHEET


def test_undo_shows_the_scene_and_the_field_in_which_it_was_typed(editor: SheetEditor) -> None:
    editor.activateWindow()
    type_in(editor.pane.said["notes"].en, "x")
    editor.scenes.setCurrentIndex(editor.scenes.model().index(1, 0))
    editor.undo()
    assert editor.place == 0
    assert editor.scenes.rows[0].is_current
    assert editor.pane.said["notes"].en.hasFocus()
    assert typed(editor.pane.said["notes"].en) == "Let them guess first."


def test_the_list_marks_the_scene_that_is_edited(editor: SheetEditor) -> None:
    assert [row.is_current for row in editor.scenes.rows] == [True, False]
    QTest.keyClick(editor.scenes, Qt.Key.Key_Down)
    assert [row.is_current for row in editor.scenes.rows] == [False, True]
    assert editor.pane.title.text() == "Tea"


@pytest.mark.parametrize("wording", Wording)
def test_all_of_it_is_seen_on_the_smallest_screen(
    qtbot: QtBot,  # noqa: ARG001
    library: Library,
    wording: Wording,
) -> None:
    editor = SheetEditor(library, TextStyle(wording))
    assert SCENES
    for kind in SCENES:
        add_first(editor, kind)
        assert editor.minimumSizeHint().height() <= 620
        assert editor.minimumSizeHint().width() <= 1280
    editor.document.saved = editor.document.now
    editor.close()
    editor.deleteLater()


def test_the_editions_of_a_comparison_are_chosen(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    add(editor, "compare", "braids-and-grave-pact")
    ticks = [box for box in editor.pane.editions.findChildren(QCheckBox) if box.isChecked()]
    assert len(ticks) > 2
    usual = editor.pane.editions.ticked
    ticks[0].click()
    assert editor.save(file)
    content = open_sheet(file, library).items[1].content
    assert isinstance(content, ComparedCase)
    assert {edition.chart.id for edition in content.editions} == {*usual[1:]}
    for box in ticks[1:]:
        box.click()
    ticks[1].click()
    assert "choose at least two editions" in editor.verdict.text()
    for box in ticks:
        box.setChecked(True)
    assert editor.save(file)
    assert "charts" not in file.read_text("utf-8"), "and nothing is said again"


def test_problems_of_a_file_are_told_by_scene(
    qtbot: QtBot, editor: SheetEditor, file: Path
) -> None:
    file.write_text(SHEET.replace("may = true", 'may = true\nask = ["rain"]'), encoding="utf-8")
    editor.open(file)
    said = "Scene 2, “Tea”: `ask` says nothing of a scene that shows `break`."
    qtbot.waitUntil(lambda: editor.verdict.text() == said, timeout=30_000)


def test_problems_of_a_file_are_told_in_the_readers_language(
    qtbot: QtBot, library: Library, file: Path
) -> None:
    editor = SheetEditor(library, TextStyle(Wording.JAPANESE))
    file.write_text(SHEET.replace("may = true", "may = true\nminute = 4"), encoding="utf-8")
    editor.open(file)
    said = "`minute` はここでは使えません。「minutes」のことですか？"
    qtbot.waitUntil(lambda: said in editor.verdict.text(), timeout=10_000)
    editor.close()
    editor.deleteLater()


def test_what_is_discarded_at_the_end_can_be_had_again(editor: SheetEditor) -> None:
    type_in(editor.pane.said["notes"].en, "x")
    editor.close()
    assert editor.isVisible()
    (box,) = editor.findChildren(QMessageBox)
    next(each for each in box.buttons() if each.text() == "Discard").click()
    assert not editor.isVisible()
    editor.show()
    assert "x" not in typed(editor.pane.said["notes"].en)
    editor.undo()
    assert "x" in typed(editor.pane.said["notes"].en)


def test_what_was_not_saved_when_the_program_ended_is_there_again(
    qtbot: QtBot, editor: SheetEditor, file: Path, library: Library
) -> None:
    type_in(editor.pane.said["notes"].ja, "誰から？")
    add(editor, "break", "Break")
    qtbot.waitUntil(unsaved_path().exists)
    left = editor.document.now
    again = SheetEditor(library, TextStyle())
    assert again.document.now == left
    assert again.document.path == file
    assert "were not saved when the program ended" in again.verdict.text()
    assert again.isWindowModified()
    assert again.save(file)
    again.show()
    again.close()
    assert not unsaved_path().exists()
    written = file.read_text("utf-8")
    assert "誰から？" in written
    assert "# everybody knows it" in written
    again.deleteLater()


@pytest.mark.parametrize("kept", ["", "[]", "{", '{"path": 3}'])
def test_what_was_kept_and_cannot_be_read_hinders_nobody(library: Library, kept: str) -> None:
    unsaved_path().parent.mkdir(parents=True, exist_ok=True)
    unsaved_path().write_text(kept, "utf-8")
    editor = SheetEditor(library, TextStyle())
    assert not editor.document.is_changed
    editor.deleteLater()
