"""Who gets which penalty?"""

from flowcharts.journal.review import Drill
from flowcharts.model.sub_charts import penalty_of
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.drills.kind import DrillKind
from flowcharts.practice.drills.walk import penalties
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.ruling import penalty_of_walk
from flowcharts.practice.study_case import StudyCase

_ASKED = Text(
    "What does the controller of the trigger get?",
    "誘発のコントローラーへの懲罰はどれですか？",
)


def _details(case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    is_asked = case.chart.has_remedies and len(penalties(case.chart)) > 1
    return ("",) if is_asked and penalty_of(case.decided.walk) is not None else ()


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    options = penalties(case.chart)
    right = penalty_of_walk(case.decided.walk)
    return StudyQuestion(
        Drill.PENALTY,
        case,
        _ASKED,
        detail,
        options,
        right,
        1 / len(options),
        read=penalty_of_walk,
        claims=lambda option: (Claim(case.decided, About.PENALTY, option),),
    )


WHO_GETS_WHAT = DrillKind(
    Drill.PENALTY,
    Text("Penalties", "懲罰"),
    Text("Who gets which penalty?", "誰にどの懲罰を与えますか？"),
    _details,
    _ask,
)
