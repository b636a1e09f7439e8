"""Mistaken ideas about who gets which penalty."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import named_effects
from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.wrong_rules.book import WrongRuleBook

OF_PENALTIES = WrongRuleBook()
_wrong = OF_PENALTIES.rule


@_wrong("silence-is-cheating")
def _silence_is_cheating(case: Reading, _asked: AskedNode) -> bool:
    return "saw" in case[f.MIND]


@_wrong("advantage-is-cheating")
def _advantage_is_cheating(case: Reading, _asked: AskedNode) -> bool:
    return "advantage" in case[f.MIND]


_COMES_BACK = frozenset(("return-own", "permanent-you"))
"""Where a card comes back, nothing was paid by exiling it."""


@_wrong("a-price-is-detrimental")
def _a_price_is_detrimental(case: Reading, _asked: AskedNode) -> bool | None:
    named = {*case[f.EFFECTS_OF_IT]}
    if "exile-own" in named and named & _COMES_BACK:
        return None
    are_prices = {effect.is_price for effect in named_effects(case)}
    is_paid_for_something = are_prices == {True, False}
    return True if is_paid_for_something and case[f.DETRIMENTAL] == "no" else None


@_wrong("symmetrical-is-even")
def _symmetrical_is_even(case: Reading, _asked: AskedNode) -> bool | None:
    return False if case[f.DETRIMENTAL] in ("sym-bad", "sym-good") else None


@_wrong("affected-is-the-controller")
def _affected_is_the_controller(case: Reading, _asked: AskedNode) -> bool | None:
    return {"sym-bad": True, "sym-good": False}.get(case[f.DETRIMENTAL])


@_wrong("second-is-the-third")
def _second_is_the_third(case: Reading, _asked: AskedNode) -> bool:
    return case[f.WARNINGS] >= 1


@_wrong("fourth-is-the-third")
def _fourth_is_the_third(case: Reading, _asked: AskedNode) -> bool:
    return case[f.WARNINGS] > 2  # noqa: PLR2004 # two were counted, and one too many
