"""Builds the user's guide from docs/guide into assets/guide: `make guide`.

The table of keys is written into it from the table of commands first.

What is built is kept beside the program, so that F1 opens it from every copy of it, also from one
that was never packed, without a tool to build it. `sources.txt` says of which sources it is, and a
test whether it still is.
"""

# ruff: noqa: INP001  # a script, started as `python -m scripts.guide`

import re
import shutil
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.keys_table import write_tables

TOP = Path(__file__).parent.parent
SOURCES = TOP / "docs" / "guide"
BUILT = TOP / "assets" / "guide"
STAMP = "sources.txt"
TITLES = {"en": "Missed Trigger Trainer", "ja": "誘発忘れトレーナー"}
_NEEDLESS = ("*.map", ".buildinfo", "objects.inv", "debug.css", "file.png", "plus.png", "minus.png")
"""What Sphinx makes for others: they are not asked for by any page."""
_ASSET = re.compile(r"""(?:src=|<link[^>]*href=|url\(|@import )["']?(?:https?:)?//[^"')> ]+""")
"""Something that a page would fetch from the web."""


def main(arguments: Sequence[str]) -> int:
    """Build both languages, in a folder that is named or where it ships from.

    The exit status is Sphinx's where it complains.
    """
    if arguments:
        return build(Path(arguments[0]))
    write_tables(SOURCES)
    with TemporaryDirectory(prefix="guide-") as folder:
        status = build(Path(folder))
        if status == 0:
            shutil.rmtree(BUILT, ignore_errors=True)
            shutil.copytree(folder, BUILT)
            print(f"The guide is in {BUILT.relative_to(TOP)}: {size_of(BUILT) / 1e6:.1f} MB")
    return status


def build(folder: Path) -> int:
    """Build the guide in *folder*: 0, or the status of Sphinx where it complains."""
    from sphinx.cmd.build import build_main

    for language, title in TITLES.items():
        with TemporaryDirectory(prefix="doctrees-") as kept:
            named = (
                "-D",
                f"language={language}",
                "-D",
                f"project={title}",
                "-D",
                f"html_title={title}",
            )
            places = ("-c", str(SOURCES), "-d", kept)
            from_to = (str(SOURCES / language), str(folder / language))
            status = build_main(["-W", "-q", "-b", "html", *named, *places, *from_to])
        if status:
            return status
    for needless in _NEEDLESS:
        for file in folder.rglob(needless):
            file.unlink()
    (folder / STAMP).write_text(stamp(), "utf-8")
    return 0


def stamp() -> str:
    """The sources, each with what it holds: a line for each."""
    files = (
        file
        for file in SOURCES.rglob("*")
        if file.suffix in {".md", ".css", ".html", ".js", ".po", ".py"}
    )
    pictures = {SOURCES / match for match in _pictures()}
    return "".join(
        f"{sha256(file.read_bytes()).hexdigest()} {file.relative_to(TOP).as_posix()}\n"
        for file in sorted({file.resolve() for file in (*files, *documents(), *pictures)})
    )


def documents() -> tuple[Path, ...]:
    """The documents that stand on pages of the guide, too."""
    pages = (page.read_text("utf-8") for page in SOURCES.rglob("*.md"))
    named = (found for page in pages for found in re.findall(r"<!-- (docs/\S+\.md) stands", page))
    return tuple(sorted(TOP / name for name in named))


def fetched(folder: Path) -> list[str]:
    """What any file in *folder* would fetch from the web."""
    files = (file for file in folder.rglob("*") if file.suffix in {".html", ".css", ".svg"})
    return [found[0] for file in files for found in _ASSET.finditer(file.read_text("utf-8"))]


def size_of(folder: Path) -> int:
    """How large it is, in bytes."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _pictures() -> list[str]:
    """The pictures that the pages show, as paths from a language's folder."""
    pages = (page.read_text("utf-8") for page in SOURCES.rglob("*.md"))
    found = [f"en/{each}" for page in pages for each in re.findall(r"\]\((\S+\.png)\)", page)]
    told = (document.read_text("utf-8") for document in documents())
    return found + [f"../{each}" for text in told for each in re.findall(r"\]\((\S+\.png)\)", text)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
