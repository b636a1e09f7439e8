"""One journal is written by one window at a time; the lock ends with its process."""

import sqlite3
from pathlib import Path

from flowcharts.journal.errors import in_words


class JournalLock:
    """The right to write in the journal at a path.

    SQLite holds the lock of a file beside it, in the way of each system: however the process
    ends, nothing is left locked. The file stays, empty: to delete it would open a gap.
    """

    def __init__(self, journal: Path) -> None:
        """Take the lock.

        Raises:
            JournalInUseError: another has it.
            JournalError: nothing can be written in that folder.
        """
        with in_words(journal):
            journal.parent.mkdir(parents=True, exist_ok=True)
            file = journal.with_name(f"{journal.name}.lock")
            file.touch()  # the system says better than SQLite why that cannot be
            self._connection = sqlite3.connect(file, timeout=0, isolation_level=None)
            try:
                self._connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written
                self._connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error:
                self._connection.close()
                raise

    def release(self) -> None:
        """Let another write."""
        self._connection.close()
