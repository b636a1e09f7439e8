"""How well card texts are read: `python -m benchmarks.reading` compares with labelled corpora.

The corpora lie in the folder that TRAINER_CORPORA names; they are no part of the project. A third
of the cards, drawn by their names, is kept aside: `--aside` tells only how many of those agree.
Each figure stands under the truth that it has: scripts of Forge, where they and the words do not
part; labels of two readers (`benchmarks/labelled.py`); what judges have published. The scripts tell
`forbids` otherwise: they count permissions, extra turns and steps, and leave out “can’t block”,
“doesn’t untap”, “attacks if able” and “assigns no combat damage”. They take every search for a
choice, that for one named card as well, and they tell no option of “learn”, all of which may be
left (Comprehensive Rules, Learn).
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.labelled import (
    DRAWS,
    drawn,
    given_of,
    judged_compared,
    labelled_compared,
    paragraphs_of,
)
from benchmarks.other_texts import OTHERS, Compared, is_aside, is_optional, rows_of
from flowcharts.cases.effects import EFFECTS
from flowcharts.reading.ability_reading import AbilityReading, GivenText
from flowcharts.reading.oracle import read_oracle

CORPORA = "TRAINER_CORPORA"
_Row = dict[str, Any]
_ON_THE_TABLE = frozenset(("damage-creature", "damage-theirs", "fight", "damage-creature-dies"))
"""The labels call damage to creatures seen; our table leaves it until something dies."""
_NO_CHOICE = frozenset(("Optional", "UnlessCost", "Chooser", "Attach"))
"""What the labels call a choice on resolution: the option itself, or by whom it is made."""


def forge_rows(folder: Path) -> list[_Row]:
    """The records that are meant to be compared: no bookkeeping, nothing said twice."""
    return [
        row
        for row in rows_of(folder / "forge_triggers.jsonl.gz")
        if row["kind"] == "T"
        and not (row["static"] or row["secondary"])
        and row["description"]
        and not row["text_labels"]["ability_placeholder"]
    ]


def first_of(row: _Row) -> AbilityReading | None:
    """The ability that the row is about: the first that its text has."""
    reading = read_oracle(GivenText(row["description"], row["card"], row["types"]))
    return reading.abilities[0] if reading.abilities else None


def compared(row: _Row) -> Iterator[Compared]:
    """The facts of the row that both the script and the text stand for."""
    text = row["description"]
    whole = read_oracle(GivenText(text, row["card"], row["types"])).abilities
    if not whole:
        yield Compared("found", text, "yes", "no")
        return
    for fact, labelled, read in _facts(row, whole):
        yield Compared(fact, f"{row['card']}: {text}", labelled, read)


def _facts(row: _Row, whole: tuple[AbilityReading, ...]) -> Iterator[tuple[str, str, str]]:
    labels, texts, first = row["labels"], row["text_labels"], whole[0]
    value = {name: fact.value for name, fact in first.facts.items()}
    yield "found", "yes", "yes"
    if labels["optional"] == texts["may"]:
        yield "optional", _yes(labels["optional"]), _yes(is_optional(first, texts))
    if labels["unless_cost"] == texts["unless"]:
        yield (
            "unless",
            _yes(labels["unless_cost"]),
            _yes(value["option"] in ("unless", "may-unless")),
        )
    if labels["targeted"] == texts["target_in_effect"]:
        yield "stack_choice", _stack_choice(labels), str(value["stack_choice"])
    if "new targets" not in row["description"]:  # those the script leaves out
        chosen = set(map(_api, labels["resolution_choice"])) - _NO_CHOICE
        chooses = first.facts["resolution_choice"]
        is_option = [span.of(row["description"]) for span in chooses.words] == ["may"]
        yield "resolution_choice", _yes(chosen), "no" if is_option else str(chooses.value)
    names = value["effects"] if isinstance(value["effects"], tuple) else ()
    if labels["visible"] != "ambiguous" and not labels["delayed_only"]:
        is_seen = any(EFFECTS[name].is_seen or name in _ON_THE_TABLE for name in names)
        yield "seen", labels["visible"], _yes(is_seen)
    forbids = any(EFFECTS[name].forbids for name in names)
    yield "forbids", _yes(labels["rules_change"]), _yes(forbids)
    made = [each for each in whole if each.facts["delayed"].value != "none"]
    makes = labels["creates_delayed"] or bool(labels["at_eot"])
    if makes or "Effect" not in row["apis"]:  # which may hold triggers that no label tells
        yield "makes_delayed", _yes(makes), _yes(bool(made))
    has_reflexive = any(each.facts["reflexive"].value == "yes" for each in whole)
    yield "reflexive", _yes(labels["reflexive"]), _yes(has_reflexive)
    if (event := _event(row)) is not None:
        yield "event", event, event if event in first.events else ",".join(first.events)


def _api(reason: str) -> str:
    return reason.partition(":")[0]


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _stack_choice(labels: _Row) -> str:
    if labels["choice_on_stack"]:
        return "other"
    return "target-opponent" if labels["single_opponent_target_only"] else "none"


_MODES = {
    "SpellCast": "casts",
    "SpellCastOrCopy": "casts",
    "SpellAbilityCast": "casts",
    "AbilityCast": "activates",
    "Attacks": "attacks",
    "AttackersDeclared": "attacks",
    "AttackersDeclaredOneTarget": "attacks",
    "AttackerBlocked": "becomes-blocked",
    "AttackerBlockedByCreature": "becomes-blocked",
    "AttackerBlockedOnce": "becomes-blocked",
    "AttackerUnblocked": "unblocked",
    "AttackerUnblockedOnce": "unblocked",
    "Blocks": "blocks",
    "PlanarDice": "rolls",
    "RolledDie": "rolls",
    "RolledDieOnce": "rolls",
    "TurnFaceUp": "turned-face-up",
    "BecomesTarget": "becomes-target",
    "BecomesTargetOnce": "becomes-target",
    "SetInMotion": "sets-in-motion",
    "Discarded": "discards",
    "DiscardedAll": "discards",
    "Cycled": "cycles",
    "Always": "state",
    "LifeGained": "gains-life",
    "LifeLost": "loses-life",
    "PayLife": "loses-life",
    "Drawn": "draws",
    "Taps": "taps",
    "Untaps": "untaps",
    "TapsForMana": "taps-for-mana",
    "Sacrificed": "sacrifices",
    "Mutates": "mutates",
    "Exploited": "exploits",
    "Exerted": "exerts",
    "PlaneswalkedTo": "planeswalks",
    "PlaneswalkedFrom": "planeswalks",
    "LandPlayed": "plays-land",
    "CounterAddedOnce": "counters-put",
    "CounterAdded": "counters-put",
    "CounterAddedAll": "counters-put",
    "CounterPlayerAddedAll": "counters-put",
    "CounterRemoved": "counters-removed",
    "CounterRemovedOnce": "counters-removed",
    "Transformed": "transforms",
    "BecomeMonstrous": "becomes-monstrous",
    "BecomeRenowned": "becomes-renowned",
    "Surveil": "surveils",
    "Scry": "scries",
    "PayCumulativeUpkeep": "cost-paid",
    "PayEcho": "cost-paid",
    "Attached": "becomes-attached",
    "Unattach": "becomes-unattached",
    "DayTimeChanges": "day-changes",
    "FlippedCoin": "flips-coin",
    "NewGame": "game",
    "Shuffled": "shuffles",
    "ExcessDamage": "damage",
    "DamageAll": "damage",
    "DamagePreventedOnce": "damage-prevented",
    "Crewed": "crews",
    "BecomesCrewed": "crews",
    "LosesGame": "loses-game",
    "ChangesController": "control-changes",
    "PhaseIn": "phases-in",
    "PhaseOut": "phases-out",
    "Destroyed": "destroyed",
    "BecomeMonarch": "becomes-monarch",
    "Devoured": "devours",
    "Championed": "devours",
    "Fight": "fights",
    "FightOnce": "fights",
    "Countered": "countered",
    "Vote": "votes",
    "Clashed": "clashes",
    "Investigated": "investigates",
    "TokenCreated": "creates-token",
    "Foretell": "foretells",
    "DungeonCompleted": "dungeon",
    "Explores": "explores",
    "Evolved": "evolves",
    "Trains": "evolves",
    "SearchedLibrary": "searches",
    "Exiled": "exiled",
    "Abandoned": "sets-in-motion",
    "TurnBegin": "turn",
    "SpellCopy": "copied",
    "SpellAbilityCopy": "copied",
}
_PHASES = {
    "upkeep": "upkeep",
    "end of turn": "end-step",
    "cleanup": "cleanup",
    "begincombat": "combat",
    "endcombat": "end-of-combat",
    "draw": "draw-step",
    "main1": "main-phase",
    "main2": "main-phase",
    "main1,main2": "main-phase",
    "untap": "untap-step",
}
_DAMAGE = ("DamageDone", "DamageDoneOnce", "DamageDealtOnce")


def _event(row: _Row) -> str | None:
    """The kind of event that the script’s mode stands for, in our words."""
    mode, params = row["mode"], row["params"]
    if mode in _DAMAGE:
        return "combat-damage" if params.get("CombatDamage") == "True" else "damage"
    if mode == "Phase":
        return _PHASES.get(str(params.get("Phase")).casefold())
    if mode in ("ChangesZone", "ChangesZoneAll"):
        return _zone_change(str(params.get("Origin", "Any")), str(params.get("Destination", "Any")))
    return _MODES.get(mode)


def _zone_change(origin: str, destination: str) -> str | None:
    if destination == "Battlefield":
        return "enters"
    if origin == "Battlefield":
        return "dies" if destination.startswith("Graveyard") else "leaves"
    return "put-into-graveyard" if "Graveyard" in destination else None


def _report(found: list[Compared], worst: int, only: str | None) -> None:
    for fact, alike in _by_fact(found).items():
        wrong = _wrong(alike)
        print(f"{fact:18} {_share(alike):6.2f} % of {len(alike):5}: {_confusion(wrong)}")
        if only == fact:
            for each in wrong[:worst]:
                print(f"    {each.labelled} | {each.read} | {each.text}")


def _report_labels(folder: Path, draw: str, worst: int, only: str | None) -> None:
    """All of them, then those kept aside; which ones part is told of the others alone."""
    seen = _by_fact(labelled_compared(folder, draw, aside=False))
    aside = _by_fact(labelled_compared(folder, draw, aside=True))
    for fact, alike in seen.items():
        both, wrong = [*alike, *aside[fact]], _wrong(alike)
        share = f"{fact:18} {_share(both):6.2f} % of {len(both):5}"
        kept = f"{_share(aside[fact]):6.2f} % of {len(aside[fact])} kept aside"
        print(f"{share}, {kept}: {_confusion(wrong)}")
        if only == fact:
            for each in wrong[:worst]:
                print(f"    {each.labelled} | {each.read} | {each.text}")


def _by_fact(found: Iterable[Compared]) -> dict[str, list[Compared]]:
    told: dict[str, list[Compared]] = {}
    for each in found:
        told.setdefault(each.fact, []).append(each)
    return told


def _wrong(alike: list[Compared]) -> list[Compared]:
    return [each for each in alike if each.labelled != each.read]


def _share(alike: list[Compared]) -> float:
    return 100 * (1 - len(_wrong(alike)) / len(alike))


def _confusion(wrong: list[Compared]) -> str:
    counted = Counter(f"{each.labelled}→{each.read}" for each in wrong)
    return ", ".join(f"{pair} {count}" for pair, count in counted.most_common(6))


def _report_speed(rows: list[_Row]) -> None:
    given = [given_of(row) for row in rows]
    started = process_time()
    for each in given:
        read_oracle(each)
    seconds = process_time() - started
    each_ms = 1000 * seconds / len(given)
    print(f"{len(given)} paragraphs in {seconds:.2f} s, {each_ms:.2f} ms each")


def main() -> int:
    """Compare, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fact", help="show where this fact is read otherwise than labelled")
    parser.add_argument("--worst", type=int, default=50, help="how many of those are shown")
    parser.add_argument("--aside", action="store_true", help="count the third that is kept aside")
    parser.add_argument("--kind", choices=OTHERS, help="another kind of text than Oracle text")
    parser.add_argument("--draw", choices=DRAWS, help="show the paragraphs that were labelled")
    asked = parser.parse_args()
    named = os.environ.get(CORPORA)
    if named is None:
        print(f"The corpora are looked for in the folder that {CORPORA} names.", file=sys.stderr)
        return 2
    folder = Path(named)
    only = None if asked.aside else asked.fact
    if asked.kind is not None:
        _report(list(OTHERS[asked.kind](folder, aside=asked.aside)), asked.worst, only)
    elif asked.draw is not None:
        for number, row in enumerate(drawn(paragraphs_of(folder), asked.draw), 1):
            print(f"{number}. [{row['card']} — {row['types']}] {given_of(row).text}")
    else:
        rows = [row for row in forge_rows(folder) if is_aside(row["card"]) is asked.aside]
        print("By the scripts of Forge, where they and the words do not part:")
        _report([each for row in rows for each in compared(row)], asked.worst, only)
        for draw in DRAWS:
            print(f"\nBy the labels of two readers, {draw} draw:")
            _report_labels(folder, draw, asked.worst, only)
        print("\nBy what judges have published:")
        _report(list(judged_compared(folder)), asked.worst, only)
        _report_speed(paragraphs_of(folder))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
