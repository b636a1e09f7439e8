"""How the commands speak: in which language, how wide, and whatever the console can show."""

import codecs
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from io import TextIOWrapper
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from flowcharts.model.text import Wording

if TYPE_CHECKING:  # most of what opens the window says nothing in the terminal
    from flowcharts.documents.block import TextBlock

_WIDEST = 88
"""Longer lines are hard to read, however wide the terminal is."""
_READABLE = "readable"
"""How the streams call what they do with what they cannot encode."""
_BYTES = {chr(code) for code in range(0xDC80, 0xDD00)}
"""What Python makes of the bytes of a word or a file's name that are not UTF-8."""


def system_wording(environment: Mapping[str, str] = os.environ) -> Wording:
    """The language that the system speaks, if it is one of ours; else English."""
    spoken = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)),
        "",
    )
    if not spoken:
        import locale  # Windows names its language nowhere else

        spoken = locale.getlocale()[0] or ""
    return Wording.JAPANESE if spoken.casefold().startswith("ja") else Wording.ENGLISH


def wording_asked(words: Sequence[str]) -> Wording:
    """The language that *words* of a command line ask for, be they wrong or right; the system's."""
    from flowcharts.commands.request_error import folded

    asked = [word.partition("=")[2] for word in words if word.startswith("--language=")]
    asked += [after for word, after in pairwise(words) if word == "--language"]
    known = [Wording(word) for word in map(folded, asked) if word in tuple(Wording)]
    return known[-1] if known else system_wording()


def print_safely() -> None:
    """Let no console stumble over a sign that it cannot show, or that was typed."""
    codecs.register_error(_READABLE, _readable)
    for stream, errors in (
        (sys.stdin, "backslashreplace"),
        (sys.stdout, _READABLE),
        (sys.stderr, _READABLE),
    ):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def print_document(document: Mapping[str, Any]) -> None:
    """Print one JSON document."""
    is_unicode = (getattr(sys.stdout, "encoding", None) or "").casefold().replace("-", "") in (
        "utf8",
        "utf16",
    )
    written = json.dumps(document, ensure_ascii=not is_unicode, indent=2)
    # For other programs the name of a file stays what it is, whatever its bytes are.
    print(written.encode(errors="backslashreplace").decode())


def print_blocks(blocks: "Iterable[TextBlock]", wording: Wording) -> None:
    """Print *blocks* as wide as the terminal is."""
    from flowcharts.documents.plain import plain  # `show` says nothing

    print(plain(blocks, wording, line_width()))


def _readable(error: UnicodeError) -> tuple[str | bytes, int]:
    """What is printed for a sign that the console cannot show, or for a byte that is no text."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    place = error.start + 1
    if error.object[error.start] in _BYTES:
        return "\N{REPLACEMENT CHARACTER}".encode(error.encoding, errors="replace"), place
    one = UnicodeEncodeError(error.encoding, error.object, error.start, place, error.reason)
    return codecs.backslashreplace_errors(one)


def line_width() -> int:
    """The columns to fill."""
    import shutil  # the same

    return min(shutil.get_terminal_size().columns, _WIDEST)
