"""When: the last moment that still counts."""

from collections.abc import Iterator

from flowcharts.cases.case import Case, Reading
from flowcharts.cases.mistaken_ideas import ideas_of
from flowcharts.cases.rule import AskedNode
from flowcharts.model.chart import Decision
from flowcharts.model.step_names import STEP_NAMES
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text
from flowcharts.model.turns import STEPS, Moment, read_moment, window
from flowcharts.study.case_source import CaseSource
from flowcharts.study.case_walk import decision_item
from flowcharts.study.drills.kind import DrillKind
from flowcharts.study.question import Option, StudyQuestion
from flowcharts.study.review import Drill
from flowcharts.study.study_case import StudyCase

_ASKED = Text(
    "It was missed in turn {turn}, {step}. What is the last moment at which it is noticed in time?",
    "第{turn}ターンの{step}に忘れました。いつまでに気付けば間に合いますか？",
)
_STEP = Text("turn {turn}, {step}", "第{turn}ターンの{step}")
_TURNS = 4
"""How many turns there are to choose from, that of the miss among them."""


def words_of(moment: Moment) -> Text:
    """A moment in words."""
    return _STEP.filled(turn=str(moment.turn), step=STEP_NAMES[moment.step])


def _timed(case: StudyCase) -> tuple[str, Decision] | None:
    """The chart and the decision of the walk that measures time."""
    for step in steps(case.decided.walk):
        if step.decision.rule is not None:
            return step.chart.id, step.decision
    return None


def _details(case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    found = _timed(case)
    return () if found is None else (decision_item(found[0], found[1].id),)


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    found, missed = _timed(case), case.case.values.get("missed")
    if found is None or found[1].rule is None or not isinstance(missed, Moment):
        return None
    last = window(missed, found[1].rule)[1]
    moments = (
        Moment(turn, place)
        for turn in range(missed.turn, missed.turn + _TURNS)
        for place in range(len(STEPS))
    )
    options = tuple(Option(str(each), words_of(each)) for each in moments if each >= missed)
    asked = _ASKED.filled(turn=str(missed.turn), step=STEP_NAMES[missed.step])
    return StudyQuestion(
        Drill.WHEN,
        case,
        asked,
        detail,
        options,
        str(last),
        1 / len(options),
        (found[0], found[1].id),
        by_idea=dict(_lasts_by_ideas(case, found[0], found[1], options)),
    )


def _lasts_by_ideas(
    case: StudyCase, chart_id: str, decision: Decision, options: tuple[Option, ...]
) -> Iterator[tuple[str, str]]:
    """The last moment that still counts to who holds a mistaken idea, by the idea."""
    chart = next(step.chart for step in steps(case.decided.walk) if step.chart.id == chart_id)
    for idea in ideas_of(decision):
        last = ""
        for option in options:
            noticed = {**case.case.values, "noticed": read_moment(option.id)}
            answer = idea.answer(Reading(Case(noticed)), AskedNode(chart, decision))
            last = option.id if answer == decision.in_time else last
        if last:
            yield idea.id, last


UNTIL_WHEN = DrillKind(
    Drill.WHEN,
    Text("Until when?", "いつまで"),
    Text(
        "Find the last moment that still counts.",
        "いつまでなら間に合うかを答えます。",
    ),
    _details,
    _ask,
)
