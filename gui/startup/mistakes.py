"""What is said where content files have mistakes, or content packs cannot be read."""

import sys
from pathlib import Path

from flowcharts.library.library import Library
from flowcharts.model.text import SENTENCES, Text
from gui import words


def mistakes_in(library: Library) -> Text:
    """Which packs are not read, how many mistakes there are in what was, and how to see them.

    Nothing where all is well.
    """
    said = [*library.faults_of_packs]
    if count := len(library.problems):
        counted = words.FILE_PROBLEM if count == 1 else words.FILE_PROBLEMS
        said.append(counted.filled(count=str(count), program=_called()))
    return SENTENCES.join(said)


def _called() -> str:
    """How the program was called."""
    name = Path(sys.argv[0]).name
    return f"python {name}" if name.endswith(".py") else name
