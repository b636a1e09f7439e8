"""What the files of each kind of content hold, by their types, and the JSON Schema of each kind."""

from collections.abc import Mapping
from enum import StrEnum

from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Lesson
from flowcharts.schema.files import (
    CardsFile,
    ChangesFile,
    DisputesFile,
    DocumentsFile,
    EffectsFile,
    GlossaryFile,
    IdeasFile,
    QuestionsFile,
    ReadingFile,
    ScenarioFile,
    StoriesFile,
    ValueWordsFile,
)
from flowcharts.talk.sheet_form import SeminarFile


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
    DOCUMENTS = "documents"
    FACTS = "facts"
    READING = "reading"


TYPES: Mapping[FileKind, type] = {
    FileKind.CHART: Chart,
    FileKind.SCENARIO: ScenarioFile,
    FileKind.LESSON: Lesson,
    FileKind.CARDS: CardsFile,
    FileKind.GLOSSARY: GlossaryFile,
    FileKind.STORIES: StoriesFile,
    FileKind.SEMINAR: SeminarFile,
    FileKind.IDEAS: IdeasFile,
    FileKind.EFFECTS: EffectsFile,
    FileKind.QUESTIONS: QuestionsFile,
    FileKind.CHANGES: ChangesFile,
    FileKind.DISPUTES: DisputesFile,
    FileKind.DOCUMENTS: DocumentsFile,
    FileKind.FACTS: ValueWordsFile,
    FileKind.READING: ReadingFile,
}
"""What a file of each kind is read to."""
