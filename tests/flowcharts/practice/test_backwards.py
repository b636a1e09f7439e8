"""Backwards: every change that is offered can be, and the chart says what comes of it."""

from collections.abc import Iterator
from itertools import islice

import pytest

from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Case, Reading, read_fact
from flowcharts.cases.decide import DecidedWalk, decide
from flowcharts.cases.facts import ACTS, CONTROLLER, EFFECTS_OF_IT, MISSED
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, has_turn
from flowcharts.cases.timeline import Deed, comes_first
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills.backwards import BACKWARDS
from flowcharts.practice.endings import finding
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.study_case import StudyCase
from tests.shipped import LIBRARY

CHARTS = [
    entry.id
    for entry in LIBRARY.catalog.charts
    if LIBRARY.chart(entry.id).has_remedies or entry.id in {"awareness", "penalty"}
]
GENERATED = 60
FORBIDDEN = {Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES, Deed.STOP}


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    return CaseSource(library, library.generator)


def cases(source: CaseSource, chart: str) -> Iterator[StudyCase]:
    yield from source.written(chart)
    yield from islice(source.generated(chart, 11), GENERATED)


@pytest.fixture(scope="module")
def asked() -> dict[str, list[StudyQuestion]]:
    """The questions about each chart, once they were made."""
    return {}


def questions(
    source: CaseSource, chart: str, asked: dict[str, list[StudyQuestion]]
) -> list[StudyQuestion]:
    if chart not in asked:
        made = (
            BACKWARDS.ask(case, source, detail)
            for case in cases(source, chart)
            for detail in BACKWARDS.details(case, source)
        )
        asked[chart] = [question for question in made if question is not None]
    return asked[chart]


def changed(question: StudyQuestion, option_id: str) -> Case:
    """The case with that one fact otherwise."""
    told = question.case.case
    fact, value = read_fact(*option_id.split("=", 1))
    return Case({**told.values, fact: value}, told.words)


def decided_anew(question: StudyQuestion, option_id: str) -> DecidedWalk:
    return decide(question.case.chart, changed(question, option_id))


@pytest.mark.parametrize("chart", CHARTS)
def test_the_chart_comes_to_what_is_asked_by_one_change_alone(
    source: CaseSource, chart: str, asked: dict[str, list[StudyQuestion]]
) -> None:
    found = questions(source, chart, asked)
    assert found
    for question in found:
        here = finding(question.case.decided.walk)
        assert here.words.en in question.asked.en
        assert question.detail != here.id
        leading = []
        for option in question.options:
            decided = decided_anew(question, option.id)
            assert not decided.missing
            assert decided.stopped is None
            end = finding(decided.walk)
            if end.id == question.detail:
                leading.append(option.id)
                assert f"“{end.words.en}”?" in question.asked.en
                assert f"「{end.words.ja}」になりますか" in question.asked.ja
        assert leading == [question.right]
        assert len({option.words for option in question.options}) == len(question.options) > 1


@pytest.mark.parametrize("chart", CHARTS)
def test_every_change_is_possible_for_that_kind_of_ability(
    source: CaseSource, chart: str, asked: dict[str, list[StudyQuestion]]
) -> None:
    found = questions(source, chart, asked)
    assert found
    for question in found:
        told = question.case.case
        kind = awareness_of(Reading(told))
        for option in question.options:
            case = changed(question, option.id)
            if option.id.startswith("acts="):
                deeds = [act.deed for act in Reading(case)[ACTS]]
                assert kind is not None
                assert Deed.MATTER not in deeds or kind is Awareness.UNSEEN
                assert not FORBIDDEN & {*deeds} or kind is Awareness.FORBIDS
                assert Deed.CHOOSE not in deeds or kind is Awareness.CHOICE
                own = has_turn(Reading(told), Reading(told)[MISSED].turn)
                assert Deed.OPPONENT_MOVES not in deeds or not own, "it is the controller’s turn"
                assert Deed.PASS not in deeds or own
                before = [act.deed for act in Reading(told)[ACTS]]
                assert before[: len(deeds)] != deeds, "that is as told"
            if option.id == "impact=no":
                first = comes_first(Reading(told)[ACTS], *SHOWN, *GONE_ON)
                assert first not in SHOWN, "something came of it"
                assert "life-you" not in Reading(told)[EFFECTS_OF_IT]


def test_what_could_not_matter_is_no_infraction_and_not_called_not_missed(
    source: CaseSource, asked: dict[str, list[StudyQuestion]]
) -> None:
    found = [
        question
        for question in questions(source, "missed-trigger-2024", asked)
        if any(option.id == "impact=no" for option in question.options)
    ]
    keyed = [question for question in found if question.right == "impact=no"]
    assert keyed
    for question in keyed:
        assert question.detail == "no-infraction"
        assert "makes it “No impact: no infraction”?" in question.asked.en
        assert "「影響なし：違反ではない」になりますか" in question.asked.ja


def test_moments_are_called_as_stories_call_them(
    source: CaseSource, asked: dict[str, list[StudyQuestion]]
) -> None:
    said = {
        option.words
        for question in questions(source, "missed-trigger-2024", asked)
        for option in question.options
        if option.id.startswith("noticed=")
    }
    assert said
    for words in said:
        assert "in turn " not in words.en
        assert "第" not in words.ja
    assert any(words.en.startswith("It is noticed two turns later, in ") for words in said)
    assert any(words.ja.startswith("気付いたのが2ターン後、") for words in said)


def test_a_dark_confidant_is_never_asked_when_it_made_a_difference(source: CaseSource) -> None:
    own = [case for case in source.written("missed-trigger-2024") if "dark-confidant" in case.id]
    assert own
    for case in own:
        assert CONTROLLER.name in case.case.values
        assert awareness_of(Reading(case.case)) is Awareness.SEEN
        for detail in BACKWARDS.details(case, source):
            question = BACKWARDS.ask(case, source, detail)
            assert question is not None
            assert not any("difference" in option.words.en for option in question.options)
