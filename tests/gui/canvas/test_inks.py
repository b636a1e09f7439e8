"""Every state can be seen and read in every theme, and never by its colour alone."""

from itertools import combinations

import pytest

from gui.canvas.highlight import EdgeState, NodeState
from gui.canvas.pens import Pens
from gui.theme.palettes import PALETTES, ThemeName
from tests.gui.contrast import contrast


@pytest.fixture(params=list(ThemeName))
def inks(request: pytest.FixtureRequest) -> Pens:
    return Pens(PALETTES[ThemeName(request.param)])


def test_words_are_legible_on_what_they_stand_on(inks: Pens) -> None:
    for node in inks.nodes.values():
        assert contrast(node.words.name(), node.fill.color().name()) >= 4.5
    for edge in inks.edges.values():
        assert contrast(edge.words.name(), edge.edge_label_fill.color().name()) >= 4.5
    assert contrast(inks.palette.ink_soft, inks.palette.ground) >= 4.5


def test_lines_and_rings_are_seen_on_the_ground(inks: Pens) -> None:
    ground = inks.palette.ground
    pens = [node.outline for node in inks.nodes.values()]
    pens += [pen for edge in inks.edges.values() for pen in (edge.line, edge.edge_label_outline)]
    pens += [inks.mark[0], inks.hit[0]]
    assert min(contrast(pen.color().name(), ground) for pen in pens) >= 3


def test_a_second_path_is_seen_on_the_first(inks: Pens) -> None:
    path = inks.edges[EdgeState.TRAVELLED].line.color().name()
    assert contrast(inks.shared.color().name(), path) >= 3


def test_no_two_states_of_a_node_differ_by_colour_alone(inks: Pens) -> None:
    shapes = {
        state: (ink.outline.widthF(), ink.outline.style(), bool(ink.halo))
        for state, ink in inks.nodes.items()
    }
    for pair in combinations(NodeState, 2):
        if pair == (NodeState.CURRENT, NodeState.REACHED):
            continue  # one is a diamond, the other a rectangle
        one, other = pair
        assert shapes[one] != shapes[other], pair


def test_no_two_states_of_an_edge_differ_by_colour_alone(inks: Pens) -> None:
    shapes = {state: (ink.line.widthF(), ink.line.style()) for state, ink in inks.edges.items()}
    assert len(set(shapes.values())) == len(shapes)
