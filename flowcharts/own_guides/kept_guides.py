"""The copies of guides that are kept on this machine, a file each."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from flowcharts.codec.tables import MISTAKES
from flowcharts.codec.values import faults, read, written
from flowcharts.folders import replacing
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.own_guides.error import GuideError
from flowcharts.own_guides.own_guide import OwnGuide, recognised
from flowcharts.own_guides.pages import ReadPage, pages_of

_NOT_KEPT = Text("The copy cannot be kept: {reason}.", "文書を保存できません：{reason}。")
_NOT_REMOVED = Text("The copy cannot be removed: {reason}.", "文書を削除できません：{reason}。")
_ENDING = ".json"


def take_in(path: Path, folder: Path) -> Iterator[float | OwnGuide]:
    """Index the file at *path* and keep it in *folder*: how far that is, at last the copy.

    Raises:
        GuideError: it is no guide, or cannot be read or kept.
    """
    pages: list[ReadPage] = []
    for page in pages_of(path):
        pages.append(page)
        yield page.share
    guide = recognised(tuple(page.text for page in pages), path.name, date.today().isoformat())  # noqa: DTZ011 # the day it is here
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with replacing(folder / f"{guide.id}{_ENDING}") as fresh:
            fresh.write_text(json.dumps(written(guide), ensure_ascii=False), "utf-8")
    except OSError as error:
        raise GuideError(_NOT_KEPT.filled(reason=reason_of(error))) from error
    yield guide


def kept_guides(folder: Path) -> tuple[OwnGuide, ...]:
    """The copies kept in *folder*, by document, language and edition; a damaged one is left out."""
    return tuple(guide for file in _files(folder) if (guide := _kept(file)) is not None)


def damaged_ids(folder: Path) -> tuple[str, ...]:
    """The ids of those that are kept in *folder* and cannot be read as copies."""
    return tuple(file.stem for file in _files(folder) if _kept(file) is None)


def remove(guide_id: str, folder: Path) -> None:
    """Keep the copy of that id no longer; the file that it was read from stays.

    Raises:
        GuideError: it cannot be removed.
    """
    try:
        (folder / f"{guide_id}{_ENDING}").unlink(missing_ok=True)
    except OSError as error:
        raise GuideError(_NOT_REMOVED.filled(reason=reason_of(error))) from error


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob(f"*{_ENDING}"))
    except OSError:
        return []


def _kept(file: Path) -> OwnGuide | None:
    try:
        table = json.loads(file.read_text("utf-8"))
        return None if faults(OwnGuide, table) else read(OwnGuide, table, id=file.stem)
    except (OSError, RecursionError, *MISTAKES):
        return None
