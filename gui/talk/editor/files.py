"""From where a run sheet is opened and whereto it is saved, and what is asked before."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QMessageBox, QWidget

from flowcharts.model.text import Text
from flowcharts.talk.sheet_faults import SheetFault
from flowcharts.talk.sheet_file import SHIPPED_SHEETS, does_ship
from gui.talk.editor import words
from gui.talk.editor.document import SheetDocument
from gui.talk.sheet_choice import ask_sheet
from gui.talk.words import SHEET_FILES
from gui.text.line_break import broken
from gui.text.text_style import TextStyle
from gui.window.file_dialog import WantedFile, ask_to_write

_WRITTEN = WantedFile(words.SAVE_AS, SHEET_FILES)
_Then = Callable[[], object]
_QUESTION_WIDTH = 420
"""In pixels: of what is asked. Qt breaks wider lines itself, and Japanese wherever it likes."""


class EditedSheet(Protocol):
    """Who edits a run sheet."""

    document: SheetDocument

    def open(self, path: Path) -> None:
        """Edit the file at *path*."""

    def save(self, path: Path) -> bool:
        """Write it to *path*; was it written?"""

    def go_to(self, fault: SheetFault) -> None:
        """Show where *fault* can be mended."""

    @property
    def gone(self) -> tuple[SheetFault, ...]:
        """What of it cannot be shown."""


class SheetFiles:
    """Asks for files, and what becomes of changes."""

    def __init__(self, window: QWidget, edited: EditedSheet, style: TextStyle) -> None:
        self._window = window
        self._edited = edited
        self._style = style

    def save(self, then: _Then | None = None) -> None:
        """Save it, and *then* go on; one that ships with the program stays as it is."""
        document = self._edited.document
        path = document.path
        if path is None or (does_ship(path) and document.is_changed):
            self.save_as(then)
        elif not does_ship(path):
            self._unless_gone(lambda: self._write(path, then))
        elif then is not None:
            then()

    def save_as(self, then: _Then | None = None) -> None:
        """Ask for a name for it, save it, and *then* go on."""

        def ask() -> None:
            ask_to_write(self._window, self._style, _WRITTEN, self._folder, write)

        def write(path: Path) -> None:
            self._write(path, then)

        self._unless_gone(ask)

    def open(self) -> None:
        """Ask for another file, and before it what becomes of changes."""

        def ask() -> None:
            path = self._edited.document.path
            folder = SHIPPED_SHEETS if path is None else path.parent
            ask_sheet(self._window, self._style, words.OPEN, folder, self._edited.open)

        if self._edited.document.is_changed:
            self.ask_of_changes(ask, ask)
        else:
            ask()

    def ask_of_changes(self, then: _Then, discarded: _Then) -> None:
        """Ask what becomes of changes that are not saved: *then*, once they are; or *discarded*."""
        self._ask(
            words.UNSAVED,
            (words.SAVE, QMessageBox.ButtonRole.AcceptRole, lambda: self.save(then)),
            (words.DISCARD, QMessageBox.ButtonRole.DestructiveRole, discarded),
        )

    def _unless_gone(self, save: _Then) -> None:
        """Save it; where something of it cannot be shown, ask first."""
        gone = self._edited.gone
        if not gone:
            save()
            return
        self._ask(
            words.SAVE_GONE.filled(faults=_listed(fault.said for fault in gone)),
            (words.SAVE_SO, QMessageBox.ButtonRole.DestructiveRole, save),
            (words.MEND, QMessageBox.ButtonRole.AcceptRole, lambda: self._edited.go_to(gone[0])),
        )

    def _ask(self, said: Text, *answers: tuple[Text, QMessageBox.ButtonRole, _Then]) -> None:
        box = QMessageBox(self._window)
        box.setText(broken(self._style.lines(said), box.font(), _QUESTION_WIDTH))
        for text, role, does in answers:
            button = box.addButton(self._style.line(text), role)
            button.clicked.connect(lambda _down=False, do=does: do())
        box.addButton(self._style.line(words.CANCEL), QMessageBox.ButtonRole.RejectRole)
        box.finished.connect(box.deleteLater)
        box.open()

    def _write(self, path: Path, then: _Then | None) -> None:
        if self._edited.save(path) and then is not None:
            then()

    @property
    def _folder(self) -> Path:
        path = self._edited.document.path
        return Path.home() if path is None or does_ship(path) else path.parent


def _listed(said: Iterable[Text]) -> Text:
    """A line for each sentence."""
    texts = tuple(said)
    return Text("\n".join(text.en for text in texts), "\n".join(text.ja for text in texts))
