import pytest

from flowcharts.cases.case import read_facts
from flowcharts.cases.decide import DecidedWalk, decide
from flowcharts.journal.review import Rating
from flowcharts.library.library import Library
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import (
    first_wrong_step,
    ideas_behind,
    past_told_choice,
    walk_of_answers,
    walked_by_ideas,
)
from flowcharts.practice.fact_changes import changed_cases, nearest
from flowcharts.practice.items import exercised
from flowcharts.practice.results import results_of_walk

TODAY = "missed-trigger-2024"


@pytest.fixture(scope="module")
def chronicler(library: Library) -> DecidedWalk:
    """Its controller passes priority and then mentions the trigger: not missed."""
    found = next(
        case
        for case in CaseSource(library).written(TODAY)
        if "awareness/shown-before-moving-on#passing-misses-it"
        in {each.item for each in exercised(case.decided)}
    )
    return found.decided


def test_who_knows_everything_walks_as_the_case_is_decided(library: Library) -> None:
    cases = CaseSource(library).written(TODAY)
    assert len(cases) > 40
    for case in cases:
        walk = walked_by_ideas(case.decided, ())
        assert walk.home.answers == case.decided.walk.home.answers
        assert first_wrong_step(case.decided, walk) is None


def test_the_first_wrong_step_of_a_mistaken_idea_is_where_it_is_gone_by(
    chronicler: DecidedWalk,
) -> None:
    walk = walked_by_ideas(chronicler, {"passing-misses-it"})
    turn = first_wrong_step(chronicler, walk)
    assert turn is not None
    assert turn.place == ("awareness", "shown-before-moving-on")
    assert (turn.given, turn.right) == ("no", "yes")
    assert "passing-misses-it" in {idea.id for idea in ideas_behind(chronicler, turn)}


def test_a_decision_answered_without_its_chart_is_judged_too(chronicler: DecidedWalk) -> None:
    walk = Walk(chronicler.walk.home.chart).answered("no")
    turn = first_wrong_step(chronicler, walk)
    assert turn is not None
    assert turn.decision.id == "shown-in-time"


def test_what_the_opponent_chooses_is_told_and_never_wrong(library: Library) -> None:
    told = 0
    for case in CaseSource(library).written(TODAY):
        home = case.decided.walk.home
        if home.answer_at("opponent-wants-it") is None:
            continue
        told += 1
        waiting = home.rewound("opponent-wants-it")
        after = past_told_choice(case.decided, waiting)
        assert after.answers == home.answers
        for answer in ("yes", "no"):
            assert first_wrong_step(case.decided, waiting.answered(answer)) is None
    assert told > 10


def test_an_exit_that_is_not_taken_is_a_wrong_step(library: Library) -> None:
    leaving = next(
        case
        for case in CaseSource(library).written(TODAY)
        if case.decided.walk.home.exit_id is not None
    )
    staying = Walk(leaving.chart).answered("no")
    turn = first_wrong_step(leaving.decided, staying)
    assert turn is not None
    assert turn.right.startswith("exit:") or turn.right != turn.given


def test_a_walk_is_made_again_from_its_answers_across_charts(library: Library) -> None:
    cases = CaseSource(library).written(TODAY)
    for case in cases:
        if case.decided.walk.home.exit_id is None:
            answers = [step.answer for step in steps(case.decided.walk)]
            again = walk_of_answers(case.chart, answers)
            assert again is not None
            assert steps(again) == steps(case.decided.walk)
    assert walk_of_answers(cases[0].chart, ["perhaps"]) is None


def test_only_what_an_idea_answers_otherwise_is_exercised(chronicler: DecidedWalk) -> None:
    items = {each.item for each in exercised(chronicler)}
    assert "awareness/shown-before-moving-on" in items
    assert "awareness/only-copies" not in items  # a no that every idea says, too


def test_results_end_with_the_first_wrong_step(chronicler: DecidedWalk) -> None:
    walk = walked_by_ideas(chronicler, {"passing-misses-it"})
    turn = first_wrong_step(chronicler, walk)
    results = {each.item: each.rating for each in results_of_walk(chronicler, walk, turn)}
    assert results["awareness/shown-before-moving-on"] is Rating.AGAIN
    assert results["awareness/shown-before-moving-on#passing-misses-it"] is Rating.AGAIN
    assert not any(item.startswith(TODAY) for item in results)
    right = results_of_walk(chronicler, walked_by_ideas(chronicler, ()), None)
    assert right
    assert {each.rating for each in right} == {Rating.GOOD}


def test_a_changed_case_is_decided_and_differs_in_the_one_fact(chronicler: DecidedWalk) -> None:
    chart = chronicler.walk.home.chart
    found = list(changed_cases(chart, chronicler))
    assert found
    for each in found:
        differing = {
            name
            for name, value in each.decided.case.values.items()
            if chronicler.case.values[name] != value
        }
        assert differing == {each.change.fact}


def test_the_nearest_case_changes_what_happened_before_the_ability(
    chronicler: DecidedWalk,
) -> None:
    chart = chronicler.walk.home.chart
    found = nearest(chart, chronicler, lambda each: each.walk.home.answers[:1] == ("no",))
    assert found is not None
    assert found.change.fact == "acts"
    assert nearest(chart, chronicler, lambda _: False) is None


def test_a_case_without_its_facts_exercises_nothing(library: Library) -> None:
    decided = decide(library.chart(TODAY), read_facts({}))
    assert decided.missing
    assert exercised(decided) == ()
