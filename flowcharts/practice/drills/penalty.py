"""Who gets which penalty?"""

from flowcharts.model.sub_charts import ChartStep, penalty_of
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.endings import penalties
from flowcharts.practice.hints import hints_of_reasons
from flowcharts.practice.question import DrillKind, OneCase, StudyQuestion, whys_of_case
from flowcharts.practice.ruling import penalty_of_walk
from flowcharts.practice.sought import RulingSought
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import step_about

_ASKED = Text(
    "What does the controller of the trigger get?",
    "誘発のコントローラーへの懲罰はどれですか？",
)


def _details(case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    is_asked = case.chart.has_remedies and len(penalties(case.chart)) > 1
    return ("",) if is_asked and penalty_of(case.decided.walk) is not None else ()


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    options = penalties(case.chart)
    sought = RulingSought(
        options,
        penalty_of_walk(case.decided.walk),
        penalty_of_walk,
        lambda option: (Claim(case.decided, About.PENALTY, option),),
    )
    return StudyQuestion(WHO_GETS_WHAT, OneCase(case), _ASKED, detail, sought, 1 / len(options))


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    return step_about(question.case.decided, About.PENALTY)


WHO_GETS_WHAT = DrillKind(
    "penalty",
    Text("Penalties", "懲罰"),
    Text("Who gets which penalty?", "誰にどの懲罰を与えますか？"),
    _details,
    _ask,
    _turning_step,
    whys_of_case,
    hints_of_reasons,
    is_outcome_told=True,
)
