"""Run sheets as files: read, checked, and opened with what there is of them."""

import re
from itertools import islice
from pathlib import Path

import pytest
import tomlkit

from flowcharts.checking.run_sheet import open_sheet, problems_of
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Wording
from flowcharts.talk.pace import seconds_of
from flowcharts.talk.scene import QuestionScene, RulingScene
from flowcharts.talk.scenes.case import scene_of_case
from flowcharts.talk.scenes.compare import ComparedCase
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import SheetError, read_table
from flowcharts.talk.talk import talk_of
from flowcharts.talk.told_example import ToldExample
from tests.english import english_in
from tests.flowcharts.talk.sheets import FACTS, pressed
from tests.paths import TOP

CASE = """
title.en = "One case"
language = "en"

[[scene]]
case = "made-up"
chart = "missed-trigger-2008"
card = "kavu-monarch"
story.en = "A forgot a counter, and B saw it in the same turn."
vote = ["visual"]

[scene.facts]
"""


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def opened(path: Path, text: str, library: Library) -> RunSheet:
    return open_sheet(written(path / "sheet.toml", text), library)


def test_a_sheet_keeps_its_order_minutes_and_notes(tmp_path: Path, library: Library) -> None:
    sheet = opened(
        tmp_path,
        """
        title.en = "Evening"
        language = "en"
        [[scene]]
        example = "kavu-monarch"
        minutes = 7.5
        notes.en = "Ask the back row."
        [[scene]]
        compare = "pact-of-negation-2007"
        may = true
        minutes = 5
        [[scene]]
        break.en = "Tea"
        minutes = 10
        """,
        library,
    )
    assert sheet.missing == ()
    assert sheet.wording is Wording.ENGLISH
    assert [item.title.en for item in sheet.items][::2] == ["Kavu Monarch", "Tea"]
    assert [item.is_must for item in sheet.items] == [True, False, True]
    assert [sheet.number(place) for place in range(3)] == [1, 2, 0]
    assert sheet.minutes == 22.5
    assert sheet.items[0].notes is not None
    assert sheet.items[0].notes.en == "Ask the back row."


def test_what_is_missing_is_said_and_the_rest_is_there(tmp_path: Path, library: Library) -> None:
    sheet = opened(
        tmp_path,
        """
        title.en = "Evening"
        language = "en"
        [[scene]]
        example = "kavu-monarc"
        [[scene]]
        example = "braids-late"
        [[scene]]
        chart = "trainer:missed-trigger-2008?maybe"
        """,
        library,
    )
    assert [item.title.en for item in sheet.items] == [
        "Braids, Cabal Minion, noticed a round later"
    ]
    assert [item.scene for item in sheet.items] == [1]
    assert len(sheet.missing) == 2
    assert "sheet.toml:5" in sheet.missing[0].with_place.en
    assert "kavu-monarch" in sheet.missing[0].with_place.en


def test_a_comparison_shows_the_editions_from_the_oldest_on(
    tmp_path: Path, library: Library
) -> None:
    sheet = opened(
        tmp_path,
        'title.en = "E"\nlanguage = "en"\n[[scene]]\ncompare = "kavu-monarch"\n'
        'charts = ["missed-trigger-2024", "missed-trigger-2008", "missed-trigger-2012-10"]',
        library,
    )
    (item,) = sheet.items
    assert isinstance(item.content, ComparedCase)
    days = [edition.chart.edition.since for edition in item.content.editions]
    assert days == sorted(days)
    assert len(days) == 3


def test_an_example_is_told_on_another_edition(tmp_path: Path, library: Library) -> None:
    scenario = library.scenario("pact-of-negation-2007")
    other = next(iter(scenario.also))
    text = (
        f'title.en = "E"\nlanguage = "en"\n[[scene]]\nexample = "{scenario.id}"\nchart = "{other}"'
    )
    (item,) = opened(tmp_path, text, library).items
    assert isinstance(item.content, ToldExample)
    assert item.content.chart.id == other


