"""The left column: what there is to walk, and below it the walk as text."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent

from flowcharts.model.position import Position
from gui.commands.walk_actions import WalkActions
from gui.override import override
from gui.panels.contents.contents import ContentsPanel
from gui.panels.contents.walk_text import WalkTextPanel
from gui.settings.settings import Settings
from gui.theme.style_sheet import dress
from gui.widgets.splitter import Splitter

_NARROWEST, _WIDEST = 180, 420


class ContentsColumn(Splitter):
    """The list of charts and examples over the walk as text.

    While it is folded away it says nothing new: it does so as it is unfolded.

    Attributes:
        contents: the list.
    """

    def __init__(self, walk: WalkActions) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._shown: tuple[Position, Mapping[str, int]] | None = None
        self._settings: Settings | None = None
        self.contents = ContentsPanel()
        self._walk_text = WalkTextPanel(walk)
        self._is_wanted, self._is_covered = True, False
        self.addWidget(self.contents)
        self.addWidget(self._walk_text)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setMinimumWidth(_NARROWEST)
        self.setMaximumWidth(_WIDEST)

    def show_position(self, position: Position, closed: Mapping[str, int]) -> None:
        """Show where the user is; *closed* groups of the chart hide so many outcomes."""
        self._shown = position, closed
        if not self.isHidden():
            self.contents.show_position(position)
            self._walk_text.show_position(position, closed)

    def show_settings(self, settings: Settings) -> None:
        """Speak and look as the settings want it."""
        self._settings = settings
        if self.isHidden():
            return
        self.show_palette(settings.text_style.palette)
        self.contents.show_visited(settings.visited)
        self.contents.show_unfolded(settings.unfolded)
        for panel in (self.contents, self._walk_text):
            panel.show_style(settings.text_style)
        self._is_wanted = settings.shows_twin
        self._show_walk_text()

    def show_covered(self, *, is_covered: bool) -> None:
        """Tell nothing of the walk while the chart is covered."""
        self._is_covered = is_covered
        self._show_walk_text()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._settings is not None:
            self.show_settings(self._settings)
        if self._shown is not None:
            self.show_position(*self._shown)
        if self._settings is not None:  # last: it lays the list out
            dress(self, self._settings.text_style.palette)

    def _show_walk_text(self) -> None:
        self._walk_text.setVisible(self._is_wanted and not self._is_covered)
