"""The files of content that hold rows of several kinds: what stands in each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.cases.told_facts import ScenarioFacts
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card, Scenario
from flowcharts.model.terms import Term
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import AbilityStory
from flowcharts.traits import IdWord, Inline, RowName


class CardsFile(NamedTuple):
    """Cards, and what their triggered abilities are."""

    game: Game = Game.MAGIC
    """The game they belong to; Magic where it is left out."""
    card: Mapping[IdWord, Card] = MappingProxyType({})
    ability: Mapping[IdWord, Ability] = MappingProxyType({})
    """The triggered abilities of cards, by an id of their own."""


class GlossaryFile(NamedTuple):
    """SomeWords of the field."""

    term: Mapping[IdWord, Term]
    game: Game = Game.MAGIC
    """The game they belong to; Magic where it is left out."""


class ScenarioFile(NamedTuple):
    """A worked example, and its facts."""

    id: Annotated[str, RowName()]
    scenario: Annotated[Scenario, Inline()]
    facts: ScenarioFacts | None = None
    """What happened, as facts."""


class StoriesFile(NamedTuple):
    """How generated cases are told."""

    phrase: Mapping[IdWord, Text] = MappingProxyType({})
    """What all stories share."""
    story: Mapping[IdWord, AbilityStory] = MappingProxyType({})
