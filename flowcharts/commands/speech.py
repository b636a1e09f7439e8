"""How the commands speak: in which language, how wide, and whatever the console can show."""

import json
import os
import sys
from collections.abc import Iterable, Mapping
from io import TextIOWrapper
from typing import Any

from flowcharts.export.block import Block
from flowcharts.text import Wording

_WIDEST = 88
"""Longer lines are hard to read, however wide the terminal is."""


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


def speak_safely() -> None:
    """Let no console stumble over a sign that it cannot show, or that was typed."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say_document(document: Mapping[str, Any]) -> None:
    """Print one JSON document."""
    is_unicode = (getattr(sys.stdout, "encoding", None) or "").casefold().replace("-", "") in (
        "utf8",
        "utf16",
    )
    print(json.dumps(document, ensure_ascii=not is_unicode, indent=2))


def say(blocks: Iterable[Block], wording: Wording) -> None:
    """Print *blocks* as wide as the terminal is."""
    from flowcharts.export.plain import plain  # `show` says nothing

    print(plain(blocks, wording, line_width()))


def line_width() -> int:
    """The columns to fill."""
    import shutil  # the same

    return min(shutil.get_terminal_size().columns, _WIDEST)
