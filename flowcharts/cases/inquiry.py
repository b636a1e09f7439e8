"""A case that is being found out: what is known of it, what is asked next, and what it comes to."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple
from uuid import uuid4

from flowcharts.cases.ability import Ability
from flowcharts.cases.decide import ContradictionError, DecidedWalk
from flowcharts.cases.fact_question import FactQuestion
from flowcharts.cases.facts import MISSED, NOTICED
from flowcharts.cases.outlook import Outlook, Progress
from flowcharts.cases.question_tree import Ending
from flowcharts.cases.questions import NOTICED as WHEN_NOTICED
from flowcharts.cases.questions import REL, TURN
from flowcharts.cases.stand import OF_ABILITY, Stand
from flowcharts.cases.told_answer import Told, told_so
from flowcharts.model.chart import Chart
from flowcharts.model.position import Position
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep
from flowcharts.model.walk import Walk

_REGULAR = "regular"


class TodaysCharts(NamedTuple):
    """The charts of today, by the Rules Enforcement Level."""

    competitive: Chart
    """Professional, too."""
    regular: Chart


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
    supposed: tuple[tuple[str, str], ...] = ()
    """The questions that are answered only to see what would come of it.

    Each with the answer that it had before; empty where it had none.
    """
    _stands: dict[tuple[str, ...], Stand | None] = field(
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
            onward._go_on_from(self, told_so(question_id, answer_id))  # noqa: SLF001  # the same
        return onward

    def supposing(self, question_id: str, answer_id: str) -> "Inquiry":
        """With an answer that is only supposed; nobody says that it was so."""
        before = self._real.get(question_id, "")
        onward = self.answered(question_id, answer_id)
        if answer_id == before:
            return onward
        return replace(onward, supposed=(*onward.supposed, (question_id, before)))

    def confirmed(self) -> "Inquiry":
        """With all that was supposed taken as so."""
        return replace(self, supposed=())

    @property
    def is_supposed(self) -> bool:
        """Does it rest on anything that nobody has said?"""
        supposed = dict(self.supposed)
        return any(question in supposed for question, _ in self.given)

    @property
    def _real(self) -> dict[str, str]:
        """The answers by question, without what is only supposed."""
        answers = {**dict(self.given), **dict(self.supposed)}
        return {question: answer for question, answer in answers.items() if answer}

    def _with(self, answers: Mapping[str, str]) -> "Inquiry":
        """With those answers, by question, in the place of any to the same."""
        given = {**dict(self.given), **answers}
        is_moment_old = TURN.id in answers and WHEN_NOTICED.id not in answers
        if is_moment_old and ":" in given.get(WHEN_NOTICED.id, ""):
            del given[WHEN_NOTICED.id]
        supposed = tuple(pair for pair in self.supposed if pair[0] not in answers)
        return replace(self, given=tuple(given.items()), supposed=supposed)

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
        if "_outlook" in vars(before):
            self._outlook.go_on_from(before._outlook, told)  # noqa: SLF001  # of its own class

    def with_moments(self, missed: Moment, noticed: Moment) -> "Inquiry":
        """With the very moments at which it was missed and noticed."""
        moments = {TURN.id: str(missed), WHEN_NOTICED.id: str(noticed)}
        return self._with(moments)._agreeing_with(*moments)  # noqa: SLF001  # of its own class

    def started_over(self) -> "Inquiry":
        """The same card, with nothing known of what happened; the level of the event stays."""
        kept = (REL.id, *(each.id for each in OF_ABILITY))
        given = tuple(pair for pair in self._real.items() if pair[0] in kept)
        return replace(self, id=uuid4().hex, given=given, supposed=())

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
        level = other._real.get(REL.id)  # noqa: SLF001  # of its own class
        return self if level is None else self.answered(REL.id, level)

    @property
    def called(self) -> Text | None:
        """What its card is called; None where nobody has said."""
        if self.card is not None:
            return self.card.name
        return Text(self.name, self.name) if self.name else None

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
        return self._outlook.question

    @cached_property
    def endings(self) -> tuple[Ending, ...]:
        """What it can still come to, each once; one where it is decided."""
        return tuple({ending.id: ending for ending in self._outlook.tree.endings}.values())

    def still_ahead(self, chart_id: str) -> frozenset[str] | None:
        """The nodes of a chart that it can still come through.

        None where too little is known of the card to say so.
        """
        ahead = self._outlook.ahead
        if ahead is None:
            return None
        return frozenset(node for chart, node in ahead if chart == chart_id)

    @property
    def _course(self) -> Progress:
        """As far as the answers lead, and on over whatever makes no difference."""
        return self._outlook.course

    @cached_property
    def _outlook(self) -> Outlook:
        given = dict(self.given)
        is_regular = given.get(REL.id) == _REGULAR
        chart = self.charts.regular if is_regular else self.charts.competitive
        return Outlook(chart, self.ability, given, self._stands)


def inquiry_of(position: Position) -> Inquiry | None:
    """The case that is being ruled on where *position* stands, if one is."""
    return position.case if isinstance(position.case, Inquiry) else None
