"""Pairs: two cases side by side that differ in one fact."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from flowcharts.cases.value_words import name_of_fact
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseBeside, CaseSource
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.endings import endings, penalties
from flowcharts.practice.hints import hints_of_reasons
from flowcharts.practice.question import DrillKind, StudyQuestion, TwoCases
from flowcharts.practice.ruling import ending, penalty_of_walk
from flowcharts.practice.sought import Option, OtherRulingSought
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import parting_step, step_about
from flowcharts.practice.why import Why, whys_at

_BOTH = Text("Both: {here}", "どちらも：{here}")
_EACH = Text("First: {here}; second: {there}", "1つ目：{here}、2つ目：{there}")
_FIRST = Text("First case:", "1つ目の事例：")
_SECOND = Text("Second case:", "2つ目の事例：")
_PARTS = Text(
    "They part at “{label}”: the first “{here}”, the second “{there}”.",
    "分かれ目は「{label}」です。1つ目は「{here}」、2つ目は「{there}」になります。",
)
_LEFT = Text("{case} {reason}", "{case}{reason}")
_DIFFERENCE = Text("The two cases differ in this: {fact}.", "2つの事例の違い：{fact}")


class _Subject(NamedTuple):
    """The trait of a ruling in which two cases are compared."""

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
    subject = _subject(case, beside.case) or _subject_of_others(case, found)
    here, there = (subject.read(each.decided.walk) for each in (case, beside.case))
    names = {each.id: each.words for each in subject.options(case.chart)}
    aside = there if there != here else _another(subject, found, here)
    if aside is None or aside not in names or here not in names:
        return None
    difference = _DIFFERENCE.filled(fact=name_of_fact(beside.differs))
    told = TwoCases(case, beside.case, difference)
    options = tuple(_options(here, aside, names))
    claims = partial(_claims, subject, (case, beside.case))
    sought = OtherRulingSought(options, f"{here}|{there}", claims)
    return StudyQuestion(PAIRS, told, subject.asked, detail, sought, 0.25)


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


def _subject_of_others(case: StudyCase, found: tuple[CaseBeside, ...]) -> _Subject:
    """In what the others beside it differ: it could be thought of one that does not, too."""
    subjects = [_subject(case, each.case) for each in found]
    return _PENALTY if _PENALTY in subjects and _RULING not in subjects else _RULING


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


def _cases(question: StudyQuestion) -> tuple[tuple[Text, StudyCase], ...]:
    """Each of the two, with what it is called."""
    told = question.told
    return ((_FIRST, told.case), (_SECOND, told.second)) if isinstance(told, TwoCases) else ()


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    """Where the two part; else what settles the remedy of both."""
    one, other = (case.decided for _, case in _cases(question))
    return parting_step(one, other) or step_about(one, About.REMEDY)


def _whys(question: StudyQuestion) -> tuple[Why, ...]:
    """The reason in each that does not leave the chart."""
    step = question.turning_step()
    return tuple(
        why
        for of, case in _cases(question)
        if case.decided.walk.home.exit is None
        for why in whys_at(step, case, of)
    )


def _hints(question: StudyQuestion) -> tuple[Text, ...]:
    """What the two differ in, before what the answer turns on."""
    told = question.told
    difference = (told.difference,) if isinstance(told, TwoCases) else ()
    return (*difference, *hints_of_reasons(question))


def _remarks(question: StudyQuestion) -> tuple[Text, ...]:
    """Where the walks of the two part, and why one leaves the chart."""
    cases = _cases(question)
    ways = (steps(case.decided.walk) for _, case in cases)
    parted = (
        _PARTS.filled(
            label=here.decision.label.on_one_line(),
            here=here.decision.branch(here.answer).words.on_one_line(),
            there=there.decision.branch(there.answer).words.on_one_line(),
        )
        for here, there in zip(*ways, strict=False)
        if here.decision.id == there.decision.id and here.answer != there.answer
    )
    left = (
        _LEFT.filled(case=name, reason=way_out.reason)
        for name, case in cases
        if (way_out := case.decided.walk.home.exit) is not None
    )
    return (*islice(parted, 1), *left)


PAIRS = DrillKind(
    "pair",
    Text("Pairs", "比べる"),
    Text(
        "Two cases that differ in one fact.",
        "事実が1つだけ違う2つの事例を比べます。",
    ),
    _details,
    _ask,
    _turning_step,
    _whys,
    _hints,
    is_outcome_told=False,  # there are two
    remarks=_remarks,
)
