"""A question about facts, in words that a player understands, and its answers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, NamedTuple

from flowcharts.cases import facts as f
from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Case, MissingFactError, Reading, read_facts
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import FactOf
from flowcharts.cases.forms import Value
from flowcharts.cases.situation_rules import has_turn, has_turn_begun, is_done_in_spite
from flowcharts.cases.timeline import acts_since, moment_due, moment_since
from flowcharts.cases.told_facts import NamedFact
from flowcharts.model.step_names import step_of
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep, read_moment
from flowcharts.traits import As, IdWord, Named, RowName, rows_by_id

Known = Mapping[str, Value]
"""Facts by name."""

_OF_TIME = (f.MISSED.name, f.NOTICED.name, f.ACTS.name)
"""The facts that an answer may tell by when the ability was due."""


def _by_name(told: Mapping[str, object]) -> dict[str, object]:
    return {key.replace("-", "_"): value for key, value in told.items()}


def _by_key(told: Mapping[str, object]) -> dict[str, object]:
    return {name.replace("_", "-"): value for name, value in told.items()}


@dataclass(frozen=True, kw_only=True)
class ToldFacts:
    """What is known with a sentence."""

    words: Text
    facts: Annotated[Mapping[str, object], As(Mapping[IdWord, object], _by_name, _by_key)] = field(
        hash=False
    )
    """Facts by name; moments by when it was due, as `mention@when-due`."""

    @cached_property
    def _timeless(self) -> Known:
        return read_facts({k: told for k, told in self.facts.items() if k not in _OF_TIME}).values

    def known(self, case: Reading, step: TurnStep) -> Known:
        """What is known with it, where the ability triggers in that *step*.

        Raises:
            MissingFactError: it rests on when the ability was due, and that is not known.
        """
        found = dict(self._timeless)
        told = self.facts.get(f.MISSED.name)
        if told is not None:
            found[f.MISSED.name] = moment_due(str(told), step)
        told = self.facts.get(f.NOTICED.name)
        if told is not None:
            found[f.NOTICED.name] = _since(str(told), case)
        acts = self.facts.get(f.ACTS.name)
        if isinstance(acts, Sequence):
            found[f.ACTS.name] = acts_since(acts, case[f.MISSED])
        return found


@dataclass(frozen=True, kw_only=True)
class FactAnswer(ToldFacts):
    """One answer to a question, and what is known with it."""

    id: Annotated[str, RowName()]
    story: Text | None = None
    """How a story tells it; left out where it goes without saying. {P} controls it, {Q} is the
    other, {X} the card."""


def _since(words: str, case: Reading) -> Value:
    return moment_since(words, case[f.MISSED])


class QuestionGroup(StrEnum):
    """The part of a case that a question is about."""

    USUAL = "usual"
    """What a table assumes until somebody says otherwise; examples and `decide` assume nothing."""
    ABILITY = "ability"
    """An ability that no card of the library has."""
    ACTS = "acts"
    """What came first; each kind of trigger has a question of its own."""
    SITUATION = "situation"
    """When it was, what is wanted, what a judge finds."""


class FactQuestion(NamedTuple):
    """A question that one click answers."""

    group: QuestionGroup
    """What it is about."""
    asks: tuple[NamedFact, ...]
    """The facts that it makes known."""
    name: Text
    """What it is about, in a word or two."""
    words: Text
    answers: Annotated[
        tuple[FactAnswer, ...],
        Named("answer"),
        rows_by_id(Mapping[IdWord, FactAnswer]),
    ]
    """Where one is assumed of any ability, it stands first."""
    id: IdWord = ""
    """What it is called where several ask for the same in other words."""
    chosen: Annotated[tuple[IdWord, ...], Named("answers")] = ()
    """Which answers it has, in their order, where it takes some over from another question."""
    asked_where: Mapping[IdWord, str] = MappingProxyType({})
    """What has to be so for it to be asked in these words."""
    is_in_place: bool = False
    """Is it asked only once all before it is settled, as what the opponent wants is?"""
    is_of_time: bool = False
    """Can it be answered by moments, too?"""
    is_first: bool = False
    """Is all else asked by it, of an ability that is not listed?"""
    is_of_another_card: bool = False
    """Does it ask for what is printed, and may be otherwise on a card that is much the same?"""
    explanation: Text | None = None
    """How it is to be decided, where the question alone does not say."""

    @property
    def is_usual(self) -> bool:
        """Is its first answer assumed, until somebody says otherwise?"""
        return self.group is QuestionGroup.USUAL

    @property
    def is_printed(self) -> bool:
        """Does the card answer it?"""
        return self.asks[0].of is FactOf.ABILITY

    def answer(self, answer_id: str) -> FactAnswer | None:
        """The answer of that id; None where it has none."""
        return next((each for each in self.answers if each.id == answer_id), None)

    def answer_at(self, moment: str) -> FactAnswer | None:
        """The answer of someone who named the very moment; None where it is no question of time."""
        if not self.is_of_time or ":" not in moment:
            return None
        at = read_moment(moment)
        step = step_of(at)
        words = Text(f"Turn {at.turn}, {step.en}", f"第{at.turn}ターンの{step.ja}")
        return FactAnswer(id=moment, words=words, facts={self.asks[0].name: moment})

    def fits(self, case: Reading) -> bool:
        """Is it asked in these words?

        Raises:
            MissingFactError: too little is known to say so.
        """
        return all(CONDITIONS[name].read(case) == told for name, told in self.asked_where.items())


def whose_turn(case: Reading) -> str:
    """Is it due in its controller’s own turn, or in the opponent’s?"""
    return "own" if has_turn(case, case[f.MISSED].turn) else "opponent"


def _has_backup(case: Reading) -> str:
    return "yes" if "changes" in case[f.LAST_ACTION] else "no"


def _forbids(case: Reading) -> str:
    return "yes" if any(EFFECTS[name].forbids for name in case[f.EFFECTS_OF_IT]) else "no"


def _is_about_untapping(case: Reading) -> str:
    try:
        return "yes" if case[f.DURATION] == "next-untap" else "no"
    except MissingFactError:
        return "no"  # of a card that is not listed that is asked later, if at all


def _since_untapping(case: Reading) -> str:
    is_about_it = _is_about_untapping(case) == "yes"
    return "yes" if is_about_it and is_done_in_spite(case[f.ACTS]) else "no"


def _may_be_about_untapping(case: Reading) -> str:
    if _forbids(case) == "no":
        return "no"
    is_too_soon = is_done_in_spite(case[f.ACTS]) and not has_turn_begun(case, is_own=False)
    return "no" if is_too_soon else "yes"


class Condition(NamedTuple):
    """A condition under which a question is asked in its words."""

    read: Callable[[Reading], str]
    values: tuple[str, ...] = ("yes", "no")


CONDITIONS = {
    "awareness": Condition(awareness_of, tuple(Awareness)),
    "turn": Condition(whose_turn, ("own", "opponent")),
    "untapping": Condition(_is_about_untapping),
    "since-untapping": Condition(_since_untapping),
    "may-be-untapping": Condition(_may_be_about_untapping),
    "backup": Condition(_has_backup),
}
"""The kind of ability, whose turn it was due in, if it is about an untap step, if a backup is on
offer; each with what may have to be so."""


def known_with(answer: FactAnswer, case: Case, step: TurnStep = TurnStep.UPKEEP) -> Case:
    """*case* with what is known by *answer*, where the ability triggers in that *step*.

    Raises:
        MissingFactError: what the answer rests on is not known.
    """
    return case.with_facts(Case(answer.known(Reading(case), step)))
