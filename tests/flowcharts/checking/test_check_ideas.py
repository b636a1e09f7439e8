"""An idea that is about no rule, or goes by none, is noted where it stands."""

from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.problem import Problem

IDEAS = (SHIPPED / "ideas.toml").read_text("utf-8")
EFFECTS = (SHIPPED / "effects.toml").read_text("utf-8")


def problems(path: Path) -> list[Problem]:
    return list(check_files([path], ContentFiles()))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('about = "visible"', 'about = "visibel"', "no rule “visibel”. Did you mean “visible”"),
        ('rule = "seen-on-the-card"', 'rule = "seen"', "no wrong rule “seen”"),
        ('rule = "seen-on-the-card"', 'answers = "no"', "No idea goes by these wrong rules: seen-"),
        ('rule = "seen-on-the-card"', "", "Give either `answers`"),
        ('answers = "yes"', 'answers = "never"', "`answers` cannot be “never”"),
        ("[idea.anything-forgotten]", "[idea.Anything]", "“Anything” is not an id"),
        ("プレイヤーが処理を忘れたもの", "プレイヤーが【警告】を忘れたもの", "“警告”"),
        ("why.en = ", "wy.en = ", "`wy` is not known here"),
    ],
)
def test_each_mistake_in_an_idea_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "ideas.toml"
    path.write_text(IDEAS.replace(old, new, 1), "utf-8")
    assert any(said in problem.message for problem in problems(path))


def test_an_effect_says_what_it_is_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "effects.toml"
    path.write_text(EFFECTS.replace('about.ja = "', 'about.jp = "', 1), "utf-8")
    assert any("The Japanese is missing" in problem.message for problem in problems(path))


def test_only_the_ideas_of_the_program_are_read(tmp_path: Path) -> None:
    (tmp_path / "ideas.toml").write_text(IDEAS, "utf-8")
    files = ContentFiles(tmp_path)
    said = [problem.message for problem in check_files(files.added(), files)]
    assert "Only the ideas of the program are read: change them there." in said
