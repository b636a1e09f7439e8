"""What of a card is shown where there is no room for all of it."""

import re
from collections.abc import Sequence

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text

_REMINDER = re.compile(r"""\s*\([^()]*[.。!]["”'」]?\)|（[^（）]*[.。]["”」』]?）""")
"""A whole sentence in brackets: （白） is none, it is what the ability says."""
_SENTENCE_EN = re.compile(r".*?[.?!]+[”’)]*(?=\s+[A-Z“(]|\s*$)", re.DOTALL)
_SENTENCE_JA = re.compile(r".*?[。？！](?![」』）])", re.DOTALL)
_TRIGGER = re.compile(r"""(?:^|["“])(?:when|at the beginning|at end)""", re.IGNORECASE)
"""A trigger begins so, also one that a permanent is given in quotes."""
_OMITTED_EN, _OMITTED_JA = "… ", "……"


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
        places = [place for place, said in enumerate(en) if _TRIGGER.search(said)]
    if not places:
        return brief
    kept = Text("\n".join(en[each] for each in places), "\n".join(ja[each] for each in places))
    return brief._replace(text=kept)


def deciding_sentences(card: Card, quoted: Sequence[Text]) -> Card:
    """*card* with those sentences alone that have some of the words, or else begin a trigger."""
    en = _with_words(_SENTENCE_EN, card.text.en, [each.en for each in quoted], _OMITTED_EN)
    ja = _with_words(_SENTENCE_JA, card.text.ja, [each.ja for each in quoted], _OMITTED_JA)
    if en and ja:
        return card._replace(text=Text(en, ja))
    brief = excerpt(card, None)
    return brief._replace(text=first_sentences(brief.text))


def _with_words(sentence: re.Pattern[str], text: str, wanted: list[str], omitted: str) -> str:
    """The sentences of *text* that have one of the *wanted* words; a sign where some are left."""
    said = ""
    for paragraph in text.split("\n"):
        has_gap = False
        for found in sentence.finditer(paragraph):
            if any(words in found[0] for words in wanted):
                said += (omitted if has_gap else "") + found[0].lstrip() + " "
                has_gap = False
            else:
                has_gap = True
    return said.replace("。 ", "。").rstrip()


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
