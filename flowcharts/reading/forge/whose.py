"""Whose an SVar’s object is, or who does it, as its parameters say."""

from flowcharts.reading.forge.chain import ChainLink
from flowcharts.reading.forge.script import Record
from flowcharts.reading.owner import Party

_YOURS = ("youctrl", "youown", "your")
_THEIRS = ("oppctrl", "youdontctrl", "oppown", "opponent", "defending")


def side_of(link: ChainLink, by: str, record: Record) -> Party:
    """Of *link*, which the trigger of *record* executes; *by* is how its kind tells it."""
    for name in ("ValidTgts", "ValidCards", "ValidPlayers", "ChangeType", "SacValid"):
        if (by == "object" and name == "SacValid") or (by == "player" and name == "ChangeType"):
            continue
        value = link.record.value(name)
        if value and (name in ("ValidTgts", "ValidPlayers") or by != "player"):
            return _of_expression(value)
    defined = link.record.value("Defined") or link.record.value("TokenOwner")
    if not defined:
        return Party.YOU
    return _of_defined(defined, record)


def _of_expression(value: str) -> Party:
    small = value.casefold()
    parts = small.split(",")
    if all(any(word in part for word in _THEIRS) for part in parts):
        return Party.OPPONENT
    if all(part == "you" or any(word in part for word in _YOURS) for part in parts):
        return Party.YOU
    return Party.ANYONE


def _of_defined(value: str, record: Record) -> Party:
    small = value.casefold()
    if small in ("you", "self", "effectsource", "enchanted", "equipped", "imprinted"):
        return Party.YOU
    if small in ("opponent", "player.opponent", "eachopponent") or "defending" in small:
        return Party.OPPONENT
    if small.startswith("targeted"):
        return Party.ANYONE
    if small.startswith(("triggered", "enchanted")):
        return _of_triggered(small, record)
    if small.startswith(("player", "each")):
        return Party.AFFECTED
    return Party.ANYONE


def _of_triggered(small: str, record: Record) -> Party:
    """What triggered it, or its controller: as the line says whose that is."""
    if "target" in small and "opponent" in record.value("ValidTarget").casefold():
        return Party.OPPONENT
    for name in ("ValidCard", "ValidPlayer", "ValidActivatingPlayer", "ValidSource"):
        value = record.value(name)
        if not value:
            continue
        if value.casefold().endswith((".self", ".strictlyself")):
            return Party.YOU if "player" not in small else Party.AFFECTED
        side = _of_expression(value)
        return Party.AFFECTED if side is Party.ANYONE else side
    return Party.AFFECTED
