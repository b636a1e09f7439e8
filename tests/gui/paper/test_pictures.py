"""The pictures of slides in a handout: whole, each under its heading; or what it shows in words."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from flowcharts.documents.formats.markdown import markdown
from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.handout import handout
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet, read_table
from gui.paper.booklet_pages import set_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.painter import paint_sheet
from gui.paper.picture import Paper
from gui.paper.sheet import Sheet
from gui.paper.sheet_picture import SheetPicture
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts

RED = QColor("#ff0000")
SHAPES = {"wide.png": (1600, 400), "tall.png": (400, 1200), "small.png": (30, 20)}
CASE = '[[scene]]\nexample = "kavu-monarch"\n'
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">'
    '<rect width="300" height="200" fill="#ff0000"/></svg>'
)


def slide(picture: str) -> str:
    return (
        f'[[scene]]\nslide.en = "See {picture}"\nslide.ja = "{picture}を見る"\n'
        f'picture = "{picture}"\nalt.en = "What {picture} shows"\nalt.ja = "{picture}の説明"\n'
        'points = [{en = "An answer", ja = "答え"}]\n'
    )


def sheet_of(folder: Path, library: Library, *scenes: str) -> RunSheet:
    path = folder / "evening.toml"
    head = 'title.en = "Evening"\ntitle.ja = "夕べ"\nlanguage = "both"\n'
    path.write_text(head + "".join(scenes), "utf-8")
    return read_sheet(read_table(path), library)


@pytest.fixture
def sheet(tmp_path: Path, library: Library) -> RunSheet:
    for name, size in SHAPES.items():
        image = QImage(QSize(*size), QImage.Format.Format_RGB32)
        image.fill(RED)
        assert image.save(str(tmp_path / name))
    first, *others = map(slide, SHAPES)
    return sheet_of(tmp_path, library, first, CASE, *others)


def pages(sheet: RunSheet, library: Library, wording: Wording, paper: Paper) -> list[Sheet]:
    load_fonts()
    style = PrintStyle(wording, PALETTES[ThemeName.PRINT])
    return set_booklet(handout(sheet, library), style, paper.pages)


def pictures(pages: Sequence[Sheet]) -> list[tuple[Sheet, SheetPicture]]:
    return [(page, each) for page in pages for each in page.pictures]


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("wording", Wording)
@pytest.mark.usefixtures("qapp")
def test_they_are_whole_in_their_shape_on_the_page_and_nothing_stands_on_them(
    sheet: RunSheet, library: Library, wording: Wording, paper: Paper
) -> None:
    found = pictures(pages(sheet, library, wording, paper))
    assert [each.file.name for _, each in found] == [*SHAPES]
    for page, (file, place) in found:
        width, height = SHAPES[file.name]
        assert place.width() / place.height() == pytest.approx(width / height, rel=0.01)
        assert QRectF(0, 0, *page.size).contains(place)
        for line in page.lines:
            box = QRectF(
                line.left, line.baseline - 0.7 * line.pixels, line.width, 0.7 * line.pixels
            )
            assert not box.intersects(place)
        above = [line for line in page.lines if line.baseline <= place.top()]
        assert file.name in max(above, key=lambda line: line.baseline).words, "its heading"


@pytest.mark.usefixtures("qapp")
def test_they_are_painted(sheet: RunSheet, library: Library) -> None:
    found = pictures(pages(sheet, library, Wording.ENGLISH, Paper.A4))
    assert found
    for page, (_, place) in found:
        image = QImage(QSize(*map(round, page.size)), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_sheet(painter, page, 1.0)
        painter.end()
        inner = place.adjusted(2, 2, -2, -2)
        for corner in (inner.topLeft(), inner.bottomRight(), inner.center()):
            assert image.pixelColor(corner.toPoint()) == RED


def test_a_drawing_is_a_picture_too(
    qapp: QApplication,  # noqa: ARG001
    tmp_path: Path,
    library: Library,
) -> None:
    (tmp_path / "drawn.svg").write_text(SVG, "utf-8")
    sheet = sheet_of(tmp_path, library, slide("drawn.svg"), CASE)
    ((_, found),) = pictures(pages(sheet, library, Wording.BOTH, Paper.A4))
    assert found.place.width() == pytest.approx(1.5 * found.place.height())


@pytest.mark.usefixtures("qapp")
def test_what_cannot_be_drawn_is_told_in_words(tmp_path: Path, library: Library) -> None:
    sheet = sheet_of(tmp_path, library, slide("gone.png"), CASE)
    found = pages(sheet, library, Wording.BOTH, Paper.A4)
    assert not pictures(found)
    said = [line.words for line in found[0].lines]
    assert any("What gone.png shows" in words for words in said)
    assert any("gone.pngの説明" in words for words in said)


def test_a_file_of_words_tells_what_they_show_and_no_point_that_may_be_an_answer(
    sheet: RunSheet, library: Library
) -> None:
    told = markdown(handout(sheet, library).blocks, Wording.BOTH)
    assert "**Picture:** What tall.png shows" in told
    assert "**画像:** tall.pngの説明" in told
    assert told.index("See wide.png") < told.index("1\\. Kavu Monarch") < told.index("See tall.png")
    assert "An answer" not in told
