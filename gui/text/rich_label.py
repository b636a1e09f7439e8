"""Paragraphs of a bilingual text, to be read, selected, copied and looked up in."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)

from flowcharts.japanese.bunsetsu import Span
from flowcharts.model.text import Text
from gui.override import override
from gui.plain_override import override as override_ours
from gui.text.linked_label import LinkedLabel
from gui.text.paragraph import Colours
from gui.text.passage import Quote
from gui.text.text_block import (
    ColumnMeasure,
    ColumnSetting,
    ParagraphColumn,
    measured_in_column,
    set_in_column,
)
from gui.text.text_style import TextStyle, Tone

_ENDLESS = 100_000
_KEPT = 8
"""Widths that a layout asks for in turn; a splitter being dragged asks for many more."""
_Kept = tuple[int, int]
"""A width and the size of the text: no event need tell of another one."""


class RichLabel(LinkedLabel):
    """Paragraphs of a text: English, Japanese, or the English and under it the Japanese.

    Signals:
        term_clicked: a linked word was chosen; carries the term's id.
        mark_pointed: the mouse has come to marked words; carries their letter, empty for none.
    """

    term_clicked = Signal(str)
    mark_pointed = Signal(str)

    def __init__(
        self,
        style: TextStyle,
        tone: Tone = Tone.BODY,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        is_close: bool = False,
    ) -> None:
        """*is_close*: its languages stand close together, where other prose is near."""
        super().__init__(style)
        self._is_close = is_close
        self._tone = tone
        self._alignment = alignment
        self._text = Text("", "")
        self._quoted: tuple[Quote, ...] = ()
        self._lit = self._pointed = ""
        self._measures: dict[_Kept, ColumnMeasure] = {}
        self._drawn: tuple[_Kept, ParagraphColumn] | None = None
        self._anchor = self._cursor = 0
        self.setCursor(Qt.CursorShape.IBeamCursor)

    def show_text(self, text: Text, quoted: tuple[Quote, ...] = ()) -> None:
        """Show *text*, with the words of *quoted* marked in it."""
        if (text, quoted) != (self._text, self._quoted):
            self._text, self._quoted = text, quoted
            self._start_again()

    def light(self, letter: str) -> None:
        """Set the marked words of that *letter* apart from the others; none where it is empty."""
        if letter != self._lit:
            self._lit = letter
            self.update()

    def show_style(self, style: TextStyle) -> None:
        """Show the same text in another way."""
        is_moved = bool(self._quoted) or not style.stands_like(self._text_style)
        is_new, self._text_style = style != self._text_style, style
        if is_new and is_moved:
            self._start_again()
        elif is_new:  # the same lines in other colours
            self.update()

    @property
    def colours(self) -> Colours:
        """What it is drawn with."""
        palette = self._text_style.palette
        return Colours(self._tone.ink(palette), palette, self._lit)

    @property
    def column(self) -> ParagraphColumn:
        """The text as it is set in the width there is."""
        kept = self.width(), self.font().pixelSize()
        if self._drawn is None or self._drawn[0] != kept:
            column = set_in_column(self._text, self._setting, self.width(), self._quoted)
            self._drawn = kept, column
            self._measure(self.width())
        return self._drawn[1]

    def natural_width(self) -> int:
        """How wide it is where nothing makes it break."""
        return round(self._measure(_ENDLESS).width + 1.5)

    @override_ours
    def copy(self) -> None:
        """Put what is selected, or else the whole text, on the clipboard."""
        plain = self.column.plain
        first, last = self._selected
        QGuiApplication.clipboard().setText(plain[first:last] or plain)

    @override
    def heightForWidth(self, width: int) -> int:
        return self._measure(width).height

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # whoever lays it out asks for its height in a width

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(40, self._tone.pixels(self.font()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.column.draw(painter, self.colours, self._selected)
        if self.hasFocus() and self._link is not None:
            painter.setPen(QPen(QColor(self._text_style.palette.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for box in self.column.link_boxes()[self._link]:
                painter.drawRoundedRect(box.adjusted(-1, 0, 1, 1), 3, 3)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._anchor = self._cursor = self.column.place_at(event.position())
            self.update()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._cursor = self.column.place_at(event.position())
            self.update()
        on_link = self.column.link_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if on_link else Qt.CursorShape.IBeamCursor)
        mark = self.column.mark_at(event.position()) if self._quoted else None
        self._point(mark.letter if mark is not None else "")

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point("")

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        link = self.column.link_at(event.position())
        is_click = event.button() is Qt.MouseButton.LeftButton and self._anchor == self._cursor
        if is_click and link is not None:
            self._follow(link)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self._anchor, self._cursor = 0, len(self.column.plain)
            self.update()
        else:
            super().keyPressEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._link = None
            self._cursor = self._anchor
        self.update()

    def _point(self, letter: str) -> None:
        if letter != self._pointed:
            self._pointed = letter
            self.mark_pointed.emit(letter)

    @property
    def _selected(self) -> Span:
        return Span(*sorted((self._anchor, self._cursor)))

    @override_ours
    def _link_count(self) -> int:
        return len(self.column.links)

    @override_ours
    def _follow(self, link: int) -> None:
        self._link = link
        self.update()
        self.term_clicked.emit(self.column.links[link].term)

    @property
    def _setting(self) -> ColumnSetting:
        style = self._text_style if self._quoted else self._text_style.uncoloured
        return ColumnSetting(
            style, self._tone, self.font(), self._alignment, is_close=self._is_close
        )

    def _measure(self, width: int) -> ColumnMeasure:
        kept = width, self.font().pixelSize()
        if kept not in self._measures:
            if len(self._measures) == _KEPT:
                self._measures.clear()
            measure = measured_in_column(self._text, self._setting, width, self._quoted)
            self._measures[kept] = measure
            # The keyboard stops only where there is something to look up.
            self.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if measure.has_links else Qt.FocusPolicy.ClickFocus
            )
        return self._measures[kept]

    def _start_again(self) -> None:
        self.setAccessibleName(self._text_style.lines(self._text))
        self._measures.clear()
        self._drawn = None
        self._anchor = self._cursor = 0
        self._link = None
        self.updateGeometry()
        self.update()
