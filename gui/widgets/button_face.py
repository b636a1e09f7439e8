"""What a button of the panels shows, and what kind of button it is."""

from enum import Enum, auto
from typing import NamedTuple

from flowcharts.model.text import Text
from gui.text.text_style import Tone


class Manner(Enum):
    """What kind of button it is."""

    ANSWER = auto()
    """Large and in the middle: an answer to the question."""
    ROW = auto()
    """A row of a list."""
    STEP = auto()
    """A row of a list that is read more than clicked: words alone while at rest."""
    QUIET = auto()
    """Words alone, until the mouse or the keyboard comes to it."""
    FOLD = auto()
    """The title of a fold: quiet, with room for the ring of the focus before its sign."""
    CHIP = auto()
    """Small and round."""


class State(Enum):
    """How a button stands."""

    REST = auto()
    CHOSEN = auto()
    """The one that is right, or that was taken: filled."""
    NEXT = auto()
    """The one thing to do next: filled, too."""
    WRONG = auto()
    """The one that was tried and is not right."""


class ButtonFace(NamedTuple):
    """What a button shows."""

    title: Text
    detail: Text | None = None
    sign: str = ""
    """A mark before the words: ✓, ×, a number."""
    key: str = ""
    """The key that does the same."""
    state: State = State.REST
    is_enabled: bool = True


class Measures(NamedTuple):
    """Paddings and the least height of a manner, in sizes of the text."""

    beside: float
    above: float
    least: float
    tone: Tone


MEASURES = {
    Manner.ANSWER: Measures(0.8, 0.4, 2.6, Tone.RIGHT),
    Manner.ROW: Measures(0.7, 0.4, 2.0, Tone.BODY),
    Manner.STEP: Measures(0.6, 0.25, 1.85, Tone.BODY),
    Manner.QUIET: Measures(0.2, 0.2, 1.85, Tone.STRONG),
    Manner.FOLD: Measures(0.55, 0.2, 1.85, Tone.STRONG),
    Manner.CHIP: Measures(0.8, 0.2, 1.85, Tone.SOFT),
}
