"""The verdict on an answer: where it went wrong, why, and when it would have been right."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.mistaken_ideas import MistakenIdea, mistaken_ideas, wrong_answers
from flowcharts.journal.review import ItemResult, Rating
from flowcharts.model.position import Beside, Position
from flowcharts.model.sub_charts import parts, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import (
    WrongStep,
    first_wrong_step,
    ideas_behind,
    right_answer,
    walked_by_ideas,
)
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.fact_changes import ChangedCase, nearest
from flowcharts.practice.question import Answer, AnsweredPrediction, StudyQuestion
from flowcharts.practice.results import (
    NOTHING_MISSED,
    Missed,
    nothing_said,
    results_of_claims,
    results_of_option,
    results_of_walk,
    together,
    wrong_step_at,
)
from flowcharts.practice.sought import (
    AnswerSought,
    MomentSought,
    OtherRulingSought,
    RulingSought,
    WalkSought,
)
from flowcharts.practice.turning_step import wrong_step_inside
from flowcharts.practice.why import Why, why_there


class Verdict(NamedTuple):
    """How an answer was."""

    question: StudyQuestion
    is_right: bool
    given: tuple[str, ...]
    right: tuple[str, ...]
    results: tuple[ItemResult, ...]
    wrong_step: WrongStep | None = None
    """The first decision where learner and source part."""
    inside: WrongStep | None = None
    """The first wrong step in the chart that answers that decision, where another one does."""
    parted: WrongStep | None = None
    """Where only what was said first is wrong: the last decision from which a way leads there."""
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
    def why(self) -> Why | None:
        """Why the source answers so where learner and source part; None where they do nowhere."""
        wrong_step = self.wrong_step or self.parted
        return (
            why_there(self.question.case, wrong_step, self.inside)
            if wrong_step is not None
            else None
        )

    @property
    def quoted(self) -> dict[str, Text]:
        """The words of cards that decide where the answer went wrong, by card."""
        if self.is_right:
            return {}
        found = (each for each in self.question.whys() if each.of is None)
        why = self.why or next(found, None)
        if why is None:
            return {}
        evidence = why.worked.evidence if why.worked is not None else None
        if evidence is not None and evidence.card is not None and evidence.words is not None:
            return {evidence.card: evidence.words}
        told = [each.words for each in why.because if each.words is not None]
        for card in self.question.case.cards[:1]:
            for words in told:
                if words.en and words.en in card.text.en:
                    return {card.id: words}
        return {}


def verdict_on(question: StudyQuestion, answer: Answer, missed: Missed = NOTHING_MISSED) -> Verdict:
    """The verdict on *answer*; *missed*: what the learner has missed before."""
    if question.is_walked:
        return _verdict_on_walk(question, answer, missed)
    return _verdict_on_option(question, answer, missed)


def _verdict_on_walk(question: StudyQuestion, answer: Answer, missed: Missed) -> Verdict:
    case = question.case
    given = answer.walk or Walk(case.chart)
    wrong_step = first_wrong_step(case.decided, given)
    is_unanswered = answer.is_given_up or not (given.is_over or answer.is_unwalked)
    if wrong_step is None and is_unanswered:
        wrong_step = _given_up(case.decided, given)
    said = _said_first(question, answer)
    wrong = [each for each in said if not each.is_true]
    parted = wrong[0].wrong_step if wrong and wrong_step is None else None
    return Verdict(
        question,
        wrong_step is None and not wrong,
        tuple(step.answer for step in steps(given)),
        tuple(step.answer for step in steps(case.decided.walk)),
        _hinted(_results_of_whole(question, answer, wrong_step, missed), answer.hinted),
        wrong_step,
        parted=parted,
        **_explained(case.decided, wrong_step or parted, question)._asdict(),
        predictions=tuple(
            AnsweredPrediction(each, dict(answer.predicted).get(each.id, ""))
            for each in question.predictions
        ),
    )


def _said_first(question: StudyQuestion, answer: Answer) -> tuple[Claim, ...]:
    """What was said of the case before it was walked."""
    decided, said = question.case.decided, dict(answer.predicted)
    return tuple(
        Claim(decided, About(each.id), said[each.id])
        for each in question.predictions
        if each.id in said
    )


def _results_of_whole(
    question: StudyQuestion, answer: Answer, wrong_step: WrongStep | None, missed: Missed
) -> tuple[ItemResult, ...]:
    """How the learner did at the items of a case that is said first, then walked.

    Where the walk goes wrong, what was said first tells nothing more.
    """
    decided, said = question.case.decided, _said_first(question, answer)
    left = question.predictions[len(said) :]
    if answer.is_given_up and left:
        unsaid = Claim(decided, About(left[0].id), left[0].right)
        return together(results_of_claims(said, missed), nothing_said([unsaid]))
    if answer.walk is None and wrong_step is None:
        return results_of_claims(said, missed)
    walked = results_of_walk(decided, answer.walk or Walk(question.case.chart), wrong_step, missed)
    return walked if wrong_step is not None else together(results_of_claims(said, missed), walked)


def _given_up(decided: DecidedWalk, given: Walk) -> WrongStep | None:
    """The decision that waits for an answer, unanswered."""
    here = given.decision
    if here is None:
        return None
    right = right_answer(decided, given.chart, here) or ""
    return WrongStep(given.chart, here, "", right)


class _Explanation(NamedTuple):
    ideas: tuple[MistakenIdea, ...] = ()
    nearest: ChangedCase | None = None
    inside: WrongStep | None = None


def _explained(
    decided: DecidedWalk, wrong_step: WrongStep | None, question: StudyQuestion
) -> _Explanation:
    if wrong_step is None:
        return _Explanation()

    def answers_so(other: DecidedWalk) -> bool:
        return any(
            step.place == wrong_step.place and step.answer == wrong_step.given
            for step in steps(other.walk)
        )

    inside = wrong_step_inside(decided, wrong_step)
    return _Explanation(
        ideas_behind(decided, wrong_step) or ideas_behind(decided, inside or wrong_step),
        nearest(question.case.chart, decided, answers_so),
        inside,
    )


def _verdict_on_option(question: StudyQuestion, answer: Answer, missed: Missed) -> Verdict:
    given = "" if answer.is_given_up else answer.option
    is_right = given == question.right
    place = question.place
    wrong_step = None if is_right or place is None else wrong_step_at(question, place, given)
    results = results_of_option(question, given, missed)
    explained = _Explanation() if is_right else _explained_option(question, wrong_step, given)
    return Verdict(
        question,
        is_right,
        (given,) if given else (),
        (question.right,),
        _hinted(results, answer.hinted or _all_items(results, answer.hints)),
        wrong_step,
        **explained._asdict(),
    )


def _explained_option(
    question: StudyQuestion, wrong_step: WrongStep | None, given: str
) -> _Explanation:
    sought = question.sought
    match sought:
        case AnswerSought():
            return _explained(question.case.decided, wrong_step, question)
        case MomentSought():
            ideas = (idea for idea, option in sought.by_idea.items() if option == given)
            return _Explanation(tuple(mistaken_ideas()[idea] for idea in ideas))
        case RulingSought() if given:
            return _explained_by_walks(question.case.decided, sought, given)
        case RulingSought() | OtherRulingSought() | WalkSought():
            return _Explanation()
        case _:
            assert_never(sought)


def _explained_by_walks(decided: DecidedWalk, sought: RulingSought, given: str) -> _Explanation:
    behind = (
        idea
        for _, idea, _ in wrong_answers(decided)
        if sought.read(walked_by_ideas(decided, {idea.id})) == given
    )
    return _Explanation(
        tuple(behind),
        nearest(
            decided.walk.home.chart,
            decided,
            lambda other: not other.missing and sought.read(other.walk) == given,
        ),
    )


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


def verdict_position(verdict: Verdict, given: Walk) -> Position:
    """Both ways on the chart where they part; the learner's alone where they do not."""
    wrong_step = verdict.wrong_step or verdict.parted
    if wrong_step is None:
        return Position(given, given)
    mine = _on(given, wrong_step.chart.id) or given
    if verdict.wrong_step is None:
        return Position(mine, mine)
    theirs = _on(verdict.walk, wrong_step.chart.id)
    beside = Beside(theirs) if theirs is not None and theirs.chart is mine.chart else None
    return Position(mine, mine, beside=beside)


def _on(walk: Walk, chart_id: str) -> Walk | None:
    """The part of *walk* that went through that chart."""
    return next((part for part in parts(walk) if part.chart.id == chart_id), None)
