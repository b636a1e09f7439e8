"""How large and how deep a TOML file may be: to read one without bounds takes gigabytes."""

import re
from pathlib import Path

from flowcharts.model.text import SaidError, Text

_LARGEST = 1_000_000
"""In bytes: ten times the longest file of the content."""
_DEEPEST = 20
"""Nothing in any content lies deeper."""
_WORDS = re.compile(
    # What is not closed reaches to the end, so that nothing is looked at twice.
    rb'"""[^"\\]*(?:(?:\\.|"{1,2}(?!"))[^"\\]*)*(?:"{3,5})?'
    rb"|'''[^']*(?:'{1,2}(?!')[^']*)*(?:'{3,5})?"
    rb'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?'
    rb"|'[^'\n]*'?"
    rb"|#[^\n]*",
    re.DOTALL,
)
"""Strings and comments: what stands in them nests nothing."""
_DOTS = re.compile(rb"\.+")
_NO_KEYS = bytes(sign for sign in range(256) if sign not in b".[]{}=,\n")
"""All signs but the dots of a key, and what stands between keys."""
_OPENING = b"[{"
_NO_BRACKETS = bytes(sign for sign in range(256) if sign not in b"[]{}")
_TOO_LARGE = Text("The file is far too large.", "ファイルが大きすぎます。")
_TOO_DEEP = Text(
    "The file nests arrays or tables far too deeply.", "配列や表の入れ子が深すぎます。"
)


class BeyondLimitsError(SaidError):
    """A file that is not to be read at all."""


def read_within_limits(path: Path) -> bytes:
    """The content of the file at *path*, looked through before anything is made of it.

    Raises:
        BeyondLimitsError: it is far too large, or nests far too deeply.
        OSError: it cannot be read.
    """
    with path.open("rb") as stream:
        content = stream.read(_LARGEST + 1)
    look_through(content)
    return content


def look_through(content: bytes) -> None:
    """Look through the *content* of a file before anything is made of it.

    Raises:
        BeyondLimitsError: it is far too large, or nests far too deeply.
    """
    if len(content) > _LARGEST:
        raise BeyondLimitsError(_TOO_LARGE)
    if _is_too_deep(content):
        raise BeyondLimitsError(_TOO_DEEP)


def _is_too_deep(content: bytes) -> bool:
    """May anything in it lie too deep: in brackets, or under a dotted key, which nests, too?"""
    bare = _WORDS.sub(b"", content)
    dots = max(map(len, _DOTS.findall(bare.translate(None, _NO_KEYS))), default=0)
    depth = deepest = 0
    for sign in bare.translate(None, _NO_BRACKETS):
        depth = depth + 1 if sign in _OPENING else max(0, depth - 1)
        deepest = max(deepest, depth)
    return deepest + dots > _DEEPEST
