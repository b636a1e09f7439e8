"""The chart as PDF: vectors, on one page where it can be read there, with the fonts in it."""

import re
import zlib
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF

from benchmarks.charts import grouped
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.ruling_sheet import PartBlock, RulingSheet
from flowcharts.layout.geometry import Rect
from flowcharts.library.library import Library
from flowcharts.model.groups import drawing_of
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Text, Wording
from flowcharts.model.ways import column
from gui.chart.measure import NODE_PIXELS
from gui.paper.chart_scene import ExportScene
from gui.paper.formats.pdf import draw_pdf
from gui.paper.page import set_page
from gui.paper.pages import printed, set_pages
from gui.paper.picture import Paper, Picture
from gui.paper.sheet import Sheet
from gui.theme.colours import ThemeName
from tests.shipped import LIBRARY

PictureOf = Callable[..., Picture]
MOST_RANKS = 10
RADICALS = Text("", "時間を延長する黄色と青の民")
"""Kanji that share their shape with radicals in the fonts."""
MILLIMETRES_PER_POINT = 25.4 / 72


def page_sizes(pdf: bytes) -> list[tuple[int, int]]:
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    sizes = [tuple(float(side) * MILLIMETRES_PER_POINT for side in box) for box in boxes]
    return [(round(width), round(height)) for width, height in sizes]


def contents(pdf: bytes) -> list[bytes]:
    """What its packed streams hold."""
    packed = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    return [zlib.decompressobj().decompress(each) for each in packed if each[:1] == b"x"]


def sheet_of(picture: Picture) -> Sheet:
    assert picture.paper is not None
    return set_page(picture, ExportScene(picture), picture.paper.pages)


@pytest.mark.parametrize("paper", Paper)
def test_it_is_one_page_of_that_paper(picture: PictureOf, paper: Paper) -> None:
    ((width, height),) = page_sizes(draw_pdf(picture(paper=paper)))
    assert sorted((width, height)) == [round(side) for side in paper.millimetres]


def test_its_faces_are_embedded_and_its_text_is_no_picture(
    picture: PictureOf, walked: Position
) -> None:
    pdf = draw_pdf(picture(walked, Wording.BOTH, paper=Paper.A4, theme=ThemeName.PRINT))
    assert set(re.findall(rb"/FontName /(?:[A-Z]+\+)?(\S+)", pdf)) == {
        b"NotoSans-Regular",
        b"NotoSans-Bold",
        b"NotoSansJP-Regular",
        b"NotoSansJP-Bold",
    }
    assert b"/ToUnicode" in pdf
    assert b"/Subtype /Image" not in pdf
    assert any(b" Tf" in each for each in contents(pdf))


def test_its_letters_are_those_that_one_searches_for(picture: PictureOf, walked: Position) -> None:
    pdf = draw_pdf(picture(walked, Wording.BOTH, paper=Paper.A4))
    tables = re.findall(rb"beginbfrange(.*?)endbfrange", pdf, re.DOTALL)
    codes = re.findall(rb"<([0-9A-F]+)>", b"".join(tables))
    letters = "".join(bytes.fromhex(code.decode()).decode("utf-16-be") for code in codes)
    assert set("月力行 ・ff") <= set(letters)
    assert not re.search("[\u2e80-\u2fdf\ufb00-\ufb06\t]", letters)


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("paper", Paper)
def test_chart_and_words_stay_within_the_margins_and_apart(
    picture: PictureOf, walked: Position, wording: Wording, paper: Paper
) -> None:
    sheet = sheet_of(picture(walked, wording, paper=paper))
    margin = 12 / 25.4 * 96
    right, bottom = sheet.size.width - margin, sheet.size.height - margin
    chart = sheet.chart
    assert margin <= chart.left < chart.right <= right
    assert margin <= chart.top < chart.bottom <= bottom
    for line in sheet.lines:
        assert margin <= line.left
        assert line.left + line.width <= right
        assert margin <= line.baseline <= bottom
        is_beside = line.left >= chart.right or line.left + line.width <= chart.left
        is_above = line.baseline <= chart.top
        is_below = line.baseline - line.pixels * 0.8 >= chart.bottom
        assert is_beside or is_above or is_below, line.words


