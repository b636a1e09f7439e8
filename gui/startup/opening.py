"""What the command line asks the window to open with. Knows no Qt."""

from typing import NamedTuple

from flowcharts.model.text import Wording
from gui.theme.palettes import ThemeName


class Opening(NamedTuple):
    """What the window opens with; None leaves it to what is remembered."""

    chart: str | None = None
    """The chart's id, of one that there is."""
    scenario: str | None = None
    """The id of an example on that chart."""
    wording: Wording | None = None
    theme: ThemeName | None = None
    is_asked: bool = False
    """Was it asked for by `show`? Then nothing else comes first: no tour."""
