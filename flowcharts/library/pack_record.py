"""What is written down of a content pack as it is taken in, by which a launch sees it is whole."""

import json
from pathlib import Path
from zlib import crc32

from flowcharts.codec.toml_cache import mark_of
from flowcharts.model.text import Text
from flowcharts.version import VERSION, numbers_of

_RECORD = "taken.json"
_CHANGED = Text(
    "The content pack “{name}” is not read: {file} is not as it was taken in. Take the pack in "
    "again, or remove it.",
    "教材パック「{name}」は使いません。{file} が取り込んだときと違っています。"
    "パックをもう一度取り込むか、消してください。",
)
_TOO_NEW = Text(
    "The content pack “{name}” is not read: it needs version {needs} of the program, and this is "
    "{version}.",
    "教材パック「{name}」は使いません。バージョン{needs}以降のプログラムが必要です"
    "（このプログラムは{version}）。",
)


def write_down(folder: Path, needs: str) -> None:
    """Write down which files lie in the *folder* of a pack, and which program it *needs*.

    Raises:
        OSError: they cannot be read, or it cannot be written.
    """
    files = {
        path.relative_to(folder).as_posix(): [*mark_of(path), crc32(path.read_bytes())]
        for path in folder.rglob("*")
        if path.is_file()
    }
    (folder / _RECORD).write_text(json.dumps({"needs": needs, "files": files}), "utf-8")


def fault_of(folder: Path) -> Text | None:
    """Why the pack in *folder* cannot be read; None where it can.

    Only a file that was touched since, or copied, is read for it.
    """
    try:
        record = json.loads((folder / _RECORD).read_bytes())
        needs, files = record["needs"], record["files"]
        if numbers_of(needs) > numbers_of(VERSION):
            return _TOO_NEW.filled(name=folder.name, needs=needs, version=VERSION)
        changed = next((name for name in files if not _is_as(folder / name, *files[name])), None)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        changed = _RECORD
    return None if changed is None else _CHANGED.filled(name=folder.name, file=changed)


def _is_as(path: Path, changed_at: int, size: int, checksum: int) -> bool:
    if mark_of(path) == [changed_at, size]:
        return True
    try:
        return crc32(path.read_bytes()) == checksum
    except OSError:
        return False
