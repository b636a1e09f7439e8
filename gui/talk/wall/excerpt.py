"""What of a card is shown where there is no room for all of it; a sign tells what is left out."""

import re
from typing import NamedTuple

from flowcharts.model.scenario import Card
from flowcharts.model.text import Language, Text

_REMINDER = re.compile(r"""\s*\([^()]*[.。!]["”'」]?\)|（[^（）]*[.。]["”」』]?）""")
"""A whole sentence in brackets: （白） is none, it is what the ability says."""
_SENTENCES = {
    Language.ENGLISH: re.compile(r".*?[.?!]+[”’)\"]*(?=\s+[A-Z“(]|\s*$)|.+$"),
    Language.JAPANESE: re.compile(r".*?[。？！]+[」』）]*(?![」』）])|.+$"),
}
_TRIGGER = re.compile(r"""(?:^|["“])(?:when|at the beginning|at end)""", re.IGNORECASE)
"""A trigger begins so, also one that a permanent is given in quotes."""
_LEFT_OUT = Text(" (…)", "（…）")
_BEFORE, _AFTER = Text("… ", "……"), Text(" …", "……")


class TextParts(NamedTuple):
    """A text in one language, around the sentence with the words that decide."""

    before: str
    deciding: str
    after: str


def without_reminders(card: Card, quoted: Text | None = None) -> Card:
    """*card* without the sentences in brackets that only explain; those with *quoted* stay."""
    lit = quoted if quoted is not None else Text("", "")
    return card._replace(
        text=Text(
            _cut(card.text.en, lit.en, _LEFT_OUT.en), _cut(card.text.ja, lit.ja, _LEFT_OUT.ja)
        )
    )


def _cut(text: str, kept: str, sign: str) -> str:
    """*text* without its reminders; one that has the words *kept* stays."""

    def left(found: re.Match[str]) -> str:
        return found[0] if kept and kept in found[0] else sign

    return "\n".join(line.strip() for line in _REMINDER.sub(left, text).split("\n"))


def excerpt(card: Card, quoted: Text | None) -> Card:
    """*card* with those paragraphs alone that have the deciding words, or else a trigger."""
    brief = without_reminders(card, quoted)
    en, ja = brief.text.en.split("\n"), brief.text.ja.split("\n")
    if len(en) != len(ja):
        return brief
    places = [place for place, said in enumerate(en) if quoted is not None and quoted.en in said]
    if quoted is None or not quoted.en or not places:
        places = [place for place, said in enumerate(en) if _TRIGGER.search(said)]
    if not places:
        return brief
    kept = Text(_kept(en, places, _BEFORE.en, _AFTER.en), _kept(ja, places, _BEFORE.ja, _AFTER.ja))
    return brief._replace(text=kept)


def _kept(paragraphs: list[str], places: list[int], before: str, after: str) -> str:
    """Those of *paragraphs*; a sign stands where others are left out."""
    said = [
        paragraphs[place] if place - 1 in {*places, -1} else before + paragraphs[place]
        for place in places
    ]
    has_more = places[-1] < len(paragraphs) - 1
    return "\n".join(said) + (after if has_more else "")


def first_paragraph(text: Text) -> Text:
    """The first paragraph of *text*; a sign stands for the others."""
    en, ja = (said.split("\n") for said in text)
    return Text(_kept(en, [0], _BEFORE.en, _AFTER.en), _kept(ja, [0], _BEFORE.ja, _AFTER.ja))


def around(text: str, words: str, language: Language) -> TextParts:
    """*text* before, in and after the sentences with *words*; without those, all of it decides."""
    start = text.find(words) if words else -1
    if start < 0:
        return TextParts("", text, "")
    first = last = 0
    for begin, end in _sentences(text, language):
        if begin <= start:
            first = begin
        if begin < start + len(words):
            last = end
    return TextParts(text[:first].rstrip(), text[first:last].strip(), text[last:].lstrip())


def _sentences(text: str, language: Language) -> list[tuple[int, int]]:
    """Where each sentence of *text* begins and ends."""
    found, start = [], 0
    for paragraph in text.split("\n"):
        spans = (each.span() for each in _SENTENCES[language].finditer(paragraph))
        found += [(start + begin, start + end) for begin, end in spans]
        start += len(paragraph) + 1
    return found
