"""All content that a file may name: the content files there are and those named beside them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import takewhile
from pathlib import Path

from flowcharts.checking.content_file import ContentFile, read_content_file
from flowcharts.checking.inheritance import whole_file
from flowcharts.codec.tables import Table
from flowcharts.folders import real
from flowcharts.library.content_files import ContentFiles
from flowcharts.schema import FileKind

FOLDERS = {
    "charts": FileKind.CHART,
    "scenarios": FileKind.SCENARIO,
    "lessons": FileKind.LESSON,
    "seminars": FileKind.SEMINAR,
    "reading": FileKind.READING,
}
FILES = {
    "cards": FileKind.CARDS,
    "glossary": FileKind.GLOSSARY,
    "stories": FileKind.STORIES,
    "ideas": FileKind.IDEAS,
    "effects": FileKind.EFFECTS,
    "questions": FileKind.QUESTIONS,
    "changes": FileKind.CHANGES,
    "disputes": FileKind.DISPUTES,
    "documents": FileKind.DOCUMENTS,
    "facts": FileKind.FACTS,
}
"""Kinds by how the names of their files begin: cards.toml, cards-of-mine.toml."""

_KEYS = {
    FileKind.CHART: {"start", "edition", "decision", "action", "exit", "about", "shape"},
    FileKind.SCENARIO: {
        "chart",
        "cards",
        "story",
        "answer",
        "ruling",
        "level",
        "missed",
        "noticed",
    },
    FileKind.LESSON: {"scenarios", "about"},
    FileKind.CARDS: {"card", "ability"},
    FileKind.GLOSSARY: {"term"},
    FileKind.STORIES: {"story", "phrase", "said", "way", "filler", "shown", "former"},
    FileKind.SEMINAR: {"scene", "language"},
    FileKind.IDEAS: {"idea"},
    FileKind.EFFECTS: {"effect"},
    FileKind.QUESTIONS: {"question", "goes-on", "found"},
    FileKind.CHANGES: {"change", "moments"},
    FileKind.DISPUTES: {"dispute"},
    FileKind.DOCUMENTS: {"document"},
    FileKind.FACTS: {"fact"},
    FileKind.READING: {"event", "verb", "option", "reason", "aside", "keyword"},
}
"""Keys at the top of a file that tell its kind."""


class KnownContent:
    """The files of the library and those *named*, each read once.

    A file named from outside the library stands in for the library's file of the same name.
    """

    def __init__(self, files: ContentFiles, named: Iterable[Path]) -> None:
        self._read: dict[Path, ContentFile] = {}
        self._whole: dict[Path, ContentFile] = {}
        folders = [folder.path for folder in files.folders]
        self._held = {path: _kind_by_place(path, folders) for path in files.all()}
        self._loose = [path for path in named if not self._is_held(path)]

    def file(self, path: Path) -> ContentFile:
        """The file at *path*, read."""
        if path not in self._read:
            self._read[path] = read_content_file(path)
        return self._read[path]

    def chart(self, path: Path) -> ContentFile:
        """The chart at *path*, with all that it takes over from other charts."""
        if path not in self._whole:
            self._whole[path] = whole_file(self.file(path), self.chart_table)
        return self._whole[path]

    def chart_table(self, chart_id: str) -> Table:
        """The table of a chart, as its file has it; empty where there is none."""
        return self.file(self.charts[chart_id]).table if chart_id in self.charts else {}

    def is_loose(self, path: Path) -> bool:
        """Does it stand outside the library?"""
        return path in self._loose

    def kind(self, path: Path) -> FileKind | None:
        """What the file at *path* describes: told by its place, else by its keys."""
        if not self.is_loose(path):
            return self._held[self._as_held(path)]
        told = _kind_by_name(path) or FOLDERS.get(path.parent.name)
        return told or _kind_by_keys(self.file(path))

    @cached_property
    def charts(self) -> dict[str, Path]:
        """The file of each chart."""
        return self._by_id(FileKind.CHART)

    @cached_property
    def scenarios(self) -> dict[str, Path]:
        """The file of each scenario."""
        return self._by_id(FileKind.SCENARIO)

    @cached_property
    def cards(self) -> dict[str, Path]:
        """The file that each card stands in."""
        return self._rows(FileKind.CARDS, "card")

    @cached_property
    def abilities(self) -> dict[str, Path]:
        """The file that each ability of a card stands in."""
        return self._rows(FileKind.CARDS, "ability")

    @cached_property
    def phrases(self) -> set[str]:
        """The names of the phrases that stories are told in."""
        return {
            name
            for path in self._of_kind(FileKind.STORIES)
            for table in ("phrase", "said")
            for name in self.file(path).table_at(table)
        }

    @cached_property
    def card_texts(self) -> dict[str, dict[str, str]]:
        """The text of each card, by language."""
        found: dict[str, dict[str, str]] = {}
        for name, path in self.cards.items():
            texts = self.file(path).table_at("card", name, "text")
            found[name] = {code: words for code, words in texts.items() if isinstance(words, str)}
        return found

    def files_of(self, kind: FileKind) -> list[ContentFile]:
        """Every file of that kind, read."""
        return [self.file(path) for path in self._of_kind(kind)]

    def earlier(self, path: Path) -> Iterator[Path]:
        """The files of the library that stand before the one at *path*, of its kind."""
        itself = self._as_held(path)
        return takewhile(lambda other: other != itself, self._held_of[self._held[itself]])

    @cached_property
    def _held_of(self) -> dict[FileKind | None, list[Path]]:
        """The files of the library by kind."""
        found: defaultdict[FileKind | None, list[Path]] = defaultdict(list)
        for path, kind in self._held.items():
            found[kind].append(path)
        return found

    @cached_property
    def _ways_here(self) -> dict[Path, Path]:
        """The files of the library by where they really are."""
        return {real(path): path for path in self._held}

    def _is_held(self, path: Path) -> bool:
        return path in self._held or real(path) in self._ways_here

    def _as_held(self, path: Path) -> Path:
        """*path* as the library writes it."""
        return path if path in self._held else self._ways_here[real(path)]

    def _by_id(self, kind: FileKind) -> dict[str, Path]:
        return {path.stem: path for path in self._of_kind(kind)}

    def _rows(self, kind: FileKind, table: str) -> dict[str, Path]:
        files = self._of_kind(kind)
        return {row: path for path in files for row in self.file(path).tables_at(table)}

    def _of_kind(self, kind: FileKind) -> list[Path]:
        """Of two with one id the last one counts: what is named from outside, else what ships."""
        loose = [path for path in self._loose if self.kind(path) is kind]
        return [*reversed(self._held_of[kind]), *loose]


def _kind_by_place(path: Path, folders: list[Path]) -> FileKind | None:
    if path.parent in folders:
        return _kind_by_name(path)
    return FOLDERS.get(path.parent.name) if path.parent.parent in folders else None


def _kind_by_name(path: Path) -> FileKind | None:
    if path.suffix != ".toml":
        return None
    return next((kind for name, kind in FILES.items() if path.stem.startswith(name)), None)


def _kind_by_keys(file: ContentFile) -> FileKind | None:
    shared = {kind: len(keys & file.table.keys()) for kind, keys in _KEYS.items()}
    best = max(shared, key=shared.__getitem__)
    return best if shared[best] else None
