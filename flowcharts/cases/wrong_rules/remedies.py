"""Mistaken ideas about what is done for a missed trigger, and about who gets which penalty."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import has_default, is_seen, named_effects
from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode, WrongRules
from flowcharts.cases.situation_rules import ENDING, WARNINGS_BEFORE_GAME_LOSS
from flowcharts.model.branch import NO
from flowcharts.model.chart import Decision
from flowcharts.model.turns import Rule, is_within


def _timely(asked: AskedNode, *, is_timely: bool) -> str:
    """The answer of a decision about time."""
    decision = asked.node
    if not isinstance(decision, Decision):
        return NO
    return next((word for word in decision.answers if (word == decision.in_time) is is_timely), NO)


def _until_ones_own_next_turn(case: Reading, asked: AskedNode) -> str:
    within = is_within(case[f.MISSED], case[f.NOTICED], Rule.TURN_CYCLE)
    return _timely(asked, is_timely=within)


def _counted_in_steps(case: Reading, asked: AskedNode) -> str:
    within = is_within(case[f.MISSED], case[f.NOTICED], Rule.WITHIN_A_TURN)
    return _timely(asked, is_timely=within)


def _need_not_change_it(case: Reading, _asked: AskedNode) -> bool:
    told = case[f.LAST_ACTION]
    return {"shows", "single"} <= {*told} and "random" not in told


def _several_can_go_back(case: Reading, _asked: AskedNode) -> bool:
    told = case[f.LAST_ACTION]
    return {"shows", "changes"} <= {*told} and "random" not in told


OF_REMEDIES: WrongRules = {
    "every-aura": lambda case, _: case[f.AURA] != "none",
    "every-delayed-trigger": lambda case, _: case[f.DELAYED] != "none",
    "every-zone-change": lambda case, _: (
        case[f.DELAYED] in ("undoes", "moves-fixed", "moves-unfixed")
    ),
    "old-default-lives-on": lambda case, asked: (
        case[f.DELAYED] == "undoes"
        or has_default(case, asked)
        or "sacrifice-own" in case[f.EFFECTS_OF_IT]
    ),
    "only-the-same-turn": lambda case, asked: _timely(
        asked, is_timely=case[f.NOTICED].turn == case[f.MISSED].turn
    ),
    "until-ones-own-next-turn": _until_ones_own_next_turn,
    "counted-in-steps": _counted_in_steps,
    "what-ends-is-over": lambda case, _: case[f.DURATION] in ENDING,
    "need-not-change-it": _need_not_change_it,
    "several-can-go-back": _several_can_go_back,
    "chance-can-go-back": lambda case, _: {"shows", "changes", "single"} <= {*case[f.LAST_ACTION]},
    "seen-is-enough": lambda case, asked: case[f.AURA] != "none" and is_seen(case, asked),
}


_COMES_BACK = frozenset(("return-own", "permanent-you"))
"""Where a card comes back, nothing was paid by exiling it."""


def _a_price_is_detrimental(case: Reading, _asked: AskedNode) -> bool | None:
    named = {*case[f.EFFECTS_OF_IT]}
    if "exile-own" in named and named & _COMES_BACK:
        return None
    are_prices = {effect.is_price for effect in named_effects(case)}
    is_paid_for_something = are_prices == {True, False}
    return True if is_paid_for_something and case[f.DETRIMENTAL] == "no" else None


OF_PENALTIES: WrongRules = {
    "silence-is-cheating": lambda case, _: "saw" in case[f.MIND],
    "advantage-is-cheating": lambda case, _: "advantage" in case[f.MIND],
    "a-price-is-detrimental": _a_price_is_detrimental,
    "symmetrical-is-even": lambda case, _: (
        False if case[f.DETRIMENTAL] in ("sym-bad", "sym-good") else None
    ),
    "affected-is-the-controller": lambda case, _: {"sym-bad": True, "sym-good": False}.get(
        case[f.DETRIMENTAL]
    ),
    "second-is-the-third": lambda case, _: case[f.WARNINGS] >= 1,
    "fourth-is-the-third": lambda case, _: case[f.WARNINGS] > WARNINGS_BEFORE_GAME_LOSS,
}
