"""The names of keys: of the one just pressed, in words, and as short as a button shows them."""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent

from flowcharts.model.text import Text

_NAMED = {
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Enter: "Return",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_PageDown: "PgDown",
    Qt.Key.Key_PageUp: "PgUp",
    Qt.Key.Key_End: "End",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_F5: "Start",  # the start button of a clicker
}
_IN_WORDS = {
    "Left": Text("←", "←"),
    "Right": Text("→", "→"),
    "Up": Text("↑", "↑"),
    "Down": Text("↓", "↓"),
    "Return": Text("Enter", "Enter"),
    "Space": Text("Space", "スペース"),
    "PgDown": Text("Page Down", "Page Down"),
    "PgUp": Text("Page Up", "Page Up"),
    "-": Text("−", "−"),
}
BETWEEN_KEYS = " · "
"""A comma would look like one of them."""
_ON_BUTTON = {"Backspace": Text("⌫", "⌫")}

_FIRST_UNPRINTED = Qt.Key.Key_Escape.value
"""Keys before this one are called by the sign that they type."""
OF_CONTROLS = frozenset({"Left", "Right", "Up", "Down", "Return", "Space"})
"""Keys for which lists and buttons have a use of their own."""


def key_name(event: QKeyEvent) -> str:
    """The key that was pressed; empty where Ctrl or Alt is held, for that is a shortcut.

    What types a sign is named by it, as it is on every keyboard: a Japanese one may type
    full-width letters and digits, and ｙ and １ count as Y and 1.
    """
    from unicodedata import normalize  # the chart comes first

    held = event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    )
    if held != Qt.KeyboardModifier.NoModifier:
        return ""
    return _NAMED.get(Qt.Key(event.key())) or normalize("NFKC", event.text()).upper()


def shortcut_name(event: QKeyEvent) -> str:
    """The key with what is held for it, as commands name shortcuts: Ctrl+N."""
    from PySide6.QtGui import QKeySequence  # asked for in a room alone

    key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if key < _FIRST_UNPRINTED and not chr(key).isalpha():
        held &= ~Qt.KeyboardModifier.ShiftModifier  # it is held to type the sign
    return QKeySequence(QKeyCombination(held, Qt.Key(key))).toString()


def is_shortcut(key: str) -> bool:
    """Is it heard wherever the focus is? Then Qt listens for it."""
    bare = key.removeprefix("Shift+")
    return key.startswith("Ctrl+") or (bare.startswith("F") and bare[1:].isdecimal())


def key_in_words(key: str) -> Text:
    """The key as people call it."""
    return _IN_WORDS.get(key) or Text(key, key)


def key_on_button(key: str) -> Text:
    """The key as a button shows it, beside its words."""
    return _ON_BUTTON.get(key) or key_in_words(key)


def keys_in_words(keys: Sequence[str]) -> Text:
    """All *keys*; of digits that follow each other the first and the last."""
    said: list[Text] = []
    for are_digits, run in groupby(keys, key=str.isdecimal):
        named = [key_in_words(key) for key in run]
        if are_digits:
            named = [Text(f"{named[0].en} – {named[-1].en}", f"{named[0].ja} – {named[-1].ja}")]
        said += named
    return Text(BETWEEN_KEYS, BETWEEN_KEYS).join(said)
