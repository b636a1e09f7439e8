"""What an answer says of what is known: no item is blamed or praised that it does not touch."""

from collections.abc import Iterator

import pytest

from flowcharts.cases.mistaken_ideas import wrong_answers
from flowcharts.journal.review import ItemResult, Rating
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import (
    decision_item,
    idea_item,
    ideas_behind,
    told_answer,
    walked,
    walked_by_ideas,
)
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.items import RULING
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.results import option_of_ideas
from flowcharts.practice.ruling import ruling_of
from flowcharts.practice.sought import MomentSought, RulingSought
from flowcharts.practice.turning_step import wrong_step_inside
from flowcharts.practice.verdict import Verdict, verdict_on

TODAY = "missed-trigger-2024"
OPENER = f"{TODAY}/shown-in-time"
"""The decision that the chart of the awareness answers."""


def questions(source: CaseSource, drill: str) -> Iterator[StudyQuestion]:
    kind = DRILLS[drill]
    for case in source.written(TODAY):
        for detail in kind.details(case, source):
            question = kind.ask(case, source, detail)
            if question is not None:
                yield question


def rated(verdict: Verdict, rating: Rating) -> dict[str, ItemResult]:
    return {each.item: each for each in verdict.results if each.rating is rating}


def wrong_at_once(question: StudyQuestion) -> Walk:
    """The walk that answers the first decision otherwise, and the rest as the source does."""
    decided = question.case.decided
    (first, *_) = steps(decided.walk)

    def answer(chart: Chart, decision: Decision) -> str:
        right = told_answer(decided, chart, decision)
        others = (each for each in decision.answers if each != right)
        return next(others) if decision is first.decision else right

    return walked(decided, answer)


def test_a_right_penalty_shows_the_ideas_not_held_that_lead_to_another(source: CaseSource) -> None:
    found = set[bool]()
    for question in questions(source, "penalty"):
        decided, sought = question.case.decided, question.sought
        assert isinstance(sought, RulingSought)
        known = rated(verdict_on(question, Answer(option=question.right)), Rating.GOOD)
        for place, idea, _ in wrong_answers(decided):
            is_other = sought.read(walked_by_ideas(decided, {idea.id})) != question.right
            assert (idea_item(*place, idea.id) in known) is is_other
            found.add(is_other)
    assert found == {True, False}


def test_what_is_known_inside_a_chart_is_known_where_it_was_opened(source: CaseSource) -> None:
    found = 0
    for question in questions(source, "penalty"):
        taken = {decision_item(*s.place) for s in steps(question.case.decided.walk)}
        known = rated(verdict_on(question, Answer(option=question.right)), Rating.GOOD)
        if OPENER in taken and any(item.startswith("awareness/") for item in known):
            found += 1
            assert OPENER in known
    assert found > 5


def test_a_wrong_penalty_is_blamed_on_the_ideas_that_lead_to_it(source: CaseSource) -> None:
    found = 0
    for question in questions(source, "penalty"):
        decided, sought = question.case.decided, question.sought
        assert isinstance(sought, RulingSought)
        for option in question.options:
            parted = Claim(decided, About.PENALTY, option.id).wrong_step
            inside = wrong_step_inside(decided, parted) if parted is not None else None
            expected = {
                idea_item(*each.place, idea.id)
                for each in (parted, inside)
                if each is not None
                for idea in ideas_behind(decided, each)
            } | {
                idea_item(*place, idea.id)
                for place, idea, _ in wrong_answers(decided)
                if sought.read(walked_by_ideas(decided, {idea.id})) == option.id
            }
            blamed = rated(verdict_on(question, Answer(option=option.id)), Rating.AGAIN)
            if option.id != question.right:
                found += len(expected)
                assert {item for item in blamed if "#" in item} == expected
    assert found > 20


