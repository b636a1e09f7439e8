"""Mistaken ideas about older editions and about Regular REL."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import (
    has_default,
    is_seen,
    is_silent,
    named_effects,
    says_may,
)
from flowcharts.cases.case import Reading
from flowcharts.cases.dispute import DISPUTED
from flowcharts.cases.rule import AskedNode, WrongRules
from flowcharts.cases.situation_rules import AN_ACTIVE_ROLE, GONE_ON, SHOWN, passing
from flowcharts.cases.timeline import Deed, comes_first
from flowcharts.cases.wrong_rules.awareness import is_taken_for_seen
from flowcharts.cases.wrong_rules.deadlines import missed_by


def _one_listed_is_enough(case: Reading, asked: AskedNode) -> bool | None:
    is_one_listed = any(effect.is_lapsing for effect in named_effects(case))
    return True if is_one_listed and not is_silent(case, asked) else None


def _regular_like_competitive(case: Reading, _asked: AskedNode) -> bool | None:
    if case[f.STACK_CHOICE] != "other":
        return None
    return comes_first(case[f.ACTS], Deed.CHOOSE, *passing(case)) in (Deed.CHOOSE, None)


def _unseen_at_once(case: Reading, asked: AskedNode) -> bool | None:
    if not is_silent(case, asked):
        return None
    first = comes_first(case[f.ACTS], *SHOWN, *GONE_ON, Deed.PASS, Deed.MATTER)
    return first in (*SHOWN, None)


OF_OTHER_CHARTS: WrongRules = {
    "unless-is-optional": lambda case, asked: has_default(case, asked) or None,
    "may-can-be-missed": lambda case, _: False if says_may(case) else None,
    "one-target-no-choice": lambda case, _: (
        case[f.OPTION] != "none"
        or case[f.STACK_CHOICE] == "other"
        or case[f.RESOLUTION_CHOICE] == "yes"
    ),
    "only-targets-are-choices": lambda case, _: case[f.STACK_CHOICE] != "none",
    "seen-on-the-card-2008": lambda case, asked: is_seen(case, asked) or is_taken_for_seen(case),
    "silent-is-unseen": lambda case, asked: not is_seen(case, asked),
    "unless-is-no-default": lambda case, _: case[f.OPTION] == "if-not",
    "every-choice-has-a-default": lambda case, asked: (
        has_default(case, asked) or case[f.STACK_CHOICE] != "none"
    ),
    "opponents-default-too": has_default,
    "what-helps-lapses": lambda case, asked: (
        True if case[f.DETRIMENTAL] == "no" and not is_silent(case, asked) else None
    ),
    "one-listed-is-enough": _one_listed_is_enough,
    "every-delayed-trigger-2016": lambda case, _: case[f.DELAYED] != "none",
    "must-undo-already": lambda case, _: (
        None if case[f.DELAYED] == DISPUTED else case[f.DELAYED] == "undoes"
    ),
    # At Regular REL.
    "regular-like-competitive": _regular_like_competitive,
    "passing-misses-it-at-regular": missed_by(Deed.PASS, among=AN_ACTIVE_ROLE),
    "unseen-at-once-at-regular": _unseen_at_once,
    "may-goes-on-the-stack": lambda case, _: False if says_may(case) else None,
    "anybodys-may": lambda case, _: True if says_may(case) else None,
    "another-turn-is-too-late": lambda case, _: (
        True if case[f.NOTICED].turn > case[f.MISSED].turn else None
    ),
}
