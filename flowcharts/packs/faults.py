"""What is wrong with the content of a pack, or would be wrong without it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles, toml_files
from flowcharts.library.pack_folders import content_of_packs
from flowcharts.model.text import Text
from flowcharts.packs.pack import Pack

if TYPE_CHECKING:  # who only lists packs checks none
    from flowcharts.problem import Problem

_CHARTS = "charts"
_NEEDED = Text("“{title}” is still needed: {said}", "「{title}」はまだ必要です。{said}")
_WRONG = Text("{file}, line {line}: {said}", "{file}の{line}行目：{said}")

Tell = Callable[[float], object]
"""Is told which share of the work is done, and may end it with an error of its own."""


def untold(_share: float) -> None:
    """Whoever does not ask is told nothing."""


def faults_of(
    content: Path, packs: Sequence[Path], own: Path | None, tell: Tell = untold
) -> Iterator[Text]:
    """What is wrong with the *content* of a pack, read as one of *packs*, and with the user's own.

    Where it takes the place of other files, all that leans on these is looked at, too; but what is
    wrong there without it is no fault of the pack.
    """
    files = ContentFiles(own, packs)
    fresh, names = toml_files(content), _names(content)
    found = _wrong(fresh, files, lambda share: tell(share / 2))
    yield from _said(found, content)
    if not found:  # or else all that leans on it would say so
        others = [each for each in packs if each != content]
        before = [SHIPPED, *others]
        renewed = [name for name in names if any((folder / name).exists() for folder in before)]
        leaning = _leaning(files, fresh, renewed)
        found = _wrong(leaning, files, lambda share: tell((1 + share) / 2))
        paths = list(dict.fromkeys(problem.path for problem in found))
        known = _wrong(paths, ContentFiles(own, others), lambda _share: tell(1.0)) if paths else []
        yield from _said([each for each in found if each not in known], content.parents[1])


def left_wanting(pack: Pack, packs: Path, tell: Tell) -> Iterator[Text]:
    """What would be wrong without *pack* where the other packs that are read lean on it.

    Alone they are sound; one's own files are left out where they are not, and that is said.
    """
    left = [each for each in content_of_packs(packs) if each != pack.content]
    if pack.is_read and left:
        files = ContentFiles(None, left)
        found = _wrong(_leaning(files, (), _names(pack.content)), files, tell)
        for said in _said(found, packs):
            yield _NEEDED.filled(title=pack.title, said=said)


def _wrong(paths: Sequence[Path], files: ContentFiles, tell: Tell) -> "list[Problem]":
    from flowcharts.checking.check import Check  # who only lists packs checks none

    found: list[Problem] = []
    check = Check(files, tuple(paths))
    for done, path in enumerate(paths):
        tell(done / len(paths))
        found += check.problems(path)
    return found


def _said(problems: "Iterable[Problem]", below: Path) -> Iterator[Text]:
    for problem in problems:
        path = problem.path
        file = path.relative_to(below) if path.is_relative_to(below) else path
        yield _WRONG.filled(file=file.as_posix(), line=str(problem.line), said=problem.said)


def _names(content: Path) -> list[Path]:
    return [path.relative_to(content) for path in toml_files(content)]


def _leaning(files: ContentFiles, but: Sequence[Path], renewed: Sequence[Path]) -> list[Path]:
    """Those of the *files* that may name something in one that was *renewed*.

    Rows of cards and words stand at the top of their files, so that anything may name them; a chart
    that takes parts over from another is another one itself.
    """
    others = {path: path.read_bytes() for path in files.all() if path not in but}
    if any(name.parent == Path() for name in renewed):
        return [*others]
    leaning: dict[Path, None] = {}
    stems = {name.stem for name in renewed}
    while stems:
        found = [
            path
            for path, said in others.items()
            if path not in leaning and any(stem.encode() in said for stem in stems)
        ]
        leaning.update(dict.fromkeys(found))
        stems = {path.stem for path in found if path.parent.name == _CHARTS}
    return [*leaning]