def test_a_stored_case_is_told_from_its_facts_alone(tmp_path: Path, library: Library) -> None:
    sheet = opened(tmp_path, CASE + FACTS, library)
    assert sheet.missing == ()
    talk = pressed(talk_of(sheet, library.cards), 3)
    answers, lit = [], []
    while not talk.is_over:
        scene = talk.audience
        if isinstance(scene, QuestionScene) and scene.is_revealed:
            answers += [way.answer for way in scene.exits if way.is_right]
            assert scene.because is not None
            lit += [scene.evidence.words.en] if scene.evidence and scene.evidence.words else []
        if isinstance(scene, RulingScene):
            answers.append(scene.walk.here.id)
        talk = talk.onward()
    assert answers == ["no", "no", "yes", "yes", "stack"]
    assert "put a +1/+1 counter" in lit


def test_a_case_whose_facts_do_not_reach_says_which_are_missing(
    tmp_path: Path, library: Library
) -> None:
    text = CASE + FACTS.replace('noticed = "1:declare-blockers"', "")
    sheet = opened(tmp_path, text, library)
    assert sheet.items == ()
    assert "noticed" in sheet.missing[0].with_place.en


@pytest.mark.parametrize(
    "content",
    [
        "title = [",
        "\ufeff",
        "x" * 10,
        f"a = {'[' * 9_000}",
        f"[{'a.' * 30_000}a]",
        "a=1\n" * 300_000,
    ],
)
def test_what_is_no_toml_is_refused_with_a_sentence(
    content: str, tmp_path: Path, library: Library
) -> None:
    with pytest.raises(SheetError, match="is no run sheet") as error:
        opened(tmp_path, content, library)
    assert not english_in(error.value.said.ja)


def test_a_file_that_is_not_there_is_refused_with_a_sentence(
    tmp_path: Path, library: Library
) -> None:
    with pytest.raises(SheetError, match="cannot be read"):
        open_sheet(tmp_path / "none.toml", library)


SHEETS = sorted((SHIPPED / "seminars").glob("*.toml"))


def test_a_file_beyond_all_limits_is_refused_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "sheet.toml"
    path.write_text(f"a = {'[' * 30}", "utf-8")
    with pytest.raises(SheetError, match="nests arrays or tables far too deeply") as refused:
        read_table(path)
    assert refused.value.said.ja.endswith("は進行表ではありません：配列や表の入れ子が深すぎます。")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_shipped_sheet_is_sound_and_in_both_languages(path: Path, library: Library) -> None:
    assert problems_of(path, library) == ()
    sheet = open_sheet(path, library)
    assert sheet.wording is Wording.BOTH
    assert all(item.notes is not None for item in sheet.items)
    assert any(not item.is_must for item in sheet.items)


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_shipped_sheet_can_be_led_in_its_time(path: Path, library: Library) -> None:
    """Stepped through, each item takes no longer than planned, and all of them as long as said."""
    sheet = open_sheet(path, library)
    talk = talk_of(sheet, library.cards)
    while not talk.is_over:
        talk = talk.passed(seconds_of(talk.audience, Wording.ENGLISH)).onward()
    over = {
        item.title.en: talk.clock.at_item(place) / 60
        for place, item in enumerate(sheet.items)
        if talk.clock.at_item(place) > item.minutes * 60
    }
    assert over == {}
    assert f"{sheet.minutes:g}" in {*path.stem.split("-"), "30"}


def test_an_example_can_begin_at_a_later_question(tmp_path: Path, library: Library) -> None:
    sheet = opened(
        tmp_path,
        'title.en = "E"\nlanguage = "en"\n[[scene]]\nexample = "knight-of-infamy-take-two"\n'
        'begin = "known-when-it-mattered"',
        library,
    )
    scene = pressed(talk_of(sheet, library.cards), 3).audience
    assert isinstance(scene, QuestionScene)
    assert scene.decision.id == "known-when-it-mattered"
    assert len(steps(scene.walk)) == 9, "the questions before it are passed over"


