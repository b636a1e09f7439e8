"""`coverage`: what the examples visit of each chart and lesson, and what is missing."""

import os
from pathlib import Path

from flowcharts.library.library import Library
from tests.flowcharts.commands.said import Ask
from tests.paths import CONTENT

LIBRARY = Library()
SMALL = CONTENT / "charts" / "small.toml"


def test_the_status_says_whether_anything_is_missing(ask: Ask) -> None:
    said = ask("coverage", "--json")
    document = said.document
    missing = [
        row["chart"]
        for row in document["charts"]
        if row["outcomes"]["missing"] or row["choices"]["missing"]
    ]
    assert document["complete"] is (missing == [])
    assert said.status == (1 if missing else 0)


def test_every_chart_and_lesson_says_what_is_visited(ask: Ask) -> None:
    document = ask("coverage", "--json").document
    assert [row["chart"] for row in document["charts"]] == list(LIBRARY.chart_ids)
    assert [row["lesson"] for row in document["lessons"]] == list(LIBRARY.lessons)
    rows = {row["chart"]: row for row in document["charts"]}
    of_2008 = rows["missed-trigger-2008"]
    assert (len(of_2008["paths"]["visited"]), of_2008["paths"]["missing"]) == (7, [])
    assert of_2008["outcomes"]["missing"] == []
    assert ["optional=yes"] in of_2008["paths"]["visited"]
    assert rows["awareness"]["outcomes"]["visited"], "what is walked inside other charts counts"


def test_a_chart_without_examples_lacks_everything(ask: Ask) -> None:
    folder = Path(os.environ["XDG_DATA_HOME"], "missed-trigger-trainer", "content", "charts")
    folder.mkdir(parents=True)
    (folder / "small.toml").write_bytes(SMALL.read_bytes())
    said = ask("coverage", "--json")
    assert said.status == 1
    row = next(row for row in said.document["charts"] if row["chart"] == "small")
    assert row["outcomes"] == {"visited": [], "missing": ["mend", "leave"]}
    assert "mend, leave" in ask("coverage").out
