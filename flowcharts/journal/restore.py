"""The way back from a backup: nothing is overwritten, and what is newer is taken over."""

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from flowcharts.folders import replacing
from flowcharts.journal.backups import STAMP, settle, verify
from flowcharts.journal.errors import in_words
from flowcharts.journal.lock import JournalLock
from flowcharts.journal.salvage import salvaged
from flowcharts.journal.soundness import damage
from flowcharts.journal.store import Journal

_SIDE_FILES = ("-wal", "-shm")
"""What belongs to a journal that was not closed."""


class Restored(NamedTuple):
    """A journal put back from a backup: where the old one stands, how many reviews it has."""

    aside: Path | None
    """Where it now stands; None where there was none."""
    reviews: int
    """How many there are now."""
    salvaged: int
    """So many of them could still be read in a damaged journal, which now stands aside."""


def restore(journal: Path, backup: Path, now: datetime) -> Restored:
    """Put a copy of *backup* in the place of *journal*, which then stands aside under its date.

    Of a damaged journal, what can still be read is taken over. A sound one is left for what the
    backup says: who asks for that wants something back as it was.

    Raises:
        JournalError: another window has it open, or the backup is not sound; nothing was changed.
    """
    lock = JournalLock(journal)
    try:
        with in_words(journal):
            verify(backup)
            is_damaged = bool(damage(journal))
            with replacing(journal) as fresh:
                shutil.copyfile(backup, fresh)
                settle(fresh)
                aside = _set_aside(journal, now)
    finally:
        lock.release()
    with Journal.open(journal, now) as restored:
        merged = restored.merge(salvaged(aside) if aside is not None and is_damaged else ())
        return Restored(aside, restored.count, merged.added)


def _set_aside(journal: Path, now: datetime) -> Path | None:
    """Where the journal now stands as well, with all that belongs to it; None where it is none.

    Its own place is never empty, but it is without what was not yet written into it: that would
    be taken for a part of whatever comes there.
    """
    if not journal.exists():
        return None
    stamp = now.astimezone(UTC)
    while (aside := _aside(journal, stamp)).exists():
        stamp += timedelta(seconds=1)
    for side in ("", *_SIDE_FILES):
        file = journal.with_name(f"{journal.name}{side}")
        if file.exists():
            _link(file, aside.with_name(f"{aside.name}{side}"))
    for side in _SIDE_FILES:
        journal.with_name(f"{journal.name}{side}").unlink(missing_ok=True)
    return aside


def _aside(journal: Path, stamp: datetime) -> Path:
    return journal.with_name(f"{journal.name}.set-aside-{stamp:{STAMP}}")


def _link(file: Path, name: Path) -> None:
    """Give *file* another name as well."""
    try:
        name.hardlink_to(file)
    except OSError:  # not every kind of disk can do that
        shutil.copy2(file, name)
