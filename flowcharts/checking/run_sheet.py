"""A run sheet as a file: all that is wrong with it, and what there is of it."""

from collections.abc import Iterator
from pathlib import Path

from flowcharts.checking.check import check_file
from flowcharts.checking.content_file import read_content_file
from flowcharts.library.library import Library
from flowcharts.problem import Problem
from flowcharts.talk.scenes import kinds_of
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet, read_table


def open_sheet(path: Path, library: Library) -> RunSheet:
    """The run sheet at *path*, with what there is of it; what is wrong with it is among its values.

    Raises:
        SheetError: it cannot be read, or is no TOML.
    """
    table = read_table(path)
    return read_sheet(table, library, problems_of(path, library))


def problems_of(path: Path, library: Library) -> tuple[Problem, ...]:
    """All that is wrong with the run sheet at *path*."""
    return tuple(sorted((*check_file(path, library.files), *_gone(path, library))))


def _gone(path: Path, library: Library) -> Iterator[Problem]:
    """What scenes name that cannot be had, where only the whole library can tell."""
    file = read_content_file(path)
    for place in range(len(file.list_at("scene"))):
        scene = file.table_at("scene", place)
        for kind in kinds_of(scene):
            reason = kind.gone(scene, library)
            if reason is not None:
                line = file.lines.line(("scene", place, kind.key))
                yield Problem(path, line, "scene", reason)
