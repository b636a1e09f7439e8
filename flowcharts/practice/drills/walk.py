"""Predict, walk, compare: the whole case."""

from random import Random

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.mistaken_ideas import wrong_answers
from flowcharts.journal.review import Drill
from flowcharts.model.chart import Chart, Outcome
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import walked_by_ideas
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.drills.kind import DrillKind
from flowcharts.practice.question import REMEDY, Option, Prediction, StudyQuestion
from flowcharts.practice.ruling import (
    AWARENESS,
    EXIT,
    NO_PENALTY,
    NOT_A_TRIGGER,
    NOT_MISSED,
    ending,
    found_by,
    penalty_id,
    penalty_of_walk,
    ruling_of,
)
from flowcharts.practice.study_case import StudyCase

PENALTY = About.PENALTY.value
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
_WHICH_FINDING = Text("What does this chart come to?", "このチャートの結論はどれですか？")
_WHICH_PENALTY = Text("What does the controller get?", "コントローラーへの懲罰はどれですか？")
_NONE = Text("No penalty", "懲罰なし")


_NOTHING_WRONG = Text("Nothing wrong: not missed", "問題なし：忘れていない")
_NO_INFRACTION = Text(
    "Nothing wrong: not missed, or no infraction", "問題なし：忘れていない、または違反ではない"
)


def endings(chart: Chart) -> tuple[Option, ...]:
    """All that a walk through the chart can come to, as options of which one alone is true.

    What was shown in time and then done wrongly is “not missed” as well, and leaves the chart.
    """
    awareness = chart.parts.get(AWARENESS) if chart.has_remedies else None
    nothing_wrong = _NO_INFRACTION if awareness is not None else _NOTHING_WRONG
    found = {each.id: each.label.on_one_line() for each in chart.outcomes}
    if chart.has_remedies and NOT_MISSED in found:
        found[NOT_MISSED] = nothing_wrong
    ways_out = [each for each in chart.exits.values() if each.decides is not None]
    if awareness is not None and NOT_A_TRIGGER not in (each.id for each in ways_out):
        found[NOT_A_TRIGGER] = awareness.nodes[NOT_A_TRIGGER].label.on_one_line()
    found |= {f"{EXIT}{each.id}": each.label.on_one_line() for each in ways_out}
    return tuple(Option(*each) for each in found.items())


def finding(walk: Walk) -> Option:
    """What a walk comes to, named by the chart that has found it.

    “No impact” is no “not missed”, although the chart that asks has one way on for both.
    """
    home = walk.home
    end = home.ending.here if home.exit is None else home.exit
    return Option(found_by(walk), end.label.on_one_line())


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

    return StudyQuestion(
        *(Drill.WALK, case, RULE_IT, FIVE, options, right, 1 / len(options)),
        read=ruling_of,
        claims=claims,
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
