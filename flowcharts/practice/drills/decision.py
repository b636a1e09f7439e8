"""Single decisions: one diamond, one card."""

from flowcharts.cases.facts import FactOf
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import decision_item
from flowcharts.practice.hints import hints_of_decision
from flowcharts.practice.items import decision_of
from flowcharts.practice.question import DrillKind, OneCase, StudyQuestion, whys_of_case
from flowcharts.practice.sought import AnswerSought, Option
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import step_at


def _details(case: StudyCase, source: CaseSource) -> tuple[str, ...]:
    """The decisions whose answer some idea has otherwise, as chart/decision.

    What a judge has found is told with the case, and not asked.
    """
    return tuple(
        each.item
        for each in source.items(case)
        if each.item == each.decision and not _is_told(case, each.item)
    )


def _is_told(case: StudyCase, item: str) -> bool:
    """Does its answer rest on nothing but what a judge has found?"""
    facts = [each.fact for each in case.decided.because(*decision_of(item))]
    return bool(facts) and all(fact.is_judged and fact.of is FactOf.SITUATION for fact in facts)


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    for step in steps(case.decided.walk):
        if decision_item(step.chart.id, step.decision.id) != detail or step.decision.asks_opponent:
            continue
        options = tuple(
            Option(each.answer, each.words.on_one_line()) for each in step.decision.branches
        )
        sought = AnswerSought((step.chart.id, step.decision.id), options, step.answer)
        asked, chance = step.decision.question, 1 / len(options)
        return StudyQuestion(DECISION, OneCase(case), asked, detail, sought, chance)
    return None


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    return step_at(question.case.decided, decision_of(question.detail))


DECISION = DrillKind(
    "decision",
    Text("Single decisions", "判断1つずつ"),
    Text("One question, one card, five seconds.", "カード1枚についての質問1つに、5秒で答えます。"),
    _details,
    _ask,
    _turning_step,
    whys_of_case,
    hints_of_decision,
    is_outcome_told=False,  # the decision is asked, whatever the case comes to
    is_of_decision=True,
)
