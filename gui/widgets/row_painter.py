"""How a row of a list looks: its box, its lines, what stands at its end."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from flowcharts.japanese.bunsetsu import has_japanese
from gui.override import override
from gui.text.line_break import broken, height_of
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.sizes import advance, scaled
from gui.widgets.row import ROW_ROLE, Row

TICK = "✓"
_SIGNS = {True: "▼", False: "▶"}
"""Before a row that folds others away."""
_INDENT = 10
_PAD = 9
_ABOVE_PLACE = 12
"""Air above a row with which a place of its own begins, in pixels."""
_AROUND_PICTURE = 7
_NARROWEST = 40
"""So wide is a row's text at least, in pixels."""
_FADED = 0.35
"""How much of a picture is seen that does not count any more."""
_SMALL = 0.86
_HEADING = 0.8
_KEPT = 2000
"""How many sizes of rows are remembered."""
_Index = QModelIndex | QPersistentModelIndex
PictureOf = Callable[[Row], QPixmap]
"""A picture of a row; none at all, where there is none yet."""


class _Fonts(NamedTuple):
    """The fonts of a list, whose text has one size."""

    usual: QFont
    bold: QFont
    small: QFont
    heading: QFont
    line: int
    """How high a line of its text is, in pixels."""


class RowPainter(QStyledItemDelegate):
    """Paints and measures rows."""

    def __init__(self, view: QAbstractItemView, *, wraps: bool) -> None:
        super().__init__(view)
        self._view = view
        self._wraps = wraps
        self._palette = PALETTES[ThemeName.LIGHT]
        self._sizes: dict[tuple[Row, int, int], QSize] = {}
        self._fonts = _fonts(view.font())
        self._picture_of: PictureOf | None = None
        self._picture_size = QSize(0, 0)

    def take_pictures(self, picture_of: PictureOf, size: QSize) -> None:
        """Begin each row with the picture that *picture_of* gives, in that *size*."""
        self._picture_of, self._picture_size = picture_of, size
        self._sizes.clear()

    def show_style(self, style: TextStyle) -> None:
        """Paint in the colours of *style* from now on."""
        self._palette = style.palette

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: Row = index.data(ROW_ROLE)
        self._notice_size()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_place:
            self._part(painter, option)
        self._paint_box(painter, option, row)
        if self._picture_of is not None:
            self._paint_picture(painter, option, row, self._picture_of(row))
        end = self._paint_end(painter, option, row)
        self._paint_sign(painter, option, row)
        self._paint_words(painter, self._words_rect(option.rect, row, end), row)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row: Row = index.data(ROW_ROLE)
        width = self._view.viewport().width()
        self._notice_size()
        known = (row, width, self._fonts.usual.pixelSize())
        size = self._sizes.get(known)
        if size is None:  # Qt asks for each row again and again
            if len(self._sizes) > _KEPT:  # as many widths were tried
                self._sizes.clear()
            size = self._sizes[known] = self.measured(row, width)
        return size

    def measured(self, row: Row, width: int) -> QSize:
        """How large *row* is where there is so much room beside each other."""
        self._notice_size()
        if row.is_heading:
            metrics = QFontMetrics(self._fonts.heading)
            height = self._heading_height(row, width) + round(metrics.height() * 0.9)
            return QSize(width, max(24, height))
        end = self._end_width(row) if self._wraps else 0  # else no line is broken, however long
        room = width - self._words_left(row) - _PAD - end
        height = self._lines(row.words, self._font(row), room)
        if row.below:
            height += self._lines(row.below, self._fonts.small, room)
        above = _ABOVE_PLACE if row.is_place else 0
        least = max(26, self._picture_size.height() + 2 * _AROUND_PICTURE)
        return QSize(width, above + max(least, height + round(self._fonts.line * 0.62)))

    @override
    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: _Index,
    ) -> bool:
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        row: Row = index.data(ROW_ROLE)
        QToolTip.showText(event.globalPos(), self.tip(row), view)
        return True

    def tip(self, row: Row) -> str:
        """The whole words of a row that shows only their beginning, else nothing."""
        self._notice_size()
        rect = QRect(0, 0, self._view.viewport().width(), 100)
        width = self._words_rect(rect, row, self._end_width(row)).width()
        is_cut = not self._wraps and (
            advance(self._font(row), row.words) > width
            or any(advance(self._fonts.small, line) > width for line in row.below.split("\n"))
        )
        return "\n".join(filter(None, (row.words, row.below))) if is_cut else ""

    def _part(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Draw a line over a row, and let the row stand under it."""
        painter.setPen(QPen(QColor(self._palette.line), 1))
        middle = option.rect.top() + _ABOVE_PLACE // 2
        painter.drawLine(option.rect.left() + 4, middle, option.rect.right() - 4, middle)
        option.rect.setTop(option.rect.top() + _ABOVE_PLACE)

    def _paint_box(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        has_focus = self._view.hasFocus() and _is_selected(option)
        is_hovered = row.key is not None and self._view.underMouse() and _is_under_mouse(option)
        colours = self._palette
        pen: QPen | Qt.PenStyle = Qt.PenStyle.NoPen
        if has_focus:
            pen = QPen(QColor(colours.focus), 2)
        elif row.is_current:
            pen = QPen(QColor(colours.line), 1)
        if row.is_current:
            painter.setBrush(QColor(colours.surface))
        else:
            painter.setBrush(QColor(colours.path_tint) if is_hovered else Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        box = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        if not row.is_heading:
            painter.drawRoundedRect(box, 6, 6)

    def _paint_picture(
        self, painter: QPainter, option: QStyleOptionViewItem, row: Row, picture: QPixmap
    ) -> None:
        rect: QRect = option.rect
        place = QRect(rect.topLeft(), self._picture_size)
        place.moveTop(rect.top() + (rect.height() - place.height()) // 2)
        place.moveLeft(rect.left() + _PAD)
        painter.setOpacity(_FADED if row.is_faded else 1.0)
        if not picture.isNull():
            painter.drawPixmap(place, picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(QColor(self._palette.path if row.is_current else self._palette.line), 1)
        )
        painter.drawRect(place)
        painter.setOpacity(1.0)

    def _paint_words(self, painter: QPainter, rect: QRect, row: Row) -> None:
        if row.is_heading:
            painter.setFont(self._fonts.heading)
            painter.setPen(QColor(self._palette.ink_soft))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(rect.adjusted(0, 0, 0, -3), flags, self._heading(row, rect.width()))
            return
        height = self._lines(row.words, self._font(row), rect.width())
        below = self._lines(row.below, self._fonts.small, rect.width()) if row.below else 0
        top = rect.top() + (rect.height() - height - below) // 2
        ink = self._palette.ink_soft if row.is_faded else self._palette.ink
        ink = self._palette.remedy if row.is_strong else ink
        first = QRect(rect.left(), top, rect.width(), height)
        self._draw(painter, first, row.words, self._font(row), ink)
        second = QRect(rect.left(), top + height, rect.width(), below)
        self._draw(painter, second, row.below, self._fonts.small, self._palette.ink_soft)

    def _heading(self, row: Row, width: int) -> str:
        """The words of a heading: where a line has no room for them, each language on its own."""
        font = self._fonts.heading
        said = [part if has_japanese(part) else part.upper() for part in row.words.split(" / ")]
        line = " / ".join(said)
        if advance(font, line) <= width:
            return line
        return "\n".join(broken(part, font, max(_NARROWEST, width)) for part in said)

    def _heading_height(self, row: Row, width: int) -> int:
        rect = self._words_rect(QRect(0, 0, width, 10_000), row, 0)
        return height_of(self._heading(row, rect.width()), self._fonts.heading)

    def _draw(self, painter: QPainter, rect: QRect, words: str, font: QFont, ink: str) -> None:
        painter.setFont(font)
        painter.setPen(QColor(ink))
        if self._wraps:
            lines = broken(words, font, max(_NARROWEST, rect.width()))
            painter.drawText(rect, Qt.AlignmentFlag.AlignLeft, lines)
            return
        cut = "\n".join(_cut(line, font, rect.width()) for line in words.split("\n"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, cut)

    def _paint_end(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> int:
        """Paint the note or the tick; how wide it is."""
        end = self._end(row)
        if not end:
            return 0
        painter.setFont(self._fonts.small)
        is_tick = end == TICK
        painter.setPen(QColor(self._palette.path if is_tick else self._palette.ink_soft))
        rect: QRect = option.rect.adjusted(0, 0, -_PAD, 0)
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, end)
        return self._end_width(row)

    def _paint_sign(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        if row.is_open is None:
            return
        painter.setFont(self._fonts.small)
        painter.setPen(QColor(self._palette.ink_soft))
        rect: QRect = option.rect.adjusted(_PAD + row.indent * _INDENT - 4, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, flags, _SIGNS[row.is_open])

    def _end(self, row: Row) -> str:
        """The note, short where the words have too little room beside the long one, or the tick."""
        if not row.short_note:
            return row.note or (TICK if row.is_done else "")
        room, note = self._view.viewport().width(), advance(self._fonts.small, row.note)
        words = advance(self._font(row), row.words) if self._wraps else 0
        is_long = note > min(room / 3, room - words - 4 * _PAD)
        return row.short_note if is_long else row.note

    def _end_width(self, row: Row) -> int:
        end = self._end(row)
        return advance(self._fonts.small, end) + 8 if end else 0

    def _words_rect(self, rect: QRect, row: Row, end: int) -> QRect:
        return rect.adjusted(self._words_left(row), 0, -_PAD - end, 0)

    def _words_left(self, row: Row) -> int:
        left = 4 if row.is_heading else _PAD + row.indent * _INDENT
        if self._picture_of is not None:
            left += self._picture_size.width() + _PAD
        return left if row.is_open is None else left + self._sign_width

    @property
    def _sign_width(self) -> int:
        """How far the words stand behind the sign of a fold."""
        return advance(self._fonts.small, _SIGNS[True]) + 6

    def _lines(self, words: str, font: QFont, width: int) -> int:
        lines = broken(words, font, max(_NARROWEST, width)) if self._wraps else words
        return height_of(lines, font)

    def _font(self, row: Row) -> QFont:
        is_bold = row.is_current or row.is_strong or row.is_open is not None
        return self._fonts.bold if is_bold else self._fonts.usual

    def _notice_size(self) -> None:
        """Take other fonts where the text has another size than before."""
        font = self._view.font()
        if font.pixelSize() != self._fonts.usual.pixelSize():
            self._fonts = _fonts(font)


def _cut(line: str, font: QFont, width: int) -> str:
    """*line*, without what has no room in that *width*."""
    if advance(font, line) < width:  # known, where Qt would set it to tell the same
        return line
    return QFontMetrics(font).elidedText(line, Qt.TextElideMode.ElideRight, width)


def _fonts(font: QFont) -> _Fonts:
    small, heading = scaled(font, _SMALL), scaled(font, _HEADING, bold=True)
    return _Fonts(font, scaled(font, 1.0, bold=True), small, heading, QFontMetrics(font).height())


# A launch has nothing under the mouse, and does without the hundreds of names that QStyle has.


def _is_selected(option: QStyleOptionViewItem) -> bool:
    state: QtWidgets.QStyle.StateFlag = option.state
    return bool(state & QtWidgets.QStyle.StateFlag.State_Selected)


def _is_under_mouse(option: QStyleOptionViewItem) -> bool:
    state: QtWidgets.QStyle.StateFlag = option.state
    return bool(state & QtWidgets.QStyle.StateFlag.State_MouseOver)
