"""Results of an answer: how the learner did at each item that the case exercises."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, assert_never

from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.cases.mistaken_ideas import wrong_answers
from flowcharts.journal.review import ItemResult, Rating
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import (
    WrongStep,
    decision_item,
    idea_item,
    ideas_behind,
    walked_by_ideas,
)
from flowcharts.practice.claim import Claim, last_asked
from flowcharts.practice.items import RULING, answers_of, exercised, openers_of, ruling_item
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.ruling import ruling_of
from flowcharts.practice.sought import (
    AnswerSought,
    MomentSought,
    OtherRulingSought,
    RulingSought,
    WalkSought,
)
from flowcharts.practice.turning_step import step_at, wrong_step_inside

Missed = Mapping[str, str]
"""What was answered wrongly and is not unlearnt yet: by the item of a decision, its right answer.

Such an answer is an exercise wherever it is right again, also where no mistaken idea is behind it.
"""
NOTHING_MISSED: Missed = {}


def results_of_walk(
    decided: DecidedWalk,
    given: Walk,
    wrong_step: WrongStep | None,
    missed: Missed = NOTHING_MISSED,
) -> tuple[ItemResult, ...]:
    """How the learner did at each item that they came to, up to the first wrong step."""
    met = [decision_item(*step.place) for step in steps(given)]
    if wrong_step is not None and wrong_step.item in met:
        met = met[: met.index(wrong_step.item)]
    found = {each.item: each.right for each in exercised(decided) if each.decision in met}
    again = {item: right for item, right in _missed_in(decided, missed) if item in met}
    return together(
        [ItemResult(item, Rating.GOOD, right, right) for item, right in {**found, **again}.items()],
        [] if wrong_step is None else _lapses(decided, wrong_step),
    )


def results_of_claims(
    claims: Iterable[Claim], missed: Missed = NOTHING_MISSED
) -> tuple[ItemResult, ...]:
    """How the learner did at the items on which it hangs what they said."""
    known: list[ItemResult] = []
    lapses: list[ItemResult] = []
    for claim in claims:
        if claim.is_true:
            known += (
                ItemResult(item, Rating.GOOD, claim.said, claim.said)
                for item in _tested_by(claim, missed)
            )
        else:
            lapses += _lapses_of(claim)
    return together(known, lapses)


def results_of_option(
    question: StudyQuestion, given: str, missed: Missed = NOTHING_MISSED
) -> tuple[ItemResult, ...]:
    """How the learner did at what their choice hangs on; *given* is empty where there was none."""
    sought = question.sought
    match sought:
        case AnswerSought() | MomentSought():
            return _results_at_decision(question, sought, given)
        case RulingSought() | OtherRulingSought() if not given:
            return nothing_said(sought.claims(sought.right))
        case RulingSought() | OtherRulingSought():
            return results_of_claims(sought.claims(given), missed)
        case WalkSought():
            return ()
        case _:
            assert_never(sought)


def _results_at_decision(
    question: StudyQuestion, sought: AnswerSought | MomentSought, given: str
) -> tuple[ItemResult, ...]:
    place, right = sought.place, sought.right
    if given == right:
        found = items_tested(question).always
        return tuple(ItemResult(item, Rating.GOOD, right, right) for item in found)
    wrong = [idea for idea, option in _options_by_idea(question, sought) if option == given]
    items = [decision_item(*place), *(idea_item(*place, each) for each in wrong)]
    own = [ItemResult(item, Rating.AGAIN, given, right) for item in items]
    wrong_step = wrong_step_at(question, place, given)
    if wrong_step is None or given not in wrong_step.decision.answers:  # a moment is none
        return together([], own)
    return together([], [*own, *_lapses(question.case.decided, wrong_step)])


def nothing_said(claims: Iterable[Claim]) -> tuple[ItemResult, ...]:
    """What they do not know who ask for the answer, given what would have been right to say."""
    found: list[ItemResult] = []
    for claim in claims:
        decided = claim.decided
        tested = [item for item in _tested_by(claim, NOTHING_MISSED) if "#" not in item]
        item = tested[-1] if tested else last_asked(decided)
        right = answers_of(decided)
        item = item if item in right else ruling_item(decided)
        found.append(ItemResult(item, Rating.AGAIN, "", right[item]))
    return together([], found)


class TestedItems(NamedTuple):
    """The items that a question puts to the test."""

    always: frozenset[str]
    where_missed: frozenset[tuple[str, str]] = frozenset()
    """Items with their right answers here: whoever has missed that one is tested there, too."""

    def includes(self, items: Collection[str], missed: Missed = NOTHING_MISSED) -> bool:
        """Are all *items* among them, for who has *missed* that?"""
        return all(
            item in self.always or (item, missed.get(item)) in self.where_missed for item in items
        )


def items_tested(question: StudyQuestion) -> TestedItems:
    """The items that the question puts to the test."""
    decided, sought = question.case.decided, question.sought
    match sought:
        case WalkSought():
            always = frozenset(each.item for each in exercised(decided))
            return TestedItems(always, frozenset(answers_of(decided).items()))
        case AnswerSought() | MomentSought():
            own = (item for item, _, _ in option_of_ideas(question))
            return TestedItems(frozenset({decision_item(*sought.place), *own}))
        case RulingSought() | OtherRulingSought():
            claims = sought.claims(sought.right)
            tested = (item for claim in claims for item in _tested_by(claim, NOTHING_MISSED))
            rulings = ((ruling_item(each.decided), ruling_of(each.decided.walk)) for each in claims)
            return TestedItems(frozenset(tested), frozenset(rulings))
        case _:
            assert_never(sought)


def option_of_ideas(question: StudyQuestion) -> tuple[tuple[str, str, str], ...]:
    """Ideas that the question puts to the test: the item, its decision, the option it leads to."""
    decided, sought = question.case.decided, question.sought
    match sought:
        case AnswerSought() | MomentSought():
            place = sought.place
            found = [
                (idea_item(*place, idea), decision_item(*place), option)
                for idea, option in _options_by_idea(question, sought)
            ]
        case RulingSought():
            found = [
                (
                    idea_item(*at, idea.id),
                    decision_item(*at),
                    sought.read(walked_by_ideas(decided, {idea.id})),
                )
                for at, idea, _ in wrong_answers(decided)
            ]
        case WalkSought() | OtherRulingSought():
            found = []
        case _:
            assert_never(sought)
    return tuple(each for each in found if each[-1] != question.right)


def _options_by_idea(
    question: StudyQuestion, sought: AnswerSought | MomentSought
) -> Iterator[tuple[str, str]]:
    """Ideas about the decision that is asked, each with the option that it leads to."""
    if isinstance(sought, MomentSought):
        yield from sought.by_idea.items()
        return
    for place, idea, wrong in wrong_answers(question.case.decided):
        if place == sought.place:
            yield idea.id, wrong


def wrong_step_at(question: StudyQuestion, place: StepId, given: str) -> WrongStep | None:
    """The wrong answer *given* to the decision that is asked, as a wrong step there."""
    step = step_at(question.case.decided, place)
    return None if step is None else WrongStep(step.chart, step.decision, given, step.answer)


def _tested_by(claim: Claim, missed: Missed) -> Iterator[str]:
    """The items at which a mistake would have led to another claim, and the ruling itself."""
    decided, openers = claim.decided, openers_of(claim.decided)
    for place, idea, _ in wrong_answers(decided):
        if claim.read_in(walked_by_ideas(decided, {idea.id})) != claim.said:
            yield decision_item(*place)
            yield idea_item(*place, idea.id)
            if place[0] in openers:
                yield openers[place[0]]
    yield from (item for item, _ in _missed_in(decided, missed) if item.endswith(RULING))


def _missed_in(decided: DecidedWalk, missed: Missed) -> Iterator[tuple[str, str]]:
    """What was missed and is right again in this case: the item and the answer."""
    if missed:
        right = answers_of(decided).items()
        yield from ((item, answer) for item, answer in right if missed.get(item) == answer)


def _lapses_of(claim: Claim) -> Iterator[ItemResult]:
    """The mistakes by which it is said: where it parts from the source, and the ideas behind."""
    decided = claim.decided
    right = answers_of(decided)
    for place, idea, wrong in wrong_answers(decided):
        if claim.read_in(walked_by_ideas(decided, {idea.id})) == claim.said:
            whole = decision_item(*place)
            for item in (whole, idea_item(*place, idea.id)):
                yield ItemResult(item, Rating.AGAIN, wrong, right[whole])
    wrong_step = claim.wrong_step
    if wrong_step is not None:
        yield from _lapses(decided, wrong_step)
    else:
        ruling = ruling_item(decided)
        yield ItemResult(ruling, Rating.AGAIN, claim.said, right[ruling])


def _lapses(decided: DecidedWalk, wrong_step: WrongStep) -> Iterator[ItemResult]:
    """The mistake in that decision, in the chart that answers it, and in the ideas behind."""
    inside = wrong_step_inside(decided, wrong_step)
    for each in (wrong_step, inside):
        if each is not None:
            yield ItemResult(each.item, Rating.AGAIN, each.given, each.right)
            for idea in ideas_behind(decided, each):
                item = idea_item(*each.place, idea.id)
                yield ItemResult(item, Rating.AGAIN, each.given, each.right)


def together(some: Iterable[ItemResult], others: Iterable[ItemResult]) -> tuple[ItemResult, ...]:
    """One result of each item: what was wrong once was not known."""
    found: dict[str, ItemResult] = {}
    for each in (*some, *others):
        before = found.get(each.item)
        if before is None or before.rating is not Rating.AGAIN:
            found[each.item] = each
    return tuple(found.values())
