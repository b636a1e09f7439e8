"""A panel: views one under the other that all follow how their words are to be shown."""

from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollBar, QVBoxLayout, QWidget

from gui.override import override
from gui.text.rich_label import RichLabel
from gui.text.text_style import FollowsTextStyle, TextStyle, Tone


def paint_ground(painter: QPainter, area: QRect, colour: str) -> None:
    """Fill *area* with *colour*."""
    fill(painter, area, QColor(colour))


def fill(painter: QPainter, area: QRect, colour: QColor) -> None:
    """Fill *area* with *colour*, which may let something shine through."""
    painter.setBackground(colour)
    # fillRect() also takes a gradient by its name: a launch goes without those 169 names.
    painter.eraseRect(area)


_View = TypeVar("_View", bound=QWidget)

GAP = 8
_LINES = 3
_CHILDREN_ONLY = Qt.FindChildOption.FindDirectChildrenOnly


class Panel(QWidget):
    """Views one under the other.

    Signals:
        term_clicked: a linked word was chosen; carries the term's id.
    """

    term_clicked = Signal(str)

    def __init__(self, style: TextStyle, gap: int = GAP) -> None:
        super().__init__()
        self.text_style = style
        self.column: QBoxLayout = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(gap)
        self._views: list[FollowsTextStyle] = []
        self._added: list[QWidget] = []
        """What stands in its column, one under the other."""

    @override
    def sizeHint(self) -> QSize:
        # Its height follows from its width. Qt would have all words set in a width of its own
        # to guess both, before they are set in the one that there is.
        return self.minimumSizeHint()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        if style != self.text_style:
            self.text_style = style
            for view in self._views:
                view.show_style(style)
            self.update()

    def add(self, view: _View, place: int = -1) -> _View:
        """Put *view* under the others, or at *place*."""
        self.follow(view)
        self._added.append(view)
        self.column.insertWidget(place, view)
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):  # before, its width says nothing
            self._widen(view)
        return view

    def follow(self, view: QWidget) -> None:
        """Keep *view*, wherever it stands, in step with how words are shown."""
        if hasattr(view, "show_style"):  # to ask for the protocol takes thrice as long
            self._views.append(view)
        if isinstance(view, RichLabel | Panel):
            view.term_clicked.connect(self.term_clicked)

    def remove(self, view: QWidget) -> None:
        """Put *view* away for good."""
        if hasattr(view, "show_style"):
            self._views.remove(view)
        self._added = [each for each in self._added if each is not view]
        view.hide()
        view.deleteLater()

    def take_width(self, width: int) -> None:
        """Be that wide, and all in it that is not seen: its words are set in one width alone."""
        self.resize(width, self.height())
        self._widen_hidden()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._widen_hidden()

    def _widen_hidden(self) -> None:
        """Let what no layout widens as long as it is not seen be as wide as it will be."""
        for view in self._added:
            if not view.isVisible():
                self._widen(view)

    def _widen(self, view: QWidget) -> None:
        margins = self.column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        if isinstance(view, Panel):
            view.take_width(width)
        else:
            view.resize(width, view.height())

    def add_prose(self, tone: Tone = Tone.BODY, *, is_close: bool = False) -> RichLabel:
        """A stretch of prose under the others."""
        return self.add(RichLabel(self.text_style, tone, is_close=is_close))


class Ground(Panel):
    """Views from the top down, on the ground of the whole panel."""

    def __init__(self, style: TextStyle, margin: int) -> None:
        super().__init__(style, gap=14)
        self.column.setContentsMargins(margin, 14, margin - 4, 14)
        self.column.addStretch(1)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def settle(self) -> None:
        """Put everything in its place at once; by itself it takes a turn of the loop a floor."""
        _lay_out(self)
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), event.rect(), self.text_style.palette.surface)


def _lay_out(view: QWidget) -> None:
    """Put everything seen in *view* in its place, what stands innermost first."""
    if (layout := view.layout()) is not None:
        for child in reversed(view.findChildren(QWidget, options=_CHILDREN_ONLY)):
            if not child.isHidden():
                _lay_out(child)
        layout.activate()


def scroll_by_key(bar: QScrollBar, event: QKeyEvent) -> None:
    """Follow Ctrl+Up and Ctrl+Down.

    Plain keys belong to the window: a clicker's page keys must not scroll what is read.
    """
    steps = {Qt.Key.Key_Up: -_LINES, Qt.Key.Key_Down: _LINES}
    key = Qt.Key(event.key())
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier and key in steps:
        bar.setValue(bar.value() + steps[key] * bar.singleStep())
    else:
        event.ignore()


def set_shown(part: QWidget, *, is_shown: bool) -> None:
    """Show or hide *part*; were it set so again, all around it would be laid out anew.

    What was never hidden is seen as soon as what it stands in: shown before that, it would be
    laid out in a width that it never has.
    """
    was_hidden = part.isHidden() and part.testAttribute(_IS_TOLD)
    if was_hidden is is_shown:
        part.setVisible(is_shown)


_IS_TOLD = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
"""Has it been shown or hidden by itself?"""
