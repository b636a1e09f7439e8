"""Where the user is: back and forward, examples beat by beat, a path beside."""

from hypothesis import given
from hypothesis import strategies as st

from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.model.what_if import Weight, flips, weight
from tests.shipped import LIBRARY

CHART = LIBRARY.chart("missed-trigger-2008")
MONARCH = LIBRARY.scenario("kavu-monarch")


def answered(*answers: str) -> Position:
    position = position_of(CHART)
    for answer in answers:
        position = position.answered(answer)
    return position


def test_stepping_back_keeps_the_steps_ahead() -> None:
    position = answered("no", "no", "yes").back().back()
    assert position.walk.answers == ("no",)
    assert position.forward().forward().walk.answers == ("no", "no", "yes")


def test_the_same_answer_again_keeps_what_lies_ahead() -> None:
    position = answered("no", "no", "yes").back().back().answered("no")
    assert position.can_go_forward
    assert position.forward().walk.answers == ("no", "no", "yes")


def test_another_answer_leads_elsewhere_and_nothing_lies_ahead() -> None:
    position = answered("no", "no", "yes").back().back().answered("yes")
    assert not position.can_go_forward


def test_an_exit_stepped_back_over_can_be_taken_again() -> None:
    left = answered("no").left_by("not-a-trigger")
    assert left.back().walk == Walk(CHART, ("no",))
    assert left.back().forward().walk == left.walk


def test_a_clicked_node_is_returned_to_and_the_rest_stays_ahead() -> None:
    position = answered("no", "no", "yes", "yes").rewound("choices")
    assert position.walk.here.id == "choices"
    assert position.forward().forward().forward().walk.answers == ("no", "no", "yes", "yes")


@given(st.lists(st.sampled_from(["yes", "no", "back", "forward", "over", "optional"]), min_size=1))
def test_whatever_is_done_the_walk_is_a_beginning_of_the_furthest(moves: list[str]) -> None:
    position = position_of(CHART)
    assert moves
    for move in moves:
        match move:
            case "yes" | "no":
                if position.walk.decision is not None:
                    position = position.answered(move)
            case "back":
                position = position.back()
            case "forward":
                position = position.forward()
            case "over":
                position = position.started_over()
            case _:
                position = position.rewound(move)
        count = len(position.walk.answers)
        assert position.furthest.answers[:count] == position.walk.answers
        assert Walk(CHART, position.walk.answers).here == position.walk.here


def test_an_example_asks_then_reveals_then_goes_on() -> None:
    posed = position_of_example(CHART, MONARCH)
    assert posed.showing is not None
    assert not posed.showing.is_revealed
    revealed = posed.next_beat(poses=True)
    assert revealed.showing is not None
    assert revealed.showing.is_revealed
    assert revealed.walk == posed.walk
    onward = revealed.next_beat(poses=True)
    assert onward.walk.answers == ("no",)
    assert onward.showing is not None
    assert not onward.showing.is_revealed


def test_an_example_that_does_not_pause_takes_one_beat_a_decision() -> None:
    position = position_of_example(CHART, MONARCH).next_beat(poses=False)
    beats = 0
    while not position.is_shown_to_the_end:
        position = position.next_beat(poses=False)
        beats += 1
    assert beats == len(MONARCH.answers)
    assert position.walk.outcome is not None
    assert position.walk.outcome.id == MONARCH.outcome


def test_a_wrong_try_stays_at_the_decision() -> None:
    position = position_of_example(CHART, MONARCH).answered("yes")
    assert position.walk.answers == ()
    assert position.showing is not None
    assert position.showing.tried == "yes"
    assert position.showing.is_revealed
    assert position.answered("no").walk.answers == ("no",)


def test_back_in_an_example_first_covers_the_answer_again() -> None:
    position = position_of_example(CHART, MONARCH)
    for _ in range(3):
        position = position.next_beat(poses=True)
    covered = position.back()
    assert covered.walk == position.walk
    assert covered.showing is not None
    assert not covered.showing.is_revealed


