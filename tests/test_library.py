"""What the user adds is read beside what ships, and a mistake in it is told whenever it is made."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from flowcharts.library import Library, UnknownError

SOUND = Path(__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOUND, tmp_path / "content"))


def test_a_file_that_is_changed_after_it_was_found_sound_is_checked_again(folder: Path) -> None:
    library = Library(added=folder)
    library.check_added()
    lamp = folder / "scenarios" / "lamp.toml"
    text = lamp.read_text("utf-8")
    lamp.write_text(text.replace('outcome = "', 'outcome = "nowhere-', 1), "utf-8")
    with pytest.raises(UnknownError, match="lamp cannot be opened"):
        library.scenario("lamp")
    assert "nowhere" in library.problems[0].message


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes of this kind")
def test_a_pipe_among_the_files_is_let_be(folder: Path) -> None:
    os.mkfifo(folder / "charts" / "pipe.toml")
    library = Library(added=folder)
    library.check_added()
    assert library.problems == []
    assert "pipe" not in library.chart_ids
    assert not [path for path in library.files() if path.stem == "pipe"]


def test_a_file_that_breaks_after_it_was_found_sound_is_told(folder: Path) -> None:
    library = Library(added=folder)
    library.check_added()
    assert library.problems == []
    lamp = folder / "scenarios" / "lamp.toml"
    lamp.write_text(lamp.read_text("utf-8") + "\n[broken\n", "utf-8")
    with pytest.raises(UnknownError, match="lamp cannot be opened"):
        library.scenario("lamp")
    assert [problem.path for problem in library.problems] == [lamp]
    assert [chart.id for chart in library.charts() if chart.id == "small"] == ["small"]
