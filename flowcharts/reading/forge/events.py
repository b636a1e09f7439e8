"""The kinds of event that a trigger line waits for, as content/reading/events.toml names them."""

from collections.abc import Callable

from flowcharts.reading.forge.script import Record
from flowcharts.reading.forge.vocabulary import modes, spelled

_STEPS = {
    "upkeep": "upkeep",
    "draw": "draw-step",
    "untap": "untap-step",
    "begincombat": "combat",
    "declare attackers": "combat",
    "declare blockers": "combat",
    "endcombat": "end-of-combat",
    "end of turn": "end-step",
    "cleanup": "cleanup",
    "main1": "main-phase",
    "main2": "main-phase",
    "main": "main-phase",
}
_OWN = ("Self", "AttachedBy", "EnchantedBy", "EquippedBy")
_NAMED_STEPS = {"PreCombatMain": "main-phase", "FirstUpkeep": "upkeep"}
_GOES = {"battlefield": "enters", "exile": "exiled", "hand": "to-hand"}


def events_of(record: Record) -> tuple[str, ...]:
    """The kinds, each once; nothing where its mode is not known."""
    mode = spelled("mode").get(record.value("Mode").casefold(), "")
    if not mode:
        return ()
    special = _SPECIAL.get(mode)
    return special(record) if special is not None else modes()[mode].events


def _steps(phases: str) -> tuple[str, ...]:
    steps = (each.partition("->")[0].strip().casefold() for each in phases.split(","))
    return tuple(dict.fromkeys(_STEPS[step] for step in steps if step in _STEPS))


def _phase(record: Record) -> tuple[str, ...]:
    for name, step in _NAMED_STEPS.items():
        if record.is_true(name):
            return (step,)
    return _steps(record.value("Phase"))


def _damage(record: Record) -> tuple[str, ...]:
    return ("combat-damage",) if record.is_true("CombatDamage") else ("damage",)


def _blocked(record: Record) -> tuple[str, ...]:
    is_blocker = record.value("ValidBlocker").endswith(_OWN)
    return ("blocks",) if is_blocker else ("becomes-blocked",)


def _moves(record: Record) -> tuple[str, ...]:
    return (_move(record),)


def _move(record: Record) -> str:
    came = record.value("Origin").casefold() or "any"
    to = (record.value("Destination").casefold() or "any").split(",")[0].strip()
    if to == "graveyard":
        return "dies" if came == "battlefield" else "put-into-graveyard"
    if to in _GOES:
        return _GOES[to]
    if came == "battlefield":
        return "leaves"
    return {"graveyard": "leaves-graveyard", "exile": "leaves-exile"}.get(came, "leaves")


_SPECIAL: dict[str, Callable[[Record], tuple[str, ...]]] = {
    "Phase": _phase,
    "ChangesZone": _moves,
    "ChangesZoneAll": _moves,
    "AttackerBlockedByCreature": _blocked,
    **dict.fromkeys(("DamageDone", "DamageDoneOnce", "DamageDealtOnce", "DamageAll"), _damage),
    **dict.fromkeys(
        ("CombatDamageDoneOnce", "DealtCombatDamageOnce"), lambda _: ("combat-damage",)
    ),
}
