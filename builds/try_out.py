"""`python -m builds.try_out`: what was built, tried as those who get it would.

Each step says what it found; the first that is not as it should be ends it with a sentence.
"""

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from builds.names import CONTENT_DATE, DIST, PROGRAM, VERSION, stem
from builds.try_content import try_own_guide, try_packs
from builds.try_packages import try_debian_package, try_licences, try_python_packages
from builds.try_windows import try_offscreen
from builds.trying import TryOutError, expect, home_at, run
from flowcharts.model.dates import date_of

_MOST_PACKED = 150e6
"""In bytes."""
_ELSEWHERE = "some where else・別の所"
"""A name of a folder as people have them."""
_NO_LIBRARY_OF = ("graphviz", "/lib/python3", "PySide6", "libQt6")
"""Nothing of these may come from the system."""


def main() -> None:
    """Try everything; `linux` alone has packages of Debian, and a screen of its own."""
    with TemporaryDirectory(prefix="try-out-", ignore_cleanup_errors=True) as room:
        folder = _unpacked(Path(room))
        program = _program_in(folder)
        home = home_at(Path(room) / "home")
        try_commands(program, home, Path(room))
        try_packs(program, home, folder, Path(room))
        try_licences(folder)
        try_offscreen(program, Path(room))
        if sys.platform == "linux":
            from builds.try_screen import try_guide, try_on_screen  # needs an X server

            try_files_opened(program, home, folder, Path(room))
            try_own_guide(program, home, Path(room))
            try_guide(program, Path(room))
            try_on_screen(program, Path(room))
            try_debian_package(Path(room))
        try_python_packages(Path(room))
        if sys.platform == "linux":
            from builds.try_screen import try_launch  # last: it may be another one that is busy

            try_launch(program)
    print("Everything is as it should be.")


def _unpacked(room: Path) -> Path:
    """The folder, out of its archive, where nobody has built it."""
    (archive,) = (each for each in DIST.glob(f"{stem()}.*") if each.is_file())
    size = archive.stat().st_size
    expect(size <= _MOST_PACKED, f"packed: {size / 1e6:.0f} MB")
    elsewhere = room / _ELSEWHERE
    shutil.unpack_archive(archive, elsewhere)
    (folder,) = elsewhere.iterdir()
    expect(CONTENT_DATE in folder.name and VERSION in folder.name, f"unpacked: {folder.name}")
    for each in folder.rglob(PROGRAM):  # zip keeps no rights
        if each.is_file():
            each.chmod(0o755)
    return folder


def _program_in(folder: Path) -> Path:
    name = f"{PROGRAM}.exe" if sys.platform == "win32" else PROGRAM
    found = [each for each in folder.rglob(name) if each.is_file()]
    if not found:
        raise TryOutError(f"There is no {name} in {folder}.")
    return min(found, key=lambda each: len(each.parts))


def try_commands(program: Path, home: Mapping[str, str], room: Path) -> None:
    """What is asked without a window, from another folder."""

    def said(*words: str) -> str:
        return run([str(program), *words], home, room)

    day = date_of(CONTENT_DATE).en
    expect(
        said("--version").strip() == f"Missed Trigger Trainer {VERSION}, content of {day}",
        f"version {VERSION}, content of {day}",
    )
    expect("missed-trigger-2024" in said("list", "charts"), "lists charts")
    expect("No problems" in said("check"), "checks all content: no problems")
    walked = said("walk", "missed-trigger-2008", "--answers", "no,yes,yes")
    expect("Warning" in walked, "walks a case to its ruling")
    expect("Dark Confidant" in said("find", "闇の腹心"), "finds a card by its Japanese name")
    expect(bool(said("generate", "today", "--count", "1", "--seed", "1")), "draws a fresh case")
    said("simulate", "--days", "3", "--seed", "1", "--journal", str(room / "journal.sqlite"))
    expect((room / "journal.sqlite").stat().st_size > 0, "keeps a journal")
    expect(bool(said("journal", "check", str(room / "journal.sqlite"))), "its journal is sound")
    said("export", "missed-trigger-2024", "-o", "chart.svg", "--language", "both")
    drawn = (room / "chart.svg").read_text("utf-8")
    expect("<svg" in drawn and "誘発" in drawn, "lays out and draws a chart")
    said("export", "missed-trigger-2008", "-o", "ruling.pdf", "--answers", "no,yes,yes")
    expect((room / "ruling.pdf").read_bytes().startswith(b"%PDF"), "writes a PDF")
    said("seminar", "handout", "article-in-45-minutes", "-o", "handout.pdf")
    expect((room / "handout.pdf").read_bytes().startswith(b"%PDF"), "writes a handout")
    said("anki", "-o", "cards.apkg")
    expect((room / "cards.apkg").stat().st_size > 0, "writes cards for Anki")


def try_files_opened(program: Path, home: Mapping[str, str], folder: Path, room: Path) -> None:
    """Look on at what is opened while a layout is made: of Graphviz, Python and Qt its own alone.

    The C library and those that reach the screen are the system's.
    """
    tracer = shutil.which("strace")
    if tracer is None:
        raise TryOutError("strace is not installed.")
    log = room / "opened"
    cold = {**home, "XDG_CACHE_HOME": str(room / "cold"), "LD_BIND_NOW": "1"}
    command = [tracer, "-f", "-qq", "-e", "trace=openat,execve", "-o", str(log), str(program)]
    run([*command, "export", "awareness", "-o", "cold.svg"], cold, room)
    lines = [
        line for line in log.read_text("utf-8", "replace").splitlines() if "ENOENT" not in line
    ]
    names = {line.split('"')[1] for line in lines if line.count('"') > 1}
    # strace writes what is no ASCII in numbers.
    foreign = {name for name in names if folder.name not in name and name.startswith("/")}
    wrong = sorted(name for name in foreign if any(each in name for each in _NO_LIBRARY_OF))
    expect(not wrong, f"nothing of Graphviz, Python or Qt is the system's {wrong or ''}")
    libraries = sorted({Path(name).name for name in foreign if ".so" in name})
    print("   libraries of the system:", *libraries)
    ran = {line.split('"')[1] for line in lines if "execve(" in line}
    expect({Path(name).name for name in ran} == {PROGRAM}, "starts no other program")


if __name__ == "__main__":
    try:
        main()
    except (TryOutError, subprocess.SubprocessError, OSError) as error:
        raise SystemExit(f"✘ {error}") from None
