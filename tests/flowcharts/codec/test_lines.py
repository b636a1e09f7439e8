"""Every key and table of a TOML text is found on its line."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.codec.line_numbers import Where, read_line_numbers
from flowcharts.folders import SHIPPED
from tests.each_case import each

TRICKY = '''\
title = "a"   # a comment with [brackets] and key = "value"
dotted . "quoted key".'literal' = 1
"a.b" = { x = 1, y.z = "}" }
long = """
not = "a key"
[not.a.table]
""\\" and a quote at the end""""
after-long = 1
raw = \'\'\'
neither = \'one\' # nor this
\'\'\'
days = [1979-05-27 07:32:00, 1979-05-27]
list = [
  "one",  # , "two"
  [ "three",
    "four" ],
  { five = 5 },
]
last-at-the-top = true

[ table . "with space" ]
key = 0x1F
[[array]]
a = 1
[array.inside]
b = 1
[[array]]
a = 2
[[array.deep]]
c = 1
[[array.deep]]
c = 2
'''


def paths_in(value: object, where: Where = ()) -> list[Where]:
    """The way to everything in a table."""
    inside: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [where, *(path for key, part in inside for path in paths_in(part, (*where, key)))]


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("title",), 1),
        (("dotted",), 2),
        (("dotted", "quoted key", "literal"), 2),
        (("a.b", "y", "z"), 3),
        (("long",), 4),
        (("after-long",), 8),
        (("raw",), 9),
        (("days", 1), 12),
        (("list", 0), 14),
        (("list", 1, 1), 16),
        (("list", 2, "five"), 17),
        (("last-at-the-top",), 19),
        (("table", "with space"), 21),
        (("table", "with space", "key"), 22),
        (("array", 0, "a"), 24),
        (("array", 0, "inside", "b"), 26),
        (("array", 1, "a"), 28),
        (("array", 1, "deep", 1, "c"), 32),
    ],
)
def test_each_key_is_found_on_its_line(where: Where, line: int) -> None:
    assert read_line_numbers(TRICKY).line(where) == line


def test_what_is_missing_is_looked_for_where_it_should_stand() -> None:
    lines = read_line_numbers(TRICKY)
    assert lines.line(("array", 1, "missing")) == 27
    assert lines.line(("missing",)) == 1


def test_the_table_is_named_as_it_is_written() -> None:
    lines = read_line_numbers(TRICKY)
    assert lines.table(("title",)) == ""
    assert lines.table(("table", "with space", "key")) == 'table . "with space"'
    assert lines.table(("array", 1, "deep", 0, "c")) == "array.deep"
    assert lines.within_table(("array", 0, "inside", "b")) == ("b",)


def test_windows_line_ends_count_as_one() -> None:
    assert read_line_numbers(TRICKY.replace("\n", "\r\n")).line(("array", 1, "a")) == 28


@each("path", sorted(SHIPPED.rglob("*.toml")), lambda path: path.stem)
def test_every_key_of_the_shipped_content_has_a_line_that_names_it(path: Path) -> None:
    text = path.read_text("utf-8")
    rows = text.splitlines()
    lines = read_line_numbers(text)
    ways = paths_in(tomllib.loads(text))
    named = [(where, where[-1]) for where in ways if where and isinstance(where[-1], str)]
    assert named
    for where, name in named:
        assert str(name) in rows[lines.line(where) - 1], where


KEYS = st.sampled_from(["a", "b-c", "1", '"x y"', "'q.r'", '"\\u00e9"', '""'])
SCALARS = st.sampled_from(
    [
        "1",
        "-0.5e3",
        "true",
        "1979-05-27 07:32:00Z",
        "07:32:00",
        '""',
        "''",
        '"a # [b] = \\" "',
        "'c\\'",
        '"""\n[a]\nb = ""1\\""""""',
        "'''\n'a' = 1\n''''",
    ]
)


def arrays(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.lists(parts, max_size=3).map(lambda items: "[\n" + ", # ]\n".join(items) + "\n]")


def inline_tables(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    rows = st.dictionaries(KEYS, parts, max_size=3)
    return rows.map(lambda row: "{" + ", ".join(f"{key} = {row[key]}" for key in row) + "}")


VALUES = st.recursive(SCALARS, lambda parts: arrays(parts) | inline_tables(parts), max_leaves=5)
PAIRS = st.tuples(st.lists(KEYS, min_size=1, max_size=3), VALUES).map(
    lambda pair: f"{' . '.join(pair[0])} = {pair[1]} # x = 1\n"
)
HEADERS = st.tuples(st.lists(KEYS, min_size=1, max_size=3), st.booleans()).map(
    lambda header: f"[{'.'.join(header[0])}]\n" if header[1] else f"[[{'.'.join(header[0])}]]\n"
)


@given(st.lists(PAIRS | HEADERS, max_size=8).map("".join))
def test_everything_in_any_file_has_a_line(text: str) -> None:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    lines = read_line_numbers(text)
    found = [where for where in paths_in(table) if where]
    assert {where for where in found if where not in lines} == set()
