"""A row of chips that fold, shrink and then scroll, so that a path of any length fits its bar."""

from bisect import bisect
from itertools import accumulate

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QPushButton, QWidget

from flowcharts.model.text import Language, Wording
from gui.override import override
from gui.text.line_break import height_of
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.theme.sizes import pixels, scaled
from gui.widgets.chip import Chip
from gui.widgets.filled_button import FilledButton

_GAP = 5
_PADDING = 28
"""What a chip needs beside its words, in pixels: its padding and border."""
_AIR = 10
"""Above and below its words, its border included."""
_LEAST_HEIGHT = 30
_SAMPLES = {Language.ENGLISH: "Ag", Language.JAPANESE: "永"}
"""Letters as high as a line of each language."""
_SIZE, _FOLDED = 0.92, 0.86
"""How large the words are on one line, and on two."""
_WHERE_SCROLLED = 1.7
"""How wide a chip may be, in least widths, where the row scrolls all the same."""


class Chips(QWidget):
    """The chips of a path.

    Signals:
        chosen: the key of the chip that was pressed.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._chips: tuple[Chip, ...] = ()
        self._buttons: list[QPushButton] = []
        self._in_view = -1
        self._wording = Wording.ENGLISH

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons in use, in the order of the path."""
        return tuple(self._buttons[: len(self._chips)])

    def show_style(self, style: TextStyle) -> None:
        """Be as high as two lines of the wording of *style*."""
        self._wording = style.wording
        self.updateGeometry()

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
        return QSize(sum(self._natural()) + _GAP * len(self._chips), self._height(lines=2))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._least(), self._height(lines=2))

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
        # As one is hidden, the keys may come to another that is hidden next.
        if event.type() == QEvent.Type.FocusIn and watched in self.buttons:
            self._in_view = self.buttons.index(watched)
            self._lay_out()
        return super().eventFilter(watched, event)

    def _add_button(self) -> None:
        button = FilledButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._choose)
        button.installEventFilter(self)
        self._buttons.append(button)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.chosen.emit(self._chips[self._buttons.index(button)].key)

    def _lay_out(self) -> None:
        natural = self._natural()
        is_folded = sum(natural) > self._room
        needed = self._folded() if is_folded else natural
        widths = self._fitted(needed)
        lines = max((1 if chip.can_fold else 2 for chip in self._chips), default=1)
        height = self._height(lines=2 if is_folded else lines)
        first = self._first_seen(widths)
        self._widen(widths, needed, first)
        left = -sum(width + _GAP for width in widths[:first])
        top = (self.height() - height) // 2
        for button, chip, width in zip(self._buttons, self._chips, widths, strict=False):
            font = self._font(chip, is_folded=is_folded)
            words = chip.said(font, width - _PADDING + 2, is_folded=is_folded)
            button.setFont(font)
            button.setText(words.replace("&", "&&"))
            button.setGeometry(left, top, width, height)
            button.show()
            left += width + _GAP

    def _fitted(self, natural: list[int]) -> list[int]:
        """The widths of the chips: as their words need, or the longest cut until all fit."""
        least, room = self._least(), self._room
        if sum(min(width, least) for width in natural) > room:
            fitting = min(round(least * _WHERE_SCROLLED), self.width() // 2)
            return [min(width, max(fitting, least)) for width in natural]

        def taken(longest: int) -> int:
            return sum(min(width, longest) for width in natural)

        tried = range(least, max(natural, default=0) + 1)
        longest = tried[bisect(tried, room, key=taken) - 1] if tried else least
        return [min(width, longest) for width in natural]

    def _first_seen(self, widths: list[int]) -> int:
        """The first chip on the screen: it is whole, and so is the one in view."""
        starts = list(accumulate((width + _GAP for width in widths), initial=0))
        if not widths:
            return 0
        start = starts[self._in_view]
        least = min(start, start + widths[self._in_view] - self.width())
        return next(place for place, each in enumerate(starts) if each >= least)

    def _widen(self, widths: list[int], needed: list[int], first: int) -> None:
        """Give the room that is left behind the last chip to those on the screen that are cut."""
        left_over = self.width() - sum(widths[first:]) - _GAP * (len(widths) - first - 1)
        while left_over > 0:
            cut = [at for at in range(first, len(widths)) if widths[at] < needed[at]]
            if not cut:
                return
            narrowest = min(cut, key=widths.__getitem__)
            widths[narrowest] += 1
            left_over -= 1

    @property
    def _room(self) -> int:
        return self.width() - _GAP * (len(self._chips) - 1)

    def _natural(self) -> list[int]:
        """How wide the chips are with all their words in a line."""
        return [chip.width(self._font(chip)) + _PADDING for chip in self._chips]

    def _folded(self) -> list[int]:
        """How wide they are on two lines."""
        fonts = [self._font(chip, is_folded=True) for chip in self._chips]
        return [
            max(chip.folded_width(font) + _PADDING, min(chip.width(font) + _PADDING, self._least()))
            for chip, font in zip(self._chips, fonts, strict=True)
        ]

    def _font(self, chip: Chip | None = None, *, is_folded: bool = False) -> QFont:
        size = _FOLDED if is_folded else _SIZE
        return scaled(self.font(), size, bold=chip is not None and chip.is_title)

    def _least(self) -> int:
        return round(pixels(self.font()) * 5) + _PADDING

    def _height(self, *, lines: int) -> int:
        """The same for every path, so that the bar keeps its height."""
        samples = [_SAMPLES[language] for language in self._wording.languages] * 2
        said = "\n".join(samples[:lines])
        return max(_LEAST_HEIGHT, height_of(said, self._font(is_folded=lines > 1)) + _AIR)


def _dress(button: QPushButton, chip: Chip) -> None:
    role = "chip-title" if chip.is_title else "chip-current" if chip.is_current else "chip"
    take_role(button, role)
    button.setToolTip(chip.tip)
    button.setAccessibleName(chip.tip)
