"""The story: first of all, and out of the way once the example has begun."""

import pytest
from pytestqt.qtbot import QtBot

from flowcharts.loading.library import Library
from flowcharts.model.position import trail_of, trail_of_example
from gui.panels.story import StoryPanel
from gui.text.rich_label import Prose
from gui.text.text_style import Reading
from gui.widgets.text_button import TextButton

LIBRARY = Library()
SCENARIO = LIBRARY.scenario("kavu-monarch")
CHART = LIBRARY.chart(SCENARIO.chart)
START = trail_of_example(CHART, SCENARIO)


@pytest.fixture
def panel(qtbot: QtBot) -> StoryPanel:
    view = StoryPanel(Reading())
    qtbot.addWidget(view)
    view.resize(320, 400)
    view.show()
    return view


def told(panel: StoryPanel) -> str:
    shown = [view for view in panel.findChildren(Prose) if view.isVisibleTo(panel)]
    return "\n".join(view.accessibleName() for view in shown)


def test_the_story_is_told_before_the_first_question(panel: StoryPanel) -> None:
    panel.show_trail(START)
    assert SCENARIO.story.en in told(panel)
    assert "Kavu Monarch" in panel.findChildren(TextButton)[0].accessibleName()


def test_it_makes_room_once_an_answer_is_shown(panel: StoryPanel) -> None:
    panel.show_trail(START)
    panel.show_trail(START.next_beat(poses=True))
    assert told(panel) == ""


def test_it_stays_as_the_reader_left_it(panel: StoryPanel) -> None:
    panel.show_trail(START.jumped(1))
    panel.findChildren(TextButton)[0].click()
    panel.show_trail(START.jumped(2))
    assert SCENARIO.story.en in told(panel)


def test_a_free_walk_has_none(panel: StoryPanel) -> None:
    panel.show_trail(trail_of(CHART))
    assert told(panel) == ""
