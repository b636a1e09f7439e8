"""Words on paper: each part on its own pages, and nothing beyond their edges."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.documents.booklet import Booklet
from flowcharts.documents.crib import crib, todays_charts
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.text import Language, Text, Wording
from flowcharts.talk.handout import WritingRoom, handout
from flowcharts.talk.sheet import RunSheet
from gui.chart.measure import NODE_PIXELS
from gui.paper.booklet_pages import set_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.formats.pdf import draw_booklet
from gui.paper.picture import UNITS_PER_INCH, Paper
from gui.paper.sheet import Sheet
from gui.paper.text_line import TextLine
from gui.theme.colours import PALETTES, ThemeName

PagesOf = Callable[..., list[Sheet]]
LEAST_POINTS = 8
LEAST_POINTS_OF_CHARTS = 7
ARTICLE = "article-in-45-minutes"
SHEETS = (ARTICLE, "todays-policy-in-60-minutes", "changed-since-2008")
POINTS_PER_INCH = 72
in_each_wording = pytest.mark.parametrize("wording", Wording)


def style(wording: Wording) -> PrintStyle:
    return PrintStyle(wording, PALETTES[ThemeName.PRINT])


@pytest.fixture(scope="module")
def pages_of(library: Library) -> PagesOf:
    """Sets the handout of a run sheet, by its name; the same one is set but once."""

    @cache
    def read(name: str) -> RunSheet:
        return open_sheet(SHIPPED / "seminars" / f"{name}.toml", library)

    @cache
    def pages(name: str, wording: Wording, room: WritingRoom, paper: Paper) -> list[Sheet]:
        return set_booklet(handout(read(name), library, room), style(wording), paper.pages)

    def of(
        name: str,
        wording: Wording,
        room: WritingRoom = WritingRoom.SOME,
        paper: Paper = Paper.A4,
    ) -> list[Sheet]:
        return pages(name, wording, room, paper)

    return of


def words(sheet: Sheet) -> str:
    return "".join(line.words for line in sheet.lines)


def has_key(sheet: Sheet) -> bool:
    return any(line.words.startswith(("Key:", "解答：")) for line in sheet.lines)


@in_each_wording
def test_nothing_stands_beyond_a_page(pages_of: PagesOf, wording: Wording) -> None:
    sheets = pages_of(ARTICLE, wording)
    assert len(sheets) > 4
    for sheet in sheets:
        assert sheet.lines
        for line in sheet.lines:
            assert line.left >= 0
            assert line.left + line.width <= sheet.size.width
            assert 0 < line.baseline < sheet.size.height


def numbered(sheet: Sheet) -> list[TextLine]:
    """The titles of the cases on a page."""
    return [line for line in sheet.lines if line.is_bold and re.match(r"\d+\. ", line.words)]


def points(pixels: float) -> float:
    return pixels * POINTS_PER_INCH / UNITS_PER_INCH


@in_each_wording
def test_the_pages_of_the_key_are_as_full_as_each_other(
    pages_of: PagesOf, wording: Wording
) -> None:
    sheets = pages_of("todays-policy-in-60-minutes", wording)
    first = next(n for n, page in enumerate(sheets) if has_key(page))
    pages = sheets[first:-1]  # after the key comes the crib
    assert len(pages) > 1
    ends = [max(line.baseline for line in page.lines[:-3]) / page.size.height for page in pages]
    assert min(ends) > 0.6
    assert max(ends) - min(ends) < 0.2


@in_each_wording
@pytest.mark.parametrize("room", WritingRoom)
@pytest.mark.parametrize("name", SHEETS)
def test_no_page_has_one_case_alone_and_none_ends_with_a_heading(
    pages_of: PagesOf, name: str, room: WritingRoom, wording: Wording
) -> None:
    sheets = pages_of(name, wording, room)
    key = next(n for n, page in enumerate(sheets) if has_key(page))
    pages = [(number, each) for number, each in enumerate(sheets[:-1]) if each.drawn is None]
    assert len(pages) > 1
    for number, sheet in pages:
        titles = {line.words.partition(".")[0] for line in numbered(sheet)}
        # Of much room in two languages, one case alone may fill a page.
        assert number >= key or len(titles) > 1 or room is WritingRoom.MUCH
        half = sheet.size.width / 2
        for title in numbered(sheet):
            below = [
                line.baseline
                for line in sheet.lines
                if title.baseline < line.baseline < 0.95 * sheet.size.height
                and (line.left < half) == (title.left < half)
                and not line.is_bold
            ]
            assert below, title.words


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
@in_each_wording
@pytest.mark.parametrize("name", SHEETS)
def test_charts_are_drawn_with_their_numbers_and_can_be_read(
    pages_of: PagesOf, name: str, wording: Wording, paper: Paper
) -> None:
    drawn = [sheet for sheet in pages_of(name, wording, paper=paper) if sheet.drawn is not None]
    assert drawn
    for sheet in drawn:
        assert sheet.drawn is not None
        assert points(sheet.scale * NODE_PIXELS) >= LEAST_POINTS_OF_CHARTS
        assert points(min(line.pixels for line in sheet.lines)) >= LEAST_POINTS_OF_CHARTS
        chart = sheet.drawn.scene.whole
        for number, decision in enumerate(chart.decisions, start=1):
            for language in wording.languages:
                assert decision.label.in_language(language).startswith(f"{number}. ")


def test_two_languages_stand_side_by_side(pages_of: PagesOf) -> None:
    (first, *_) = pages_of(ARTICLE, Wording.BOTH)
    half = first.size.width / 2
    titles = [(line.words.partition(".")[0], line) for line in numbered(first)]
    english = {number: line.baseline for number, line in titles if line.left < half}
    japanese = {number: line.baseline for number, line in titles if line.left > half}
    assert len(english) > 1
    assert english == japanese
    written = {line.language for line in first.lines if line.left < half and "1." in line.words}
    assert written == {Language.ENGLISH}


@in_each_wording
@pytest.mark.parametrize("name", SHEETS)
def test_lines_to_write_on_end_together(pages_of: PagesOf, name: str, wording: Wording) -> None:
    pages = pages_of(name, wording)
    drawn = [line for page in pages for line in page.lines if line.words.startswith("＿")]
    ends = {round(line.left + line.width, 1) for line in drawn if len(line.words) > 20}
    assert len(ends) == 1
    assert min(len(line.words) for line in drawn) >= 4, "room for a word"


@in_each_wording
def test_much_room_fills_its_pages_with_lines(pages_of: PagesOf, wording: Wording) -> None:
    sheets = pages_of("changed-since-2008", wording, WritingRoom.MUCH)
    key = next(n for n, sheet in enumerate(sheets) if has_key(sheet))
    pages = [sheet for sheet in sheets[:key] if sheet.drawn is None]
    assert len(pages) > 1
    for sheet in pages:
        ends = [line.baseline for line in sheet.lines if line.words.startswith("＿")]
        assert 0.85 * sheet.size.height < max(ends) < 0.94 * sheet.size.height


@in_each_wording
def test_the_key_begins_on_a_page_of_its_own(pages_of: PagesOf, wording: Wording) -> None:
    sheets = pages_of(ARTICLE, wording)
    key = next(n for n, sheet in enumerate(sheets) if has_key(sheet))
    assert 0 < key < len(sheets) - 1
    assert not any("＿" in words(sheet) for sheet in sheets[key:])
    before = [sheet for sheet in sheets[:key] if sheet.drawn is None]
    assert before
    assert all("＿" in words(sheet) for sheet in before)


@in_each_wording
def test_todays_charts_stand_on_one_page_and_can_be_read(
    library: Library, wording: Wording
) -> None:
    paper = Booklet(Text("Today", "現在"), (crib(todays_charts(library)),))
    (sheet,) = set_booklet(paper, style(wording), Paper.A4.pages)
    numbered = [line for line in sheet.lines if line.words[:1].isdigit()]
    assert len(numbered) > 20
    least = min(line.pixels for line in numbered if "/" not in line.words)
    assert points(least) >= LEAST_POINTS


def test_pages_are_numbered_throughout(pages_of: PagesOf) -> None:
    sheets = pages_of(ARTICLE, Wording.ENGLISH)
    last = len(sheets)
    assert [f"{n}/{last}" in words(sheet) for n, sheet in enumerate(sheets, start=1)] == [
        True
    ] * last


def test_it_becomes_a_pdf_whose_pages_are_its_sheets(qapp: QApplication, library: Library) -> None:
    assert qapp.platformName()
    booklet = handout(open_sheet(SHIPPED / "seminars" / f"{ARTICLE}.toml", library), library)
    pdf = draw_booklet(booklet, style(Wording.BOTH), Paper.A3)
    pages = set_booklet(booklet, style(Wording.BOTH), Paper.A3.pages)
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") == len(pages)
