"""A paragraph set in lines: text, kana over kanji, costs in circles, marked and linked words."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from flowcharts.japanese.bunsetsu import Span
from flowcharts.japanese.lines import Fits
from flowcharts.model.text import Language
from gui.text.mark_letter import letter_font, letter_height, paint_letter
from gui.text.passage import Marked, Passage
from gui.theme.colours import Palette

if TYPE_CHECKING:
    from PySide6.QtGui import QTextCharFormat

_PITCH = {Language.ENGLISH: 1.42, Language.JAPANESE: 1.6}
"""From line to line, in sizes of the text; kanji fill their square and need more air."""
_BASELINE = 0.74
_OVER, _HIGH = 0.94, 1.22
"""How far a box around words reaches over their baseline, and how high it is."""
_RUBY = 0.5
_MIN_RUBY_PIXELS = 8


class Colours(NamedTuple):
    """The colours of a paragraph: in others it has the same lines."""

    ink: str
    palette: Palette
    lit: str = ""
    """The letter of the marked words that are lit; empty where none are."""


class Face(NamedTuple):
    """The font of a paragraph, and on which side its lines stand."""

    font: QFont
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    quoted_ink: str = ""
    """The colour of what is quoted in it, if anything is."""
    least_sign: int = 9
    """The size of the letter of a cost, in pixels: no smaller, also in small text."""

    @property
    def sign_pixels(self) -> int:
        """The size of the letter of a cost."""
        return max(self.least_sign, round(self.font.pixelSize() * 0.74))

    @property
    def ruby_font(self) -> QFont:
        """The font of the kana over kanji."""
        font = QFont(self.font)
        font.setPixelSize(max(_MIN_RUBY_PIXELS, round(self.font.pixelSize() * _RUBY)))
        font.setBold(False)
        return font


class Paragraph:
    """One passage, broken into lines of a width.

    Attributes:
        passage: what it says.
        height: how high it stands.
        width: how far its longest line goes.
        length: how long all its lines are together.
        pitch: how far it is from line to line, without the kana between them.
    """

    def __init__(self, passage: Passage, face: Face, width: float) -> None:
        self.passage = passage
        self._face = face
        size = face.font.pixelSize()
        self.pitch = round(size * _PITCH[passage.language])
        self._above = round(face.ruby_font.pixelSize() * 1.05) if passage.readings else 0
        self._layout = QTextLayout(passage.text, face.font)
        self._layout.setTextOption(_wrapping(face.alignment))
        self._layout.setFormats(list(self._formats()))
        self._layout.setCacheEnabled(True)
        self.lines: list[QTextLine] = []
        self.height = float(self._break_lines(width))
        widths = [line.naturalTextWidth() for line in self.lines]
        self.width = max(widths, default=0.0)
        self.length = sum(widths)

    @property
    def baseline(self) -> float:
        """How far under its top the first line stands."""
        return self.lines[0].y() + self.lines[0].ascent() if self.lines else 0.0

    def draw(self, painter: QPainter, top: float, colours: Colours, selected: Span | None) -> None:
        """Draw it with its first line under *top*."""
        palette = colours.palette
        origin = QPointF(0, top)
        for marked in self.passage.quoted:
            self._mark(painter, origin, marked, palette)
        for stretch in self.passage.symbols:
            if self.passage.text[stretch.start + 1].islower():
                self._sign(painter, origin, stretch, colours.ink)
            else:
                self._circle(painter, origin, stretch, palette)
        painter.setPen(QColor(colours.ink))
        self._layout.draw(painter, origin, list(_selections(selected, palette)))
        for link in self.passage.links:
            self._underline(painter, origin, Span(link.start, link.end), palette.path)
        for base, kana in self.passage.readings:
            self._read_over(painter, origin, base, kana, colours.ink)
        if colours.lit:
            self._outline(painter, origin, colours)
        if self.passage.quoted:
            self._paint_letters(painter, origin, palette)

    def boxes(self, stretch: Span) -> Iterator[QRectF]:
        """Where *stretch* stands, one box for each line it is on."""
        size = self._face.font.pixelSize()
        for line in self.lines:
            first = max(stretch.start, line.textStart())
            last = min(stretch.end, line.textStart() + line.textLength())
            if first < last:
                left, right = _x(line, first), _x(line, last)
                yield QRectF(left, _baseline(line) - size * _OVER, right - left, size * _HIGH)

    def said_in_lines(self) -> Iterator[str]:
        """What each of its lines says."""
        for line in self.lines:
            yield self.passage.text[line.textStart() : line.textStart() + line.textLength()]

    def place_at(self, point: QPointF) -> int:
        """The place in the text nearest to *point*."""
        for line in self.lines:
            if point.y() < _baseline(line) + self.pitch * (1 - _BASELINE):
                return line.xToCursor(point.x())
        return len(self.passage.text)

    def _break_lines(self, width: float) -> float:
        top = 0.0
        metrics = QFontMetricsF(self._face.font)

        def fits(words: str) -> bool:
            return metrics.horizontalAdvance(words) <= width

        whole = self._whole(fits)
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            end = line.textStart() + line.textLength()
            fitting = self.passage.line_end(end, line.textStart(), fits, whole)
            if line.textStart() < fitting < end:
                _end_line(line, fitting - line.textStart(), width)
            above = self._above + self._room_for_letters(line)
            line.setPosition(QPointF(0, top + above + self.pitch * _BASELINE - line.ascent()))
            top += above + self.pitch
            self.lines.append(line)
        self._layout.endLayout()
        return top

    def _room_for_letters(self, line: QTextLine) -> int:
        """How much higher *line* is for the letters over words that begin in it."""
        if not self.passage.quoted:
            return 0
        end = line.textStart() + line.textLength()
        begun = (each for each in self.passage.quoted if each.is_begun and each.mark.letter)
        has_letters = any(line.textStart() <= each.span.start < end for each in begun)
        return letter_height(letter_font(self._face.font)) + 1 if has_letters else 0

    def _whole(self, fits: Fits) -> list[Span]:
        """What is to stay whole as far as a line has room for it."""
        if self.passage.language is not Language.JAPANESE:
            return []
        text = self.passage.text
        return [stretch for stretch in self.passage.whole() if fits(text[slice(*stretch)])]

    def _formats(self) -> Iterator[QTextLayout.FormatRange]:
        for marked in self.passage.quoted:
            yield _range(*marked.span, _inked(self._face.quoted_ink))
        for start, end in self.passage.symbols:
            yield _range(start, start + 1, self._brace())
            is_drawn = self.passage.text[start + 1].islower()
            yield _range(start + 1, end - 1, self._brace() if is_drawn else self._symbol())
            yield _range(end - 1, end, self._brace())
        yield from self._widened()
        if self.passage.language is Language.JAPANESE:
            yield from self._tightened()

    def _tightened(self) -> Iterator[QTextLayout.FormatRange]:
        """Adjacent brackets drawn together by half a square, as a printer sets them."""
        if not self.passage.apart:
            return
        tight = _plain()
        tight.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        tight.setFontLetterSpacing(-self._face.font.pixelSize() / 2)
        for place in self.passage.apart:
            yield _range(place, place + 1, tight)

    def _widened(self) -> Iterator[QTextLayout.FormatRange]:
        """Room for readings that are longer than their kanji."""
        if not self.passage.readings:
            return
        over, under = QFontMetricsF(self._face.ruby_font), QFontMetricsF(self._face.font)
        for base, kana in self.passage.readings:
            kanji = under.horizontalAdvance(self.passage.text[base.start : base.end])
            # Half a kana may hang over on either side.
            missing = over.horizontalAdvance(kana) - self._face.ruby_font.pixelSize() - kanji
            if missing > 0:
                wide = _plain()
                wide.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
                wide.setFontLetterSpacing(missing / (base.end - base.start))
                yield _range(*base, wide)

    def _symbol(self) -> "QTextCharFormat":
        form = _plain()
        font = QFont(self._face.font)
        font.setPixelSize(self._face.sign_pixels)
        font.setBold(True)
        form.setFont(font)
        return form

    def _brace(self) -> "QTextCharFormat":
        # The braces stay in the text, so that it is copied as people write it; nobody sees them.
        form = _plain()
        form.setForeground(QColor(0, 0, 0, 0))
        font = QFont(self._face.font)
        font.setPixelSize(max(6, round(font.pixelSize() * 0.85)))
        form.setFont(font)
        return form

    def _mark(self, painter: QPainter, origin: QPointF, marked: Marked, palette: Palette) -> None:
        look = palette.mark(marked.mark.colour)
        for box in self.boxes(marked.span):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.ground))
            painter.drawRoundedRect(_around(box.translated(origin)), 3, 3)
        line = Qt.PenStyle.DashLine if look.is_dashed else Qt.PenStyle.SolidLine
        self._underline(painter, origin, marked.span, look.line, line)

    def _paint_letters(self, painter: QPainter, origin: QPointF, palette: Palette) -> None:
        """The letters over marked words, side by side where several begin at once."""
        font, free, line = letter_font(self._face.font), 0.0, -1.0
        begun = (each for each in self.passage.quoted if each.is_begun and each.mark.letter)
        for marked in sorted(begun, key=lambda each: each.span.start):
            first = next(self.boxes(marked.span), None)
            if first is None:
                continue
            over = first.translated(origin)
            left = over.left() if over.top() != line else max(over.left(), free)
            corner = QPointF(left, over.top() - self._above)
            free = paint_letter(painter, corner, marked.mark, font, palette)
            line = over.top()

    def _outline(self, painter: QPainter, origin: QPointF, colours: Colours) -> None:
        """Set the words of the letter that is lit apart from the others."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.ink), 2))
        for marked in self.passage.quoted:
            if marked.mark.letter == colours.lit:
                for box in self.boxes(marked.span):
                    painter.drawRoundedRect(_around(box.translated(origin)), 3, 3)

    def _underline(
        self,
        painter: QPainter,
        origin: QPointF,
        stretch: Span,
        colour: str,
        style: Qt.PenStyle = Qt.PenStyle.DotLine,
    ) -> None:
        painter.setPen(QPen(QColor(colour), 1.1 if style is Qt.PenStyle.DotLine else 1.5, style))
        for box in self.boxes(stretch):
            low = box.translated(origin)
            painter.drawLine(low.bottomLeft(), low.bottomRight())

    def _circle(self, painter: QPainter, origin: QPointF, stretch: Span, palette: Palette) -> None:
        painter.setBrush(QBrush(QColor(palette.surface)))
        painter.setPen(QPen(QColor(palette.line), 1.2))
        size = self._face.font.pixelSize()
        high = max(size * 1.02, self._face.sign_pixels * 1.28)
        for box in self.boxes(stretch):
            disc = QRectF(0, 0, max(box.width() - 1.5, high), high)
            disc.moveCenter(self._middle(box))
            radius = disc.height() / 2
            painter.drawRoundedRect(disc.translated(origin), radius, radius)

    def _sign(self, painter: QPainter, origin: QPointF, stretch: Span, ink: str) -> None:
        from gui.text.mana_signs import sign_of  # few cards have them

        painter.setBrush(QBrush(QColor(ink)))
        painter.setPen(Qt.PenStyle.NoPen)
        size = self._face.font.pixelSize() * 0.92
        shape = sign_of(self.passage.text[stretch.start + 1], size)
        for box in self.boxes(stretch):
            painter.drawPath(shape.translated(self._middle(box) + origin))

    def _middle(self, box: QRectF) -> QPointF:
        """The middle of the letter of a symbol that stands in *box*."""
        baseline = box.top() + self._face.font.pixelSize() * _OVER
        capital = QFontMetricsF(self._symbol().font()).capHeight()
        return QPointF(box.center().x(), baseline - capital / 2)

    def _read_over(
        self, painter: QPainter, origin: QPointF, base: Span, kana: str, ink: str
    ) -> None:
        painter.setPen(QColor(ink))
        painter.setFont(self._face.ruby_font)
        metrics = QFontMetricsF(self._face.ruby_font)
        for box in self.boxes(base):
            over = box.translated(origin)
            across = metrics.horizontalAdvance(kana)
            low = over.top() + self._face.font.pixelSize() * 0.02
            painter.drawText(QPointF(max(0, over.center().x() - across / 2), low), kana)


