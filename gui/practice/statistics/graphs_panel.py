"""Graphs, each with its table under it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsScene, QHBoxLayout

from flowcharts.documents.number_table import NumberTable
from flowcharts.model.text import Text
from gui.practice.statistics import words
from gui.practice.statistics.bars import HEIGHT, Bars
from gui.practice.statistics.table_grid import TableGrid
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone
from gui.widgets.panel import Panel

if TYPE_CHECKING:
    from gui.practice.statistics.graph import Graph

_PARTS = ((Tone.RIGHT, "■"), (Tone.WRONG, "▨"))
"""The parts of a bar: the tone of the colour that they have, and a sign like their ground."""
_PAINTED = 15
"""After so many milliseconds the numbers have been painted."""


class GraphsPanel(Panel):
    """A graph for what it is one for, and tables."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=16)
        self._title = self.add_prose(Tone.HEADING)
        self._legend = self.add(Panel(style))
        row = QHBoxLayout()
        self._legend.column.addLayout(row)
        self._parts = [RichLabel(style, tone) for tone, _ in _PARTS]
        for label in self._parts:
            self._legend.follow(label)
            row.addWidget(label, 0 if label is not self._parts[-1] else 1)
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

    def show_numbers(self, title: Text, bars: Bars | None, tables: Sequence[NumberTable]) -> None:
        """Show *tables* under *title*, and *bars* over them: the numbers at once."""
        self._title.show_text(title)
        self._shown = (title, bars) if bars is not None else None
        self._place.setVisible(bars is not None)
        self._legend.setVisible(bars is not None)
        if bars is not None:
            self._show_legend(bars)
            self._place.setFixedHeight(HEIGHT)  # so that nothing moves when it comes
            QTimer.singleShot(0 if self._graph is not None else _PAINTED, self, self._draw)
        for grid in self._grids:
            self.remove(grid)
        filled = [table for table in tables if table.rows]
        self._empty.setVisible(not filled)
        style = self.text_style
        self._grids = [
            self.add(TableGrid(style, table, is_titled=table.title != title)) for table in filled
        ]

    def _show_legend(self, bars: Bars) -> None:
        """Name the parts of the bars, from below, each in its colour."""
        for place, (label, (_, sign)) in enumerate(zip(self._parts, _PARTS, strict=True)):
            label.setVisible(place < len(bars.parts))
            if place < len(bars.parts):
                name, *_ = bars.parts[place]
                label.show_text(Text(f"{sign} {name.en}", f"{sign} {name.ja}"))
                label.setMinimumWidth(label.natural_width())

    def _draw(self) -> None:
        """Draw the graph; the first time, what draws it is loaded, which takes a second."""
        if self._shown is None:
            return
        if self._graph is None:
            from gui.practice.statistics.graph import Graph

            self._graph = self._place.add(Graph(self.text_style))
        self._graph.show_bars(*self._shown)
