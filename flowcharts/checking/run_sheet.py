"""A run sheet as a file: all that is wrong with it, and what there is of it."""

from collections.abc import Iterator
from pathlib import Path

from flowcharts.checking.check import check_file
from flowcharts.checking.content_file import read_content_file
from flowcharts.library.library import Library, UnknownError
from flowcharts.problem import Problem
from flowcharts.stories.generated_case import NoCaseError
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import generated_case, is_named_alone, read_sheet, read_table

_STORE_IT = "Store its card, story and facts beside it, and it stays."


def open_sheet(path: Path, library: Library) -> RunSheet:
    """The run sheet at *path*, with what there is of it; what is wrong with it is among its values.

    Raises:
        SheetError: it cannot be read, or is no TOML.
    """
    table = read_table(path)
    return read_sheet(table, library, tuple(map(str, problems_of(path, library))))


def problems_of(path: Path, library: Library) -> tuple[Problem, ...]:
    """All that is wrong with the run sheet at *path*."""
    return tuple(sorted((*check_file(path, library.files), *_cases_gone(path, library))))


def _cases_gone(path: Path, library: Library) -> Iterator[Problem]:
    """The cases that are named by their id alone, and cannot be made again."""
    file = read_content_file(path)
    for place, scene in enumerate(file.list_at("scene")):
        if not is_named_alone(scene):
            continue
        try:
            generated_case(scene["case"], library)
        except (NoCaseError, UnknownError) as error:
            line = file.lines.line(("scene", place, "case"))
            yield Problem(path, line, "scene", f"{error} {_STORE_IT}")
