"""The numbers of a graph, without anything that draws them."""

from typing import NamedTuple

from flowcharts.model.text import Text

HEIGHT = 240
"""How high a graph is, in pixels."""


class Bars(NamedTuple):
    """Bars side by side, each of parts one over the other."""

    names: tuple[Text, ...]
    parts: tuple[tuple[Text, str, tuple[int, ...]], ...]
    """The name of a part, its colour in the palette, and how high it is in each bar."""
