"""A file written where someone wants it: all of it or nothing, and what is said of it."""

from collections.abc import Callable
from pathlib import Path

from flowcharts.folders import real, replacing
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from gui import words


def written(file: Path, write: Callable[[Path], Text | None]) -> Text:
    """Let *write* make *file*; what became of it, in its own words where it has any.

    What it writes is a new file beside it, which takes its place once it is complete.
    """
    name = file.name
    try:
        with replacing(real(file), file.suffix[1:]) as fresh:  # a link stays one
            return write(fresh) or words.WRITTEN.filled(name=name)
    except OSError as error:
        return words.NOT_WRITTEN.filled(name=name, reason=reason_of(error))
