"""Mistaken ideas about whether a trigger was missed: what is asked before the deadline."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import (
    counts_sagas,
    forbids_something,
    has_choices,
    is_seen,
    is_visible,
    named_effects,
)
from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode, WrongRules
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, has_turn
from flowcharts.cases.timeline import Deed


def _every_lore_counter(case: Reading, asked: AskedNode) -> bool | None:
    is_of_saga = case[f.KIND] in ("saga-first", "saga-later")
    return True if is_of_saga and counts_sagas(asked) else None


def _passing_is_no_action(case: Reading, _asked: AskedNode) -> bool | None:
    missed = case[f.MISSED]
    if has_turn(case, missed.turn):
        return None
    for act in case[f.ACTS]:
        if act.deed in (Deed.INSTANT, *GONE_ON):
            return None
        if act.deed in SHOWN:
            return (act.moment or case[f.NOTICED]).turn == missed.turn
    return None


def _life_is_not_visible(case: Reading, _asked: AskedNode) -> bool:
    seen = any(effect.is_seen for effect in named_effects(case) if not effect.is_life)
    return seen or case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"


def _bonus_changes_rules(case: Reading, asked: AskedNode) -> bool:
    changes = any(effect.is_size_or_ability for effect in named_effects(case))
    return changes or forbids_something(case, asked)


def is_taken_for_seen(case: Reading) -> bool:
    """Does the card speak of an effect as if it could be seen, though it cannot?"""
    return any(effect.is_taken_for_seen for effect in named_effects(case))


OF_AWARENESS: WrongRules = {
    "every-lore-counter": _every_lore_counter,
    "no-lore-counter": lambda case, _: (
        False if case[f.KIND] in ("saga-first", "saga-later") else None
    ),
    "unseen-is-no-impact": lambda case, asked: (
        None if is_seen(case, asked) or has_choices(case, asked) else False
    ),
    "also-creates-delayed": lambda case, _: "creates-delayed" in case[f.EFFECTS_OF_IT],
    "is-delayed-itself": lambda case, _: True if case[f.DELAYED] != "none" else None,
    "when-you-do-by-itself": lambda case, _: case[f.REFLEXIVE] == "yes",
    "safe-in-opponents-turn": lambda case, _: not has_turn(case, case[f.MISSED].turn),
    "passing-is-no-action": _passing_is_no_action,
    "target-opponent-is-chosen": lambda case, _: case[f.STACK_CHOICE] != "none",
    "all-choices-on-the-stack": lambda case, _: (
        case[f.STACK_CHOICE] == "other"
        or case[f.OPTION] != "none"
        or case[f.RESOLUTION_CHOICE] == "yes"
    ),
    "seen-on-the-card": lambda case, asked: is_visible(case, asked) or is_taken_for_seen(case),
    "life-is-not-visible": _life_is_not_visible,
    "choice-is-not-visible": is_seen,
    "bonus-changes-rules": _bonus_changes_rules,
}
