"""Worksheet and key: numbered as on the wall, and no answer before its page."""

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.documents.block import BlockKind
from flowcharts.documents.booklet import Booklet
from flowcharts.documents.crib import todays_charts
from flowcharts.documents.formats.markdown import markdown
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.text import Language, Wording
from flowcharts.talk.handout import handout
from flowcharts.talk.scene import QuestionScene, TitleScene
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.talk import talk_of
from flowcharts.talk.told_example import ToldExample

ARTICLE = SHIPPED / "seminars" / "article-in-45-minutes.toml"


@pytest.fixture
def sheet(library: Library) -> RunSheet:
    return open_sheet(ARTICLE, library)


def headings(booklet: Booklet, part: int) -> list[str]:
    blocks = booklet.parts[part].blocks
    return [block.text.en for block in blocks if block.kind is BlockKind.HEADING]


def test_worksheet_key_and_wall_have_the_same_numbers(sheet: RunSheet, library: Library) -> None:
    talk, on_wall = talk_of(sheet, library.cards), []
    while not talk.is_over:
        scene = talk.audience
        if isinstance(scene, TitleScene) and talk.sheet.items[talk.moment.item].content.is_case:
            assert scene.above is not None
            number = scene.above.en.split()[1]  # Case 4 of 9
            on_wall.append(f"{number}. {scene.title.en}")
        talk = talk.onward()
    booklet = handout(sheet, library)
    assert len(on_wall) > 5
    assert headings(booklet, 0) == headings(booklet, 1) == on_wall


def test_a_question_has_the_number_that_the_chart_on_the_wall_gives_it(
    sheet: RunSheet, library: Library
) -> None:
    talk, on_wall = talk_of(sheet, library.cards), []
    while not talk.is_over:
        scene = talk.audience
        if isinstance(scene, QuestionScene) and not scene.is_revealed:
            number = list(scene.walk.chart.nodes).index(scene.decision.id) + 1
            on_wall.append((number, scene.decision.label.on_one_line().en))
        talk = talk.onward()
    key = handout(sheet, library).parts[1].blocks
    on_paper = [
        (block.number, block.text.en.partition(" → ")[0])
        for block in key
        if block.kind is BlockKind.QUESTION
    ]
    assert (5, "Within turn cycle?") in on_paper
    assert set(on_wall) <= set(on_paper)


@pytest.mark.parametrize("language", Language)
def test_the_worksheet_gives_no_answer_away(
    language: Language, sheet: RunSheet, library: Library
) -> None:
    worksheet, key, _ = handout(sheet, library).parts
    asked = " ".join(block.text.in_language(language) for block in worksheet.blocks)
    answered = " ".join(block.text.in_language(language) for block in key.blocks)
    examples = [item.content for item in sheet.items if isinstance(item.content, ToldExample)]
    assert examples
    for example in examples:
        assert example.scenario.story.in_language(language) in asked
        for worked in example.scenario.answers.values():
            assert worked.because.in_language(language) not in asked
            assert worked.because.in_language(language) in answered


def test_every_case_has_as_much_room_whatever_its_path(sheet: RunSheet, library: Library) -> None:
    blocks = handout(sheet, library).parts[0].blocks
    rows = {block.text.en for block in blocks if block.text.en.startswith("1 ＿")}
    assert len(rows) == 1


def test_the_crib_has_every_question_of_today_and_where_it_leads(library: Library) -> None:
    charts = todays_charts(library)
    assert [chart.id for chart in charts] == ["awareness", "missed-trigger-2024", "penalty"]
    booklet = handout(open_sheet(ARTICLE, library), library)
    text = markdown(booklet.parts[2].blocks, Wording.JAPANESE)
    questions = [decision for chart in charts for decision in chart.decisions]
    assert len(questions) > 20
    for decision in questions:
        assert decision.label.on_one_line().ja in text


def test_a_comparison_leaves_a_line_for_each_edition(library: Library) -> None:
    sheet = open_sheet(SHIPPED / "seminars" / "changed-since-2008.toml", library)
    booklet = handout(sheet, library)
    lines = [block for block in booklet.parts[0].blocks if block.kind is BlockKind.NAMED]
    badges = {block.name.en for block in lines if block.name is not None}
    assert "Penalty Guide, March 2008 — superseded" in badges
