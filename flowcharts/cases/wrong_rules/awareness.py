"""Mistaken ideas about whether a trigger was missed: what is asked before the deadline."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import (
    counts_sagas,
    forbids_something,
    has_choices,
    is_seen,
    named_effects,
)
from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, has_turn
from flowcharts.cases.timeline import Deed
from flowcharts.cases.wrong_rules.book import WrongRuleBook

OF_AWARENESS = WrongRuleBook()
_wrong = OF_AWARENESS.rule


@_wrong("every-lore-counter")
def _every_lore_counter(case: Reading, asked: AskedNode) -> bool | None:
    is_of_saga = case[f.KIND] in ("saga-first", "saga-later")
    return True if is_of_saga and counts_sagas(asked) else None


@_wrong("no-lore-counter")
def _no_lore_counter(case: Reading, _asked: AskedNode) -> bool | None:
    return False if case[f.KIND] in ("saga-first", "saga-later") else None


@_wrong("unseen-is-no-impact")
def _unseen_is_no_impact(case: Reading, asked: AskedNode) -> bool | None:
    return None if is_seen(case, asked) or has_choices(case, asked) else False


@_wrong("also-creates-delayed")
def _also_creates_delayed(case: Reading, _asked: AskedNode) -> bool:
    return "creates-delayed" in case[f.EFFECTS_OF_IT]


@_wrong("is-delayed-itself")
def _is_delayed_itself(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.DELAYED] != "none" else None


@_wrong("when-you-do-by-itself")
def _when_you_do_by_itself(case: Reading, _asked: AskedNode) -> bool:
    return case[f.REFLEXIVE] == "yes"


@_wrong("safe-in-opponents-turn")
def _safe_in_opponents_turn(case: Reading, _asked: AskedNode) -> bool:
    return not has_turn(case, case[f.MISSED].turn)


@_wrong("passing-is-no-action")
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


@_wrong("target-opponent-is-chosen")
def _target_opponent_is_chosen(case: Reading, _asked: AskedNode) -> bool:
    return case[f.STACK_CHOICE] != "none"


@_wrong("all-choices-on-the-stack")
def _all_choices_on_the_stack(case: Reading, _asked: AskedNode) -> bool:
    return (
        case[f.STACK_CHOICE] == "other"
        or case[f.OPTION] != "none"
        or case[f.RESOLUTION_CHOICE] == "yes"
    )


@_wrong("seen-on-the-card")
def _seen_on_the_card(case: Reading, asked: AskedNode) -> bool:
    return _is_visible(case, asked) or is_taken_for_seen(case)


@_wrong("life-is-not-visible")
def _life_is_not_visible(case: Reading, _asked: AskedNode) -> bool:
    seen = any(effect.is_seen for effect in named_effects(case) if not effect.is_life)
    return seen or case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"


@_wrong("choice-is-not-visible")
def _choice_is_not_visible(case: Reading, asked: AskedNode) -> bool:
    return is_seen(case, asked)


@_wrong("bonus-changes-rules")
def _bonus_changes_rules(case: Reading, asked: AskedNode) -> bool:
    changes = any(effect.is_size_or_ability for effect in named_effects(case))
    return changes or forbids_something(case, asked)


def _is_visible(case: Reading, asked: AskedNode) -> bool:
    return is_seen(case, asked) or case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"


def is_taken_for_seen(case: Reading) -> bool:
    """Does the card speak of an effect as if it could be seen, though it cannot?"""
    return any(effect.is_taken_for_seen for effect in named_effects(case))
