"""The left column: what there is to walk, and below it the walk as text."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter

from flowcharts.coverage import PathsVisited
from flowcharts.loading.catalog import Catalog
from flowcharts.model.position import Position
from gui.panels.contents.contents import ContentsPanel
from gui.panels.contents.walk_text import WalkTextPanel
from gui.settings.settings import Settings
from gui.theme.palettes import PALETTES

_NARROWEST, _WIDEST = 180, 420


class ContentsColumn(QSplitter):
    """The list of charts and examples over the walk as text.

    Signals:
        chart_chosen, scenario_chosen: a row of the list; carries its id.
        unfolded: which folds of the list the user wants open; carries their ids.
        studied: another lesson is shown, or on another chart; carries both ids.
        answered, rewound, left_by, opened, went_on: a row of the walk as text.
    """

    chart_chosen = Signal(str)
    scenario_chosen = Signal(str)
    unfolded = Signal(frozenset)
    studied = Signal(str, str)
    answered = Signal(str)
    rewound = Signal(str)
    left_by = Signal(str)
    opened = Signal()
    went_on = Signal()

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._contents = ContentsPanel()
        self._walk_text = WalkTextPanel()
        self.addWidget(self._contents)
        self.addWidget(self._walk_text)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self.setMinimumWidth(_NARROWEST)
        self.setMaximumWidth(_WIDEST)
        self._contents.chart_chosen.connect(self.chart_chosen)
        self._contents.scenario_chosen.connect(self.scenario_chosen)
        self._contents.unfolded.connect(self.unfolded)
        self._contents.studied.connect(self.studied)
        self._walk_text.answered.connect(self.answered)
        self._walk_text.rewound.connect(self.rewound)
        self._walk_text.left_by.connect(self.left_by)
        self._walk_text.opened.connect(self.opened)
        self._walk_text.went_on.connect(self.went_on)

    def show_catalog(self, catalog: Catalog) -> None:
        """List what there is."""
        self._contents.show_catalog(catalog)

    def ask_for_coverage(self) -> None:
        """Say again which lesson is being studied."""
        self._contents.ask_for_coverage()

    def show_coverage(self, covered: PathsVisited) -> None:
        """Say how many paths the lesson that is being studied visits."""
        self._contents.show_coverage(covered)

    def show_position(self, position: Position, closed: Mapping[str, int]) -> None:
        """Show where the user is; *closed* groups of the chart hide so many outcomes."""
        self._contents.show_position(position)
        self._walk_text.show_position(position, closed)

    def show_settings(self, settings: Settings) -> None:
        """Speak and look as the settings want it."""
        palette = PALETTES[settings.theme]
        self._contents.show_visited(settings.visited)
        self._contents.show_unfolded(settings.unfolded)
        for panel in (self._contents, self._walk_text):
            panel.show_wording(settings.wording)
            panel.show_palette(palette)
        self._walk_text.setVisible(settings.shows_twin)
