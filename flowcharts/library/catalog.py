"""What there is to walk, by name: enough for a list, without reading what it lists."""

from typing import NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.library.chart_reader import read_edition, read_game
from flowcharts.model.chart import Edition, Family
from flowcharts.model.game import Game
from flowcharts.model.text import Text


class ChartEntry(NamedTuple):
    """A chart in a list."""

    id: str
    title: Text
    family: Family | None
    edition: Edition
    game: Game = Game.MAGIC


class ScenarioEntry(NamedTuple):
    """A worked example in a list."""

    id: str
    title: Text
    chart: str
    """The id of its chart."""
    cards: tuple[str, ...] = ()
    """The ids of its cards."""
    also: tuple[str, ...] = ()
    """The ids of the other charts that it is told for."""


class LessonEntry(NamedTuple):
    """A lesson in a list."""

    id: str
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
        names = (scenario.chart, *scenario.also)
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


def chart_entry(chart_id: str, summary: Table) -> ChartEntry:
    """The entry of a chart."""
    family = Family(summary["family"]) if "family" in summary else None
    edition = read_edition(summary["edition"])
    return ChartEntry(chart_id, _title(summary), family, edition, read_game(summary))


def scenario_entry(scenario_id: str, summary: Table) -> ScenarioEntry:
    """The entry of a worked example."""
    cards, also = tuple(summary.get("cards", ())), tuple(summary.get("also", ()))
    return ScenarioEntry(scenario_id, _title(summary), summary["chart"], cards, also)


def lesson_entry(lesson_id: str, summary: Table) -> LessonEntry:
    """The entry of a lesson."""
    return LessonEntry(lesson_id, _title(summary), tuple(summary["scenarios"]), read_game(summary))


def _title(summary: Table) -> Text:
    return Text(summary["title"]["en"].strip(), summary["title"]["ja"].strip())
