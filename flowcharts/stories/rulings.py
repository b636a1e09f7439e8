"""What the charts of a level come to, of the cases that are made for them."""

from collections.abc import Container
from typing import NamedTuple

from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.doubt import is_doubtful
from flowcharts.cases.facts import REL, Kind
from flowcharts.cases.rule import NoRuleError
from flowcharts.stories.choices import REGULAR
from flowcharts.stories.comes_to import ComesTo, comes_to
from flowcharts.stories.content import RulingChart
from flowcharts.stories.generated_case import ends_of, ruling_of
from flowcharts.stories.mix import parted

_NO_TRIGGER = "/not-a-trigger"
_NOTHING_IS_DONE = ("not-missed", "resolved", "automatic-", "none", "not-a-trigger")
"""How the outcomes begin that change nothing on the table."""


class CaseRuling(NamedTuple):
    """What a chart comes to."""

    walk: DecidedWalk
    comes_to: ComesTo
    read: frozenset[str]
    """The names of the facts that it rests on."""


def ruling_by(
    edition: RulingChart, case: Case, asked: Container[str], *, is_shown: bool
) -> CaseRuling | None:
    """What the chart of an *edition* comes to; None where nothing, or what judges might dispute.

    *asked*: the rules by which facts answer it.
    """
    walk = _walked(edition, case, asked) if not _is_unsaid(case) else None
    if walk is None or (is_shown and not _is_natural(walk)):
        return None
    read = frozenset(name for names in walk.read.values() for name in names)
    return CaseRuling(walk, comes_to(walk), read)


def _walked(edition: RulingChart, case: Case, asked: Container[str]) -> DecidedWalk | None:
    """The way to its ruling; None where it comes to none, or to one that is doubtful."""
    try:
        if is_doubtful(case, asked) or not _is_reached(edition, case):
            return None
        walk = decide(edition.chart, case)
    except (ContradictionError, NoRuleError):
        return None
    return None if walk.missing or walk.stopped is not None else walk


def _is_reached(edition: RulingChart, case: Case) -> bool:
    """Does the chart before it, where there is one, lead on to it?"""
    if edition.follows is None:
        return True
    ends = ends_of(decide(edition.follows, case))
    return any(chart == edition.chart.id for chart, _ in map(parted, ends))


def _is_natural(walk: DecidedWalk) -> bool:
    """Would anybody ask about what was shown? Not where what is no trigger was carried out.

    Nor where what was shown before anything else counts as missed: editions without time for the
    opponent’s turn do not say how far in a step that is told so.
    """
    end = ruling_of(walk)[0].rpartition("/")[2]
    is_no_trigger = any(end.endswith(_NO_TRIGGER) for end in ends_of(walk))
    is_right = walk.case.values["carried_out"] == "right"
    is_missed = is_right and not end.startswith(_NOTHING_IS_DONE)
    return not (is_no_trigger or is_missed)


def _is_unsaid(case: Case) -> bool:
    """Does no document for Regular REL say what to do?

    Of a Saga’s later counters none does; the Infraction Procedure Guide handles them as triggers
    (2.1, 23 September 2024). Nor of a “may” that is the opponent’s.
    """
    is_theirs = case.values["option"] == "may" and case.values["option_of"] == "opponent"
    is_open = is_theirs or case.values["kind"] == Kind.SAGA_LATER
    return case.values[REL.name] == REGULAR and is_open
