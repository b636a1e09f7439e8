"""A case at a table in words: its card, what is known of it, and what was assumed."""

from collections.abc import Iterator

from flowcharts.cases.inquiry import Inquiry, Origin
from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import named
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.stories.case_story import story_of


def tell_case(inquiry: Inquiry) -> Iterator[TextBlock]:
    """The card, what happened, then every fact that the ruling rests on."""
    title = inquiry.card.name if inquiry.card is not None else words.CARD_NOT_LISTED
    yield TextBlock(BlockKind.HEADING, title)
    if inquiry.card is not None:
        yield TextBlock(BlockKind.PROSE, card_words(inquiry.card))
    if inquiry.is_decided:
        yield TextBlock(BlockKind.PROSE, story_of(inquiry))
    for told in inquiry.told:
        if told.origin is not Origin.FREE:
            is_assumed = told.origin is Origin.ASSUMED
            said = words.ASSUMED.filled(fact=told.answer.words) if is_assumed else told.answer.words
            yield named(told.question.name, said)


def card_words(card: Card) -> Text:
    """What a card says, in one line; one without rules text says what it is."""
    text = card.text if card.text.en else card.type
    return Text(" / ".join(text.en.splitlines()), " / ".join(text.ja.splitlines()))
