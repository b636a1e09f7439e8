"""The editor of run sheets: opened over the window, and again where it was left."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.session import Session
from gui.window.window import Window

if TYPE_CHECKING:  # seldom asked for before a talk
    from gui.talk.editor.window import LeftEditor, SheetEditor


class OpenedEditor(QObject):
    """Opens the editor in a window of its own, in the language and the colours of now.

    Attributes:
        window: the one that is open.

    Signals:
        taught: a room is to be taught by that file.
        left: the editor is open no more, or another one is about to be.
    """

    taught = Signal(Path)
    left = Signal()

    def __init__(self, session: Session, over: Window) -> None:
        super().__init__(over)
        self._session, self._over = session, over
        self.window: SheetEditor | None = None
        self._left: LeftEditor | None = None
        session.settings_changed.connect(self._follow_style)

    def open(self) -> None:
        """Edit a run sheet: go on where the editor was left."""
        from gui.talk.editor.window import SheetEditor

        if self._looks_otherwise:
            self._leave()
        if self.window is None:
            style = self._session.settings.text_style
            self.window = SheetEditor(self._session.library, style, self._left, self._over)
            self.window.taught.connect(self.taught)
            self.window.closed.connect(self._leave)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _leave(self) -> None:
        """Let the editor go: one that nobody sees would follow each change of the letters, too."""
        window, self.window = self.window, None
        if window is not None:
            self._left = window.left
            window.hide()
            window.deleteLater()
            self.left.emit()

    def _follow_style(self) -> None:
        """Where a run sheet is being edited, edit it in the language and colours of now."""
        if self._looks_otherwise:
            self.open()

    @property
    def _looks_otherwise(self) -> bool:
        """Is it open in another language, or in other colours, than those of now?"""
        style = self._session.settings.text_style
        return self.window is not None and not self.window.looks_like(style)
