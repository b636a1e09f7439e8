"""`list`: the charts, lessons, scenarios or cards that there are."""

from collections.abc import Callable, Iterator
from typing import Any

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Command, Screen
from flowcharts.commands.document import text_document
from flowcharts.commands.request import one_of
from flowcharts.commands.speech import say, say_document, system_wording
from flowcharts.export.block import Block, Kind
from flowcharts.library import Library
from flowcharts.text import Text

Row = dict[str, Any]
"""What is said of one thing, as JSON has it."""


def _charts(library: Library) -> Iterator[Row]:
    for chart in library.charts():
        yield {
            "id": chart.id,
            "title": text_document(chart.title),
            "edition": chart.edition.badge.en,
            "superseded": chart.edition.superseded,
            "decisions": [decision.id for decision in chart.decisions],
            "outcomes": [outcome.id for outcome in chart.outcomes],
            "exits": list(chart.exits),
        }


def _lessons(library: Library) -> Iterator[Row]:
    for lesson in library.lessons.values():
        yield {
            "id": lesson.id,
            "title": text_document(lesson.title),
            "scenarios": list(lesson.scenarios),
        }


def _scenarios(library: Library) -> Iterator[Row]:
    lessons = {name: lesson.id for lesson in library.lessons.values() for name in lesson.scenarios}
    cards = library.cards
    for scenario in library.scenarios():
        yield {
            "id": scenario.id,
            "title": text_document(scenario.title),
            "charts": [scenario.chart],
            "cards": [cards[card].name.en for card in scenario.cards if card in cards],
            "lesson": lessons.get(scenario.id),
            "source": scenario.source.en,
            "level": scenario.level,
            "confidence": scenario.confidence,
        }


def _cards(library: Library) -> Iterator[Row]:
    for card in library.cards.values():
        yield {"name": text_document(card.name), "text": text_document(card.text)}


SHELVES: dict[str, Callable[[Library], Iterator[Row]]] = {
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
    rows = list(SHELVES[shelf](call.library))
    if call.asked.json:
        say_document({shelf: rows})
    else:
        say(_told(rows), call.asked.language or system_wording())
    return 0


def _told(rows: list[Row]) -> Iterator[Block]:
    """Each row: the word by which other commands know it, then what people call it."""
    for row in rows:
        title = Text(**(row.get("title") or row["name"]))
        if "id" in row:
            yield Block(Kind.NAMED, title, Text(row["id"], row["id"]))
        else:
            yield Block(Kind.HEADING, title)
            yield Block(Kind.PROSE, Text(**row["text"]))


LIST = Command("list", "list the charts, lessons, scenarios or cards", _declare, _run)
