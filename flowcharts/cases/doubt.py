"""Which cases a doubt is about, and those about which judges would not agree: none is asked."""

from collections.abc import Container

from flowcharts.cases import facts as f
from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Case, Reading, fact_named
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.forms import written
from flowcharts.cases.situation_rules import WARNINGS_BEFORE_GAME_LOSS
from flowcharts.cases.timeline import turns_since
from flowcharts.model.chart import Decision, Outcome
from flowcharts.model.doubt_about import PARAGRAPH, DoubtAbout, paragraphs_of
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment


def doubt_of(node: Decision | Outcome, case: Case | None, answer: str | None = None) -> Text | None:
    """What the doubt about a node says of a case, by its paragraphs; None where it says nothing.

    *case*: its facts; of one of which none are known, all that is about facts may be.
    *answer*: how a decision was answered.
    """
    if node.doubt is None or not node.doubt_about:
        return node.doubt
    said = [
        paragraph
        for paragraph, about in zip(paragraphs_of(node.doubt), node.doubt_about, strict=False)
        if _is_about(about, case, answer)
    ]
    return Text(PARAGRAPH, PARAGRAPH).join(said) if said else None


def _is_about(about: DoubtAbout, case: Case | None, answer: str | None) -> bool:
    if about.answers and answer not in about.answers:
        return False
    if case is None:
        return True
    return not about.is_untold and all(
        {*values} & _forms(case, fact_named(name).name) for name, values in about.facts.items()
    )


def _forms(case: Case, name: str) -> set[str]:
    """All that says what that fact of *case* is; nothing where it is not known."""
    value = case.values.get(name)
    if value is None:
        return set()
    if not isinstance(value, Moment):
        given = written(value)
        return {str(each) for each in (given if isinstance(given, list) else [given])}
    missed = case.values.get(f.MISSED.name)
    return {value.step, *([turns_since(missed, value)] if isinstance(missed, Moment) else [])}


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
