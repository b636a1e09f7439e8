"""What the words of a script mean, as content/reading/forge.toml tells them."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal, NamedTuple

from flowcharts.cases.effects import EffectName
from flowcharts.codec.shipped import shipped_rows, shipped_table
from flowcharts.codec.tables import text
from flowcharts.model.text import Text
from flowcharts.reading.owner import Party
from flowcharts.traits import IdWord, OneOf, SomeWords

_SOURCE = "reading/forge"


class TriggerMode(NamedTuple):
    """What a trigger line can wait for."""

    about: Text
    """Completes “It triggers when …”."""
    events: tuple[IdWord, ...] = ()
    """The kinds of event; where nothing is said, its parameters tell."""
    renamed: SomeWords = ""
    """The mode that is read in its place today."""
    is_gone: bool = False
    """Does the newest code read it no more?"""


class ParameterForm(NamedTuple):
    """What a parameter is about."""

    about: Text
    form: Literal["objects", "zones", "steps", "truth", "comparison", "name", "text", "plain"]
    """How its value is told."""
    renamed: SomeWords = ""
    """What is written in its place today."""


class ValueMeaning(NamedTuple):
    """What a word of a value means."""

    about: Text


@cache
def modes() -> dict[str, TriggerMode]:
    """By name, as the newest code spells them, the old ones too."""
    return shipped_rows(TriggerMode, _SOURCE, "mode")


@cache
def parameters() -> dict[str, ParameterForm]:
    """By name."""
    return shipped_rows(ParameterForm, _SOURCE, "parameter")


@cache
def value_words() -> dict[str, Text]:
    """What words of values mean; by name, a space as “_”."""
    rows = shipped_rows(ValueMeaning, _SOURCE, "value")
    return {name: row.about for name, row in rows.items()}


@cache
def spelled(kind: str) -> dict[str, str]:
    """The modes, or the parameters, as they are spelled; by their small letters."""
    known = modes() if kind == "mode" else parameters()
    return {name.casefold(): name for name in known}


class AbilityWords(NamedTuple):
    """What an ability of a script does."""

    about: Text
    by: Annotated[str, OneOf("player", "object", "all")] = ""
    """What says whose it is."""
    does: Mapping[Party, EffectName] = MappingProxyType({})
    """Its effect, by whose it is; where nothing is said, its parameters tell, or it does nothing
    that counts."""
    has_choice: bool = False
    """Does somebody choose as it resolves?"""


@cache
def abilities() -> dict[str, AbilityWords]:
    """By Forge’s name, in small letters."""
    rows = shipped_rows(AbilityWords, _SOURCE, "api")
    return {name.casefold(): row for name, row in rows.items()}


@cache
def reason(name: str) -> Text:
    """Why a fact is as it was read."""
    return text(shipped_table(_SOURCE)["reason"][name])
