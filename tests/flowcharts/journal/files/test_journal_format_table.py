"""The table of a journal's formats: each is one file, and says what is written, read and told."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

import flowcharts.journal.files as table
from flowcharts.journal.files import JOURNAL_FORMATS
from flowcharts.journal.journal_format import JournalFormat

FOLDER = Path(table.__file__).parent
forms = pytest.mark.parametrize("form", JOURNAL_FORMATS.values(), ids=JOURNAL_FORMATS)


def formats_said() -> Iterable[tuple[str, list[JournalFormat]]]:
    """The formats that each file of the folder says."""
    for file in sorted(FOLDER.glob("*.py")):
        if file.stem != "__init__":
            said = vars(import_module(f"{table.__name__}.{file.stem}")).values()
            yield file.name, [each for each in said if isinstance(each, JournalFormat)]


def test_the_table_names_each_file_once() -> None:
    for file, said in formats_said():
        assert len(said) == 1, f"{file} says {len(said)} formats: a format is a file"
        (form,) = said
        named = JOURNAL_FORMATS.get(form.ending)
        assert named is form, f"the table in files/__init__.py lacks {form.title.en} of {file}"
    assert len(JOURNAL_FORMATS) == len([*formats_said()]), "each format has a file of its own"


@forms
def test_a_format_says_what_is_written_and_what_of_it_is_read(form: JournalFormat) -> None:
    name = form.title.en
    ways = (form.write, form.write_cards)
    count = sum(way is not None for way in ways)
    assert count == 1, f"{name}: a journal is written into it, or cards, and not both"
    is_read = form.read is not None
    assert is_read is not (form.unread is not None), f"{name} is read, or it is said why not"
    assert form.write or not is_read, f"{name}: only a journal is read"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_formats_are_told_apart_and_say_what_was_written(language: str) -> None:
    titles = [getattr(form.title, language) for form in JOURNAL_FORMATS.values()]
    assert len({*titles}) == len(titles), "two formats have one title"
    for form in JOURNAL_FORMATS.values():
        said = getattr(form.written, language)
        is_told = "{file}" in said and "{count}" in said
        assert is_told, f"{form.title.en} does not say which file was written, and how much"
