"""What is asked of files: which one to open, where to write, what becomes of changes."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from flowcharts.model.text import Text
from gui.export.qt_words import QtWords
from gui.seminar import words as room_words
from gui.seminar.editor import words
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress


def ask_to_open(
    window: QWidget, style: TextStyle, folder: Path, then: Callable[[Path], object]
) -> None:
    """Ask for a run sheet that there is."""
    dialog = _dialog(window, style, words.OPEN, folder, then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_to_write(
    window: QWidget, style: TextStyle, folder: Path, then: Callable[[Path], object]
) -> None:
    """Ask where a run sheet is to be written."""
    dialog = _dialog(window, style, words.SAVE_AS, folder, then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("toml")
    dialog.open()


def ask_of_changes(
    window: QWidget, style: TextStyle, save: Callable[[], object], discard: Callable[[], object]
) -> None:
    """Ask what becomes of changes that are not saved."""
    box = QMessageBox(window)
    box.setText(style.line(words.UNSAVED))
    for text, role, does in (
        (words.SAVE, QMessageBox.ButtonRole.AcceptRole, save),
        (words.DISCARD, QMessageBox.ButtonRole.DestructiveRole, discard),
        (words.CANCEL, QMessageBox.ButtonRole.RejectRole, None),
    ):
        button = box.addButton(style.line(text), role)
        if does is not None:
            button.clicked.connect(lambda _down=False, do=does: do())
    box.finished.connect(box.deleteLater)
    box.open()


def _dialog(
    window: QWidget, style: TextStyle, title: Text, folder: Path, then: Callable[[Path], object]
) -> QFileDialog:
    spoken = QtWords(style.wording)
    files = f"{style.line(room_words.RUN_SHEETS)} (*.toml)"
    dialog = QFileDialog(window, style.line(title), str(folder), files)
    spoken.setParent(dialog)
    dress(dialog, style.palette)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog
