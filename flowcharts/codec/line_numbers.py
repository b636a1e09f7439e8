"""Where each key and table stands in a TOML text that is known to be sound."""

import re
import tomllib
from bisect import bisect_left
from dataclasses import dataclass, field

Where = tuple[str | int, ...]
"""The way to a value: keys, and places in arrays from 0."""

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*"{3,5}'
    r"|'''(?:[^']|'{1,2}(?!'))*'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"\d{4}-\d\d-\d\d \d\d:[^\s,\]}#]+|[^\s,\]}#]+")


@dataclass(frozen=True, slots=True)
class LineNumbers:
    """The lines on which the keys and tables of a file stand."""

    _keys: dict[Where, int] = field(default_factory=dict)
    _tables: dict[Where, str] = field(default_factory=dict)

    def __contains__(self, where: Where) -> bool:
        return where in self._keys

    def line(self, where: Where) -> int:
        """The line of what *where* leads to, or of the nearest thing around it."""
        ends = range(len(where), 0, -1)
        return next((self._keys[where[:end]] for end in ends if where[:end] in self._keys), 1)

    def table(self, where: Where) -> str:
        """The table that *where* stands in, as its header names it; empty at the top."""
        return self._tables.get(self._header(where), "")

    def within_table(self, where: Where) -> Where:
        """The rest of *where*, counted from the table that it stands in."""
        return where[len(self._header(where)) :]

    def _header(self, where: Where) -> Where:
        ends = range(len(where), 0, -1)
        return next((where[:end] for end in ends if where[:end] in self._tables), ())


def read_line_numbers(text: str) -> LineNumbers:
    """Where the keys and tables of *text* stand; tomllib must have read it before."""
    return _Scanner(text.replace("\r\n", "\n")).scanned()


class _Scanner:
    """Reads keys and steps over values."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._ends = [match.start() for match in re.finditer("\n", text)]
        self._keys: dict[Where, int] = {}
        self._tables: dict[Where, str] = {}
        self._lengths: dict[Where, int] = {}
        """How many tables each [[array]] has so far."""

    def scanned(self) -> LineNumbers:
        table: Where = ()
        while self._is_more():
            if self._sees("["):
                table = self._header()
            else:
                self._pair(table)
        return LineNumbers(self._keys, self._tables)

    def _is_more(self) -> bool:
        self._over(_BLANK)
        return self._at < len(self._text)

    def _header(self) -> Where:
        line = self._line()
        brackets = 2 if self._text.startswith("[[", self._at) else 1
        self._at += brackets
        start = self._at
        path = self._key()
        written = self._text[start : self._at].strip()
        self._at += brackets
        where = self._resolved(path, is_array=brackets == len("[["))
        self._note((), where, line)
        self._tables[where] = written
        return where

    def _resolved(self, path: Where, *, is_array: bool) -> Where:
        """*path* with the places of the tables it leads through."""
        where: Where = ()
        for count, key in enumerate(path, start=1):
            where = (*where, key)
            if is_array and count == len(path):
                self._lengths[where] = self._lengths.get(where, 0) + 1
            if where in self._lengths:
                where = (*where, self._lengths[where] - 1)
        return where

    def _pair(self, table: Where) -> None:
        self._over(_BLANK)
        line = self._line()
        where = (*table, *self._key())
        self._note(table, where, line)
        self._at += 1  # the equals sign
        self._value(where)

    def _key(self) -> Where:
        parts = [self._key_part()]
        while self._sees("."):
            self._at += 1
            parts.append(self._key_part())
        return tuple(parts)

    def _key_part(self) -> str:
        self._over(_BLANK)
        bare = self._over(_BARE_KEY)
        part = bare or str(tomllib.loads(f"key = {self._over(_STRING)}")["key"])
        self._over(_BLANK)
        return part

    def _value(self, where: Where) -> None:
        self._over(_BLANK)
        if self._sees("["):
            self._array(where)
        elif self._sees("{"):
            self._inline_table(where)
        else:
            self._over(_STRING if self._text[self._at] in "\"'" else _SCALAR)

    def _array(self, where: Where) -> None:
        self._at += 1
        count = 0
        while not self._closes("]"):
            item = (*where, count)
            self._note(where, item, self._line())
            self._value(item)
            count += 1

    def _inline_table(self, where: Where) -> None:
        self._at += 1
        while not self._closes("}"):
            self._pair(where)

    def _closes(self, bracket: str) -> bool:
        """Steps over a comma and over the closing *bracket*, if that comes next."""
        self._over(_BLANK)
        if self._sees(","):
            self._at += 1
            self._over(_BLANK)
        is_closed = self._sees(bracket)
        self._at += is_closed
        return is_closed

    def _note(self, table: Where, where: Where, line: int) -> None:
        for end in range(len(table) + 1, len(where) + 1):
            self._keys.setdefault(where[:end], line)

    def _sees(self, sign: str) -> bool:
        return self._text.startswith(sign, self._at)

    def _over(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._text, self._at)
        if match is None:
            return ""
        self._at = match.end()
        return match[0]

    def _line(self) -> int:
        return bisect_left(self._ends, self._at) + 1
