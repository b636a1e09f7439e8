"""A case that was practised, exported once it is ruled on: its story is on the page, too."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from flowcharts.documents.formats import OF_CHARTS
from gui.window.export_dialog import ExportDialog
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.gui.practice.test_journals import answered

LONGEST = 60_000
"""So many ms a file may take before a test gives up."""


def exported(learner: Learner, file: Path, qtbot: QtBot) -> bytes:
    """What *file* holds, exported from the window in the format of its ending."""
    learner.trainer.commands["export"].does()
    (dialog,) = (each for each in learner.window.findChildren(ExportDialog) if each.isVisible())
    boxes = {box.accessibleName(): box for box in dialog.findChildren(QComboBox)}
    boxes["Format"].setCurrentText(OF_CHARTS[file.suffix[1:]].title.en)
    dialog.accept()
    (chooser,) = (each for each in learner.window.findChildren(QFileDialog) if each.isVisible())
    chooser.fileSelected.emit(str(file))
    chooser.close()
    learner.window.activateWindow()
    qtbot.waitUntil(lambda: not learner.trainer.work.is_going, timeout=LONGEST)
    return file.read_bytes()


def test_the_story_of_the_case_is_told_with_its_ruling_on_one_page(
    practise: Practise, qtbot: QtBot, tmp_path: Path
) -> None:
    learner = answered(practise)
    learner.press(Qt.Key.Key_Escape)
    case = learner.question.case
    told = exported(learner, tmp_path / "case.md", qtbot).decode()
    assert case.story.en.split(". ")[0] in told
    assert case.cards[0].name.en in told
    assert exported(learner, tmp_path / "case.pdf", qtbot).count(b"/Type /Page\n") == 1
