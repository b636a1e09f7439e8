"""Which cases a doubt is about, where it is not about all that are asked a decision."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, NamedTuple

from flowcharts.traits import IdWord, Named


class DoubtAbout(NamedTuple):
    """The cases that a doubt is about, where it is not about all that are asked."""

    answers: tuple[IdWord, ...] = ()
    """Those that are answered so …"""
    facts: Annotated[Mapping[IdWord, tuple[IdWord, ...]], Named("fact")] = MappingProxyType({})
    """… and those of which a fact has one of these values."""
