"""Export and print from the window itself: Ctrl+E, Ctrl+P."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Wording
from gui.app import Trainer
from gui.export.printer import PrintPreview
from gui.startup.opening import Opening
from gui.window.export_dialog import ExportDialog

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def trainer(qapp: QApplication, qtbot: QtBot) -> Iterator[Trainer]:
    opening = Opening("missed-trigger-2008", wording=Wording.ENGLISH, is_asked=True)
    palette = qapp.palette()
    trainer = Trainer(qapp, opening)
    qtbot.addWidget(trainer.window)
    trainer.window.show()
    yield trainer
    qapp.setPalette(palette)


def chooser_after_card(trainer: Trainer) -> QFileDialog:
    """The choice of a file, once the card that asks what to export is accepted."""
    card = trainer.window.findChild(ExportDialog)
    assert card is not None
    assert card.isVisible()
    card.accept()
    chooser = trainer.window.findChild(QFileDialog)
    assert chooser is not None
    return chooser


def test_a_file_chosen_is_written_and_told(trainer: Trainer, tmp_path: Path) -> None:
    trainer.session.answer("no")
    QTest.keyClick(trainer.window, Qt.Key.Key_E, CONTROL)
    chooser = chooser_after_card(trainer)
    assert Path(chooser.selectedFiles()[0]).name == "missed-trigger-2008.svg"
    file = tmp_path / "chart.svg"
    chooser.fileSelected.emit(str(file))
    assert trainer.window.notice == "chart.svg is written."
    assert "1 No" in file.read_text("utf-8")


def test_the_ending_of_the_name_says_the_format(trainer: Trainer, tmp_path: Path) -> None:
    trainer.export.export()
    chooser = chooser_after_card(trainer)
    chooser.fileSelected.emit(str(tmp_path / "chart.png"))
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(
    trainer: Trainer, tmp_path: Path
) -> None:
    trainer.export.export()
    chooser = chooser_after_card(trainer)
    chooser.fileSelected.emit(str(tmp_path / "nowhere" / "chart.svg"))
    said = "chart.svg could not be written: No such file or directory"
    assert trainer.window.notice == said


def test_in_japanese_all_of_it_is_japanese(trainer: Trainer, tmp_path: Path) -> None:
    trainer.session.choose(wording=Wording.JAPANESE)
    trainer.export.export()
    chooser = chooser_after_card(trainer)
    labels = [label.text() for label in chooser.findChildren(QLabel) if label.text()]
    assert labels == ["場所：", "ファイル名：", "種類："]
    chooser.fileSelected.emit(str(tmp_path / "nowhere" / "chart.svg"))
    said = trainer.window.notice.replace("chart.svg", "")
    assert "ファイルまたはフォルダがありません" in said
    assert not re.search("[A-Za-z]", said)


def test_what_is_printed_is_looked_at_before(trainer: Trainer) -> None:
    QTest.keyClick(trainer.window, Qt.Key.Key_P, CONTROL)
    preview = trainer.window.findChild(PrintPreview)
    assert preview is not None
    assert preview.isVisible()
    preview.close()
