"""Graphs, each with its table under it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsScene

from flowcharts.model.text import Text
from gui.study.statistics import words
from gui.study.statistics.bars import HEIGHT, Bars
from gui.study.statistics.table_grid import TableGrid
from gui.study.statistics.tables import StatisticsTable
from gui.text.text_style import TextStyle, Tone
from gui.widgets.panel import Panel

if TYPE_CHECKING:
    from gui.study.statistics.graph import Graph

_PAINTED = 15
"""After so many milliseconds the numbers have been painted."""


class GraphsPanel(Panel):
    """A graph for what it is one for, and tables."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=16)
        self._title = self.add_prose(Tone.HEADING)
        self._parts = self.add_prose(Tone.SOFT)
        self._place = self.add(Panel(style))
        self._graph: Graph | None = None
        self._shown: tuple[Text, Bars] | None = None
        self._empty = self.add_prose()
        self._empty.show_text(words.EMPTY)
        self._grids: list[TableGrid] = []

    @property
    def scene(self) -> QGraphicsScene | None:
        """The graph, to be rendered elsewhere; None where there is none."""
        self._draw()
        return None if self._graph is None or self._shown is None else self._graph.scene

    def show_numbers(
        self, title: Text, bars: Bars | None, tables: Sequence[StatisticsTable]
    ) -> None:
        """Show *tables* under *title*, and *bars* over them: the numbers at once."""
        self._title.show_text(title)
        self._shown = (title, bars) if bars is not None else None
        self._place.setVisible(bars is not None)
        self._parts.setVisible(bars is not None)
        if bars is not None:
            self._parts.show_text(_legend(bars))
            self._place.setFixedHeight(HEIGHT)  # so that nothing moves when it comes
            QTimer.singleShot(0 if self._graph is not None else _PAINTED, self, self._draw)
        for grid in self._grids:
            grid.hide()
            grid.deleteLater()
        filled = [table for table in tables if table.rows]
        self._empty.setVisible(not filled)
        self._grids = [self.add(TableGrid(self.text_style, table)) for table in filled]

    def _draw(self) -> None:
        """Draw the graph; the first time, what draws it is loaded, which takes a second."""
        if self._shown is None:
            return
        if self._graph is None:
            from gui.study.statistics.graph import Graph

            self._graph = self._place.add(Graph(self.text_style))
        self._graph.show_bars(*self._shown)


def _legend(bars: Bars) -> Text:
    """The parts of the bars, from below."""
    signs = ("■", "▨")
    named = [(sign, name) for sign, (name, _, _) in zip(signs, bars.parts, strict=False)]
    return Text(
        "   ".join(f"{sign} {name.en}" for sign, name in named),
        "   ".join(f"{sign} {name.ja}" for sign, name in named),
    )
