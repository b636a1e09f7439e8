"""The example: its steps, and nothing given away to who tries first."""

import pytest
from pytestqt.qtbot import QtBot

from flowcharts.model.position import Position, position_of_example
from gui.app import Trainer
from gui.commands.command import Commands
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.walk.example import ExamplePanel
from gui.widgets.button_face import ButtonFace, ButtonState
from gui.widgets.text_button import TextButton
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

SCENARIO = LIBRARY.scenario("kavu-monarch")
START = position_of_example(LIBRARY.chart(SCENARIO.chart), SCENARIO)


@pytest.fixture
def panel(qtbot: QtBot, asked: Asked, commands: Commands) -> ExamplePanel:
    view = ExamplePanel(TextStyle(), asked, commands)
    qtbot.addWidget(view)
    view.resize(320, 600)
    view.show()
    return view


def said(panel: ExamplePanel) -> str:
    shown = [view for view in panel.findChildren(RichLabel) if view.isVisibleTo(panel)]
    return "\n".join(view.accessibleName() for view in shown)


def faces(panel: ExamplePanel) -> list[ButtonFace]:
    return [row.face for row in panel.rows.buttons]


def steps(panel: ExamplePanel, position: Position) -> list[str]:
    panel.show_position(position)
    return [face.title.en for face in faces(panel)]


def test_it_tells_its_level_and_its_source(panel: ExamplePanel) -> None:
    panel.show_position(START)
    for words in (SCENARIO.source.en, "bronze"):
        assert words in said(panel)
    assert "The source gives this outcome." in said(panel)


def test_answers_stand_in_the_list_once_the_walk_has_passed_them(panel: ExamplePanel) -> None:
    assert steps(panel, START.jumped(2)) == [
        "Optional without consequences? — No",
        "Has choices? — No",
        "Has visual effect?",
        "Within turn cycle?",
        "The ruling",
    ]
    assert [face.state for face in faces(panel)].index(ButtonState.CHOSEN) == 2


def test_who_tries_first_sees_nothing_of_what_comes(panel: ExamplePanel, trainer: Trainer) -> None:
    trainer.session.choose(tries_first=True)
    panel.show_tries_first()
    assert steps(panel, START) == [
        "Optional without consequences?",
        "Step 2",
        "Step 3",
        "Step 4",
        "The ruling",
    ]


def test_a_step_can_be_jumped_to(panel: ExamplePanel, asked: Asked) -> None:
    panel.show_position(START)
    for place in (2, 4):
        panel.rows.buttons[place].click()
    assert asked.moves == [("jump", 2), ("jump", 4)]
    assert START.jumped(4).walk.is_over


def test_trying_first_is_ticked_and_unticked(panel: ExamplePanel, trainer: Trainer) -> None:
    panel.show_position(START)
    (box,) = [
        view
        for view in panel.findChildren(TextButton)
        if view.accessibleName() == "Try it yourself first"
    ]
    for wanted in (True, False):
        box.click()
        assert trainer.session.settings.tries_first is wanted
        panel.show_tries_first()
        assert box.isChecked() is wanted
