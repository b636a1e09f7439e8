"""What a text is, by how it looks: the text of a card rather than a name, and of which kind."""

import re

from flowcharts.reading.ability_reading import TextKind

_TRIGGERS = re.compile(
    r"\b(?:when|whenever|at the (?:beginning|end))\b|したとき|たび|の開始時|^T:",
    re.IGNORECASE | re.MULTILINE,
)
_JAPANESE = re.compile(r"[ぁ-ヿ一-鿿]")
_FORGE = re.compile(r"^\s*(?:Name:|T:|Mode\$)", re.MULTILINE)


def tells_of_trigger(text: str) -> bool:
    """Does a text have the words that a triggered ability begins with?"""
    return _TRIGGERS.search(text) is not None


def is_card_text(given: str) -> bool:
    """Is it the text of an ability rather than a name?"""
    is_sentence = len(given) > _SHORTEST and tells_of_trigger(given)
    return is_sentence or "\n" in given.strip()


_SHORTEST = 12
"""No ability has fewer letters; “When …” may begin a name."""


def kind_of(text: str) -> TextKind:
    """What a text is written in."""
    if _FORGE.search(text):
        return TextKind.FORGE
    return TextKind.JAPANESE if is_japanese(text) else TextKind.ORACLE


def is_japanese(text: str) -> bool:
    """Does it have Japanese letters?"""
    return _JAPANESE.search(text) is not None
