"""One thing that is wrong with a content file, and where."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """A mistake in a content file, said so that its author can mend it."""

    path: Path
    line: int
    """Counted from 1, also where it belongs to the file as a whole."""
    table: str
    """The table it stands in, as written: decision.choices. Empty at the top of the file."""
    message: str

    def __str__(self) -> str:
        table = f" [{self.table}]" if self.table else ""
        return f"{self.path}:{self.line}:{table} {self.message}"
