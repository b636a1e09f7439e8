"""A picture on a slide: a file beside the run sheet, so that both are carried together."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.folders import data_folder
from flowcharts.model.text import Text

ENDINGS = {"png": "PNG", "jpg": "JPEG", "jpeg": "JPEG", "svg": "SVG"}
"""What a picture may be, by the ending of its name."""
MOST_MEGABYTES = 32
"""No larger file is read."""
_MEGABYTE = 1_000_000
_DEEP = 3
"""So much of the end of its path says which picture it is: the file, and folders around it."""
_ENDS = {b"\x89PNG\r\n\x1a\n": b"IEND", b"\xff\xd8\xff": b"\xff\xd9", b"": b"</svg"}
"""What the end of a file has that begins so: half a picture is none."""
_SVG = b"<svg"
_PART = 1 << 16
"""So many bytes at its beginning and at its end tell what a file is."""
PICTURE = "picture"
"""The key of a scene that names one."""

NOT_THERE = Text("The picture “{name}” is not there.", "画像「{name}」がありません。")
NO_PICTURE = Text(
    "“{name}” cannot be read as a picture: PNG, JPEG and SVG can.",
    "「{name}」は画像として読めません。PNG・JPEG・SVGが使えます。",
)
TOO_LARGE = Text(
    "The picture “{name}” is too large: more than {most} MB.",
    "画像「{name}」は大きすぎます。{most}MBまでです。",
)
_NOT_BESIDE = Text(
    "The picture “{name}” does not lie beside the run sheet: name a file of its folder.",
    "画像「{name}」は進行表のフォルダーの中にありません。同じフォルダーのファイルを指定してください。",
)


class SlidePicture(NamedTuple):
    """A picture, and what it shows in words."""

    file: Path
    """Relative where nobody knows the folder, or where it lies in another."""
    alt: Text | None = None

    @property
    def fault(self) -> Text | None:
        """Why it cannot be shown, as far as its first and last bytes tell."""
        name = self.file.name
        if not self.file.is_absolute():
            return _NOT_BESIDE.filled(name=name)
        if not self.file.is_file():
            return NOT_THERE.filled(name=name)
        try:
            size = self.file.stat().st_size
            if size > MOST_MEGABYTES * _MEGABYTE:
                return TOO_LARGE.filled(name=name, most=str(MOST_MEGABYTES))
            with self.file.open("rb") as opened:
                head = opened.read(_PART)
                opened.seek(max(0, size - _PART))
                foot = opened.read()
        except OSError:
            return NOT_THERE.filled(name=name)
        return None if _is_picture(head, foot) else NO_PICTURE.filled(name=name)


def _is_picture(head: bytes, foot: bytes) -> bool:
    beginning = next(each for each in _ENDS if head.startswith(each))
    return _ENDS[beginning] in foot and (beginning != b"" or _SVG in head)


def pictures_to_come() -> Path:
    """The folder of pictures whose run sheet is not saved yet; it need not exist."""
    return data_folder() / "run-sheet-pictures"


def picture_at(name: str, folder: Path, homes: Iterable[Path] = ()) -> Path:
    """The file that a run sheet in *folder* calls so; a bare name, where it may not name it.

    What somebody sends names nothing but what was sent along. *homes*: other folders that the run
    sheet has been in.
    """
    home = _absolute(folder)
    file = Path(os.path.normpath(home / name))
    allowed = (home, pictures_to_come(), *map(_absolute, homes))
    return file if any(map(file.is_relative_to, allowed)) else Path(file.name)


def with_pictures(
    table: Table, folder: Path, homes: Iterable[Path] = (), *, is_draft: bool = False
) -> Table:
    """The *table* of a run sheet in *folder*, its pictures by where they lie.

    *is_draft*: is a name kept to the letter that names nothing beside it?
    """

    def placed(name: str) -> str:
        file = picture_at(name, folder, homes)
        return name if is_draft and not file.is_absolute() else str(file)

    return _renamed(table, placed)


def with_pictures_found(table: Table, folders: Iterable[Path]) -> Table:
    """The same, the pictures that are no longer where they were looked for in *folders*."""
    known = tuple(map(_absolute, folders))

    def found(name: str) -> str:
        file = Path(name)
        if file.is_absolute() and file.is_file():
            return name
        ends = [Path(*file.parts[-count:]) for count in range(min(len(file.parts), _DEEP), 0, -1)]
        places = (folder / end for end in ends if not end.is_absolute() for folder in known)
        return next((str(place) for place in places if place.is_file()), name)

    return _renamed(table, found)


def without_folders(table: Table) -> Table:
    """The same for others: where a picture lies is not told, for that may name somebody."""
    return _renamed(table, lambda name: Path(name).name)


def _renamed(table: Table, named: Callable[[str], str]) -> Table:
    """The *table* of a run sheet, its pictures *named* otherwise."""

    def said(scene: object) -> object:
        name = scene.get(PICTURE) if isinstance(scene, dict) else None
        if not isinstance(scene, dict) or not isinstance(name, str):
            return scene
        return {**scene, PICTURE: named(name)}

    scenes = table.get("scene")
    return {**table, "scene": [*map(said, scenes)]} if isinstance(scenes, list) else table


def _absolute(folder: Path) -> Path:
    return Path(os.path.abspath(folder))  # noqa: PTH100  # without what leads up, and links stay
