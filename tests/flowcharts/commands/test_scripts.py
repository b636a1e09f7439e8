"""Scripts and tables in the terminal and in Markdown."""

import shutil

import pytest

from flowcharts.documents.plain import columns, fill_script
from flowcharts.folders import content_folder
from tests.flowcharts.commands.said import Ask
from tests.paths import CONTENT

LINE = "T:Mode$ ChangesZone | ValidCard$ Card.YouCtrl | Destination$ Battlefield"


@pytest.fixture(autouse=True)
def _own_content() -> None:
    shutil.copytree(CONTENT, content_folder())


def test_the_script_is_told_after_each_step(ask: Ask) -> None:
    said = ask("walk", "line", "--scenario", "lamp-line", "--language", "en").out
    steps = [said.index(line) for line in ("   T:Mode$ ChangesZone\n", "| Destination$", "SVar:")]
    assert steps == sorted(steps)
    assert said.index("As the source prints it") > steps[-1]
    assert "The pipe is missing" in said


def test_the_outcome_is_told_with_its_tables_and_todays_state(ask: Ask) -> None:
    said = ask("walk", "line", "--answers", "fades", "--language", "both").out
    assert "In today’s Forge: Nobody reads Fades any more." in said
    assert "現在のForgeでは：天気のほかは同じです。" in said
    assert "ValidCard: Which card moves." in said


def test_the_document_has_the_finished_script(ask: Ask) -> None:
    document = ask("walk", "line", "--scenario", "lamp-line", "--json").document
    assert document["script"].startswith(LINE)
    assert "script" not in ask("walk", "line", "--answers", "fades", "--json").document


def test_in_markdown_scripts_stand_as_they_are_typed(ask: Ask) -> None:
    said = ask("export", "line", "--scenario", "lamp-line", "-o", "-", "--language", "en").out
    assert "\n    ```text\n    T:Mode$ ChangesZone\n    ```\n" in said
    assert f"\n```text\n{LINE}" in said


def test_the_whole_chart_has_all_that_can_be_looked_up(ask: Ask) -> None:
    said = ask("export", "line", "-o", "-", "--language", "en").out
    assert "- **Example card:** Lamp" in said
    assert "### Restrictions" in said
    assert "- **IsPresent:** Something has to be there." in said
    assert "- **Fades: an old name:** Nobody reads Fades any more." in said


@pytest.mark.parametrize("width", [40, 60, 80])
def test_lines_of_a_script_are_broken_before_their_pipes(width: int) -> None:
    lines = fill_script(LINE, width, "   ", "     ")
    assert max(map(columns, lines)) <= width
    assert " ".join(line.strip() for line in lines) == LINE
    assert all(line.strip().startswith("|") for line in lines[1:])
