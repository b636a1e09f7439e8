"""Whoever is asked, and on whatever edition: the ruling of an example is told the same."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from flowcharts.documents.formats import FORMATS
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.model.comparison import on_edition
from flowcharts.model.position import Position, Showing
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Wording
from gui import words
from gui.commands.command import Command, Commands, Group
from gui.paper.picture import Picture
from gui.paper.request import ExportChoice
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.colours import ThemeName
from gui.walk.contents.walk_text import WalkTextPanel
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.ruling.ruling_text import ruling_text_of
from tests.each_case import each
from tests.flowcharts.commands.said import Ask
from tests.gui.exported import exported
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

KEYS = Commands(
    [Group(words.OWN_CHART, (Command("sub-chart", words.OPEN_SUB_CHART, ("O",), print),))]
)
"""As much of the table as a ruling shows keys of."""
MARKS = re.compile(r"[\\*]")

every_scenario = each("scenario", list(LIBRARY.scenarios()), lambda scenario: scenario.id)


@pytest.fixture
def panel(qtbot: QtBot) -> RulingPanel:
    shown = RulingPanel(TextStyle(), Asked(), KEYS)
    qtbot.addWidget(shown)
    return shown


@pytest.fixture
def walk_text(qtbot: QtBot) -> WalkTextPanel:
    shown = WalkTextPanel(Asked())
    qtbot.addWidget(shown)
    return shown


@every_scenario
def test_the_program_without_a_window_tells_one_ruling(ask: Ask, scenario: Scenario) -> None:
    charts = scenario.charts
    compared = ask("compare", scenario.id, "--charts", ",".join(charts), "--json").document
    assert [row["chart"] for row in compared["charts"]] == list(charts)
    for row in compared["charts"]:
        asked = (row["chart"], "--scenario", scenario.id)
        document = ask("walk", *asked, "--json").document
        told = MARKS.sub("", ask("export", *asked, "-o", "-", "--format", "md").out)
        last = document.get("followed", document)
        assert document["outcome"] == row["outcome"]
        if document["exit"] is None:  # behind it is another infraction
            assert document["penalty"] == row["penalty"]
        assert (last["penalty"] is None) is (document["penalty"] is None)
        gets = row["penalty"] or {"controller": {"en": None}, "opponent": {"en": None}}
        assert _last(told, "Penalty of the ability’s controller") == gets["controller"]["en"]
        assert _last(told, "Penalty of the opponent") == gets["opponent"]["en"]


@every_scenario
def test_the_window_tells_the_ruling_of_the_comparison(
    panel: RulingPanel, walk_text: WalkTextPanel, scenario: Scenario
) -> None:
    for chart_id in (scenario.chart, *scenario.also):
        edition = on_edition(scenario, LIBRARY.chart(chart_id))
        showing = Showing(scenario) if chart_id == scenario.chart else None
        position = Position(edition.walk, edition.walk, showing)
        panel.show_position(position)
        walk_text.show_position(position)
        ruling_text = ruling_text_of(position, LIBRARY.cards, Wording.ENGLISH)
        ending = edition.walk.home.ending
        if ending.outcome is not None:
            assert ending.outcome.label.en in said(panel)
            assert ending.outcome.remedy.en in ruling_text
        if edition.penalty is None:
            assert "Penalty of the" not in ruling_text
            continue
        for gets in (edition.penalty.controller.en, edition.penalty.opponent.en):
            assert all(
                gets in told for told in (said(panel), "\n".join(rows(walk_text)), ruling_text)
            )


def test_a_print_on_another_edition_has_the_penalties_of_that_edition(
    ask: Ask, tmp_path: Path
) -> None:
    file = tmp_path / "chart.svg"
    example = "honden-of-cleansing-fire-at-the-draw"
    asked = ("missed-trigger-2009", "--scenario", example, "--language", "en", "--paper", "a4")
    assert ask("export", *asked, "-o", str(file)).status == 0
    drawn = ET.parse(file).iter("{http://www.w3.org/2000/svg}text")  # noqa: S314  # our own
    told = " ".join("".join(text.itertext()) for text in drawn)
    edition = on_edition(LIBRARY.scenario(example), LIBRARY.chart("missed-trigger-2009"))
    assert edition.penalty is not None
    assert f"Penalty of the opponent: {edition.penalty.opponent.en}" in told


def test_the_window_writes_an_example_as_the_command_does(ask: Ask) -> None:
    scenario = LIBRARY.scenario("pact-of-negation-2019")
    walk = scenario.walk(LIBRARY.chart(scenario.chart))
    assert walk is not walk.home
    position = Position(walk, walk, Showing(scenario))
    facts = LIBRARY.case(scenario.id)
    told = RulingSheet(walk, scenario, cards=LIBRARY.cards, told_facts=facts)
    picture = Picture(position, Wording.ENGLISH, ThemeName.LIGHT, with_path=True, told=told)
    written = exported(ExportChoice(picture, FORMATS["md"]), LIBRARY.cards)
    asked = (scenario.chart, "--scenario", scenario.id, "--language", "en", "-o", "-")
    assert written.decode() == ask("export", *asked).out


def said(panel: QWidget) -> str:
    shown = [view for view in panel.findChildren(RichLabel) if view.isVisibleTo(panel)]
    return "\n".join(view.accessibleName() for view in shown)


def rows(walk_text: WalkTextPanel) -> list[str]:
    return [row.words for row in walk_text.list.rows]


@every_scenario
def test_deciding_an_example_tells_the_penalty_that_walking_it_tells(
    ask: Ask, scenario: Scenario
) -> None:
    if LIBRARY.case(scenario.id) is None:
        return
    asked = (scenario.chart, "--scenario", scenario.id)
    walked = ask("walk", *asked, "--json").document
    decided = ask("decide", *asked, "--json").document
    assert decided["penalty"] == walked["penalty"]
    told = [MARKS.sub("", ask(word, *asked).out) for word in ("walk", "decide")]
    assert len({_penalties(said) for said in told}) == 1


def _penalties(told: str) -> tuple[str, ...]:
    """What a terminal is told of penalties; the lines of one may break elsewhere."""
    return tuple(re.findall(r"^Penalty of .*?(?=^\S|\Z)", told, re.MULTILINE | re.DOTALL))


def _last(told: str, name: str) -> str | None:
    found = re.findall(rf"^- {name}: (.*)$", told, re.MULTILINE)
    return found[-1] if found else None
