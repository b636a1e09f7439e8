"""The signs of Japanese text are full width; those of other languages and of scripts are theirs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from flowcharts.checking.content_file import read_content_file
from flowcharts.checking.signs import check_signs, sign_faults
from tests.paths import TOP

BROKEN = '''\
title.en = "A title (sound: no?)"
title.ja = "題名"
about.ja = """
一行目です。

― 三行目です。"""
[decision.seen]
question.ja = "そうですか?"
label.en = "Yes?"
also.ja = ["一つ", "二つ(2つ)"]
text = { en = "{T}: Draw.", ja = "{T}: 引く。" }
penalty.ja = "【警告】 〔誘発忘れ〕"
type.ja = "クリーチャー — 熊"
remedy.ja = "待って!"
'''


def test_each_sign_is_said_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN, "utf-8")
    file = read_content_file(path)
    check_signs(file)
    said = [
        (problem.line, problem.table, problem.said.en.split(": ")[0]) for problem in file.problems
    ]
    assert said == [
        (3, "", "A line begins with a dash"),
        (8, "decision.seen", "“?” is half width"),
        (10, "decision.seen", "“(” is half width"),
        (10, "decision.seen", "“)” is half width"),
        (11, "decision.seen", "“:” is half width"),
        (12, "decision.seen", "Nothing stands between the brackets '】 〔'"),
        (13, "decision.seen", "“—” is half width"),
        (14, "decision.seen", "“!” is half width"),
    ]


@pytest.mark.parametrize(
    "sound",
    [
        "誘発型能力ですか？はい：そのとおり（2024年）",
        "記事の「has default?」と「choose 1: …」の項",
        "T:の行とSVar:の行。コストはK:Echo:Gと書きます",
        "ValidSA$ SpellAbility.!ManaAbilityで除きます",
        "10:30に始まります",
        "{T}：{C}を加える。",
        "クリーチャー ― 熊",
        "-1/-1カウンター",
        "An English title: (yes?)",
    ],
)
def test_signs_that_are_right_are_left_alone(sound: str) -> None:
    assert list(sign_faults(sound)) == []


def test_the_words_of_the_program_have_full_width_signs() -> None:
    said = list(_japanese_words())
    assert len(said) > 300
    assert [(where, fault) for where, words in said for fault in sign_faults(words)] == []


def _japanese_words() -> Iterator[tuple[str, str]]:
    """The Japanese of every Text that is written in the program, and where it stands."""
    for path in sorted((*(TOP / "gui").rglob("*.py"), *(TOP / "flowcharts").rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Text"), args=[_, ast.Constant(str(words))]):
                    yield f"{path.name}:{node.lineno}", words
                case ast.Call(func=ast.Name("Text"), args=[_, ast.JoinedStr(values=parts)]):
                    said = (
                        part.value if isinstance(part, ast.Constant) else "{}" for part in parts
                    )
                    yield f"{path.name}:{node.lineno}", "".join(map(str, said))