def test_who_asks_for_a_penalty_is_asked_about_the_last_decision_it_hangs_on(
    source: CaseSource,
) -> None:
    found = 0
    for question in questions(source, "penalty"):
        decided, sought = question.case.decided, question.sought
        assert isinstance(sought, RulingSought)
        hangs_on = [
            decision_item(*place)
            for place, idea, _ in wrong_answers(decided)
            if sought.read(walked_by_ideas(decided, {idea.id})) != question.right
        ]
        (blamed,) = verdict_on(question, Answer(is_given_up=True)).results
        if hangs_on:
            last = hangs_on[-1]
            found += hangs_on[0] != last
            assert blamed.item == (OPENER if last.startswith("awareness/") else last)
    assert found > 5


def test_a_moment_is_blamed_on_the_idea_that_comes_to_it(source: CaseSource) -> None:
    found = 0
    for question in questions(source, "when"):
        sought = question.sought
        assert isinstance(sought, MomentSought)
        for idea, option in sought.by_idea.items():
            if option != question.right:
                found += 1
                blamed = rated(verdict_on(question, Answer(option=option)), Rating.AGAIN)
                assert idea_item(*sought.place, idea) in blamed
    assert found > 5


@pytest.mark.parametrize("drill", [each for each in DRILLS if each != "pair"])
def test_no_idea_is_tested_where_it_leads_to_the_right_answer(
    source: CaseSource, drill: str
) -> None:
    """A pair puts none to the test."""
    asked = [*questions(source, drill)]
    assert asked
    for question in asked:
        assert question.right not in {option for _, _, option in option_of_ideas(question)}


def test_where_the_walk_goes_wrong_what_was_said_first_tells_nothing_more(
    source: CaseSource,
) -> None:
    found = 0
    for question in questions(source, "walk"):
        if not steps(question.case.decided.walk):
            continue  # nothing is asked: the chart is not for it
        right = {each.id: each.right for each in question.predictions}
        wrong = {
            each.id: next(option.id for option in each.options if option.id != each.right)
            for each in question.predictions
        }
        walk = wrong_at_once(question)
        alone = verdict_on(question, Answer(walk))
        assert not alone.is_right
        found += 1
        for said in (right, wrong):
            verdict = verdict_on(question, Answer(walk, predicted=tuple(said.items())))
            assert verdict.results == alone.results
            assert (verdict.parted, verdict.ideas) == (None, alone.ideas)
    assert found > 5


def test_a_hint_counts_for_the_decision_it_was_shown_at(source: CaseSource) -> None:
    asked = [*questions(source, "walk")]
    assert asked
    for question in asked:
        walk = question.case.decided.walk
        known = rated(verdict_on(question, Answer(walk)), Rating.GOOD)
        hinted = next((item for item in known if "#" not in item), "")
        verdict = verdict_on(question, Answer(walk, hinted=frozenset({hinted}), hints=1))
        hard = rated(verdict, Rating.HARD)
        assert {*hard} == {item for item in known if item.partition("#")[0] == hinted}
        assert {*hard} | {*rated(verdict, Rating.GOOD)} == {*known}


def test_a_ruling_that_no_decision_explains_is_unlearnt_where_it_is_right_again(
    source: CaseSource,
) -> None:
    lapses = (
        (question, lapse)
        for question in questions(source, "penalty")
        for option in question.options
        for lapse in verdict_on(question, Answer(option=option.id)).results
        if lapse.item.endswith(RULING) and lapse.rating is Rating.AGAIN
    )
    missed_at, lapse = next(lapses)
    again = [
        rated(verdict_on(question, Answer(option=question.right), missed), Rating.GOOD)
        for question in questions(source, "penalty")
        for missed in ({}, {lapse.item: lapse.right})
        if question.case.id != missed_at.case.id
        and ruling_of(question.case.decided.walk) == lapse.right
    ]
    assert again
    assert [lapse.item in each for each in again] == [False, True] * (len(again) // 2)
