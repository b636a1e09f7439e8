"""A file is replaced by a new one, whole or not at all, for the same readers."""

import sys
from pathlib import Path
from stat import S_IMODE

import pytest

from flowcharts.folders import replacing


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_text("old", encoding="utf-8")
    return file


@pytest.mark.skipif(sys.platform == "win32", reason="modes of this kind are a thing of Unix")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o444], ids=oct)
def test_a_file_keeps_its_mode(file: Path, mode: int) -> None:
    file.chmod(mode)
    with replacing(file) as fresh:
        fresh.write_text("new", encoding="utf-8")
    assert file.read_text(encoding="utf-8") == "new"
    assert S_IMODE(file.stat().st_mode) == mode


def test_two_files_of_a_folder_are_replaced_at_once(file: Path) -> None:
    other = file.with_name("other.txt")
    with replacing(file) as fresh, replacing(other) as other_fresh:
        fresh.write_text("mine", encoding="utf-8")
        other_fresh.write_text("other", encoding="utf-8")
    assert file.read_text(encoding="utf-8") == "mine"
    assert other.read_text(encoding="utf-8") == "other"


@pytest.mark.parametrize("letter", ["a", "誘"])
def test_a_name_as_long_as_can_be_is_written(tmp_path: Path, letter: str) -> None:
    file = tmp_path / (letter * (255 // len(letter.encode())))
    with replacing(file) as fresh:
        fresh.write_text("new", encoding="utf-8")
    assert list(tmp_path.iterdir()) == [file]


def test_what_fails_leaves_the_file_and_nothing_beside_it(file: Path) -> None:
    with pytest.raises(UnicodeEncodeError), replacing(file) as fresh:
        fresh.write_text("half \ud800", encoding="utf-8")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(file.parent.iterdir()) == [file]
