"""The licences of all that lies in a stand-alone folder, gathered from what is really there.

PyInstaller writes down where each file, and each module in its archive, was taken from. By that
each belongs to a part: a library of Python, Python itself, a package of the system, this program.
"""

import json
import re
import subprocess
import sys
import sysconfig
from ast import literal_eval
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import NamedTuple

from builds.names import TOP

TEXTS = Path(__file__).parent / "licence_texts"
"""Texts that libraries name but do not bring along."""
_BROUGHT_BY_US = {
    "PySide6_Essentials": ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "ICU.txt", "MIT.txt"),
    "shiboken6": ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt"),
    "fsrs-rs-python": ("BSD-3-Clause-fsrs-rs.txt", "Apache-2.0.txt", "MIT.txt", "MPL-2.0.txt"),
    # Of libltdl; and of all that draws, which is left out under Linux alone.
    "pygraphviz": ("LGPL-2.1.txt", "MIT.txt", "Graphviz-Windows.txt")
    if sys.platform == "win32"
    else ("LGPL-2.1.txt",),
}
_IS_LICENCE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
_IS_COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z]+(?:-[0-9.]*[0-9])?)")
_COMMON = Path("/usr/share/common-licenses")


class LicenceError(RuntimeError):
    """Something is in the folder whose licence is not known."""


class Part(NamedTuple):
    """One thing with a licence of its own."""

    name: str
    version: str
    texts: tuple[Path, ...]
    built_in: tuple[str, ...] = ()
    """What was built into it, each with its licence."""


def gather(origins: Iterable[Path], into: Path) -> tuple[Part, ...]:
    """Write the licences of all parts that files were taken from into a folder, with a list.

    Raises:
        LicenceError: nobody knows whose one of the files is, or a part has no text.
    """
    parts = sorted(set(_parts_of(origins)), key=lambda part: part.name.lower())
    without = [part.name for part in parts if not part.texts]
    if without:
        raise LicenceError(f"No licence text was found of: {', '.join(without)}.")
    lines = ["What lies in this folder, and under which licence: the texts stand beside this.", ""]
    for part in parts:
        folder = into / part.name.partition(":")[0]
        lines.append(f"{part.name} {part.version}")
        for text in part.texts:
            name = _file_name(text)
            _write(folder / name, text.read_bytes())
            lines.append(f"    {folder.name}/{name}")
        lines += [f"    with {each}" for each in part.built_in]
    _write(into / "LIST.txt", "\n".join([*lines, ""]).encode())
    return tuple(parts)


def origins_in(tables: Path, folder: Path) -> Iterator[Path]:
    """Where all that lies in *folder* was taken from, by the tables that PyInstaller wrote."""
    for name, origin, *_ in _rows(tables / "COLLECT-00.toc"):
        inside = folder / name
        is_there = inside.exists() and Path(origin).is_absolute()
        if is_there and not Path(origin).is_relative_to(tables):  # what was made on the way
            yield Path(origin)
    for _, origin, kind in _rows(tables / "Analysis-00.toc"):
        if kind == "PYMODULE" and Path(origin).is_absolute():
            yield Path(origin)


def part_of(installed: Distribution) -> Part:
    """A library of Python as a part."""
    name = installed.metadata["Name"]
    files = [file for file in installed.files or () if ".dist-info" in str(file)]
    own = [Path(str(file.locate())) for file in files if _IS_LICENCE.search(file.as_posix())]
    texts = [*(each for each in own if each.is_file()), *_of_ours(name)]
    built_in = [
        f"{each['name']} {each.get('version', '')} ({_licence_told(each)})"
        for file in files
        if file.name.endswith(".cdx.json") or file.name.endswith(".cyclonedx.json")
        for each in json.loads(file.read_text("utf-8"))["components"]
        if each["name"] not in (name, name.lower()) and "licenses" in each
    ]
    return Part(name, installed.version, tuple(texts), tuple(built_in))


def _of_ours(name: str) -> Iterator[Path]:
    yield from (TEXTS / text for text in _BROUGHT_BY_US.get(name, ()))


