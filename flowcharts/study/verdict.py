"""The verdict on an answer: where it went wrong, why, and when it would have been right."""

from collections.abc import Callable
from typing import NamedTuple

from flowcharts.cases.case import Because
from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.mistaken_idea import MistakenIdea
from flowcharts.cases.mistaken_ideas import MISTAKEN_IDEAS, wrong_answers
from flowcharts.model.scenario import WorkedAnswer
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.study.case_walk import (
    WrongTurn,
    decision_item,
    first_wrong_turn,
    idea_item,
    ideas_behind,
    right_answer,
    walked_by_ideas,
)
from flowcharts.study.fact_changes import ChangedCase, nearest
from flowcharts.study.inside_turn import turn_inside
from flowcharts.study.items import exercised, results_of_walk
from flowcharts.study.question import Answer, AnsweredPrediction, StudyQuestion
from flowcharts.study.review import Drill, ItemResult, Rating


class Verdict(NamedTuple):
    """How an answer was."""

    question: StudyQuestion
    is_right: bool
    given: tuple[str, ...]
    right: tuple[str, ...]
    results: tuple[ItemResult, ...]
    turn: WrongTurn | None = None
    """The first decision where learner and source part."""
    inside: WrongTurn | None = None
    """The first wrong turn in the chart that answers that decision, where another one does."""
    because: tuple[Because, ...] = ()
    """The facts that the right answer there rests on, with the words that show them."""
    worked: WorkedAnswer | None = None
    """What the worked example says of that decision."""
    ideas: tuple[MistakenIdea, ...] = ()
    """The mistaken ideas that may be behind the answer, the likeliest first."""
    nearest: ChangedCase | None = None
    """The nearest case in which the answer would have been right."""
    predictions: tuple[AnsweredPrediction, ...] = ()

    @property
    def idea(self) -> MistakenIdea | None:
        """The mistaken idea behind the answer, as far as can be told."""
        return self.ideas[0] if self.ideas else None

    def with_likeliest(self, weight: Callable[[str], float]) -> "Verdict":
        """The same, the ideas in the order of their *weight*, asked by the item of each."""
        blamed = {
            result.item.partition("#")[2]: result.item
            for result in self.results
            if result.rating is Rating.AGAIN
        }
        weights = {idea.id: weight(blamed.get(idea.id, "")) for idea in self.ideas}
        ordered = sorted(self.ideas, key=lambda idea: -weights[idea.id])
        return self._replace(ideas=tuple(ordered))

    @property
    def walk(self) -> Walk:
        """The right walk."""
        return self.question.case.decided.walk

    @property
    def quoted(self) -> dict[str, Text]:
        """The words of cards that decide where the answer went wrong, by card."""
        evidence = self.worked.evidence if self.worked is not None else None
        if evidence is not None and evidence.card is not None and evidence.words is not None:
            return {evidence.card: evidence.words}
        told = [each.words for each in self.because if each.words is not None]
        for card in self.question.case.cards[:1]:
            for words in told:
                if words.en and words.en in card.text.en:
                    return {card.id: words}
        return {}


def judge(question: StudyQuestion, answer: Answer) -> Verdict:
    """The verdict on *answer*."""
    if question.is_walked:
        return _judge_walk(question, answer)
    return _judge_option(question, answer)


def _judge_walk(question: StudyQuestion, answer: Answer) -> Verdict:
    case = question.case
    given = answer.walk or Walk(case.chart)
    turn = first_wrong_turn(case.decided, given)
    if turn is None and (answer.is_given_up or not given.is_over):
        turn = _given_up(case.decided, given)
    results = _hinted(results_of_walk(case.decided, given, turn), answer.hinted)
    right = tuple(step.answer for step in steps(case.decided.walk))
    told = tuple(step.answer for step in steps(given))
    predicted = dict(answer.predicted)
    return Verdict(
        question,
        turn is None,
        told,
        right,
        results,
        turn,
        **_explained(case.decided, turn, question)._asdict(),
        predictions=tuple(
            AnsweredPrediction(each, predicted.get(each.id, "")) for each in question.predictions
        ),
    )


def _given_up(decided: DecidedWalk, given: Walk) -> WrongTurn | None:
    """The decision that waits for an answer, unanswered."""
    here = given.decision
    if here is None:
        return None
    right = right_answer(decided, given.chart, here) or ""
    return WrongTurn(given.chart, here, "", right)


class _Explanation(NamedTuple):
    because: tuple[Because, ...] = ()
    worked: WorkedAnswer | None = None
    ideas: tuple[MistakenIdea, ...] = ()
    nearest: ChangedCase | None = None
    inside: WrongTurn | None = None


def _explained(
    decided: DecidedWalk, turn: WrongTurn | None, question: StudyQuestion
) -> _Explanation:
    if turn is None:
        return _Explanation()
    place = (turn.chart.id, turn.decision.id)

    def answers_so(other: DecidedWalk) -> bool:
        return any(
            (step.chart.id, step.decision.id) == place and step.answer == turn.given
            for step in steps(other.walk)
        )

    inside = turn_inside(decided, turn)
    settled = inside or turn
    return _Explanation(
        decided.because(settled.chart.id, settled.decision.id),
        _worked(question, settled) or _worked(question, turn),
        ideas_behind(decided, turn) or ideas_behind(decided, settled),
        nearest(question.case.chart, decided, answers_so),
        inside,
    )


