"""What the user adds is read beside what ships, and a mistake in it is told whenever it is made."""

import shutil
from pathlib import Path

import pytest

from flowcharts.library import Library, UnknownError

SOUND = Path(__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOUND, tmp_path / "content"))


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
