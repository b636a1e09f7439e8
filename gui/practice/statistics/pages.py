"""The statistics on the screen: which view, which chart, and what is written to files."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from flowcharts.documents.number_table import NumberTable
from flowcharts.model.position import position_of
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.practice.statistics import Statistics
from gui.chart.scene import ChartScene
from gui.practice.cover_page import CoverPage
from gui.practice.statistics import words
from gui.practice.statistics.bars import Bars
from gui.practice.statistics.figures_panel import VIEWS, FiguresPanel
from gui.practice.statistics.heat_map import GOOD, POOR, HeatMap
from gui.practice.statistics.tables import (
    confusions_table,
    days_table,
    ends_in_words,
    forecast_table,
    kind_tables,
)
from gui.practice.window_parts import WindowParts
from gui.text.text_style import TextStyle

if TYPE_CHECKING:
    from flowcharts.model.chart import Chart
    from gui.practice.statistics.graphs_panel import GraphsPanel

_ON_CHART, _DAYS, _FORECAST, _KINDS = range(4)


class StatisticsPages(QObject):
    """Figures beside the chart, which is the map of what is known, or beside graphs."""

    def __init__(
        self,
        parts: WindowParts,
        pages: tuple[CoverPage, CoverPage],
        leave: Callable[[], None],
        move: Callable[[Callable[[], None]], None],
    ) -> None:
        """*pages*: over the chart, and beside it; *move* puts the chart somewhere."""
        super().__init__(parts.window)
        self._parts = parts
        self._centre, self._side = pages
        self._move = move
        style = parts.session.settings.text_style
        self.figures = FiguresPanel(style)
        self._graphs: GraphsPanel | None = None
        self.heat_map = HeatMap()
        self._statistics: Statistics | None = None
        self._charts: tuple[Chart, ...] = ()
        self._view = self._chart = 0
        self.figures.view_chosen.connect(self.choose_view)
        self.figures.chart_chosen.connect(self._choose_chart)
        self.figures.exported.connect(self._export)
        self.figures.left.connect(leave)

    def open(self, statistics: Statistics) -> None:
        """Show *statistics*."""
        library = self._parts.session.library
        self._statistics = statistics
        today = library.chart(library.todays_chart_id)
        asked = {each.chart for each in statistics.decisions()}
        others = (name for name in sorted(asked) if library.has_chart(name))
        found = (*charts_within_reach(today), *map(library.chart, others))
        self._charts = tuple({chart.id: chart for chart in found}.values())
        self.figures.show_figures(statistics)
        self._side.show_panel(self.figures)
        self._show()

    def close(self) -> None:
        """Take away what lies on the chart."""
        self.heat_map.clear()

    def choose_view(self, view: int) -> None:
        """Look at the chart (0), or at graphs and tables."""
        if view < len(VIEWS):
            self._view = view
            self._show()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self.figures.show_style(style)
        if self._graphs is not None:
            self._graphs.show_style(style)
        if self._statistics is not None and self.figures.isVisible():
            self._show()

    @property
    def graphs(self) -> "GraphsPanel":
        """Graphs with their tables, made when one is first looked at."""
        if self._graphs is None:
            from gui.practice.statistics.graphs_panel import GraphsPanel  # with what draws graphs

            self._graphs = GraphsPanel(self._parts.session.settings.text_style)
        return self._graphs

    @property
    def tables(self) -> tuple[NumberTable, ...]:
        """All tables that there are."""
        statistics = self._statistics
        if statistics is None:
            return ()
        return (
            days_table(statistics),
            forecast_table(statistics),
            *kind_tables(statistics, self._parts.session.library),
            confusions_table(statistics, self._parts.session.library),
        )

    def _choose_chart(self, place: int) -> None:
        self._chart = place
        self._show()

    def _show(self) -> None:
        statistics = self._statistics
        if statistics is None:
            return
        self.figures.show_choice(self._view, self._charts, self._chart)
        legend = words.LEGEND.filled(high=str(GOOD), low=str(POOR))
        self.figures.show_legend(legend)
        if self._view == _ON_CHART:
            self._show_chart(statistics)
        else:
            self.heat_map.clear()
            self.graphs.show_numbers(VIEWS[self._view], *self._numbers(statistics))
            self._centre.show_panel(self.graphs)

    def _show_chart(self, statistics: Statistics) -> None:
        chart = self._charts[self._chart]
        self._centre.hide()
        self._move(lambda: self._parts.session.go(position_of(chart)))
        scene = self._parts.window.view.scene()
        if isinstance(scene, ChartScene):
            style = self._parts.session.settings.text_style
            decisions = statistics.decisions(chart.id)
            ends = ends_in_words(statistics, self._parts.session.library)
            self.heat_map.show(scene, decisions, statistics.confusions(), ends, style)

    def _numbers(self, statistics: Statistics) -> tuple[Bars | None, tuple[NumberTable, ...]]:
        if self._view == _DAYS:
            table = days_table(statistics)
            return _right_and_wrong(table, 2, 3), (table,)
        if self._view == _FORECAST:
            table = forecast_table(statistics)
            due = (words.DUE, "path", _column(table, 1))
            return Bars(_names(table), (due,)), (table,)
        if self._view == _KINDS:
            tables = kind_tables(statistics, self._parts.session.library)
            return None, tables
        return None, (confusions_table(statistics, self._parts.session.library),)

    def _export(self, what: int) -> None:
        from gui.practice.statistics.export import ask_for_picture, ask_for_tables

        if what == 0:
            scene = self._parts.window.view.scene()
            if self._view != _ON_CHART and self.graphs.scene is not None:
                scene = self.graphs.scene
            ask_for_picture(self._parts, scene)
        else:
            ask_for_tables(self._parts, self.tables)


def _right_and_wrong(table: NumberTable, right: int, wrong: int) -> Bars | None:
    if not table.rows:
        return None
    parts = (
        (words.RIGHT, "path", _column(table, right)),
        (words.WRONG, "remedy", _column(table, wrong)),
    )
    return Bars(_names(table), parts)


def _names(table: NumberTable) -> tuple[Text, ...]:
    return tuple(
        Text(str(cell), str(cell)) if isinstance(cell, int) else _short(cell)
        for cell, *_ in table.rows
    )


def _short(name: Text) -> Text:
    """A date without its year."""
    return Text(name.en[5:], name.ja[5:]) if name.en[:2] == "20" else name


def _column(table: NumberTable, place: int) -> tuple[int, ...]:
    cells = (row[place] for row in table.rows)
    return tuple(cell for cell in cells if isinstance(cell, int))
