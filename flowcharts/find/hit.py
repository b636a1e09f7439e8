"""One thing found."""

from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum

from flowcharts.find.fold import fold
from flowcharts.library.catalog import ChartEntry
from flowcharts.model.game import Game
from flowcharts.model.text import Language, Text


class HitKind(StrEnum):
    """The kind of thing that was found."""

    NODE = "node"
    REMEDY = "remedy"
    RESULT = "result"
    """An outcome of a chart that ends in no remedy."""
    EXIT = "exit"
    WORD = "word"
    """A word of a script that the chart explains; its id is its place among those."""
    TERM = "term"
    CARD = "card"
    CHART = "chart"
    LESSON = "lesson"
    EXAMPLE = "example"


KINDS = {
    HitKind.NODE: Text("Question", "質問"),
    HitKind.REMEDY: Text("Remedy", "処置"),
    HitKind.RESULT: Text("Result", "結果"),
    HitKind.EXIT: Text("Exit", "対象外"),
    HitKind.TERM: Text("Term", "用語"),
    HitKind.CARD: Text("Card", "カード"),
    HitKind.CHART: Text("Chart", "チャート"),
    HitKind.LESSON: Text("Lesson", "レッスン"),
    HitKind.EXAMPLE: Text("Example", "例題"),
    HitKind.WORD: Text("Word", "語"),
}

STANDINGS = {
    False: Text("In force today", "現在有効"),
    None: Text("Cards, words and lessons", "カード・用語・レッスン"),
    True: Text("Superseded, the newest first", "現在は無効（新しい順）"),
}
"""The parts, in their order, by whether what stands there is superseded."""

_BEFORE, _AFTER = 16, 64
"""How many letters are shown around what was found."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing found, and on which edition it is shown."""

    kind: HitKind
    id: str
    title: Text
    game: Game
    on: ChartEntry | None
    """Its chart, with its edition; None for what belongs to no chart."""
    told_on: tuple[ChartEntry, ...]
    """Every chart that it can be opened on, today's first."""
    stretches: tuple[str, ...]
    """The words that it can be found by: first its titles, each in every language."""
    folded: tuple[str, ...]
    """The same, as they are compared."""
    names: int
    """How many of them are titles and names."""
    word: str
    """The folded word that was found in them."""

    @property
    def superseded(self) -> bool | None:
        """Does another edition apply today? None for what has no edition."""
        return self.on.edition.superseded if self.on is not None else None

    @property
    def excerpt(self) -> str:
        """The words around what was found, in the language it was found in.

        Worked out when it is shown: of hundreds of hits few are.
        """
        place = next(place for place, text in enumerate(self.folded) if self.word in text)
        if place < self.names:  # names stand there anyway: show what they stand for
            place = (place % len(Language) + self.names) % len(self.stretches)
        return excerpt_of(self.stretches[place], self.word)


def excerpt_of(text: str, word: str) -> str:
    """The words of *text* around the folded *word*; its beginning where the word is not in it."""
    line = " ".join(text.split())
    found = fold(line).find(word)
    place = _place_in(line, found) if found > 0 else 0
    start = 0 if place <= _BEFORE else _word_start(line, place - _BEFORE)
    end = place + _AFTER
    return f"{'…' if start else ''}{line[start:end].strip()}{'…' if end < len(line) else ''}"


def _place_in(line: str, folded_place: int) -> int:
    """The place in *line* that *folded_place* of its folded form came from."""

    def length(place: int) -> int:
        return len(fold(line[: place + 1]))

    low, high = folded_place - 1, min(folded_place + 7, len(line))  # it is seldom further away
    place = bisect_right(range(high), folded_place, low, key=length)
    if low < place < high:
        return place
    return bisect_right(range(len(line)), folded_place, key=length)


def _word_start(line: str, place: int) -> int:
    gap = line.find(" ", place, place + 10)
    return place if gap < 0 else gap + 1
