"""`list`: the charts, lessons, scenarios, cards or run sheets that there are."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.request_error import one_of
from flowcharts.commands.walk_document import text_document
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.find.name_order import name_order
from flowcharts.library.library import Library
from flowcharts.model.game import Game
from flowcharts.model.text import Language, Text
from flowcharts.talk.known_sheets import known_sheets
from flowcharts.talk.sheet_file import read_sheet, read_table


@dataclass(frozen=True, slots=True)
class ListEntry:
    """One thing of a list: what other programs read of it, and what people do."""

    game: Game
    row: Mapping[str, Any]
    told: tuple[TextBlock, ...]
    name: Text | None = None
    """What people look for it by, where it has no place of its own."""


def _charts(call: Call) -> Iterator[ListEntry]:
    for chart in call.library.charts():
        row = {
            "id": chart.id,
            "title": text_document(chart.title),
            "game": chart.game,
            "edition": chart.edition.badge.en,
            "superseded": chart.edition.superseded,
            "decisions": [decision.id for decision in chart.decisions],
            "outcomes": [outcome.id for outcome in chart.outcomes],
            "exits": list(chart.exits),
        }
        badge = TextBlock(BlockKind.BADGE, chart.edition.badge)
        yield ListEntry(chart.game, row, (_titled(chart.id, chart.title), badge))


def _lessons(call: Call) -> Iterator[ListEntry]:
    for lesson in call.library.lessons.values():
        row = {
            "id": lesson.id,
            "title": text_document(lesson.title),
            "game": lesson.game,
            "scenarios": list(lesson.scenarios),
        }
        yield ListEntry(lesson.game, row, (_titled(lesson.id, lesson.title),))


def _scenarios(call: Call) -> Iterator[ListEntry]:
    library = call.library
    lessons = {name: lesson.id for lesson in library.lessons.values() for name in lesson.scenarios}
    games = library.catalog.games_of_charts()
    for scenario in library.scenarios():
        game = games.get(scenario.chart, Game.MAGIC)
        cards = library.cards_of(game)
        row = {
            "id": scenario.id,
            "title": text_document(scenario.title),
            "game": game,
            "charts": [scenario.chart, *scenario.also],
            "cards": [cards[card].name.en for card in scenario.cards if card in cards],
            "lesson": lessons.get(scenario.id),
            "source": scenario.source.en,
            "level": scenario.level,
            "confidence": scenario.confidence,
        }
        told = _titled(scenario.id, scenario.title)
        yield ListEntry(game, row, (told,), scenario.title)


def _cards(call: Call) -> Iterator[ListEntry]:
    for card in call.library.cards.values():
        name, text = text_document(card.name), text_document(card.text)
        told = TextBlock(BlockKind.HEADING, card.name), TextBlock(BlockKind.PROSE, card.text)
        yield ListEntry(card.game, {"name": name, "text": text, "game": card.game}, told, card.name)


def _sheets(call: Call) -> Iterator[ListEntry]:
    for sheet in known_sheets(call.wording.languages[0]):
        row = {
            "id": sheet.name,
            "title": text_document(sheet.title),
            "scenes": sheet.scenes,
            "minutes": sheet.minutes,
            "ships": sheet.ships,
        }
        told = _titled(sheet.name, sheet.title.on_one_line())
        yield ListEntry(_game_of(sheet.path, call.library), row, (told,))


def _game_of(path: Path, library: Library) -> Game:
    """The game of the first chart that a run sheet speaks of."""
    sheet = read_sheet(read_table(path), library)
    charts = (chart for item in sheet.items for chart in item.content.charts)
    return next((chart.game for chart in charts), Game.MAGIC)


KINDS: Mapping[str, Callable[[Call], Iterator[ListEntry]]] = {
    "charts": _charts,
    "lessons": _lessons,
    "scenarios": _scenarios,
    "cards": _cards,
    "sheets": _sheets,
}


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "kind",
        type=one_of("list", KINDS),
        metavar="|".join(KINDS),
        help=Text(
            "what to list: charts and lessons stand by their ids, scenarios and cards by their "
            "titles, run sheets too, your own last",
            "一覧にするもの。チャートとレッスンはIDの順、例題と進行表は題名の順、カードは名前の順"
            "（自分の進行表は最後）",
        ),
    )
    parser.add_argument(
        "--game",
        type=one_of("game", Game),
        metavar="|".join(Game),
        help=Text("list this game alone", "このゲームだけの一覧"),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    kind: str = call.asked.kind
    wanted: Game | None = call.asked.game
    if kind == "cards" and wanted is not None:
        wanted = wanted.of_cards
    found = KINDS[kind](call)
    entries = [entry for entry in found if wanted in (entry.game, None)]
    if call.asked.json:
        print_document({kind: [entry.row for entry in entries]})
    else:
        print_blocks(_told(_in_order(entries, call.wording.languages[0])), call.wording)
    return 0


def _in_order(entries: list[ListEntry], language: Language) -> list[ListEntry]:
    """Those that are found by their names as *language* sorts these, the others as they are."""
    if any(entry.name is None for entry in entries):
        return entries
    return sorted(entries, key=lambda entry: name_order(entry.name or entry.told[0].text, language))


def _told(entries: list[ListEntry]) -> Iterator[TextBlock]:
    """What there is of each game, under its name where there is more than one."""
    games = {entry.game for entry in entries}
    for game in sorted(games, key=list(Game).index):
        if len(games) > 1:
            yield TextBlock(BlockKind.TITLE, game.called)
        for entry in entries:
            if entry.game is game:
                yield from entry.told


def _titled(word: str, title: Text) -> TextBlock:
    """The word by which other commands know a thing, then its title."""
    return TextBlock(BlockKind.NAMED, title, Text(word, word))


LIST = TerminalCommand(
    "list",
    Text(
        "list the charts, lessons, scenarios, cards or run sheets",
        "チャート、レッスン、例題、カード、進行表の一覧を出す",
    ),
    _declare,
    _run,
)
