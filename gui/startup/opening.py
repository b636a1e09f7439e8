"""What the command line asks the window to open with. Knows no Qt."""

from pathlib import Path
from typing import NamedTuple

from flowcharts.model.text import Wording
from gui.theme.colours import ThemeName


class Opening(NamedTuple):
    """The chart, example and style that a window opens with; None leaves each to the last run."""

    chart: str | None = None
    """The chart's id, of one that there is."""
    scenario: str | None = None
    """The id of an example on that chart."""
    wording: Wording | None = None
    theme: ThemeName | None = None
    journal: Path | None = None
    """The file of the answers given in practice; None for the user's own."""
    now: str = ""
    """The date, or moment, that the clock of practice begins at; empty for what it says."""
    is_practice: bool = False
    """Does it open at practice?"""
    is_asked: bool = False
    """Was it asked for by `show`? Then nothing else comes first: no tour."""
    seminar: Path | None = None
    """The run sheet that a room is to be taught by."""
    file: Path | None = None
    """A file of any kind that is to be opened, as one that is dropped on the window."""
