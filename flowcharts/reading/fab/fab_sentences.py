"""The sentences of a card of Flesh and Blood, taken apart at what they wait for."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.fab.fab_words import pattern
from flowcharts.reading.plain_text import blanked, lines_of, trimmed

_END = re.compile(r"[.!?](?=[\s\")]|$)\"?")
_QUOTE = re.compile(r'"([^"\n]{3,}?)(?:"|(?=\n|$))')
_REMINDER = re.compile(r"\([^()\n]*(?:\)|$)")
_COMMA = re.compile(r", ?(?!(?:or|and) (?!if\b))")
_LIST = re.compile(r"(?!(?:you|they|it|this|that) )[^,.;:]{1,40}, (?:or|and) ")


class CardSentence(NamedTuple):
    """A sentence, or what it quotes; all places are counted in the whole text."""

    text: str
    """The text, in small letters with plain signs; quotations and reminders are blank."""
    span: Stretch
    body: int
    """Where it begins behind its label, its limit and its prefaces."""
    cue: int
    """Where its cue begins; its end where it has none at its beginning."""
    condition: Stretch
    effect: Stretch
    label: str = ""
    limit: str = ""
    prefaces: tuple[str, ...] = ()
    """What stands before the cue: “while …”, “if …”, “until …”."""
    before: str = ""
    """The sentence before it in its paragraph."""
    is_made: bool = False
    """Does a resolving layer say it: is it behind the cost of an ability?"""
    giver: Stretch | None = None
    """The sentence that quotes it; None where it stands for itself."""

    @property
    def is_quoted(self) -> bool:
        """Is it given to something by another sentence?"""
        return self.giver is not None

    @property
    def has_cue(self) -> bool:
        """Does it begin with a cue?"""
        return self.cue < self.span.end

    @property
    def words(self) -> str:
        """It, from its cue on."""
        return self.text[self.cue : self.span.end]


def card_sentences(plain: str) -> Iterator[CardSentence]:
    """The sentences of *plain*, each followed by those that it quotes."""
    for line in lines_of(plain):
        yield from _of_paragraph(plain, line)


def _of_paragraph(plain: str, line: Stretch) -> Iterator[CardSentence]:
    words = plain[line.start : line.end]
    quotes = [
        Stretch(line.start + q.start(1), line.start + q.end(1)) for q in _QUOTE.finditer(words)
    ]
    reminders = [
        Stretch(line.start + r.start(), line.start + r.end()) for r in _REMINDER.finditer(words)
    ]
    view = plain[: line.start] + blanked(words, [*quotes, *reminders], line.start)
    before, is_made = "", False
    for span in _sentences(view, line):
        sentence = _taken_apart(view, span)._replace(before=before)
        is_made = is_made or sentence.is_made
        yield sentence._replace(is_made=is_made)
        before = view[span.start : span.end]
        for quote in quotes:
            if span.start <= quote.start < span.end:
                inner = plain[: quote.end]
                for each in _sentences(inner, quote):
                    yield _taken_apart(inner, each)._replace(giver=span)


def _sentences(view: str, span: Stretch) -> Iterator[Stretch]:
    start = span.start
    for found in _END.finditer(view, start, span.end):
        yield from (Stretch(*each) for each in trimmed(view, start, found.end()))
        start = found.end()
    yield from (Stretch(*each) for each in trimmed(view, start, span.end))


def _taken_apart(view: str, span: Stretch) -> CardSentence:
    at = span.start
    label, is_made = "", False
    activated = pattern("activated").match(view[at : span.end])
    named = pattern("label").match(view[at : span.end])
    limit = None if activated else pattern("limit").match(view[at : span.end])
    if activated is not None:
        label, is_made = activated[0], True
        at += activated.end()
    elif limit is not None:
        at += limit.end()
    elif named is not None and not pattern("cue").match(named[0]):
        label = named[0]
        at += named.end()
    prefaces: list[str] = []
    while (found := pattern("preface").match(view[at : span.end])) is not None:
        prefaces.append(found[0])
        at += found.end()
    return CardSentence(
        *(view, span, at, *_condition(view, at, span)),
        *(label.strip(" -"), limit[0].strip(" ,-") if limit else "", tuple(prefaces)),
        is_made=is_made,
    )


def _condition(view: str, at: int, span: Stretch) -> tuple[int, Stretch, Stretch]:
    """Where the cue is, the condition from there on, and the effect."""
    if pattern("cue").match(view[at : span.end]) is None:
        return span.end, Stretch(at, at), Stretch(at, span.end)
    for comma in _COMMA.finditer(view, at, span.end):
        if _LIST.match(view, comma.end(), span.end) is None:
            return at, Stretch(at, comma.start()), Stretch(comma.end(), span.end)
    return at, Stretch(at, span.end), Stretch(span.end, span.end)
