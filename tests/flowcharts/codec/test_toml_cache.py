"""What is kept of TOML files between runs is what stands in them, or is made anew."""

import os
from pathlib import Path

import pytest

from flowcharts.codec.tables import Table
from flowcharts.codec.toml_cache import TomlCache


def title(table: Table) -> Table:
    return {"title": table["title"]}


def written(file: Path, title: str, at: int = 0) -> Path:
    """*file* with that title, last changed so many seconds after 2001."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(f'title = "{title}"\n', "utf-8")
    os.utime(file, (1_000_000_000 + at,) * 2)
    return file


def read_in_another_run(file: Path, kept: Path) -> tuple[str, str]:
    """The title of *file* as its table and its summary tell it."""
    cache = TomlCache(kept)
    summary = cache.summary(file, title)["title"]
    found = (cache.read(file)["title"], summary)
    cache.keep()
    return found


def test_a_file_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    file = written(tmp_path / "chart.toml", "One")
    assert read_in_another_run(file, kept) == ("One", "One")
    assert read_in_another_run(written(file, "Two", at=1), kept) == ("Two", "Two")
    assert read_in_another_run(written(file, "Three", at=1), kept) == ("Three", "Three")


def test_what_was_not_changed_is_not_read_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    file = written(tmp_path / "chart.toml", "One")
    assert read_in_another_run(file, kept) == ("One", "One")
    assert read_in_another_run(written(file, "Two"), kept) == ("One", "One"), "of the same moment"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"form": 0, "table": {}}'])
def test_whatever_became_of_what_was_kept_the_file_is_read(tmp_path: Path, content: bytes) -> None:
    kept = tmp_path / "kept"
    file = written(tmp_path / "chart.toml", "One")
    read_in_another_run(file, kept)
    for each in kept.iterdir():
        each.write_bytes(content)
    assert read_in_another_run(file, kept) == ("One", "One")


def test_a_file_with_a_date_is_read_each_time(tmp_path: Path) -> None:
    file = tmp_path / "chart.toml"
    file.write_text('title = "One"\nday = 2026-11-26\n', "utf-8")
    for _ in range(2):
        assert read_in_another_run(file, tmp_path / "kept") == ("One", "One")


def test_the_table_of_another_file_is_not_taken_for_its_own(tmp_path: Path) -> None:
    """The mark of both is the same, and so may be the number that names what is kept."""
    kept = tmp_path / "kept"
    file = written(tmp_path / "chart.toml", "One")
    other = written(tmp_path / "other" / "chart.toml", "Two")
    for each in (file, other):
        read_in_another_run(each, kept)
    of_file, of_other = (
        next(each for each in kept.glob("chart-*.json") if title in each.read_text("utf-8"))
        for title in ("One", "Two")
    )
    of_file.write_bytes(of_other.read_bytes())
    assert TomlCache(kept).read(file)["title"] == "One"


def test_a_list_of_all_files_reads_none_of_them_in_the_next_run(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    file = written(tmp_path / "chart.toml", "One")
    read_in_another_run(file, kept)
    for each in kept.glob("chart-*.json"):
        each.unlink()  # its summary alone is kept
    written(file, "Two")
    assert TomlCache(kept).summary(file, title) == {"title": "One"}
