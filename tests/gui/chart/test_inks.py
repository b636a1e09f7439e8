"""Every state can be seen and read in every theme, and never by its colour alone."""

from itertools import combinations

import pytest

from gui.chart.highlight import EdgeState, NodeState
from gui.chart.pens import Pens
from gui.theme.colours import PALETTES, ThemeName
from tests.gui.contrast import contrast


@pytest.fixture(params=list(ThemeName))
def pens(request: pytest.FixtureRequest) -> Pens:
    return Pens(PALETTES[ThemeName(request.param)])


def test_words_are_legible_on_what_they_stand_on(pens: Pens) -> None:
    for node in pens.nodes.values():
        assert contrast(node.words.name(), node.fill.color().name()) >= 4.5
    for edge in pens.edges.values():
        assert contrast(edge.words.name(), edge.edge_label_fill.color().name()) >= 4.5
    assert contrast(pens.palette.ink_soft, pens.palette.ground) >= 4.5


def test_lines_and_rings_are_seen_on_the_ground(pens: Pens) -> None:
    ground = pens.palette.ground
    lines = [node.outline for node in pens.nodes.values()]
    lines += [pen for edge in pens.edges.values() for pen in (edge.line, edge.edge_label_outline)]
    lines += [pens.mark[0], pens.hit[0]]
    assert min(contrast(pen.color().name(), ground) for pen in lines) >= 3


def test_a_second_path_is_seen_on_the_first(pens: Pens) -> None:
    path = pens.edges[EdgeState.TRAVELLED].line.color().name()
    assert contrast(pens.shared.color().name(), path) >= 3


def test_no_two_states_of_a_node_differ_by_colour_alone(pens: Pens) -> None:
    shapes = {
        state: (pen.outline.widthF(), pen.outline.style(), bool(pen.halo))
        for state, pen in pens.nodes.items()
    }
    for pair in combinations(NodeState, 2):
        if pair == (NodeState.CURRENT, NodeState.REACHED):
            continue  # one is a diamond, the other a rectangle
        one, other = pair
        assert shapes[one] != shapes[other], pair


def test_no_two_states_of_an_edge_differ_by_colour_alone(pens: Pens) -> None:
    shapes = {state: (pen.line.widthF(), pen.line.style()) for state, pen in pens.edges.items()}
    assert len(set(shapes.values())) == len(shapes)
