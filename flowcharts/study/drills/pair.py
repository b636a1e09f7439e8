"""Pairs: two cases side by side that differ in one fact."""

from collections.abc import Iterator

from flowcharts.model.text import Text
from flowcharts.study.case_source import CaseSource
from flowcharts.study.drills.kind import DrillKind
from flowcharts.study.drills.walk import ending, endings
from flowcharts.study.fact_changes import ChangedCase, changed_cases
from flowcharts.study.question import Option, StudyQuestion
from flowcharts.study.review import Drill
from flowcharts.study.study_case import StudyCase

_ASKED = Text(
    "The second case differs in one thing only: {change} What do the two come to?",
    "2つ目の事例で違うのは次の点だけです。{change}それぞれどうなりますか？",
)
_BOTH = Text("both: {here}", "どちらも：{here}")
_EACH = Text("first: {here}; second: {there}", "1つ目：{here}、2つ目：{there}")


def _details(case: StudyCase, _source: CaseSource) -> tuple[str, ...]:
    """The changes that lead elsewhere, and as many that do not."""
    here = ending(case.decided.walk)
    found = list(changed_cases(case.chart, case.decided, of_ability=False))
    elsewhere = [_name(each) for each in found if ending(each.decided.walk) != here]
    alike = [_name(each) for each in found if ending(each.decided.walk) == here]
    return (*elsewhere, *alike[: len(elsewhere)])


def _ask(case: StudyCase, _source: CaseSource, detail: str) -> StudyQuestion | None:
    found = list(changed_cases(case.chart, case.decided, of_ability=False))
    changed = next((each for each in found if _name(each) == detail), None)
    if changed is None:
        return None
    here, there = ending(case.decided.walk), ending(changed.decided.walk)
    aside = there if there != here else _another(found, here)
    names = {each.id: each.words for each in endings(case.chart)}
    if aside is None or aside not in names or here not in names:
        return None
    other = StudyCase(
        f"{case.id}~{detail}", case.title, case.story, case.cards, changed.decided, case.level
    )
    return StudyQuestion(
        Drill.PAIR,
        case,
        _ASKED.filled(change=changed.change.words),
        detail,
        tuple(_options(here, aside, names)),
        f"{here}|{there}",
        0.25,
        other=other,
        difference=changed.change.words,
    )


def _options(here: str, aside: str, names: dict[str, Text]) -> Iterator[Option]:
    first, second = sorted((here, aside))
    for one, two in ((first, second), (second, first)):
        yield Option(f"{one}|{two}", _EACH.filled(here=names[one], there=names[two]))
    for one in (first, second):
        yield Option(f"{one}|{one}", _BOTH.filled(here=names[one]))


def _another(found: list[ChangedCase], here: str) -> str | None:
    ends = (ending(each.decided.walk) for each in found)
    return next((end for end in ends if end != here), None)


def _name(each: ChangedCase) -> str:
    return f"{each.change.fact}={each.change.value}"


PAIRS = DrillKind(
    Drill.PAIR,
    Text("Pairs", "比べる"),
    Text(
        "Two cases that differ in one fact.",
        "事実が1つだけ違う2つの事例を比べます。",
    ),
    _details,
    _ask,
)
