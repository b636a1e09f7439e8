"""What the user adds is read beside what ships, and a mistake in it is told whenever it is made."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from flowcharts.checking.checker import checker
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.walk import Walk
from tests.paths import CONTENT
from tests.shipped import LIBRARY

SOUND = CONTENT


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOUND, tmp_path / "content"))


def test_a_file_that_is_changed_after_it_was_found_sound_is_checked_again(folder: Path) -> None:
    library = Library(added=folder, checker=checker)
    library.check_added()
    lamp = folder / "scenarios" / "lamp.toml"
    text = lamp.read_text("utf-8")
    lamp.write_text(text.replace('outcome = "', 'outcome = "nowhere-', 1), "utf-8")
    with pytest.raises(UnknownError, match="lamp cannot be opened"):
        library.scenario("lamp")
    assert "nowhere" in library.problems[0].said.en


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes of this kind")
def test_a_pipe_among_the_files_is_let_be(folder: Path) -> None:
    os.mkfifo(folder / "charts" / "pipe.toml")
    library = Library(added=folder, checker=checker)
    library.check_added()
    assert library.problems == []
    assert "pipe" not in library.chart_ids
    assert not [path for path in library.files.all() if path.stem == "pipe"]


def test_a_file_that_breaks_after_it_was_found_sound_is_told(folder: Path) -> None:
    library = Library(added=folder, checker=checker)
    library.check_added()
    assert library.problems == []
    lamp = folder / "scenarios" / "lamp.toml"
    lamp.write_text(lamp.read_text("utf-8") + "\n[broken\n", "utf-8")
    with pytest.raises(UnknownError, match="lamp cannot be opened"):
        library.scenario("lamp")
    assert [problem.path for problem in library.problems] == [lamp]
    assert [chart.id for chart in library.charts() if chart.id == "small"] == ["small"]


BROKEN_CHART = """
title = {{ en = "Mine", ja = "私の" }}
family = "missed-trigger"

[edition]
document = {{ en = "My Guide", ja = "私の指針" }}
badge = {{ en = "My Guide, 2031", ja = "私の指針 2031年" }}
since = {since}
superseded = false
"""


@pytest.mark.parametrize("since", ['"2031-01"', "2031", "2031-01-01"])
def test_todays_chart_is_the_newest_that_can_be_read(tmp_path: Path, since: str) -> None:
    (tmp_path / "charts").mkdir()
    mine = tmp_path / "charts" / "mine.toml"
    mine.write_text(BROKEN_CHART.format(since=since), "utf-8")
    library = Library(added=tmp_path, checker=checker)
    assert library.todays_chart_id == "missed-trigger-2024"
    assert {problem.path for problem in library.problems} == {mine}


def test_a_newer_chart_of_ones_own_is_todays(tmp_path: Path) -> None:
    (tmp_path / "charts").mkdir()
    oldest = SHIPPED / "charts" / "missed-trigger-2008.toml"
    text = oldest.read_text("utf-8")
    text = text.replace("superseded = true", "superseded = false").replace('"2008-03', '"2031-01')
    text = text.replace('until = "2009-06-30"\n', "")
    (tmp_path / "charts" / "mine.toml").write_text(text, "utf-8")
    assert Library(added=tmp_path, checker=checker).todays_chart_id == "mine"


def test_a_question_is_asked_without_the_chart_that_should_answer_it_where_that_is_broken(
    tmp_path: Path,
) -> None:
    (tmp_path / "charts").mkdir()
    text = (SHIPPED / "charts" / "missed-trigger-2008.toml").read_text("utf-8")
    asking = '[decision.optional]\nsub-chart = "other"\nsub-answer.otherwise = "yes"\n'
    mine = text.replace("[decision.optional]\n", asking)
    (tmp_path / "charts" / "mine.toml").write_text(mine, "utf-8")
    other = tmp_path / "charts" / "other.toml"
    other.write_text("title = [", "utf-8")
    library = Library(added=tmp_path, checker=checker)
    walk = Walk(library.chart("mine"))
    assert walk.sub_chart is None
    assert walk.answered("yes").outcome is not None
    assert [problem.path for problem in library.problems] == [other]


def test_without_a_checker_only_what_cannot_be_read_is_left_out(folder: Path) -> None:
    (folder / "scenarios" / "lamp.toml").write_text("[broken", "utf-8")
    library = Library(added=folder)
    library.check_added()
    assert library.scenario("rope").id == "rope"
    with pytest.raises(UnknownError, match="lamp cannot be opened"):
        library.scenario("lamp")
    assert library.problems == []


def test_the_facts_of_an_example_are_the_same_whether_or_not_all_cards_were_read() -> None:
    assert len(LIBRARY.abilities) > 300
    afresh = Library()
    for place, name in enumerate(LIBRARY.scenario_ids):
        if place % 40 == 0:
            afresh.look_again()  # of the first that is asked for, no other card is read
        assert afresh.case(name) == LIBRARY.case(name), name
