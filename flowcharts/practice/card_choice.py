"""Which worked examples are written as cards, and on which chart each is told."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, assert_never

from flowcharts.journal.flashcards import cards_of_story
from flowcharts.journal.store import Journal
from flowcharts.library.catalog import Catalog
from flowcharts.library.library import Library, UnknownError
from flowcharts.library.study_order import todays_charts
from flowcharts.library.unknown_name import unknown
from flowcharts.model.chart import Family
from flowcharts.model.scenario import Lesson, Scenario
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.lapses import LapseBook, due_today
from flowcharts.practice.memory_book import MemoryBook
from flowcharts.practice.practice_settings import read_settings


class CardScope(StrEnum):
    """What the cards are of."""

    TODAY = "today"
    """The policy of today."""
    LESSON = "lesson"
    EDITION = "edition"
    """One chart."""
    MISTAKES = "mistakes"
    """What was answered wrong and is not unlearnt yet."""
    DUE = "due"
    """What is to be asked again today."""
    ALL = "all"


class CardChoice(NamedTuple):
    """What the cards are to be of."""

    scope: CardScope = CardScope.TODAY
    name: str = ""
    """The id of the lesson, or of the chart of the edition."""


def items_wanted(choice: CardChoice, journal: Journal, now: datetime) -> frozenset[str]:
    """The items that the cards are to be about; none where the scope goes by no journal.

    *now*: on the learner’s clock.

    Raises:
        JournalError: the journal is damaged.
    """
    match choice.scope:
        case CardScope.MISTAKES:
            return frozenset(_lapses(journal).all())
        case CardScope.DUE:
            settings, lapses = read_settings(journal.settings), _lapses(journal).all()
            return due_today(MemoryBook(journal).all(), lapses, settings, now)
        case CardScope.TODAY | CardScope.LESSON | CardScope.EDITION | CardScope.ALL:
            return frozenset()
        case _:
            assert_never(choice.scope)


def _lapses(journal: Journal) -> LapseBook:
    return LapseBook(journal, read_settings(journal.settings).day_begins)


def examples_wanted(
    choice: CardChoice, library: Library, items: frozenset[str]
) -> tuple[Scenario, ...]:
    """The examples of *choice*, each as it is told on the chart that it is wanted for.

    *items*: see `items_wanted`.

    Raises:
        UnknownError: there is no such lesson or chart.
    """
    catalog = library.catalog
    match choice.scope:
        case CardScope.TODAY:
            today = todays_charts({chart.id: chart for chart in catalog.charts})
            found = _told_on([chart.id for chart in today], library)
        case CardScope.EDITION:
            found = _told_on([library.chart(choice.name).id], library)
        case CardScope.LESSON:
            found = library.readable_scenarios(_lesson(choice.name, library).scenarios)
        case CardScope.MISTAKES | CardScope.DUE:
            found = _about(items, library)
        case CardScope.ALL:
            found = library.scenarios()
        case _:
            assert_never(choice.scope)
    return tuple(found)


def _lesson(name: str, library: Library) -> Lesson:
    if name not in library.lessons:
        raise UnknownError(unknown("lesson", name, tuple(library.lessons)))
    return library.lessons[name]


def _told_on(charts: Iterable[str], library: Library) -> Iterator[Scenario]:
    """The examples told for one of *charts*, each on the first that it is told for."""
    catalog = library.catalog
    regular = _regular(catalog)
    wanted = list(charts)
    for entry in catalog.scenarios:
        # A story of Regular REL says so: no other policy rules on it.
        told = (
            chart
            for chart in (entry.chart, *wanted)
            if chart in wanted
            and chart in entry.charts
            and (entry.chart in regular) is (chart in regular)
        )
        chart = next(told, None)
        for scenario in library.readable_scenarios([entry.id] if chart is not None else []):
            yield scenario.as_told_on(chart or entry.chart)


def _about(items: frozenset[str], library: Library) -> Iterator[Scenario]:
    """The examples with a card that asks for one of *items*, each on the newest chart that does."""
    if not items:  # then no example need be read
        return
    catalog, source = library.catalog, CaseSource(library)
    exercising = {
        (case.scenario.id, chart.id)
        for chart in catalog.charts
        if source.has_cases(chart.id)
        for case in source.written(chart.id)
        if case.scenario is not None and not items.isdisjoint(source.item_ids(case))
    }
    for entry in catalog.scenarios:
        told = [chart.id for chart in catalog.told_on(entry)]
        chart = next((each for each in told if (entry.id, each) in exercising), entry.chart)
        for scenario in library.readable_scenarios([entry.id]):
            found = scenario.as_told_on(chart)
            if cards_of_story(found, library).asking(items):
                yield found


def _regular(catalog: Catalog) -> frozenset[str]:
    return frozenset(each.id for each in catalog.charts if each.family is Family.REGULAR)
