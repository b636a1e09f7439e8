"""What a source of cards is, and what those of JSON have in common."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from flowcharts.cards.imported_card import ImportedCard
from flowcharts.model.text import Text


class CardInFile(NamedTuple):
    """A card, and how far its file had been read by then."""

    card: ImportedCard
    read: int
    """In bytes."""


class CardSource(NamedTuple):
    """A kind of file that cards are taken in from."""

    id: str
    name: Text
    fits: Callable[[Path], bool]
    """Is what lies there, as it begins, of this kind?"""
    size: Callable[[Path], int]
    """In bytes, how much there is to be read."""
    read: Callable[[Path], Iterator[CardInFile]]
    """The cards, in the same order each time."""


def words(row: Mapping[str, Any], key: str) -> str:
    """The words of *row* there; none where it has no words."""
    said = row.get(key)
    return said.strip() if isinstance(said, str) else ""


def tables(row: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """The tables in the list of *row* there; none where it has no list."""
    listed = row.get(key)
    return [each for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []


def stats(row: Mapping[str, Any]) -> str:
    """Power and toughness; none where it has no two."""
    power, toughness = words(row, "power"), words(row, "toughness")
    return f"{power}/{toughness}" if power and toughness else ""
