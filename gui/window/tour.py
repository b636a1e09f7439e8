"""The tour of the first start: a bar below the header, and a frame around what it speaks of."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from flowcharts.model.text import Text
from gui import words
from gui.override import override
from gui.text.line_break import broken, height_of
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.caption import Caption
from gui.widgets.filled_button import FilledButton

_AROUND = 3
"""How far the frame stands within the edges of what it is around, in pixels."""


class Stop(NamedTuple):
    """A stop of the tour: a sentence, and the part of the window it is about."""

    of: QWidget
    says: Text


class Tour(QFrame):
    """Says one thing after the other, always in the same place; covers nothing.

    Signals:
        ended: it was seen to the end, or skipped; does the user want to begin?
    """

    ended = Signal(bool)

    def __init__(self, stops: tuple[Stop, ...], style: TextStyle, window: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "tour")
        self._stops = stops
        self._place = 0
        self._wording = style.wording
        self._frame = Pointer(window)
        self._count = QLabel()
        take_role(self._count, "soft")
        self._says = Caption()
        self._skip = QPushButton()
        self._skip.setProperty("role", "quiet")
        self._next = FilledButton()
        take_role(self._next, "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._count)
        row.addWidget(self._says, 1)
        row.addWidget(self._skip)
        row.addWidget(self._next)
        self._skip.clicked.connect(self.end)
        self._next.clicked.connect(self.go_on)

    def start(self) -> None:
        """Show the first stop."""
        self.show()
        self._show_stop()
        self._next.setFocus()

    def show_style(self, style: TextStyle) -> None:
        """Say the same in another language, or in letters of another size."""
        self._wording = style.wording
        self._show_stop()

    def go_on(self) -> None:
        """Press the button that has the keys, or else go to the next stop; begin after the last."""
        if self._skip.hasFocus():
            self.end()
        elif self._place + 1 == len(self._stops):
            self.end(begins=True)
        else:
            self._place += 1
            self._show_stop()

    def end(self, *, begins: bool = False) -> None:
        """Go away, for good."""
        self.hide()
        self._frame.put_away()
        self.ended.emit(begins)
        self.deleteLater()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def _show_stop(self) -> None:
        stop, is_last = self._stops[self._place], self._place + 1 == len(self._stops)
        self._count.setText(f"{self._place + 1} / {len(self._stops)}")
        self._says.setText(stop.says.in_wording(self._wording))
        for button, now, later in (
            (self._skip, words.TOUR_SKIP, words.TOUR_LOOK_AROUND),
            (self._next, words.TOUR_NEXT, words.TOUR_BEGIN),
        ):
            # As wide as it will ever be: nothing moves under the mouse.
            button.ensurePolished()
            widths = []
            for said in (now, later):
                button.setText(said.in_wording(self._wording, " / "))
                button.setMinimumWidth(0)
                widths.append(button.sizeHint().width())
            button.setText((later if is_last else now).in_wording(self._wording, " / "))
            button.setFixedWidth(max(widths))
        self._keep_height()
        self._frame.show_around(stop.of)

    def _keep_height(self) -> None:
        """As high as what is longest of all: what stands below stays where it is."""
        self._says.ensurePolished()
        font, width = self._says.font(), self._says.width()
        said = (stop.says.in_wording(self._wording) for stop in self._stops)
        self._says.setFixedHeight(max(height_of(broken(each, font, width), font) for each in said))


class Pointer(QFrame):
    """A frame around a widget, wherever that goes; the mouse does not notice it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setProperty("role", "pointer")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._window = window
        self._around: QWidget | None = None

    def show_around(self, widget: QWidget) -> None:
        """Stand around *widget*."""
        if self._around is not None:
            self._around.removeEventFilter(self)
        self._around = widget
        widget.installEventFilter(self)
        self._follow()

    def put_away(self) -> None:
        """Go away, for good."""
        if self._around is not None:
            self._around.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._follow()
        return False

    def _follow(self) -> None:
        if self._around is None:
            return
        corner = self._around.mapTo(self._window, QPoint(0, 0))
        spot = QRect(corner, self._around.size())
        self.setGeometry(spot.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND))
        self.setVisible(self._around.isVisible())
        self.raise_()


_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})
