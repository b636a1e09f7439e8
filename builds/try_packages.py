"""The packages that were built, installed where nothing else is."""

import gzip
import os
import shutil
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

from builds.icons import SIZES
from builds.names import CONTENT_DATE, DESKTOP_FILE, DIST, PROGRAM, VERSION, internal
from builds.trying import TryOutError, expect, run

_LINUX = Path(__file__).parent / "linux"
_OURS = {"flowcharts", "gui", "assets", "main"}


def try_licences(folder: Path) -> None:
    """Every library that lies there is listed, and each text that the list names has words."""
    inside = internal(folder)
    listed = (folder / "licences" / "LIST.txt").read_text("utf-8").splitlines()
    texts = [
        folder / "licences" / line.strip()
        for line in listed
        if line.startswith("    ") and not line.startswith("    with ")
    ]
    empty = [
        str(each)
        for each in texts
        if not each.is_file() or not each.read_text("utf-8", "replace").strip()
    ]
    expect(bool(texts) and not empty, f"{len(texts)} licence texts lie there {empty or ''}")
    parts = {line.split(" ")[0] for line in listed if line and not line.startswith(" ")}
    by_module = packages_distributions()
    names = {
        each.name.split(".")[0] for each in inside.iterdir() if not each.name.endswith(".dist-info")
    }
    known = {name: by_module[name] for name in names - _OURS if name in by_module}
    missing = sorted(name for name, of in known.items() if not parts & set(of))
    expect(
        bool(known) and not missing, f"{len(known)} libraries of Python are listed {missing or ''}"
    )
    for always in ("Python", "PySide6_Essentials", "shiboken6", "pygraphviz", "networkx", "Missed"):
        expect(always in parts, f"{always} is listed")
    if sys.platform == "linux":
        _try_system_licences(inside, parts)


def _try_system_licences(inside: Path, parts: set[str]) -> None:
    """Each library of the system that was put inside belongs to a package that is listed."""
    here = {name.name for name in (inside / "PySide6" / "Qt" / "lib").iterdir()}
    foreign = [
        each for each in inside.glob("*.so*") if not each.is_symlink() and each.name not in here
    ]
    owners = {
        each.name: _owner(each.name) for each in foreign if not each.name.startswith("libpython")
    }
    missing = sorted(name for name, owner in owners.items() if owner not in parts)
    expect(
        bool(owners) and not missing,
        f"{len(owners)} libraries of the system are listed {missing or ''}",
    )


