"""A verdict in words: what was wrong, what is right and why, what the case comes to."""

from collections.abc import Iterator

from flowcharts.cases.case import Because
from flowcharts.cases.facts import FactOf
from flowcharts.model.evidence import BY_WORDS, CONFIDENCES, SURE
from flowcharts.model.sub_charts import penalty_of, rulings_of
from flowcharts.model.text import Text, quotable, within_sentence
from flowcharts.practice.case_walk import WrongStep
from flowcharts.practice.endings import finding
from flowcharts.practice.fact_changes import ChangedCase
from flowcharts.practice.question import AnsweredPrediction, StudyQuestion
from flowcharts.practice.ruling import EXIT
from flowcharts.practice.sought import RulingSought, WalkSought
from flowcharts.practice.study_case import is_decided
from flowcharts.practice.verdict import Verdict
from flowcharts.practice.why import Why

_WRONG = Text("× Not quite", "× 不正解")
_WALK_RIGHT = Text(
    "× The walk is right; what you said first is not", "× 道筋は正解、最初の予想は不正解"
)
_PARTED = Text(
    "To get to what you said, “{asked}” would have to be answered “{given}”; here it is “{right}”.",
    "予想どおりの結果になるのは、「{asked}」の答えが「{given}」のときです。"
    "この事例の答えは「{right}」です。",
)
_PARTS_AT = Text("First wrong step: “{label}”", "最初に間違えた分岐：「{label}」")
_YOU_SAID = Text(
    "You answered “{given}”; the source answers “{right}”.",
    "あなたの答えは「{given}」、出典の答えは「{right}」です。",
)
_ANSWER_TO = Text("{asked} The answer is “{right}”.", "{asked} 答えは「{right}」です。")
_DECIDES = Text("“{label}” → {answer}", "「{label}」→ {answer}")
_IN_CASE = Text("{case} {words}", "{case}{words}")
_CLAUSE = Text("Source ({edition}): {source}", "出典（{edition}）：{source}")
_THERE_IT_COMES_TO = Text("That case would come to: {outcome}", "その場合の結果：{outcome}")
_THIS_COMES_TO = Text("This case comes to: {outcome}", "この事例の結果：{outcome}")
UNANSWERED = Text("nothing", "無回答")
_NOT_ON_CARD = Text("The card has {words}.", "カードで確かめたこと：{words}。")
_TURNS_ON = Text(
    "What decides it is “{label}” in the chart “{chart}”: {right}.",
    "決め手は、チャート「{chart}」の「{label}」です。答えは「{right}」です。",
)
_FORETOLD_RIGHT = Text("✓ {asked} {right}", "✓ {asked} {right}")
_FORETOLD_WRONG = Text(
    "× {asked} {given} — it is {right}", "× {asked}「{given}」→ 正しくは「{right}」"
)
_CONTROLLER_GETS = Text("The controller gets: {penalty}", "コントローラーへの懲罰：{penalty}")


def answer_in_words(wrong_step: WrongStep, answer: str) -> Text:
    """An answer at the decision where learner and source part."""
    if answer.startswith(EXIT):
        way_out = wrong_step.chart.exits.get(answer.removeprefix(EXIT))
        return way_out.label.on_one_line() if way_out is not None else Text(answer, answer)
    for branch in wrong_step.decision.branches:
        if branch.answer == answer:
            return branch.words.on_one_line()
    return UNANSWERED


def wrong_in_words(verdict: Verdict) -> Text:
    """That the answer was wrong; and which part of it, where the walk was right."""
    is_walk_right = (
        verdict.question.is_walked and verdict.wrong_step is None and bool(verdict.given)
    )
    return _WALK_RIGHT if is_walk_right else _WRONG


def option_in_words(question: StudyQuestion, option_id: str) -> Text:
    """An option of the question, as it is offered."""
    option = question.option(option_id)
    return option.words if option is not None else UNANSWERED


def parting_in_words(verdict: Verdict) -> Iterator[Text]:
    """Where learner and source part, where they do on the chart."""
    if verdict.wrong_step is not None and verdict.question.is_walked:
        yield wrong_step_in_words(verdict.wrong_step)
    yield from _parted(verdict)


def _parted(verdict: Verdict) -> Iterator[Text]:
    """What would lead to what was said first, where only that is wrong."""
    parted = verdict.parted
    if parted is not None:
        yield _PARTED.filled(
            asked=parted.decision.question,
            given=within_sentence(answer_in_words(parted, parted.given)),
            right=within_sentence(answer_in_words(parted, parted.right)),
        )


def wrong_step_in_words(wrong_step: WrongStep) -> Text:
    """The decision where learner and source part."""
    return _PARTS_AT.filled(label=wrong_step.decision.label.on_one_line())


