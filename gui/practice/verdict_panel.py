"""The verdict: the first wrong step, why it is one, the idea behind it, the nearest case."""

from collections.abc import Iterator

from flowcharts.cases.case import Because
from flowcharts.cases.facts import FactOf
from flowcharts.model.sub_charts import penalty_of, rulings_of
from flowcharts.model.text import Text
from flowcharts.practice.case_walk import WrongStep
from flowcharts.practice.endings import finding
from flowcharts.practice.fact_changes import ChangedCase
from flowcharts.practice.question import AnsweredPrediction, StudyQuestion, TwoEditions
from flowcharts.practice.sought import RulingSought, WalkSought
from flowcharts.practice.study_case import is_decided
from flowcharts.practice.verdict import Verdict
from flowcharts.practice.why import Why
from gui.practice import words
from gui.practice.quotation import quotable, within_sentence
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk.phrases import label_of
from gui.walk.words import BY_WORDS, CONFIDENCES, SURE
from gui.widgets.block import Block

_EXIT = "exit:"


class VerdictPanel(Block):
    """How an answer was, and what there is to learn from it."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="path")
        self._right = self.add_prose(Tone.RIGHT)
        self._wrong = self.add_prose(Tone.WRONG)
        self._foretold = self.add_prose(Tone.SOFT)
        self._parting = self.add_prose(Tone.PARTING)
        self._answers = self.add_prose()
        self._why_title = self.add_prose(Tone.STRONG)
        self._why = self.add_prose()
        self._idea_title = self.add_prose(Tone.STRONG)
        self._idea = self.add_prose()
        self._ending = self.add_prose(Tone.SOFT)
        self._other = self.add(Block(style, stripe="highlight"))
        eyebrow = self._other.add_prose(Tone.EYEBROW)
        eyebrow.show_text(words.OTHER_CASE)
        title = self._other.add_prose(Tone.STRONG)
        title.show_text(words.NEAREST)
        self._nearest = self._other.add_prose()

    def show_verdict(self, verdict: Verdict, *, is_given_up: bool) -> None:
        """Show *verdict*; where the answer was only asked for, nobody was wrong."""
        self.show_stripe("path" if verdict.is_right or is_given_up else "remedy")
        self._right.setVisible(verdict.is_right or is_given_up)
        self._right.show_text(words.RIGHT if verdict.is_right else words.SHOWN)
        self._wrong.setVisible(not verdict.is_right and not is_given_up)
        self._wrong.show_text(wrong_in_words(verdict))
        said = [each for each in verdict.predictions if each.given or not is_given_up]
        self._tell(self._foretold, [_foretold(each) for each in said])
        wrong_step = verdict.wrong_step
        is_walked = verdict.question.is_walked
        parting = wrong_step is not None and is_walked and not is_given_up
        self._tell(
            self._parting, [_parting(wrong_step)] if parting and wrong_step is not None else []
        )
        self._tell(self._answers, list(_answers(verdict, is_given_up=is_given_up)))
        self._tell_with_title(self._why_title, words.WHY, self._why, list(reasons(verdict)))
        idea = verdict.idea
        told = (
            [] if idea is None else [words.IDEA_QUOTED.filled(idea=quotable(idea.words)), idea.why]
        )
        self._tell_with_title(self._idea_title, words.IDEA, self._idea, told)
        self._tell(self._ending, [*_ending(verdict.question), *_certainty(verdict.question)])
        near = list(_nearest(verdict.nearest))
        self._other.setVisible(bool(near))
        self._nearest.show_text(stacked(near))

    def _tell(self, view: RichLabel, texts: list[Text]) -> None:
        view.setVisible(bool(texts))
        view.show_text(stacked(texts))

    def _tell_with_title(
        self, title: RichLabel, name: Text, view: RichLabel, texts: list[Text]
    ) -> None:
        title.setVisible(bool(texts))
        title.show_text(name)
        self._tell(view, texts)


def answer_in_words(wrong_step: WrongStep, answer: str) -> Text:
    """An answer at the decision where learner and source part."""
    if answer.startswith(_EXIT):
        way_out = wrong_step.chart.exits.get(answer.removeprefix(_EXIT))
        return way_out.label.on_one_line() if way_out is not None else Text(answer, answer)
    for branch in wrong_step.decision.branches:
        if branch.answer == answer:
            return branch.words.on_one_line()
    return words.UNANSWERED


def wrong_in_words(verdict: Verdict) -> Text:
    """That the answer was wrong; and which part of it, where the walk was right."""
    is_walk_right = (
        verdict.question.is_walked and verdict.wrong_step is None and bool(verdict.given)
    )
    return words.WALK_RIGHT if is_walk_right else words.WRONG


def option_in_words(question: StudyQuestion, option_id: str) -> Text:
    """An option of the question, as it is offered."""
    option = question.option(option_id)
    return option.words if option is not None else words.UNANSWERED


def parting_in_words(verdict: Verdict) -> Iterator[Text]:
    """Where learner and source part, where they do on the chart."""
    if verdict.wrong_step is not None and verdict.question.is_walked:
        yield _parting(verdict.wrong_step)
    yield from _parted(verdict)


def _parted(verdict: Verdict) -> Iterator[Text]:
    """What would lead to what was said first, where only that is wrong."""
    parted = verdict.parted
    if parted is not None:
        yield words.PARTED.filled(
            asked=parted.decision.question,
            given=within_sentence(answer_in_words(parted, parted.given)),
            right=within_sentence(answer_in_words(parted, parted.right)),
        )


def _parting(wrong_step: WrongStep) -> Text:
    return words.PARTS_AT.filled(label=label_of(wrong_step.decision))


def _answers(verdict: Verdict, *, is_given_up: bool) -> Iterator[Text]:
    """What was answered, and what the source answers; each answer with what was asked."""
    question, wrong_step = verdict.question, verdict.wrong_step
    if verdict.is_right:
        return
    unsaid = [each.prediction for each in verdict.predictions if not each.given]
    if is_given_up and unsaid:
        for each in unsaid:
            right = {option.id: option.words for option in each.options}[each.right]
            yield words.ANSWER_TO.filled(asked=each.asked, right=within_sentence(right))
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
    said = words.ANSWER_TO if is_given_up else words.YOU_SAID
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
        yield words.TURNS_ON.filled(
            chart=inside.chart.title,
            label=label_of(inside.decision),
            right=answer_in_words(inside, inside.right),
        )
    yield from _told(why)
    yield words.CLAUSE.filled(edition=why.edition, source=why.decision.source)


def _why_right(question: StudyQuestion, prediction: str) -> Iterator[Text]:
    """The decisions that the right answer turns on; where the chart is not for it, why not."""
    way_out = question.case.decided.walk.home.exit
    if way_out is not None and isinstance(question.sought, WalkSought | RulingSought):
        edition = question.case.chart.edition.badge_parts[0]
        yield way_out.reason
        yield words.CLAUSE.filled(edition=edition, source=way_out.source)
        return
    clauses: dict[Text, None] = {}
    said: set[Text] = set()
    for why in question.whys(prediction):
        decides = words.DECIDES.filled(label=label_of(why.decision), answer=why.answered)
        yield decides if why.of is None else words.IN_CASE.filled(case=why.of, words=decides)
        told = _told(why)
        yield from (each for each in told if each not in said)
        said.update(told)
        clauses[words.CLAUSE.filled(edition=why.edition, source=why.decision.source)] = None
    yield from clauses


def _told(why: Why) -> tuple[Text, ...]:
    """The reason that an example gives, else the words that show the facts, else the definition."""
    if why.worked is not None:
        return (why.worked.because,)
    found = (_by(each, each.words) for each in why.because if each.words is not None)
    return tuple(dict.fromkeys(found)) or (why.decision.definition,)


def _nearest(near: ChangedCase | None) -> Iterator[Text]:
    """The case in which the answer would have been right, and what that one comes to."""
    if near is None:
        return
    yield near.change.words
    if is_decided(near.decided):
        yield words.THERE_IT_COMES_TO.filled(outcome=finding(near.decided.walk).words)


def _by(because: Because, reason: Text) -> Text:
    """A reason: words quoted from the card, what is not there, or what somebody has found."""
    if because.fact.of is not FactOf.ABILITY:
        return reason
    if because.is_absent:
        return words.NOT_ON_CARD.filled(words=reason)
    # A card without a Japanese text is quoted as it is printed.
    return BY_WORDS.filled(words=quotable(Text(reason.en, reason.ja or reason.en)))


def _ending(question: StudyQuestion) -> Iterator[Text]:
    """What the case comes to."""
    if not question.kind.is_outcome_told:
        return
    walk = question.case.decided.walk
    if walk.home.exit is not None:
        yield words.THIS_COMES_TO.filled(outcome=walk.home.exit.label.on_one_line())
        return
    for outcome in rulings_of(walk)[:1]:
        yield words.THIS_COMES_TO.filled(outcome=label_of(outcome))
    penalty = penalty_of(walk)
    if penalty is not None:
        yield words.CONTROLLER_GETS.filled(penalty=penalty.controller)


def _certainty(question: StudyQuestion) -> Iterator[Text]:
    """What is in doubt of a worked example, where its source does not give the outcome."""
    cases = question.told
    case = cases.other if isinstance(cases, TwoEditions) else cases.case
    if case.scenario is None:
        return
    told = case.scenario.also.get(case.chart.id, case.scenario)
    if told.confidence != SURE and told.confidence in CONFIDENCES:
        yield CONFIDENCES[told.confidence]
        if case.scenario.note is not None:
            yield case.scenario.note


def _foretold(said: AnsweredPrediction) -> Text:
    options = {option.id: option.words for option in said.prediction.options}
    right = options.get(said.prediction.right, words.UNANSWERED)
    given = options.get(said.given, words.UNANSWERED)
    pattern = words.FORETOLD_RIGHT if said.is_right else words.FORETOLD_WRONG
    return pattern.filled(asked=said.prediction.asked, given=given, right=right)
