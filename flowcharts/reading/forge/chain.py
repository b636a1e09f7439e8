"""What a trigger line executes: its SVars, followed one after another."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.forge.script import Record, ScriptFace

CYCLE_DEPTH = 25
"""So deep SVars are followed; the deepest of Forge's own chains are shallower than half of it."""
_MOST = 400
"""So many are followed at all, however often they call each other."""
_CHOICES = "choices"
_OF_ABILITIES = frozenset(("charm", "genericchoice", "vote", "assigngroup"))
"""Where `Choices$` names SVars; elsewhere it says what is chosen among."""
_CALLS = re.compile(r"(?:\w*subability|fallbackability|chosenpile|unchosenpile)$", re.IGNORECASE)
_RESULTS = "resultsubabilities"
_OWN_TRIGGER = frozenset(("delayedtrigger", "immediatetrigger"))
_KINDS = ("DB", "AB", "SP", "ST")


class ChainLink(NamedTuple):
    """An SVar that is executed."""

    record: Record
    via: str
    """The parameter that names it."""

    @property
    def api(self) -> str:
        """What it does, by Forge's name."""
        first = self.record.parameters[0]
        return first.value if first.name in _KINDS else ""

    @property
    def is_choice(self) -> bool:
        """Is it one of several to choose from?"""
        return self.via == "Choices"


class Execution(NamedTuple):
    """All that one trigger does, and which other triggers it makes."""

    record: Record
    """The line of the trigger."""
    face: ScriptFace
    links: tuple[ChainLink, ...] = ()
    made: tuple[ChainLink, ...] = ()
    """Those among the links that make a trigger of their own."""
    missing: tuple[tuple[str, str], ...] = ()
    """Names of SVars that are not there, each with the parameter that names it."""
    repeated: tuple[str, ...] = ()
    """Names at which the chain comes back to itself."""
    is_cut: bool = False
    """Was it too long to be followed to its end?"""


class _Search:
    """What was found so far."""

    def __init__(self, face: ScriptFace) -> None:
        self._face = face
        self.links: list[ChainLink] = []
        self.missing: dict[tuple[str, str], None] = {}
        self.repeated: dict[str, None] = {}
        self.is_cut = False

    def follow(self, name: str, via: str, above: tuple[str, ...]) -> None:
        key = name.casefold()
        record = self._face.svars.get(key)
        if record is None or not record.parameters:
            self.missing[name, via] = None
        elif key in above:
            self.repeated[name] = None
        elif len(above) >= CYCLE_DEPTH or len(self.links) >= _MOST:
            self.is_cut = True
        else:
            link = ChainLink(record, via)
            self.links.append(link)
            for called, by in _called(link):
                self.follow(called, by, (*above, key))


def execution(record: Record, face: ScriptFace) -> Execution:
    """What the trigger of *record* executes, as the SVars of *face* say."""
    search = _Search(face)
    name = record.value("Execute")
    if name:
        search.follow(name, "Execute", ())
    links = tuple(search.links)
    made = tuple(link for link in links if link.api.casefold() in _OWN_TRIGGER)
    return Execution(
        *(record, face, links, made),
        *(tuple(search.missing), tuple(search.repeated), search.is_cut),
    )


def _called(link: ChainLink) -> Iterator[tuple[str, str]]:
    """The SVars that it calls as part of the same ability, each with the parameter that does."""
    makes_trigger = link.api.casefold() in _OWN_TRIGGER
    for parameter in link.record.parameters:
        small = parameter.name.casefold()
        if small == _CHOICES:
            if link.api.casefold() not in _OF_ABILITIES:
                continue
            yield from ((name, "Choices") for name in _names(parameter.value, ","))
        elif small == _RESULTS:
            for each in _names(parameter.value, ","):
                yield each.rpartition(":")[2].strip(), parameter.name
        elif _CALLS.match(small) and not (makes_trigger and small == "execute"):
            yield from ((name, parameter.name) for name in _names(parameter.value, ","))


def _names(value: str, between: str) -> Iterator[str]:
    yield from (name for name in map(str.strip, value.split(between)) if name)
