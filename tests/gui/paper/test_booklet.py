"""Words on paper: each part on its own pages, and nothing beyond their edges."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.documents.booklet import Booklet
from flowcharts.documents.crib import crib, todays_charts
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.handout import handout
from gui.paper.chunks import PrintStyle
from gui.paper.formats.pdf import draw_booklet
from gui.paper.picture import UNITS_PER_INCH, Paper
from gui.paper.sheet import Sheet
from gui.paper.word_pages import set_booklet
from gui.theme.colours import PALETTES, ThemeName

LEAST_POINTS = 8
POINTS_PER_INCH = 72
in_each_wording = pytest.mark.parametrize("wording", Wording)


def style(wording: Wording) -> PrintStyle:
    return PrintStyle(wording, PALETTES[ThemeName.PRINT])


@pytest.fixture
def booklet(library: Library) -> Booklet:
    return handout(
        open_sheet(SHIPPED / "seminars" / "article-in-45-minutes.toml", library), library
    )


def words(sheet: Sheet) -> str:
    return "".join(line.words for line in sheet.lines)


def has_key(sheet: Sheet) -> bool:
    return any(line.words.startswith(("Key:", "解答：")) for line in sheet.lines)


@in_each_wording
def test_nothing_stands_beyond_a_page(booklet: Booklet, wording: Wording) -> None:
    sheets = set_booklet(booklet, style(wording), Paper.A4.pages)
    assert len(sheets) > 4
    for sheet in sheets:
        assert sheet.lines
        for line in sheet.lines:
            assert line.left >= 0
            assert line.left + line.width <= sheet.size.width
            assert 0 < line.baseline < sheet.size.height


@in_each_wording
def test_the_key_fills_its_columns(library: Library, wording: Wording) -> None:
    sheet = open_sheet(SHIPPED / "seminars" / "todays-policy-in-60-minutes.toml", library)
    sheets = set_booklet(handout(sheet, library), style(wording), Paper.A4.pages)
    first = next(n for n, page in enumerate(sheets) if has_key(page))
    *full, last = sheets[first:-1]  # after the key comes the crib
    assert len(full) > 1
    for page in full:
        middle, least = page.size.width / 2, 0.75 * page.size.height
        for column in (True, False):
            lines = [line.baseline for line in page.lines if (line.left < middle) is column]
            assert max(lines) > least
            assert min(lines) < 0.1 * page.size.height
    assert len(last.lines) > len(Wording), "more than the foot"


@in_each_wording
@pytest.mark.parametrize("name", ["todays-policy-in-60-minutes", "changed-since-2008"])
def test_no_line_to_write_on_is_broken(library: Library, name: str, wording: Wording) -> None:
    sheet = open_sheet(SHIPPED / "seminars" / f"{name}.toml", library)
    pages = set_booklet(handout(sheet, library), style(wording), Paper.A4.pages)
    said = "\n".join(line.words for page in pages for line in page.lines)
    drawn = [len(line) for line in re.findall("＿+", said)]
    assert drawn
    assert set(drawn) <= {7, 20, 28}, "as long as they were drawn"


@in_each_wording
def test_the_key_begins_on_a_page_of_its_own(booklet: Booklet, wording: Wording) -> None:
    sheets = set_booklet(booklet, style(wording), Paper.A4.pages)
    key = next(n for n, sheet in enumerate(sheets) if has_key(sheet))
    assert 0 < key < len(sheets) - 1
    assert not any("＿" in words(sheet) for sheet in sheets[key:])
    assert all("＿" in words(sheet) for sheet in sheets[:key])


@in_each_wording
def test_todays_charts_stand_on_one_page_and_can_be_read(
    library: Library, wording: Wording
) -> None:
    paper = Booklet(Text("Today", "現在"), (crib(todays_charts(library)),))
    (sheet,) = set_booklet(paper, style(wording), Paper.A4.pages)
    numbered = [line for line in sheet.lines if line.words[:1].isdigit()]
    assert len(numbered) > 20
    least = min(line.pixels for line in numbered if "/" not in line.words)
    assert least * POINTS_PER_INCH / UNITS_PER_INCH >= LEAST_POINTS


def test_pages_are_numbered_throughout(booklet: Booklet) -> None:
    sheets = set_booklet(booklet, style(Wording.ENGLISH), Paper.A4.pages)
    last = len(sheets)
    assert [f"{n}/{last}" in words(sheet) for n, sheet in enumerate(sheets, start=1)] == [
        True
    ] * last


def test_it_becomes_a_pdf_whose_pages_are_its_sheets(qapp: QApplication, booklet: Booklet) -> None:
    assert qapp.platformName()
    pdf = draw_booklet(booklet, style(Wording.BOTH), Paper.A3)
    pages = set_booklet(booklet, style(Wording.BOTH), Paper.A3.pages)
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") == len(pages)
