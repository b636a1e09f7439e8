"""Spot the exit: is this a missed trigger at all?"""

from collections.abc import Iterator

from flowcharts.model.chart import Chart
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import ChartStep, charts_within_reach
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.hints import hints_of_reasons
from flowcharts.practice.question import DrillKind, OneCase, StudyQuestion, whys_of_case
from flowcharts.practice.ruling import EXIT, MISSED, NOT_MISSED, is_no_trigger, whether_missed
from flowcharts.practice.sought import Option, RulingSought
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import step_about

_ASKED = Text("Is this a missed trigger at all?", "そもそも〔誘発忘れ〕ですか？")
_YES = Text("Yes: it was missed", "はい：忘れている")
_NO = Text("No: {label}", "いいえ：{label}")
_NOT_MISSED = Text(
    "No: not missed, and nothing done wrongly", "いいえ：忘れておらず、処理の誤りもない"
)
"""Where its label alone would be true of a way out, too."""
_NOTHING_MISSED = ("no-infraction", "automatic-delayed", "automatic-copies")
"""What says more than that nothing was missed: beside it, that would be true as well."""


def _options(chart: Chart) -> Iterator[Option]:
    yield Option(MISSED, _YES)
    awareness = chart.parts.get(AWARENESS)
    if awareness is not None:
        for outcome in awareness.outcomes:
            if outcome.id != MISSED:
                is_exact = outcome.id != NOT_MISSED or not chart.has_remedies
                label = _NO.filled(label=outcome.label.on_one_line())
                yield Option(outcome.id, label if is_exact else _NOT_MISSED)
    for each in chart.exits.values():
        if each.decides is not None and not is_no_trigger(each):
            yield Option(f"{EXIT}{each.id}", _NO.filled(label=each.label.on_one_line()))


def _details(case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    """Only a chart that asks the question can answer it: the older ones begin with a miss."""
    within = {each.id for each in charts_within_reach(case.chart)}
    return ("",) if AWARENESS in within else ()


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    right = whether_missed(case.decided.walk)
    by_words: dict[Text, Option] = {}
    for each in _options(case.chart):  # a chart and its sub-chart may have a way out of one name
        if each.words not in by_words or each.id == right:
            by_words[each.words] = each
    is_more = right in _NOTHING_MISSED
    options = tuple(each for each in by_words.values() if not (is_more and each.id == NOT_MISSED))
    sought = RulingSought(
        options,
        right,
        whether_missed,
        lambda option: (Claim(case.decided, About.MISSED, option),),
    )
    return StudyQuestion(SPOT_THE_EXIT, OneCase(case), _ASKED, detail, sought, 1 / len(options))


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    return step_about(question.case.decided, About.MISSED)


SPOT_THE_EXIT = DrillKind(
    "exit",
    Text("Missed at all?", "忘れているか"),
    Text(
        "Tell a missed trigger from what only looks like one.",
        "〔誘発忘れ〕と、そう見えるだけのものを見分けます。",
    ),
    _details,
    _ask,
    _turning_step,
    whys_of_case,
    hints_of_reasons,
    is_outcome_told=True,
)
