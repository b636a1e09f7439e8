"""Blocks as Markdown."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from flowcharts.export.block import Block, Kind
from flowcharts.model.text import Language, Wording


@dataclass(frozen=True, slots=True)
class _Form:
    """How a kind of block is written."""

    first: str = ""
    """Before its first line."""
    rest: str = ""
    """Before its other lines."""
    between: str = "\n\n"
    """Between two languages."""
    mark: str = ""
    """Around the words."""


_FORMS = {
    Kind.TITLE: _Form("# ", between=" / "),
    Kind.BADGE: _Form(between=" / ", mark="**"),
    Kind.HEADING: _Form("## ", between=" / "),
    Kind.QUESTION: _Form(rest="    "),
    Kind.ANSWER: _Form("    - ", between=" / ", mark="**"),
    Kind.UNDER: _Form("    ", "    "),
    Kind.PROSE: _Form(),
    Kind.TABLE: _Form("### ", between=" / "),
    Kind.NAMED: _Form("- ", "  ", between="  \n"),
    Kind.SAID: _Form("> ", "> "),
}
_SCRIPTS = {Kind.SCRIPT, Kind.SCRIPT_UNDER}
_TIGHT = {Kind.NAMED, Kind.ANSWER}
"""What stands right under its like."""
_COLONS = {Language.ENGLISH: ":** ", Language.JAPANESE: ":** "}
_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")
_BEGINNING = re.compile(r"^(?:([#+-]+)(?=\s)|(\d+)(?=[.)]\s))")


def markdown(blocks: Iterable[Block], wording: Wording) -> str:
    """*blocks* as a Markdown document."""
    lines: list[str] = []
    before: Kind | None = None
    for block in blocks:
        if before is not None and not (block.kind is before and before in _TIGHT):
            lines.append("")
        lines.extend(_set_block(block, wording))
        before = block.kind
    return "\n".join(lines) + "\n"


def _set_block(block: Block, wording: Wording) -> Iterator[str]:
    if block.kind in _SCRIPTS:
        before = "    " if block.kind is Kind.SCRIPT_UNDER else ""
        for line in ("```text", *block.text.en.split("\n"), "```"):
            yield before + line
        return
    form = _FORMS[block.kind]
    said = dict.fromkeys(_said(block, language, form.mark) for language in wording.languages)
    first, *others = form.between.join(said).split("\n")
    number = f"{block.number}.".ljust(len(form.rest)) if block.number else ""
    yield form.first + number + first
    yield from ((form.rest + line).rstrip() for line in others)


def _said(block: Block, language: Language, mark: str) -> str:
    words = f"{mark}{_escaped(block.text.without_ruby().in_language(language))}{mark}"
    if block.name is None:
        return words
    return f"**{_escaped(block.name.in_language(language))}{_COLONS[language]}{words}"


def _escaped(text: str) -> str:
    r"""*text* with nothing in it that Markdown would take for a mark of its own.

    >>> print(_escaped("2. *may*"))
    2\. \*may\*
    """
    lines = _SPECIAL.sub(r"\\\1", text).split("\n")
    return "\n".join(_BEGINNING.sub(_as_words, line) for line in lines)


def _as_words(match: re.Match[str]) -> str:
    return f"\\{match[1]}" if match[1] else f"{match[2]}\\"
