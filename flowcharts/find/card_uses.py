"""What a card has to do with the charts: the questions its words decide, and its examples."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.library.catalog import ChartEntry, ScenarioEntry
from flowcharts.library.content_files import OWN
from flowcharts.library.library import Library
from flowcharts.model.chart import Family
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card, Scenario
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.reading.text_kind import tells_of_trigger


class DecidedQuestion(NamedTuple):
    """A question that words of the card decide."""

    chart: Text
    """The title of its chart."""
    label: Text
    words: Text
    """The words on the card."""
    answer: Text


class EditionExamples(NamedTuple):
    """The examples that are told with the card for one edition."""

    on: ChartEntry
    examples: tuple[ScenarioEntry, ...]


class CardUses(NamedTuple):
    """Everything that a card has to do with the charts."""

    decided: tuple[DecidedQuestion, ...]
    """Each question once, as it is asked today, or else as it was asked last."""
    editions: tuple[EditionExamples, ...]
    """Today's first, then what else is in force, then what is superseded, the newest first."""
    can_be_ruled_on: bool = False
    """Is an ability of it known as facts, or can its text be read?"""
    is_kept: bool = False
    """Is it one of the user's own, taken in at the table?"""


def card_uses(library: Library, card: Card) -> CardUses:
    """What *card* has to do with the charts of *library*."""
    catalog = library.catalog
    told: dict[ChartEntry, list[ScenarioEntry]] = {}
    for listed in catalog.scenarios:
        if card.id in listed.cards:
            for chart in catalog.told_on(listed):
                told.setdefault(chart, []).append(listed)
    charts = sorted(told, key=lambda chart: chart.edition.first_day, reverse=True)
    charts.sort(key=_place)
    own = [each.id for chart in charts for each in told[chart] if each.chart == chart.id]
    decided: dict[str, DecidedQuestion] = {}
    for scenario in library.readable_scenarios(own):
        if not library.has_chart(scenario.chart):
            continue
        asked = library.chart(scenario.chart)
        if asked.edition.superseded and decided:
            break  # what is asked today is told
        for name, question in _decided(scenario, card, Walk(asked)):
            decided.setdefault(name, question)
    editions = (EditionExamples(chart, tuple(told[chart])) for chart in charts)
    has_facts = any(card.id in ability.cards for ability in library.abilities.values())
    is_readable = card.game is Game.MAGIC and tells_of_trigger(card.text.en)
    is_kept = card.id.startswith(OWN) and bool(card.text.en)
    return CardUses(tuple(decided.values()), tuple(editions), has_facts or is_readable, is_kept)


def _place(chart: ChartEntry) -> tuple[bool, bool]:
    return chart.edition.superseded, chart.family is not Family.MISSED_TRIGGER


def _decided(scenario: Scenario, card: Card, start: Walk) -> Iterator[tuple[str, DecidedQuestion]]:
    walk: Walk | None = start
    while walk is not None:
        worked, decision = scenario.worked(walk), walk.decision
        if worked is not None and decision is not None and worked.evidence.card == card.id:
            words, answer = worked.evidence.words, decision.branch(worked.answer).words
            if words is not None:
                label = decision.label.on_one_line()
                yield decision.id, DecidedQuestion(walk.chart.title, label, words, answer)
        walk = scenario.onward(walk)