def _owner(library: str) -> str:
    done = subprocess.run(  # noqa: S603  # the name of a library
        ["dpkg-query", "-S", f"*/{library}"],  # noqa: S607  # wherever it lies
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    return done.stdout.partition(":")[0]


def try_debian_package(room: Path) -> None:
    """Unpacked by dpkg below a folder, it starts, and desktops understand what it brings."""
    (package,) = DIST.glob(f"{PROGRAM}_*.deb")
    root = room / "root"
    admin = root / "var" / "lib" / "dpkg"
    for needed in ("info", "updates", "triggers"):
        (admin / needed).mkdir(parents=True)
    (admin / "status").touch()
    words = ("--force-not-root", "--force-depends", "--force-script-chrootless", "--log=/dev/null")
    done = subprocess.run(  # noqa: S603  # our own package
        ["dpkg", *words, f"--root={root}", "--install", str(package)],  # noqa: S607  # of the system
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    expect(
        done.returncode == 0,
        f"{package.name} is installed {done.stderr if done.returncode else ''}",
    )
    program = root / "usr" / "lib" / PROGRAM / PROGRAM
    home = {"HOME": str(room / "deb-home"), "PATH": ""}
    expect(VERSION in run([str(program), "--version"], home, room), "what it installs starts")
    link = root / "usr" / "bin" / PROGRAM
    expect(VERSION in run([str(link), "--version"], home, room), "its command leads there")
    share = root / "usr" / "share"
    whole = {**os.environ, "XDG_DATA_DIRS": str(share)}
    run(
        ["desktop-file-validate", str(share / "applications" / f"{DESKTOP_FILE}.desktop")],
        whole,
        room,
    )
    metainfo = share / "metainfo" / f"{DESKTOP_FILE}.metainfo.xml"
    run(["appstreamcli", "validate", "--no-net", str(metainfo)], whole, room)
    expect(CONTENT_DATE in metainfo.read_text("utf-8"), "desktop entry and description are valid")
    run(["update-mime-database", str(share / "mime")], whole, room)
    globs = (share / "mime" / "globs2").read_text("utf-8")
    expect("x-missed-trigger-run-sheet+toml:*.run-sheet.toml" in globs, "run sheets are known")
    expect("x-missed-trigger-content+toml:*.trainer.toml" in globs, "content files are known")
    expect("x-missed-trigger-pack+zip:*.mttpack" in globs, "content packs are known")
    icons = [each.name for each in (share / "icons" / "hicolor").rglob("*.png")]
    for page in (share / "man" / "man1", share / "man" / "ja" / "man1"):
        said = gzip.decompress((page / f"{PROGRAM}.1.gz").read_bytes()).decode()
        expect(".B seminar" in said, f"{page.relative_to(share)} has a page of it")
    drawn = 1 + len([*_LINUX.glob("*.svg")])  # the program’s, and one for each kind of file
    expect(len(icons) == drawn * len(SIZES), f"{len(icons)} icons, {drawn} in each size")
    wrong = [
        each for each in root.rglob("*") if not each.is_symlink() and each.stat().st_mode & 0o022
    ]
    expect(not [each for each in wrong if "var" not in each.parts], "nobody else may write there")


def try_python_packages(room: Path) -> None:
    """The wheel and the source archive, installed by pipx and uv, which fetch what it needs."""
    day = CONTENT_DATE.replace("-", ".")
    name = PROGRAM.replace("-", "_")
    for file in (
        f"{name}-{VERSION}+content.{day}-py3-none-any.whl",
        f"{name}-{VERSION}+content.{day}.tar.gz",
    ):
        expect((DIST / file).is_file(), f"{file} is there")
        _try_installed(DIST / file, "pipx", room / f"pipx {Path(file).suffix}")
        _try_installed(DIST / file, "uv", room / f"uv {Path(file).suffix}")


def _try_installed(file: Path, by: str, home: Path) -> None:
    """Install *file* for a user who has nothing yet, and start it from another folder."""
    home.mkdir()
    commands = home / "commands"
    tool = shutil.which(by, path=str(Path(sys.executable).parent))
    if tool is None:
        raise TryOutError(f"{by} is not in the environment of the build.")
    own = {
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": str(commands),
        "UV_TOOL_DIR": str(home / "uv"),
        "UV_TOOL_BIN_DIR": str(commands),
        "UV_PYTHON": sys.executable,
        "PIPX_DEFAULT_PYTHON": sys.executable,
    }
    words = ["install", str(file)] if by == "pipx" else ["tool", "install", "--quiet", str(file)]
    done = subprocess.run(  # noqa: S603  # our own words
        [tool, *words],
        cwd=home,
        env={**os.environ, **own},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    if done.returncode:
        raise TryOutError(f"{by} could not install {file.name}: {done.stderr}")
    (program,) = commands.glob(f"{PROGRAM}*")
    alone = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TEMP")}
    environment = {**alone, "HOME": str(home), "PATH": "", "LC_ALL": "C.UTF-8"}
    said = run([str(program), "--version"], environment, home)
    expect(CONTENT_DATE in said, f"{by} has installed {file.name}")
    expect(
        "missed-trigger-2024" in run([str(program), "list", "charts"], environment, home),
        "   it lists charts",
    )
    run([str(program), "export", "missed-trigger-2008", "-o", "chart.pdf"], environment, home)
    expect((home / "chart.pdf").read_bytes().startswith(b"%PDF"), "   it draws one into a PDF")
