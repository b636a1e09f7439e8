"""The care for a journal beside its use: a check where one is due, and a backup."""

from datetime import datetime
from pathlib import Path

from flowcharts.journal.backups import back_up, is_backup_due
from flowcharts.journal.errors import DamagedJournalError, JournalError
from flowcharts.journal.soundness import damage


def look_after(journal: Path, now: datetime, *, needs_check: bool) -> JournalError | None:
    """Check the journal at *journal* and back it up, as far as that is due; what went wrong.

    It takes seconds where the journal is long, and has a connection of its own: whoever has a
    window calls it in another thread, once the journal is open.

    *needs_check*: as the open journal says it.
    """
    found = damage(journal) if needs_check else ()
    if found:
        return DamagedJournalError(journal, found[0])
    try:
        if is_backup_due(journal, now):
            back_up(journal, now)
    except JournalError as error:
        return error
    return None
