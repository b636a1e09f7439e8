"""A button with words that wrap, in both languages, and its key beside them."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from flowcharts.japanese.bunsetsu import has_japanese
from flowcharts.model.text import Text, Wording
from gui.commands.key_names import key_on_button
from gui.override import override
from gui.text.mark_letter import letter_width, paint_letter
from gui.text.paragraph import Colours
from gui.text.text_block import ColumnSetting, ParagraphColumn, set_in_column
from gui.text.text_style import NO_TERMS, TextStyle, Tone
from gui.theme.colours import Palette
from gui.theme.sizes import advance
from gui.widgets.button_face import MEASURES, ButtonFace, ButtonKind, ButtonState

_LEAST_TARGET = 26
_CENTRED = (ButtonKind.ANSWER, ButtonKind.CHIP)
_QUIET = (ButtonKind.QUIET, ButtonKind.FOLD)
_AS_WIDE_AS_WORDS = (*_CENTRED, ButtonKind.QUIET)
_MUCH_TOO_WIDE = 1.5
"""A line so many times as wide as its room, as plain letters, has none as it is set, either."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class _Sides(NamedTuple):
    """How much room there is before its words and behind them, in pixels."""

    before: float
    behind: float


class TextButton(QAbstractButton):
    """A button that shows a `ButtonFace`.

    Attributes:
        face: what it shows.

    Signals:
        pointed: the mouse or the keyboard has come to it, or has left it.
    """

    pointed = Signal()

    def __init__(self, style: TextStyle, manner: ButtonKind = ButtonKind.ROW) -> None:
        super().__init__()
        self._text_style = _unlinked(style)
        self._manner = manner
        self.face = ButtonFace(Text("", ""))
        self._columns: dict[int, tuple[ParagraphColumn, ...]] = {}
        self._heights: dict[int, int] = {}
        self._sides: _Sides | None = None
        self._is_lit = False
        self._pixels = 0
        """The size of the text for which all that was measured."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the chart
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_face(self, face: ButtonFace) -> None:
        """Show *face*."""
        if face != self.face:
            self.face = face
            self._start_again()

    @property
    def is_pointed(self) -> bool:
        """Is the mouse over it, or does it have the keys?"""
        return self.underMouse() or self.hasFocus()

    def light(self, *, is_lit: bool) -> None:
        """Set it apart from the others, as what it is about is pointed at elsewhere."""
        if is_lit is not self._is_lit:
            self._is_lit = is_lit
            self.update()

    def show_style(self, style: TextStyle) -> None:
        """Show the same words in another way."""
        before, self._text_style = self._text_style, _unlinked(style)
        if self._text_style.stands_like(before):
            self.update()
        else:
            self._start_again()

    @override
    def heightForWidth(self, width: int) -> int:
        self._notice_size()
        if width not in self._heights:
            columns = self._set_in(width)  # which may clear what is kept
            self._heights[width] = self._height_around(columns)
        return self._heights[width]

    def lines_in(self, width: int) -> list[str]:
        """The lines that its words break into in that width."""
        return [line for column in self._set_in(width) for line in column.lines]

    @override
    def sizeHint(self) -> QSize:
        if self._manner not in _AS_WIDE_AS_WORDS:
            return self.minimumSizeHint()  # who lays it out asks for its height in a width
        columns = self._set_in(_ENDLESS)
        width = round(columns[0].width + sum(self._beside)) + 3
        return QSize(width, self._height_around(columns))  # each column is one line, there too

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(48, _LEAST_TARGET)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()  # the arrows move the mark on the chart
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        columns = self._set_in(self.width())
        height = sum(column.height for column in columns)
        widest = max(column.width for column in columns)
        left = self._beside.before
        if self._is_centred:
            left += max(0, (self.width() - sum(self._beside) - widest) / 2)
        title_end = left + (widest + columns[0].width) / 2 if self._is_centred else left + widest
        top = (self.height() - height) / 2
        if self._manner is ButtonKind.ROW and self.face.detail is not None:
            top = min(top, MEASURES[self._manner].above * self._size)  # like those beside it
        baseline = top + columns[0].baseline
        for place, column in enumerate(columns):
            painter.save()
            inset = (widest - column.width) / 2 if self._is_centred else 0
            painter.translate(QPointF(left + inset, top))
            is_detail = self.face.detail is not None and place == len(columns) - 1
            column.draw(painter, self._colours(is_detail=is_detail))
            painter.restore()
            top += column.height
        self._paint_sign(painter, left, baseline)
        self._paint_key(painter, title_end, baseline)

    @property
    def _is_centred(self) -> bool:
        return self._manner in _CENTRED

    @property
    def _size(self) -> int:
        return Tone.BODY.pixels(self.font())

    @property
    def _beside(self) -> "_Sides":
        self._notice_size()
        if self._sides is None:  # asked for again and again, while it is laid out
            has_sign = self.face.sign or self.face.mark is not None
            sign = self._sign_width + 0.5 * self._size if has_sign else 0
            key = QFontMetricsF(self._key_font).horizontalAdvance(self._key)
            key = key + 0.5 * self._size if self.face.key else 0
            padding = MEASURES[self._manner].beside * self._size
            self._sides = _Sides(padding + sign, padding + key)
        return self._sides

    @property
    def _sign_font(self) -> QFont:
        if self.face.mark is not None:
            font = Tone.SOFT.font(self.font())
            font.setBold(True)
            return font
        return MEASURES[self._manner].tone.font(self.font())

    @property
    def _sign_width(self) -> float:
        if self.face.mark is not None:
            return letter_width(self._sign_font, self.face.mark.letter)
        return QFontMetricsF(self._sign_font).horizontalAdvance(self.face.sign)

    @property
    def _key(self) -> str:
        return key_on_button(self.face.key).in_language(self._text_style.wording.languages[0])

    @property
    def _key_font(self) -> QFont:
        return Tone.SOFT.font(self.font())

    def _ink(self) -> str:
        palette = self._text_style.palette
        if not self.face.is_enabled:
            return palette.faint_ink
        match self.face.state:
            case ButtonState.CHOSEN | ButtonState.NEXT:
                return palette.on_path
            case ButtonState.WRONG:
                return palette.remedy
            case _:
                return palette.path if self._manner in _QUIET else palette.ink

    def _colours(self, *, is_detail: bool) -> Colours:
        """What its title is drawn with, or what stands under that."""
        palette = self._text_style.palette
        is_soft = is_detail and self.face.state is ButtonState.REST
        return Colours(Tone.SOFT.ink(palette) if is_soft else self._ink(), palette)

    def _ground(self) -> tuple[str | None, str | None, float]:
        """Its fill, its outline and how thick that is."""
        palette = self._text_style.palette
        quiet = self._manner in (*_QUIET, ButtonKind.STEP)
        if self.face.state in _FILLED:
            return palette.path, palette.path, 2
        if self.face.state is ButtonState.WRONG:
            return palette.remedy_tint, palette.remedy, 2
        if self._is_lit:
            return palette.path_tint, palette.ink, 2
        touched = self.isEnabled() and (self.underMouse() or self.isDown())
        fill = palette.path_tint if touched else None if quiet else palette.surface
        if self._manner is ButtonKind.ANSWER:
            return fill, palette.path, 2
        return fill, None if quiet else _outline(palette, touched=touched), 1.2

    def _paint_ground(self, painter: QPainter) -> None:
        fill, outline, stroke = self._ground()
        is_ringed = self.hasFocus()
        palette = self._text_style.palette
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        colour = palette.focus if is_ringed else outline
        stroke = 2.6 if is_ringed else stroke
        painter.setPen(QPen(QColor(colour), stroke) if colour else Qt.PenStyle.NoPen)
        inset = stroke / 2 + 0.5
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        radius = box.height() / 2 if self._manner is ButtonKind.CHIP else 7
        painter.drawRoundedRect(box, radius, radius)
        if is_ringed and self.face.state in _FILLED:
            painter.setPen(QPen(QColor(palette.surface), 2))
            painter.drawRoundedRect(box.adjusted(2.3, 2.3, -2.3, -2.3), radius - 2, radius - 2)

    def _paint_sign(self, painter: QPainter, left: float, baseline: float) -> None:
        painter.setPen(QColor(self._ink()))
        painter.setFont(self._sign_font)
        before = left - self._sign_width - 0.5 * self._size
        if self.face.mark is not None:
            low = QPointF(before, baseline + 0.25 * self._size)
            palette = self._text_style.palette
            paint_letter(painter, low, self.face.mark, self._sign_font, palette)
            return
        painter.drawText(QPointF(before, baseline), self.face.sign)

    def _paint_key(self, painter: QPainter, words_end: float, baseline: float) -> None:
        is_filled = self.face.state in _FILLED
        painter.setPen(QColor(self._ink() if is_filled else self._text_style.palette.ink_soft))
        painter.setFont(self._key_font)
        painter.drawText(QPointF(words_end + 0.5 * self._size, baseline), self._key)

    def _height_around(self, columns: tuple[ParagraphColumn, ...]) -> int:
        measures, size = MEASURES[self._manner], self._size
        inner = sum(column.height for column in columns) + 2 * measures.above * size
        return round(max(inner, measures.least * size, _LEAST_TARGET))

    def _set_in(self, width: int) -> tuple[ParagraphColumn, ...]:
        self._notice_size()
        if width not in self._columns:
            if len(self._columns) == _KEPT:
                self._columns.clear()
                self._heights.clear()
            self._columns[width] = self._on_one_line_in(width) or tuple(
                self._columns_of(width - sum(self._beside))
            )
        return self._columns[width]

    def _on_one_line_in(self, width: int) -> tuple[ParagraphColumn, ...] | None:
        """What was set without an end, where it fits: the lines are the same."""
        columns = self._columns.get(_ENDLESS, ())
        fits = columns and max(each.width for each in columns) + sum(self._beside) <= width
        return columns if fits else None

    def _columns_of(self, width: float) -> list[ParagraphColumn]:
        detail, titles = self.face.detail, self._titles
        setting = self._setting(MEASURES[self._manner].tone)
        if len(titles) == 1:
            found = [set_in_column(titles[0], setting, width)]
        else:
            found = self._in_both(titles, setting, width)
        if detail is not None:
            found.append(set_in_column(detail, self._setting(Tone.SOFT), width))
        return found

    def _in_both(
        self, titles: list[Text], setting: ColumnSetting, width: float
    ) -> list[ParagraphColumn]:
        """Its title in both languages, on one line where that has room for it."""
        line = self._text_style.line(self.face.title)
        if advance(setting.face.font, line) <= _MUCH_TOO_WIDE * width:  # known sooner than set
            column = set_in_column(Text(line, line), setting, width)
            if len(column.lines) == 1:
                return [column]
        by_phrases = setting._replace(style=setting.style._replace(wording=Wording.JAPANESE))
        settings = (by_phrases if has_japanese(title.ja) else setting for title in titles)
        return [set_in_column(*each, width) for each in zip(titles, settings, strict=True)]

    @property
    def _titles(self) -> list[Text]:
        """Its title, in each language for itself: no line holds the end of one and some of two."""
        title = self.face.title
        if self._manner in (ButtonKind.ROW, ButtonKind.STEP):
            return [title]
        line = title.on_one_line()
        said = dict.fromkeys(map(line.in_language, self._text_style.wording.languages))
        return [Text(words, words) for words in said]

    def _setting(self, tone: Tone) -> ColumnSetting:
        return ColumnSetting(self._text_style.uncoloured, tone, self.font(), is_close=True)

    def _start_again(self) -> None:
        self.setEnabled(self.face.is_enabled)
        said = [self.face.title, *([self.face.detail] if self.face.detail else [])]
        self.setAccessibleName("\n".join(self._text_style.lines(text) for text in said))
        stands = _STANDS.get(self.face.state)
        self.setAccessibleDescription(self._text_style.line(stands) if stands is not None else "")
        self._forget_measures()
        self.updateGeometry()
        self.update()

    def _notice_size(self) -> None:
        """Measure anew where the text has another size than when that was done last."""
        pixels = self.font().pixelSize()
        if pixels != self._pixels:
            self._pixels = pixels
            self._forget_measures()

    def _forget_measures(self) -> None:
        self._columns.clear()
        self._heights.clear()
        self._sides = None


_KEPT = 3
"""In so many widths its words are kept as they were set: its own, the last, that without end."""
_ENDLESS = 100_000
"""Wider than any words."""
_FILLED = (ButtonState.CHOSEN, ButtonState.NEXT)
_STANDS = {
    ButtonState.CHOSEN: Text("chosen", "選択中"),
    ButtonState.WRONG: Text("not right", "不正解"),
}
"""What a filled or a crossed button says to those who do not see it."""


def _outline(palette: Palette, *, touched: bool) -> str:
    return palette.path if touched else palette.line


def _unlinked(style: TextStyle) -> TextStyle:
    """A button is one link already."""
    return TextStyle(style.wording, style.palette, style.has_ruby, NO_TERMS)