@pytest.mark.parametrize("guide", ["seminar.md", "writing-content.md"])
def test_the_sheet_that_a_guide_shows_is_sound(
    guide: str, tmp_path: Path, library: Library
) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (TOP / "docs" / guide).read_text("utf-8"), re.DOTALL)
    (shown,) = (block for block in blocks if "[[scene]]" in block)
    assert opened(tmp_path, shown, library).missing == ()


@pytest.mark.parametrize("minutes", ["-3", "inf", "nan", '"ten"', "true", "[5]", f"1{'0' * 400}"])
def test_minutes_that_are_none_leave_the_scene_there(
    minutes: str, tmp_path: Path, library: Library
) -> None:
    scene = f'[[scene]]\nslide.en = "S"\nminutes = {minutes}\n'
    sheet = opened(tmp_path, f'title.en = "E"\nlanguage = "en"\n{scene}', library)
    assert [item.minutes for item in sheet.items] == [0]
    assert len(sheet.missing) == 1


@pytest.mark.parametrize("notes", ["3", "[]", '{ en = " " }', "{}", "{ en = 5 }"])
def test_notes_that_are_none_leave_the_scene_there(
    notes: str, tmp_path: Path, library: Library
) -> None:
    scene = f'[[scene]]\nslide.en = "S"\nminutes = 4\nnotes = {notes}\n'
    sheet = opened(tmp_path, f'title.en = "E"\nlanguage = "en"\n{scene}', library)
    assert [(item.minutes, item.notes) for item in sheet.items] == [(4, None)]
    assert sheet.missing != ()


def test_what_is_sound_of_the_head_is_taken(tmp_path: Path, library: Library) -> None:
    text = 'title = { en = "", ja = "夕べ" }\nlanguage = "fr"\n[[scene]]\nslide.ja = "終"\n'
    sheet = opened(tmp_path, text, library)
    assert (sheet.title.ja, sheet.wording) == ("夕べ", Wording.BOTH)
    assert [item.title.ja for item in sheet.items] == ["終"]


def test_a_scene_that_is_no_table_is_told_and_counted(tmp_path: Path, library: Library) -> None:
    text = 'title.en = "E"\nlanguage = "en"\nscene = [3, { slide = { en = "S" } }]'
    sheet = opened(tmp_path, text, library)
    assert [item.scene for item in sheet.items] == [1]
    assert sheet.missing != ()


def of_case(scene: str) -> str:
    return f'title.en = "E"\nlanguage = "en"\n[[scene]]\n{scene}'


def test_a_generated_case_is_made_again_from_its_id(tmp_path: Path, library: Library) -> None:
    case = next(library.generator("today").cases(3))
    sheet = opened(tmp_path, of_case(f'case = "{case.id}"'), library)
    (item,) = sheet.items
    assert isinstance(item.content, ToldExample)
    assert item.content.scenario.story == case.story
    assert item.content.scenario.walk(item.content.chart) == case.walk.walk


def test_a_generated_case_of_other_content_is_told_with_its_line(
    tmp_path: Path, library: Library
) -> None:
    made = next(library.generator("today").cases(3)).id
    other = f"0000{made[4:]}"
    sheet = opened(tmp_path, of_case(f'minutes = 3\ncase = "{other}"'), library)
    assert sheet.items == ()
    (problem,) = sheet.missing
    assert "sheet.toml:5" in problem.with_place.en
    assert "cannot be made again" in problem.with_place.en
    assert "Store its card, story and facts" in problem.with_place.en


def test_generated_cases_are_stored_so_that_they_stay(tmp_path: Path, library: Library) -> None:
    cases = list(islice(library.generator("today").cases(5), 30))
    scenes = [
        scene_of_case(case.id, case.chart_id, case.card, case.story, case.case) for case in cases
    ]
    title = {"en": "Stored", "ja": "保存"}
    text = tomlkit.dumps({"title": title, "language": "both", "scene": scenes})
    sheet = opened(tmp_path, text, library)
    assert sheet.missing == ()
    assert len(sheet.items) == len(cases)
    for case, item in zip(cases, sheet.items, strict=True):
        assert isinstance(item.content, ToldExample)
        assert item.content.scenario.walk(item.content.chart) == case.walk.walk
