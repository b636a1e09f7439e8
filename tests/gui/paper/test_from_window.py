"""Export and print from the window itself: Ctrl+E, Ctrl+P."""

import re
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImageReader
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from flowcharts.documents.format import Format
from flowcharts.documents.formats import OF_CHARTS
from flowcharts.model.text import Text, Wording
from gui.app import Trainer
from gui.paper.preview import PrintPreview
from gui.startup.opening import Opening
from gui.window.export_dialog import ExportDialog
from tests.gui.closed import close

CONTROL = Qt.KeyboardModifier.ControlModifier
LONGEST = 60_000
"""So many ms a file may take before a test gives up."""
BEGINNINGS = {  # of the formats whose first letters say what they are
    "svg": b"<svg",
    "pdf": b"%PDF",
    "png": b"\x89PNG",
    "dot": b"digraph",
    "mmd": b"---",
    "md": b"#",
}


@pytest.fixture
def trainer(qapp: QApplication) -> Iterator[Trainer]:
    opening = Opening("missed-trigger-2008", wording=Wording.ENGLISH, is_asked=True)
    palette = qapp.palette()
    trainer = Trainer(qapp, opening)
    trainer.open()
    trainer.settle()
    yield trainer
    close(trainer)
    qapp.setPalette(palette)


def chooser_after_card(trainer: Trainer, width: int | None = None) -> QFileDialog:
    """The choice of a file, once the card that asks what to export is accepted."""
    (card,) = (each for each in trainer.window.findChildren(ExportDialog) if each.isVisible())
    if width is not None:
        (box,) = card.findChildren(QSpinBox)
        box.setValue(width)
    card.accept()
    choosers = trainer.window.findChildren(QFileDialog)
    return next(each for each in choosers if each.isVisible())


def begin(trainer: Trainer, file: Path, width: int | None = None) -> None:
    """Export into *file*, as wide as wanted."""
    trainer.export.export()
    chooser = chooser_after_card(trainer, width)
    chooser.fileSelected.emit(str(file))
    chooser.close()
    trainer.window.activateWindow()


def export(trainer: Trainer, qtbot: QtBot, file: Path, width: int | None = None) -> str:
    """Export into *file*; what is said at the end."""
    begin(trainer, file, width)
    qtbot.waitUntil(lambda: not trainer.work.is_going, timeout=LONGEST)
    return trainer.window.notice


def test_a_file_chosen_is_written_and_told(trainer: Trainer, qtbot: QtBot, tmp_path: Path) -> None:
    trainer.session.answer("no")
    QTest.keyClick(trainer.window, Qt.Key.Key_E, CONTROL)
    chooser = chooser_after_card(trainer)
    assert Path(chooser.selectedFiles()[0]).name == "missed-trigger-2008.svg"
    file = tmp_path / "chart.svg"
    chooser.fileSelected.emit(str(file))
    assert trainer.window.notice == "chart.svg is being written: 0%"
    qtbot.waitUntil(lambda: not trainer.work.is_going, timeout=LONGEST)
    assert trainer.window.notice == "chart.svg is written."
    assert "1 No" in file.read_text("utf-8")


@pytest.mark.parametrize("form", OF_CHARTS.values(), ids=OF_CHARTS)
def test_the_ending_of_the_name_says_the_format(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path, form: Format
) -> None:
    file = tmp_path / f"chart.{form.ending}"
    assert export(trainer, qtbot, file) == f"{file.name} is written."
    assert [*tmp_path.iterdir()] == [file]
    written = file.read_bytes()
    assert written
    assert written.startswith(BEGINNINGS.get(form.ending, written[:1]))


def test_a_large_picture_is_drawn_beside_the_use_of_the_window(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path
) -> None:
    said: list[Text] = []
    trainer.window.noticed.connect(said.append)
    begin(trainer, tmp_path / "chart.png", 6000)
    qtbot.waitUntil(lambda: len(said) > 2, timeout=LONGEST)
    assert trainer.work.is_going
    QTest.keyClick(trainer.window, Qt.Key.Key_N)
    assert trainer.session.position.walk.answers
    trainer.window.hide_notice()
    qtbot.waitUntil(lambda: not trainer.work.is_going, timeout=LONGEST)
    assert trainer.window.notice == "chart.png is written."
    percents = [int(found[1]) for each in said if (found := re.search(r"(\d+)%", each.en))]
    assert percents == sorted(percents)
    assert percents[0] == 0
    assert percents[-1] > 10
    assert QImageReader(str(tmp_path / "chart.png")).size().width() == 6000


