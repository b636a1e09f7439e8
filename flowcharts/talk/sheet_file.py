"""A run sheet as it is read from its file, or from the record of a talk."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from flowcharts.codec.tables import MISTAKES, Table
from flowcharts.codec.toml_fault import toml_fault
from flowcharts.codec.toml_limits import BeyondLimitsError, read_within_limits
from flowcharts.codec.values import read, read_sound
from flowcharts.folders import SHIPPED, content_folder
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library, UnknownError
from flowcharts.library.pack_folders import content_of_packs, packs_folder
from flowcharts.model.text import SaidError, Text
from flowcharts.os_errors import reason_of
from flowcharts.problem import Problem
from flowcharts.talk.scene_kind import EveryScene
from flowcharts.talk.scenes import kinds_of
from flowcharts.talk.sheet import RunSheet, SheetItem, head_in
from flowcharts.talk.slide_picture import with_pictures

SHIPPED_SHEETS = SHIPPED / "seminars"
"""Where the run sheets lie that come with the program."""
_UNTITLED = Text("Seminar", "セミナー")


_UNREADABLE = Text("{file} cannot be read: {reason}.", "{file} を読み込めません：{reason}。")
_NO_SHEET = Text("{file} is no run sheet: {reason}", "{file} は進行表ではありません：{reason}")
_REASON = Text("{said}.", "{said}。")


class SheetError(SaidError):
    """A file that is no run sheet."""


def read_sheet_text(path: Path) -> str:
    """The text of the run sheet at *path*, which is TOML.

    Raises:
        SheetError: it cannot be read, or is none.
    """
    return _read(path)[0]


def read_table(path: Path) -> Table:
    """The table of the run sheet at *path*, its pictures by where they lie.

    Raises:
        SheetError: it cannot be read, or is no TOML.
    """
    return with_pictures(_read(path)[1], path.parent)


def _read(path: Path) -> tuple[str, Table]:
    text = ""
    try:
        text = read_within_limits(path).decode("utf-8").replace("\r\n", "\n")
        return text, tomllib.loads(text)
    except OSError as error:
        reason = reason_of(error)
        raise SheetError(_UNREADABLE.filled(file=str(path), reason=reason)) from None
    except BeyondLimitsError as error:
        raise SheetError(_NO_SHEET.filled(file=str(path), reason=error.said)) from None
    except ValueError as error:  # what is no UTF-8, or no TOML
        reason = _REASON.filled(said=toml_fault(error, text).said_in_place)
        raise SheetError(_NO_SHEET.filled(file=str(path), reason=reason)) from None


def shipped_sheets() -> dict[str, Path]:
    """The run sheets that come with the program or in content packs, by name."""
    files = ContentFiles(packs=content_of_packs(packs_folder()))
    return files.by_id(SHIPPED_SHEETS.name)


def does_ship(path: Path) -> bool:
    """Is the file at *path* one of those? Nobody writes there."""
    return any(path.is_relative_to(folder) for folder in (SHIPPED_SHEETS, packs_folder()))


def own_folder() -> Path:
    """The folder of the user's own run sheets; it need not exist."""
    return content_folder() / "seminars"


def read_sheet(table: Table, library: Library, missing: tuple[Problem, ...] = ()) -> RunSheet:
    """The run sheet that *table* describes; scenes with a mistake are left out."""
    head = head_in(table)
    title = head.title.text or _UNTITLED
    items = tuple(_items(scenes_in(table), library))
    return RunSheet(title, head.language, items, missing, table)


def scenes_in(table: Table) -> list[Table]:
    """The scenes of a run sheet; none where that is no list."""
    found = table.get("scene")
    return found if isinstance(found, list) else []


def _items(scenes: list[Table], library: Library) -> Iterator[SheetItem]:
    for place, scene in enumerate(scenes):
        try:
            (kind,) = kinds_of(scene)
            content = kind.read(read(kind.form, scene), library)
            told = read_sound(EveryScene, scene)
            notes = told.notes.text if told.notes is not None else None
            yield SheetItem(content, float(told.minutes), not told.may, notes, place)
        except (*MISTAKES, UnknownError):  # what is wrong with it, `check` says
            continue
