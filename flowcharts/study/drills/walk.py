"""Predict, walk, compare: the whole case."""

from random import Random

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.mistaken_ideas import wrong_answers
from flowcharts.model.chart import Chart, Penalty
from flowcharts.model.sub_charts import charts_within_reach, penalty_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.study.case_source import CaseSource
from flowcharts.study.case_walk import walked_by_ideas
from flowcharts.study.drills.kind import DrillKind
from flowcharts.study.question import REMEDY, Option, Prediction, StudyQuestion
from flowcharts.study.review import Drill
from flowcharts.study.study_case import StudyCase

PENALTY = "penalty"
NO_PENALTY = "no-penalty"
_EXIT = "exit:"
FIVE = "five"
"""The case is not walked: one of five rulings is chosen."""
_OPTIONS = 5

WALK_IT = Text(
    "What do you rule? Say it first, then walk the chart.",
    "どう裁定しますか？まず予想し、それからチャートをたどってください。",
)
RULE_IT = Text("What do you rule?", "どう裁定しますか？")
RULING = Text("{remedy}; {penalty}", "{remedy}、{penalty}")
_WHICH_REMEDY = Text("What is done?", "どの処置になりますか？")
_WHICH_PENALTY = Text("What does the controller get?", "コントローラーへの懲罰はどれですか？")
_NONE = Text("No penalty", "懲罰なし")


def ending(walk: Walk) -> str:
    """The id of what the chart where the walk began comes to."""
    home = walk.home
    return f"{_EXIT}{home.exit_id}" if home.exit_id is not None else home.here.id


def endings(chart: Chart) -> tuple[Option, ...]:
    """All that a walk through the chart can come to, as options."""
    ways_out = (
        Option(f"{_EXIT}{each.id}", each.label.on_one_line())
        for each in chart.exits.values()
        if each.decides is not None
    )
    outcomes = (Option(each.id, each.label.on_one_line()) for each in chart.outcomes)
    return (*outcomes, *ways_out)


def finding(walk: Walk) -> Option:
    """What a walk comes to, named by the chart that has found it.

    “No infraction” is no “not missed”, although the chart that asks has one way on for both.
    """
    home = walk.home
    end = home.ending.here if home.exit is None else home.exit
    name = ending(walk) if home.exit is not None else end.id
    return Option(name, end.label.on_one_line())


def penalty_id(penalty: Penalty | None) -> str:
    """What the controller gets, as the id of an option."""
    if penalty is None or penalty.controller.en == _NONE.en:
        return NO_PENALTY
    return penalty.controller.en.casefold().replace(" ", "-")


def penalties(chart: Chart) -> tuple[Option, ...]:
    """All that its controller may get after a walk through the chart, as options."""
    found = {NO_PENALTY: Option(NO_PENALTY, _NONE)}
    for each in charts_within_reach(chart):
        for outcome in each.outcomes:
            if outcome.penalty is not None:
                name = penalty_id(outcome.penalty)
                found.setdefault(name, Option(name, outcome.penalty.controller))
    return tuple(found.values())


def predictions(decided: DecidedWalk) -> tuple[Prediction, ...]:
    """What is said before the walk: the remedy, and the penalty where the chart has any."""
    chart = decided.walk.home.chart
    asked = [Prediction(REMEDY, _WHICH_REMEDY, endings(chart), ending(decided.walk))]
    choices = penalties(chart)
    if len(choices) > 1:
        right = penalty_id(penalty_of(decided.walk))
        asked.append(Prediction(PENALTY, _WHICH_PENALTY, choices, right))
    return tuple(asked)


def _details(_case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    return ("",)


def ruling_of(walk: Walk) -> str:
    """What it comes to and what the controller gets, as the id of an option."""
    return f"{ending(walk)}|{penalty_id(penalty_of(walk))}"


def _five(case: StudyCase) -> tuple[Option, ...]:
    """The right ruling, those that mistaken ideas come to, and others up to five."""
    decided, chart = case.decided, case.chart
    remedies = {each.id: each.words for each in endings(chart)}
    found = {each.id: each.words for each in penalties(chart)}
    by_idea = (walked_by_ideas(decided, {idea.id}) for _, idea, _ in wrong_answers(decided))
    likely = [ruling_of(decided.walk), *map(ruling_of, by_idea)]
    others = [f"{remedy}|{penalty}" for remedy in remedies for penalty in found]
    random = Random(f"{case.id}|{chart.id}")  # noqa: S311 # no secret is drawn
    random.shuffle(others)
    chosen = sorted([*dict.fromkeys([*likely, *others])][:_OPTIONS])
    return tuple(
        Option(each, RULING.filled(remedy=remedies[one], penalty=found[two]))
        for each in chosen
        for one, _, two in (each.partition("|"),)
        if one in remedies and two in found
    )


def _ask_of_five(case: StudyCase) -> StudyQuestion:
    options = _five(case)
    right = ruling_of(case.decided.walk)
    return StudyQuestion(
        Drill.WALK, case, RULE_IT, FIVE, options, right, 1 / len(options), read=ruling_of
    )


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion:
    if detail == FIVE:
        return _ask_of_five(case)
    foretold = predictions(case.decided)
    chance = 1.0
    for each in foretold:
        chance /= len(each.options)
    return StudyQuestion(Drill.WALK, case, WALK_IT, detail, (), "", chance, predictions=foretold)


WALK = DrillKind(
    Drill.WALK,
    Text("Whole cases", "事例全体"),
    Text(
        "Say the remedy and the penalty, then walk the chart to them.",
        "処置と懲罰を予想してから、チャートをたどります。",
    ),
    _details,
    _ask,
)
