"""What a button of the panels shows, and what kind of button it is."""

from enum import Enum, auto
from typing import NamedTuple

from flowcharts.model.text import Text
from gui.text.passage import WordMark
from gui.text.text_style import Tone


class ButtonKind(Enum):
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


class ButtonState(Enum):
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
    mark: WordMark | None = None
    """The look of words elsewhere that it is about: in place of a sign it has their letter."""
    key: str = ""
    """The key that does the same."""
    state: ButtonState = ButtonState.REST
    is_enabled: bool = True


class ButtonMeasures(NamedTuple):
    """Paddings and the least height of a manner, in sizes of the text."""

    beside: float
    above: float
    least: float
    tone: Tone


MEASURES = {
    ButtonKind.ANSWER: ButtonMeasures(0.8, 0.4, 2.6, Tone.RIGHT),
    ButtonKind.ROW: ButtonMeasures(0.7, 0.4, 2.0, Tone.BODY),
    ButtonKind.STEP: ButtonMeasures(0.6, 0.25, 1.85, Tone.BODY),
    ButtonKind.QUIET: ButtonMeasures(0.2, 0.2, 1.85, Tone.STRONG),
    ButtonKind.FOLD: ButtonMeasures(0.55, 0.2, 1.85, Tone.STRONG),
    ButtonKind.CHIP: ButtonMeasures(0.8, 0.2, 1.85, Tone.SOFT),
}
