"""A file of content that somebody has been given, taken into the folder of one’s own content."""

import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from flowcharts.checking.check import check_files
from flowcharts.checking.known_content import FILES, FOLDERS, KnownContent
from flowcharts.codec.toml_limits import BeyondLimitsError, read_within_limits
from flowcharts.folders import is_device, keep, real
from flowcharts.library.content_files import ContentFiles
from flowcharts.model.text import SaidError, Text
from flowcharts.os_errors import reason_of
from flowcharts.problem import Problem
from flowcharts.schema import FileKind

ENDING = ".trainer.toml"
"""What a content file is called that is to be opened by a double click."""
SHEET_ENDING = ".run-sheet.toml"
"""And a run sheet."""
_TAKEN = (
    *(FileKind.CHART, FileKind.SCENARIO, FileKind.LESSON),
    *(FileKind.CARDS, FileKind.GLOSSARY, FileKind.STORIES),
)
"""Others go with the rules of the program."""
_FOLDERS = {kind: folder for folder, kind in FOLDERS.items()}
_FILES = {kind: name for name, kind in FILES.items()}
_NO_LETTERS = re.compile(r"[^a-z0-9]+")
_UNREADABLE = Text("{file} cannot be read: {reason}.", "{file} を読み込めません：{reason}。")
_TOO_MUCH = Text("{file} is not opened. {reason}", "{file} を開きません。{reason}")
_NO_CONTENT = Text(
    "{file} is neither a run sheet nor a file of charts, examples, lessons, cards, words or "
    "stories; nothing was taken in.",
    "{file} は、進行表でも、チャート、例題、レッスン、カード、用語、話のファイルでもありません。"
    "何も取り込んでいません。",
)
_MISTAKEN = Text(
    "{file} was not taken in: {count} wrong in it, first in line {line}: {said}",
    "{file} は取り込みませんでした。誤りが{number}件あります。最初は{line}行目です：{said}",
)
_OTHER = Text(
    "{file} was not taken in: there already is another file {other}. Rename one of them.",
    "{file} は取り込みませんでした。別のファイル {other} がすでにあります。"
    "どちらかの名前を変えてください。",
)
_UNWRITTEN = Text(
    "{file} could not be kept in {folder}.", "{file} を {folder} に保存できませんでした。"
)


class TakenFileError(SaidError):
    """A file that cannot be taken in; nothing has changed."""


class TakenFile(NamedTuple):
    """A content file that stands in one’s own folder now."""

    kind: FileKind
    path: Path
    is_new: bool
    """Was it not there before?"""

    @property
    def id(self) -> str:
        """The id of the chart, example or lesson that it is."""
        return self.path.stem


def kind_of(path: Path, files: ContentFiles) -> FileKind | None:
    """What a TOML file describes; None of one that is no content, or cannot be read."""
    try:
        read_within_limits(path)
        return KnownContent(files, (path,)).kind(path)
    except (OSError, BeyondLimitsError):
        return None


def take_in(path: Path, files: ContentFiles, folder: Path) -> TakenFile:
    """Take the content file at *path* into *folder*, where it is sound; none is replaced.

    Raises:
        TakenFileError: it is no content, has mistakes, or a file of its name is another one.
    """
    content = _content(path)
    kind = kind_of(path, files)
    if kind not in _TAKEN:
        _refuse_problems(path, KnownContent(files, (path,)).file(path).problems)  # of no TOML
        raise TakenFileError(_NO_CONTENT.filled(file=path.name))
    held = next((each for each in files.all() if real(each) == real(path)), None)
    if held is not None:
        return TakenFile(kind, held, is_new=False)
    place = Path(_FOLDERS.get(kind, "")) / _name(path, kind)
    for known in (each.path / place for each in files.folders):
        if known.exists():
            if known.read_bytes() != content:
                raise TakenFileError(_OTHER.filled(file=path.name, other=str(known)))
            return TakenFile(kind, known, is_new=False)
    _refuse_problems(path, _problems(content, place, files))
    target = folder / place
    keep(target, content)
    if not target.is_file():
        raise TakenFileError(_UNWRITTEN.filled(file=path.name, folder=str(folder)))
    return TakenFile(kind, target, is_new=True)


def _content(path: Path) -> bytes:
    try:
        return read_within_limits(path)
    except OSError as error:
        said = _UNREADABLE.filled(file=path.name, reason=reason_of(error))
        raise TakenFileError(said) from None
    except BeyondLimitsError as error:
        raise TakenFileError(_TOO_MUCH.filled(file=path.name, reason=error.said)) from None


def _name(path: Path, kind: FileKind) -> str:
    """The name of a file in a folder of content: an id, and after the kind where that tells it."""
    bare = path.name.removesuffix(".toml").removesuffix(Path(ENDING).stem)
    name = _NO_LETTERS.sub("-", bare.casefold()).strip("-") or kind.value
    if is_device(name):
        name = f"{kind.value}-{name}"
    begins = _FILES.get(kind)
    if begins is not None and not name.startswith(begins):
        name = f"{begins}-{name}"
    return f"{name}.toml"


def _problems(content: bytes, place: Path, files: ContentFiles) -> Sequence[Problem]:
    """What is wrong with a file under the name that it is to have."""
    with TemporaryDirectory() as room:
        copy = Path(room) / place
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(content)
        return check_files([copy], files)


def _refuse_problems(path: Path, problems: Sequence[Problem]) -> None:
    if problems:
        first, number = problems[0], str(len(problems))
        count = "one thing is" if len(problems) == 1 else f"{number} things are"
        raise TakenFileError(
            _MISTAKEN.filled(
                file=path.name, count=count, number=number, line=str(first.line), said=first.said
            )
        )
