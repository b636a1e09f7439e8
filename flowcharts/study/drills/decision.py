"""Single decisions: one diamond, one card."""

from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text
from flowcharts.study.case_source import CaseSource
from flowcharts.study.case_walk import decision_item
from flowcharts.study.drills.kind import DrillKind
from flowcharts.study.question import Option, StudyQuestion
from flowcharts.study.review import Drill
from flowcharts.study.study_case import StudyCase


def _details(case: StudyCase, source: CaseSource) -> tuple[str, ...]:
    """The decisions whose answer some idea has otherwise, as chart/decision.

    Of a trigger without impact there is nothing to show in time: that is asked where it is found.
    """
    found = tuple(each.item for each in source.items(case) if each.item == each.decision)
    if case.case.values.get("impact") != "no":
        return found
    led_on = {
        decision_item(step.chart.id, step.decision.id)
        for step in steps(case.decided.walk)
        if step.decision.sub_chart is not None
    }
    return tuple(each for each in found if each not in led_on)


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    for step in steps(case.decided.walk):
        if decision_item(step.chart.id, step.decision.id) != detail or step.decision.asks_opponent:
            continue
        options = tuple(
            Option(each.answer, each.words.on_one_line()) for each in step.decision.branches
        )
        return StudyQuestion(
            Drill.DECISION,
            case,
            step.decision.question,
            detail,
            options,
            step.answer,
            1 / len(options),
            (step.chart.id, step.decision.id),
        )
    return None


DECISION = DrillKind(
    Drill.DECISION,
    Text("Single decisions", "判断1つずつ"),
    Text("One question, one card, five seconds.", "カード1枚についての質問1つに、5秒で答えます。"),
    _details,
    _ask,
)
