"""Examples are stepped over every node that any stands on, to their end, in all languages."""

from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from flowcharts.model.position import Position, position_of_example
from flowcharts.model.scenario import Scenario
from gui.walk.question import QuestionPanel
from tests.gui.window.conftest import Open
from tests.gui.window.user import User
from tests.shipped import LIBRARY

_MOST_STEPS = 60
"""No example has so many."""
_AT_ONCE = 20
_TIP = 17
"""Of a node's shape, what is without words."""


def stated(scenario: Scenario) -> str | None:
    """The node where the example says that its whole way ends."""
    named = scenario.followed or scenario.outcome
    return named.rpartition("/")[2] if named is not None else None


def step_to_the_end(user: User, place: int) -> None:
    """Press Space until the example is over; change the language at every eighth step.

    In each example at other steps, by its *place* among them; in every other one, a decision does
    not stand there as a question first.
    """
    user.session.choose(pauses=place % 2 == 0)
    for count in range(place, place + _MOST_STEPS):
        sees_the_step(user)
        if user.position.is_shown_to_the_end:
            return
        if count % 8 == 1:
            QTest.keyClick(user.focus, Qt.Key.Key_L)
        user.press(Qt.Key.Key_Space)
    raise AssertionError(f"{user.example} never comes to its end.")


def sees_the_step(user: User) -> None:
    """The node where the walk stands is on the screen, its words large enough to be read."""
    view = user.trainer.view
    words = user.scene.node_rect(user.here).adjusted(_TIP, _TIP, -_TIP, -_TIP)
    seen = view.mapFromScene(words).boundingRect()
    assert view.viewport().rect().contains(seen), (user.example, user.here)
    assert view.label_pixels() >= view.least_label - 0.01


def places_of(scenario: Scenario) -> Iterator[tuple[Position, tuple[str, str]]]:
    """Where the example stands, step by step: the node, with its chart."""
    position = position_of_example(LIBRARY.chart(scenario.chart), scenario)
    yield position, (position.walk.chart.id, position.walk.here.id)
    while not position.is_shown_to_the_end:
        position = position.next_beat(poses=True)
        yield position, (position.walk.chart.id, position.walk.here.id)


def examples() -> Iterator[tuple[str, int]]:
    """Those of the lessons, in order, that stand on a node where none before them stands.

    Each with how many of its steps lead up to the first such node: those before have been seen.
    """
    known: set[tuple[str, str]] = set()
    for lesson in LIBRARY.lessons.values():
        for name in lesson.scenarios:
            nodes = [node for _, node in places_of(LIBRARY.scenario(name))]
            new = [place for place, node in enumerate(nodes) if node not in known]
            if new:
                yield name, max(0, new[0] - 1)
            known.update(nodes)


def parts() -> Iterator[list[tuple[str, int]]]:
    """Examples in parts that can be stepped through side by side."""
    every = list(examples())
    for start in range(0, len(every), _AT_ONCE):
        yield every[start : start + _AT_ONCE]


@pytest.mark.timeout(600)  # some hundred steps of the whole window, on a machine that is busy
@pytest.mark.parametrize("told", list(parts()), ids=lambda told: told[0][0])
def test_every_node_of_an_example_is_stepped_to(
    open_window: Open, told: list[tuple[str, int]]
) -> None:
    user = open_window(1280, 720, scenario=told[0][0])
    assert told
    for place, (name, seen) in enumerate(told):
        scenario = LIBRARY.scenario(name)
        position, _ = next(islice(places_of(scenario), seen, None))
        user.session.go(position)
        user.settle()
        assert user.example == name
        step_to_the_end(user, place)
        assert user.exit == (scenario.exit or "")
        if scenario.exit is None:
            assert user.here == stated(scenario)
            assert not user.seen(QuestionPanel)
