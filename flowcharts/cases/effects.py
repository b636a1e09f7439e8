"""The effects of abilities: a closed table of kinds, and what the charts ask of each."""

from typing import NamedTuple

from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table, optional_text, text
from flowcharts.model.text import Text


class Effect(NamedTuple):
    """A kind of effect."""

    about: Text
    is_seen: bool = True
    """Does it change at once what all can see?"""
    is_lapsing: bool = False
    """Is it on the list of lapsing effects, as told for April 2012?"""
    forbids: bool = False
    """Does it make an action illegal?"""
    is_life: bool = False
    """Does it change a life total?"""
    is_size_or_ability: bool = False
    """Does it change what a permanent is, while nothing on the table shows that?"""
    is_taken_for_seen: bool = False
    """Does the card speak of it as if it could be seen?"""
    is_price: bool = False
    """Is it what players pay for something else?"""
    is_neutral: bool = False
    """Is no more said than if it is seen, or forbids something? The rest is then unknown."""
    may_find_nothing: bool = False
    """Does it need something on the table, or in a hand, that may not be there?"""
    note: Text | None = None
    """Where no source names it: what of this is our reading."""


_WORDS = ("about", "note")


def _effect(_name: str, row: Table) -> Effect:
    traits = {key.replace("-", "_"): value for key, value in row.items() if key not in _WORDS}
    return Effect(text(row["about"]), note=optional_text(row.get("note")), **traits)


EFFECTS = read_rows(shipped_table("effects").get("effect", {}), _effect)
"""By name, as content/effects.toml tells them."""
