"""Markdown: the whole chart, or a walk with its ruling."""

import pytest

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import tell_chart
from flowcharts.documents.formats.markdown import markdown
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from tests.shipped import LIBRARY


@pytest.fixture(scope="module")
def chart() -> Chart:
    return LIBRARY.chart("missed-trigger-2008")


def test_the_whole_chart_is_questions_and_remedies(chart: Chart) -> None:
    text = markdown(tell_chart(chart), Wording.BOTH)
    assert chart.decisions
    assert chart.outcomes
    assert chart.exits
    for decision in chart.decisions:
        assert decision.question.en in text
        assert decision.question.without_ruby().ja in text
    for outcome in chart.outcomes:
        assert f"## {' '.join(outcome.label.en.split())} / " in text
    for way_out in chart.exits.values():
        assert way_out.reason.en in text


def test_a_walk_ends_with_its_ruling(chart: Chart) -> None:
    text = markdown(RulingSheet(Walk(chart, ("no", "yes", "yes"))).blocks, Wording.ENGLISH)
    lines = text.splitlines()
    assert lines[0] == "# Missed trigger remedies"
    assert lines[2] == "**Penalty Guide, March 2008 — superseded**"
    assert lines.index("    - **No**") < lines.index("    - **Yes**")
    assert "## Resolve immediately" in lines
    assert "- **Penalty of the ability’s controller:** Warning (Missed Trigger)" in lines


def test_marks_of_markdown_are_words_like_any_other() -> None:
    told = [TextBlock(BlockKind.PROSE, Text("*a* [b] <c> `d` e_f\n# g\n1. h", "*"))]
    assert markdown(told, Wording.ENGLISH) == (
        "\\*a\\* \\[b\\] \\<c\\> \\`d\\` e\\_f\n\\# g\n1\\. h\n"
    )
