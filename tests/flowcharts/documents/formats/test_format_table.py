"""The table of formats: each is one file, says all of itself, and is offered wherever it fits."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

import flowcharts.documents.formats as table
from flowcharts.documents.format import Format
from flowcharts.documents.formats import FORMATS

FOLDER = Path(table.__file__).parent
forms = pytest.mark.parametrize("form", FORMATS.values(), ids=FORMATS)


def formats_said() -> Iterable[tuple[str, list[Format]]]:
    """The formats that each file of the folder says."""
    for file in sorted(FOLDER.glob("*.py")):
        if file.stem != "__init__":
            said = vars(import_module(f"{table.__name__}.{file.stem}")).values()
            yield file.name, [each for each in said if isinstance(each, Format)]


def test_the_table_names_each_file_once() -> None:
    for file, said in formats_said():
        assert len(said) == 1, f"{file} says {len(said)} formats: a format is a file"
        (form,) = said
        named = FORMATS.get(form.ending)
        assert named is form, f"the table in formats/__init__.py lacks {form.name.en} of {file}"
    assert len(FORMATS) == len([*formats_said()]), "each format of the table has a file of its own"


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
