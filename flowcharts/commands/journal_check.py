"""What `journal check` finds."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flowcharts.commands import journal_words as words
from flowcharts.journal.backups import backup_rows, newest_good
from flowcharts.journal.errors import DamagedJournalError
from flowcharts.journal.salvage import salvaged
from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.text import Text, listed

_MOST_NAMED = 6


@dataclass(frozen=True, slots=True)
class JournalReport:
    """A journal that was read from end to end."""

    journal: Path
    reviews: int
    """Those that can be read."""
    version: int | None
    """Of its tables; None where there are none that can be read."""
    faults: tuple[Text, ...] = ()
    vanished: tuple[str, ...] = ()
    """The items of decisions that no chart has any more."""

    @property
    def document(self) -> dict[str, Any]:
        """The report as a JSON document."""
        return {
            "journal": str(self.journal),
            "reviews": self.reviews,
            "sound": not self.faults,
            "version": self.version,
            "faults": [fault.en for fault in self.faults],
            "vanished": list(self.vanished),
            "backups": backup_rows(self.journal),
        }

    @property
    def said(self) -> Iterator[Text]:
        """The report in words."""
        file, count = str(self.journal), str(self.reviews)
        if self.version is None and not self.faults:
            yield words.NONE_YET.filled(file=file)
        elif not self.faults:
            yield words.SOUND.filled(file=file, count=count)
        else:
            yield words.NOT_SOUND.filled(file=file)
            yield from self.faults
            good = newest_good(self.journal)
            found = words.GOOD_BACKUP.filled(name=good.path.stem) if good is not None else None
            yield found or words.NO_BACKUP
        if self.vanished:
            names = listed(self.vanished[:_MOST_NAMED])
            yield words.VANISHED.filled(count=str(len(self.vanished)), names=names)


def report(path: Path, library: Library) -> JournalReport:
    """What there is to say of the journal at *path*.

    Raises:
        JournalError: it cannot be read at all, or is of a newer version.
    """
    if not path.exists():
        return JournalReport(path, 0, None)
    found = faults(path)
    try:
        with Journal.read_only(path) as journal:
            if not found:
                vanished = tuple(_vanished(journal, library))
                return JournalReport(path, journal.count, journal.version, (), vanished)
            version: int | None = journal.version
    except DamagedJournalError:
        version = None
    return JournalReport(path, sum(1 for _ in salvaged(path)), version, found)


def _vanished(journal: Journal, library: Library) -> Iterator[str]:
    for item in journal.tallies().items():
        chart, _, decision = item.partition("#")[0].partition("/")
        try:
            is_there = decision in library.chart(chart).nodes
        except UnknownError:
            is_there = False
        if not is_there:
            yield item
