"""Backwards: a ruling is given; which change of one fact leads to it?"""

from random import Random

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.forms import written
from flowcharts.model.deciding_steps import last_step
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.endings import finding
from flowcharts.practice.fact_changes import ChangedCase
from flowcharts.practice.hints import hints_of_reasons
from flowcharts.practice.question import DrillKind, OneCase, StudyQuestion
from flowcharts.practice.sought import Option, OtherRulingSought
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import parting_step
from flowcharts.practice.why import Why, whys_of_change

_ASKED = Text(
    "As told, this comes to “{here}”. Which one change makes it “{there}”?",
    "このままでは「{here}」になります。何を1つ変えれば「{there}」になりますか？",
)
_WITH_CHANGE = Text("With that change:", "そう変えると：")
_WRONG_OPTIONS = 3


def _details(case: StudyCase, source: CaseSource) -> tuple[str, ...]:
    """The other outcomes that a change of one fact leads to."""
    here = finding(case.decided.walk)
    found = (finding(each.decided.walk) for each in _changes(case, source))
    return tuple(dict.fromkeys(there.id for there in found if there.id != here.id))


def _ask(case: StudyCase, source: CaseSource, detail: str) -> StudyQuestion | None:
    found = _changes(case, source)
    random = Random(f"{case.id}|{case.chart.id}|{detail}")  # noqa: S311 # no secret is drawn
    leading = [each for each in found if finding(each.decided.walk).id == detail]
    others = [each for each in found if finding(each.decided.walk).id != detail]
    if not leading or not others:
        return None
    right = random.choice(leading)
    wrong = random.sample(others, min(_WRONG_OPTIONS, len(others)))
    options = [_option(each) for each in (right, *wrong)]
    random.shuffle(options)
    chosen = {_option(each).id: each.decided for each in (right, *wrong)}

    def claims(option: str) -> tuple[Claim, ...]:
        changed = chosen.get(option)
        return (Claim(changed, About.FOUND, detail),) if changed is not None else ()

    asked = _ASKED.filled(
        here=finding(case.decided.walk).words, there=finding(right.decided.walk).words
    )
    sought = OtherRulingSought(tuple(options), _option(right).id, claims)
    return StudyQuestion(BACKWARDS, OneCase(case), asked, detail, sought, 1 / len(options))


def _changes(case: StudyCase, source: CaseSource) -> list[ChangedCase]:
    """One change for each sentence, so that no two options say the same."""
    return [*{each.change.words: each for each in source.changed(case)}.values()]


def _option(each: ChangedCase) -> Option:
    told = written(each.change.value)
    value = " ".join(told) if isinstance(told, list) else told
    return Option(f"{each.change.fact}={value}", each.change.words)


def _changed(question: StudyQuestion) -> DecidedWalk | None:
    """The case with the change that is right."""
    sought = question.sought
    claims = sought.claims(sought.right) if isinstance(sought, OtherRulingSought) else ()
    return next((claim.decided for claim in claims), None)


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    decided, changed = question.case.decided, _changed(question)
    if changed is None:
        return None
    return parting_step(decided, changed) or last_step(changed.walk)


def _whys(question: StudyQuestion) -> tuple[Why, ...]:
    changed = _changed(question)
    if changed is None:
        return ()
    return whys_of_change(question.turning_step(), changed, _WITH_CHANGE)


BACKWARDS = DrillKind(
    "backwards",
    Text("Backwards", "逆向き"),
    Text(
        "From the ruling back to the fact that leads there.",
        "裁定から、そこに至る事実を答えます。",
    ),
    _details,
    _ask,
    _turning_step,
    _whys,
    hints_of_reasons,
    is_outcome_told=False,  # it is of the case as told, not of the one that is changed
)
