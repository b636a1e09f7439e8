"""Words with links among them: Tab steps through these, Enter follows, the whole is copied."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QMenu, QSizePolicy

from flowcharts.model.text import Text
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.style_sheet import dress

COPY = Text("Copy", "コピー")
_FOLLOWING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LinkedLabel(QLabel):
    """Words with links among them; who draws them says how many, and what following one does."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self._link: int | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMouseTracking(True)

    def copy(self) -> None:
        """Put the words on the clipboard."""
        raise NotImplementedError

    def _link_count(self) -> int:
        """How many links there are to step through."""
        raise NotImplementedError

    def _follow(self, link: int) -> None:
        """Go where a link leads."""
        raise NotImplementedError

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in _FOLLOWING and self._link is not None:
            self._follow(self._link)
        else:
            event.ignore()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        count = self._link_count()
        if count and event.reason() is Qt.FocusReason.TabFocusReason:
            self._link = 0
        elif count and event.reason() is Qt.FocusReason.BacktabFocusReason:
            self._link = count - 1
        self.update()

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:
        here = -1 if self._link is None else self._link
        following = here + 1 if forwards else here - 1
        if following in range(self._link_count()):
            self._link = following
            self.update()
            return True
        return super().focusNextPrevChild(forwards)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self.window())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self._text_style.line(COPY)).triggered.connect(self.copy)
        dress(menu, self._text_style.palette)
        menu.popup(event.globalPos())
