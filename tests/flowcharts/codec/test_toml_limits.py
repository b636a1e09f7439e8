"""Files that are far too large or too deep are not read; any that a person writes are."""

import tomllib
from pathlib import Path

import pytest

from flowcharts.codec.toml_limits import BeyondLimitsError, read_within_limits

_LONG = "x" * 999_998


@pytest.mark.parametrize(
    "content",
    [
        "# [ an open bracket in a comment\n" * 30,
        'words = "[ [ {"\n[part]\nmore = "[[{{"\n' + "".join(f'w{n} = "[["\n' for n in range(30)),
        'long = """\n' + "[ [ [ [ [\n" * 10 + '"""\n',
        "rows = [" + "[1, [2.5]], " * 50 + "]\n",
        "".join(f"[a{n}.b.c.d]\ne.f = 1.5\n" for n in range(30)),
        f"#{_LONG}\n",
    ],
    ids=["comments", "strings", "a long string", "lists", "dotted keys", "as large as may be"],
)
def test_what_is_neither_large_nor_deep_is_read(tmp_path: Path, content: str) -> None:
    file = tmp_path / "some.toml"
    file.write_text(content, "utf-8", newline="\n")
    assert tomllib.loads(read_within_limits(file).decode()) == tomllib.loads(content)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (f"#{_LONG}\n\n", "far too large"),
        ("deep = " + "[" * 21 + "]" * 21, "far too deeply"),
        ("deep = " + "{a = " * 21 + "1" + "}" * 21, "far too deeply"),
        (".".join("a" * 22) + " = 1", "far too deeply"),
        ("[" + ".".join("a" * 21) + "]", "far too deeply"),
    ],
    ids=["a byte too many", "lists", "tables", "a dotted key", "a dotted table"],
)
def test_what_is_too_large_or_too_deep_is_refused(
    tmp_path: Path, content: str, sentence: str
) -> None:
    file = tmp_path / "some.toml"
    file.write_text(content, "utf-8", newline="\n")
    with pytest.raises(BeyondLimitsError, match=sentence):
        read_within_limits(file)
