"""What there is to walk, by name: enough for a list, without reading what it lists."""

from typing import Annotated, NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.model.chart import Family
from flowcharts.model.edition import Edition
from flowcharts.model.game import Game
from flowcharts.model.text import Text
from flowcharts.traits import RowName


class ChartEntry(NamedTuple):
    """A chart in a list."""

    id: Annotated[str, RowName()]
    title: Text
    edition: Edition
    family: Family | None = None
    game: Game = Game.MAGIC


class ScenarioEntry(NamedTuple):
    """A worked example in a list."""

    id: Annotated[str, RowName()]
    title: Text
    chart: str
    """The id of its chart."""
    cards: tuple[str, ...] = ()
    """The ids of its cards."""
    also: tuple[str, ...] = ()
    """The ids of the other charts that it is told for."""

    @property
    def charts(self) -> tuple[str, ...]:
        """The ids of all charts that it is told for, its own first."""
        return self.chart, *self.also


class LessonEntry(NamedTuple):
    """A lesson in a list."""

    id: Annotated[str, RowName()]
    title: Text
    scenarios: tuple[str, ...]
    game: Game = Game.MAGIC


class Catalog(NamedTuple):
    """Everything there is to walk, in the order of the lists."""

    charts: tuple[ChartEntry, ...]
    lessons: tuple[LessonEntry, ...]
    scenarios: tuple[ScenarioEntry, ...]

    def games_of_charts(self) -> dict[str, Game]:
        """The game of each chart, by its id; a scenario is of that of its chart."""
        return {chart.id: chart.game for chart in self.charts}

    def told_on(self, scenario: ScenarioEntry) -> tuple[ChartEntry, ...]:
        """The charts that *scenario* is told for: today's first, then the newest first.

        Of those in force its own chart is the first: only there each step has its reason.
        """
        names = scenario.charts
        charts = [chart for chart in self.charts if chart.id in names]
        newest = sorted(charts, key=lambda chart: chart.edition.first_day, reverse=True)

        def is_behind(chart: ChartEntry) -> tuple[bool, bool]:
            superseded = chart.edition.superseded
            return superseded, not superseded and chart.id != scenario.chart

        return tuple(sorted(newest, key=is_behind))


_IN_A_SUMMARY = ("title", "game", "family", "edition", "chart", "scenarios", "cards")


def summary_of(table: Table) -> Table:
    """The little of a file's *table* that its entry shows."""
    summary = {key: table[key] for key in _IN_A_SUMMARY if key in table}
    return summary | ({"also": [*table["also"]]} if "also" in table else {})
