"""The tour of the first start: four bubbles, each beside what it speaks of."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from gui import words
from gui.override import override
from gui.text.line_break import broken
from gui.text.text_style import TextStyle
from gui.widgets.filled_button import FilledButton

_NARROWEST = 330
_MARGIN = 16
_BORDER = 3
_GAP = 12


@dataclass(frozen=True, slots=True)
class Stop:
    """What is said, and beside what."""

    beside: QWidget
    says: Text
    is_inside: bool = False
    """Is there room for the bubble within the widget?"""


class Tour(QFrame):
    """One bubble that goes from stop to stop.

    Signals:
        ended: it was seen to the end, or skipped.
    """

    ended = Signal()

    def __init__(self, stops: tuple[Stop, ...], style: TextStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "bubble")
        self._within = parent
        self._stops = [stop for stop in stops if stop.beside.isVisible()]
        self._place = 0
        self._wording = style.wording
        self._says = QLabel()
        self._says.setWordWrap(True)
        self._count = QLabel()
        self._count.setProperty("role", "soft")
        self._buttons = QHBoxLayout()
        self._skip = QPushButton()
        self._skip.setProperty("role", "quiet")
        self._next = FilledButton()
        self._next.setProperty("role", "primary")
        self._lay_out()
        self._skip.clicked.connect(self.end)
        self._next.clicked.connect(self.go_on)
        for stop in self._stops:
            stop.beside.installEventFilter(self)

    def start(self) -> None:
        """Show the first stop."""
        self._show_stop()
        self.show()
        self.raise_()
        self._next.setFocus()

    def show_style(self, style: TextStyle) -> None:
        """Say the same in another language, or in letters of another size."""
        self._wording = style.wording
        self._show_stop()

    def go_on(self) -> None:
        """Go to the next stop; end after the last."""
        if self._place + 1 == len(self._stops):
            self.end()
        else:
            self._place += 1
            self._show_stop()

    def end(self) -> None:
        """Go away, for good."""
        self.hide()
        self.ended.emit()
        self.deleteLater()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and watched is self._stop.beside:
            self.move(self._spot)
        return False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.end()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 14, _MARGIN, 12)
        column.addWidget(self._says)
        self._buttons.addWidget(self._count)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._skip)
        self._buttons.addWidget(self._next)
        column.addLayout(self._buttons)

    @property
    def _stop(self) -> Stop:
        return self._stops[self._place]

    def _show_stop(self) -> None:
        is_last = self._place == len(self._stops) - 1
        self._count.setText(f"{self._place + 1} / {len(self._stops)}")
        button = words.TOUR_DONE if is_last else words.TOUR_NEXT
        self._next.setText(button.in_wording(self._wording, " / "))
        self._skip.setText(words.TOUR_SKIP.in_wording(self._wording, " / "))
        self._skip.setHidden(is_last)
        around = 2 * (_MARGIN + _BORDER)
        needed = max(_NARROWEST, self._buttons.sizeHint().width() + around)
        self.setFixedWidth(min(needed, self._within.width() - 2 * _GAP))
        self._says.ensurePolished()  # its font comes with the style
        font, room = self._says.font(), self.width() - around
        said = self._stop.says.in_wording(self._wording).split("\n")
        self._says.setText("\n".join(broken(line, font, room) for line in said))
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.move(self._spot)

    @property
    def _spot(self) -> QPoint:
        """Where the bubble stands: beside the widget where there is room, or else inside it."""
        stop = self._stop
        room = self._within.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        corner = stop.beside.mapTo(self._within, QPoint(0, 0))
        spot = QRect(corner, stop.beside.size())
        if stop.is_inside:
            wanted = spot.bottomRight() - QPoint(self.width() + _GAP, self.height() + _GAP)
        elif spot.right() + _GAP + self.width() <= room.right():
            wanted = QPoint(spot.right() + _GAP, spot.top() + _GAP)
        elif spot.left() - _GAP - self.width() >= room.left() and spot.height() > self.height():
            wanted = QPoint(spot.left() - _GAP - self.width(), spot.top() + _GAP)
        else:
            wanted = QPoint(spot.left(), spot.bottom() + _GAP)
        left = min(max(room.left(), wanted.x()), room.right() - self.width())
        top = min(max(room.top(), wanted.y()), room.bottom() - self.height())
        return QPoint(left, top)


_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize})
