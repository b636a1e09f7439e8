"""The right panel as a whole: what stands where, and what is built only when it is wanted."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.text import Wording
from gui.commands.command import Commands
from gui.text.text_style import TextStyle
from gui.walk.card import CardPanel
from gui.walk.example import ExamplePanel
from gui.walk.guide import GuidePanel
from gui.walk.question import QuestionPanel
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.second_path import SecondPathBlock
from gui.walk.side_panel import Part, SidePanel
from gui.walk.sources import SourcesPanel
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

CHART = LIBRARY.chart("missed-trigger-2008")
FREE = position_of(CHART)
OVER = FREE.answered("no").answered("yes").answered("yes")
EXAMPLE = position_of_example(CHART, LIBRARY.scenario("pouncing-jaguar-echo"))
ALWAYS = {SourcesPanel}


@pytest.fixture
def side(qtbot: QtBot, asked: Asked, commands: Commands) -> SidePanel:
    view = SidePanel(TextStyle(), asked, commands)
    view.put(Part.TURNS, QLabel("turns"))
    qtbot.addWidget(view)
    view.resize(340, 700)
    view.show_position(FREE, LIBRARY.cards)
    view.show()
    return view


def shown(side: SidePanel) -> set[type[QWidget]]:
    kinds = (
        QuestionPanel,
        RulingPanel,
        SecondPathBlock,
        CardPanel,
        ExamplePanel,
        GuidePanel,
        SourcesPanel,
    )
    return {kind for kind in kinds for view in side.findChildren(kind) if view.isVisible()}


@pytest.mark.parametrize(
    ("position", "views"),
    [
        (FREE, {QuestionPanel, GuidePanel}),
        (OVER, {RulingPanel}),
        (OVER.with_what_if("default", "no"), {RulingPanel, SecondPathBlock}),
        (EXAMPLE, {QuestionPanel, GuidePanel, CardPanel, ExamplePanel}),
        (EXAMPLE.jumped(99), {RulingPanel, CardPanel, ExamplePanel}),
    ],
)
def test_only_what_belongs_to_the_moment_is_shown(
    side: SidePanel, position: Position, views: set[type[QWidget]]
) -> None:
    side.show_position(position, LIBRARY.cards)
    assert shown(side) == views | ALWAYS
    side.show_position(FREE, LIBRARY.cards)
    assert shown(side) == {QuestionPanel, GuidePanel} | ALWAYS


def test_nothing_is_built_before_it_is_wanted(side: SidePanel) -> None:
    for kind in (RulingPanel, SecondPathBlock, CardPanel, ExamplePanel):
        assert side.findChildren(kind) == []


def test_the_stack_stands_under_the_remedy(side: SidePanel, qtbot: QtBot) -> None:
    side.show_position(OVER, LIBRARY.cards)
    stack = QLabel("stack")
    side.put_under_remedy(stack)
    ruling = side.findChild(RulingPanel)
    assert ruling is not None
    assert ruling.isAncestorOf(stack)
    qtbot.waitUntil(lambda: stack.mapTo(ruling, QPoint(0, 0)).y() > 0)
    assert stack.isVisible()


def test_the_turns_stand_under_the_question(side: SidePanel, qtbot: QtBot) -> None:
    turns = next(view for view in side.findChildren(QLabel) if view.text() == "turns")
    question, guide = side.findChild(QuestionPanel), side.findChild(GuidePanel)
    assert question is not None
    assert guide is not None
    qtbot.waitUntil(lambda: question.y() < turns.y() < guide.y())


def test_another_question_is_read_from_its_beginning(side: SidePanel, qtbot: QtBot) -> None:
    side.resize(300, 240)
    bar = side.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    side.show_position(FREE.answered("no"), LIBRARY.cards)
    assert bar.value() == 0


def test_the_path_beside_comes_into_sight(side: SidePanel, qtbot: QtBot) -> None:
    side.resize(300, 400)
    side.show_position(OVER, LIBRARY.cards)
    side.show_position(OVER.with_what_if("default", "no"), LIBRARY.cards)
    block = side.findChild(SecondPathBlock)
    assert block is not None
    qtbot.waitUntil(lambda: not block.visibleRegion().isEmpty())


@pytest.mark.parametrize("wording", Wording)
def test_the_panel_is_named_in_the_wording_shown(side: SidePanel, wording: Wording) -> None:
    side.show_style(TextStyle(wording))
    names = {
        Wording.ENGLISH: "Question, card and result",
        Wording.JAPANESE: "質問・カード・結果",
        Wording.BOTH: "Question, card and result / 質問・カード・結果",
    }
    assert side.accessibleName() == names[wording]


def test_a_setting_brings_no_example_back(side: SidePanel) -> None:
    example = LIBRARY.scenario("kavu-monarch")
    side.show_position(position_of_example(CHART, example), LIBRARY.cards)
    side.show_position(position_of(CHART), LIBRARY.cards)
    side.show_tries_first()
    panel = side.findChild(ExamplePanel)
    assert panel is not None
    assert not panel.isVisible()
