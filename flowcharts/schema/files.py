"""The files of content that hold rows of several kinds: what stands in each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.cases.dispute import Dispute
from flowcharts.cases.effects import Effect, EffectName
from flowcharts.cases.fact_question import FactQuestion
from flowcharts.cases.mistaken_ideas import MistakenIdea
from flowcharts.cases.told_facts import ScenarioFacts
from flowcharts.citations.public_document import PublicDocument
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card, Scenario
from flowcharts.model.terms import Term
from flowcharts.model.text import Text
from flowcharts.practice.fact_changes import OtherMoments, ToldChange
from flowcharts.reading.effect_words import VerbWords
from flowcharts.reading.forge.vocabulary import (
    AbilityWords,
    ParameterForm,
    TriggerMode,
    ValueMeaning,
)
from flowcharts.reading.japanese.japanese_words import JapaneseVerb
from flowcharts.reading.keywords import Keyword
from flowcharts.reading.patterns import EventWords, FactWords, Pattern
from flowcharts.stories.ability_story import AbilityStory
from flowcharts.stories.case_story import GoingOn
from flowcharts.stories.filler import Filler
from flowcharts.stories.former_words import FormerWords
from flowcharts.stories.shown_fact import ShownFact
from flowcharts.stories.story_way import StoryWay
from flowcharts.traits import ID, IdWord, Inline, Like, Named, RowName, SomeWords


class CardsFile(NamedTuple):
    """Cards, and what their triggered abilities are."""

    game: Game = Game.MAGIC
    """The game they belong to; Magic where it is left out."""
    card: Mapping[IdWord, Card] = MappingProxyType({})
    ability: Mapping[IdWord, Ability] = MappingProxyType({})
    """The triggered abilities of cards, by an id of their own."""


class GlossaryFile(NamedTuple):
    """Words of the field."""

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
    said: Mapping[IdWord, tuple[Text, ...]] = MappingProxyType({})
    """The same, in several ways, of which each story has one."""
    way: Mapping[IdWord, StoryWay] = MappingProxyType({})
    """The ways to tell a story."""
    filler: Mapping[IdWord, Filler] = MappingProxyType({})
    """What is played besides."""
    story: Mapping[IdWord, AbilityStory] = MappingProxyType({})
    shown: Mapping[IdWord, ShownFact] = MappingProxyType({})
    """By what is told a judge knows what a rule leaves to a judge."""
    former: Mapping[IdWord, FormerWords] = MappingProxyType({})
    """What things were called before."""


class ReadingFile(NamedTuple):
    """Words that card texts are read by."""

    event: Mapping[IdWord, EventWords] | None = None
    verb: Mapping[IdWord, VerbWords] | None = None
    keyword: Mapping[IdWord, Keyword] | None = None
    option: Mapping[IdWord, FactWords] | None = None
    stack_choice: Mapping[IdWord, FactWords] | None = None
    resolution_choice: Mapping[IdWord, FactWords] | None = None
    duration: Mapping[IdWord, FactWords] | None = None
    effects: Mapping[IdWord, FactWords] | None = None
    """What shows of an unknown effect whether all can see it."""
    words: Mapping[IdWord, Pattern] | None = None
    """Who is named."""
    delayed: Mapping[IdWord, Pattern] | None = None
    """What was moved or made, and what is moved later."""
    permission: Mapping[IdWord, Pattern] | None = None
    """What may be done later."""
    price: Mapping[IdWord, Pattern] | None = None
    """What is paid for the rest."""
    aside: Mapping[IdWord, Pattern] | None = None
    """What has a verb and is done by nobody: conditions, counts."""
    shield: Mapping[IdWord, Pattern] | None = None
    """What waits to replace or prevent something the next time."""
    while_: Annotated[Mapping[IdWord, Pattern] | None, Named("while")] = None
    """How long something is so."""
    known: Mapping[IdWord, Pattern] | None = None
    """What decides none of the facts, and is understood."""
    reason: Mapping[IdWord, Text] | None = None
    events: Mapping[IdWord, Pattern] | None = None
    """The words of Japanese conditions, by kind of event."""
    deed: Mapping[IdWord, JapaneseVerb] | None = None
    mode: Mapping[SomeWords, TriggerMode] | None = None
    parameter: Mapping[SomeWords, ParameterForm] | None = None
    value: Mapping[SomeWords, ValueMeaning] | None = None
    api: Mapping[SomeWords, AbilityWords] | None = None


class EffectsFile(NamedTuple):
    """What abilities do."""

    effect: Mapping[EffectName, Effect]


class IdeasFile(NamedTuple):
    """The mistaken ideas."""

    idea: Mapping[IdWord, MistakenIdea]


class QuestionsFile(NamedTuple):
    """The questions of a case at the table, and how it is told."""

    question: Annotated[Mapping[IdWord, FactQuestion], Like(ID)]
    """Each says what it does not take over from the one that it is like."""
    phrase: Mapping[IdWord, Text]
    """What a story says besides the answers."""
    goes_on: Mapping[IdWord, GoingOn]
    found: Mapping[IdWord, Mapping[IdWord, Text]]
    """What a judge has found, by fact and by its value."""


class ChangesFile(NamedTuple):
    """What might have been otherwise in a case."""

    change: Mapping[IdWord, ToldChange]
    moments: Mapping[Literal["noticed"], OtherMoments]


class DisputesFile(NamedTuple):
    """What judges part on."""

    dispute: Mapping[IdWord, Dispute]


class DocumentsFile(NamedTuple):
    """The documents that sources name."""

    document: Mapping[IdWord, PublicDocument]


class ValueWordsFile(NamedTuple):
    """What each value of a fact means."""

    fact: Mapping[IdWord, Mapping[str, Text]]
    """By fact and value; of `effects` effects.toml says it."""
