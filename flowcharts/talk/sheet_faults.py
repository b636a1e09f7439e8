"""The faults of a run sheet while it is edited, scene by scene, in both languages."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from flowcharts.codec.line_numbers import read_line_numbers
from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.model.text import Language, Text
from flowcharts.problem import Problem
from flowcharts.talk.scene_kind import OF_EVERY_SCENE, SceneKind
from flowcharts.talk.scenes import kind_of, kinds_of
from flowcharts.talk.sheet import SheetItem
from flowcharts.talk.sheet_draft import SheetDraft, text_of

_LANGUAGES = {
    Language.ENGLISH: Text("English", "英語"),
    Language.JAPANESE: Text("Japanese", "日本語"),
}
_LACKS = Text("the {language} of {part} is missing.", "{part}に{language}がありません。")
_NO_SCENE = Text(
    "There is no scene yet: choose one below the list and press “Add”.",
    "場面がまだありません。一覧の下で選び、「追加」を押してください。",
)
_UNTITLED = Text(
    "The seminar is not called anything in {language}.", "セミナーの題名に{language}がありません。"
)
_SCENE = Text("Scene {number}, “{title}”: {said}", "場面{number}「{title}」：{said}")
_NOT_NAMED = Text("it does not say what it shows.", "何を見せるかが指定されていません。")


class SheetFault(NamedTuple):
    """A fault, in a sentence."""

    said: Text
    place: int | None = None
    """The scene; None for the whole."""
    field: str = ""
    """The key of the field that says it; empty where none does."""
    language: Language | None = None
    """In which language it is said wrongly, or not at all."""
    is_gone: bool = False
    """Is it about something that cannot be shown?"""


def faults_of(
    draft: SheetDraft, items: Iterable[SheetItem | None], library: Library
) -> Iterator[SheetFault]:
    """The faults of *draft*, whose scenes come to *items*."""
    for language in draft.wording.languages:
        if not draft.title.in_language(language).strip():
            said = _UNTITLED.filled(language=_LANGUAGES[language])
            yield SheetFault(said, None, "title", language)
    if not draft.scenes:
        yield SheetFault(_NO_SCENE)
    table = draft.table
    for place, (scene, item) in enumerate(zip(table.get("scene", ()), items, strict=True)):
        for fault in _faults_of(scene, item, draft, library):
            told = _of_scene(place, title_of(scene, item), fault.said)
            yield fault._replace(said=told, place=place)


def title_of(scene: Table, item: SheetItem | None) -> Text:
    """The title of a scene: where it cannot be shown, the name that it gives."""
    if item is not None:
        return item.title.on_one_line().without_ruby()
    kind = kind_of(scene)
    named = scene[kind.key] if kind is not None else ""
    said = text_of(named)
    if isinstance(named, dict):
        return Text(said.en or said.ja, said.ja or said.en)
    return Text(str(named), str(named))


def found_by_check(
    problems: Iterable[Problem], text: str, draft: SheetDraft, items: Iterable[SheetItem | None]
) -> Iterator[SheetFault]:
    """The *problems* that a check of the file found, which has that *text*, by its scenes."""
    lines = read_line_numbers(text)
    known = list(enumerate(zip(draft.scenes, items, strict=True)))
    for problem in problems:
        begun = [each for each in known if lines.line(("scene", each[0])) <= problem.line]
        if not begun or not problem.table.startswith("scene"):
            yield SheetFault(problem.said)
            continue
        place, (scene, item) = begun[-1]
        said = [key for key in scene.table if lines.line(("scene", place, key)) <= problem.line]
        field = max(said, key=lambda key: lines.line(("scene", place, key)), default="")
        told = _of_scene(place, title_of(scene.table, item), problem.said)
        yield SheetFault(told, place, field)


def _of_scene(place: int, title: Text, said: Text) -> Text:
    return _SCENE.filled(number=str(place + 1), title=title, said=said)


def _faults_of(
    scene: Table, item: SheetItem | None, draft: SheetDraft, library: Library
) -> Iterator[SheetFault]:
    """The faults of one scene, which comes to *item*; None where it cannot be shown."""
    kinds = kinds_of(scene)
    if len(kinds) != 1:
        yield SheetFault(_NOT_NAMED, is_gone=True)
        return
    kind = kinds[0]
    if item is not None and item.content.fault is not None:
        yield SheetFault(item.content.fault, field=kind.faulty, is_gone=True)
    lacking = [
        SheetFault(_LACKS.filled(part=part, language=_LANGUAGES[language]), None, key, language)
        for key, part, said in _said_in(scene, kind)
        for language in draft.wording.languages
        if not said.in_language(language)
    ]
    yield from lacking
    if item is None and not lacking:
        why = kind.why_not(str(scene[kind.key]), library)
        yield SheetFault(why, field=kind.key, is_gone=True)


def _said_in(scene: Table, kind: SceneKind) -> Iterator[tuple[str, Text, Text]]:
    """The words of a scene, each with the key of its field and its name."""
    for field in (*kind.fields, *OF_EVERY_SCENE):
        for number, (_, said) in enumerate(field.said_in(scene), start=1):
            if field.said is not None:
                yield field.key, field.said.filled(number=str(number)), text_of(said)
