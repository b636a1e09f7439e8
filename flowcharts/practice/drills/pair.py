"""Pairs: two cases side by side that differ in one fact."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from flowcharts.cases.fact_names import name_of_fact
from flowcharts.journal.review import Drill
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseBeside, CaseSource
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.drills.kind import DrillKind
from flowcharts.practice.drills.walk import endings, penalties
from flowcharts.practice.question import Option, StudyQuestion
from flowcharts.practice.ruling import ending, penalty_of_walk
from flowcharts.practice.study_case import StudyCase

_BOTH = Text("Both: {here}", "どちらも：{here}")
_EACH = Text("First: {here}; second: {there}", "1つ目：{here}、2つ目：{there}")
_DIFFERENCE = Text("The two cases differ in this: {fact}.", "2つの事例の違い：{fact}")


class _Subject(NamedTuple):
    """What is asked of both."""

    about: About
    asked: Text
    read: Callable[[Walk], str]
    options: Callable[[Chart], tuple[Option, ...]]


_RULING = _Subject(
    About.REMEDY,
    Text(
        "These two cases differ in one fact. What does each come to?",
        "この2つの事例は、事実が1つだけ違います。それぞれ、どの裁定になりますか？",
    ),
    ending,
    endings,
)
_PENALTY = _Subject(
    About.PENALTY,
    Text(
        "These two cases differ in one fact. What does the controller get in each?",
        "この2つの事例は、事実が1つだけ違います。コントローラーへの懲罰は、それぞれどれですか？",
    ),
    penalty_of_walk,
    penalties,
)


def _details(case: StudyCase, source: CaseSource) -> tuple[str, ...]:
    """The cases beside it that are ruled otherwise, and as many that are not."""
    elsewhere: list[str] = []
    alike: list[str] = []
    for beside in source.beside(case):
        is_alike = _subject(case, beside.case) is None
        (alike if is_alike else elsewhere).append(beside.case.id)
    Random(case.id).shuffle(alike)  # noqa: S311 # no secret is drawn
    return (*elsewhere, *alike[: len(elsewhere)])


def _ask(case: StudyCase, source: CaseSource, detail: str) -> StudyQuestion | None:
    found = source.beside(case)
    beside = next((each for each in found if each.case.id == detail), None)
    if beside is None:
        return None
    subject = _subject(case, beside.case) or _RULING
    here, there = (subject.read(each.decided.walk) for each in (case, beside.case))
    names = {each.id: each.words for each in subject.options(case.chart)}
    aside = there if there != here else _another(subject, found, here)
    if aside is None or aside not in names or here not in names:
        return None
    return StudyQuestion(
        Drill.PAIR,
        case,
        subject.asked,
        detail,
        tuple(_options(here, aside, names)),
        f"{here}|{there}",
        0.25,
        other=beside.case,
        difference=_DIFFERENCE.filled(fact=name_of_fact(beside.differs)),
        claims=partial(_claims, subject, (case, beside.case)),
    )


def _claims(
    subject: _Subject, cases: tuple[StudyCase, StudyCase], option: str
) -> tuple[Claim, ...]:
    """What an option says of each of the two."""
    return tuple(
        Claim(case.decided, subject.about, said)
        for case, said in zip(cases, option.split("|"), strict=False)
    )


def _subject(one: StudyCase, other: StudyCase) -> _Subject | None:
    """In what the rulings differ; None where they do not."""
    for subject in (_RULING, _PENALTY):
        if subject.read(one.decided.walk) != subject.read(other.decided.walk):
            return subject
    return None


def _options(here: str, aside: str, names: dict[str, Text]) -> Iterator[Option]:
    first, second = sorted((here, aside))
    for one, two in ((first, second), (second, first)):
        yield Option(f"{one}|{two}", _EACH.filled(here=names[one], there=names[two]))
    for one in (first, second):
        yield Option(f"{one}|{one}", _BOTH.filled(here=names[one]))


def _another(subject: _Subject, found: tuple[CaseBeside, ...], here: str) -> str | None:
    """What the case could be thought to come to: what another one beside it does."""
    ends = (subject.read(each.case.decided.walk) for each in found)
    return next((end for end in ends if end != here), None)


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
