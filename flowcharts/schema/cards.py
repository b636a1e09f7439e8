"""The formats of the cards and of the glossary."""

from typing import Annotated, Literal

from pydantic import Field  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.cases.facts import FactOf
from flowcharts.schema.facts import fact_config
from flowcharts.schema.parts import COST_FORM, GameWord, Id, TableForm, TextForm, Words
from flowcharts.schema.stories import StepWord


class PrintedText(TableForm):
    """Words printed on a card; the Japanese may be missing where it was never printed in it."""

    en: Words
    ja: Words | None = None


class RulesText(TableForm):
    """The abilities of a card, a paragraph each; empty for a card without any."""

    en: str
    ja: str | None = None


class CardTable(TableForm):
    """A card, text only."""

    name: PrintedText
    cost: Annotated[str, Field(pattern=COST_FORM)]
    """As {3}{G}; empty for a land."""
    type: PrintedText | None = None
    stats: str | None = None
    """Power and toughness, as 2/2."""
    text: RulesText
    note: TextForm | None = None
    """The older wording, where it matters."""
    not_printed_in_japanese: bool | None = None
    not_at_hand_in_japanese: bool | None = None
    """Is its Japanese text missing here, although it may have been printed?"""
    source: TextForm


class UsualTable(TableForm):
    """What is assumed of an ability at a table."""

    turn: Literal["own", "opponent"] | None = None
    """In whose turn it is due: its controller’s or the opponent’s; it is asked where both occur."""
    owner: Literal["own", "opponent"] | None = None
    """Who owns the card; its controller where nothing is said."""
    affected: Literal["own", "opponent", "of-its-turn"] | None = None
    """For whom a symmetrical ability triggers: `of-its-turn`, whoever’s turn it is."""


class AbilityTable(TableForm):
    """A triggered ability as facts: `main.py facts` says what each means."""

    model_config = fact_config(FactOf.ABILITY)

    cards: list[str] | None = None
    """The cards that have it."""
    words: dict[str, PrintedText] | None = None
    """The words of the card that show a fact, by its name."""
    step: StepWord | None = None
    """The step in which it triggers, or usually does."""
    usual: UsualTable | None = None
    """What is assumed of it at a table, until somebody says otherwise."""


class CardsFile(TableForm):
    """Cards, and what their triggered abilities are."""

    game: GameWord | None = None
    """The game they belong to; Magic where it is left out."""
    card: dict[Id, CardTable] | None = None
    ability: dict[Id, AbilityTable] | None = None
    """The triggered abilities of cards, by an id of their own."""


class OtherForms(TableForm):
    """Other forms that stand for a term in a text."""

    en: list[Words] | None = None
    ja: list[Words] | None = None


class TermTable(TableForm):
    """A word of the field."""

    term: TextForm
    meaning: TextForm
    also: OtherForms | None = None
    source: TextForm


class GlossaryFile(TableForm):
    """Words of the field."""

    game: GameWord | None = None
    """The game they belong to; Magic where it is left out."""
    term: dict[Id, TermTable]
