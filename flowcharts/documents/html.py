"""Blocks as HTML, in one language, with the readings of the kanji."""

from collections.abc import Iterable, Iterator
from html import escape

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.model.text import Language, Text, ruby_runs

_TAGS = {
    BlockKind.TITLE: "h2",
    BlockKind.HEADING: "h3",
    BlockKind.TABLE: "h4",
    BlockKind.SCRIPT: "pre",
    BlockKind.SCRIPT_UNDER: "pre",
    BlockKind.SAID: "blockquote",
}
"""The others are paragraphs; each has its kind as its class."""
_COLONS = {Language.ENGLISH: ": ", Language.JAPANESE: "："}


def html(blocks: Iterable[TextBlock], language: Language) -> str:
    """*blocks* as a part of an HTML document."""
    return "\n".join(_set_block(block, language) for block in blocks)


def html_words(text: Text, language: Language) -> str:
    """*text* with its readings, its lines broken as they are."""
    return "".join(_runs(text.in_language(language))).replace("\n", "<br>")


def _set_block(block: TextBlock, language: Language) -> str:
    tag = _TAGS.get(block.kind, "p")
    words = html_words(block.text, language)
    if tag == "pre":
        words = escape(block.text.en)
    if block.name is not None:
        words = f"<b>{html_words(block.name, language)}{_COLONS[language]}</b>{words}"
    number = f"{block.number}. " if block.number else ""
    return f'<{tag} class="{block.kind.replace(" ", "-")}">{number}{words}</{tag}>'


def _runs(words: str) -> Iterator[str]:
    for run in ruby_runs(words):
        base = escape(run.base)
        yield f"<ruby>{base}<rt>{escape(run.reading)}</rt></ruby>" if run.reading else base
