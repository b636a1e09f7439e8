"""What is wrong with content files, all of it at once, each mistake with its line and table."""

from collections.abc import Iterable
from functools import cached_property, partial
from pathlib import Path
from typing import assert_never

from flowcharts.checking.cards import check_cards
from flowcharts.checking.changes import check_changes
from flowcharts.checking.charts import check_chart
from flowcharts.checking.composition import check_composition
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.disputes import check_disputes
from flowcharts.checking.documents import check_documents, check_sources
from flowcharts.checking.facts import check_abilities, check_doubts, check_rules
from flowcharts.checking.games import Games, game_of
from flowcharts.checking.groups import check_folds
from flowcharts.checking.ideas import check_ideas
from flowcharts.checking.inheritance import check_inheritance
from flowcharts.checking.known_content import FILES, FOLDERS, KnownContent
from flowcharts.checking.lessons import check_lesson
from flowcharts.checking.marks import check_marks
from flowcharts.checking.questions import check_questions
from flowcharts.checking.reading import check_reading
from flowcharts.checking.references import check_references
from flowcharts.checking.scenarios import check_scenario
from flowcharts.checking.seminars import check_seminar
from flowcharts.checking.signs import check_signs
from flowcharts.checking.stories import check_stories
from flowcharts.checking.terms import English, card_names, check_names, term_names
from flowcharts.checking.value_words import check_value_words
from flowcharts.checking.wordless_charts import WordlessCharts
from flowcharts.codec.complaints import complaint
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.values import faults
from flowcharts.folders import real
from flowcharts.library.content_files import ContentFiles
from flowcharts.model.game import Game
from flowcharts.model.text import Text
from flowcharts.problem import Problem
from flowcharts.schema import TYPES, FileKind
from flowcharts.traits import ID

_NO_ID = Text(
    "“{name}” is no id: name the file in small letters and digits, with hyphens.",
    "「{name}」はIDになりません。ファイルの名前は、小文字、数字、ハイフンにしてください。",
)
_UNKNOWN_KIND = Text(
    "Its keys do not tell whether this is a chart, a scenario or another kind.",
    "チャートか、例題か、ほかの種類か、キーからは分かりません。",
)
_NOT_LOOKED_FOR = Text(
    "No content is looked for here: charts, scenarios, lessons and seminars stand in "
    "folders of these names, cards in cards.toml, terms in glossary.toml, stories in "
    "stories.toml, what goes with the rules in effects.toml, ideas.toml, questions.toml, "
    "changes.toml, disputes.toml, facts.toml and documents.toml, and in the folder reading.",
    "ここにあるファイルは読まれません。charts、scenarios、lessons、seminars は"
    "その名のフォルダーに、カードは cards.toml、用語は glossary.toml、話は stories.toml に、"
    "ルールに伴うものは effects.toml、ideas.toml、questions.toml、changes.toml、"
    "disputes.toml、facts.toml、documents.toml と、フォルダー reading に置きます。",
)
_ONLY_SHIPPED = Text(
    "Only the {kind} of the program are read: change them there.",
    "{kind} は、プログラムのものだけが読まれます。そちらを変えてください。",
)
_TWO_FILES = Text(
    "There already is a {kind} “{name}”: {other}. Rename this file.",
    "{kind}「{name}」がすでにあります：{other}。このファイルの名前を変えてください。",
)
_TWO_ROWS = Text(
    "There already is a {kind} “{name}” in {other}.",
    "{kind}「{name}」が {other} にすでにあります。",
)
_LEANS_ON = Text(
    "This needs {path}, which has mistakes of its own: check that file.",
    "ここに要る {path} に誤りがあります。そのファイルを確認してください。",
)


def check_file(path: Path, files: ContentFiles) -> tuple[Problem, ...]:
    """What is wrong with the file at *path*, which may name what stands in *files*."""
    return check_files([path], files)


def check_files(paths: Iterable[Path], files: ContentFiles) -> tuple[Problem, ...]:
    """What is wrong with the files at *paths*, file by file, in the order of the lines.

    They may name each other and what stands in *files*.
    """
    named = tuple(dict.fromkeys(paths))
    check = Check(files, named)
    return tuple(problem for path in named for problem in check.problems(path))


_ROWS = {
    FileKind.CARDS: "card",
    FileKind.GLOSSARY: "term",
    FileKind.STORIES: "story",
    FileKind.IDEAS: "idea",
    FileKind.EFFECTS: "effect",
    FileKind.QUESTIONS: "question",
    FileKind.CHANGES: "change",
    FileKind.DISPUTES: "dispute",
    FileKind.DOCUMENTS: "document",
    FileKind.FACTS: "fact",
}
_CHECKS_OF_RULES = {
    FileKind.IDEAS: check_ideas,
    FileKind.QUESTIONS: check_questions,
    FileKind.CHANGES: check_changes,
    FileKind.DISPUTES: check_disputes,
    FileKind.DOCUMENTS: check_documents,
    FileKind.FACTS: check_value_words,
    FileKind.READING: check_reading,
}
_WITH_SOURCES = {FileKind.CHART, FileKind.SCENARIO, FileKind.LESSON}
"""Their sources are read by the program, which shows the documents that they name."""
_OF_RULES = (*_CHECKS_OF_RULES, FileKind.EFFECTS)
"""They go with rules written in Python: only those that ship are read."""


