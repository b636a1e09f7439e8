"""Walks as links: written, read, and refused with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.library.library import Library, UnknownError
from flowcharts.model.walk import Walk
from flowcharts.model.walk_link import LinkError, is_link, read_walk_link, walk_link
from tests.shipped import LIBRARY

CHARTS = tuple(LIBRARY.charts())


@st.composite
def crossing_walks(draw: st.DrawFn) -> Walk:
    """Any walk, also one that crosses into other charts or leaves by an exit."""
    walk = Walk(draw(st.sampled_from(CHARTS)))
    for _ in range(draw(st.integers(0, 20))):
        moves = [walk.answered(answer) for answer in walk.decision.answers] if walk.decision else []
        moves += [walk.left_by(name) for name in walk.chart.exits if not walk.is_over]
        moves += [walk.opened()] if walk.sub_chart is not None else []
        moves += [walk.led_on()] if walk.next_chart is not None else []
        moves += [walk.closed()] if walk.is_inside and walk.outcome is not None else []
        if not moves:
            break
        walk = draw(st.sampled_from(moves))
    return walk


@given(crossing_walks())
def test_a_link_leads_back_to_its_walk(walk: Walk) -> None:
    assert read_walk_link(walk_link(walk), LIBRARY.chart) == walk


def test_a_link_is_short_and_can_be_read_aloud(library: Library) -> None:
    chart = library.chart("missed-trigger-2008")
    walk = Walk(chart).answered("no").answered("no").answered("yes").answered("yes")
    assert walk_link(walk) == "trainer:missed-trigger-2008?no,no,yes,yes"
    assert walk_link(Walk(chart)) == "trainer:missed-trigger-2008"


def test_answers_left_over_go_on_into_the_chart_that_follows(library: Library) -> None:
    walk = read_walk_link("trainer:missed-trigger-2024?no,yes,no", library.chart)
    assert walk.chart.id == "penalty"


def test_a_link_from_a_page_or_an_input_method_is_read(library: Library) -> None:
    for link in (
        "trainer:missed-trigger-2008?no%2Cyes",
        "Ｔｒａｉｎｅｒ：missed-trigger-2008？no，yes",
    ):
        assert is_link(link)
        assert read_walk_link(link, library.chart).answers == ("no", "yes")
    assert not is_link("https://example.org/?no")


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("https://example.org", "write trainer:CHART?no,yes"),
        ("trainer:?no", "names no chart"),
        ("trainer:missed-trigger-2008?maybe", "say yes or no"),
        ("trainer:missed-trigger-2008?yes,no", "is over"),
        ("trainer:missed-trigger-2008?no,!not-trigger", "Did you mean"),
        ("trainer:missed-trigger-2008?(no", "No other chart answers"),
    ],
)
def test_a_link_that_leads_nowhere_says_why(link: str, says: str, library: Library) -> None:
    with pytest.raises(LinkError, match=r"trainer:|“https") as raised:
        read_walk_link(link, library.chart)
    assert says in str(raised.value)


def test_a_link_to_an_unknown_chart_offers_the_nearest(library: Library) -> None:
    with pytest.raises(UnknownError, match="missed-trigger-2008"):
        read_walk_link("trainer:missed-trigger-208?no", library.chart)
