"""When: the last moment that still counts."""

from collections.abc import Iterator, Sequence

from flowcharts.cases.case import Case, Reading
from flowcharts.cases.facts import DURATION
from flowcharts.cases.mistaken_ideas import ideas_of
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import ENDING
from flowcharts.model.chart import Decision
from flowcharts.model.step_names import moment_called, step_called, step_of
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Text
from flowcharts.model.turns import STEPS, Moment, player_of, read_moment, window
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import decision_item
from flowcharts.practice.hints import hints_of_decision
from flowcharts.practice.items import decision_of
from flowcharts.practice.question import DrillKind, OneCase, StudyQuestion, whys_of_case
from flowcharts.practice.sought import MomentSought, Option, moment_id
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import step_at

_ASKED = Text(
    "It was missed in {player}’s {step}. What is the last moment at which it is noticed in time?",
    "{player}の{step}に忘れました。いつまでに気付けば間に合いますか？",
)
_TURNS = 4
"""How many turns there are to choose from, that of the miss among them."""


def _option_called(option_id: str) -> Text | None:
    """The moment that was answered, of whichever case; None where it is none."""
    try:
        return _moment_called(option_id)
    except ValueError:
        return None


def _moment_called(option_id: str) -> Text:
    turns, _, step = option_id.partition(":")
    if not turns.startswith("+"):  # a journal of before has the turns of its games
        return step_of(read_moment(f"1:{step}"))
    return step_called(int(turns), read_moment(f"1:{step}"))


def _timed(case: StudyCase) -> tuple[str, Decision] | None:
    """The chart and the decision of the walk that measures time."""
    for step in steps(case.decided.walk):
        if step.decision.rule is not None:
            return step.chart.id, step.decision
    return None


def _details(case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    """Not where the duration says more than its age, nor where the limit is in doubt."""
    found = _timed(case)
    ends = case.case.values.get(DURATION.name) in ENDING
    if found is None or ends or found[1].doubt is not None:
        return ()
    return (decision_item(found[0], found[1].id),)


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
    later = [missed, *(each for each in moments if each > missed)]
    options = tuple(Option(moment_id(each, missed), moment_called(each, missed)) for each in later)
    asked = _ASKED.filled(player=player_of(missed.turn), step=step_of(missed))
    sought = MomentSought(
        (found[0], found[1].id),
        options,
        moment_id(last, missed),
        missed,
        found[1].rule,
        dict(_lasts_by_ideas(case, found[0], found[1], later)),
    )
    return StudyQuestion(UNTIL_WHEN, OneCase(case), asked, detail, sought, 1 / len(options))


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    return step_at(question.case.decided, decision_of(question.detail))


def _lasts_by_ideas(
    case: StudyCase, chart_id: str, decision: Decision, moments: Sequence[Moment]
) -> Iterator[tuple[str, str]]:
    """The last moment that still counts to who holds a mistaken idea, by the idea."""
    chart = next(step.chart for step in steps(case.decided.walk) if step.chart.id == chart_id)
    for idea in ideas_of(decision):
        last: Moment | None = None
        for moment in moments:
            noticed = {**case.case.values, "noticed": moment}
            answer = idea.answer(Reading(Case(noticed)), AskedNode(chart, decision))
            last = moment if answer == decision.in_time else last
        if last is not None:
            yield idea.id, moment_id(last, moments[0])


UNTIL_WHEN = DrillKind(
    "when",
    Text("Until when?", "いつまで"),
    Text(
        "Find the last moment that still counts.",
        "いつまでなら間に合うかを答えます。",
    ),
    _details,
    _ask,
    _turning_step,
    whys_of_case,
    hints_of_decision,
    is_outcome_told=True,
    is_of_decision=True,
    option_called=_option_called,
)