@pytest.mark.parametrize("wording", Wording)
def test_the_labels_are_legible_on_a4(
    picture: PictureOf, walked: Position, wording: Wording
) -> None:
    points = sheet_of(picture(walked, wording, paper=Paper.A4)).scale * NODE_PIXELS * 72 / 96
    assert points >= 8


def test_a_finished_walk_stands_there_in_words_with_its_ruling(
    picture: PictureOf, walked: Position
) -> None:
    said = " ".join(line.words for line in sheet_of(picture(walked, paper=Paper.A4)).lines)
    assert "4. Within turn cycle? — Yes" in said
    assert "Warning (Missed Trigger)" in said
    assert "Kavu Monarch" in said


def test_without_the_path_nothing_is_said_of_it(picture: PictureOf, walked: Position) -> None:
    asked = picture(walked, paper=Paper.A4, with_path=False)
    said = " ".join(line.words for line in sheet_of(asked).lines)
    assert "Warning" not in said
    assert "Kavu" not in said


def test_a_walk_out_by_an_exit_says_what_applies_instead(
    picture: PictureOf, walked: Position
) -> None:
    left = position_of(walked.chart).left_by("not-a-trigger")
    said = "".join(line.words for line in sheet_of(picture(left, paper=Paper.A4)).lines)
    instead = left.chart.exits["not-a-trigger"].instead.en
    assert instead.replace(" ", "") in said.replace(" ", "")


def test_a_ladder_of_up_to_ten_ranks_is_one_page_in_both_languages(picture: PictureOf) -> None:
    charts = [chart for chart in LIBRARY.charts() if len(column(chart)) <= MOST_RANKS]
    ladders = [chart for chart in charts if chart.game == "magic"]
    assert len(ladders) > 10
    for chart in ladders:
        asked = picture(position_of(chart), Wording.BOTH, paper=Paper.A4, with_path=False)
        (sheet,) = sheets_of(asked)
        assert sheet.scale * NODE_PIXELS * 72 / 96 >= 8, chart.id


def test_todays_ruling_stands_beside_a_legible_chart_in_both_languages(
    picture: PictureOf,
) -> None:
    position = position_of(LIBRARY.chart("missed-trigger-2024"))
    for answer in ("no", "no", "no", "no", "no", "yes", "add"):
        position = position.answered(answer)
    sheet = sheet_of(picture(position, Wording.BOTH, paper=Paper.A4))
    assert sheet.scale * NODE_PIXELS * 72 / 96 >= 8
    assert any("Put on the stack" in line.words for line in sheet.lines)
    assert any("スタックに置く" in line.words for line in sheet.lines)


@pytest.mark.parametrize("chart_id", ["awareness", "missed-trigger-2008", "forge-trigger-mode"])
def test_a_poster_can_be_read_from_farther_away(picture: PictureOf, chart_id: str) -> None:
    position = position_of(LIBRARY.chart(chart_id))
    sheets = [
        sheets_of(picture(position, Wording.BOTH, paper=paper, with_path=False))[0]
        for paper in (Paper.A4, Paper.A2)
    ]
    small, large = (sheet.scale for sheet in sheets)
    assert large >= 1.9 * small


@pytest.fixture
def large() -> Position:
    """The start of a chart of 6 groups, too large for A4."""
    return position_of(grouped(6, 12))


def sheets_of(picture: Picture) -> list[Sheet]:
    assert picture.paper is not None
    return set_pages(picture, picture.paper.pages)


def test_a_chart_too_large_for_its_paper_comes_on_a_page_a_group(
    picture: PictureOf, large: Position
) -> None:
    asked = picture(large, paper=Paper.A4, theme=ThemeName.PRINT)
    assert len(page_sizes(draw_pdf(asked))) == 7
    sheets = sheets_of(asked)
    for number, sheet in enumerate(sheets, start=1):
        said = [line.words for line in sheet.lines]
        assert f"{number}/7" in said
        assert large.chart.title.en in said
        assert sheet.scale * NODE_PIXELS * 72 / 96 >= 7
    legends = ["results not drawn here" in [li.words for li in each.lines] for each in sheets]
    assert legends == [True] + [False] * 6
    heads = ["".join(line.words for line in sheet.lines) for sheet in sheets[1:]]
    assert all(f"head-{head}" in said for head, said in enumerate(heads))


