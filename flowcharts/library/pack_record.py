"""What is written down of a content pack as it is taken in, by which a launch sees it is whole."""

import json
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from flowcharts.codec.toml_cache import mark_of
from flowcharts.library.content_files import toml_files
from flowcharts.model.text import Text
from flowcharts.version import VERSION, numbers_of

_RECORD = "taken.json"
_Files = dict[str, list[int]]
"""When each was changed, how long it is and its checksum, by its name."""
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
    _write(folder, needs, files)


def _write(folder: Path, needs: str, files: _Files) -> None:
    """At once: a record that is half written is that of a damaged pack."""
    fresh = folder / f".{_RECORD}"
    fresh.write_text(json.dumps({"needs": needs, "files": files}), "utf-8")
    fresh.replace(folder / _RECORD)


def fault_of(folder: Path) -> Text | None:
    """Why the pack in *folder* cannot be read; None where it can.

    Only a file that was touched since, or copied, is read for it, and that once.
    """
    try:
        record = json.loads((folder / _RECORD).read_bytes())
        needs, files = record["needs"], record["files"]
        if numbers_of(needs) > numbers_of(VERSION):
            return _TOO_NEW.filled(name=folder.name, needs=needs, version=VERSION)
        changed = _changed_in(folder, needs, files)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        changed = _RECORD
    return None if changed is None else _CHANGED.filled(name=folder.name, file=changed)


def _changed_in(folder: Path, needs: str, files: _Files) -> str | None:
    """Which of its *files* is not as it was taken in, or was none of them; None where all is well.

    Where only times differ, as of a copied home, they are written down.
    """
    found: _Files = {}
    for name, (changed_at, size, checksum) in files.items():
        mark = mark_of(folder / name)
        if mark != [changed_at, size] and not _has(folder / name, checksum):
            return name
        found[name] = [*mark, checksum]
    names = (path.relative_to(folder).as_posix() for path in toml_files(folder))
    added = next((name for name in names if name not in files), None)
    if added is None and found != files:
        with suppress(OSError):  # then they are read again at the next launch
            _write(folder, needs, found)
    return added


def _has(path: Path, checksum: int) -> bool:
    try:
        return crc32(path.read_bytes()) == checksum
    except OSError:
        return False
