"""The chart between its side panes: they fold away for it, and a strip brings each of them back."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui import words
from gui.chart.view import ChartView
from gui.commands.command import Command
from gui.text.text_style import TextStyle
from gui.theme.style_sheet import dress
from gui.widgets.splitter import Splitter

if TYPE_CHECKING:  # read when a panel is first folded
    from gui.window.collapsed_pane import CollapsedPane

COLLAPSED_PANE = 28
"""How wide a collapsed pane is, in pixels."""
_LEAST_ROOM = 480
"""How wide the chart's view stays, in pixels, where it shows no more than a step."""
_FOLDINGS = ((True, True), (False, True), (True, False), (False, False))
"""Which panels are open, in the order in which they are tried."""
_OF_SCREEN = 0.4
"""How much of the width of a full screen the panel takes."""


class SidePanes(QWidget):
    """The list at the left, the chart, the panel at the right.

    Signals:
        rearranged: a panel was made wider or narrower by the user.
    """

    rearranged = Signal()

    def __init__(
        self,
        panels: tuple[QWidget, QWidget],
        view: ChartView,
        centre: QWidget,
        sides: tuple[Command, Command],
    ) -> None:
        """*centre* is where the *view* is, and what stands above or below it; *sides* open it."""
        super().__init__()
        left, right = panels
        self._sides = dict(zip(panels, sides, strict=True))
        self._left, self._right, self._view = left, right, view
        self._centre = centre
        self._wants_left = True
        self._wants_right = True
        self._insisted: set[QWidget] = set()
        self._widths = (226, 352)
        self._is_full_screen = False
        self._open_on_screen = {right}
        """The panels that are open in full screen."""
        self._width_on_screen = 0
        """How wide the user has made the one on the right there."""
        self._widest = right.maximumWidth()
        self._collapsed_panes: dict[QWidget, CollapsedPane] = {}
        self._text_style = TextStyle()
        self._splitter = Splitter(Qt.Orientation.Horizontal)
        for part in (left, centre, right):
            self._splitter.addWidget(part)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.splitterMoved.connect(self._note_widths)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._splitter)

    @property
    def widths(self) -> tuple[int, int]:
        """The widths of the panels, in pixels."""
        return self._widths

    @property
    def parts(self) -> tuple[tuple[QWidget | None, ...], tuple[QWidget | None, ...]]:
        """What stands at the right and what at the left of the chart, as the eye comes by it."""
        right, left = (
            (each, self._collapsed_panes.get(each)) for each in (self._right, self._left)
        )
        return right, left

    def want(self, *, left: bool, right: bool, widths: tuple[int, int]) -> None:
        """Which panels the user wants open, and how wide."""
        self._wants_left, self._wants_right, self._widths = left, right, widths

    def insist_on(self, panel: QWidget, *, is_open: bool) -> None:
        """Keep a panel open however small the labels get: the user has asked for it."""
        open_panels = self._open_on_screen if self._is_full_screen else self._insisted
        if is_open:
            open_panels.add(panel)
        else:
            open_panels.discard(panel)
        self._view.let_go()

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*; the panel on the right draws its own words."""
        self._text_style = style
        self._splitter.show_palette(style.palette)
        for part in (self._left, self._centre):
            if not part.isHidden() and self._stays(part):  # the list does so as it is unfolded
                dress(part, style.palette)
        for collapsed_pane in self._collapsed_panes.values():
            if not collapsed_pane.isHidden():  # or else when its panel is folded
                collapsed_pane.show_style(style)

    def fill_screen(self, *, is_full: bool) -> None:
        """Know that they fill the screen from now on, or do not: some panels are folded next."""
        self._is_full_screen = is_full

    def make_room(self, size: QSize, *, is_full_screen: bool) -> None:
        """Fold as many panels as it takes for the chart's labels to be read.

        Args:
            size: what there is for the panels and the chart's view.
            is_full_screen: is it all of the screen? There no panel folds by itself.
        """
        self._is_full_screen = is_full_screen
        widest = size.width() if is_full_screen else self._widest
        self._right.setMaximumWidth(max(widest, self._right.width()))  # it changes its width once
        foldings = [
            (left, right)
            for left, right in _FOLDINGS
            if self._may_be(self._left, left) and self._may_be(self._right, right)
        ]
        rooms = {
            each: QSize(self._room_for_chart(size.width(), *each), size.height())
            for each in foldings
        }
        pixels = self._view.label_pixels_in
        # Where no folding lets the labels be read, the chart is not seen whole, and folding is of
        # no use but to give a narrow window room for a step.
        least = self._view.least_label
        legible = (each for each in foldings if pixels(rooms[each]) >= least)
        roomy = (each for each in foldings if rooms[each].width() >= _LEAST_ROOM)
        left, right = next(legible, None) or next(roomy, foldings[-1])
        beside, centre = self._widths_in(size.width()), max(100, rooms[left, right].width())
        self._show((beside[0] * left, centre, beside[1] * right))
        self._right.setMaximumWidth(widest)

    def _stays(self, part: QWidget) -> bool:
        """Is *part*, which is seen, not about to be folded, as the list is on a full screen?"""
        return part is not self._left or not self._is_full_screen or part in self._open_on_screen

    def _may_be(self, panel: QWidget, is_open: bool) -> bool:  # noqa: FBT001  # it reads as one
        """May the panel be open, or folded, as far as the user's wishes go?"""
        if self._is_full_screen:
            return is_open is (panel in self._open_on_screen)
        is_wanted = self._wants_left if panel is self._left else self._wants_right
        if not is_wanted:
            return not is_open
        return is_open or panel not in self._insisted

    def _room_for_chart(self, width: int, left: bool, right: bool) -> int:  # noqa: FBT001  # a folding
        """How wide the chart's view is between these panels, or what stays of them."""
        collapsed_pane = 0 if self._is_full_screen else COLLAPSED_PANE
        widths = self._widths_in(width)
        beside = (widths[0] if left else collapsed_pane) + (widths[1] if right else collapsed_pane)
        return width - beside - left - right  # a line beside each panel

    def _widths_in(self, width: int) -> tuple[int, int]:
        """How wide the panels are where there is so much *width* for everything."""
        if not self._is_full_screen:
            return self._widths
        return self._widths[0], self._width_on_screen or round(width * _OF_SCREEN)

    def _show(self, widths: tuple[int, int, int]) -> None:
        """Give the list, the chart and the panel these widths; nought folds."""
        sides = ((self._left, widths[0] > 0), (self._right, widths[2] > 0))
        is_new = any(panel.isHidden() is is_open for panel, is_open in sides)
        for panel, is_open in sides:
            if not is_open:  # at once, or else its words are set for a width that nobody sees
                panel.hide()
        self._splitter.setSizes(widths)  # before they are seen: what they say is set but once
        for (panel, is_open), width in zip(sides, (widths[0], widths[2]), strict=True):
            if is_open and panel.isHidden():
                panel.resize(width, panel.height())
            panel.setVisible(is_open)
            self._show_collapsed_pane(panel, is_shown=not is_open and not self._is_full_screen)
        if is_new:  # all at once, so that nothing moves a moment later
            self._row.activate()
            self._splitter.refresh()
        self._splitter.setSizes(widths)

    def _show_collapsed_pane(self, panel: QWidget, *, is_shown: bool) -> None:
        if is_shown and panel not in self._collapsed_panes:
            self._collapsed_panes[panel] = self._new_collapsed_pane(panel)
        pane = self._collapsed_panes.get(panel)
        if pane is not None and pane.isHidden() is is_shown:
            pane.show_style(self._text_style)
            pane.setVisible(is_shown)

    def _new_collapsed_pane(self, panel: QWidget) -> "CollapsedPane":
        from gui.window.collapsed_pane import CollapsedPane  # most windows have room for both

        is_left = panel is self._left
        title, name = (words.LIST, words.SHOW_LIST) if is_left else (words.PANEL, words.SHOW_PANEL)
        pane = CollapsedPane(title, name, self._sides[panel], COLLAPSED_PANE, is_left=is_left)
        self._row.insertWidget(0 if is_left else -1, pane)
        return pane

    def _note_widths(self) -> None:
        left, _, right = self._splitter.sizes()
        if self._is_full_screen:
            self._width_on_screen = right or self._width_on_screen
            return
        self._widths = (left or self._widths[0], right or self._widths[1])
        QTimer.singleShot(0, self, self.rearranged.emit)
