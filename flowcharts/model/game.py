"""What is played: the words and cards of one game are never mixed with those of another."""

from enum import StrEnum

from flowcharts.model.text import Text


class Game(StrEnum):
    """What a chart, a lesson, a card or a word belongs to."""

    MAGIC = "magic"
    FLESH_AND_BLOOD = "flesh-and-blood"
    FORGE = "forge"
    """The program Forge, which plays Magic: how its cards are written down."""

    @property
    def called(self) -> Text:
        """What it is called in a list."""
        return _CALLED[self]

    @property
    def of_cards(self) -> "Game":
        """The game whose cards its examples are told with."""
        return Game.MAGIC if self is Game.FORGE else self

    @property
    def has_players(self) -> bool:
        """Is it about what happens between players, whom a judge speaks to?"""
        return self is not Game.FORGE


_CALLED = {
    Game.MAGIC: Text("Magic: The Gathering", "マジック：ザ・ギャザリング"),
    Game.FLESH_AND_BLOOD: Text("Flesh and Blood", "Flesh and Blood"),
    Game.FORGE: Text("Forge scripts", "Forgeのスクリプト"),
}
