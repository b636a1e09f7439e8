"""What may lie over the whole window, until a key is pressed: above all the blank picture."""

from weakref import ref

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from flowcharts.model.text import Wording
from gui import words
from gui.override import override

_HELD = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
"""Keys that are half of one: what they are held for comes after them."""


class Cover(QWidget):
    """A widget that covers its parent, whatever size that takes, until a key is pressed."""

    def __init__(self, parent: QWidget, ground: QColor) -> None:
        """*ground*: what it lays over the parent."""
        super().__init__(parent)
        self._ground = ground
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # no button is pressed in the dark
        self._covered = parent
        self._had_keys: ref[QWidget] | None = None
        self.hide()
        parent.installEventFilter(self)

    def raise_over(self) -> None:
        """Cover the parent now."""
        had_keys = QApplication.focusWidget()
        self._had_keys = ref(had_keys) if had_keys is not None else None
        self.setGeometry(self._covered.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def lift(self) -> None:
        """Uncover it, and give the keys back to what had them, if that is still seen."""
        had_keys = self._had_keys() if self._had_keys is not None else None
        self._had_keys = None
        if (
            self.hasFocus()
            and had_keys is not None
            and isValid(had_keys)  # type: ignore[no-untyped-call]  # Qt has not deleted it
            and had_keys.isVisible()
        ):
            had_keys.setFocus()
        self.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._covered.rect())
        return False

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # it is a key like any other here
            return True
        return super().event(event)

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:
        is_tab = self.isVisible()  # a key like any other here, too
        return False if is_tab else super().focusNextPrevChild(forwards)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self._ground)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _HELD:
            self.lift()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.lift()


class Blank(Cover):
    """A black picture: the room looks at the speaker."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, QColor(0, 0, 0))
        self.setAccessibleName(words.BLANKED.in_wording(Wording.BOTH))
