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
    by: Literal["subject", "object", "object-before"] | None = None
    """What says whose it is: who does it, what it is done to, or what stands before the verb."""
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


class ReadingFile(TableForm):
    """Words that card texts are read by."""

    event: dict[Id, EventTable] | None = None
    verb: dict[Id, VerbTable] | None = None
    option: dict[Id, FactWordsTable] | None = None
    stack_choice: dict[Id, FactWordsTable] | None = None
    resolution_choice: dict[Id, FactWordsTable] | None = None
    duration: dict[Id, FactWordsTable] | None = None
    words: dict[Id, Pattern] | None = None
    """Who is named."""
    delayed: dict[Id, Pattern] | None = None
    """What was moved or made, and what is moved later."""
    aside: dict[Id, Pattern] | None = None
    """What has a verb and is done by nobody: conditions, counts."""
    reason: dict[Id, TextForm] | None = None
