"""Every example of every lesson is stepped to its end, the languages changing on the way."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from flowcharts.loading.library import Library
from flowcharts.model.scenario import Lesson, Scenario
from gui.panels.question import QuestionPanel
from tests.gui.window.conftest import Open
from tests.gui.window.user import User

LIBRARY = Library()
_MOST_STEPS = 60
"""No example has so many."""
_AT_ONCE = 10
_TIP = 17
"""Of a node's shape, what is without words."""


def stated(scenario: Scenario) -> str | None:
    """The node where the example says that its whole way ends."""
    named = scenario.followed or scenario.outcome
    return named.rpartition("/")[2] if named is not None else None


def step_to_the_end(user: User, place: int) -> None:
    """Press Space until the example is over; change the language at every eighth step.

    In each example at other steps, by its *place* among them.
    """
    for count in range(place, place + _MOST_STEPS):
        sees_the_step(user)
        if user.position.is_shown_to_the_end:
            return
        if count % 8 == 1:
            user.write("l")
        user.press(Qt.Key.Key_Space)
    raise AssertionError(f"{user.example} never comes to its end.")


def sees_the_step(user: User) -> None:
    """The node where the walk stands is on the screen, its words large enough to be read."""
    view = user.trainer.view
    words = user.scene.node_rect(user.here).adjusted(_TIP, _TIP, -_TIP, -_TIP)
    seen = view.mapFromScene(words).boundingRect()
    assert view.viewport().rect().contains(seen), (user.example, user.here)
    assert view.label_pixels() >= view.least_label - 0.01


def parts(lesson: Lesson) -> Iterator[tuple[str, ...]]:
    """The examples of *lesson*, in parts that can be stepped through side by side."""
    for start in range(0, len(lesson.scenarios), _AT_ONCE):
        yield lesson.scenarios[start : start + _AT_ONCE]


@pytest.mark.timeout(600)  # some hundred steps of the whole window, on a machine that is busy
@pytest.mark.parametrize(
    "scenarios",
    [part for lesson in LIBRARY.lessons.values() for part in parts(lesson)],
    ids=lambda scenarios: scenarios[0],
)
def test_every_example_of_a_lesson_is_stepped_to_its_end(
    open_window: Open, scenarios: tuple[str, ...]
) -> None:
    user = open_window(1280, 720, scenario=scenarios[0])
    assert scenarios
    for place, name in enumerate(scenarios):
        user.session.open_scenario(name)
        user.settle()
        scenario = LIBRARY.scenario(name)
        assert user.example == name
        step_to_the_end(user, place)
        assert user.exit == (scenario.exit or "")
        if scenario.exit is None:
            assert user.here == stated(scenario)
            assert not user.seen(QuestionPanel)
