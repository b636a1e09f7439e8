"""Worksheet and key: numbered as on the wall, and no answer before its page."""

from itertools import pairwise
from typing import NamedTuple

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.documents.block import LINE, BlockKind
from flowcharts.documents.booklet import Booklet, BookletPart
from flowcharts.documents.crib import todays_charts
from flowcharts.documents.formats.markdown import markdown
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.text import Language, Wording
from flowcharts.talk.handout import WritingRoom, handout
from flowcharts.talk.scene import QuestionScene, TitleScene
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.talk import talk_of
from flowcharts.talk.told_example import ToldExample

ARTICLE = SHIPPED / "seminars" / "article-in-45-minutes.toml"


@pytest.fixture
def sheet(library: Library) -> RunSheet:
    return open_sheet(ARTICLE, library)


class Parts(NamedTuple):
    worksheet: BookletPart
    charts: tuple[BookletPart, ...]
    key: BookletPart
    brief: BookletPart


def parts(booklet: Booklet) -> Parts:
    worksheet, *charts, key, brief = booklet.parts
    return Parts(worksheet, tuple(charts), key, brief)


def headings(part: BookletPart) -> list[str]:
    return [block.text.en for block in part.blocks if block.kind is BlockKind.HEADING]


def lines(part: BookletPart) -> int:
    """How many lines there are to write words on."""
    return sum(f"{LINE * 9}" in block.text.en for block in part.blocks)


def test_worksheet_key_and_wall_have_the_same_numbers(sheet: RunSheet, library: Library) -> None:
    talk, on_wall = talk_of(sheet, library.cards), []
    while not talk.is_over:
        scene = talk.audience
        if isinstance(scene, TitleScene) and talk.sheet.items[talk.moment.item].content.is_case:
            assert scene.above is not None
            number = scene.above.en.split()[1]  # Case 4 of 9
            on_wall.append(f"{number}. {scene.title.en}")
        talk = talk.onward()
    worksheet, _, key, _ = parts(handout(sheet, library))
    assert len(on_wall) > 5
    assert headings(worksheet) == headings(key) == on_wall


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
    key = parts(handout(sheet, library)).key.blocks
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
    worksheet, _, key, _ = parts(handout(sheet, library))
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
    blocks = parts(handout(sheet, library)).worksheet.blocks
    rows = [block.text.en for block in blocks if block.text.en.startswith(f"1 {LINE}")]
    assert len(rows) == sheet.cases
    assert len({*rows}) == 1


def test_there_is_as_much_room_to_write_as_is_asked_for(sheet: RunSheet, library: Library) -> None:
    none, some, much = (parts(handout(sheet, library, each)).worksheet for each in WritingRoom)
    assert not any(LINE in block.text.en for block in none.blocks)
    assert lines(much) - lines(some) == 3 * sheet.cases
    assert lines(some) >= sheet.cases
    assert headings(none) == headings(some) == headings(much)


def test_the_charts_that_cases_are_walked_on_are_drawn_in_their_order(library: Library) -> None:
    sheet = open_sheet(SHIPPED / "seminars" / "todays-policy-in-60-minutes.toml", library)
    worksheet, charts, key, _ = parts(handout(sheet, library))
    drawn = [part.chart for part in charts if part.chart is not None]
    assert [chart.id for chart in drawn] == ["awareness", "missed-trigger-2024", "penalty"]
    for part in (worksheet, key):
        named = {block.text for block in part.blocks if block.kind is BlockKind.BADGE}
        assert {chart.title for chart in drawn} == named


def test_a_file_without_pages_has_the_charts_in_words(sheet: RunSheet, library: Library) -> None:
    text = markdown(handout(sheet, library).blocks, Wording.ENGLISH)
    assert "1\\. Optional without consequences?" in text
    assert text.index("## Missed trigger remedies") < text.index("Key: ")


def test_the_crib_has_every_question_of_today_and_where_it_leads(library: Library) -> None:
    charts = todays_charts(library)
    assert [chart.id for chart in charts] == ["awareness", "missed-trigger-2024", "penalty"]
    booklet = handout(open_sheet(ARTICLE, library), library)
    text = markdown(parts(booklet).brief.blocks, Wording.JAPANESE)
    questions = [decision for chart in charts for decision in chart.decisions]
    assert len(questions) > 20
    for decision in questions:
        assert decision.label.on_one_line().ja in text


def test_a_comparison_leaves_a_line_for_each_edition(library: Library) -> None:
    sheet = open_sheet(SHIPPED / "seminars" / "changed-since-2008.toml", library)
    worksheet, charts, *_ = parts(handout(sheet, library))
    before = {
        badge.text.en
        for badge, room in pairwise(worksheet.blocks)
        if badge.kind is BlockKind.BADGE and room.kind is BlockKind.RULED
    }
    assert "Penalty Guide, March 2008 — superseded" in before
    drawn = [part.chart.edition for part in charts if part.chart is not None]
    assert before == {edition.badge.en for edition in drawn}
    days = [edition.first_day for edition in drawn]
    assert days == sorted(days)
