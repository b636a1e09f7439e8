"""Changes of one fact of a case, in words: what if it had been otherwise?"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from flowcharts.cases import facts as f
from flowcharts.cases.case import Case, MissingFactError, Reading
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.fact_question import ToldFacts
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.cases.forms import Value
from flowcharts.cases.questions import CONTROLLER_IS
from flowcharts.cases.rule import NoRuleError
from flowcharts.cases.timeline import Act, Deed
from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.chart import Chart
from flowcharts.model.step_names import moment_called
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep, at
from flowcharts.practice.change_rules import ASK_WHEN_NOTICED, CHANGE_RULES, CaseByEdition
from flowcharts.traits import AtLeast, IdWord, Range


class FactChange(NamedTuple):
    """One fact, changed."""

    fact: str
    value: Value
    words: Text

    @property
    def is_of_ability(self) -> bool:
        """Would it be another ability?"""
        return FACTS[self.fact].of is FactOf.ABILITY


class ChangedCase(NamedTuple):
    """A case with one fact changed, decided."""

    change: FactChange
    decided: DecidedWalk


@dataclass(frozen=True, kw_only=True)
class ToldChange(ToldFacts):
    """One fact that might have been otherwise; A controls the ability."""

    where: IdWord | None = None
    """The rule by which it may be offered; left out where it always may."""


class OtherMoments(NamedTuple):
    """Other times at which something may have been so."""

    steps: Annotated[tuple[TurnStep, ...], AtLeast(1)]
    """In these steps of the turn it was due in, and of those after it."""
    turns: Annotated[int, Range(1)]
    """So many turns in all."""
    words: Text
    """The change, as a sentence; {moment} is when."""


_CHANGES = shipped_rows(ToldChange, "changes", "change")
_MOMENTS = shipped_rows(OtherMoments, "changes", "moments")


def changed_cases(chart: Chart, decided: DecidedWalk) -> Iterator[ChangedCase]:
    """What *chart* makes of the case with one fact of what happened changed, if it decides that."""
    for each in _changed(chart, decided):
        is_whole = not each.decided.missing and each.decided.stopped is None
        if is_whole and not each.change.is_of_ability:
            yield each


def nearest(
    chart: Chart, decided: DecidedWalk, is_wanted: Callable[[DecidedWalk], bool]
) -> ChangedCase | None:
    """The nearest case that *is_wanted*: what happened is changed before the ability is.

    It need not lead all the way: what would follow then may not be told.
    """
    found = (each for each in _changed(chart, decided) if is_wanted(each.decided))
    return min(found, key=lambda each: each.change.is_of_ability, default=None)


def _changed(chart: Chart, decided: DecidedWalk) -> Iterator[ChangedCase]:
    case = decided.case
    for change in (*_told_changes(chart, case), *_moment_changes(decided)):
        if case.values.get(change.fact) in (None, change.value):
            continue
        try:
            other = decide(chart, Case({**case.values, change.fact: change.value}, case.words))
        except (ContradictionError, NoRuleError):
            continue
        yield ChangedCase(change, other)


def _told_changes(chart: Chart, case: Case) -> Iterator[FactChange]:
    """The changes that may be offered of *case*: nothing that nobody can do with that ability."""
    edition = CaseByEdition(chart, case)
    for each in _CHANGES.values():
        (fact,) = each.facts
        try:
            if each.where is not None and not CHANGE_RULES[each.where](edition):
                continue
            value = each.known(edition.told, TurnStep.UPKEEP)[fact]
        except MissingFactError:
            continue
        told = case.values.get(fact)
        if fact == f.ACTS.name and _begins_with(told, value):
            continue  # that was done, whatever came after it
        yield FactChange(fact, _by_controller(fact, value, case), each.words)


def _begins_with(told: Value | None, value: Value) -> bool:
    return _deeds(told)[: len(_deeds(value))] == _deeds(value)


def _deeds(acts: Value | None) -> list[Deed]:
    parts = acts if isinstance(acts, tuple) else ()
    return [act.deed for act in parts if isinstance(act, Act)]


def _by_controller(fact: str, value: Value, case: Case) -> Value:
    """A player as the case calls them: told is what holds where its controller is A."""
    is_player = FACTS[fact].form is f.CONTROLLER.form
    is_called_so = case.values.get(f.CONTROLLER.name, CONTROLLER_IS) == CONTROLLER_IS
    return "BA"["AB".index(str(value))] if is_player and not is_called_so else value


def _moment_changes(decided: DecidedWalk) -> Iterator[FactChange]:
    """Other times at which it is noticed, where the chart has asked for that."""
    told = Reading(decided.case)
    if not any(step.decision.decides in ASK_WHEN_NOTICED for step in steps(decided.walk)):
        return
    missed = told[f.MISSED]
    earliest = max((act.moment for act in told[f.ACTS] if act.moment is not None), default=missed)
    for other in _MOMENTS.values():
        for turn in range(missed.turn, missed.turn + other.turns):
            for step in other.steps:
                moment = at(turn, step)
                if moment >= max(missed, earliest):
                    words = other.words.filled(moment=moment_called(moment, missed))
                    yield FactChange(f.NOTICED.name, moment, words)
