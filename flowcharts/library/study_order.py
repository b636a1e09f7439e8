"""In which order the lessons are to be studied: “Start here”, today's policy, then the others."""

from collections import Counter
from collections.abc import Mapping

from flowcharts.library.catalog import Catalog, ChartEntry, LessonEntry
from flowcharts.model.chart import Family

START_HERE = "start-here"
"""The lesson for whoever opens the program for the first time."""
STAGES = (Family.MISSED_TRIGGER, Family.REGULAR)
"""Charts of these families are the stages of a history."""
_TODAYS_PARTS = ("awareness", "penalty")


def todays_charts(charts: Mapping[str, ChartEntry]) -> list[ChartEntry]:
    """The newest chart first, then what it asks from other charts, then Regular REL."""
    in_force = [
        chart
        for chart in charts.values()
        if chart.family in STAGES and not chart.edition.superseded
    ]
    newest = sorted(in_force, key=lambda chart: chart.edition.first_day, reverse=True)
    main = [chart for chart in newest if chart.family is Family.MISSED_TRIGGER][:1]
    parts = [charts[name] for name in _TODAYS_PARTS if name in charts]
    regular = [chart for chart in newest if chart.family is Family.REGULAR][:1]
    return [*main, *parts, *regular]


def lessons_in_order(catalog: Catalog) -> tuple[LessonEntry, ...]:
    """“Start here”; lessons on today's policy in its order; then the others as they come."""
    charts = {chart.id: chart for chart in catalog.charts}
    told_on = {scenario.id: scenario.chart for scenario in catalog.scenarios}
    ranks = {chart.id: rank for rank, chart in enumerate(todays_charts(charts))}

    def rank(lesson: LessonEntry) -> int:
        told = Counter(told_on[name] for name in lesson.scenarios if name in told_on)
        return ranks.get(max(told, key=told.__getitem__), len(ranks)) if told else 99

    return tuple(sorted(catalog.lessons, key=lambda each: (each.id != START_HERE, rank(each))))


def examples_in_order(catalog: Catalog, chart_id: str) -> list[str]:
    """The ids of the examples on a chart, those of lessons first, in their order."""
    told = {each.id for each in catalog.scenarios if each.chart == chart_id}
    taught = (name for lesson in lessons_in_order(catalog) for name in lesson.scenarios)
    others = (each.id for each in catalog.scenarios)
    return [name for name in dict.fromkeys((*taught, *others)) if name in told]


def lesson_after(lesson_id: str, catalog: Catalog, seen: frozenset[str]) -> LessonEntry | None:
    """The lesson to go on to: the next of the game with an example not *seen*, or else the next."""
    lessons = lessons_in_order(catalog)
    place = next(place for place, each in enumerate(lessons) if each.id == lesson_id)
    following = [each for each in lessons[place + 1 :] if each.game is lessons[place].game]
    unseen = (each for each in following if not seen.issuperset(each.scenarios))
    return next(unseen, following[0] if following else None)
