"""The story: first of all, and out of the way once the example has begun."""

import pytest
from pytestqt.qtbot import QtBot

from flowcharts.loading.library import Library
from flowcharts.model.position import position_of, position_of_example
from gui.panels.story import StoryPanel
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.widgets.text_button import TextButton

LIBRARY = Library()
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
    assert "Kavu Monarch" in panel.findChildren(TextButton)[0].accessibleName()


def test_it_makes_room_once_an_answer_is_shown(panel: StoryPanel) -> None:
    panel.show_position(START)
    panel.show_position(START.next_beat(poses=True))
    assert told(panel) == ""


def test_it_stays_as_the_reader_left_it(panel: StoryPanel) -> None:
    panel.show_position(START.jumped(1))
    panel.findChildren(TextButton)[0].click()
    panel.show_position(START.jumped(2))
    assert SCENARIO.story.en in told(panel)


def test_a_free_walk_has_none(panel: StoryPanel) -> None:
    panel.show_position(position_of(CHART))
    assert told(panel) == ""
