"""The kinds of event that a trigger line waits for, as content/reading/events.toml names them."""

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
    "cleanup": "end-step",
    "main1": "main-phase",
    "main2": "main-phase",
    "main": "main-phase",
}
_GOES = {"battlefield": "enters", "exile": "exiled", "hand": "to-hand"}
_CREATURES = ("creature", "planeswalker")


def events_of(record: Record) -> tuple[str, ...]:
    """The kinds, each once; nothing where its mode is not known."""
    mode = spelled("mode").get(record.value("Mode").casefold(), "")
    match mode:
        case "Phase":
            return _steps(record.value("Phase"))
        case "ChangesZone" | "ChangesZoneAll":
            return (_move(record),)
        case "DamageDone" | "DamageDoneOnce" | "DamageDealtOnce" | "DamageAll":
            return ("combat-damage",) if record.is_true("CombatDamage") else ("damage",)
        case "CombatDamageDoneOnce" | "DealtCombatDamageOnce":
            return ("combat-damage",)
        case "":
            return ()
        case _:
            return modes()[mode].events


def _steps(phases: str) -> tuple[str, ...]:
    steps = (each.partition("->")[0].strip().casefold() for each in phases.split(","))
    return tuple(dict.fromkeys(_STEPS[step] for step in steps if step in _STEPS))


def _move(record: Record) -> str:
    came = record.value("Origin").casefold() or "any"
    to = (record.value("Destination").casefold() or "any").split(",")[0].strip()
    if to == "graveyard" and came == "battlefield":
        valid = (record.value("ValidCard") or record.value("ValidCards")).casefold()
        return "dies" if _is_of_creatures(valid) else "put-into-graveyard"
    if to == "graveyard":
        return "put-into-graveyard"
    if to in _GOES:
        return _GOES[to]
    if came == "battlefield":
        return "leaves"
    return {"graveyard": "leaves-graveyard", "exile": "leaves-exile"}.get(came, "leaves")


def _is_of_creatures(valid: str) -> bool:
    return "self" in valid or any(word in valid for word in _CREATURES)
