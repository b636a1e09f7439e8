"""The format of the words that card texts are read by."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from flowcharts.cases.effects import EffectName
from flowcharts.model.text import Text
from flowcharts.traits import IdWord, Named, SomeWords

Pattern = SomeWords
"""A regular expression."""


@dataclass(frozen=True, kw_only=True)
class EventTable:
    """A kind of event, and how a condition says it."""

    about: Text
    words: Pattern


@dataclass(frozen=True, kw_only=True)
class VerbTable:
    """Verbs of the effect, and which kind of effect they are."""

    verbs: tuple[SomeWords, ...]
    """Their forms, one of which the clause has."""
    after: Pattern | None = None
    """What has to follow."""
    by: Literal["subject", "object", "object-before", "affected"] | None = None
    """What says whose it is: who does it, what it is done to, what stands before the verb, or whom
    the ability triggers for."""
    you: EffectName | None = None
    opponent: EffectName | None = None
    affected: EffectName | None = None
    anyone: EffectName | None = None


@dataclass(frozen=True, kw_only=True)
class FactWordsTable:
    """SomeWords that show the value of a fact."""

    value: IdWord
    words: Pattern
    certainty: Literal["certain", "likely", "asked"] | None = None
    because: Text
    """The reason; {words} are those that were found."""


@dataclass(frozen=True, kw_only=True)
class ModeTable:
    """What a trigger line of Forge can wait for."""

    about: Text
    """Completes “It triggers when …”."""
    events: tuple[IdWord, ...] | None = None
    """Where nothing is said, its parameters tell."""
    renamed: SomeWords | None = None
    """The mode that is read in its place today."""
    is_gone: bool | None = None
    """Does the newest code read it no more?"""


@dataclass(frozen=True, kw_only=True)
class ParameterTable:
    """What a parameter of Forge is about."""

    about: Text
    form: Literal["objects", "zones", "steps", "truth", "comparison", "name", "text", "plain"]
    """How its value is told."""
    renamed: SomeWords | None = None
    """What is written in its place today."""


@dataclass(frozen=True, kw_only=True)
class WhoseTable:
    """An effect, by whose it is."""

    you: EffectName | None = None
    opponent: EffectName | None = None
    affected: EffectName | None = None
    anyone: EffectName | None = None


@dataclass(frozen=True, kw_only=True)
class ApiTable:
    """What an ability of Forge’s scripts does."""

    about: Text
    by: Literal["player", "object", "all"] | None = None
    """What says whose it is."""
    does: WhoseTable | None = None
    """Its effect; where nothing is said, its parameters tell, or it does nothing that counts."""
    has_choice: bool | None = None
    """Does somebody choose as it resolves?"""


@dataclass(frozen=True, kw_only=True)
class ValueTable:
    """What a word of a value means."""

    about: Text


@dataclass(frozen=True, kw_only=True)
class KeywordTable:
    """A keyword that stands for triggered abilities."""

    name: Text
    words: Pattern | None = None
    """How a reminder says it, where it is no keyword by itself."""
    more: Pattern | None = None
    """What may follow its name; a cost or a number, where nothing is said."""
    reads: SomeWords
    """Its abilities in the words of Oracle text, one a line."""
    facts: Mapping[IdWord, object] | None = None
    """What these words do not say."""


DeedBy = Literal[
    "subject",
    "object",
    "object-before",
    "damage",
    "counter",
    "size",
    "ability",
    "exile",
    "hand",
    "cast",
]


@dataclass(frozen=True, kw_only=True)
class DeedTable:
    """What Japanese words say is done, and which kind of effect that is."""

    words: Pattern
    before: Pattern | None = None
    """What has to stand before them in their clause."""
    by: DeedBy | None = None
    """What says whose it is; or the rule of its own by which it is named."""
    you: EffectName | None = None
    opponent: EffectName | None = None
    affected: EffectName | None = None
    anyone: EffectName | None = None


@dataclass(frozen=True, kw_only=True)
class ReadingFile:
    """SomeWords that card texts are read by."""

    event: Mapping[IdWord, EventTable] | None = None
    verb: Mapping[IdWord, VerbTable] | None = None
    keyword: Mapping[IdWord, KeywordTable] | None = None
    option: Mapping[IdWord, FactWordsTable] | None = None
    stack_choice: Mapping[IdWord, FactWordsTable] | None = None
    resolution_choice: Mapping[IdWord, FactWordsTable] | None = None
    duration: Mapping[IdWord, FactWordsTable] | None = None
    effects: Mapping[IdWord, FactWordsTable] | None = None
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
    deed: Mapping[IdWord, DeedTable] | None = None
    mode: Mapping[SomeWords, ModeTable] | None = None
    parameter: Mapping[SomeWords, ParameterTable] | None = None
    value: Mapping[SomeWords, ValueTable] | None = None
    api: Mapping[SomeWords, ApiTable] | None = None
