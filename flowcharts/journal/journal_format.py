"""What a format of a journal is: its name, what is written into it, what is read from it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from flowcharts.journal.memory import Memory
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.journal.tallies import ItemTally
from flowcharts.library.library import Library
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text, Wording


class JournalContent(NamedTuple):
    """What a file holds."""

    reviews: tuple[Review, ...]
    memories: tuple[Memory, ...] = ()
    settings: str | None = None


class CardExport(NamedTuple):
    """For whom the worked examples are written as cards, and how."""

    library: Library
    stories: Sequence[Scenario]
    """Each as it is told on its chart."""
    tallies: Mapping[str, ItemTally]
    """How the learner has done."""
    wording: Wording
    now: datetime
    items: frozenset[str] = frozenset()
    """Only cards that ask for one of these; every card, where there is none."""
    counted: Callable[[Sequence[Any]], Iterable[Any]] = iter
    """Hands out the stories, and hears so how many there are and how many are written."""


class JournalFormat(NamedTuple):
    """A kind of file that a journal is written into, or cards of the worked examples."""

    ending: str
    """How the names of its files end, without the dot."""
    title: Text
    """Its name, with what it holds."""
    written: Text
    """What is said of a file that was written: {file}, and {count}, of the reviews or cards."""
    write: Callable[[Journal, TextIO], None] | None = None
    """Writes a journal."""
    read: Callable[[TextIO], JournalContent] | None = None
    """Gives what a file holds; it raises a MisfitError, or another ValueError, where it cannot."""
    unread: Text | None = None
    """Why it is not read, without a full stop."""
    write_cards: Callable[[CardExport, Path], int] | None = None
    """Writes cards, and gives how many."""
