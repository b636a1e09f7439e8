"""The stack strip: the stack before a remedy and after it, and what goes back to hand."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from flowcharts.model.stack import StackObject, StackPicture
from flowcharts.model.text import LIST, Text, Wording
from gui.override import override
from gui.text.line_break import AS_BROKEN, broken, height_of
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.sizes import scaled
from gui.walk import words
from gui.walk.stack.bar import Look, StackBar

_GAP = 5
_ARROW = 34
"""The room between the columns, in pixels."""


class StackStrip(QWidget):
    """Two columns of bars with an arrow between them, the top of the stack on top."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: StackPicture | None = None
        self._wording = Wording.ENGLISH
        self._palette = PALETTES[ThemeName.LIGHT]
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._tell()

    def show_stack(self, picture: StackPicture | None) -> None:
        """Show a stack, or what holds for every stack where there is no picture."""
        if picture != self._picture:
            self._picture = picture
            self._tell()

    def show_style(self, style: TextStyle) -> None:
        """Say and paint everything in *style*."""
        if (style.wording, style.palette) != (self._wording, self._palette):
            self._wording, self._palette = style.wording, style.palette
            self._tell()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if self._picture is None:
            return height_of(self._generic(width), self._small())
        return round(self._heading_height() + self._columns_height(width) + 4)

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._picture is None:
            painter.setPen(QColor(self._palette.ink_soft))
            painter.setFont(self._small())
            painter.drawText(self.rect(), AS_BROKEN, self._generic(self.width()))
            return
        width = self._column_width(self.width())
        right = width + _ARROW
        self._paint_heading(painter, QRectF(0, 0, width, 0), words.STACK_BEFORE)
        self._paint_heading(painter, QRectF(right, 0, width, 0), words.STACK_AFTER)
        self._paint_column(painter, 0, width, list(self._before(self._picture)))
        self._paint_column(painter, right, width, list(self._after(self._picture)))
        self._paint_note(painter, right, width, self._picture)
        has_note = self._picture.applied is not None
        self._paint_arrow(
            painter, width, self._heading_height() if has_note else self._floor() - 36
        )

    def _before(self, picture: StackPicture) -> Iterator[StackBar]:
        """The bars of the stack before, top first."""
        stays = len(picture.before) - len(picture.returned)
        for place in reversed(range(len(picture.before))):
            item, goes = picture.before[place], place >= stays
            below = [self._say(fate(item))] if goes else []
            if item.illegal:
                below.insert(0, self._say(words.MADE_ILLEGAL))
            yield self._bar(item, "\n".join(below), Look.GOES if goes else Look.STAYS)
        if not picture.before:
            yield self._empty()

    def _after(self, picture: StackPicture) -> Iterator[StackBar]:
        """The bars of the stack after, top first."""
        stays = len(picture.after) - len(picture.put)
        for place in reversed(range(len(picture.after))):
            is_put = place >= stays
            below = self._say(words.PUT_NOW) if is_put else ""
            yield self._bar(picture.after[place], below, Look.IS_PUT if is_put else Look.STAYS)
        if not picture.after:
            yield self._empty()

    def _bar(self, item: StackObject, below: str, look: Look) -> StackBar:
        said = item.words.without_ruby().in_wording(self._wording)
        return StackBar(f"{item.player}: {said}", below, look, self._font(look), self._small())

    def _empty(self) -> StackBar:
        said = self._say(words.STACK_EMPTY)
        return StackBar(said, "", Look.EMPTY, self._small(), self._small())

    def _note(self, picture: StackPicture) -> StackBar | None:
        """What the remedy does at once, without the stack."""
        if picture.applied is None:
            return None
        said = words.APPLIED_AT_ONCE.filled(action=picture.applied.without_ruby())
        return StackBar(said.in_wording(self._wording), "", Look.NOTE, self._small(), self._small())

    def _paint_column(
        self, painter: QPainter, left: float, width: float, bars: list[StackBar]
    ) -> None:
        """Bars from the ground of the stack up, the top one marked."""
        floor = self._floor()
        painter.setPen(QPen(QColor(self._palette.line), 2))
        painter.drawLine(QPointF(left, floor + 1), QPointF(left + width, floor + 1))
        bottom = floor - _GAP
        for bar in reversed(bars):
            height = bar.height(width - 2)
            bar.paint(painter, QRectF(left + 1, bottom - height, width - 2, height), self._palette)
            bottom -= height + _GAP
        if bars[0].look is not Look.EMPTY:
            self._paint_top(painter, QRectF(left, bottom + _GAP, width, 0))

    def _paint_top(self, painter: QPainter, bar: QRectF) -> None:
        painter.setFont(self._small())
        painter.setPen(QColor(self._palette.ink_soft))
        height = self._top_height()
        rect = QRectF(bar.left(), bar.top() - height - 1, bar.width(), height)
        said = f"▾ {words.STACK_TOP.in_wording(self._wording, ' / ')}"
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)

    def _paint_note(
        self, painter: QPainter, left: float, width: float, picture: StackPicture
    ) -> None:
        note = self._note(picture)
        if note is not None:
            rect = QRectF(left + 1, self._heading_height(), width - 2, note.height(width - 2))
            note.paint(painter, rect, self._palette)

    def _paint_heading(self, painter: QPainter, rect: QRectF, text: Text) -> None:
        painter.setFont(self._small(bold=True))
        painter.setPen(QColor(self._palette.ink_soft))
        rect.setHeight(self._heading_height() - 4)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft, text.in_wording(self._wording))

    def _paint_arrow(self, painter: QPainter, left: float, top: float) -> None:
        y = top + 16.0
        start, end = left + 7, left + _ARROW - 7
        painter.setPen(QPen(QColor(self._palette.remedy), 2.5))
        painter.drawLine(QPointF(start, y), QPointF(end - 6, y))
        painter.setBrush(QColor(self._palette.remedy))
        painter.setPen(Qt.PenStyle.NoPen)
        head = (QPointF(end, y), QPointF(end - 8, y - 5), QPointF(end - 8, y + 5))
        painter.drawPolygon(QPolygonF(head))

    def _floor(self) -> float:
        """How low the stacks stand."""
        return self.height() - 3.0

    def _columns_height(self, width: int) -> float:
        if self._picture is None:
            return 0.0
        column = self._column_width(width) - 2
        note = self._note(self._picture)
        above = note.height(column) + _GAP if note is not None else 0.0
        before = sum(bar.height(column) + _GAP for bar in self._before(self._picture))
        after = sum(bar.height(column) + _GAP for bar in self._after(self._picture))
        return max(before, after + above) + self._top_height()

    def _column_width(self, width: int) -> float:
        return (width - _ARROW) / 2

    def _heading_height(self) -> int:
        lines = len(self._wording.languages)
        return QFontMetrics(self._small(bold=True)).height() * lines + 6

    def _top_height(self) -> int:
        return QFontMetrics(self._small()).height() + 4

    def _font(self, look: Look) -> QFont:
        return scaled(self.font(), 0.94, bold=look is Look.IS_PUT)

    def _small(self, *, bold: bool = False) -> QFont:
        return scaled(self.font(), 0.82, bold=bold)

    def _say(self, text: Text) -> str:
        return text.in_wording(self._wording)

    def _generic(self, width: int) -> str:
        return broken(words.STACK_GENERIC.in_wording(self._wording), self._small(), width)

    def _tell(self) -> None:
        """Say it to a screen reader, too."""
        self.setAccessibleName(words.STACK_STRIP.in_wording(self._wording, " / "))
        told = spoken(self._picture) if self._picture is not None else (words.STACK_GENERIC,)
        said = (text.without_ruby().in_wording(self._wording, " / ") for text in told)
        self.setAccessibleDescription(" ".join(said))
        self.updateGeometry()
        self.update()


