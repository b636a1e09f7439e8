"""Blocks as plain text for a terminal: wrapped, indented, Japanese by its own rules."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import repeat

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.japanese.lines import full_lines
from flowcharts.model.text import Language, Wording

_SPACE = " \t\u3000"  # not the space that binds
_WORDS = re.compile(rf"([{_SPACE}]*)([^{_SPACE}]+)")
_RULES = {BlockKind.TITLE: "=", BlockKind.HEADING: "-"}
_BEGUN_ONCE = {BlockKind.QUESTION, BlockKind.ANSWER}
"""What is begun by its number or arrow in the first language only."""
_SCRIPTS = {BlockKind.SCRIPT, BlockKind.SCRIPT_UNDER}
_CLOSE = {BlockKind.BADGE, BlockKind.ANSWER, BlockKind.NAMED}
"""What stands right under the block before, without an empty line."""


def plain(blocks: Iterable[TextBlock], wording: Wording, width: int) -> str:
    """*blocks* as lines of at most *width* columns."""
    lines: list[str] = []
    before: BlockKind | None = None
    for block in blocks:
        if before is not None and not _is_close(before, block.kind):
            lines.append("")
        lines.extend(_set_block(block, wording, width))
        before = block.kind
    return "\n".join(lines)


def columns(text: str) -> int:
    """The columns that *text* takes in a terminal."""
    return len(text) if text.isascii() else sum(map(_columns_of_sign, text))


def fill(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """*text* in lines of at most *width* columns, begun with *first* and then with *rest*.

    Only what cannot be broken is longer.
    """
    if columns(first + text) <= width:
        return [(first + text.strip(_SPACE)).rstrip()]
    if columns(text) > len(text):  # it has wide signs
        room = width - columns(rest)
        lines = full_lines(text.strip(_SPACE), room, columns, width - columns(first))
        begun = (first, *repeat(rest, len(lines) - 1))
        return [begin + line for begin, line in zip(begun, lines, strict=True)]
    return _fill_words(text, width, first, rest)


def _fill_words(text: str, width: int, first: str, rest: str) -> list[str]:
    """The same for English: words with a space between."""
    lines: list[str] = []
    line, filled, is_empty = first, columns(first), True
    for gap, word in _WORDS.findall(text):
        wanted = columns(gap + word)
        if not is_empty and filled + wanted > width:
            lines.append(line)
            line, filled, is_empty = rest, columns(rest), True
        line += word if is_empty else gap + word
        filled += columns(word) if is_empty else wanted
        is_empty = False
    return [*lines, line.rstrip()]


def fill_script(line: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A line of a script in lines of at most *width* columns, broken before its pipes.

    Only a parameter that is longer than a line is broken within.
    """
    lines: list[str] = []
    for place, parameter in enumerate(line.split(" | ")):
        said = f"| {parameter}" if place else parameter
        if lines and columns(f"{lines[-1]} {said}") <= width:
            lines[-1] += f" {said}"
        else:
            lines.extend(fill(said, width, rest if lines else first, rest))
    return lines


def _is_close(before: BlockKind, kind: BlockKind) -> bool:
    if kind is BlockKind.NAMED:
        return before in (BlockKind.BADGE, BlockKind.TABLE, BlockKind.NAMED)
    if kind is BlockKind.UNDER:
        return before is BlockKind.NAMED
    return kind in _CLOSE


def _set_block(block: TextBlock, wording: Wording, width: int) -> Iterator[str]:
    first, rest = _indents(block.kind, block.number)
    if block.kind in _SCRIPTS:
        for line in block.text.en.split("\n"):
            yield from fill_script(line, width, first, rest)
        return
    widest = 0
    said = tuple(_said(block, wording))
    between = "\n\n" if any("\n\n" in words for words in said) else "\n"
    for paragraph in between.join(said).split("\n"):
        lines = fill(paragraph, width, first, rest) if paragraph else [""]
        yield from lines
        widest = max(widest, *map(columns, lines))
        first = rest if block.kind in _BEGUN_ONCE else first
    if block.kind in _RULES:
        yield _RULES[block.kind] * min(widest, width)


def _said(block: TextBlock, wording: Wording) -> Iterable[str]:
    """The block in each language, once where both say the same."""
    text = block.text.without_ruby()
    said = {language: text.in_language(language) for language in wording.languages}
    if block.name is not None:
        name = block.name.without_ruby()
        colon = {Language.ENGLISH: ": ", Language.JAPANESE: "："}
        said = {key: name.in_language(key) + colon[key] + words for key, words in said.items()}
    return dict.fromkeys(said.values())


def _indents(kind: BlockKind, number: int) -> tuple[str, str]:
    if kind is BlockKind.QUESTION:
        first = f"{number}. "
        return first, " " * len(first)
    return _INDENTS.get(kind, ("", ""))


_INDENTS = {
    BlockKind.ANSWER: ("   → ", "     "),
    BlockKind.UNDER: ("   ", "   "),
    BlockKind.NAMED: ("", "  "),
    BlockKind.SAID: ("  | ", "  | "),
    BlockKind.SCRIPT: ("   ", "     "),
    BlockKind.SCRIPT_UNDER: ("   ", "     "),
}


@cache
def _columns_of_sign(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