def test_an_example_that_leaves_the_chart_ends_at_its_exit() -> None:
    position = position_of_example(CHART, LIBRARY.scenario("dark-confidant-two-cards"))
    for _ in range(20):
        position = position.next_beat(poses=True)
    assert position.walk.exit_id == "failure-to-reveal"


def test_a_flipped_answer_keeps_the_answers_it_still_meets() -> None:
    position = answered("no", "no", "yes", "yes").with_what_if("choices", "yes")
    assert position.beside is not None
    assert position.beside.walk.here.id == "default"
    met = position.with_beside_answered("no")
    assert met.beside is not None
    assert met.beside.walk.here.id == "stack"


def test_the_answers_that_decide_are_told_from_those_that_depend() -> None:
    walk = Walk(CHART, ("no", "no", "yes", "yes"))
    weights = {flip.decision: weight(walk, flip.other) for flip in flips(walk)}
    assert weights == {
        "optional": Weight.DECIDES,
        "choices": Weight.DEPENDS,
        "visual": Weight.DECIDES,
        "turn-cycle": Weight.DECIDES,
    }


def test_an_answer_where_the_example_leaves_the_chart_is_one_too_many() -> None:
    position = position_of_example(CHART, LIBRARY.scenario("dark-confidant-two-cards")).answered(
        "no"
    )
    assert position.walk.exit_id == "failure-to-reveal"
    assert position.showing is not None
    assert position.showing.tried == "no"


def test_an_exit_in_an_example_that_stays_on_the_chart_is_a_wrong_try() -> None:
    position = position_of_example(CHART, MONARCH).left_by("not-a-trigger")
    assert position.walk == Walk(CHART)
    assert position.showing is not None
    assert position.showing.tried == "not-a-trigger"


TODAY = LIBRARY.chart("missed-trigger-2024")


def crossed() -> Position:
    """Through the awareness chart to a question of today's policy."""
    position = position_of(TODAY).opened()
    for answer in ("no",):
        position = position.answered(answer)
    return position.closed()


def test_back_across_a_border_comes_to_the_outcome_that_answered() -> None:
    position = crossed()
    assert position.chart is TODAY
    assert position.walk.is_over
    inside = position.back()
    assert inside.chart.id == "awareness"
    assert inside.walk.outcome is not None
    asking = inside.back().back()
    assert asking.walk == Walk(TODAY)


def test_stepping_back_into_a_chart_keeps_everything_ahead() -> None:
    position = crossed()
    back = position
    for _ in range(3):
        back = back.back()
    assert back.walk == Walk(TODAY)
    again = back
    for _ in range(3):
        assert again.can_go_forward
        again = again.forward()
    assert again.walk == position.walk
    assert not again.can_go_forward


def test_opening_a_chart_again_keeps_what_lies_ahead() -> None:
    back = crossed().back().back().back()
    assert back.opened().can_go_forward
    assert not back.answered("no").can_go_forward


def test_an_example_crosses_charts_by_itself() -> None:
    going_on = [each for each in LIBRARY.scenarios() if each.followed is not None]
    assert going_on
    for scenario in going_on:
        position = position_of_example(LIBRARY.chart(scenario.chart), scenario)
        beats = 0
        while not position.is_shown_to_the_end:
            position = position.next_beat(poses=True)
            beats += 1
            assert beats < 200
        assert position.walk == scenario.walk(LIBRARY.chart(scenario.chart))
        for _ in range(beats + 20):
            position = position.back()
        assert position.walk == Walk(LIBRARY.chart(scenario.chart))


def test_a_step_of_an_example_is_jumped_to_across_charts() -> None:
    scenario = next(
        each for each in LIBRARY.scenarios() if each.followed and "triggered" in each.answers
    )
    position = position_of_example(LIBRARY.chart(scenario.chart), scenario)
    assert scenario.answers
    for count in range(len(scenario.answers)):
        there = position.jumped(count)
        assert there.worked is list(scenario.answers.values())[count]
        given = [step for step in steps(there.walk) if step.decision.sub_chart is None]
        assert len(given) == count
