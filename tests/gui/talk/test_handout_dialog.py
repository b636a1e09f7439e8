"""The handout from the menu: the run sheet by its title, how it is wanted, the file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QPushButton

from flowcharts.model.text import Wording
from flowcharts.talk.known_sheets import note_sheet
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.app import Trainer
from gui.talk.handout_dialog import HandoutDialog
from gui.talk.question import RoomQuestion
from tests.gui.talk.conftest import OpenRoom

SHEET = 'title.en = "Evening"\ntitle.ja = "夕べ"\nlanguage = "en"\n'
CASE = '[[scene]]\nexample = "{name}"\n'
Asked = Callable[[str], HandoutDialog]


@pytest.fixture
def trainer(open_room: OpenRoom) -> Trainer:
    return open_room(begins=False).trainer


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A run sheet of one's own, one scene of which names what is not there."""
    path = tmp_path / "sheet.toml"
    cases = CASE.format(name="kavu-monarch") + CASE.format(name="no-such-example")
    path.write_text(SHEET + cases, "utf-8")
    note_sheet(path)
    return path


def offered(trainer: Trainer, command: str) -> RoomQuestion:
    trainer.commands[command].does()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, RoomQuestion)
    return asked


def chosen(trainer: Trainer, title: str) -> HandoutDialog:
    question = offered(trainer, "handout")
    button = next(each for each in question.answers.buttons if title in each.accessibleName())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, HandoutDialog)
    return asked


def choose(dialog: HandoutDialog, name: str, words: str) -> None:
    box = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)
    box.setCurrentText(words)
    assert box.currentText() == words


def press(dialog: HandoutDialog, words: str) -> None:
    button = next(each for each in dialog.findChildren(QPushButton) if each.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def save(trainer: Trainer, path: Path) -> None:
    (dialog,) = (each for each in trainer.window.findChildren(QFileDialog) if each.isVisible())
    dialog.fileSelected.emit(str(path))
    dialog.reject()


@pytest.mark.parametrize("command", ["seminar", "handout"])
def test_run_sheets_are_offered_by_their_titles(trainer: Trainer, own: Path, command: str) -> None:
    trainer.session.choose(wording=Wording.JAPANESE)
    names = [button.accessibleName() for button in offered(trainer, command).answers.buttons]
    shipped = ["2008年から何が変わったか", "現在の誘発忘れ", "誘発忘れ：2008年の例題"]
    assert all(map(str.startswith, names, shipped))
    assert any(name.startswith("夕べ") and own.name in name for name in names)


def test_many_run_sheets_are_scrolled(trainer: Trainer, tmp_path: Path) -> None:
    for number in range(12):
        path = tmp_path / f"{number}.toml"
        path.write_text(SHEET.replace("Evening", f"Evening {number}"), "utf-8")
        note_sheet(path)
    question = offered(trainer, "seminar")
    assert len(question.answers.buttons) > 12
    assert question.height() < 600
    assert question.answers.height() > question.height()


def test_any_other_file_can_be_chosen(trainer: Trainer, own: Path) -> None:
    question = offered(trainer, "handout")
    other = next(each for each in question.answers.buttons if "Another" in each.accessibleName())
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    save(trainer, own)
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, HandoutDialog)
    asked.reject()


def test_it_is_written_as_it_is_asked_for(trainer: Trainer, tmp_path: Path) -> None:
    dialog = chosen(trainer, "Missed triggers: the examples of 2008")
    choose(dialog, "Language", "Japanese")
    choose(dialog, "Lines to write on", "none")
    press(dialog, "Save…")
    save(trainer, tmp_path / "handout.md")
    text = (tmp_path / "handout.md").read_text("utf-8")
    assert text.startswith("# 誘発忘れ：2008年の例題")
    assert "＿" not in text
    assert "handout.md" in trainer.window.notice


def test_it_is_written_on_the_paper_that_is_asked_for(trainer: Trainer, tmp_path: Path) -> None:
    dialog = chosen(trainer, "What changed since 2008")
    choose(dialog, "Paper", "Letter")
    press(dialog, "Save…")
    save(trainer, tmp_path / "handout.pdf")
    pdf = (tmp_path / "handout.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert b"/MediaBox [0 0 612 792]" in pdf.replace(b".000000", b"")


def test_it_is_looked_at_before_it_is_printed(trainer: Trainer) -> None:
    press(chosen(trainer, "Missed triggers: the examples of 2008"), "Print…")
    (preview,) = trainer.window.findChildren(QPrintPreviewDialog)
    assert preview.isVisible()
    preview.reject()


def test_what_is_not_there_is_told(trainer: Trainer, own: Path) -> None:
    pictured = '[[scene]]\nslide.en = "See"\npicture = "gone.png"\nalt.en = "It"\n'
    own.write_text(own.read_text("utf-8") + pictured, "utf-8")
    dialog = chosen(trainer, "Evening")
    assert "1 of the scenes" in trainer.window.notice
    assert "The picture “gone.png” is not there." in trainer.window.notice
    dialog.reject()


def test_the_editor_offers_them_by_title_too(trainer: Trainer) -> None:
    trainer.commands["run-sheet"].does()
    editor = trainer.rooms.maker.editor.window
    assert editor is not None
    editor.open(SHIPPED_SHEETS / "changed-since-2008.toml")
    button = next(each for each in editor.findChildren(QPushButton) if each.text() == "Open…")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    (question,) = editor.findChildren(RoomQuestion)
    first = question.answers.buttons[0]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert editor.document.path == SHIPPED_SHEETS / "todays-policy-in-60-minutes.toml"
