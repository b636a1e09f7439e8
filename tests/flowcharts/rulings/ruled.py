"""Cases that were ruled on at the table, and the file that keeps them."""

from datetime import datetime, timedelta

from flowcharts.cards.read_card import read_text
from flowcharts.cases.inquiry import Inquiry
from flowcharts.library.todays_charts import todays_charts
from flowcharts.rulings.kept_ruling import KeptRuling, ruling_of
from flowcharts.rulings.store import Rulings, rulings_file
from tests.flowcharts.cards.own_cards import USHER
from tests.shipped import LIBRARY

CHARTS = todays_charts(LIBRARY)
EVENING = datetime.fromisoformat("2026-10-03T23:40:00+09:00")
CONFIDANT = "acts=moved noticed=same-turn last-action=no wish=stack"
DISPUTED = ("the-gitrog-monster-upkeep", "rel=regular acts=moved disruptive=no")
DOUBTFUL = ("rupture-spire", "rel=regular acts=mentioned")


def answered(inquiry: Inquiry, answers: str) -> Inquiry:
    for pair in answers.split():
        question, _, answer = pair.partition("=")
        inquiry = inquiry.answered(question, answer)
    assert inquiry.is_decided, inquiry.question
    return inquiry


def case(ability_id: str = "dark-confidant", answers: str = CONFIDANT) -> Inquiry:
    """A case of a listed ability."""
    ability = LIBRARY.abilities[ability_id]
    return answered(Inquiry(CHARTS, LIBRARY.cards[ability.cards[0]], ability), answers)


def pasted(answers: str = "acts=mentioned") -> Inquiry:
    """A case of a card whose text was pasted."""
    card, ability, _ = read_text(USHER).abilities[0]
    return answered(Inquiry(CHARTS, card, ability), answers)


def unlisted(name: str = "Nobody’s Card") -> Inquiry:
    """A case of a card of which the name alone is known."""
    return answered(Inquiry(CHARTS, name=name), "kind=other")


def ruled(inquiry: Inquiry, hours: int = 0) -> KeptRuling:
    return ruling_of(inquiry, EVENING + timedelta(hours=hours))


def kept(*inquiries: Inquiry) -> Rulings:
    """The file of a judge who has ruled on these, an hour apart."""
    rulings = Rulings(rulings_file())
    for hours, inquiry in enumerate(inquiries):
        rulings.keep(ruled(inquiry, hours))
    return rulings


def cards_of(rulings: Rulings, asked: str = "") -> list[str]:
    return [row.card_en for row in rulings.found(asked)]
