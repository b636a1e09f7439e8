"""Mistaken ideas about what is done for a missed trigger."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import has_default, is_seen
from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import ENDING
from flowcharts.cases.wrong_rules.book import WrongRuleBook
from flowcharts.model.branch import NO
from flowcharts.model.chart import Decision
from flowcharts.model.turns import Rule, is_within

OF_REMEDIES = WrongRuleBook()
_wrong = OF_REMEDIES.rule


@_wrong("every-aura")
def _every_aura(case: Reading, _asked: AskedNode) -> bool:
    return case[f.AURA] != "none"


@_wrong("every-delayed-trigger")
def _every_delayed_trigger(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DELAYED] != "none"


@_wrong("every-zone-change")
def _every_zone_change(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DELAYED] in ("undoes", "moves-fixed", "moves-unfixed")


@_wrong("old-default-lives-on")
def _old_default_lives_on(case: Reading, asked: AskedNode) -> bool:
    return (
        case[f.DELAYED] == "undoes"
        or has_default(case, asked)
        or "sacrifice-own" in case[f.EFFECTS_OF_IT]
    )


def _timely(asked: AskedNode, *, is_timely: bool) -> str:
    """The answer of a decision about time."""
    decision = asked.node
    if not isinstance(decision, Decision):
        return NO
    return next((word for word in decision.answers if (word == decision.in_time) is is_timely), NO)


@_wrong("only-the-same-turn")
def _only_the_same_turn(case: Reading, asked: AskedNode) -> str:
    return _timely(asked, is_timely=case[f.NOTICED].turn == case[f.MISSED].turn)


@_wrong("until-ones-own-next-turn")
def _until_ones_own_next_turn(case: Reading, asked: AskedNode) -> str:
    within = is_within(case[f.MISSED], case[f.NOTICED], Rule.TURN_CYCLE)
    return _timely(asked, is_timely=within)


@_wrong("counted-in-steps")
def _counted_in_steps(case: Reading, asked: AskedNode) -> str:
    within = is_within(case[f.MISSED], case[f.NOTICED], Rule.WITHIN_A_TURN)
    return _timely(asked, is_timely=within)


@_wrong("what-ends-is-over")
def _what_ends_is_over(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DURATION] in ENDING


@_wrong("need-not-change-it")
def _need_not_change_it(case: Reading, _asked: AskedNode) -> bool:
    told = case[f.LAST_ACTION]
    return {"shows", "single"} <= {*told} and "random" not in told


@_wrong("several-can-go-back")
def _several_can_go_back(case: Reading, _asked: AskedNode) -> bool:
    told = case[f.LAST_ACTION]
    return {"shows", "changes"} <= {*told} and "random" not in told


@_wrong("chance-can-go-back")
def _chance_can_go_back(case: Reading, _asked: AskedNode) -> bool:
    return {"shows", "changes", "single"} <= {*case[f.LAST_ACTION]}


@_wrong("seen-is-enough")
def _seen_is_enough(case: Reading, asked: AskedNode) -> bool:
    return case[f.AURA] != "none" and is_seen(case, asked)
