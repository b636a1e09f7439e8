"""One content file as it was read: its table, its lines, and what was found wrong with it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from flowcharts.codec.line_numbers import LineNumbers, Where, read_line_numbers
from flowcharts.codec.tables import Table
from flowcharts.codec.toml_fault import toml_fault
from flowcharts.codec.toml_limits import BeyondLimitsError, read_within_limits
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.problem import Problem

_UNREADABLE = Text("The file cannot be read: {reason}.", "ファイルが読めません：{reason}。")
_NOT_AS_TOML = Text(
    "The file cannot be read as TOML: {reason}.", "ファイルがTOMLとして読めません：{reason}。"
)
_EMPTY = Text(
    "The file is empty: the guide (F1), “Write content”, shows what belongs in it.",
    "ファイルが空です。書き方は、手引き（F1）の「教材の書き方」にあります。",
)
_MARKED = Text(
    "The file begins with a byte order mark: save it as plain UTF-8.",
    "ファイルの先頭にBOMがあります。BOMなしのUTF-8で保存してください。",
)
_NOT_UTF8 = Text(
    "The file is not UTF-8 text: save it as UTF-8.",
    "ファイルがUTF-8のテキストではありません。UTF-8で保存してください。",
)
_NOT_TOML = Text(
    "This is not TOML: {said}{column}. The rest of the file could not be read.",
    "TOMLとして読めません：{said}{column}。これより後は読めていません。",
)
_COLUMN = Text(" (column {column})", "（{column}文字目）")
_NO_COLUMN = Text("", "")


@dataclass(slots=True)
class ContentFile:
    """A content file, and the problems found in it so far."""

    path: Path
    table: Table = field(default_factory=dict)
    text: str = ""
    """What the table was read from."""
    problems: list[Problem] = field(default_factory=list)
    _lines: LineNumbers | None = None

    @property
    def lines(self) -> LineNumbers:
        """Where everything stands; of most files nobody asks."""
        if self._lines is None:
            self._lines = read_line_numbers(self.text)
        return self._lines

    @property
    def id(self) -> str:
        """The id that its name gives to what it describes."""
        return self.path.stem

    def note(self, where: Where, said: Text) -> None:
        """Note what is wrong at *where*."""
        line, table = self.lines.line(where), self.lines.table(where)
        self.problems.append(Problem(self.path, line, table, said))

    def note_on_all(self, said: Text, line: int = 1) -> None:
        """Note what is wrong with the file as a whole."""
        self.problems.append(Problem(self.path, line, "", said))

    def table_at(self, *keys: str | int) -> Table:
        """The table there, empty where there is something else or nothing."""
        found = self._at(*keys)
        return found if isinstance(found, dict) else {}

    def tables_at(self, *keys: str | int) -> dict[str, Table]:
        """The tables in the table there; what else it holds is left out."""
        return {key: row for key, row in self.table_at(*keys).items() if isinstance(row, dict)}

    def words_at(self, *keys: str | int) -> str | None:
        """The string there, if there is one."""
        found = self._at(*keys)
        return found if isinstance(found, str) else None

    def list_at(self, *keys: str | int) -> list[Any]:
        """The array there, empty where there is something else or nothing."""
        found = self._at(*keys)
        return found if isinstance(found, list) else []

    def has(self, *keys: str | int) -> bool:
        """Is anything there?"""
        return self._at(*keys) is not None

    def _at(self, *keys: str | int) -> object:
        found: object = self.table
        for key in keys:
            match found, key:
                case {}, _:
                    found = found.get(key)
                case list(), int(place) if place < len(found):
                    found = found[place]
                case _:
                    return None
        return found


def read_content_file(path: Path) -> ContentFile:
    """The file at *path*; where it cannot be read its one problem says why."""
    file = ContentFile(path)
    try:
        text = _text(read_within_limits(path))
        file.table, file.text = _table(text), text
    except _UnreadableError as error:
        file.note_on_all(error.said, error.line)
    except OSError as error:
        file.note_on_all(_UNREADABLE.filled(reason=reason_of(error)))
    except tomllib.TOMLDecodeError as error:
        fault = toml_fault(error, text)
        column = _COLUMN.filled(column=str(fault.column)) if fault.column else _NO_COLUMN
        file.note_on_all(_NOT_TOML.filled(said=fault.said, column=column), fault.line)
    except BeyondLimitsError as error:
        file.note_on_all(error.said)
    except ValueError as error:  # a number with thousands of digits
        file.note_on_all(_NOT_AS_TOML.filled(reason=toml_fault(error, "").said))
    if not file.table and not file.problems:
        file.note_on_all(_EMPTY)
    return file


def texts(value: object, where: Where = ()) -> Iterator[tuple[Where, Table]]:
    """Every table below *value* that says something in a language, and where it stands."""
    if isinstance(value, dict):
        if isinstance(value.get("en"), str) or isinstance(value.get("ja"), str):
            yield where, value
        for key, part in value.items():
            yield from texts(part, (*where, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from texts(part, (*where, place))


class _UnreadableError(Exception):
    def __init__(self, said: Text, line: int = 1) -> None:
        super().__init__(said.en)
        self.said = said
        self.line = line


def _text(content: bytes) -> str:
    if content.startswith(b"\xef\xbb\xbf"):
        raise _UnreadableError(_MARKED)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _UnreadableError(_NOT_UTF8, line) from None


@lru_cache(maxsize=64)  # whichever file is checked, the cards, words and charts are read again
def _table(text: str) -> Table:
    return tomllib.loads(text)
