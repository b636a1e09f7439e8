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
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import AN_ACTIVE_ROLE, GONE_ON, SHOWN, passing
from flowcharts.cases.timeline import Deed, comes_first
from flowcharts.cases.wrong_rules.awareness import is_taken_for_seen
from flowcharts.cases.wrong_rules.book import WrongRuleBook

OF_OTHER_CHARTS = WrongRuleBook()
_wrong = OF_OTHER_CHARTS.rule


@_wrong("unless-is-optional")
def _unless_is_optional(case: Reading, asked: AskedNode) -> bool | None:
    return has_default(case, asked) or None


@_wrong("may-can-be-missed")
def _may_can_be_missed(case: Reading, _asked: AskedNode) -> bool | None:
    return False if says_may(case) else None


@_wrong("one-target-no-choice")
def _one_target_no_choice(case: Reading, _asked: AskedNode) -> bool:
    return (
        case[f.OPTION] != "none"
        or case[f.STACK_CHOICE] == "other"
        or case[f.RESOLUTION_CHOICE] == "yes"
    )


@_wrong("only-targets-are-choices")
def _only_targets_are_choices(case: Reading, _asked: AskedNode) -> bool:
    return case[f.STACK_CHOICE] != "none"


@_wrong("seen-on-the-card-2008")
def _seen_on_the_card(case: Reading, asked: AskedNode) -> bool:
    return is_seen(case, asked) or is_taken_for_seen(case)


@_wrong("silent-is-unseen")
def _silent_is_unseen(case: Reading, asked: AskedNode) -> bool:
    return not is_seen(case, asked)


@_wrong("unless-is-no-default")
def _unless_is_no_default(case: Reading, _asked: AskedNode) -> bool:
    return case[f.OPTION] == "if-not"


@_wrong("every-choice-has-a-default")
def _every_choice_has_a_default(case: Reading, asked: AskedNode) -> bool:
    return has_default(case, asked) or case[f.STACK_CHOICE] != "none"


@_wrong("opponents-default-too")
def _opponents_default_too(case: Reading, asked: AskedNode) -> bool:
    return has_default(case, asked)


@_wrong("what-helps-lapses")
def _what_helps_lapses(case: Reading, asked: AskedNode) -> bool | None:
    return True if case[f.DETRIMENTAL] == "no" and not is_silent(case, asked) else None


@_wrong("one-listed-is-enough")
def _one_listed_is_enough(case: Reading, asked: AskedNode) -> bool | None:
    is_one_listed = any(effect.is_lapsing for effect in named_effects(case))
    return True if is_one_listed and not is_silent(case, asked) else None


@_wrong("every-delayed-trigger-2016")
def _every_delayed_trigger(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DELAYED] != "none"


@_wrong("must-undo-already")
def _must_undo_already(case: Reading, _asked: AskedNode) -> bool | None:
    return None if case[f.DELAYED] == DISPUTED else case[f.DELAYED] == "undoes"


# At Regular REL.


@_wrong("regular-like-competitive")
def _regular_like_competitive(case: Reading, _asked: AskedNode) -> bool | None:
    if case[f.STACK_CHOICE] != "other":
        return None
    return comes_first(case[f.ACTS], Deed.CHOOSE, *passing(case)) in (Deed.CHOOSE, None)


@_wrong("passing-misses-it-at-regular")
def _passing_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    first = comes_first(case[f.ACTS], *SHOWN, Deed.PASS, *AN_ACTIVE_ROLE)
    return False if first is Deed.PASS else None


@_wrong("unseen-at-once-at-regular")
def _unseen_at_once(case: Reading, asked: AskedNode) -> bool | None:
    if not is_silent(case, asked):
        return None
    first = comes_first(case[f.ACTS], *SHOWN, *GONE_ON, Deed.PASS, Deed.MATTER)
    return first in (*SHOWN, None)


@_wrong("may-goes-on-the-stack")
def _may_goes_on_the_stack(case: Reading, _asked: AskedNode) -> bool | None:
    return False if says_may(case) else None


@_wrong("anybodys-may")
def _anybodys_may(case: Reading, _asked: AskedNode) -> bool | None:
    return True if says_may(case) else None


@_wrong("another-turn-is-too-late")
def _another_turn_is_too_late(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.NOTICED].turn > case[f.MISSED].turn else None
