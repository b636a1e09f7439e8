"""`python -m builds`: the stand-alone folder of this system, and its archive."""

import shutil
import subprocess
import sys
from pathlib import Path

from builds.licences import gather, origins_in
from builds.names import DIST, MADE, PROGRAM, TOP, stem
from builds.shared_libraries import drop_unneeded, without_drawing


def main() -> None:
    """Build, leave out what nobody needs, gather the licences, pack."""
    _put_together()
    folder = DIST / stem()
    shutil.rmtree(folder, ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    (MADE / "folder" / PROGRAM).rename(folder)
    internal = folder / "_internal"
    if sys.platform == "linux":
        without_drawing(internal)
        print("Needed by nobody:", *drop_unneeded(internal))
    gather(origins_in(MADE / "stand_alone", internal), folder / "licences")
    shutil.copy(TOP / "builds" / "READ-ME.txt", folder)
    archive = _packed(folder)
    print(f"{archive}: {archive.stat().st_size / 1e6:.0f} MB")


def _put_together() -> None:
    words = ("--noconfirm", "--log-level=WARN", "--distpath", MADE / "folder", "--workpath", MADE)
    subprocess.run(  # noqa: S603  # our own words
        [sys.executable, "-m", "PyInstaller", *words, TOP / "builds" / "stand_alone.spec"],
        cwd=TOP,
        check=True,
    )


def _packed(folder: Path) -> Path:
    """The archive of a folder: what its system opens with a double click."""
    kind = "gztar" if sys.platform == "linux" else "zip"
    return Path(shutil.make_archive(str(folder), kind, folder.parent, folder.name))


if __name__ == "__main__":
    main()
