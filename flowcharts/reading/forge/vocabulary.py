"""What the words of a script mean, as content/reading/forge.toml tells them."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table, text
from flowcharts.model.text import Text


class TriggerMode(NamedTuple):
    """What a trigger line can wait for."""

    about: Text
    """It triggers when this is so."""
    events: tuple[str, ...] = ()
    """The kinds of event; none where the parameters say them."""
    renamed: str = ""
    """What is read in its place today; empty where it is read itself."""
    is_gone: bool = False


class ParameterForm(NamedTuple):
    """What a parameter is about, and how its value is told."""

    about: Text
    form: str
    renamed: str = ""
    """What is written in its place today; empty where it is written itself."""


@cache
def modes() -> dict[str, TriggerMode]:
    """By name, as the newest code spells them, the old ones too."""
    return read_rows(shipped_table("reading/forge").get("mode", {}), _mode)


def _mode(_name: str, row: Table) -> TriggerMode:
    return TriggerMode(
        text(row["about"]),
        tuple(row.get("events", ())),
        row.get("renamed", ""),
        bool(row.get("is-gone", False)),
    )


@cache
def parameters() -> dict[str, ParameterForm]:
    """By name."""
    return read_rows(shipped_table("reading/forge").get("parameter", {}), _parameter)


def _parameter(_name: str, row: Table) -> ParameterForm:
    return ParameterForm(text(row["about"]), row["form"], row.get("renamed", ""))


@cache
def value_words() -> dict[str, Text]:
    """What words of values mean; by name, a space as “_”."""
    rows = shipped_table("reading/forge").get("value", {})
    return read_rows(rows, lambda _name, row: text(row["about"]))


@cache
def spelled(kind: str) -> dict[str, str]:
    """The modes, or the parameters, as they are spelled; by their small letters."""
    known = modes() if kind == "mode" else parameters()
    return {name.casefold(): name for name in known}


class AbilityWords(NamedTuple):
    """What an SVar of a kind does."""

    about: Text
    by: str = ""
    """How its doer, or its object, is told: player, object, all."""
    does: Mapping[str, str] = {}
    """Its effect, by whose it is; nothing where its parameters tell."""
    has_choice: bool = False
    """Does somebody choose as it resolves?"""


@cache
def abilities() -> dict[str, AbilityWords]:
    """By Forge’s name, in small letters."""
    rows = read_rows(shipped_table("reading/forge").get("api", {}), _ability)
    return {name.casefold(): row for name, row in rows.items()}


def _ability(_name: str, row: Table) -> AbilityWords:
    return AbilityWords(
        text(row["about"]), row.get("by", ""), row.get("does", {}), row.get("has-choice", False)
    )


@cache
def reason(name: str) -> Text:
    """Why a fact is as it was read."""
    return text(shipped_table("reading/forge")["reason"][name])
