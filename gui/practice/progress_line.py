"""The round at a glance: a box a question, with a sign for how it went."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen

from gui.override import override
from gui.practice import words
from gui.practice.line_widget import LineWidget
from gui.text.text_style import TextStyle
from gui.theme.sizes import scaled

_GAP = 3.0
_LEAST_BOX = 7.0
_SIGNS = {True: "✓", False: "×"}


class ProgressLine(LineWidget):
    """The questions answered rightly (✓) and wrongly (×), and how many there are still."""

    in_letters = 1.25

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._done: tuple[bool | None, ...] = ()
        self._whole = 0

    def show_progress(self, done: Sequence[bool | None], whole: int) -> None:
        """Show the questions *done*, None where it is not told how, of the *whole* round."""
        self._done, self._whole = tuple(done), max(whole, len(done))
        self._name()
        self.update()

    def show_style(self, style: TextStyle) -> None:
        """Show and name the same in another way."""
        super().show_style(style)
        self._name()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        for place in range(self._whole):
            self._paint_box(painter, place)

    @property
    def _font(self) -> QFont:
        return scaled(self.font(), 0.78, bold=True)

    def _paint_box(self, painter: QPainter, place: int) -> None:
        palette = self._text_style.palette
        box = self._box(place)
        is_done = place < len(self._done)
        went = self._done[place] if is_done else None
        inks = {True: palette.path, False: palette.remedy, None: palette.line}
        fills = {True: palette.path_tint, False: palette.remedy_tint, None: palette.sunken}
        is_now = place == len(self._done)
        colour = palette.path if is_now else inks[went]
        painter.setPen(QPen(QColor(colour), 2.2 if is_now else 1.4))
        painter.setBrush(QColor(fills[went]) if is_done else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        if went is not None and box.width() >= self._height * 0.6:
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _SIGNS[went])

    def _box(self, place: int) -> QRectF:
        most = self._height * 1.7
        width = (self.width() - _GAP * (self._whole - 1)) / max(self._whole, 1)
        width = max(min(width, most), _LEAST_BOX)
        return QRectF(place * (width + _GAP) + 1, 1, width - 2, self._height - 2)

    def _name(self) -> None:
        done = self._done
        right, wrong = done.count(True), done.count(False)
        said = words.ROUND_SAID.filled(
            right=str(right), wrong=str(wrong), left=str(self._whole - len(done))
        )
        self.setAccessibleName(self._text_style.line(words.ROUND))
        self.setAccessibleDescription(self._text_style.line(said))
