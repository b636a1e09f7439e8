"""Editions: how did another edition rule the same case?"""

from flowcharts.cases.decide import ContradictionError
from flowcharts.cases.rule import NoRuleError
from flowcharts.model.chart import Family
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.endings import endings, finding
from flowcharts.practice.hints import hints_of_reasons
from flowcharts.practice.question import DrillKind, StudyQuestion, TwoEditions
from flowcharts.practice.ruling import ending
from flowcharts.practice.sought import OtherRulingSought
from flowcharts.practice.study_case import StudyCase, is_decided
from flowcharts.practice.turning_step import step_about
from flowcharts.practice.why import Why, whys_at

_ASKED = Text(
    "By the {own} it comes to “{here}”. What would it come to by the {edition}? Take that policy "
    "as in force, whatever date the story gives.",
    "{own}では「{here}」になります。{edition}ではどうなりますか？"
    "事例の日付にかかわらず、その版が使われていたものとして答えてください。",
)

_IN_EDITION = Text("{edition}:", "{edition}：")

_SINCE = "2019"
"""Cards are not asked about by editions that are older than they are."""


def _details(case: StudyCase, source: CaseSource) -> tuple[str, ...]:
    """The other editions that the case is told for; of a generated one, those of its years."""
    if case.chart.family is not Family.MISSED_TRIGGER:
        return ()
    told = () if case.scenario is None else (case.scenario.chart, *case.scenario.also)
    known = told or tuple(
        entry.id
        for entry in source.library.catalog.charts
        if entry.family is Family.MISSED_TRIGGER and entry.edition.first_day >= _SINCE
    )
    return tuple(
        name
        for name in known
        if name != case.chart.id and source.chart(name).family is Family.MISSED_TRIGGER
    )


def _ask(case: StudyCase, source: CaseSource, detail: str) -> StudyQuestion | None:
    chart = source.chart(detail)
    try:
        other = case.on(chart)
    except (ContradictionError, NoRuleError):
        return None
    if not is_decided(other.decided) or not is_decided(case.decided):
        return None
    options = endings(chart)
    here = finding(case.decided.walk)
    own, edition = (each.edition.badge_parts[0] for each in (case.chart, chart))
    asked = _ASKED.filled(here=here.words, own=own, edition=edition)
    sought = OtherRulingSought(
        options,
        ending(other.decided.walk),
        lambda option: (Claim(other.decided, About.REMEDY, option),),
    )
    told = TwoEditions(case, other)
    return StudyQuestion(OTHER_EDITIONS, told, asked, detail, sought, 1 / len(options))


def _turning_step(question: StudyQuestion) -> ChartStep | None:
    return step_about(question.told.ruled.decided, About.REMEDY)


def _whys(question: StudyQuestion) -> tuple[Why, ...]:
    other = question.told.ruled
    of = _IN_EDITION.filled(edition=other.chart.edition.badge_parts[0])
    return whys_at(question.turning_step(), other, of)


OTHER_EDITIONS = DrillKind(
    "editions",
    Text("Editions", "版の違い"),
    Text("What has changed since, or before?", "版によって何が変わったかを答えます。"),
    _details,
    _ask,
    _turning_step,
    _whys,
    hints_of_reasons,
    is_outcome_told=False,  # it is of another edition than the answer
)
