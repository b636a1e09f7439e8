"""A case that is being found out: what is known of it, what is asked next, and what it comes to."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple
from uuid import uuid4

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, MissingFactError, Reading
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.fact_question import (
    FactAnswer,
    FactQuestion,
    QuestionGroup,
    known_with,
    whose_turn,
)
from flowcharts.cases.facts import CONTROLLER, MISSED, NOTICED
from flowcharts.cases.question_tree import Ending, Tree, Trees, ending_of
from flowcharts.cases.questions import CONTROLLER_IS, QUESTIONS, REL, TURN, questions_of
from flowcharts.cases.questions import NOTICED as WHEN_NOTICED
from flowcharts.model.chart import Chart
from flowcharts.model.position import Position
from flowcharts.model.scenario import Card
from flowcharts.model.sub_charts import parts
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep
from flowcharts.model.walk import Walk

_USUAL = questions_of(QuestionGroup.USUAL)
_OF_ABILITY = questions_of(QuestionGroup.ABILITY)
_FIRST_OF_ABILITY = tuple(each for each in _OF_ABILITY if each.is_first)
_QUESTIONS_ABOUT = {
    fact.name: tuple(each for each in QUESTIONS.values() if fact in each.asks)
    for question in QUESTIONS.values()
    for fact in question.asks
}
_REGULAR = "regular"
_ANY_STEP = TurnStep.UPKEEP
"""Of an ability of which no step is known, the turn alone is asked."""
OF_ITS_TURN = "of-its-turn"
"""The answer that goes by whose turn it is due in."""


class TodaysCharts(NamedTuple):
    """The charts of today, by the Rules Enforcement Level."""

    competitive: Chart
    """Professional, too."""
    regular: Chart


class Origin(StrEnum):
    """How a fact came to be known."""

    GIVEN = "given"
    """Somebody said so."""
    ASSUMED = "assumed"
    """It is usual."""
    FREE = "free"
    """Nobody said so; the ruling is the same either way."""


class Told(NamedTuple):
    """A question with its answer, and where that is from."""

    question: FactQuestion
    answer: FactAnswer
    origin: Origin


class _Stand(NamedTuple):
    """Where a case stands once some questions are answered."""

    decided: DecidedWalk
    question: FactQuestion | None
    """What has to be known next as the chart goes; None where nothing has."""


class Progress(NamedTuple):
    """How far what is known leads."""

    decided: DecidedWalk
    told: tuple[Told, ...]
    """What it rests on, in the order in which it was needed."""
    path: tuple[str, ...]
    open: FactQuestion | None
    """What has to be known next as the chart goes; None once it has come to its end."""


@dataclass(frozen=True)
class Inquiry:
    """A case at the table, as far as it is known; immutable."""

    charts: TodaysCharts = field(repr=False, compare=False)
    card: Card | None = None
    """None for a card that the library has not."""
    ability: Ability | None = None
    """None where its facts have to be asked."""
    given: tuple[tuple[str, str], ...] = ()
    """The answers given, each by the ids of its question and its own, in their order."""
    name: str = ""
    """What a card is called that the library has not."""
    id: str = field(default_factory=lambda: uuid4().hex, repr=False, compare=False)
    """By which it stays the same case, whatever is answered."""
    _stands: dict[tuple[str, ...], _Stand | None] = field(
        default_factory=dict, repr=False, compare=False
    )
    """What was decided about this card so far, by the answers; None where they contradict.

    It is handed on: the next answer, and what would change the ruling, ask for much of it again.
    """

    def answered(self, question_id: str, answer_id: str) -> "Inquiry":
        """With an answer; one that was given before to the same question gives way.

        So does the very moment at which it was noticed, where it is due in another turn now, and
        whatever cannot be so together with the new answer: it is asked again.
        """
        onward = self._with({question_id: answer_id})
        if question_id in dict(self.given):
            return onward._agreeing_with(question_id)  # noqa: SLF001  # of its own class
        if len(onward.given) > len(self.given):
            onward._go_on_from(self, _told_so(question_id, answer_id))  # noqa: SLF001  # the same
        return onward

    def _with(self, answers: Mapping[str, str]) -> "Inquiry":
        """With those answers, by question, in the place of any to the same."""
        given = {**dict(self.given), **answers}
        is_moment_old = TURN.id in answers and WHEN_NOTICED.id not in answers
        if is_moment_old and ":" in given.get(WHEN_NOTICED.id, ""):
            del given[WHEN_NOTICED.id]
        return replace(self, given=tuple(given.items()))

    @property
    def can_be(self) -> bool:
        """Can all that was answered be so?"""
        try:
            self._course  # noqa: B018  # whether it can be worked out
        except ContradictionError:
            return False
        return True

    def _agreeing_with(self, *questions: str) -> "Inquiry":
        """Without what cannot be so if the answers to those are; else the earlier one counts."""
        if self.can_be:
            return self
        kept = {*questions}
        for other, _ in self.given:
            if self._with_only({*kept, other}).can_be:
                kept.add(other)
        return self._with_only(kept)

    def _with_only(self, questions: Container[str]) -> "Inquiry":
        """With the answers to those questions alone."""
        return replace(self, given=tuple(pair for pair in self.given if pair[0] in questions))

    def _go_on_from(self, before: "Inquiry", told: str) -> None:
        """Keep the trees worked out behind the one answer more that is *told*."""
        if "_kept" in vars(before):
            kept = {path: tree for path, tree in before._kept.items() if told in path}  # noqa: SLF001  # of its own class
            vars(self).update(_kept=kept, _trees=before._trees)  # noqa: SLF001  # the same

    def with_moments(self, missed: Moment, noticed: Moment) -> "Inquiry":
        """With the very moments at which it was missed and noticed."""
        moments = {TURN.id: str(missed), WHEN_NOTICED.id: str(noticed)}
        return self._with(moments)._agreeing_with(*moments)  # noqa: SLF001  # of its own class

    def started_over(self) -> "Inquiry":
        """The same card, with nothing known of what happened; the level of the event stays."""
        kept = (REL.id, *(each.id for each in _OF_ABILITY))
        given = tuple(pair for pair in self.given if pair[0] in kept)
        return replace(self, id=uuid4().hex, given=given)

    def forget(self, now: object) -> None:
        """Keep nothing that was worked out and can be again.

        Another case of the same card goes on with what was decided.
        """
        for name, member in vars(Inquiry).items():
            if isinstance(member, cached_property):
                vars(self).pop(name, None)
        if not isinstance(now, Inquiry) or now._stands is not self._stands:  # noqa: SLF001  # of its own class
            self._stands.clear()

    def at_level_of(self, other: "Inquiry") -> "Inquiry":
        """At the same Rules Enforcement Level as *other*: the next case is of the same event."""
        level = dict(other.given).get(REL.id)
        return self if level is None else self.answered(REL.id, level)

    @property
    def step(self) -> TurnStep | None:
        """The step in which the ability triggers, where that is known."""
        return self.ability.step if self.ability is not None else None

    @property
    def moments(self) -> tuple[Moment | None, Moment | None]:
        """When it was due and when that was noticed, as far as they are known."""
        values = self._course.decided.case.values
        missed, noticed = values.get(MISSED.name), values.get(NOTICED.name)
        return (
            missed if isinstance(missed, Moment) else None,
            noticed if isinstance(noticed, Moment) else None,
        )

    @property
    def asks(self) -> Text | None:
        """The question that waits, in words; None once all is decided."""
        return self.question.words if self.question is not None else None

    @property
    def is_decided(self) -> bool:
        """Has it come to its end?"""
        return self._course.open is None

    @property
    def walk(self) -> Walk:
        """The walk as far as it is decided."""
        return self._course.decided.walk

    @property
    def decided(self) -> DecidedWalk:
        """The same, with what each answer rests on."""
        return self._course.decided

    @property
    def told(self) -> tuple[Told, ...]:
        """What the ruling rests on: answers given, what is assumed, what makes no difference."""
        return self._course.told

    @cached_property
    def question(self) -> FactQuestion | None:
        """What is asked next: what leaves the fewest questions; None once all is decided."""
        waiting = self._course.open
        if waiting is None or waiting.is_printed:
            return waiting
        return self._trees.best(self._tree(self._course.decided.case, self._course.path))

    @cached_property
    def endings(self) -> tuple[Ending, ...]:
        """What it can still come to, each once; one where it is decided."""
        tree = self._tree(self._course.decided.case, self._course.path)
        return tuple({ending.id: ending for ending in tree.endings}.values())

    def still_ahead(self, chart_id: str) -> frozenset[str] | None:
        """The nodes of a chart that it can still come through.

        None where too little is known of the card to say so.
        """
        if self._ahead is None:
            return None
        return frozenset(node for chart, node in self._ahead if chart == chart_id)

    @cached_property
    def _ahead(self) -> frozenset[tuple[str, str]] | None:
        tree = self._tree(self._course.decided.case, self._course.path)
        if not tree.is_known:
            return None
        ends = (
            each.walk
            for path, stand in self._stands.items()
            if stand is not None and stand.question is None and self._agrees(path)
            for each in stand.decided.readings
        )
        return frozenset(
            (part.chart.id, node) for walk in ends for part in parts(walk) for node in part.visited
        )

    def _agrees(self, path: tuple[str, ...]) -> bool:
        """Do the answers of *path* agree with those given, and with what is assumed?"""
        of_any = {question.id: question.answers[0].id for question in _USUAL}
        of_it = self.ability.usual if self.ability is not None else {}
        known = {**of_any, **of_it, **dict(self.given)}
        pairs = (answer.partition("=") for answer in path)
        return all(known.get(name, answer) == answer for name, _, answer in pairs)

    @cached_property
    def _chart(self) -> Chart:
        is_regular = dict(self.given).get(REL.id) == _REGULAR
        return self.charts.regular if is_regular else self.charts.competitive

    @cached_property
    def _trees(self) -> Trees:
        return Trees()

    @cached_property
    def _kept(self) -> dict[tuple[str, ...], Tree | None]:
        """The trees that were worked out, by what was answered on the way."""
        return {}

    @cached_property
    def _course(self) -> Progress:
        """As far as the answers lead, and on over whatever makes no difference."""
        case, path = self._start
        rel = self._answer_to(REL, case)
        told = [rel] if rel is not None else []
        while True:
            decided, question = self._stand(case, path)
            if question is None:
                return Progress(decided, tuple(told), path, None)
            found = self._answer_to(question, decided.case)
            found = found or self._free_answer(question, decided.case, path)
            if found is None:
                return Progress(decided, tuple(told), path, question)
            told.append(found)
            case, path = self._onward(question, found.answer, case, path)

    @property
    def _start(self) -> tuple[Case, tuple[str, ...]]:
        """What is known before anything is asked, and the answers that say so."""
        case, path = Case({CONTROLLER.name: CONTROLLER_IS}), tuple[str, ...]()
        if self.ability is not None:
            case = self.ability.case.with_facts(case)
        given = {REL.id: REL.answers[0].id, **dict(self.given)}
        for question in (REL, *(_OF_ABILITY if self.ability is not None else ())):
            answer = question.answer(given.get(question.id, ""))
            if answer is not None:
                case, path = self._onward(question, answer, case, path)
        return case, path

    def _onward(
        self, question: FactQuestion, answer: FactAnswer, case: Case, path: tuple[str, ...]
    ) -> tuple[Case, tuple[str, ...]]:
        """The case once that is answered, and the path to there."""
        onward = (*path, _told_so(question.id, answer.id))
        stand = self._stands.get(onward)
        if stand is not None:
            return stand.decided.case, onward
        return known_with(answer, case, self.step or _ANY_STEP), onward

    def _stand(self, case: Case, path: tuple[str, ...]) -> _Stand:
        """What the chart decides by the answers of *path*, which make *case*.

        Raises:
            ContradictionError: they cannot all be so.
        """
        if path not in self._stands:
            try:
                before = self._stands.get(path[:-1])
                known = before.decided if before is not None else None
                decided = decide(self._chart, case, before=known)
            except ContradictionError:
                self._stands[path] = None
            else:
                question = self._question_about(decided) if decided.missing else None
                self._stands[path] = _Stand(decided, question)
        found = self._stands[path]
        if found is None:
            raise ContradictionError
        return found

    def _question_about(self, decided: DecidedWalk) -> FactQuestion:
        """What is asked where deciding stands; of a card that is not listed, first what it is."""
        known = decided.case.values
        for question in _FIRST_OF_ABILITY:
            if self.ability is None and question.asks[0].name not in known:
                return question
        return _question_about(decided.missing[0], decided.case)

    def _answer_to(self, question: FactQuestion, case: Case) -> Told | None:
        """The answer that was given, or is assumed."""
        given = dict(self.given).get(question.id, "")
        answer = question.answer(given) or question.answer_at(given)
        if answer is not None:
            return Told(question, answer, Origin.GIVEN)
        usual = self._usual_answer(question, case)
        return Told(question, usual, Origin.ASSUMED) if usual is not None else None

    def _usual_answer(self, question: FactQuestion, case: Case) -> FactAnswer | None:
        """What is assumed of this ability; else what is of any."""
        usual = self.ability.usual.get(question.id) if self.ability is not None else None
        if usual == OF_ITS_TURN:
            usual = whose_turn(Reading(case)) if MISSED.name in case.values else None
        if usual is not None:
            return question.answer(usual)
        return question.answers[0] if question.is_usual else None

    def _free_answer(
        self, question: FactQuestion, case: Case, path: tuple[str, ...]
    ) -> Told | None:
        """The first answer that can be, where all of them come to the same."""
        if question.is_printed:
            return None
        then = self._then(question, case, path)
        if len({id(tree) for tree in then.values()}) > 1:
            return None
        answer = question.answer(next(iter(then)))
        return Told(question, answer, Origin.FREE) if answer is not None else None

    def _tree(self, case: Case, path: tuple[str, ...]) -> Tree:
        """What can still be asked.

        Raises:
            ContradictionError: what is known cannot all be so.
        """
        if path not in self._kept:
            self._kept[path] = self._worked_out(case, path)
        found = self._kept[path]
        if found is None:
            raise ContradictionError
        return found

    def _worked_out(self, case: Case, path: tuple[str, ...]) -> Tree | None:
        try:
            decided, question = self._stand(case, path)
        except ContradictionError:
            return None
        if question is None:
            return self._trees.ended(ending_of(decided))
        told = self._answer_to(question, case)
        if told is not None:
            return self._tree(*self._onward(question, told.answer, case, path))
        if question.is_printed:
            return self._trees.unknown(question, decided.walk)
        then = self._then(question, case, path)
        return self._trees.asked(question, then) if then else None

    def _then(
        self, question: FactQuestion, case: Case, path: tuple[str, ...]
    ) -> Mapping[str, Tree]:
        """What comes of each answer that can be."""
        found: dict[str, Tree] = {}
        for answer in question.answers:
            try:
                found[answer.id] = self._tree(*self._onward(question, answer, case, path))
            except ContradictionError:
                continue
        return found


def _told_so(question_id: str, answer_id: str) -> str:
    """An answer, as it stands in a path."""
    return f"{question_id}={answer_id}"


def _question_about(fact_name: str, case: Case) -> FactQuestion:
    """The question that makes a fact known; what it is put by has to be known first."""
    for question in _QUESTIONS_ABOUT[fact_name]:
        try:
            reading = Reading(case)
            if question.fits(reading):
                for answer in question.answers:
                    answer.known(reading, _ANY_STEP)
                return question
        except MissingFactError as missing:
            return _question_about(str(missing), case)
    raise LookupError(fact_name)


def inquiry_of(position: Position) -> Inquiry | None:
    """The case that is being ruled on where *position* stands, if one is."""
    return position.case if isinstance(position.case, Inquiry) else None
