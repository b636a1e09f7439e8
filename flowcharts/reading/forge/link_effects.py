"""The effects of an SVar, by the names of content/effects.toml."""

import re
from collections.abc import Mapping

from flowcharts.reading.forge.chain import ChainLink
from flowcharts.reading.forge.script import Record, ScriptFace
from flowcharts.reading.forge.vocabulary import abilities
from flowcharts.reading.forge.whose import side_of
from flowcharts.reading.owner import Party

_MOVES = {
    "battlefield": {
        Party.YOU: "permanent-you",
        Party.OPPONENT: "permanent-opp",
        Party.ANYONE: "permanent-any",
    },
    "hand": {Party.YOU: "hand-you", Party.OPPONENT: "card-to-opps-hand", Party.ANYONE: "hand-you"},
    "exile": {Party.ANYONE: "exile-cards"},
    "library": {Party.ANYONE: "to-library"},
    "graveyard": {Party.ANYONE: "something-seen"},
    "stack": {Party.ANYONE: "something-seen"},
}
"""Where a card goes that was not on the battlefield."""
_LEAVES = {
    "hand": {
        Party.YOU: "return-own-to-hand",
        Party.OPPONENT: "return-theirs",
        Party.ANYONE: "return-any-to-hand",
    },
    "exile": {Party.YOU: "exile-own", Party.OPPONENT: "exile-theirs", Party.ANYONE: "exile-any"},
    "battlefield": {Party.YOU: "return-own", Party.ANYONE: "return-any"},
}
"""Where one goes that was there."""
_AGAINST = re.compile(
    r"can.?t (?:attack|block|be activated|untap)|cantattack|cantblock|doesn.?t untap", re.IGNORECASE
)
_EVADES = re.compile(r"can.?t be blocked|menace|\bunblockable", re.IGNORECASE)
_GOADS = re.compile(r"attacks? (?:each|this)|must (?:attack|be blocked)|blocks each", re.IGNORECASE)
_FORBIDS = re.compile(r"Mode\$ ?(?:Cant|MustAttack|MustBlock|Cant\w+)|can.?t ", re.IGNORECASE)
_PLAYS = re.compile(r"MayPlay|Continuous.*MayPlay", re.IGNORECASE)


def effects_of(link: ChainLink, record: Record, face: ScriptFace) -> tuple[str, ...]:
    """What *link* does, which the trigger of *record* executes; nothing where it does nothing."""
    small = link.api.casefold()
    words = abilities().get(small)
    if words is None:
        return ("something-seen",) if link.api else ()
    side = side_of(link, words.by, record)
    if words.does:
        return _by_side(words.does, side)
    special = _SPECIAL.get(small)
    return special(link, side, face) if special else ()


def _by_side(does: Mapping[Party, str], side: Party) -> tuple[str, ...]:
    found = does.get(side) or does.get(Party.ANYONE) or does.get(Party.YOU)
    return (found,) if found else ()


def _damage(link: ChainLink, side: Party, _face: ScriptFace) -> tuple[str, ...]:
    targets = (link.record.value("ValidTgts") or link.record.value("Defined")).casefold()
    if "any" in targets.split(",") or "player" in targets or not targets:
        return ("life-affected",) if targets.startswith("triggeredplayer") else ("damage-any",)
    if "opponent" in targets or "defending" in targets:
        return ("life-opp",)
    if targets == "you" or targets.endswith(("controller", "owner")):
        return ("life-you",) if targets == "you" else ("life-affected",)
    return ("damage-theirs",) if side is Party.OPPONENT else ("damage-creature",)


def _change_zone(link: ChainLink, side: Party, _face: ScriptFace) -> tuple[str, ...]:
    record = link.record
    to = record.value("Destination").casefold()
    came = record.value("Origin").casefold()
    is_hidden = "library" in came or "hand" in came
    if is_hidden and not (record.value("Defined") or record.value("DefinedPlayer")):
        side = Party.YOU
    if record.value("GainControl") and to == "battlefield":
        side = Party.YOU
    if (
        "library" in came
        and to != "exile"
        and (record.value("ChangeType") or "Hidden" in record.by_name)
    ):
        found = _pick(_MOVES, to, side) if to == "battlefield" else ()
        return ("search-library", *found)
    if came == "stack":
        return ("counter-spell",)
    if "graveyard" in came and to == "exile":
        return ("exile-graveyard",)
    if "battlefield" in came or not came:
        return _pick(_LEAVES, to, side) or _pick(_MOVES, to, side)
    if (
        to == "battlefield"
        and ("graveyard" in came or "exile" in came)
        and not record.value("ChangeType")
    ):
        return ("return-own",) if side is Party.YOU else ("return-any",)
    return _pick(_MOVES, to, side)


