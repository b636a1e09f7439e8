"""The formats of what the rules over facts are told with: kinds of effect, mistaken ideas."""

from typing import Annotated, Literal

from pydantic import Field  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.schema.parts import Id, TableForm, TextForm

EFFECT_FORM = r"^[a-z0-9]+([-+][a-z0-9]+)*$"
EffectName = Annotated[str, Field(pattern=EFFECT_FORM)]


class EffectTable(TableForm):
    """A kind of effect, and what it means for the rules."""

    about: TextForm
    """What it does, after “…:” in a list."""
    is_seen: bool | None = None
    """Does it change at once what all can see? It does, unless this says false."""
    is_lapsing: bool | None = None
    """Is it on the list of lapsing effects, as told for April 2012?"""
    forbids: bool | None = None
    """Does it make an action illegal?"""
    is_life: bool | None = None
    """Does it change a life total?"""
    is_size_or_ability: bool | None = None
    """Does it change what a permanent is, while nothing on the table shows that?"""
    is_taken_for_seen: bool | None = None
    """Does the card speak of it as if it could be seen?"""
    is_price: bool | None = None
    """Is it what players pay for something else?"""


class EffectsFile(TableForm):
    """What abilities do."""

    effect: dict[EffectName, EffectTable]


class IdeaTable(TableForm):
    """A mistaken idea that people go by."""

    about: Id
    """The rule of a decision that it is taken for, as a chart’s `decides` names it."""
    answers: Literal["yes", "no"] | None = None
    """What who holds it answers there, whatever the case."""
    rule: Id | None = None
    """Or the wrong rule over facts that they go by, as `main.py check` knows it."""
    words: TextForm
    """The idea, as who holds it would say it."""
    why: TextForm
    """Why it is wrong."""


class IdeasFile(TableForm):
    """The mistaken ideas."""

    idea: dict[Id, IdeaTable]
