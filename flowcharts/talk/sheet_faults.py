"""What is wrong with a run sheet while it is edited, scene by scene, in both languages."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from flowcharts.codec.line_numbers import read_line_numbers
from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.library.scene_kind import SceneKind, kinds_of
from flowcharts.model.text import Language, Text
from flowcharts.model.walk_link import is_link
from flowcharts.problem import Problem
from flowcharts.suggestions import nearest
from flowcharts.talk.sheet import CompareItem, SheetItem
from flowcharts.talk.sheet_draft import SheetDraft, points_of, text_of

_LANGUAGES = {
    Language.ENGLISH: Text("English", "英語"),
    Language.JAPANESE: Text("Japanese", "日本語"),
}
_PARTS = {
    "title": Text("the title", "題名"),
    "slide": Text("the heading", "見出し"),
    "break": Text("the words", "文"),
    "story": Text("the story", "状況"),
    "notes": Text("the notes", "メモ"),
}
_POINT = Text("point {number}", "{number}番目の項目")
_LACKS = Text("{part} is not said in {language}.", "{part}に{language}がありません。")
_NO_SCENE = Text(
    "There is no scene yet: choose one below the list and press “Add”.",
    "場面がまだありません。一覧の下で選び、「追加」を押してください。",
)
_UNTITLED = Text(
    "The seminar is not called anything in {language}.", "セミナーの題名に{language}がありません。"
)
_SCENE = Text("Scene {number}, “{title}”: {said}", "場面{number}「{title}」：{said}")
_NOT_NAMED = Text("it does not say what it shows.", "何を見せるかが指定されていません。")
_NOT_THERE = {
    SceneKind.EXAMPLE: Text("there is no example “{name}”.", "「{name}」という例題はありません。"),
    SceneKind.COMPARE: Text("there is no example “{name}”.", "「{name}」という例題はありません。"),
    SceneKind.CHART: Text("there is no chart “{name}”.", "「{name}」というチャートはありません。"),
}
_MEANT = Text("{said} Did you mean “{near}”?", "{said}「{near}」のことですか？")
_NO_WALK = Text(
    "“{name}” leads nowhere: give a link as the trainer copies it.",
    "「{name}」は道筋を示していません。トレーナーでコピーしたリンクを入れてください。",
)
_UNSHOWN = Text("it cannot be shown as it stands.", "この内容のままでは表示できません。")
_TOO_FEW = Text("choose at least two editions.", "版を2つ以上選んでください。")
_SEVERAL = 2


class SheetFault(NamedTuple):
    """Something that is wrong."""

    said: Text
    place: int | None = None
    """The scene; None for the whole."""


def faults_of(
    draft: SheetDraft, items: Iterable[SheetItem | None], library: Library
) -> Iterator[SheetFault]:
    """What is wrong with *draft*, whose scenes come to *items*."""
    for language in draft.wording.languages:
        if not draft.title.in_language(language).strip():
            yield SheetFault(_UNTITLED.filled(language=_LANGUAGES[language]))
    if not draft.scenes:
        yield SheetFault(_NO_SCENE)
    table = draft.table
    for place, (scene, item) in enumerate(zip(table.get("scene", ()), items, strict=True)):
        for said in _faults_of(scene, item, draft, library):
            yield SheetFault(_of_scene(place, title_of(scene, item), said), place)


def title_of(scene: Table, item: SheetItem | None) -> Text:
    """What a scene is called: where it cannot be shown, what it names."""
    if item is not None:
        return item.title.on_one_line().without_ruby()
    kinds = kinds_of(scene)
    named = scene.get(kinds[0], "") if kinds else ""
    said = text_of(named)
    if isinstance(named, dict):
        return Text(said.en or said.ja, said.ja or said.en)
    return Text(str(named), str(named))


def found_by_check(
    problems: Iterable[Problem], text: str, draft: SheetDraft, items: Iterable[SheetItem | None]
) -> Iterator[SheetFault]:
    """What a check of the file found, whose *text* it was, by its scenes."""
    lines = read_line_numbers(text)
    known = list(enumerate(zip(draft.scenes, items, strict=True)))
    for problem in problems:
        message = Text(problem.message, problem.message)
        begun = [each for each in known if lines.line(("scene", each[0])) <= problem.line]
        if not begun or not problem.table.startswith("scene"):
            yield SheetFault(message)
            continue
        place, (scene, item) = begun[-1]
        yield SheetFault(_of_scene(place, title_of(scene.table, item), message), place)


def _of_scene(place: int, title: Text, said: Text) -> Text:
    return _SCENE.filled(number=str(place + 1), title=title, said=said)


def _faults_of(
    scene: Table, item: SheetItem | None, draft: SheetDraft, library: Library
) -> Iterator[Text]:
    """What is wrong with one scene, which comes to *item*; None where it cannot be shown."""
    kinds = kinds_of(scene)
    if len(kinds) != 1:
        yield _NOT_NAMED
        return
    content = item.content if item is not None else None
    if isinstance(content, CompareItem) and len(content.editions) < _SEVERAL:
        yield _TOO_FEW
    lacking = [
        _LACKS.filled(part=part, language=_LANGUAGES[language])
        for part, said in _said_in(scene)
        for language in draft.wording.languages
        if not said.in_language(language)
    ]
    yield from lacking
    if item is None and not lacking:
        yield _not_shown(kinds[0], str(scene[kinds[0]]), library)


def _said_in(scene: Table) -> Iterator[tuple[Text, Text]]:
    """The words of a scene, and what each is called."""
    for key, part in _PARTS.items():
        if isinstance(scene.get(key), dict):
            yield part, text_of(scene[key])
    for number, point in enumerate(points_of(scene), start=1):
        yield _POINT.filled(number=str(number)), point


def _not_shown(kind: SceneKind, name: str, library: Library) -> Text:
    """Why a scene of that *kind* cannot be shown, which names that."""
    if kind is SceneKind.WALK or (kind is SceneKind.CHART and is_link(name)):
        return _NO_WALK.filled(name=name)
    known = library.chart_ids if kind is SceneKind.CHART else library.scenario_ids
    if kind not in _NOT_THERE or name in known:
        return _UNSHOWN
    near = nearest(name, known)
    said = _NOT_THERE[kind].filled(name=name)
    return said if near is None else _MEANT.filled(said=said, near=near)
