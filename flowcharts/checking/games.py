"""That the games stay apart: the cards and examples of one are never those of another."""

from flowcharts.checking.sheet import Sheet
from flowcharts.checking.shelves import Shelves
from flowcharts.game import Game
from flowcharts.schema import Kind


class Games:
    """The games that the files of the shelves belong to."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    def of(self, sheet: Sheet, kind: Kind) -> str:
        """The game of a file: a scenario is of that of its chart."""
        return self._of_scenario(sheet) if kind is Kind.SCENARIO else game_of(sheet)

    def check_chart(self, sheet: Sheet) -> None:
        """Note every chart that the one in *sheet* leads to, and every card, of another game."""
        wanted = game_of(sheet)
        led_to = [("decision", name, "sub-chart") for name in sheet.tables_at("decision")]
        led_to += [("outcome", name, "next") for name in sheet.tables_at("outcome")]
        for where in led_to:
            path = self._shelves.charts.get(sheet.words_at(*where) or "")
            if path is not None and (found := game_of(self._shelves.sheet(path))) != wanted:
                sheet.say(where, f"“{path.stem}” is of {found}; this chart is of {wanted}.")
        for where in [("outcome", name, "card") for name in sheet.tables_at("outcome")]:
            path = self._shelves.cards.get(sheet.words_at(*where) or "")
            cards = game_of_cards(wanted)
            if path is not None and (found := game_of(self._shelves.sheet(path))) != cards:
                named = sheet.words_at(*where)
                sheet.say(where, f"“{named}” is a card of {found}; this chart needs {cards}.")

    def check_scenario(self, sheet: Sheet) -> None:
        """Note every card of the scenario in *sheet* that is of another game than its chart."""
        wanted = game_of_cards(self._of_scenario(sheet))
        for place, name in enumerate(sheet.list_at("cards")):
            path = self._shelves.cards.get(name) if isinstance(name, str) else None
            if path is not None and (found := game_of(self._shelves.sheet(path))) != wanted:
                sheet.say(
                    ("cards", place),
                    f"“{name}” is a card of {found}; this example needs cards of {wanted}.",
                )

    def check_lesson(self, sheet: Sheet) -> None:
        """Note every scenario of the lesson in *sheet* that is of another game."""
        wanted = game_of(sheet)
        for place, name in enumerate(sheet.list_at("scenarios")):
            path = self._shelves.scenarios.get(name) if isinstance(name, str) else None
            if path is None:
                continue
            found = self._of_scenario(self._shelves.sheet(path))
            if found != wanted:
                sheet.say(
                    ("scenarios", place),
                    f"“{name}” is of {found}; the lesson is of {wanted}. "
                    f'`game = "{found}"` at the top of a lesson says what it is of.',
                )

    def _of_scenario(self, sheet: Sheet) -> str:
        path = self._shelves.charts.get(sheet.words_at("chart") or "")
        return game_of(self._shelves.sheet(path)) if path is not None else Game.MAGIC


def game_of(sheet: Sheet) -> str:
    """The game that the file in *sheet* names; Magic where it names none that there is."""
    named = sheet.words_at("game")
    return named if named in list(Game) else Game.MAGIC


def game_of_cards(game: str) -> str:
    """The game whose cards are used in examples of *game*: Forge plays Magic."""
    return Game(game).of_cards
