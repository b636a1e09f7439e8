"""`list`: the charts, lessons, scenarios or cards that there are."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Command, Screen
from flowcharts.commands.document import text_document
from flowcharts.commands.request import one_of
from flowcharts.commands.speech import say, say_document, system_wording
from flowcharts.export.block import Block, Kind
from flowcharts.library import Library
from flowcharts.text import Text


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing of a list: what other programs read of it, and what people do."""

    row: Mapping[str, Any]
    told: tuple[Block, ...]


def _charts(library: Library) -> Iterator[Entry]:
    for chart in library.charts():
        row = {
            "id": chart.id,
            "title": text_document(chart.title),
            "edition": chart.edition.badge.en,
            "superseded": chart.edition.superseded,
            "decisions": [decision.id for decision in chart.decisions],
            "outcomes": [outcome.id for outcome in chart.outcomes],
            "exits": list(chart.exits),
        }
        yield Entry(row, (_titled(chart.id, chart.title), Block(Kind.BADGE, chart.edition.badge)))


def _lessons(library: Library) -> Iterator[Entry]:
    for lesson in library.lessons.values():
        row = {
            "id": lesson.id,
            "title": text_document(lesson.title),
            "scenarios": list(lesson.scenarios),
        }
        yield Entry(row, (_titled(lesson.id, lesson.title),))


def _scenarios(library: Library) -> Iterator[Entry]:
    lessons = {name: lesson.id for lesson in library.lessons.values() for name in lesson.scenarios}
    cards = library.cards
    for scenario in library.scenarios():
        row = {
            "id": scenario.id,
            "title": text_document(scenario.title),
            "charts": [scenario.chart, *scenario.also],
            "cards": [cards[card].name.en for card in scenario.cards if card in cards],
            "lesson": lessons.get(scenario.id),
            "source": scenario.source.en,
            "level": scenario.level,
            "confidence": scenario.confidence,
        }
        yield Entry(row, (_titled(scenario.id, scenario.title),))


def _cards(library: Library) -> Iterator[Entry]:
    for card in library.cards.values():
        row = {"name": text_document(card.name), "text": text_document(card.text)}
        yield Entry(row, (Block(Kind.HEADING, card.name), Block(Kind.PROSE, card.text)))


SHELVES: Mapping[str, Callable[[Library], Iterator[Entry]]] = {
    "charts": _charts,
    "lessons": _lessons,
    "scenarios": _scenarios,
    "cards": _cards,
}


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "shelf", type=one_of("list", SHELVES), metavar="|".join(SHELVES), help="what to list"
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    shelf: str = call.asked.shelf
    entries = list(SHELVES[shelf](call.library))
    if call.asked.json:
        say_document({shelf: [entry.row for entry in entries]})
    else:
        told = (block for entry in entries for block in entry.told)
        say(told, call.asked.language or system_wording())
    return 0


def _titled(word: str, title: Text) -> Block:
    """The word by which other commands know a thing, then its title."""
    return Block(Kind.NAMED, title, Text(word, word))


LIST = Command("list", "list the charts, lessons, scenarios or cards", _declare, _run)