def _dig(link: ChainLink, side: Party, _face: ScriptFace) -> tuple[str, ...]:
    """Cards from the top: where they go says more than that they are looked at."""
    record = link.record
    to = record.value("DestinationZone").casefold() or "hand"
    if to == "exile":
        return ("exile-cards",)
    if record.is_true("NoMove"):
        return ("look",)
    if to == "battlefield":
        return ("permanent-you",)
    if to == "graveyard":
        return _pick(_MILLED, "graveyard", side)
    return ("look", "draw-you") if to == "hand" else ("look",)


_MILLED = {
    "graveyard": {Party.YOU: "mill-you", Party.OPPONENT: "mill-opp", Party.ANYONE: "mill-any"}
}


def _pick(table: dict[str, dict[Party, str]], to: str, side: Party) -> tuple[str, ...]:
    row = table.get(to.partition(",")[0], {})
    found = row.get(side) or row.get(Party.ANYONE)
    return (found,) if found else ()


def _put_counter(link: ChainLink, side: Party, _face: ScriptFace) -> tuple[str, ...]:
    kind = link.record.value("CounterType").casefold()
    defined = link.record.value("Defined").casefold()
    if kind == "energy":
        return ("energy-you",)
    if kind == "lore":
        return ("lore-counter",)
    if kind in ("poison", "rad", "experience") or defined in ("you", "opponent", "player"):
        return ("counter-player",)
    is_bad = kind.startswith("m") and kind[1:2].isdigit()
    if side is Party.YOU:
        return ("counter-against-you",) if is_bad else ("counter-yours",)
    if is_bad and side is Party.OPPONENT:
        return ("counter-theirs",)
    return ("counter-any",)


def _pump(link: ChainLink, side: Party, _face: ScriptFace) -> tuple[str, ...]:
    record = link.record
    keyword = record.value("KW")
    if not any(record.value(name) for name in ("KW", "NumAtt", "NumDef")):
        return ()
    if _AGAINST.search(keyword):
        return {Party.YOU: ("forbid-you",), Party.OPPONENT: ("forbid-theirs",)}.get(
            side, ("rules-changed",)
        )
    if _GOADS.search(keyword):
        return ("must-attack",)
    found = ["rules-changed"] if _EVADES.search(keyword) else []
    size = record.value("NumAtt") + record.value("NumDef")
    if "-" in size and "+" not in size:
        weaker = {Party.YOU: "shrink-own", Party.OPPONENT: "shrink-theirs"}
        found.append(weaker.get(side, "bonus-any"))
    elif side is Party.YOU:
        found.append("bonus-yours")
    elif size:
        found.append("bonus-any")
    else:
        found.append("ability-any")
    return tuple(found)


def _effect(link: ChainLink, _side: Party, face: ScriptFace) -> tuple[str, ...]:
    names = link.record.value("StaticAbilities") + "," + link.record.value("ReplacementEffects")
    said = " ".join(
        " ".join(f"{p.name}$ {p.value}" for p in found.parameters)
        for name in names.split(",")
        if (found := face.svars.get(name.strip().casefold())) is not None
    )
    if _PLAYS.search(said):
        return ("play-later",)
    if _FORBIDS.search(said):
        return ("rules-changed",)
    if link.record.value("Triggers"):
        return ("creates-delayed",)
    return ("something-unseen",)


_SPECIAL = {
    "dig": _dig,
    "digmultiple": _dig,
    "dealdamage": _damage,
    "changezone": _change_zone,
    "changezoneall": _change_zone,
    "putcounter": _put_counter,
    "putcounterall": _put_counter,
    "pump": _pump,
    "pumpall": _pump,
    "effect": _effect,
}
