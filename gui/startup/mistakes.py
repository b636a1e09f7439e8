"""What is said where content files have mistakes."""

import sys
from pathlib import Path

from flowcharts.library.library import Library
from flowcharts.model.text import Text
from gui import words


def mistakes_in(library: Library) -> Text:
    """How many there are in what was read so far, and how to see them; nothing where none are."""
    count = len(library.problems)
    if count == 0:
        return Text("", "")
    said = words.FILE_PROBLEM if count == 1 else words.FILE_PROBLEMS
    return said.filled(count=str(count), program=_called())


def _called() -> str:
    """How the program was called."""
    name = Path(sys.argv[0]).name
    return f"python {name}" if name.endswith(".py") else name
