"""The table of formats: each is said once, says all of itself, and is offered wherever it fits."""

from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

import flowcharts.documents.formats as table
from flowcharts.documents.format import Format
from flowcharts.documents.formats import FORMATS

FOLDER = Path(table.__file__).parent
forms = pytest.mark.parametrize("form", FORMATS.values(), ids=FORMATS)


def formats_said() -> Iterable[tuple[str, Format]]:
    """The formats that the files of the folder say, each with its file."""
    for file in sorted(FOLDER.glob("*.py")):
        if file.stem != "__init__":
            said = vars(import_module(f"{table.__name__}.{file.stem}")).values()
            yield from ((file.name, each) for each in said if isinstance(each, Format))


def test_the_table_names_each_format_of_each_file_once() -> None:
    for file, form in formats_said():
        named = FORMATS.get(form.ending)
        table_of = "formats/__init__.py" if form.drawn is None else file
        assert named is form, f"the table in {table_of} lacks {form.name.en} of {file}"
    assert len(FORMATS) == len([*formats_said()]), "each format of the table is said in a file"


def test_a_format_is_a_file_but_for_those_that_are_drawn() -> None:
    files = Counter(file for file, form in formats_said() if form.drawn is None)
    assert {*files.values()} == {1}, "what is written is a file, with what writes it"
    drawn = {file for file, form in formats_said() if form.drawn is not None}
    assert drawn == {"drawn.py"}, "the painter of what is drawn is its file, in gui/paper/formats/"


@forms
def test_a_format_says_what_is_written_and_in_one_way(form: Format) -> None:
    ways = (form.drawn, form.write_blocks, form.write_walk)
    count = sum(way is not None for way in ways)
    assert count <= 1, f"{form.name.en}: a chart is drawn, or written in blocks, or as a walk"
    assert count or form.write_tables, f"nothing says what is written into {form.name.en}"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_formats_have_names_of_their_own(language: str) -> None:
    for words in ("name", "about", "title"):
        said = [getattr(getattr(form, words), language) for form in FORMATS.values()]
        assert all(said), f"a format has no {words}"
        assert len({*said}) == len(said), f"two formats have one {words}"