class Check:
    """Files as they stand when they are first read; each is checked once, whoever leans on it."""

    def __init__(self, files: ContentFiles, named: tuple[Path, ...] = ()) -> None:
        """*named* are files whose problems are all listed; they need not be of *files*."""
        self._known = KnownContent(files, named)
        self._named = frozenset(real(path) for path in named)
        self._checked: set[Path] = set()
        self._names_of: dict[Game, dict[str, English]] = {}

    def problems(self, path: Path) -> tuple[Problem, ...]:
        """What is wrong with the file at *path*."""
        file = self._known.file(path)
        if path not in self._checked:
            self._checked.add(path)
            if not file.problems:
                self._check(file)
        return tuple(sorted(set(file.problems)))

    def _check(self, file: ContentFile) -> None:
        kind = self._known.kind(file.path)
        if kind is None:
            is_loose = self._known.is_loose(file.path)
            file.note_on_all(_UNKNOWN_KIND if is_loose else _NOT_LOOKED_FOR)
            return
        check_form(file if kind is not FileKind.CHART else self._known.chart(file.path), kind)
        check_marks(file)
        check_signs(file)
        if kind in _WITH_SOURCES:
            check_sources(file)
        game = self._games.of(file, kind) or Game.MAGIC
        if kind is not FileKind.GLOSSARY:  # where the words of each language are spoken about
            check_names(file, self._names(game))
        self._check_is_only_one(file, kind)
        if kind in FOLDERS.values() and not ID.is_so(file.id):
            file.note_on_all(_NO_ID.filled(name=file.id))
        self._check_kind(file, kind)

    def _check_kind(self, file: ContentFile, kind: FileKind) -> None:
        """Check what holds of files of that kind alone."""
        match kind:
            case FileKind.CHART:
                self._check_chart(file)
            case FileKind.SCENARIO:
                check_scenario(file, self._known, self._wordless, partial(self._lean_on, file))
                self._games.check_scenario(file)
            case FileKind.LESSON:
                check_lesson(file, self._known.scenarios)
                self._games.check_lesson(file)
            case FileKind.CARDS:
                check_cards(file)
                check_abilities(file, self._known.card_texts)
            case FileKind.STORIES:
                check_stories(file, self._known)
            case FileKind.SEMINAR:
                check_seminar(file, self._known, self._wordless, partial(self._is_sound, file))
            case (
                FileKind.IDEAS
                | FileKind.QUESTIONS
                | FileKind.CHANGES
                | FileKind.DISPUTES
                | FileKind.DOCUMENTS
                | FileKind.FACTS
                | FileKind.READING
            ):
                _CHECKS_OF_RULES[kind](file)
            case FileKind.GLOSSARY | FileKind.EFFECTS:
                pass
            case _:
                assert_never(kind)

    def _names(self, game: Game) -> dict[str, English]:
        """What is marked in texts of *game*, with its English forms."""
        if game not in self._names_of:
            names: dict[str, English] = {}
            for file in self._known.files_of(FileKind.GLOSSARY):
                if game_of(file) == game:
                    names |= term_names(file)
            for file in self._known.files_of(FileKind.CARDS):
                if game_of(file) == game.of_cards:
                    names |= card_names(file)
            self._names_of[game] = names
        return self._names_of[game]

    @cached_property
    def _games(self) -> Games:
        return Games(self._known)

    def _check_is_only_one(self, file: ContentFile, kind: FileKind) -> None:
        if self._known.is_loose(file.path):
            return
        if kind in _OF_RULES and not ContentFiles.is_shipped(file.path):
            file.note_on_all(_ONLY_SHIPPED.filled(kind=kind))
        for other in self._known.earlier(file.path):
            if kind in FILES.values():
                self._check_rows(file, self._known.file(other), kind)
            elif other.stem == file.id:
                file.note_on_all(_TWO_FILES.filled(kind=kind, name=file.id, other=str(other)))

    def _check_rows(self, file: ContentFile, other: ContentFile, kind: FileKind) -> None:
        table = _ROWS[kind]
        for row in file.table_at(table):
            if other.has(table, row):
                file.note(
                    (table, row), _TWO_ROWS.filled(kind=table, name=row, other=str(other.path))
                )

    def _check_chart(self, file: ContentFile) -> None:
        check_inheritance(file, self._known.charts, self._known.chart_table)
        whole = self._known.chart(file.path)
        check_chart(whole)
        check_folds(whole)
        check_composition(whole, tuple(self._known.charts), self._chart_named)
        check_references(whole, tuple(self._known.cards))
        check_rules(whole)
        check_doubts(whole)
        self._games.check_chart(whole)

    def _chart_named(self, name: str) -> ContentFile | None:
        path = self._known.charts.get(name)
        return self._known.chart(path) if path is not None else None

    @cached_property
    def _wordless(self) -> WordlessCharts:
        return WordlessCharts(self._known)

    def _is_sound(self, file: ContentFile, where: Where, path: Path) -> bool:
        """Has a file needed no mistakes? Where it has, that is noted."""
        self._lean_on(file, where, path)
        return not self._has_mistakes(path)

    def _lean_on(self, file: ContentFile, where: Where, path: Path) -> None:
        """Note once that a file needed has mistakes, unless they are listed anyway."""
        if real(path) not in self._named and self._has_mistakes(path):
            file.note(where, _LEANS_ON.filled(path=str(path)))

    def _has_mistakes(self, path: Path) -> bool:
        """Has a file needed mistakes? What ships was checked before it shipped: that takes long."""
        return not ContentFiles.is_shipped(path) and bool(self.problems(path))


def check_form(file: ContentFile, kind: FileKind) -> None:
    """Note every key that is unknown, missing or of the wrong type."""
    for fault in faults(TYPES[kind], file.table):
        key = file.lines.within_table(fault.where) or fault.where[-1:]
        file.note(fault.where, complaint(fault, ".".join(map(str, key))))
