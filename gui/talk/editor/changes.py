"""What is asked of a run sheet that was changed: what becomes of that."""

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from gui.talk.editor import words
from gui.text.text_style import TextStyle


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
