"""Predict, walk, compare: the whole case."""

from random import Random

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.mistaken_ideas import wrong_answers
from flowcharts.model.chart import Chart, Outcome
from flowcharts.model.deciding_steps import last_step
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import walked_by_ideas
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.endings import RULING, endings, penalties
from flowcharts.practice.hints import hints_of_reasons
from flowcharts.practice.question import REMEDY, DrillKind, OneCase, StudyQuestion
from flowcharts.practice.ruling import (
    EXIT,
    NO_PENALTY,
    ending,
    penalty_id,
    penalty_of_walk,
    ruling_of,
)
from flowcharts.practice.sought import Option, Prediction, RulingSought, WalkSought
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import step_about
from flowcharts.practice.why import Why, whys_at

PENALTY = About.PENALTY.value
FIVE = "five"
"""The case is not walked: one of five rulings is chosen."""
_OPTIONS = 5

WALK_IT = Text(
    "What do you rule? Say it first, then walk the chart.",
    "どう裁定しますか？まず予想し、それからチャートをたどってください。",
)
RULE_IT = Text("What do you rule?", "どう裁定しますか？")
_WHICH_REMEDY = Text("What is done?", "どの処置になりますか？")
_WHICH_FINDING = Text("What does this chart come to?", "このチャートの結論はどれですか？")
_WHICH_PENALTY = Text("What does the controller get?", "コントローラーへの懲罰はどれですか？")


def predictions(decided: DecidedWalk) -> tuple[Prediction, ...]:
    """What is said before the walk: the remedy, and the penalty where the chart gives one.

    Who leaves the chart leaves it for another infraction, whose penalty it does not tell; and what
    a part of other charts finds is not all that decides it.
    """
    chart = decided.walk.home.chart
    what = _WHICH_REMEDY if chart.has_remedies else _WHICH_FINDING
    asked = [Prediction(REMEDY, what, endings(chart), ending(decided.walk))]
    choices = penalties(chart)
    if chart.has_remedies and len(choices) > 1 and decided.walk.home.exit_id is None:
        right = penalty_of_walk(decided.walk)
        asked.append(Prediction(PENALTY, _WHICH_PENALTY, choices, right))
    return tuple(asked)


def _details(_case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    return ("",)


def _five(case: StudyCase) -> tuple[Option, ...]:
    """The right ruling, those that mistaken ideas come to, and others up to five."""
    decided, chart = case.decided, case.chart
    remedies = {each.id: each.words for each in endings(chart)}
    found = {each.id: each.words for each in penalties(chart)}
    by_idea = (walked_by_ideas(decided, {idea.id}) for _, idea, _ in wrong_answers(decided))
    likely = [ruling_of(decided.walk), *map(ruling_of, by_idea)]
    others = [
        f"{remedy}|{penalty}"
        for remedy in remedies
        for penalty in (found if chart.has_remedies else (_own_penalty(chart, remedy),))
        if penalty == NO_PENALTY or not remedy.startswith(EXIT)
    ]
    random = Random(f"{case.id}|{chart.id}")  # noqa: S311 # no secret is drawn
    random.shuffle(others)
    chosen = sorted([*dict.fromkeys([*likely, *others])][:_OPTIONS])
    return tuple(
        Option(each, _ruling(one, remedies[one], found[two] if chart.has_remedies else None))
        for each in chosen
        for one, _, two in (each.partition("|"),)
        if one in remedies and two in found
    )


def _own_penalty(chart: Chart, outcome_id: str) -> str:
    """What the controller gets by an outcome of a part alone, where nothing follows."""
    outcome = chart.nodes.get(outcome_id)
    return penalty_id(outcome.penalty if isinstance(outcome, Outcome) else None)


def _ruling(ending_id: str, remedy: Text, penalty: Text | None) -> Text:
    """Both in one; who leaves the chart gets the penalty of another infraction."""
    if ending_id.startswith(EXIT) or penalty is None:
        return remedy
    return RULING.filled(remedy=remedy, penalty=penalty)


def _ask_of_five(case: StudyCase) -> StudyQuestion:
    options = _five(case)
    right = ruling_of(case.decided.walk)

    def claims(option: str) -> tuple[Claim, ...]:
        remedy, _, penalty = option.partition("|")
        decided = case.decided
        return Claim(decided, About.REMEDY, remedy), Claim(decided, About.PENALTY, penalty)

    sought = RulingSought(options, right, ruling_of, claims)
    return StudyQuestion(WALK, OneCase(case), RULE_IT, FIVE, sought, 1 / len(options))


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion:
    if detail == FIVE:
        return _ask_of_five(case)
    foretold = predictions(case.decided)
    chance = 1.0
    for each in foretold:
        chance /= len(each.options)
    return StudyQuestion(WALK, OneCase(case), WALK_IT, detail, WalkSought(foretold), chance)


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    return last_step(question.case.decided.walk)


def _whys(question: StudyQuestion) -> tuple[Why, ...]:
    """What settles the remedy, then what settles the penalty."""
    case = question.case
    remedy, last = step_about(case.decided, About.REMEDY), last_step(case.decided.walk)
    found = (remedy,) if remedy == last else (remedy, last)
    return tuple(why for step in found for why in whys_at(step, case))


WALK = DrillKind(
    "walk",
    Text("Whole cases", "事例全体"),
    Text(
        "Say the remedy and the penalty, then walk the chart to them.",
        "処置と懲罰を予想してから、チャートをたどります。",
    ),
    _details,
    _ask,
    _turning_step,
    _whys,
    hints_of_reasons,
    is_outcome_told=True,
    is_offered_alone=False,
    is_whole=True,
    unwalked_details=(FIVE,),
)