def test_its_pages_show_together_what_the_chart_has(picture: PictureOf, large: Position) -> None:
    asked = picture(large, paper=Paper.A4)
    pages = [
        {node.node_id for node in chart_on(sheet).nodes}
        for sheet in set_pages(asked, Paper.A4.pages)
    ]
    assert pages[0] == {"start", *(f"head-{head}" for head in range(6))}
    assert set().union(*pages) == set(large.chart.nodes)


def test_the_path_is_told_on_the_first_page_and_lit_on_its_own(
    picture: PictureOf, large: Position
) -> None:
    walked = large.answered("way-2").answered("way-3")
    told, _, *others = printed(picture(walked)).set_pages(Paper.A4.pages)
    assert told.drawn is None
    assert "The way to it" in [line.words for line in told.lines]
    assert not any("The path" in [line.words for line in each.lines] for each in others)
    with_legend = [
        place
        for place, sheet in enumerate(others)
        if "path taken, numbered" in [line.words for line in sheet.lines]
    ]
    assert with_legend == [2]


def test_what_is_seen_of_it_and_what_can_be_read_is_one_page(
    picture: PictureOf, large: Position
) -> None:
    drawing = drawing_of(large)
    seen = picture(large, paper=Paper.A4, drawing=drawing, seen=Rect(0, 0, 600, 400))
    assert len(sheets_of(seen)) == 1
    assert len(sheets_of(picture(position_of(grouped(2, 3)), paper=Paper.A4))) == 1
    assert len(sheets_of(picture(paper=Paper.A4))) == 1


@pytest.mark.parametrize("wording", Wording)
def test_a_chart_without_groups_comes_whole_and_then_in_parts(
    picture: PictureOf, library: Library, wording: Wording
) -> None:
    position = position_of(library.chart("fab-continuous-order"))
    asked = picture(position, wording, paper=Paper.A4, theme=ThemeName.PRINT)
    pages = set_pages(asked, Paper.A4.pages)
    shown = [whole_nodes(chart_on(sheet)) for sheet in pages]
    assert shown[0] == set(position.chart.nodes)
    assert set().union(*shown[1:]) == set(position.chart.nodes)
    for number, sheet in enumerate(pages, start=1):
        assert f"{number}/{len(pages)}" in [line.words for line in sheet.lines]
    for sheet in pages[1:]:
        assert sheet.scale * NODE_PIXELS * 72 / 96 >= 7


def chart_on(sheet: Sheet) -> ExportScene:
    assert sheet.drawn is not None
    return sheet.drawn


def whole_nodes(drawn: ExportScene) -> set[str]:
    """The nodes all of which is on the page."""
    left, top, right, bottom = drawn.seen
    ground = QRectF(left, top, right - left, bottom - top)
    boxes = drawn.scene.layout.nodes
    return {name for name in boxes if ground.contains(drawn.scene.node_rect(name))}


def test_kanji_are_read_as_kanji_and_not_as_the_radicals_of_their_shape(picture: PictureOf) -> None:
    chart = LIBRARY.chart("missed-trigger-2024")
    walk = LIBRARY.scenario("dark-confidant-kept-silent").walk(chart)
    told = RulingSheet(walk, told=(PartBlock(None, TextBlock(BlockKind.PROSE, RADICALS)),))
    position = Position(walk, walk)
    pdf = draw_pdf(picture(position, Wording.JAPANESE, paper=Paper.A4, told=told))
    tables = b"".join(each for each in contents(pdf) if b"beginbfrange" in each) + pdf
    letters = {
        chr(int(code, 16))
        for table in re.findall(rb"(?<=\[)(?:<[0-9A-F]+> ?)+ *(?=\])", tables)
        for code in re.findall(rb"<([0-9A-F]{4})>", table)
    }
    assert {*RADICALS.ja} <= letters
    assert not [letter for letter in letters if "\u2e80" <= letter <= "\u2fdf"]
