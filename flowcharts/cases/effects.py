"""The effects of abilities: a closed table of kinds, and what the charts ask of each."""

from typing import Annotated, NamedTuple

from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.text import Text
from flowcharts.traits import WordsLike

EffectName = Annotated[
    str,
    WordsLike(
        r"[a-z0-9]+([-+][a-z0-9]+)*",
        (
            "“{given}” is no name of an effect: write small letters, with hyphens, as life-loss.",
            "「{given}」は効果の名前ではありません。life-loss のような形で書きます。",
        ),
    ),
]


class Effect(NamedTuple):
    """A kind of effect, and what it means for the rules."""

    about: Text
    """What it does, after “…:” in a list."""
    is_seen: bool = True
    """Does it change at once what all can see? It does, unless this says false."""
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


EFFECTS = shipped_rows(Effect, "effects", "effect")
"""By name, as content/effects.toml tells them."""
