"""How long an effect lasts, two options in one ability, effects of which one is chosen."""

import pytest

from flowcharts.cases.decide import decide
from flowcharts.cases.effects import EFFECTS
from flowcharts.model.chart import Chart
from tests.flowcharts.cases.cases import answers, forgotten
from tests.shipped import LIBRARY

TODAY = "missed-trigger-2024"
POLICY = [chart for chart in LIBRARY.charts() if chart.family is not None]


def is_over(duration: str, noticed: str, **facts: object) -> bool:
    """Of A's combat in turn 1: is the effect over, as far as its age does not settle that first?"""
    told = {"duration": duration, "missed": "1:declare-attackers", "noticed": noticed, **facts}
    return (
        answers(TODAY, forgotten("bonus-yours", acts=["contradict"], **told))["duration-over"]
        == "yes"
    )


@pytest.mark.parametrize(
    ("duration", "lasts", "over"),
    [
        ("combat", "1:end-of-combat", "1:main2"),
        ("turn", "1:cleanup", "2:untap"),
        ("their-next-turn", "1:cleanup", "2:untap"),
        ("next-untap", "1:cleanup", None),
        ("your-next-turn", "2:end-of-combat", None),
        ("your-next-end", "2:end-of-combat", None),
        ("forever", "2:end-of-combat", None),
        ("none", "2:end-of-combat", None),
    ],
)
def test_an_effect_lasts_up_to_its_end(duration: str, lasts: str, over: str | None) -> None:
    assert not is_over(duration, lasts)
    if over is not None:
        assert is_over(duration, over)


def test_until_its_controllers_next_turn_ends_as_that_begins() -> None:
    # Missed in the opponent's turn 1; its controller B has turn 2.
    told = {"controller": "B"}
    assert is_over("your-next-turn", "2:untap", **told)
    assert not is_over("your-next-end", "2:end-of-combat", **told)
    assert not is_over("their-next-turn", "2:end-of-combat", **told)


def test_for_as_long_as_goes_by_whether_that_is_still_so() -> None:
    assert not is_over("while", "2:untap", still_lasts="yes")
    assert is_over("while", "1:main2", still_lasts="no")
    assert not is_over("turn", "1:main2", still_lasts="no")


def test_both_players_agree_that_it_was_missed() -> None:
    for effect in ("draw-you", "bonus-yours", "forbid-theirs"):
        for choice in ("none", "other"):
            case = forgotten(effect, acts=["agreed"], stack_choice=choice)
            assert decide(LIBRARY.chart("awareness"), case).walk.here.id == "missed"
            assert decide(LIBRARY.chart("regular-rel"), case).walk.here.id == "stack"
            late = forgotten(effect, acts=["agreed", "mention"], controller="B")
            assert decide(LIBRARY.chart("awareness"), late).walk.here.id == "missed"
            shown = forgotten(effect, acts=["mention"])
            assert decide(LIBRARY.chart("awareness"), shown).walk.here.id == "not-missed"
    for older in ("missed-trigger-2007", "missed-trigger-2012-10"):
        decided = decide(LIBRARY.chart(older), forgotten("draw-you", acts=["agreed"]))
        assert decided.stopped is None
        assert decided.walk.home.here.id != "not-missed"


# Rhystic Study: its controller may draw, unless the opponent pays.


def two_options(chart: str) -> dict[str, str]:
    return answers(chart, forgotten("draw-you", option="may-unless", option_of="controller"))


def test_a_may_and_an_unless_in_one_ability() -> None:
    assert two_options("missed-trigger-2007")["optional"] == "yes"
    # Since October 2012 only what the controller would have had to do is a default of theirs.
    assert two_options("missed-trigger-2012-10")["default"] == "no"
    assert two_options(TODAY)["visible"] == "yes"
    assert two_options("regular-rel")["may"] == "yes"


@pytest.mark.parametrize("chart", POLICY, ids=lambda chart: chart.id)
def test_of_effects_of_which_one_is_chosen_all_are_listed(chart: Chart) -> None:
    # The choice is told by itself; then it makes no difference which of them would be chosen,
    # but for April 2012, whose list has to hold whatever is chosen.
    chosen = ("draw-you", "bonus-yours", "forbid-theirs")
    is_listing = any(each.decides == "lapsing" for each in chart.decisions)
    for choice in ({"stack_choice": "other"}, {"resolution_choice": "yes"}):
        for acts in (["move", "opp:mention"], ["mention", "move"]):
            cases = (forgotten(*each, acts=acts, **choice) for each in (chosen, *zip(chosen)))
            walk, *others = [decide(chart, case).walk for case in cases]
            assert is_listing or all(other == walk for other in others)
    if is_listing:
        listed = [forgotten(*names, stack_choice="other") for names in (chosen, chosen[1:])]
        assert [answers(chart.id, case)["lapsing"] for case in listed] == ["no", "yes"]
    assert {*chosen} <= {*EFFECTS}
