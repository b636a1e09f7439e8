"""`python -m builds.debian_package`: the stand-alone folder as a package of Debian and Ubuntu.

Its maintainer is who makes it, as DEBFULLNAME and DEBEMAIL tell Debian's own tools.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from datetime import datetime
from email.utils import format_datetime
from pathlib import Path

from builds.icons import write_theme
from builds.manual_page import manual_page
from builds.names import CONTENT_DATE, DESKTOP_FILE, DIST, MADE, PROGRAM, TOP, VERSION, stem
from builds.shared_libraries import newest_glibc
from flowcharts.model.text import Language

_LINUX = TOP / "builds" / "linux"
_SCREENS = "libegl1, libgl1, libxcb1, libwayland-client0, libwayland-cursor0"
"""The packages that reach the screen; they go with its drivers."""
_CONTROL = """\
Package: {program}
Version: {version}
Section: education
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
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
_COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Missed Trigger Trainer
Comment: All parts that come with the program, and their licences, are listed in
 /usr/lib/{program}/licences/LIST.txt; their texts lie beside that.

Files: *
Copyright: {said}
License: Expat
{text}
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
    options = ("--root-owner-group", "-Zxz", "-z9")
    print(_said("dpkg-deb", *options, "--build", str(root), str(package)))


def lay_out(folder: Path, root: Path) -> None:
    """Put everything where it is to be installed, below *root*."""
    home = root / "usr" / "lib" / PROGRAM
    shutil.copytree(folder, home, symlinks=True)
    share = root / "usr" / "share"
    command = root / "usr" / "bin" / PROGRAM
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    _write(share / "applications" / f"{DESKTOP_FILE}.desktop", told("desktop"))
    _write(share / "mime" / "packages" / f"{DESKTOP_FILE}.xml", told("xml"))
    _write(share / "metainfo" / f"{DESKTOP_FILE}.metainfo.xml", told("metainfo.xml"))
    write_theme(share / "icons" / "hicolor")
    documents, manual = share / "doc" / PROGRAM, f"man1/{PROGRAM}.1.gz"
    _write(documents / "copyright", _copyright())
    _write(documents / "changelog.gz", _changes())
    _write(documents / "CHANGELOG.md.gz", (TOP / "CHANGELOG.md").read_text("utf-8"))
    _write(share / "man" / manual, manual_page(Language.ENGLISH))
    _write(share / "man" / "ja" / manual, manual_page(Language.JAPANESE))
    for file in root.rglob("*"):
        if not file.is_symlink():
            is_run = file.is_dir() or file.name == PROGRAM
            file.chmod(0o755 if is_run else 0o644)


def told(kind: str) -> str:
    """What desktops and software centres are told, with its name for them, version and day."""
    text = (_LINUX / f"trainer.{kind}.in").read_text("utf-8")
    developer = DESKTOP_FILE.rpartition(".")[0]
    words = {"ID": DESKTOP_FILE, "DEVELOPER": developer, "VERSION": VERSION, "DATE": CONTENT_DATE}
    for name, word in words.items():
        text = text.replace(f"@{name}@", word)
    return text


def maintainer() -> str:
    """Who makes the package; an address of nobody where that is not said."""
    name = os.environ.get("DEBFULLNAME") or "The authors of Missed Trigger Trainer"
    return f"{name} <{os.environ.get('DEBEMAIL') or f'nobody@{PROGRAM}.invalid'}>"


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
            maintainer=maintainer(),
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
    whole = "\n".join(f" {line or '.'}" for line in text.partition(said)[2].strip().splitlines())
    return _COPYRIGHT.format(program=PROGRAM, said=said.removeprefix("Copyright "), text=whole)


def _changes() -> str:
    """The list of changes that Debian wants: of this version alone, the others stand elsewhere."""
    day = format_datetime(datetime.fromisoformat(f"{CONTENT_DATE}T12:00:00+00:00"))
    return (
        f"{PROGRAM} ({_version()}) unstable; urgency=medium\n\n"
        f"  * Program {VERSION}, content of {CONTENT_DATE}; CHANGELOG.md says what is new.\n\n"
        f" -- {maintainer()}  {day}\n"
    )


def _write(file: Path, text: str) -> None:
    """Write *text*, compressed where the name of the file says so."""
    file.parent.mkdir(parents=True, exist_ok=True)
    content = text.encode()
    file.write_bytes(gzip.compress(content, 9, mtime=0) if file.suffix == ".gz" else content)


def _said(*command: str) -> str:
    done = subprocess.run(  # noqa: S603  # our own words
        command, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout.strip()


if __name__ == "__main__":
    main()
