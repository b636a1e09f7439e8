"""What can be looked up beside a walk: the tables of its charts and of the outcome it comes to."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.model.chart import Action, Chart, Outcome, Reference
from flowcharts.model.game import Game
from flowcharts.model.script import Word, words_of
from flowcharts.model.sub_charts import parts, rulings_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk

_TODAY = {Game.FORGE: Text("In today’s Forge", "現在のForgeでは")}
_TODAY_ELSEWHERE = Text("Today", "現在")


class Meaning(NamedTuple):
    """A word of a script, what it means, and in which table that stands."""

    word: str
    text: Text
    table: Text


class Explained(NamedTuple):
    """A stretch of a word of a script that can be looked up."""

    start: int
    end: int
    meaning: Meaning


class Consulted(NamedTuple):
    """What stands beside the outcome of a walk."""

    game: Game
    today: tuple[Text, ...]
    """How it is today where the sources are old, of what was passed and of the outcome."""
    tables: tuple[Reference, ...]
    card: str | None
    """The id of a card that is an example of it."""


def consulted(walk: Walk) -> Consulted | None:
    """What stands beside the outcome of *walk*; None where nothing does."""
    ends = rulings_of(walk)
    if not ends:
        return None
    today = [*_passed(walk), *(end.today for end in ends if end.today is not None)]
    tables = tuple(table for end in ends for table in end.references if table.entries)
    card = next((end.card for end in ends if end.card is not None), None)
    if not (today or tables or card):
        return None
    return Consulted(walk.chart.game, tuple(today), tables, card)


def today_in(game: Game) -> Text:
    """What stands over how it is today."""
    return _TODAY.get(game, _TODAY_ELSEWHERE)


def tables_of(walk: Walk) -> tuple[Reference, ...]:
    """The tables of every chart that *walk* goes through, each title once."""
    found: dict[Text, Reference] = {}
    for part in reversed(list(parts(walk))):
        for table in part.chart.references.values():
            found.setdefault(table.title, table)
    return tuple(found.values())


def entries_of(chart: Chart) -> Iterator[Meaning]:
    """Every word that the chart, or an outcome of it, explains; each meaning once."""
    tables = [*chart.references.values(), *(t for end in chart.outcomes for t in end.references)]
    seen: set[tuple[str, Text]] = set()
    for table in tables:
        for word, text in table.entries.items():
            if (word, text) not in seen:
                seen.add((word, text))
                yield Meaning(word, text, table.title)


class Lexicon:
    """The words that are explained along a walk."""

    def __init__(self, walk: Walk) -> None:
        """*walk* is the whole walk of an example: its outcome explains its words best."""
        self._meanings: dict[str, Meaning] = {}
        for part in reversed(list(parts(walk))):
            self._learn(part.chart, part.outcome)

    def explained(self, script: str) -> tuple[tuple[Explained, ...], ...]:
        """For each word of *script*, its stretches that can be looked up."""
        found: list[tuple[Explained, ...]] = []
        line, is_prose = -1, False
        for word in words_of(script):
            if word.line != line or word.is_pipe:
                line, is_prose = word.line, False
            found.append(() if is_prose else tuple(self._stretches(word)))
            is_prose = is_prose or word.text.endswith(_PROSE)
        return tuple(found)

    def _learn(self, chart: Chart, end: Outcome | None) -> None:
        of_outcome = end.references if end is not None else ()
        for table in (*of_outcome, *chart.references.values()):
            for word, text in table.entries.items():
                self._meanings.setdefault(word, Meaning(word, text, table.title))
        if chart.game is Game.FORGE:
            for outcome in chart.outcomes:  # a mode is the name of its outcome
                name = outcome.label.en
                self._meanings.setdefault(name, Meaning(name, outcome.remedy, chart.title))

    def _stretches(self, word: Word) -> Iterator[Explained]:
        for piece in _PIECE.finditer(word.text):
            if piece[0] in self._meanings:
                yield Explained(piece.start(), piece.end(), self._meanings[piece[0]])
                continue
            for name in _NAME.finditer(word.text, piece.start(), piece.end()):
                if name[0] in self._meanings:
                    yield Explained(name.start(), name.end(), self._meanings[name[0]])


def _passed(walk: Walk) -> Iterator[Text]:
    for part in parts(walk):
        for name in part.visited:
            node = part.chart.nodes[name]
            if isinstance(node, Action) and node.today is not None:
                yield node.today


_PROSE = "Description$"
"""What follows is for people to read."""
_PIECE = re.compile(r"[^:$\s]+")
_NAME = re.compile(r"\w+")