def _around(box: QRectF) -> QRectF:
    """The ground of marked words that stand in *box*."""
    return box.adjusted(-1.5, 0, 1.5, 1)


def _selections(selected: Span | None, palette: Palette) -> Iterator[QTextLayout.FormatRange]:
    if selected is not None:
        form = _inked(palette.on_path)
        form.setBackground(QColor(palette.path))
        yield _range(*selected, form)


@cache
def _wrapping(alignment: Qt.AlignmentFlag) -> QTextOption:
    option = QTextOption(alignment)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _plain() -> "QTextCharFormat":
    from PySide6.QtGui import QTextCharFormat  # costly to get ready; most paragraphs are plain

    return QTextCharFormat()


def _inked(colour: str) -> "QTextCharFormat":
    form = _plain()
    form.setForeground(QColor(colour))
    return form


def _range(start: int, end: int, form: "QTextCharFormat") -> QTextLayout.FormatRange:
    formatted = QTextLayout.FormatRange()
    formatted.start = start
    formatted.length = end - start
    formatted.format = form
    return formatted


def _end_line(line: QTextLine, length: int, width: float) -> None:
    """Let *line* have so many signs, and stand within *width* as its alignment wants it."""
    _hold(line, length)
    line.setLineWidth(min(width, line.naturalTextWidth() + 0.5))
    if line.textLength() != length:  # by Qt's rules it may not end there, as before -1/-1
        _hold(line, length)


def _hold(line: QTextLine, length: int) -> None:
    line.setNumColumns(length)
    if line.textLength() > length:  # letters that are drawn as one, like fi, count as one
        line.setNumColumns(2 * length - line.textLength())


def _x(line: QTextLine, place: int) -> float:
    found: float | Sequence[float] = line.cursorToX(place)
    # The binding gives the place back along with the position.
    return found if isinstance(found, float) else float(found[0])


def _baseline(line: QTextLine) -> float:
    return line.y() + line.ascent()
