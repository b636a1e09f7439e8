"""What can be looked up: the tables of an outcome, and those of the chart."""

import pytest
from pytestqt.qtbot import QtBot

from flowcharts.library.library import Library
from flowcharts.model.references import consulted, tables_of
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.walk.references import CodeWord, LookUpPanel, ReferencePanel
from tests.paths import CONTENT

LIBRARY = Library(added=CONTENT)
CHART = LIBRARY.chart("line")
LAMP = LIBRARY.cards["lamp"]


def said(panel: ReferencePanel | LookUpPanel) -> str:
    return "\n".join(
        p.accessibleName() for p in panel.findChildren(RichLabel) if p.isVisibleTo(panel)
    )


@pytest.fixture
def panel(qtbot: QtBot) -> ReferencePanel:
    panel = ReferencePanel(TextStyle())
    qtbot.addWidget(panel)
    found = consulted(Walk(CHART, ("fades",)))
    assert found is not None
    panel.show_consulted(found, LAMP)
    return panel


def test_an_outcome_shows_its_tables_and_how_it_is_today(panel: ReferencePanel) -> None:
    assert "In today’s Forge" in said(panel)
    assert "Nobody reads Fades any more.\nIt is the same, but for the weather." in said(panel)
    assert "Parameters\nValidCard\nWhich card moves.\nDestination\nWhere it goes." in said(panel)
    assert "Variables\nTriggeredCard\nThe card that has moved." in said(panel)


def test_its_words_look_like_code_in_every_language(panel: ReferencePanel) -> None:
    panel.show_style(TextStyle(Wording.BOTH))
    words = [word.accessibleName() for word in panel.findChildren(CodeWord)]
    assert words == ["ValidCard", "Destination", "TriggeredCard"]
    assert "どのカードが動くか。" in said(panel)
    assert "現在のForgeでは" in said(panel)


def test_its_card_can_be_asked_for(panel: ReferencePanel, qtbot: QtBot) -> None:
    (button,) = [each for each in panel.card.buttons if each.isVisibleTo(panel)]
    assert button.accessibleName() == "Example: Lamp"
    with qtbot.waitSignal(panel.card_asked):
        button.click()


def test_an_outcome_with_less_shows_less(panel: ReferencePanel) -> None:
    found = consulted(Walk(CHART, ("moves", "in", "any")))
    assert found is not None
    panel.show_consulted(found._replace(today=(), tables=found.tables[1:]), None)
    assert "Forge" not in said(panel)
    assert "ValidCard" not in said(panel)
    assert not any(each.isVisibleTo(panel) for each in panel.card.buttons)


def test_the_tables_of_a_chart_unfold_one_by_one(qtbot: QtBot) -> None:
    panel = LookUpPanel(TextStyle())
    qtbot.addWidget(panel)
    panel.show_tables(tables_of(Walk(CHART)))
    panel.show_open(is_open=True)
    assert [table.button.accessibleName() for table in panel.tables] == [
        "Parameters (1), closed",
        "Restrictions (2), closed",
    ]
    assert "IsPresent" not in said(panel)
    panel.tables[1].button.click()
    assert "IsPresent\nSomething has to be there." in said(panel)
    panel.tables[1].button.click()
    assert "IsPresent" not in said(panel)
