"""The pictures of a run sheet, carried to where it is saved."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path

from flowcharts.folders import replacing
from flowcharts.talk.sheet_draft import DraftScene, SheetDraft
from flowcharts.talk.slide_picture import PICTURE, picture_at


def carried(draft: SheetDraft, file: Path, homes: Iterable[Path]) -> dict[str, Path]:
    """The pictures of *draft* as it is saved as *file*: where each lies then, by its name now.

    Those that do not lie in its folder are copied into one of their own there. *homes*: the
    folders that the run sheet has been in.

    Raises:
        OSError: one cannot be copied.
    """
    home = file.absolute().parent
    found: dict[str, Path] = {}
    names = (scene.table.get(PICTURE) for scene in draft.scenes)
    for name in [each for each in names if isinstance(each, str) and each not in found]:
        source = picture_at(name, home, homes)
        if source.is_absolute():
            own = home / f"{file.stem}-pictures"
            found[name] = source if source.is_relative_to(home) else _copied(source, own)
    return found


def renamed(draft: SheetDraft, names: Mapping[str, str]) -> SheetDraft:
    """*draft* with its pictures called otherwise, by their names now."""
    return draft._replace(scenes=tuple(_renamed(scene, names) for scene in draft.scenes))


def _renamed(scene: DraftScene, names: Mapping[str, str]) -> DraftScene:
    name = scene.table.get(PICTURE)
    other = names.get(name, name) if isinstance(name, str) else name
    return scene if other == name else scene._replace(table={**scene.table, PICTURE: other})


def _copied(source: Path, folder: Path) -> Path:
    """The copy of *source* in *folder*: one that is there already, or a new one.

    Where there is no such file, it is named all the same: that it is not there is told.
    """
    if not source.is_file():
        return folder / source.name
    content = source.read_bytes()
    folder.mkdir(parents=True, exist_ok=True)
    for place in _places(source, folder):
        if not place.exists():
            with replacing(place) as fresh:
                fresh.write_bytes(content)
            return place
        if place.is_file() and place.read_bytes() == content:
            return place
    raise AssertionError(source)


def _places(source: Path, folder: Path) -> Iterator[Path]:
    """Its own name, then others like it."""
    yield folder / source.name
    yield from (folder / f"{source.stem}-{number}{source.suffix}" for number in count(2))
