"""A row of chips that shrink, and then scroll, so that a path of any length fits its bar."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QPushButton, QWidget

from gui.override import override
from gui.panels.sizes import advance, pixels, scaled

_GAP = 5
_PADDING = 28
"""What a chip needs beside its words, in pixels: its padding and border."""
_WHERE_SCROLLED = 1.7
"""How wide a chip may be, in least widths, where the row scrolls all the same."""


class Line(NamedTuple):
    """One line of a chip."""

    words: str
    """They are cut where there is no room for all of them."""
    end: str = ""
    """The answer: it is never cut."""
    number: str = ""
    """Before the words, and never cut either."""

    @property
    def whole(self) -> str:
        """The whole line."""
        return self._with(self.words)

    def cut(self, metrics: QFontMetrics, width: int) -> str:
        """The line, its words cut to fit *width*."""
        if metrics.horizontalAdvance(self.whole) <= width:
            return self.whole
        room = width - metrics.horizontalAdvance(self._with(""))
        return self._with(metrics.elidedText(self.words, Qt.TextElideMode.ElideRight, room))

    def _with(self, words: str) -> str:
        number = f"{self.number}  " if self.number else ""
        return f"{number}{words} {self.end}".rstrip()


class Chip(NamedTuple):
    """One chip."""

    key: str
    lines: tuple[Line, ...]
    tip: str
    is_current: bool = False
    is_title: bool = False
    """Does it name the chart of those that follow?"""


class Chips(QWidget):
    """The chips of a path.

    Signals:
        chosen: the key of the chip that was pressed.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self._buttons: list[QPushButton] = []
        self._in_view = -1

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons in use, in the order of the path."""
        return tuple(self._buttons[: len(self._chips)])

    def show_chips(self, chips: tuple[Chip, ...]) -> None:
        """Show *chips*; the current one, or else the last, is in view."""
        if chips == self._chips:
            return
        self._chips = chips
        while len(self._buttons) < len(chips):
            self._add_button()
        for button in self._buttons[len(chips) :]:
            button.hide()
        for button, chip in zip(self._buttons, chips, strict=False):
            _dress(button, chip)
        currents = (place for place, chip in enumerate(chips) if chip.is_current)
        self._in_view = next(currents, len(chips) - 1)
        self._lay_out()
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        return QSize(sum(self._natural()) + _GAP * len(self._chips), self._height())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._least(), self._height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()
            self.updateGeometry()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        place = self._in_view + (-1 if turned > 0 else 1)
        self._in_view = min(max(place, 0), len(self._chips) - 1)
        self._lay_out()
        event.accept()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QPushButton):
            self._in_view = self._buttons.index(watched)
            self._lay_out()
        return super().eventFilter(watched, event)

    def _add_button(self) -> None:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._choose)
        button.installEventFilter(self)
        self._buttons.append(button)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.chosen.emit(self._chips[self._buttons.index(button)].key)

    def _lay_out(self) -> None:
        widths = self._widths()
        height = self._height()
        left, top = -self._scrolled(widths), (self.height() - height) // 2
        for button, chip, width in zip(self._buttons, self._chips, widths, strict=False):
            font = self._font(chip)
            metrics = QFontMetrics(font)
            words = "\n".join(line.cut(metrics, width - _PADDING + 2) for line in chip.lines)
            button.setFont(font)
            button.setText(words.replace("&", "&&"))
            button.setGeometry(left, top, width, height)
            button.show()
            left += width + _GAP

    def _widths(self) -> list[int]:
        """The widths of the chips: as their words need, or the longest cut until all fit."""
        natural = self._natural()
        room = self.width() - _GAP * (len(natural) - 1)
        longest = max(natural, default=0)
        if sum(min(width, self._least()) for width in natural) > room:
            fitting = min(round(self._least() * _WHERE_SCROLLED), self.width() // 2)
            return [min(width, max(fitting, self._least())) for width in natural]
        while longest > self._least() and sum(min(width, longest) for width in natural) > room:
            longest -= 1
        return [min(width, longest) for width in natural]

    def _scrolled(self, widths: list[int]) -> int:
        """How far the row is moved so that the chip in view is seen whole."""
        end = sum(widths[: self._in_view + 1]) + _GAP * self._in_view
        start = end - widths[self._in_view] if widths else 0
        return max(0, min(start, end - self.width()))

    def _natural(self) -> list[int]:
        return [
            max(advance(self._font(chip), line.whole) for line in chip.lines) + _PADDING
            for chip in self._chips
        ]

    def _font(self, chip: Chip | None = None) -> QFont:
        return scaled(self.font(), 0.92, bold=chip is not None and chip.is_title)

    def _least(self) -> int:
        return round(pixels(self.font()) * 5) + _PADDING

    def _height(self) -> int:
        lines = max((len(chip.lines) for chip in self._chips), default=1)
        return max(30, QFontMetrics(self._font()).height() * lines + 8)


def _dress(button: QPushButton, chip: Chip) -> None:
    role = "quiet" if chip.is_title else "chip-current" if chip.is_current else "chip"
    if button.property("role") != role:
        button.setProperty("role", role)
        button.style().polish(button)  # a style sheet reads the property only then
    button.setToolTip(chip.tip)
    button.setAccessibleName(chip.tip)
