"""The left column: what there is to walk, and below it the walk as text."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from flowcharts.model.position import Position
from gui.commands.walk_actions import WalkActions
from gui.override import override
from gui.settings.settings import Settings
from gui.theme.style_sheet import dress
from gui.widgets.splitter import Splitter

if TYPE_CHECKING:  # at a launch the chart comes first
    from gui.walk.contents.contents import ContentsPanel
    from gui.walk.contents.walk_text import WalkTextPanel

_NARROWEST, _WIDEST = 180, 420
_SHARES = (22, 13)
"""Of the height: that of the list, and that of the walk as text."""


class ContentsColumn(QFrame):
    """The list of charts and examples over the walk as text.

    While it is folded away it says nothing new: it does so as it is unfolded.
    """

    def __init__(self, walk: WalkActions) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._walk = walk
        self._shown: tuple[Position, Mapping[str, int]] | None = None
        self._settings: Settings | None = None
        self._is_wanted, self._is_covered = True, False
        self._splitter = Splitter(Qt.Orientation.Vertical)
        self._panels: tuple[ContentsPanel, WalkTextPanel] | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setMinimumWidth(_NARROWEST)
        self.setMaximumWidth(_WIDEST)

    @property
    def contents(self) -> "ContentsPanel":
        """The list; both panels are made when it is first asked for."""
        if self._panels is None:
            self._panels = self._made()
            if not self.isHidden():
                self._show_all()
            self._column.addWidget(self._splitter)  # whole: no words are set for another room
        return self._panels[0]

    def show_position(self, position: Position, closed: Mapping[str, int]) -> None:
        """Show where the user is; *closed* groups of the chart hide so many outcomes."""
        self._shown = position, closed
        if self._panels is not None and not self.isHidden():
            contents, walk_text = self._panels
            contents.show_position(position)
            walk_text.show_position(position, closed)

    def show_settings(self, settings: Settings) -> None:
        """Speak and look as the settings want it."""
        self._settings = settings
        if self._panels is None or self.isHidden():
            return
        self._splitter.show_palette(settings.text_style.palette)
        contents, _ = self._panels
        contents.show_visited(settings.visited)
        contents.show_unfolded(settings.unfolded)
        for panel in self._panels:
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
        self._show_all()

    def _made(self) -> "tuple[ContentsPanel, WalkTextPanel]":
        from gui.walk.contents.contents import ContentsPanel
        from gui.walk.contents.walk_text import WalkTextPanel

        panels = ContentsPanel(), WalkTextPanel(self._walk)
        for place, (panel, share) in enumerate(zip(panels, _SHARES, strict=True)):
            self._splitter.addWidget(panel)
            self._splitter.setStretchFactor(place, share)
        return panels

    def _show_all(self) -> None:
        if self._settings is not None:
            self.show_settings(self._settings)
        if self._shown is not None:
            self.show_position(*self._shown)
        if self._settings is not None:  # last: it lays the list out
            dress(self, self._settings.text_style.palette)

    def _show_walk_text(self) -> None:
        if self._panels is not None:
            self._panels[1].setVisible(self._is_wanted and not self._is_covered)
