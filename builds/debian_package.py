"""`python -m builds.debian_package`: the stand-alone folder as a package of Debian and Ubuntu."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

from builds.icons import write_theme
from builds.names import CONTENT_DATE, DESKTOP_FILE, DIST, MADE, PROGRAM, TOP, VERSION, stem
from builds.shared_libraries import newest_glibc

_LINUX = TOP / "builds" / "linux"
_SCREENS = "libegl1, libgl1, libxcb1, libwayland-client0, libwayland-cursor0"
"""The packages that reach the screen; they go with its drivers."""
_CONTROL = """\
Package: {program}
Version: {version}
Section: education
Priority: optional
Architecture: {architecture}
Maintainer: The authors of Missed Trigger Trainer <nobody@localhost>
Installed-Size: {size}
Depends: libc6 (>= {glibc}), zlib1g, {screens}
Recommends: xdg-desktop-portal
Description: flowchart trainer for missed triggers in Magic: The Gathering
 The policy for missed triggers is drawn as a chart that you walk: one question
 after the other, until the path ends at the remedy. Worked examples, practice
 on fresh cases, rulings on a case at your table, rooms led with a clicker.
 .
 In English, in Japanese, or both at once. It never uses the network.
"""


def main() -> None:
    """Lay out what the package installs, and pack it."""
    folder = DIST / stem()
    if not folder.is_dir():
        raise SystemExit("There is no stand-alone folder yet: `make build` makes it.")
    root = MADE / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(folder, root)
    architecture = _said("dpkg", "--print-architecture")
    _write_control(root, architecture, newest_glibc(folder))
    package = DIST / f"{PROGRAM}_{_version()}_{architecture}.deb"
    options = ("--root-owner-group", "-Zzstd", "-z9")
    print(_said("dpkg-deb", *options, "--build", str(root), str(package)))


def lay_out(folder: Path, root: Path) -> None:
    """Put everything where it is to be installed, below *root*."""
    home = root / "opt" / PROGRAM
    shutil.copytree(folder, home, symlinks=True)
    share = root / "usr" / "share"
    command = root / "usr" / "bin" / PROGRAM
    command.parent.mkdir(parents=True)
    command.symlink_to(f"/opt/{PROGRAM}/{PROGRAM}")
    _copy(_LINUX / f"{DESKTOP_FILE}.desktop", share / "applications")
    _copy(_LINUX / f"{DESKTOP_FILE}.xml", share / "mime" / "packages")
    metainfo = share / "metainfo" / f"{DESKTOP_FILE}.metainfo.xml"
    metainfo.parent.mkdir(parents=True)
    metainfo.write_text(metainfo_told(), "utf-8")
    write_theme(share / "icons" / "hicolor")
    documents = share / "doc" / PROGRAM
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(_copyright(), "utf-8")
    for file in root.rglob("*"):
        if not file.is_symlink():
            is_run = file.is_dir() or file.name == PROGRAM
            file.chmod(0o755 if is_run else 0o644)


def metainfo_told() -> str:
    """What software centres are told, with version and day."""
    told = (_LINUX / f"{DESKTOP_FILE}.metainfo.xml.in").read_text("utf-8")
    return told.replace("@VERSION@", VERSION).replace("@DATE@", CONTENT_DATE)


def _version() -> str:
    """The version of the package: with the day of the content, so that newer content is newer."""
    return f"{VERSION}+content{CONTENT_DATE.replace('-', '')}"


def _write_control(root: Path, architecture: str, glibc: str) -> None:
    debian = root / "DEBIAN"
    debian.mkdir()
    files = [each for each in root.rglob("*") if each.is_file() and not each.is_symlink()]
    (debian / "control").write_text(
        _CONTROL.format(
            program=PROGRAM,
            version=_version(),
            architecture=architecture,
            size=sum(each.stat().st_size for each in files) // 1024,
            glibc=glibc,
            screens=_SCREENS,
        ),
        "utf-8",
    )
    sums = (
        f"{hashlib.md5(each.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{each.relative_to(root)}\n"
        for each in sorted(files)
    )
    (debian / "md5sums").write_text("".join(sums), "utf-8")


def _copyright() -> str:
    """What Debian wants to know of the licence; the others lie beside the program."""
    text = (TOP / "LICENSE").read_text("utf-8")
    author = re.search(r"Copyright .*", text)
    said = author[0] if author is not None else ""
    return (
        f"{said}\n\nThe program is under the MIT licence:\n\n{text}\n"
        f"All parts that come with it, and their licences: /opt/{PROGRAM}/licences/LIST.txt\n"
    )


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, folder)


def _said(*command: str) -> str:
    done = subprocess.run(  # noqa: S603  # our own words
        command, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout.strip()


if __name__ == "__main__":
    main()
