"""The foot of the leader's window: what is done by buttons, and what is pointed with."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget

from gui.override import override

_MARGINS = 14, 8, 14, 8
_GAP = 8


class Footer(QFrame):
    """The tools stand beside the buttons, in a narrow window under them."""

    def __init__(self, buttons: Iterable[QWidget], tools: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self._tools = tools
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(*_MARGINS)
        self._both.setSpacing(_GAP)
        self._row = QHBoxLayout()
        self._row.setSpacing(_GAP)
        self._both.addLayout(self._row, 1)
        for button in buttons:
            self._row.addWidget(button)
        self._row.addStretch(1)
        self._both.addWidget(tools, 0, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # it speaks another language
            self._fit()
        return super().event(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        left, _, right, _ = _MARGINS
        needed = self._row.sizeHint().width() + _GAP + self._tools.sizeHint().width()
        is_narrow = self.width() < left + needed + right
        direction = QBoxLayout.Direction
        self._both.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)
