"""`python -m builds`: the stand-alone folder of this system, and its archive."""

import shutil
import subprocess
import sys
from pathlib import Path

from builds.icons import write_for_macos, write_for_windows
from builds.licences import gather, origins_in
from builds.names import DIST, MADE, PROGRAM, TITLE, TOP, internal, stem
from builds.shared_libraries import drop_unneeded, without_drawing, without_places


def main() -> None:
    """Build, leave out what nobody needs, gather the licences, pack."""
    _draw_icons()
    _put_together()
    folder = DIST / stem()
    shutil.rmtree(folder, ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    _move(folder)
    inside = internal(folder)
    if sys.platform == "linux":
        without_drawing(inside)
        without_places(inside)
        print("Needed by nobody:", *drop_unneeded(inside))
    gather(origins_in(MADE / "stand_alone", inside), folder / "licences")
    shutil.copy(TOP / "builds" / "READ-ME.txt", folder)
    archive = _packed(folder)
    print(f"{archive}: {archive.stat().st_size / 1e6:.0f} MB")


def _draw_icons() -> None:
    """Draw the icon of the program where its system wants it in the program itself."""
    MADE.mkdir(exist_ok=True)
    if sys.platform == "win32":
        write_for_windows(MADE / "icon.ico")
    elif sys.platform == "darwin":
        write_for_macos(MADE / "icon.icns")


def _move(folder: Path) -> None:
    """Move what was put together to where it is packed: under macOS, a bundle in a folder."""
    made = MADE / "folder"
    if sys.platform == "darwin":
        folder.mkdir()
        (made / f"{TITLE}.app").rename(folder / f"{TITLE}.app")
    else:
        (made / PROGRAM).rename(folder)


def _put_together() -> None:
    words = ("--noconfirm", "--log-level=WARN", "--distpath", MADE / "folder", "--workpath", MADE)
    subprocess.run(  # noqa: S603  # our own words
        [sys.executable, "-m", "PyInstaller", *words, TOP / "builds" / "stand_alone.spec"],
        cwd=TOP,
        check=True,
    )


def _packed(folder: Path) -> Path:
    """The archive of a folder: what its system opens with a double click, links and all."""
    kind = "zip" if sys.platform == "win32" else "gztar"
    return Path(shutil.make_archive(str(folder), kind, folder.parent, folder.name))


if __name__ == "__main__":
    main()
