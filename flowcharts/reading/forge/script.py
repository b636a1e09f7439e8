"""A script: its faces, and the parameters of their lines, each with its place."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.forge.script_lines import RECORDS, PlainScript, ScriptLine, plain_script

NOWHERE = Stretch(0, 0)


class Parameter(NamedTuple):
    """A name and its value."""

    name: str
    """As it was written."""
    key: Stretch
    value: str
    words: Stretch
    """Where the value stands; nothing where there is none."""
    has_sign: bool = True
    """Does a `$` stand between them?"""
    has_pipe: bool = True
    """Is it set apart from what stands before it?"""


class Record(NamedTuple):
    """A line, or an SVar, that is made of parameters."""

    line: ScriptLine
    name: str
    """Of the SVar; empty for a line of its own."""
    parameters: tuple[Parameter, ...]
    by_name: Mapping[str, Parameter]
    """By its name in small letters, the last of each: that is the one that Forge keeps."""

    def get(self, name: str) -> Parameter | None:
        """Its parameter of that name."""
        return self.by_name.get(name.casefold())

    def value(self, name: str) -> str:
        """The value of that parameter; empty where there is none."""
        found = self.by_name.get(name.casefold())
        return found.value if found else ""

    def is_true(self, name: str) -> bool:
        """Is that parameter set?"""
        return self.value(name).casefold() == "true"

    @property
    def kind(self) -> str:
        """What it begins with: Mode, DB, AB, SP, ST."""
        return self.parameters[0].name if self.parameters else ""


@dataclass(frozen=True, slots=True)
class ScriptFace:
    """What stands for one face of a card; its SVars are its own."""

    name: str = ""
    types: str = ""
    oracle: str = ""
    oracle_words: Stretch = NOWHERE
    triggers: tuple[Record, ...] = ()
    svars: Mapping[str, Record] = field(default_factory=dict, hash=False)
    """By name in small letters."""
    keywords: tuple[Stretch, ...] = ()
    others: tuple[Record, ...] = ()
    """Its lines for spells, activated and static abilities."""
    beside: Stretch = NOWHERE
    """Words that stand beside the lines, as the text of the card; from the first to the last."""


class Script(NamedTuple):
    """A script that was given."""

    plain: PlainScript
    faces: tuple[ScriptFace, ...]
    repeated: tuple[Record, ...] = ()
    """SVars that a later one of the same name replaces."""


_MISSING_PIPE = re.compile(r"(?<=\S)\s+(?=[A-Z][A-Za-z0-9]*\s?\$\s)")
_SVAR = re.compile(r"\s*([^:|$]*?)\s*:")


def script(given: str) -> Script:
    """*given*, read as a script; one without any line of a script has one empty face."""
    plain = plain_script(given)
    faces, repeated = [], []
    for lines in _faces(plain):
        face, again = _face(plain.text, lines)
        faces.append(face)
        repeated += again
    return Script(plain, tuple(faces), tuple(repeated))


def _faces(plain: PlainScript) -> Iterator[list[ScriptLine]]:
    waiting: list[ScriptLine] = []
    for line in plain.lines:
        if line.key in ("ALTERNATE", "SPECIALIZE"):
            yield waiting
            waiting = []
        waiting.append(line)
    yield waiting


def _face(text: str, lines: list[ScriptLine]) -> tuple[ScriptFace, list[Record]]:
    told = {line.key: line for line in lines}
    records = [_record(text, line) for line in lines if line.key in RECORDS]
    svars: dict[str, Record] = {}
    repeated: list[Record] = []
    for record in records:
        if record.line.key == "SVar":
            key = record.name.casefold()
            repeated += [svars[key]] if key in svars else []
            svars[key] = record
    oracle = told.get("Oracle")
    face = ScriptFace(
        _words(text, told.get("Name")),
        _words(text, told.get("Types")),
        _words(text, oracle),
        oracle.value if oracle else NOWHERE,
        tuple(record for record in records if record.line.key == "T"),
        svars,
        tuple(line.value for line in lines if line.key == "K"),
        tuple(record for record in records if record.line.key in ("A", "S", "R")),
        _beside(lines),
    )
    return face, repeated


def _beside(lines: list[ScriptLine]) -> Stretch:
    """The first stretch of lines that are none of a script."""
    found = NOWHERE
    for line in lines:
        if not line.key:
            found = Stretch(found.start if found.end else line.value.start, line.value.end)
        elif found.end:
            break
    return found


def _words(text: str, line: ScriptLine | None) -> str:
    return "" if line is None else line.value.of(text).strip()


def _record(text: str, line: ScriptLine) -> Record:
    start, end = line.value
    name = ""
    if line.key == "SVar":
        found = _SVAR.match(text, start, end)
        name, start = (found[1], found.end()) if found else (line.value.of(text).strip(), end)
    parameters = tuple(_parameters(text, start, end))
    by_name = {parameter.name.casefold(): parameter for parameter in parameters}
    return Record(line, name, parameters, by_name)


def _parameters(text: str, start: int, end: int) -> Iterator[Parameter]:
    for part in _parts(text, start, end):
        begins = part.start
        has_pipe = True
        for cut in _MISSING_PIPE.finditer(text, *part):
            if not text[begins : cut.start()].strip():
                continue
            yield _parameter(text, begins, cut.start(), has_pipe=has_pipe)
            begins, has_pipe = cut.end(), False
        yield _parameter(text, begins, part.end, has_pipe=has_pipe)


def _parts(text: str, start: int, end: int) -> Iterator[Stretch]:
    """What stands between pipes; a pipe at the very end has nothing behind it."""
    while start < end:
        pipe = text.find("|", start, end)
        stop = end if pipe < 0 else pipe
        if pipe >= 0 or text[start:stop].strip():
            yield Stretch(start, stop)
        start = stop + 1


def _parameter(text: str, start: int, end: int, *, has_pipe: bool) -> Parameter:
    sign = text.find("$", start, end)
    key = _trimmed(text, start, end if sign < 0 else sign)
    words = Stretch(end, end) if sign < 0 else _trimmed(text, sign + 1, end)
    value = words.of(text)
    if "  " in value:
        value = " ".join(value.split())
    return Parameter(key.of(text), key, value, words, sign >= 0, has_pipe)


def _trimmed(text: str, start: int, end: int) -> Stretch:
    words = text[start:end]
    inner = words.strip()
    start += len(words) - len(words.lstrip())
    return Stretch(start, start + len(inner))
