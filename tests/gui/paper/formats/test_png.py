"""The chart as PNG: as wide as asked, crisp, in any theme."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from flowcharts.commands.command import ExportRequest
from flowcharts.commands.request_error import RequestError
from flowcharts.documents.formats import FORMATS
from flowcharts.layout.geometry import Rect
from flowcharts.model.position import Position
from flowcharts.model.text import Wording
from gui.paper.formats import PAINTERS
from gui.paper.formats.png import bands
from gui.paper.page import set_sheet
from gui.paper.painter import paint_sheet
from gui.paper.picture import Paper, Picture
from gui.paper.picture_file import export_drawing
from gui.theme.colours import PALETTES, ThemeName
from tests.paths import TOP
from tests.processes import run

CHART = "missed-trigger-2008"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
SMOOTH = Qt.TransformationMode.SmoothTransformation
PictureOf = Callable[..., Picture]


def drawn(picture: Picture) -> QImage:
    image = QImage.fromData(PAINTERS["png"].draw(picture))
    assert not image.isNull()
    return image


def colours(image: QImage, step: int = 1) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


def blends(image: QImage) -> int:
    """How many dots of a row through labels are neither quite dark nor quite light."""
    row = image.height() // 2
    tones = [image.pixelColor(x, row).lightness() for x in range(image.width())]
    return sum(90 < tone < 245 for tone in tones)


@pytest.mark.parametrize("width", [100, 640, 1601])
def test_it_is_as_wide_as_asked(picture: PictureOf, width: int) -> None:
    assert drawn(picture(width=width)).width() == width


@pytest.mark.parametrize("width", [99, 16_001])
def test_a_width_out_of_bounds_is_refused_in_a_sentence(picture: PictureOf, width: int) -> None:
    with pytest.raises(RequestError, match=r"from 100 to 16000\."):
        PAINTERS["png"].draw(picture(width=width))


def test_without_the_path_nothing_is_lit(picture: PictureOf, walked: Position) -> None:
    palette = PALETTES[ThemeName.LIGHT]
    image = drawn(picture(walked, with_path=False, width=900))
    assert not {palette.path, palette.path_tint, palette.remedy} & colours(image)
    assert image == drawn(picture(width=900))


@pytest.mark.parametrize("theme", ThemeName)
def test_it_has_the_colours_of_its_theme(
    picture: PictureOf, walked: Position, theme: ThemeName
) -> None:
    palette = PALETTES[theme]
    image = drawn(picture(walked, theme=theme, width=900))
    assert image.pixelColor(3, 3).name() == palette.ground
    assert {palette.path, palette.path_tint, palette.remedy} <= colours(image, step=2)


def test_it_is_painted_at_its_size_and_not_enlarged(picture: PictureOf) -> None:
    asked = picture(width=2000)
    enlarged = drawn(picture(width=250)).scaledToWidth(2000, SMOOTH)
    assert blends(drawn(asked)) < blends(enlarged) / 2


def test_its_bands_have_no_seams(picture: PictureOf, walked: Position) -> None:
    asked = picture(walked, Wording.BOTH, width=3000)
    painted = [paint() for paint in bands(asked)]
    assert len(painted) > 1
    whole = QImage(3000, sum(band.height() for band in painted), QImage.Format.Format_RGB32)
    sheet = set_sheet(asked)
    whole.fill(QColor(sheet.ground))
    painter = QPainter(whole)
    paint_sheet(painter, sheet, 3000 / sheet.size.width)
    painter.end()
    packed = drawn(asked)
    assert packed.size() == whole.size()
    painter = QPainter(whole)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, packed)
    painter.end()
    parted = whole.convertToFormat(QImage.Format.Format_Grayscale8)
    assert max(bytes(parted.constBits())) <= 2  # of 255, by the way of rounding


def test_on_paper_it_has_the_shape_of_the_paper(picture: PictureOf) -> None:
    image = drawn(picture(paper=Paper.A4, width=1000))
    sides = sorted((image.width(), image.height()))
    assert sides[1] / sides[0] == pytest.approx(297 / 210, rel=0.01)


def test_what_is_seen_can_be_drawn_alone(picture: PictureOf) -> None:
    part = drawn(picture(seen=Rect(0, 0, 660, 150)))
    whole = drawn(picture())
    assert part.height() < whole.height()


def test_the_command_line_gets_its_file(tmp_path: Path, walked: Position) -> None:
    drawn = {ending: form for ending, form in FORMATS.items() if form.drawn is not None}
    assert drawn
    for ending, form in drawn.items():
        path = tmp_path / f"chart.{ending}"
        export_drawing(
            ExportRequest(walked.walk, path, form, Wording.BOTH, None, None, None, with_path=True)
        )
        assert path.stat().st_size > 5_000


def test_no_display_is_needed(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in SCREENS}
    for ending in ("svg", "pdf", "png"):
        path = tmp_path / f"chart.{ending}"
        words = ("export", CHART, "-o", str(path), "--scenario", "kavu-monarch")
        done = run([sys.executable, "main.py", *words], cwd=TOP, env=bare)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert path.stat().st_size > 5_000
        assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []
