"""Values written as TOML line by line: whatever a value holds, it is read as it was."""

import tomllib
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.codec.tables import Table
from flowcharts.codec.toml_text import toml_lines

WORDS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    WORDS | st.integers(-(2**53), 2**53) | st.booleans() | st.floats(allow_nan=False) | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(WORDS, VALUES, max_size=4))
def test_what_is_written_is_read_as_it_was(table: Table) -> None:
    assert tomllib.loads(toml_lines(table)) == table


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("“Oops” \\ 0\x7f", 'it = "“Oops” \\\\ 0\\u007f"\n'),
        ({"en": "A", "ja": "あ"}, 'it = {en = "A", ja = "あ"}\n'),
        ([{"en": "A"}], 'it = [\n  {en = "A"},\n]\n'),
        (date(2024, 2, 29), "it = 2024-02-29\n"),
    ],
)
def test_it_is_laid_out_as_by_hand(value: object, written: str) -> None:
    assert toml_lines({"it": value}) == written
