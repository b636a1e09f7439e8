"""A card as a file of cards has it."""

import re
from typing import NamedTuple

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text

IMPORTED = "card-library:"
"""What the id of an imported card begins with: no id of the content has a colon."""

_READING = re.compile(r"(?P<name>.*[^（(ぁ-ゖー・])[（(](?P<kana>[ぁ-ゖー・\s]+)[）)]")
"""A Japanese name with its reading behind it, as some sources print it."""


class ImportedCard(NamedTuple):
    """One face of a card. What a source does not have is empty."""

    name: Text
    """Its English name is never empty."""
    cost: str
    """As {3}{G}."""
    type: Text
    text: Text
    stats: str = ""
    """Power and toughness, as 2/2."""
    whole: str = ""
    """Of one of several faces: the English names of all, as “Fire // Ice”."""
    kana: str = ""
    """How the Japanese name is read."""
    is_token: bool = False
    day: str = ""
    """When its Japanese was printed, as YYYY-MM-DD."""

    @property
    def has_japanese(self) -> bool:
        """Is there anything of it in Japanese?"""
        return any((self.name.ja, self.type.ja, self.text.ja))

    def renewed_by(self, newer: "ImportedCard") -> "ImportedCard":
        """The card as *newer* has it, with what is known in Japanese where that is as new."""
        if newer.has_japanese and newer.day >= self.day:
            return newer._replace(kana=newer.kana or self.kana)
        return newer._replace(
            name=newer.name._replace(ja=self.name.ja),
            type=newer.type._replace(ja=self.type.ja),
            text=newer.text._replace(ja=self.text.ja),
            kana=self.kana,
            day=self.day,
        )

    def card(self, number: int, source: Text) -> Card:
        """The card as the rest of the program has cards.

        *number*: its number in the card library; *source*: which file it came from.
        """
        return Card(
            id=f"{IMPORTED}{number}",
            name=Text(self.name.en, self.name.ja or self.name.en),
            cost=self.cost,
            type=Text(self.type.en, self.type.ja or self.type.en),
            stats=self.stats,
            text=Text(self.text.en, self.text.ja or self.text.en),
            note=None,
            not_printed_in_japanese=not self.has_japanese,
            source=source,
            not_at_hand_in_japanese=not self.text.ja,
        )


def japanese_name(printed: str) -> tuple[str, str]:
    """A Japanese name and its reading, where the source gives one behind it.

    >>> japanese_name("稲妻（いなずま）")
    ('稲妻', 'いなずま')
    """
    found = _READING.fullmatch(printed.strip())
    return (found["name"], found["kana"]) if found is not None else (printed.strip(), "")
