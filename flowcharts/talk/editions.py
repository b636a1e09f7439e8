"""How the editions of a comparison rule one case, and which of them tell something new."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from flowcharts.cases.any_edition import on_any_edition
from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, decide
from flowcharts.cases.rule import NoRuleError
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Exit, Family, Penalty
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import penalty_of
from flowcharts.talk.shown_editions import shown_editions


def edition_of(scenario: Scenario, chart: Chart, case: Case | None) -> EditionWalk:
    """*scenario* on *chart*: as it is told there, with the penalties that its facts decide."""
    found = on_any_edition(scenario, chart, case)
    if case is None or found.penalty is not None or isinstance(found.end, Exit):
        return found
    return replace(found, penalty=_decided_penalty(found, case))


def _decided_penalty(told: EditionWalk, case: Case) -> Penalty | None:
    """What the facts say each player gets, where they take the way that is told."""
    try:
        decided = decide(told.chart, case)
    except (ContradictionError, NoRuleError):
        return None
    is_same = decided.walk.home.path == told.walk.home.path
    return penalty_of(decided.walk) if is_same and not decided.missing else None


def editions_to_compare(scenario: Scenario, library: Library) -> tuple[str, ...]:
    """The editions on which *scenario* shows what has changed.

    The oldest that rules it, and each that rules otherwise than the one before; where none does,
    the oldest and the newest.
    """
    case = library.case(scenario.id)
    ruling = _ruling(scenario, case, library.charts())
    kept = ruling[:1]
    for edition in ruling[1:]:
        if shown_editions((kept[-1], edition))[1].is_apart:
            kept.append(edition)
    if len(kept) == 1 and len(ruling) > 1:
        kept.append(ruling[-1])
    return tuple(edition.chart.id for edition in kept)


def _ruling(scenario: Scenario, case: Case | None, charts: Iterable[Chart]) -> list[EditionWalk]:
    """The editions that come to a ruling on the case, the oldest first."""
    of_policy = [chart for chart in charts if chart.family is Family.MISSED_TRIGGER]
    editions = (
        edition_of(scenario, chart, case)
        for chart in sorted(of_policy, key=lambda chart: chart.edition.first_day)
    )
    return [each for each in editions if each.walk.is_over]


def comparable(library: Library) -> Iterator[Scenario]:
    """The examples that more than one edition rules: as they are told, or by their facts."""
    of_policy = {chart.id for chart in library.charts() if chart.family is Family.MISSED_TRIGGER}
    for scenario in library.scenarios():
        if scenario.also or (scenario.chart in of_policy and library.case(scenario.id) is not None):
            yield scenario
