"""Lines of a script to be read: what is new in them is marked, what is explained can be asked."""

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QGuiApplication,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip

from flowcharts.model.references import Explained, Meaning
from flowcharts.model.script import words_of
from gui.override import override
from gui.plain_override import override as override_ours
from gui.text.linked_label import LinkedLabel
from gui.text.text_style import TextStyle, Tone
from gui.walk.script.page import ScriptPage
from gui.walk.script.painter import ScriptLines, paint_pieces, ring, underline


class ScriptSheet(LinkedLabel):
    """Lines of a script.

    Signals:
        asked: the meaning of a word was asked for; carries it.
    """

    asked = Signal(Meaning)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._lines = ScriptLines()
        self._hidden: frozenset[int] = frozenset()
        self._page: tuple[int, ScriptPage] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)

    def show_lines(self, lines: ScriptLines) -> None:
        """Show *lines*, all their words at once."""
        if lines != self._lines or self._hidden:
            self._lines, self._hidden = lines, frozenset()
            self._start_again()

    def hide_words(self, places: frozenset[int]) -> None:
        """Leave the room of these words empty, for they are still to come."""
        if places != self._hidden:
            self._hidden = places
            self.update()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        if style != self._text_style:
            self._text_style = style
            self._start_again()

    @property
    def script(self) -> str:
        """The lines, with the words that are still to come."""
        return self._lines.script

    @property
    def seen(self) -> str:
        """The words that are seen now, line by line."""
        lines: dict[int, list[str]] = {}
        for place, word in enumerate(words_of(self._lines.script)):
            if place not in self._hidden:
                lines.setdefault(word.line, []).append(word.text)
        return "\n".join(" ".join(words) for words in lines.values())

    @property
    def marked(self) -> tuple[str, ...]:
        """The words that are seen and marked."""
        words = words_of(self._lines.script)
        return tuple(words[place].text for place in sorted(self._lines.marked - self._hidden))

    @property
    def page(self) -> ScriptPage:
        """The lines as they are set in the width there is."""
        return self._set_in(self.width())

    def box_of(self, name: str) -> QRectF:
        """Where the explained word *name* stands; empty where it does not."""
        for place, each in self._links():
            if each.meaning.word == name:
                return next(self._boxes(place, each))
        return QRectF()

    @override_ours
    def copy(self) -> None:
        """Put the lines, with the words that are still to come, on the clipboard."""
        QGuiApplication.clipboard().setText(self._lines.script)

    @override
    def heightForWidth(self, width: int) -> int:
        return round(self._set_in(width).height)

    @override
    def sizeHint(self) -> QSize:
        width = max(self.width(), 120)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.code_font.pixelSize())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._start_again()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pieces = [piece for piece in self.page.pieces if piece.place not in self._hidden]
        paint_pieces(painter, pieces, self._lines, self.code_font, self._text_style.palette)
        links = self._links()
        for link in links:
            underline(painter, self._boxes(*link), self._text_style.palette)
        if self.hasFocus() and self._link is not None:
            ring(painter, self._boxes(*links[self._link]), self._text_style.palette)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell(event.pos(), event.globalPos())
            return True
        return super().event(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_hand = self._at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_hand else Qt.CursorShape.ArrowCursor)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # so that the release comes here too

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self._follow(place)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._link = None
        self.update()

    @property
    def code_font(self) -> QFont:
        """The font of the lines."""
        font = Tone.BODY.font(self.font())
        font.setFeature(QFont.Tag("tnum"), 1)  # numbers keep their columns, as code is set
        return font

    def _links(self) -> list[tuple[int, Explained]]:
        """What can be looked up among the words that are seen, each with the place of its word."""
        return [
            (place, each)
            for place, stretches in enumerate(self._lines.explained)
            for each in stretches
            if place not in self._hidden
        ]

    def _boxes(self, place: int, each: Explained) -> Iterator[QRectF]:
        for piece in self.page.pieces:
            start = max(each.start - piece.offset, 0)
            end = min(each.end - piece.offset, len(piece.text))
            if piece.place == place and start < end:
                left = self.page.width_of(place, piece.text[:start])
                room = self.page.width_of(place, piece.text[start:end])
                yield QRectF(piece.box.left() + left, piece.box.top(), room, piece.box.height())

    def _at(self, point: QPointF) -> int | None:
        """Which word that can be looked up stands at *point*."""
        for number, link in enumerate(self._links()):
            if any(box.contains(point) for box in self._boxes(*link)):
                return number
        return None

    def _tell(self, at: QPoint, on_screen: QPoint) -> None:
        number = self._at(at.toPointF())
        if number is None:
            QToolTip.hideText()
            return
        meaning = self._links()[number][1].meaning
        QToolTip.showText(on_screen, _told(meaning, self._text_style), self)

    @override_ours
    def _link_count(self) -> int:
        return len(self._links())

    @override_ours
    def _follow(self, link: int) -> None:
        self._link = link if self.hasFocus() else None
        self.update()
        self.asked.emit(self._links()[link][1].meaning)

    def _set_in(self, width: int) -> ScriptPage:
        if self._page is None or self._page[0] != width:
            lines = self._lines
            page = ScriptPage(lines.script, self.code_font, width - 6, lines.marked, lines.gaps)
            self._page = width, page
        return self._page[1]

    def _start_again(self) -> None:
        self._page = None
        self._link = None
        has_links = any(self._lines.explained)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has_links else Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(self._lines.script)
        self.updateGeometry()
        self.update()


def _told(meaning: Meaning, style: TextStyle) -> str:
    said = escape(style.lines(meaning.text)).replace("\n", "<br>")
    return f"<qt><b>{escape(meaning.word)}</b><br>{said}</qt>"
