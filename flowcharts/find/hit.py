"""One thing found."""

from dataclasses import dataclass
from enum import StrEnum

from flowcharts.find.excerpt import excerpt_of
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
