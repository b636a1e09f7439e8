"""What of a card is shown where there is no room for all of it."""

import re

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text

_REMINDER = re.compile(r"""\s*\([^()]*[.。!]["”'」]?\)|（[^（）]*[.。]["”」』]?）""")
"""A whole sentence in brackets: （白） is none, it is what the ability says."""
_SENTENCE_EN = re.compile(r".*?[.?!]+[”’)]*(?=\s+[A-Z“(]|\s*$)", re.DOTALL)
_SENTENCE_JA = re.compile(r".*?[。？！](?![」』）])", re.DOTALL)
_TRIGGERS = ("when", "at the beginning", "at end")


def without_reminders(card: Card, quoted: Text | None = None) -> Card:
    """*card* without the sentences in brackets that only explain; those with *quoted* stay."""
    lit = quoted if quoted is not None else Text("", "")
    en, ja = _cut(card.text.en, lit.en), _cut(card.text.ja, lit.ja)
    return card._replace(text=Text(_closed(en), _closed(ja)))


def _cut(text: str, kept: str) -> str:
    """*text* without its reminders; one that has the words *kept* stays."""

    def left(found: re.Match[str]) -> str:
        return found[0] if kept and kept in found[0] else ""

    return _REMINDER.sub(left, text)


def excerpt(card: Card, quoted: Text | None) -> Card:
    """*card* with those paragraphs alone that have the deciding words, or else a trigger."""
    brief = without_reminders(card, quoted)
    en, ja = brief.text.en.split("\n"), brief.text.ja.split("\n")
    if len(en) != len(ja):
        return brief
    places = [place for place, said in enumerate(en) if quoted is not None and quoted.en in said]
    if quoted is None or not quoted.en or not places:
        places = [place for place, said in enumerate(en) if said.lower().startswith(_TRIGGERS)]
    if not places:
        return brief
    kept = Text("\n".join(en[each] for each in places), "\n".join(ja[each] for each in places))
    return brief._replace(text=kept)


def _closed(text: str) -> str:
    """*text* without the empty lines that are left."""
    return "\n".join(line for line in text.split("\n") if line.strip())


def first_sentences(text: Text) -> Text:
    """The first sentence of each paragraph."""
    en = [_first(_SENTENCE_EN, said) for said in text.en.split("\n")]
    ja = [_first(_SENTENCE_JA, said) for said in text.ja.split("\n")]
    return Text("\n".join(en), "\n".join(ja))


def _first(sentence: re.Pattern[str], said: str) -> str:
    found = sentence.match(said)
    return found[0] if found is not None else said