def answers_in_words(verdict: Verdict, *, is_given_up: bool) -> Iterator[Text]:
    """What was answered, and what the source answers; each answer with what was asked."""
    question, wrong_step = verdict.question, verdict.wrong_step
    if verdict.is_right:
        return
    unsaid = [each.prediction for each in verdict.predictions if not each.given]
    if is_given_up and unsaid:
        for each in unsaid:
            right = {option.id: option.words for option in each.options}[each.right]
            yield _ANSWER_TO.filled(asked=each.asked, right=within_sentence(right))
        return
    if question.options:
        asked = question.asked
        given = option_in_words(question, verdict.given[0] if verdict.given else "")
        right = option_in_words(question, question.right)
    elif wrong_step is not None:
        asked = wrong_step.decision.question
        given, right = (
            answer_in_words(wrong_step, wrong_step.given),
            answer_in_words(wrong_step, wrong_step.right),
        )
    else:
        yield from _parted(verdict)
        return
    said = _ANSWER_TO if is_given_up else _YOU_SAID
    yield said.filled(asked=asked, given=within_sentence(given), right=within_sentence(right))


def reasons(verdict: Verdict) -> Iterator[Text]:
    """Why the source answers so: as the example says it, or the facts that it rests on.

    Where another chart answers the decision, it is the question there on which it turns. Each ends
    with the edition, and the section that says so.
    """
    question, inside = verdict.question, verdict.inside
    is_left = question.case.decided.walk.home.exit is not None
    why = verdict.why if verdict.wrong_step is not None or not is_left else None
    yield from question.kind.remarks(question)
    unsaid = [each.prediction.id for each in verdict.predictions if not each.given]
    if unsaid or why is None or not question.is_walked:
        yield from _why_right(question, unsaid[0] if unsaid else "")
        return
    if inside is not None:
        yield _TURNS_ON.filled(
            chart=inside.chart.title,
            label=inside.decision.label.on_one_line(),
            right=answer_in_words(inside, inside.right),
        )
    yield from _told(why)
    yield _CLAUSE.filled(edition=why.edition, source=why.decision.source)


def _why_right(question: StudyQuestion, prediction: str) -> Iterator[Text]:
    """The decisions that the right answer turns on; where the chart is not for it, why not."""
    way_out = question.case.decided.walk.home.exit
    if way_out is not None and isinstance(question.sought, WalkSought | RulingSought):
        edition = question.case.chart.edition.badge_parts[0]
        yield way_out.reason
        yield _CLAUSE.filled(edition=edition, source=way_out.source)
        return
    clauses: dict[Text, None] = {}
    said: set[Text] = set()
    for why in question.whys(prediction):
        decides = _DECIDES.filled(label=why.decision.label.on_one_line(), answer=why.answered)
        yield decides if why.of is None else _IN_CASE.filled(case=why.of, words=decides)
        told = _told(why)
        yield from (each for each in told if each not in said)
        said.update(told)
        clauses[_CLAUSE.filled(edition=why.edition, source=why.decision.source)] = None
    yield from clauses


def _told(why: Why) -> tuple[Text, ...]:
    """The reason that an example gives, else the words that show the facts, else the definition."""
    if why.worked is not None:
        return (why.worked.because,)
    found = (_by(each, each.words) for each in why.because if each.words is not None)
    return tuple(dict.fromkeys(found)) or (why.decision.definition,)


def nearest_in_words(near: ChangedCase | None) -> Iterator[Text]:
    """The case in which the answer would have been right, and what that one comes to."""
    if near is None:
        return
    yield near.change.words
    if is_decided(near.decided):
        yield _THERE_IT_COMES_TO.filled(outcome=finding(near.decided.walk).words)


def _by(because: Because, reason: Text) -> Text:
    """A reason: words quoted from the card, what is not there, or what somebody has found."""
    if because.fact.of is not FactOf.ABILITY:
        return reason
    if because.is_absent:
        return _NOT_ON_CARD.filled(words=reason)
    # A card without a Japanese text is quoted as it is printed.
    return BY_WORDS.filled(words=quotable(Text(reason.en, reason.ja or reason.en)))


def ending_in_words(question: StudyQuestion) -> Iterator[Text]:
    """What the case comes to."""
    if not question.kind.is_outcome_told:
        return
    walk = question.case.decided.walk
    if walk.home.exit is not None:
        yield _THIS_COMES_TO.filled(outcome=walk.home.exit.label.on_one_line())
        return
    for outcome in rulings_of(walk)[:1]:
        yield _THIS_COMES_TO.filled(outcome=outcome.label.on_one_line())
    penalty = penalty_of(walk)
    if penalty is not None:
        yield _CONTROLLER_GETS.filled(penalty=penalty.controller)


def certainty_in_words(question: StudyQuestion) -> Iterator[Text]:
    """What is in doubt of a worked example, where its source does not give the outcome."""
    case = question.told.ruled
    if case.scenario is None:
        return
    told = case.scenario.also.get(case.chart.id, case.scenario)
    if told.confidence != SURE and told.confidence in CONFIDENCES:
        yield CONFIDENCES[told.confidence]
        if case.scenario.note is not None:
            yield case.scenario.note


def prediction_in_words(said: AnsweredPrediction) -> Text:
    """What was said first, and what is right."""
    options = {option.id: option.words for option in said.prediction.options}
    right = options.get(said.prediction.right, UNANSWERED)
    given = options.get(said.given, UNANSWERED)
    pattern = _FORETOLD_RIGHT if said.is_right else _FORETOLD_WRONG
    return pattern.filled(asked=said.prediction.asked, given=given, right=right)
