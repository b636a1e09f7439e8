"""The sections of the list on the left: where to begin, charts of today and before, lessons.

Other games than Magic come after it, each under one title that folds all it has away.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from flowcharts.library.catalog import ChartEntry, LessonEntry, ScenarioEntry
from flowcharts.library.study_order import STAGES, START_HERE, todays_charts
from flowcharts.model.chart import Family
from flowcharts.model.dates import month_of
from flowcharts.model.game import Game
from flowcharts.model.text import Text
from gui.walk import words
from gui.words import REGULAR

ARTICLE = "missed-trigger-2008"
"""The chart that the article draws: it is never further away than one click."""
OTHER_EXAMPLES = "other-examples"


class Section(NamedTuple):
    """What stands under one title."""

    id: str
    title: Text
    charts: tuple[ChartEntry, ...] = ()
    scenarios: tuple[ScenarioEntry, ...] = ()
    can_fold: bool = False
    is_by_date: bool = False
    """Are its charts told apart by their dates?"""
    within: str = ""
    """The id of the section in which it stands, if it does in one."""
    is_game: bool = False
    """Does it hold all that there is of a game?"""

    @property
    def below(self) -> tuple[ChartEntry | ScenarioEntry, ...]:
        """What stands right under its title: a game's examples stand in sections of their own."""
        return self.charts if self.is_game else (*self.charts, *self.scenarios)


def sections(
    charts: Mapping[str, ChartEntry],
    lessons: Sequence[LessonEntry],
    scenarios: Mapping[str, ScenarioEntry],
) -> tuple[Section, ...]:
    """All sections that hold something, in their order; what stands in another comes after it."""
    games = {
        name: charts[scenario.chart].game if scenario.chart in charts else Game.MAGIC
        for name, scenario in scenarios.items()
    }
    found: list[Section] = []
    for game in Game:
        theirs = {name: chart for name, chart in charts.items() if chart.game is game}
        told = {name: each for name, each in scenarios.items() if games[name] is game}
        taught = [lesson for lesson in lessons if lesson.game is game]
        if game is Game.MAGIC:
            lessons_of_magic = tuple(_of_scenarios(taught, told))
            first = [each for each in lessons_of_magic if each.id == START_HERE]
            others = [each for each in lessons_of_magic if each.id != START_HERE]
            found += (*first, *_of_charts(theirs), *others)
        else:
            found += _of_game(game, theirs, taught, told)
    return tuple(section for section in found if section.charts or section.scenarios)


def short_title(chart: ChartEntry) -> Text:
    """The title of a chart whose date stands beside it, or is told by its section."""
    if chart.family is Family.REGULAR:
        return REGULAR
    return Text(chart.title.en.partition(",")[0], chart.title.ja.partition("（")[0])


def year_of(chart: ChartEntry) -> str:
    """The year beside a title; a part that is asked from many editions has none."""
    return chart.edition.since[:4] if chart.family in (None, Family.MISSED_TRIGGER) else ""


def title_by_date(chart: ChartEntry) -> Text:
    """The title of a stage of the history beside the others."""
    since = month_of(chart.edition.since)
    if chart.family is not Family.REGULAR:
        return since
    return words.REGULAR_OF.filled(since=since)


def _of_charts(charts: Mapping[str, ChartEntry]) -> Iterator[Section]:
    todays = todays_charts(charts)
    stages = sorted(
        (chart for chart in charts.values() if chart.family in STAGES),
        key=lambda chart: (STAGES.index(chart.family or Family.PART), chart.edition.first_day),
    )
    article = [charts[ARTICLE]] if ARTICLE in charts else []
    listed = {chart.id for chart in (*todays, *stages, *article)}
    others = [chart for chart in charts.values() if chart.id not in listed]
    yield Section("today", words.TODAYS_POLICY, tuple(todays))
    yield Section("article", words.ARTICLE, tuple(article))
    yield Section("others", words.OTHER_CHARTS, tuple(others))
    if len(stages) > len(article):
        yield Section("editions", words.ALL_EDITIONS, tuple(stages), can_fold=True, is_by_date=True)


def _of_game(
    game: Game,
    charts: Mapping[str, ChartEntry],
    lessons: Sequence[LessonEntry],
    scenarios: Mapping[str, ScenarioEntry],
) -> Iterator[Section]:
    """One section for the game and its charts, and in it those of its examples."""
    place = f"game/{game}"
    if charts or scenarios:
        listed = tuple(charts.values())
        yield Section(
            place, game.called, listed, tuple(scenarios.values()), can_fold=True, is_game=True
        )
    for section in _of_scenarios(lessons, scenarios):
        section_id = section.id if section.id != OTHER_EXAMPLES else f"{OTHER_EXAMPLES}/{game}"
        yield section._replace(id=section_id, within=place, can_fold=True)


def _of_scenarios(
    lessons: Sequence[LessonEntry], scenarios: Mapping[str, ScenarioEntry]
) -> Iterator[Section]:
    taught: set[str] = set()
    for lesson in lessons:
        taught.update(lesson.scenarios)
        readable = _of_ids(lesson.scenarios, scenarios)
        yield Section(lesson.id, lesson.title, scenarios=readable, can_fold=True)
    others = _of_ids([name for name in scenarios if name not in taught], scenarios)
    yield Section(OTHER_EXAMPLES, words.OTHER_EXAMPLES, scenarios=others, can_fold=bool(taught))


def _of_ids(
    names: Collection[str], known: Mapping[str, ScenarioEntry]
) -> tuple[ScenarioEntry, ...]:
    return tuple(known[name] for name in names if name in known)
