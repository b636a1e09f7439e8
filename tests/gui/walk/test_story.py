"""The story: there at every step, until the reader folds it."""

import pytest
from pytestqt.qtbot import QtBot

from flowcharts.model.position import position_of, position_of_example
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.walk.story import StoryPanel
from gui.widgets.text_button import TextButton
from tests.shipped import LIBRARY

SCENARIO = LIBRARY.scenario("kavu-monarch")
CHART = LIBRARY.chart(SCENARIO.chart)
START = position_of_example(CHART, SCENARIO)


@pytest.fixture
def panel(qtbot: QtBot) -> StoryPanel:
    view = StoryPanel(TextStyle())
    qtbot.addWidget(view)
    view.resize(320, 400)
    view.show()
    return view


def told(panel: StoryPanel) -> str:
    shown = [view for view in panel.findChildren(RichLabel) if view.isVisibleTo(panel)]
    return "\n".join(view.accessibleName() for view in shown)


def test_the_story_is_told_before_the_first_question(panel: StoryPanel) -> None:
    panel.show_position(START)
    assert SCENARIO.story.en in told(panel)


@pytest.mark.parametrize("steps", [1, 2, 99])
def test_it_can_be_read_again_at_every_step(panel: StoryPanel, steps: int) -> None:
    panel.show_position(START)
    panel.show_position(START.jumped(steps))
    assert SCENARIO.story.en in told(panel)


def test_it_stays_folded_until_the_next_example(panel: StoryPanel) -> None:
    panel.show_position(START)
    panel.findChildren(TextButton)[0].click()
    panel.show_position(START.jumped(2))
    assert told(panel) == ""
    other = LIBRARY.scenario("herd-gnarr")
    panel.show_position(position_of_example(LIBRARY.chart(other.chart), other))
    assert other.story.en in told(panel)


def test_a_free_walk_has_none(panel: StoryPanel) -> None:
    panel.show_position(position_of(CHART))
    assert told(panel) == ""
