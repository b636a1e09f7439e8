"""The table of scenes: each kind is one file, and all of it is said, checked, shown and told."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

import flowcharts.talk.scenes as table
from flowcharts.checking.run_sheet import problems_of
from flowcharts.codec.tables import Table
from flowcharts.codec.values import faults, json_schema
from flowcharts.library.library import Library
from flowcharts.talk import scene as scenes_of_many
from flowcharts.talk.record import record_of, talk_in
from flowcharts.talk.scene_kind import OF_EVERY_SCENE, FieldKind, SceneKind
from flowcharts.talk.scenes import SCENES, kinds_of
from flowcharts.talk.sheet_draft import draft_of, written_scene
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.sheet_form import SeminarFile
from flowcharts.talk.sheet_text import NEW_SHEET, sheet_text
from flowcharts.talk.talk import Talk, talk_of
from tests.paths import TOP

FOLDER = Path(table.__file__).parent
GUIDE = (TOP / "docs" / "writing-content.md").read_text("utf-8").partition("## A run sheet")[2]
(SHOWN,) = (
    block for block in re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL) if "[[scene]]" in block
)
MOST_PRESSES = 60
WORDS = "Words"
kinds = pytest.mark.parametrize("kind", SCENES.values(), ids=[*SCENES])


def file_of(kind: SceneKind) -> str:
    return kind.read.__module__.rpartition(".")[2]


def added(kind: SceneKind, library: Library) -> Table:
    """A scene as the editor adds it: the first that is offered, or what is typed."""
    first = next(kind.offered(library), None)
    name = first.name if first is not None else kind.first_words or WORDS
    return {kind.key: name, **kind.new_scene(name, library)}


def sheet_table(*scenes: Table) -> Table:
    return {"title": {"en": "Evening"}, "language": "en", "scene": [*scenes]}


def led(talk: Talk) -> list[Talk]:
    """The talk after each press, until it is over."""
    found = [talk]
    while not found[-1].is_over:
        assert len(found) < MOST_PRESSES, "a talk comes to its end"
        found.append(found[-1].onward())
    return found


def test_the_table_names_each_file_once() -> None:
    files = {each.stem for each in FOLDER.glob("*.py")} - {"__init__"}
    named = [*map(file_of, SCENES.values())]
    lacking = sorted(files - {*named})
    assert not lacking, f"the table in scenes/__init__.py lacks {', '.join(lacking)}"
    assert sorted(named) == sorted(files), "a kind of scene is one file"
    assert all(kind.key == key for key, kind in SCENES.items())


@kinds
def test_a_kind_uses_no_trait_of_another(kind: SceneKind) -> None:
    others = {each.read.__module__ for each in SCENES.values()} - {kind.read.__module__}
    traits = [each for each in kind if callable(each)]
    assert not others & {each.__module__ for each in (*traits, *kind.walls)}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_kinds_have_names_of_their_own(language: str) -> None:
    said = [getattr(kind.name, language) for kind in SCENES.values()]
    assert all(said)
    assert len({*said}) == len(said)


@kinds
def test_every_field_is_known_to_editors_and_to_the_guide(kind: SceneKind) -> None:
    known = json_schema(SeminarFile)["$defs"]["SceneTable"]["properties"]
    assert OF_EVERY_SCENE
    for field in (*kind.fields, *OF_EVERY_SCENE):
        assert field.about in known[field.key]["description"]
        told = rf"\b{field.key}(\.en)? = |`{field.key}`|\[scene\.{field.key}\]"
        assert re.search(told, GUIDE), f"docs/writing-content.md tells of {field.key}"


@kinds
def test_what_a_scene_has_to_say_has_no_default(kind: SceneKind, library: Library) -> None:
    (item,) = read_sheet(sheet_table(added(kind, library)), library).items
    assert item.content is not None
    for field in fields(item.content):  # type: ignore[arg-type]  # each is a dataclass
        said = f"`{field.name}: … = field()`: else a property of SheetContent is its default"
        assert not isinstance(field.default, property), said


@kinds
def test_whatever_is_typed_has_a_name_and_is_missed_by_name(kind: SceneKind) -> None:
    typed = {FieldKind.SAID, FieldKind.STORY, FieldKind.POINTS}
    for field in kind.fields:
        if field.holds in typed:
            assert field.name is not None, f"the editor calls `{field.key}` something"
            assert field.said is not None, f"a sentence says that `{field.key}` is not said"
    known = {field.key for field in kind.fields}
    assert {field.only_with for field in kind.fields} <= {"", *known}
    assert kind.first_field in {"", *known}


@kinds
def test_a_scene_that_is_added_is_sound_and_shown(
    kind: SceneKind, library: Library, tmp_path: Path
) -> None:
    scene = written_scene(added(kind, library))
    whole = sheet_table(scene)
    assert kinds_of(scene) == (kind,)
    assert not faults(SeminarFile, whole)
    assert read_sheet(whole, library).items, "what is added can be read, though no more is said"
    path = tmp_path / "evening.toml"
    draft = draft_of({**whole, "scene": []}).added(0, scene)
    path.write_text(sheet_text(draft, NEW_SHEET), encoding="utf-8")
    assert tomllib.loads(path.read_text("utf-8")) == whole
    assert problems_of(path, library) == ()


@kinds
def test_it_is_led_to_its_end_and_gone_on_with_from_anywhere(
    kind: SceneKind, library: Library
) -> None:
    sheet = read_sheet(sheet_table(added(kind, library), {"slide": {"en": "End"}}), library)
    talks = led(talk_of(sheet, library.cards))
    of_many = {each for each in vars(scenes_of_many).values() if isinstance(each, type)}
    seen = {type(talk.audience) for talk in talks if talk.moment.item == 0}
    for talk in talks:
        record = record_of(talk, "")
        assert record_of(talk_in(record, library), "") == record
    assert seen - of_many == {*kind.walls}, "what stands on the wall for it alone is in `walls`"
    assert len(seen) > 1, "more than its title is shown"


@kinds
def test_a_case_is_told_on_paper(kind: SceneKind, library: Library) -> None:
    (item,) = read_sheet(sheet_table(added(kind, library)), library).items
    content = item.content
    assert content.title.en
    assert content.title.ja
    worksheet = (*content.worksheet(library.cards), *content.room_for_answers())
    for told in (worksheet, content.key()):
        assert bool(tuple(told)) == content.is_case, "what is numbered has a worksheet and a key"


@kinds
def test_what_is_not_there_is_said_in_both_languages(kind: SceneKind, library: Library) -> None:
    wrong = "never-written"
    texts = [kind.why_not(wrong, library)]
    if next(kind.offered(library), None) is not None:
        texts.append(kind.unknown.filled(name=wrong))
        assert all(wrong in said for said in texts[-1])
    assert all(said.strip() for text in texts for said in text)


@pytest.mark.parametrize("key", [key for key, kind in SCENES.items() if kind.is_said])
def test_a_scene_keeps_its_kind_while_its_words_are_typed_anew(key: str) -> None:
    emptied = {key: {"en": ""}, "notes": {"en": " "}, "minutes": 5}
    assert written_scene(emptied) == {key: {}, "minutes": 5}


def test_a_story_that_is_typed_anew_keeps_its_case_and_other_words_go() -> None:
    emptied = {"case": "1", "story": {"en": " "}, "title": {"en": ""}, "vote": [], "minutes": 0}
    assert written_scene(emptied) == {"case": "1", "story": {}, "vote": [], "minutes": 0}
    points = [{"en": " Ask. ", "ja": ""}, {"en": ""}, "no point"]
    assert written_scene({"slide": {"en": "A"}, "points": points})["points"] == [{"en": "Ask."}]
    assert written_scene({"slide": {"en": "A"}, "points": [{}]}) == {"slide": {"en": "A"}}