def object_words(item: StackObject) -> Text:
    """What the object is and whose: Terror (B)."""
    return words.STACK_OF_PLAYER.filled(words=item.words, player=item.player)


def fate(item: StackObject) -> Text:
    """Where an object that goes back goes, and which lands untap; an ability is no card."""
    if item.is_trigger:
        return words.OFF_STACK
    if item.lands == 0:
        return words.TO_HAND.filled(player=item.player)
    if item.lands == 1:
        return words.TO_HAND_ONE_LAND.filled(player=item.player)
    return words.TO_HAND_LANDS.filled(player=item.player, lands=str(item.lands))


def spoken(picture: StackPicture) -> tuple[Text, ...]:
    """The whole picture in sentences."""
    stays = len(picture.before) - len(picture.returned)
    goes = [_spoken_return(item) for item in picture.returned]
    before = goes + [object_words(item) for item in reversed(picture.before[:stays])]
    after = [object_words(item) for item in reversed(picture.after)]
    sentences = [words.SPOKEN_BEFORE.filled(objects=_or_empty(before))]
    if picture.applied is not None:
        done = words.APPLIED_AT_ONCE.filled(action=picture.applied)
        sentences.append(Text(f"{done.en}.", f"{done.ja}。"))
    sentences.append(words.SPOKEN_AFTER.filled(objects=_or_empty(after)))
    return tuple(sentences)


def _spoken_return(item: StackObject) -> Text:
    said = object_words(item)
    return Text(f"{said.en} {fate(item).en}", f"{said.ja}{fate(item).ja}")


def _or_empty(texts: list[Text]) -> Text:
    return LIST.join(texts) if texts else words.STACK_EMPTY
