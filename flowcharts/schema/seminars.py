"""The format of a run sheet."""

from typing import Annotated, Literal

from pydantic import Field  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.schema.facts import fact_config
from flowcharts.schema.parts import Id, TableForm, Words


class SaidForm(TableForm):
    """Words in the languages that the run sheet is in."""

    en: Words | None = None
    ja: Words | None = None


class StoredFactsTable(TableForm):
    """All facts of a case that was generated: `main.py facts` says what each means."""

    model_config = fact_config(None)


class SceneTable(TableForm):
    """One thing that the seminar shows: name exactly one of the first seven."""

    example: Id | None = None
    """A worked example, question by question."""
    case: Words | None = None
    """The id of a case that was generated. With its chart, card, story and facts beside it, it can
    be shown whatever becomes of the content."""
    compare: Id | None = None
    """An example on several editions, one after the other."""
    walk: Words | None = None
    """A walk as a link, as trainer:missed-trigger-2008?no,no: the leader answers."""
    slide: SaidForm | None = None
    """The heading of a slide of your own."""
    break_: Annotated[SaidForm | None, Field(alias="break")] = None
    """What stands on the wall during a break."""
    chart: Words | None = None
    """Alone: a whole chart, also as a link with its path. Beside an example or a case: the
    edition on which it is told."""
    charts: Annotated[list[Id], Field(min_length=2)] | None = None
    """Of a comparison: the editions, where they are not all that the example is told for."""
    begin: str | None = None
    """The first question that is shown; those before it are passed over."""
    ask: list[str] | None = None
    """The decisions that are put to the room, where it is not all; the others come with their
    answer."""
    vote: list[str] | None = None
    """The decisions on which the room votes."""
    points: list[SaidForm] | None = None
    """Of a slide: what comes one after the other."""
    card: Id | None = None
    """Of a case: the card whose trigger was missed."""
    title: SaidForm | None = None
    """Of a case: what it is called; the name of the card where it is left out."""
    story: SaidForm | None = None
    """Of a case: what happened."""
    facts: StoredFactsTable | None = None
    """Of a case: its facts."""
    minutes: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    """How long it is to take."""
    may: bool | None = None
    """May it be dropped where time is short?"""
    notes: SaidForm | None = None
    """What only the leader reads."""


class SeminarFile(TableForm):
    """A run sheet: what a seminar shows, in its order."""

    title: SaidForm
    language: Literal["en", "ja", "both"]
    """What the wall speaks."""
    scene: Annotated[list[SceneTable], Field(min_length=1)]
