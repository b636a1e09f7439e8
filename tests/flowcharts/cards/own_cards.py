"""Cards that somebody has pasted, settled and kept."""

import json
from pathlib import Path

from flowcharts.cards.card_import import take_in
from flowcharts.cards.card_library import library_file
from flowcharts.cards.own_card import keep_card
from flowcharts.cards.read_card import read_text
from flowcharts.cases.inquiry import Inquiry
from flowcharts.folders import content_folder
from flowcharts.library.library import Library
from flowcharts.library.todays_charts import todays_charts
from tests.shipped import LIBRARY, cache_of_all

USHER = """Hollow Usher {1}{W}
Creature — Spirit
Flying
Whenever another creature enters under your control, you may draw a card.
At the beginning of your upkeep, sacrifice a creature unless you pay {2}."""


def keep(text: str, place: int = 0, detrimental: str = "no") -> Path:
    """Keep the ability at that *place* of a pasted *text*, settled as it says."""
    card, ability, _ = read_text(text).abilities[place]
    inquiry = Inquiry(todays_charts(LIBRARY), card, ability)
    return keep_card(inquiry.answered("detrimental", detrimental), content_folder())


def own_library() -> Library:
    """The library of a newcomer who has kept cards; what ships was read by whoever came before."""
    return Library(cache_of_all(), content_folder())


def take_in_cards(folder: Path, **texts: str) -> None:
    """Take in a file of cards: by name, what each says."""
    path = folder / "cards.json"
    rows = [
        {"object": "card", "lang": "en", "name": name, "type_line": "Creature", "oracle_text": text}
        for name, text in texts.items()
    ]
    path.write_text(json.dumps(rows), encoding="utf-8")
    for _ in take_in(path, library_file()):
        pass
