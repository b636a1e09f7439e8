"""Backwards: a ruling is given; which change of one fact leads to it?"""

from random import Random

from flowcharts.model.text import Text
from flowcharts.study.case_source import CaseSource
from flowcharts.study.drills.kind import DrillKind
from flowcharts.study.drills.walk import ending, endings
from flowcharts.study.fact_changes import ChangedCase, changed_cases
from flowcharts.study.question import Option, StudyQuestion
from flowcharts.study.review import Drill
from flowcharts.study.study_case import StudyCase

_ASKED = Text(
    "As told, this comes to “{here}”. Which one change makes it “{there}”?",
    "このままでは「{here}」になります。何を1つ変えれば「{there}」になりますか？",
)
_WRONG_OPTIONS = 3


def _details(case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    """The other outcomes that a change of one fact leads to."""
    here = ending(case.decided.walk)
    found = (ending(each.decided.walk) for each in _changes(case))
    return tuple(dict.fromkeys(there for there in found if there != here))


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    here, found = ending(case.decided.walk), _changes(case)
    random = Random(f"{case.id}|{case.chart.id}|{detail}")  # noqa: S311 # no secret is drawn
    leading = [each for each in found if ending(each.decided.walk) == detail]
    others = [each for each in found if ending(each.decided.walk) != detail]
    if not leading or not others:
        return None
    right = random.choice(leading)
    wrong = random.sample(others, min(_WRONG_OPTIONS, len(others)))
    options = [_option(each) for each in (right, *wrong)]
    random.shuffle(options)
    names = {each.id: each.words for each in endings(case.chart)}
    if detail not in names or here not in names:
        return None
    return StudyQuestion(
        Drill.BACKWARDS,
        case,
        _ASKED.filled(here=names[here], there=names[detail]),
        detail,
        tuple(options),
        _option(right).id,
        1 / len(options),
    )


def _changes(case: StudyCase) -> list[ChangedCase]:
    """One change for each sentence, so that no two options say the same."""
    found = changed_cases(case.chart, case.decided, of_ability=False)
    return [*{each.change.words: each for each in found}.values()]


def _option(each: ChangedCase) -> Option:
    return Option(f"{each.change.fact}={each.change.value}", each.change.words)


BACKWARDS = DrillKind(
    Drill.BACKWARDS,
    Text("Backwards", "逆向き"),
    Text(
        "From the ruling back to the fact that leads there.",
        "裁定から、そこに至る事実を答えます。",
    ),
    _details,
    _ask,
)
