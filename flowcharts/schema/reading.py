"""The format of the words that card texts are read by."""

from typing import Annotated, Literal

from pydantic import Field  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.schema.parts import Id, TableForm, TextForm, Words
from flowcharts.schema.rules import EffectName

Pattern = Annotated[Words, Field(json_schema_extra={"format": "regex"})]


class EventTable(TableForm):
    """A kind of event, and how a condition says it."""

    about: TextForm
    words: Pattern


class VerbTable(TableForm):
    """Verbs of the effect, and which kind of effect they are."""

    verbs: list[Words]
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


class FactWordsTable(TableForm):
    """Words that show the value of a fact."""

    value: Id
    words: Pattern
    certainty: Literal["certain", "likely"] | None = None
    because: TextForm
    """The reason; {words} are those that were found."""


class ModeTable(TableForm):
    """What a trigger line of Forge can wait for."""

    about: TextForm
    """Completes “It triggers when …”."""
    events: list[Id] | None = None
    """Where nothing is said, its parameters tell."""
    renamed: Words | None = None
    """The mode that is read in its place today."""
    is_gone: bool | None = None
    """Does the newest code read it no more?"""


class ParameterTable(TableForm):
    """What a parameter of Forge is about."""

    about: TextForm
    form: Literal["objects", "zones", "steps", "truth", "comparison", "name", "text", "plain"]
    """How its value is told."""
    renamed: Words | None = None
    """What is written in its place today."""


class WhoseTable(TableForm):
    """An effect, by whose it is."""

    you: EffectName | None = None
    opponent: EffectName | None = None
    affected: EffectName | None = None
    anyone: EffectName | None = None


class ApiTable(TableForm):
    """What an ability of Forge’s scripts does."""

    about: TextForm
    by: Literal["player", "object", "all"] | None = None
    """What says whose it is."""
    does: WhoseTable | None = None
    """Its effect; where nothing is said, its parameters tell, or it does nothing that counts."""
    has_choice: bool | None = None
    """Does somebody choose as it resolves?"""


class ValueTable(TableForm):
    """What a word of a value means."""

    about: TextForm


class KeywordTable(TableForm):
    """A keyword that stands for triggered abilities."""

    name: TextForm
    words: Pattern | None = None
    """How a reminder says it, where it is no keyword by itself."""
    more: Pattern | None = None
    """What may follow its name; a cost or a number, where nothing is said."""
    reads: Words
    """Its abilities in the words of Oracle text, one a line."""
    facts: dict[Id, Words | list[EffectName]] | None = None
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


class DeedTable(TableForm):
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


class ReadingFile(TableForm):
    """Words that card texts are read by."""

    event: dict[Id, EventTable] | None = None
    verb: dict[Id, VerbTable] | None = None
    keyword: dict[Id, KeywordTable] | None = None
    option: dict[Id, FactWordsTable] | None = None
    stack_choice: dict[Id, FactWordsTable] | None = None
    resolution_choice: dict[Id, FactWordsTable] | None = None
    duration: dict[Id, FactWordsTable] | None = None
    words: dict[Id, Pattern] | None = None
    """Who is named."""
    delayed: dict[Id, Pattern] | None = None
    """What was moved or made, and what is moved later."""
    permission: dict[Id, Pattern] | None = None
    """What may be done later."""
    price: dict[Id, Pattern] | None = None
    """What is paid for the rest."""
    aside: dict[Id, Pattern] | None = None
    """What has a verb and is done by nobody: conditions, counts."""
    while_: dict[Id, Pattern] | None = Field(default=None, alias="while")
    """How long something is so."""
    known: dict[Id, Pattern] | None = None
    """What decides none of the facts, and is understood."""
    reason: dict[Id, TextForm] | None = None
    events: dict[Id, Pattern] | None = None
    """The words of Japanese conditions, by kind of event."""
    deed: dict[Id, DeedTable] | None = None
    mode: dict[Words, ModeTable] | None = None
    parameter: dict[Words, ParameterTable] | None = None
    value: dict[Words, ValueTable] | None = None
    api: dict[Words, ApiTable] | None = None
