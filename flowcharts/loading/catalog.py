"""What there is to walk, by name: enough for a list, without reading what it lists."""

from typing import NamedTuple

from flowcharts.loading.chart_reader import read_edition, read_game
from flowcharts.loading.reader_parts import Table
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


_IN_A_GIST = ("title", "game", "family", "edition", "chart", "scenarios")


def gist_of(table: Table) -> Table:
    """The little of a file's *table* that its entry shows."""
    return {key: table[key] for key in _IN_A_GIST if key in table}


def chart_entry(chart_id: str, gist: Table) -> ChartEntry:
    """The entry of a chart."""
    family = Family(gist["family"]) if "family" in gist else None
    edition = read_edition(gist["edition"])
    return ChartEntry(chart_id, _title(gist), family, edition, read_game(gist))


def scenario_entry(scenario_id: str, gist: Table) -> ScenarioEntry:
    """The entry of a worked example."""
    return ScenarioEntry(scenario_id, _title(gist), gist["chart"])


def lesson_entry(lesson_id: str, gist: Table) -> LessonEntry:
    """The entry of a lesson."""
    return LessonEntry(lesson_id, _title(gist), tuple(gist["scenarios"]), read_game(gist))


def _title(gist: Table) -> Text:
    return Text(gist["title"]["en"].strip(), gist["title"]["ja"].strip())
