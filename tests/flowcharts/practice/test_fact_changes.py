"""What might have been otherwise: what is offered fits the edition, the ability and the players."""

from collections.abc import Iterator
from itertools import islice

import pytest

from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Reading
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.fact_changes import ChangedCase, changed_cases
from flowcharts.practice.study_case import StudyCase

TODAY = "missed-trigger-2024"
AT_ONCE = "missed-trigger-2012-10"
PASSES = "Its controller passes priority, then mentions the trigger before acting."
OPPONENT_GOES_ON = "The opponent plays on first; its controller then mentions the trigger."
MENTIONS = "Its controller mentions the trigger before doing anything else."
KNOWN_IN_TIME = "It is made known before it first makes a difference."
OPPONENT_OWNS = "The opponent owns the card."


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    return CaseSource(library, library.generator)


def cases(source: CaseSource, chart: str) -> list[StudyCase]:
    return [*source.written(chart), *islice(source.generated(chart, 3), 40)]


def changes(case: StudyCase) -> Iterator[ChangedCase]:
    return changed_cases(case.chart, case.decided)


def said(source: CaseSource, chart: str, kind: Awareness) -> set[str]:
    """All that is offered of cases whose ability is of that kind."""
    of_kind = [each for each in cases(source, chart) if awareness_of(Reading(each.case)) is kind]
    assert of_kind
    return {change.change.words.en for case in of_kind for change in changes(case)}


def test_passing_and_playing_on_are_offered_where_the_edition_rules_on_them(
    source: CaseSource,
) -> None:
    assert {PASSES, OPPONENT_GOES_ON} <= said(source, TODAY, Awareness.SEEN)
    assert not {PASSES, OPPONENT_GOES_ON} & said(source, AT_ONCE, Awareness.SEEN)


def test_an_unseen_ability_is_shown_when_the_edition_asks_for_it(source: CaseSource) -> None:
    today = said(source, TODAY, Awareness.UNSEEN)
    assert KNOWN_IN_TIME in today
    assert MENTIONS not in today
    at_once = said(source, AT_ONCE, Awareness.UNSEEN)
    assert MENTIONS in at_once
    assert KNOWN_IN_TIME not in at_once


@pytest.mark.parametrize(("controller", "opponent"), ["AB", "BA"])
def test_the_owner_is_the_opponent_of_whoever_controls_it(
    source: CaseSource, controller: str, opponent: str
) -> None:
    owners = {
        change.decided.case.values["owner"]
        for case in cases(source, TODAY)
        if case.case.values["controller"] == controller
        for change in changes(case)
        if change.change.words.en == OPPONENT_OWNS
    }
    assert owners == {opponent}
