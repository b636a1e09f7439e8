"""The memories of all items, read once and kept in step with the journal."""

from collections.abc import Iterable
from datetime import datetime

from flowcharts.journal.memory import Memory
from flowcharts.journal.store import Journal
from flowcharts.practice.practice_settings import PracticeSettings


class MemoryBook:
    """The memories of one journal; it is asked for them before every question."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._known: dict[str, Memory] | None = None

    def of(self, item: str) -> Memory | None:
        """What is remembered of *item*; None where it was never asked, or never counted."""
        found = self._all().get(item)
        return found if found is not None and found.reps else None

    def all(self) -> tuple[Memory, ...]:
        """All of them."""
        return tuple(each for each in self._all().values() if each.reps)

    def due(self, until: datetime) -> tuple[Memory, ...]:
        """What is due by then, the longest first.

        What was last asked later is due, too: the clock was ahead.
        """
        found = (each for each in self.all() if each.due <= until or each.last > until)
        return tuple(sorted(found, key=lambda each: (each.due, each.item)))

    def change(self, memories: Iterable[Memory]) -> None:
        """Remember these from now on."""
        self._all().update((each.item, each) for each in memories)

    def forget(self) -> None:
        """Read them again when they are next asked for."""
        self._known = None

    def _all(self) -> dict[str, Memory]:
        if self._known is None:
            self._known = {each.item: each for each in self._journal.memories()}
        return self._known


def make_stale_memories_anew(journal: Journal, settings: PracticeSettings) -> bool:
    """Make anew what is stale, as *settings* schedule it; was there anything?

    Raises:
        JournalError: it could not be kept.
    """
    stale = journal.stale_items()
    if not stale or journal.is_read_only:
        return False
    from flowcharts.practice.schedule import Schedule  # FSRS is loaded when something was answered

    schedule = Schedule(settings)
    journal.keep_memories([schedule.made_anew(item, journal.history(item)) for item in stale])
    return True
