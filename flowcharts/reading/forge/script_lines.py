"""The lines of a script as it was pasted: each with its key, and its place."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch

_NEW_LINE = "\n"
_PLAIN = {
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},
    **dict.fromkeys(map(ord, "“”„‟"), '"'),
    **dict.fromkeys(map(ord, "‘’‚‛"), "'"),
    **dict.fromkeys(map(ord, "\xa0\u2002\u2003\u2007\u2009\u202f\u3000\ufeff\u200b\xad"), " "),
    ord("￨"): "|",
    ord("│"): "|",
    ord("﹩"): "$",
}
"""Signs that a script has not, and those that were meant."""
_ODD = re.compile(f"[{''.join(map(chr, _PLAIN))}]")
_HARMLESS = frozenset("“”‘’")
"""They may stand in the words of a card, and change nothing."""

KEYS = (
    *("T", "SVar", "A", "S", "R", "K", "Name", "ManaCost", "Types", "PT", "Loyalty", "Defense"),
    *("Colors", "Oracle", "Text", "AlternateMode", "ALTERNATE", "SPECIALIZE", "AltName", "AI"),
    *("DeckHas", "DeckHints", "DeckNeeds", "HandLifeModifier", "MeldPair", "Variant", "Draft"),
    *("Nickname", "FlavorName", "Lights"),
)
"""What a line can begin with."""
_SPELLED = {key.casefold(): key for key in KEYS}
RECORDS = ("T", "SVar", "A", "S", "R")
"""Their lines are made of parameters."""
_KEY = re.compile(r"\s*(?P<key>//[^:]{0,30}|[^\W\d][\w ]{0,30}?)\s*:")
_ALONE = re.compile(r"\s*ALTERNATE\s*$", re.IGNORECASE)
_NO_KEY = re.compile(r"\s*(?P<key>)(?=Mode\s*\$)")
_PARAMETERS = re.compile(r"[|$]")
_ENDED = re.compile(r"[.!?)\"'\]]\s*$")
_LAST_KEY = re.compile(r"(\w+)\s*\$[^$|]*$")


class ScriptLine(NamedTuple):
    """A line of a script; one that was broken in two, whole."""

    key: str
    """As it is spelled; as it was written, where it is none of them."""
    written_key: Stretch
    value: Stretch
    number: int
    """Of the first of its lines, counted from 1."""
    joined: int = 0
    """How many lines after it belong to it."""

    @property
    def is_known(self) -> bool:
        """Is its key one of them?"""
        return self.key in KEYS


class PlainScript(NamedTuple):
    """A script of the same length as what was given, its signs those of a script."""

    text: str
    lines: tuple[ScriptLine, ...]
    odd_signs: tuple[str, ...]
    """The signs that were read as others, each once."""


def plain_script(given: str) -> PlainScript:
    """*given* in lines."""
    text = given.replace("\r\n", " \n").replace("\r", _NEW_LINE)
    odd = tuple(dict.fromkeys(sign for sign in _ODD.findall(text) if sign not in _HARMLESS))
    if odd or not text.isascii():
        text = text.translate(_PLAIN)
    lines = tuple(_joined(text, list(_lines(text))))
    return PlainScript(_mended(text, lines), lines, odd)


def _mended(text: str, lines: tuple[ScriptLine, ...]) -> str:
    """*text* with blanks where a line was broken in two."""
    pieces: list[str] = []
    reached = 0
    for line in lines:
        if line.joined:
            start, end = line.value
            pieces += [text[reached:start], text[start:end].replace(_NEW_LINE, " ")]
            reached = end
    return "".join((*pieces, text[reached:])) if pieces else text


def _lines(text: str) -> Iterator[ScriptLine]:
    start = 0
    for number, words in enumerate(text.split(_NEW_LINE), start=1):
        end = start + len(words)
        if words.strip() and not words.lstrip().startswith("#"):
            yield _line(text, Stretch(start, end), number)
        start = end + 1


def _line(text: str, span: Stretch, number: int) -> ScriptLine:
    words = span.of(text)
    if _ALONE.match(words):
        at = Stretch(span.start, span.end)
        return ScriptLine("ALTERNATE", at, Stretch(span.end, span.end), number)
    found = _NO_KEY.match(words) or _KEY.match(words)
    if found is None or _is_inner(words, found):
        return ScriptLine("", Stretch(span.start, span.start), span, number)
    written = found["key"]
    key = _SPELLED.get(written.casefold(), written) if written else "T"
    at = Stretch(span.start + found.start("key"), span.start + found.end("key"))
    return ScriptLine(key, at, Stretch(span.start + found.end(), span.end), number)


def _is_inner(words: str, found: re.Match[str]) -> bool:
    """Does the colon belong to the words of a card, or to a parameter that is continued?"""
    key = found["key"]
    if not key or key.casefold() in _SPELLED:
        return False
    sign = _PARAMETERS.search(words)
    if key.startswith("//"):
        return False
    return " " in key or (sign is not None and sign.start() < found.end())


def _joined(text: str, lines: list[ScriptLine]) -> Iterator[ScriptLine]:
    waiting: ScriptLine | None = None
    for line in lines:
        if waiting is not None and not line.key and _is_unfinished(text, waiting, line):
            waiting = waiting._replace(
                value=Stretch(waiting.value.start, line.value.end), joined=waiting.joined + 1
            )
            continue
        if waiting is not None:
            yield waiting
        waiting = line
    if waiting is not None:
        yield waiting


def _is_unfinished(text: str, line: ScriptLine, following: ScriptLine) -> bool:
    """Does *following*, which has no key, go on with *line*? Wikis break long lines."""
    if line.key not in RECORDS:
        return False
    words, more = line.value.of(text).strip(), following.value.of(text).strip()
    if words.endswith(("|", "$", ",", "+")) or more.startswith("|"):
        return True
    last = _LAST_KEY.search(words)
    if last is not None and last[1].endswith(("Description", "Prompt")):
        return not _ENDED.search(words)
    if _PARAMETERS.search(more):
        return not re.match(r"(?:AB|DB|SP|ST)\$", more)
    return line.key == "T" and not re.search(r"Execute\s*\$", words, re.IGNORECASE)
