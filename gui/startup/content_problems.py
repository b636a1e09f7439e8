"""What a window says of mistakes in content files, and of the program that names them."""

import sys
from pathlib import Path

from gui import words
from gui.session import Session


def problems_told(session: Session) -> str:
    """What is to be said of content files with mistakes; nothing where there are none."""
    count = len(session.library.problems)
    if count == 0:
        return ""
    said = words.FILE_PROBLEM if count == 1 else words.FILE_PROBLEMS
    filled = said.filled(count=str(count), program=_called())
    return filled.in_wording(session.settings.wording)


def _called() -> str:
    """How the program was called."""
    name = Path(sys.argv[0]).name
    return f"python {name}" if name.endswith(".py") else name