def _licence_told(component: dict[str, list[dict[str, str]]]) -> str:
    return " AND ".join(each.get("expression", "") for each in component["licenses"])


def _parts_of(origins: Iterable[Path]) -> Iterator[Part]:
    owners = {
        Path(str(file.locate())).resolve(): each
        for each in distributions()
        for file in each.files or ()
    }
    libraries = Path(sysconfig.get_path("purelib")).resolve()
    python = Path(sys.base_prefix).resolve()
    systems: set[Path] = set()
    yield _python()
    yield from map(part_of, distributions(name="pyinstaller"))  # what starts the program
    known: set[str] = set()
    for origin in {each.resolve() for each in origins}:
        owner = owners.get(origin)
        if owner is not None:
            if owner.metadata["Name"] not in known:
                known.add(owner.metadata["Name"])
                yield part_of(owner)
        elif origin.is_relative_to(TOP) and not origin.is_relative_to(libraries):
            continue
        elif not origin.is_relative_to(python) and not origin.is_relative_to(libraries):
            systems.add(origin)
        elif origin.is_relative_to(libraries):
            raise LicenceError(f"Nobody knows which library {origin} belongs to.")
    yield Part("Missed Trigger Trainer", "", tuple(_own_texts()))
    yield from map(_package, sorted(set(map(_package_of, systems))))


def _own_texts() -> Iterator[Path]:
    yield from (TOP / name for name in ("LICENSE", "NOTICE"))
    yield from (TOP / "assets" / "fonts" / name for name in ("OFL.txt", "DejaVu.txt"))
    yield from sorted((TOP / "assets" / "licences").glob("*.txt"))  # of what the guide holds


def _python() -> Part:
    library = Path(sysconfig.get_path("stdlib"))
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt")
    found = [each for each in places if each.is_file()]
    found = found or sorted(Path(sys.base_prefix).glob("LICENSE*.txt"))[:1]
    return Part("Python", sys.version.split()[0], tuple(found))


def _package_of(file: Path) -> str:
    """The package of Debian that a file of the system belongs to."""
    usual = str(file)
    for name in (usual, usual.removeprefix("/usr"), f"/usr{usual}"):
        try:
            done = subprocess.run(  # noqa: S603  # the path of a library
                ["dpkg-query", "-S", name],  # noqa: S607  # wherever it lies
                capture_output=True,
                check=False,
                encoding="utf-8",
            )
        except FileNotFoundError:
            break
        if done.returncode == 0:
            return done.stdout.splitlines()[0].rpartition(": ")[0]
    raise LicenceError(f"Nobody knows which package of the system {file} belongs to.")


def _package(name: str) -> Part:
    from_debian = Path("/usr/share/doc") / name.partition(":")[0] / "copyright"
    if not from_debian.is_file():
        return Part(name, "", ())
    told = from_debian.read_text("utf-8", "replace")
    common = {_COMMON / each for each in _IS_COMMON.findall(told)}
    done = subprocess.run(  # noqa: S603  # the name is dpkg's own
        ["dpkg-query", "-W", "-f", "${Version}", name],  # noqa: S607  # wherever it lies
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    texts = (from_debian, *sorted(each for each in common if each.is_file()))
    return Part(name.partition(":")[0], done.stdout, texts)


def _rows(table: Path) -> Iterator[tuple[str, str, str]]:
    """The rows of a table of PyInstaller, wherever in it they stand."""

    def rows(value: object) -> Iterator[tuple[str, str, str]]:
        match value:
            case (str(name), str(origin), str(kind)):
                yield name, origin, kind
            case list() | tuple():
                for each in value:
                    yield from rows(each)

    yield from rows(literal_eval(table.read_text("utf-8")))


def _file_name(text: Path) -> str:
    """What a text is called beside the others of its part; those of numpy have one name each."""
    folders = text.parts
    if "licenses" in folders:
        inner = folders[folders.index("licenses") + 1 :]
        return "-".join(inner)
    return text.name


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
