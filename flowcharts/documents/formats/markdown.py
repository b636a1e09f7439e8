"""Blocks as Markdown."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.format import Format
from flowcharts.documents.number_table import NumberTable
from flowcharts.model.text import Language, Text, Wording


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
    BlockKind.TITLE: _Form("# ", between=" / "),
    BlockKind.BADGE: _Form(between=" / ", mark="**"),
    BlockKind.HEADING: _Form("## ", between=" / "),
    BlockKind.QUESTION: _Form(rest="    "),
    BlockKind.ANSWER: _Form("    - ", between=" / ", mark="**"),
    BlockKind.UNDER: _Form("    ", "    "),
    BlockKind.PROSE: _Form(),
    BlockKind.TABLE: _Form("### ", between=" / "),
    BlockKind.NAMED: _Form("- ", "  ", between="  \n"),
    BlockKind.PICTURE: _Form(between="  \n"),
    BlockKind.SAID: _Form("> ", "> "),
    BlockKind.RULED: _Form(between="  \n"),
}
_SCRIPTS = {BlockKind.SCRIPT, BlockKind.SCRIPT_UNDER}
_TIGHT = {BlockKind.NAMED, BlockKind.ANSWER}
"""What stands right under its like."""
_COLONS = {Language.ENGLISH: ":** ", Language.JAPANESE: ":** "}
_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")
_BEGINNING = re.compile(r"^(?:([#+-]+)(?=\s)|(\d+)(?=[.)]\s))")


def markdown(blocks: Iterable[TextBlock], wording: Wording) -> str:
    """*blocks* as a Markdown document."""
    lines: list[str] = []
    before: BlockKind | None = None
    for block in blocks:
        if before is not None and not (block.kind is before and before in _TIGHT):
            lines.append("")
        lines.extend(_set_block(block, wording))
        before = block.kind
    return "\n".join(lines) + "\n"


def _set_block(block: TextBlock, wording: Wording) -> Iterator[str]:
    if block.kind in _SCRIPTS:
        before = "    " if block.kind is BlockKind.SCRIPT_UNDER else ""
        for line in ("```text", *block.text.en.split("\n"), "```"):
            yield before + line
        return
    form = _FORMS[block.kind]
    said = dict.fromkeys(_said(block, language, form.mark) for language in wording.languages)
    first, *others = form.between.join(said).split("\n")
    number = f"{block.number}.".ljust(len(form.rest)) if block.number else ""
    yield form.first + number + first
    yield from ((form.rest + line).rstrip() for line in others)


def _said(block: TextBlock, language: Language, mark: str) -> str:
    words = f"{mark}{_escaped(block.text.without_ruby().in_language(language))}{mark}"
    if block.name is None:
        return words
    return (
        f"**{_escaped(block.name.without_ruby().in_language(language))}{_COLONS[language]}{words}"
    )


def _escaped(text: str) -> str:
    r"""*text* with nothing in it that Markdown would take for a mark of its own.

    >>> print(_escaped("2. *may*"))
    2\. \*may\*
    """
    lines = _SPECIAL.sub(r"\\\1", text).split("\n")
    return "\n".join(_BEGINNING.sub(_as_words, line) for line in lines)


def _as_words(match: re.Match[str]) -> str:
    return f"\\{match[1]}" if match[1] else f"{match[2]}\\"


def _tables(tables: Iterable[NumberTable], wording: Wording) -> str:
    """All *tables*, each under its title."""
    lines: list[str] = []
    for table in tables:
        head, *rows = table.said(wording)
        rule = ["-"] * len(head)
        lines += [f"## {table.title_said(wording)}", ""]
        lines += [f"| {' | '.join(map(_in_cell, row))} |" for row in (head, rule, *rows)]
        lines.append("")
    return "\n".join(lines)


def _in_cell(words: str) -> str:
    return words.replace("|", "\\|").replace("\n", " ")


MARKDOWN = Format(
    "md",
    Text("Markdown", "Markdown"),
    Text("text", "文章"),
    write_blocks=markdown,
    write_tables=_tables,
)
