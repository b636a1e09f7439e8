"""A story that cannot be told, or tells too much, is noted where it stands."""

from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.library.content_files import ContentFiles
from flowcharts.problem import Problem

STORY = """
[story.my-honden]
ability = "honden"
year = 2004
turn = "own"
step = "upkeep"
does.en = "gains two life"
does.ja = "ライフを2点増やし"
hinges = "life-low"

[shown.my-land]
fact = "disruptive"
value = ["no"]
happenings = ["land"]
source.en = "Our reading"
source.ja = "本教材の解釈"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "stories-of-mine.toml").write_text(STORY, "utf-8")
    return tmp_path


def problems(folder: Path) -> list[Problem]:
    files = ContentFiles(folder)
    return list(check_files(files.added(), files))


def test_as_it_is_nothing_is_wrong(folder: Path) -> None:
    assert problems(folder) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"honden"', '"hondn"', "no ability “hondn”. Did you mean"),
        ("year = 2004", 'year = 2004\ncard = "howling-mine"', "“howling-mine” does not have it"),
        ("gains two life", "remembers two life", "“remembers” tells how it is ruled"),
        ("gains two life", "gains his two life", "“his”: A and B are called"),
        ("gains two life", "gains two life from {Z}", "Nothing fills “{Z}”"),
        ("増やし", "忘れ", "“忘れ” tells how it is ruled"),
        ('"own"', '"each"', "`calls` is missing"),
        ('"own"', '"mine"', "`turn` cannot be “mine”"),
        ('"upkeep"', '"noon"', "`step` cannot be “noon”"),
        ('ability = "honden"', 'ability = "pyreheart-wolf"', "`tries` is missing"),
        ("gains two life", "gains one life | gains one life", "same number of verbs"),
        (
            "year = 2004",
            'year = 2004\nboard.en = "{Q} is there"\nboard.ja = "{Q}がいます"',
            "This has to go on",
        ),
        ("year = 2004", "yeer = 2004", "`year` is missing"),
        ('"life-low"', '"life-lwo"', "no phrase “life-lwo”. Did you mean"),
        ('["no"]', '["perhaps"]', "“perhaps”"),
        ('["land"]', '["lnad"]', "no phrase “lnad”. Did you mean"),
        ('"disruptive"', '"wants"', "`fact` cannot be “wants”"),
        ('source.en = "Our reading"\nsource.ja = "本教材の解釈"\n', "", "`source` is missing"),
    ],
)
def test_each_mistake_is_told(folder: Path, old: str, new: str, said: str) -> None:
    path = folder / "stories-of-mine.toml"
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
    found = problems(folder)
    assert any(said in problem.said.en for problem in found), found
    assert all(problem.line > 1 for problem in found)


def test_a_story_that_there_is_already_is_noted(folder: Path) -> None:
    path = folder / "stories-of-mine.toml"
    path.write_text(STORY.replace("my-honden", "honden"), "utf-8")
    (problem,) = problems(folder)
    assert "There already is a story “honden”" in problem.said.en


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (
            '[way.mine]\nparts = ["scene", "events", "notice", "wish"]\n',
            "has one of these: level",
        ),
        (
            '[way.mine]\nparts = ["level", "scene", "events", "notice", "wish", "weather"]\n',
            "There is no part “weather”",
        ),
        (
            '[filler.mine]\nroles = ["creature"]\ncard = "grizly-bears"\n',
            "There is no card “grizly-bears”. Did you mean",
        ),
        ('[filler.mine]\nroles = ["dragon"]\n', "`roles.0` cannot be “dragon”"),
        (
            '[said]\nland = [{ en = "plays {hill}", ja = "{hill}をプレイし" }]\n',
            "Nothing fills “{hill}”",
        ),
    ],
)
def test_a_way_that_tells_too_little_or_a_filler_that_is_not_there_is_noted(
    folder: Path, row: str, said: str
) -> None:
    (folder / "stories-of-mine.toml").write_text(row, "utf-8")
    found = problems(folder)
    assert any(said in problem.said.en for problem in found), found
