"""Which cases a doubt is about, and those about which judges would not agree: none is asked."""

from collections.abc import Container

from flowcharts.cases import facts as f
from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Case, Reading, fact_named
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.forms import written
from flowcharts.cases.situation_rules import WARNINGS_BEFORE_GAME_LOSS
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text


def doubt_of(step: ChartStep, case: Case | None) -> Text | None:
    """The doubt about a decision, where it is about the case that was answered so.

    *case*: its facts; of one of which none are known, a doubt about facts may be.
    """
    about = step.decision.doubt_about
    if about is None or step.answer in about.answers:
        return step.decision.doubt
    is_so = any(_has_one(case, name, values) for name, values in about.facts.items())
    return step.decision.doubt if is_so else None


def _has_one(case: Case | None, name: str, values: tuple[str, ...]) -> bool:
    """Has the fact of that name one of the values?"""
    if case is None:
        return True
    known = case.values.get(fact_named(name).name)
    given = written(known) if known is not None else None
    return any(value in values for value in (given if isinstance(given, list) else [given]))


def is_doubtful(case: Case, asked: Container[str]) -> bool:
    """Would judges not agree about *case*, or does its chart say in words alone what it comes to?

    *asked*: the rules by which facts answer that chart.
    """
    values = Reading(case)
    if values[f.REL] == "regular":
        return _is_doubtful_at_regular(values)
    had_warnings = values[f.WARNINGS] if f.WARNINGS.name in case.values else 0
    is_early = "optional" in asked  # before October 2012
    return (
        ("lapsing" in asked and _may_lapse(values))
        # That a number which may be zero is an option, an announcement alone says.
        or (is_early and values[f.OPTION] == "zero")
        # They do not ask for the third one, and say beside the penalty that it is a Game Loss.
        or (is_early and had_warnings >= WARNINGS_BEFORE_GAME_LOSS)
    )


def _may_lapse(values: Reading) -> bool:
    """That what is on the list, but cannot be seen, does not lapse is our reading of April 2012."""
    return awareness_of(values) in (Awareness.UNSEEN, Awareness.FORBIDS) and all(
        EFFECTS[name].is_lapsing for name in values[f.EFFECTS_OF_IT]
    )


def _is_doubtful_at_regular(values: Reading) -> bool:
    is_over = values[f.DURATION] == "turn" and values[f.NOTICED].turn > values[f.MISSED].turn
    return (
        # Whether that is a choice, the documents of that level do not say.
        values[f.OPTION] in ("unless", "if-not")
        # A bonus until end of turn, given in another turn: who would call that harmless?
        or (is_over and values[f.DISRUPTIVE] == "no")
    )