def _worked(question: StudyQuestion, turn: WrongTurn) -> WorkedAnswer | None:
    """What the worked example says of the decision, where the case is one of its chart."""
    scenario, chart = question.case.scenario, question.case.chart
    if scenario is None or scenario.chart != chart.id:
        return None
    name = turn.decision.id
    whole = scenario.answers.get(f"{turn.chart.id}/{name}")
    is_other = turn.chart.id != chart.id and name in chart.nodes
    return whole if whole is not None or is_other else scenario.answers.get(name)


def _judge_option(question: StudyQuestion, answer: Answer) -> Verdict:
    given = "" if answer.is_given_up else answer.option
    is_right = given == question.right
    turn = _turn_at(question, given) if not is_right else None
    results = _results_of_option(question, given, turn)
    explained = _Explanation()
    if turn is not None and question.by_idea:
        explained = _explained_by_table(question, given)
    elif turn is not None:
        explained = _explained(question.case.decided, turn, question)
    elif not is_right:
        explained = _explained_by_walks(question, given)
    return Verdict(
        question,
        is_right,
        (given,) if given else (),
        (question.right,),
        _hinted(results, answer.hinted or _all_items(results, answer.hints)),
        turn,
        **explained._asdict(),
    )


def _turn_at(question: StudyQuestion, given: str) -> WrongTurn | None:
    if question.place is None:
        return None
    chart_id, decision_id = question.place
    for step in steps(question.case.decided.walk):
        if (step.chart.id, step.decision.id) == (chart_id, decision_id):
            return WrongTurn(step.chart, step.decision, given, step.answer)
    return None


def _explained_by_table(question: StudyQuestion, given: str) -> _Explanation:
    found = (MISTAKEN_IDEAS[idea] for idea, option in question.by_idea.items() if option == given)
    because = question.case.decided.because(*question.place) if question.place else ()
    return _Explanation(because, None, tuple(found))


def _explained_by_walks(question: StudyQuestion, given: str) -> _Explanation:
    read = question.read
    if read is None or not given:
        return _Explanation()
    decided = question.case.decided
    behind = [
        (place, idea)
        for place, idea, _ in wrong_answers(decided)
        if read(walked_by_ideas(decided, {idea.id})) == given
    ]
    return _Explanation(
        decided.because(*behind[0][0]) if behind else (),
        None,
        tuple(idea for _, idea in behind),
        nearest(
            question.case.chart,
            decided,
            lambda other: not other.missing and read(other.walk) == given,
        ),
    )


def _results_of_option(
    question: StudyQuestion, given: str, turn: WrongTurn | None
) -> tuple[ItemResult, ...]:
    """How the learner did at the items that lead to another option than the right one."""
    found: dict[str, ItemResult] = {}
    is_right = given == question.right
    for item, whole, option in option_of_ideas(question):
        if is_right or option == given:
            rating = Rating.GOOD if is_right else Rating.AGAIN
            for each in (whole, item):
                found[each] = ItemResult(each, rating, given, question.right)
    if turn is not None and question.drill is Drill.DECISION:
        found[turn.item] = ItemResult(turn.item, Rating.AGAIN, given, turn.right)
    return tuple(found.values())


def items_tested(question: StudyQuestion) -> frozenset[str]:
    """The items that the question puts to the test."""
    if question.is_walked:
        return frozenset(each.item for each in exercised(question.case.decided))
    found = option_of_ideas(question)
    return frozenset({*(item for item, _, _ in found), *(whole for _, whole, _ in found)})


def option_of_ideas(question: StudyQuestion) -> tuple[tuple[str, str, str], ...]:
    """Ideas that the question puts to the test: the item, its decision, the option it leads to."""
    decided, read = question.case.decided, question.read
    if question.place is not None and question.by_idea:
        whole = decision_item(*question.place)
        options = question.by_idea.items()
        return tuple(
            (idea_item(*question.place, idea), whole, option)
            for idea, option in options
            if option != question.right
        )
    found: list[tuple[str, str, str]] = []
    for (chart, decision), idea, wrong in wrong_answers(decided):
        if question.place is not None:
            option = wrong if (chart, decision) == question.place else question.right
        elif read is not None:
            option = read(walked_by_ideas(decided, {idea.id}))
        else:
            continue
        if option != question.right:
            item = idea_item(chart, decision, idea.id)
            found.append((item, decision_item(chart, decision), option))
    return tuple(found)


def _all_items(results: tuple[ItemResult, ...], hints: int) -> frozenset[str]:
    return frozenset(each.item.partition("#")[0] for each in results) if hints else frozenset()


def _hinted(results: tuple[ItemResult, ...], hinted: frozenset[str]) -> tuple[ItemResult, ...]:
    """The results; right after a hint is hard."""
    return tuple(
        each._replace(rating=Rating.HARD)
        if each.rating is Rating.GOOD and each.item.partition("#")[0] in hinted
        else each
        for each in results
    )