def test_how_far_a_picture_has_come_is_said_on_in_the_language_that_is_chosen_meanwhile(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(trainer, tmp_path / "chart.png", 6000)
    QTest.keyClick(trainer.window, Qt.Key.Key_L)
    assert trainer.window.notice == "chart.png を書き出しています： 0%"
    said: list[str] = []
    trainer.window.noticed.connect(lambda _: said.append(trainer.window.notice))
    qtbot.waitUntil(lambda: not trainer.work.is_going, timeout=LONGEST)
    assert any("%" in each for each in said), "it goes on being said"
    assert said[-1] == "chart.png に書き出しました。"


@pytest.mark.parametrize("percent", [0, 30, 60])
def test_what_is_being_drawn_or_packed_can_be_stopped(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path, percent: int
) -> None:
    def has_come() -> bool:
        told = re.search(r"(\d+)%", trainer.window.notice)
        return told is not None and int(told[1]) >= percent

    begin(trainer, tmp_path / "chart.png", 6000)
    qtbot.waitUntil(has_come, timeout=LONGEST)
    buttons = trainer.window.findChildren(QPushButton)
    (stop,) = (each for each in buttons if each.text() == "Stop" and each.isVisible())
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not trainer.work.is_going, timeout=LONGEST)
    assert trainer.window.notice == "Stopped: no file was written."
    assert not [*tmp_path.iterdir()]
    assert export(trainer, qtbot, tmp_path / "other.svg") == "other.svg is written."


@pytest.mark.parametrize("percent", [0, 60])
def test_a_window_that_closes_leaves_no_half_of_a_picture(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path, percent: int
) -> None:
    begin(trainer, tmp_path / "chart.png", 6000)
    qtbot.waitUntil(lambda: f"{percent}%" <= trainer.window.notice[-3:].strip(), timeout=LONGEST)
    trainer.window.close()
    assert not trainer.work.is_going
    assert not [*tmp_path.iterdir()]


def test_a_second_export_waits_for_the_first(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(trainer, tmp_path / "chart.png", 6000)
    begin(trainer, tmp_path / "other.svg")
    assert trainer.window.notice.startswith("Something is still being written")
    qtbot.waitUntil(lambda: not trainer.work.is_going, timeout=LONGEST)
    assert [each.name for each in tmp_path.iterdir()] == ["chart.png"]


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path
) -> None:
    said = export(trainer, qtbot, tmp_path / "nowhere" / "chart.svg")
    assert said == "chart.svg could not be written: No such file or directory"
    (tmp_path / "folder.svg").mkdir()
    said = export(trainer, qtbot, tmp_path / "folder.svg")
    assert said == "folder.svg could not be written: Is a directory"
    assert [each.name for each in tmp_path.iterdir()] == ["folder.svg"]


def test_where_there_is_no_room_the_file_stays_as_it_was(
    trainer: Trainer, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "chart.svg"
    file.write_bytes(b"before")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, limits[1]))
    try:
        said = export(trainer, qtbot, file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert said == "chart.svg could not be written: File too large"
    assert file.read_bytes() == b"before"
    assert [each.name for each in tmp_path.iterdir()] == ["chart.svg"]


def test_in_japanese_all_of_it_is_japanese(trainer: Trainer, qtbot: QtBot, tmp_path: Path) -> None:
    trainer.session.choose(wording=Wording.JAPANESE)
    trainer.export.export()
    chooser = chooser_after_card(trainer)
    labels = [label.text() for label in chooser.findChildren(QLabel) if label.text()]
    assert labels == ["場所：", "ファイル名：", "種類："]
    chooser.fileSelected.emit(str(tmp_path / "nowhere" / "chart.svg"))
    assert trainer.window.notice == "chart.svg を書き出しています： 0%"
    qtbot.waitUntil(lambda: not trainer.work.is_going, timeout=LONGEST)
    said = trainer.window.notice.replace("chart.svg", "")
    assert "ファイルまたはフォルダーがありません" in said
    assert not re.search("[A-Za-z]", said)


def test_what_is_printed_is_looked_at_before(trainer: Trainer) -> None:
    QTest.keyClick(trainer.window, Qt.Key.Key_P, CONTROL)
    preview = trainer.window.findChild(PrintPreview)
    assert preview is not None
    assert preview.isVisible()
    preview.close()
