"""A card of the game on a flash card: the words that decide are marked, and lit by the answer."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from flowcharts.documents.html import html_words
from flowcharts.journal.flashcards import Ask, StoryCards
from flowcharts.model.scenario import Card
from flowcharts.model.text import Language, Text


def card_html(card: Card, story: StoryCards, language: Language) -> str:
    """What *card* says; what decides the answer to an ask has its class."""
    text = (card.text if card.text.en else card.type).in_language(language)
    quotes = {ask: [*_quotes(card, ask, story, language)] for ask in story.asked}
    name = html_words(card.name, language)
    said = "".join(_runs(text, quotes))
    return f'<p class="card-text"><b>{name}</b><br>{said}</p>'


def _quotes(card: Card, ask: Ask, story: StoryCards, language: Language) -> Iterator[str]:
    """The words of *card* that decide the answer to *ask*."""
    first = story.cards[0].id
    for reason in story.asked[ask].deciding:
        evidence = reason.evidence
        if evidence.words is not None and (evidence.card or first) == card.id:
            yield evidence.words.in_language(language)


def _runs(text: str, quotes: Mapping[Ask, list[str]]) -> Iterator[str]:
    """*text* in stretches, each within the same quotes from its beginning to its end."""
    lit = {ask: _places(text, said) for ask, said in quotes.items()}
    ends = {end for places in lit.values() for place in places for end in place}
    for start, end in pairwise(sorted({0, len(text), *ends})):
        classes = [
            f"lit-{ask}"
            for ask, places in lit.items()
            if any(first <= start and end <= last for first, last in places)
        ]
        words = html_words(Text(text[start:end], text[start:end]), Language.JAPANESE)
        yield f'<span class="{" ".join(classes)}">{words}</span>' if classes else words


def _places(text: str, quotes: list[str]) -> list[tuple[int, int]]:
    """Where the *quotes* stand in *text*."""
    found = ((text.find(said), len(said)) for said in quotes if said)
    return [(start, start + length) for start, length in found if start >= 0]
