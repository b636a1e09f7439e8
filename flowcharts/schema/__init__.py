"""The file formats as models: what a content file may say, and the JSON Schema of each kind."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from pydantic import ValidationError  # noqa: TID253 - see flowcharts.schema.parts
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue  # noqa: TID253 - the same
from pydantic_core import core_schema

from flowcharts.codec.faults import Missing
from flowcharts.codec.values import faults, json_schema
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Lesson
from flowcharts.schema.files import CardsFile, GlossaryFile, ScenarioFile
from flowcharts.schema.parts import TableForm
from flowcharts.schema.reading import ReadingFile
from flowcharts.schema.rules import (
    ChangesFile,
    DisputesFile,
    EffectsFile,
    IdeasFile,
    QuestionsFile,
    ValueWordsFile,
)
from flowcharts.schema.seminars import SeminarFile
from flowcharts.schema.stories import StoriesFile


class FileKind(StrEnum):
    """What a content file describes."""

    CHART = "chart"
    SCENARIO = "scenario"
    LESSON = "lesson"
    CARDS = "cards"
    GLOSSARY = "glossary"
    STORIES = "stories"
    SEMINAR = "seminar"
    IDEAS = "ideas"
    EFFECTS = "effects"
    QUESTIONS = "questions"
    CHANGES = "changes"
    DISPUTES = "disputes"
    FACTS = "facts"
    READING = "reading"


_FILES: Mapping[FileKind, type[TableForm]] = {
    FileKind.STORIES: StoriesFile,
    FileKind.SEMINAR: SeminarFile,
    FileKind.IDEAS: IdeasFile,
    FileKind.EFFECTS: EffectsFile,
    FileKind.QUESTIONS: QuestionsFile,
    FileKind.CHANGES: ChangesFile,
    FileKind.DISPUTES: DisputesFile,
    FileKind.FACTS: ValueWordsFile,
    FileKind.READING: ReadingFile,
}


TYPES: Mapping[FileKind, type] = {
    FileKind.CHART: Chart,
    FileKind.SCENARIO: ScenarioFile,
    FileKind.LESSON: Lesson,
    FileKind.CARDS: CardsFile,
    FileKind.GLOSSARY: GlossaryFile,
}


@dataclass(frozen=True, slots=True)
class Mistake:
    """A place of a table where it is not what its format asks for."""

    where: tuple[str | int, ...]
    fault: str
    """The validation library's own name for what is wrong there."""
    given: object
    expected: Mapping[str, Any]


def mistakes(kind: FileKind, table: Mapping[str, Any]) -> tuple[Mistake, ...]:
    """Every place where *table* is not what a file of that kind looks like."""
    if kind in TYPES:
        return tuple(
            Mistake(each.where, "missing" if isinstance(each, Missing) else "misfit", None, {})
            for each in faults(TYPES[kind], table)
        )
    try:
        _FILES[kind].model_validate(table)
    except ValidationError as error:
        return tuple(
            Mistake(found["loc"], found["type"], found["input"], found.get("ctx", {}))
            for found in error.errors(include_url=False)
        )
    return ()


class _WithoutNull(GenerateJsonSchema):
    """TOML has no null: what may be left out is left out."""

    def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])


@cache
def schema(kind: FileKind) -> dict[str, Any]:
    """The JSON Schema of a file of that kind, which editors complete and check by."""
    if kind in TYPES:
        return json_schema(TYPES[kind])
    return {
        "$schema": GenerateJsonSchema.schema_dialect,
        **_FILES[kind].model_json_schema(schema_generator=_WithoutNull),
    }
