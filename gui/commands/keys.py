"""Keys and what they mean: keyboard and clicker, in one table. Knows no widget."""

from enum import Enum, auto
from typing import NamedTuple
from unicodedata import normalize

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class Intent(Enum):
    """What a key asks for."""

    YES = auto()
    NO = auto()
    EXIT = auto()
    """The exit of that number, counted from the left."""
    MARK_LEFT = auto()
    MARK_RIGHT = auto()
    TAKE = auto()
    """Take the marked exit."""
    DOWN = auto()
    """Take the marked exit, or else go forward."""
    BACK = auto()
    CLICKER_NEXT = auto()
    CLICKER_PREVIOUS = auto()
    CLICKER_BLANK = auto()
    NEXT_STEP = auto()
    OPEN = auto()
    """Walk the question in the chart that answers it."""
    START_OVER = auto()
    ESCAPE = auto()
    LANGUAGE = auto()
    FIT = auto()
    ZOOM_TO_STEP = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    TURN_GROUP = auto()
    """Open or close the marked group of the chart."""
    PATH_ALONE = auto()
    NOTHING = auto()
    """A key that must do nothing: F5 of a clicker's start button."""


class Wish(NamedTuple):
    """What a key press asks for."""

    intent: Intent
    number: int = 0
    """For EXIT: which one, from 1."""
    on_chart_only: bool = False
    """Does a list or a button have its own use for the key?"""


_CLICKER = {
    Qt.Key.Key_PageDown: Intent.CLICKER_NEXT,
    Qt.Key.Key_PageUp: Intent.CLICKER_PREVIOUS,
    Qt.Key.Key_F5: Intent.NOTHING,
    Qt.Key.Key_Escape: Intent.ESCAPE,
}
_BLANK = frozenset(".bB:;/。・")
"""What a clicker's blank key types, on the keyboard layouts it has been seen with."""

_LETTERS = {
    "y": Intent.YES,
    "n": Intent.NO,
    "o": Intent.OPEN,
    "r": Intent.START_OVER,
    "l": Intent.LANGUAGE,
    "f": Intent.FIT,
    "z": Intent.ZOOM_TO_STEP,
    "g": Intent.TURN_GROUP,
    "p": Intent.PATH_ALONE,
    "+": Intent.ZOOM_IN,
    "=": Intent.ZOOM_IN,
    "-": Intent.ZOOM_OUT,
}
_ON_CHART = {
    Qt.Key.Key_Left: Intent.MARK_LEFT,
    Qt.Key.Key_Right: Intent.MARK_RIGHT,
    Qt.Key.Key_Down: Intent.DOWN,
    Qt.Key.Key_Up: Intent.BACK,
    Qt.Key.Key_Return: Intent.TAKE,
    Qt.Key.Key_Enter: Intent.TAKE,
    Qt.Key.Key_Space: Intent.NEXT_STEP,
}


def wish_of(event: QKeyEvent) -> Wish | None:
    """What the key press asks for; None for a key that is not the window's."""
    key = Qt.Key(event.key())
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    )
    if held != Qt.KeyboardModifier.NoModifier:
        return None
    if key in _CLICKER:
        return Wish(_CLICKER[key])
    if key in _ON_CHART:
        return Wish(_ON_CHART[key], on_chart_only=True)
    if key == Qt.Key.Key_Backspace:
        return Wish(Intent.BACK)
    return _typed(event.text())


def _typed(typed: str) -> Wish | None:
    # A Japanese keyboard may type full-width letters and digits: ｙ and １ count as y and 1.
    letter = normalize("NFKC", typed)
    if letter in _BLANK:
        return Wish(Intent.CLICKER_BLANK)
    if letter.isdecimal() and letter != "0":
        return Wish(Intent.EXIT, number=int(letter))
    intent = _LETTERS.get(letter.casefold())
    return None if intent is None else Wish(intent)
