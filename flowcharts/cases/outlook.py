"""The outlook of a case: how far what is known of it leads, and what it can still come to."""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, DecidedWalk
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, QuestionGroup, known_with
from flowcharts.cases.facts import CONTROLLER
from flowcharts.cases.question_tree import Tree, Trees, ending_of
from flowcharts.cases.questions import CONTROLLER_IS, REL, questions_of
from flowcharts.cases.stand import ANY_STEP, OF_ABILITY, Stand, stand_of
from flowcharts.cases.told_answer import Origin, Told, answer_to, told_so
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import parts

_USUAL = questions_of(QuestionGroup.USUAL)


class Progress(NamedTuple):
    """How far what is known leads."""

    decided: DecidedWalk
    told: tuple[Told, ...]
    """What it rests on, in the order in which it was needed."""
    path: tuple[str, ...]
    open: FactQuestion | None
    """What has to be known next as the chart goes; None once it has come to its end."""


class Outlook:
    """All that is worked out of the answers given; each thing once, when it is first asked for."""

    def __init__(
        self,
        chart: Chart,
        ability: Ability | None,
        given: Mapping[str, str],
        stands: dict[tuple[str, ...], Stand | None],
    ) -> None:
        self._chart = chart
        self._ability = ability
        self._given = given
        """The answers given, by question."""
        self._stands = stands
        """What was decided about this card so far; it is handed on, and added to here."""
        self._trees = Trees()
        self._kept: dict[tuple[str, ...], Tree | None] = {}
        """The trees that were worked out, by what was answered on the way."""

    def go_on_from(self, before: "Outlook", told: str) -> None:
        """Keep the trees worked out behind the one answer more that is *told*."""
        kept = before._kept.items()  # noqa: SLF001  # of its own class
        self._kept = {path: tree for path, tree in kept if told in path}
        self._trees = before._trees  # noqa: SLF001  # the same

    @cached_property
    def course(self) -> Progress:
        """As far as the answers lead, and on over whatever makes no difference.

        Raises:
            ContradictionError: they cannot all be so.
        """
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
    def tree(self) -> Tree:
        """What can still be asked, and what comes of it."""
        return self._tree(self.course.decided.case, self.course.path)

    @property
    def question(self) -> FactQuestion | None:
        """What is asked next: what leaves the fewest questions; None once all is decided."""
        waiting = self.course.open
        if waiting is None or waiting.is_printed:
            return waiting
        return self._trees.best(self.tree)

    @cached_property
    def ahead(self) -> frozenset[tuple[str, str]] | None:
        """The nodes that it can still come through, each with its chart.

        None where too little is known of the card to say so.
        """
        if not self.tree.is_known:
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
        of_it = self._ability.usual if self._ability is not None else {}
        known = {**of_any, **of_it, **self._given}
        pairs = (answer.partition("=") for answer in path)
        return all(known.get(name, answer) == answer for name, _, answer in pairs)

    @property
    def _start(self) -> tuple[Case, tuple[str, ...]]:
        """What is known before anything is asked, and the answers that say so."""
        case, path = Case({CONTROLLER.name: CONTROLLER_IS}), tuple[str, ...]()
        if self._ability is not None:
            case = self._ability.case.with_facts(case)
        given = {REL.id: REL.answers[0].id, **self._given}
        for question in (REL, *(OF_ABILITY if self._ability is not None else ())):
            answer = question.answer(given.get(question.id, ""))
            if answer is not None:
                case, path = self._onward(question, answer, case, path)
        return case, path

    def _onward(
        self, question: FactQuestion, answer: FactAnswer, case: Case, path: tuple[str, ...]
    ) -> tuple[Case, tuple[str, ...]]:
        """The case once that is answered, and the path to there."""
        onward = (*path, told_so(question.id, answer.id))
        stand = self._stands.get(onward)
        if stand is not None:
            return stand.decided.case, onward
        step = self._ability.step if self._ability is not None else None
        return known_with(answer, case, step or ANY_STEP), onward

    def _stand(self, case: Case, path: tuple[str, ...]) -> Stand:
        """What the chart decides by the answers of *path*, which make *case*.

        Raises:
            ContradictionError: they cannot all be so.
        """
        if path not in self._stands:
            before = self._stands.get(path[:-1])
            known = before.decided if before is not None else None
            try:
                self._stands[path] = stand_of(case, self._chart, self._ability, before=known)
            except ContradictionError:
                self._stands[path] = None
        found = self._stands[path]
        if found is None:
            raise ContradictionError
        return found

    def _answer_to(self, question: FactQuestion, case: Case) -> Told | None:
        """The answer that was given, or is assumed."""
        return answer_to(question, case, self._given, self._ability)

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
