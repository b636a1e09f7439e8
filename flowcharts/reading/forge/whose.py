"""Whose an SVar’s object is, or who does it, as its parameters say."""

from enum import StrEnum

from flowcharts.reading.forge.chain import ChainLink
from flowcharts.reading.forge.script import Record


class Side(StrEnum):
    """Of whom the card’s controller thinks."""

    YOU = "you"
    OPPONENT = "opponent"
    AFFECTED = "affected"
    """Whoever the ability triggered for."""
    ANYONE = "anyone"


_YOURS = ("youctrl", "youown", "your")
_THEIRS = ("oppctrl", "youdontctrl", "oppown", "opponent", "defending")


def side_of(link: ChainLink, by: str, record: Record) -> Side:
    """Of *link*, which the trigger of *record* executes; *by* is how its kind tells it."""
    for name in ("ValidTgts", "ValidCards", "ValidPlayers", "ChangeType", "SacValid"):
        if (by == "object" and name == "SacValid") or (by == "player" and name == "ChangeType"):
            continue
        value = link.record.value(name)
        if value and (name in ("ValidTgts", "ValidPlayers") or by != "player"):
            return _of_expression(value)
    defined = link.record.value("Defined") or link.record.value("TokenOwner")
    if not defined:
        return Side.YOU
    return _of_defined(defined, record)


def _of_expression(value: str) -> Side:
    small = value.casefold()
    parts = small.split(",")
    if all(any(word in part for word in _THEIRS) for part in parts):
        return Side.OPPONENT
    if all(part == "you" or any(word in part for word in _YOURS) for part in parts):
        return Side.YOU
    return Side.ANYONE


def _of_defined(value: str, record: Record) -> Side:
    small = value.casefold()
    if small in ("you", "self", "effectsource", "enchanted", "equipped", "imprinted"):
        return Side.YOU
    if small in ("opponent", "player.opponent", "eachopponent") or "defending" in small:
        return Side.OPPONENT
    if small.startswith("targeted"):
        return Side.ANYONE
    if small.startswith(("triggered", "enchanted")):
        return _of_triggered(small, record)
    if small.startswith(("player", "each")):
        return Side.AFFECTED
    return Side.ANYONE


def _of_triggered(small: str, record: Record) -> Side:
    """What triggered it, or its controller: as the line says whose that is."""
    if "target" in small and "opponent" in record.value("ValidTarget").casefold():
        return Side.OPPONENT
    for name in ("ValidCard", "ValidPlayer", "ValidActivatingPlayer", "ValidSource"):
        value = record.value(name)
        if not value:
            continue
        if value.casefold().endswith((".self", ".strictlyself")):
            return Side.YOU if "player" not in small else Side.AFFECTED
        side = _of_expression(value)
        return Side.AFFECTED if side is Side.ANYONE else side
    return Side.AFFECTED
