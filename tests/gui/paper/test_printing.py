"""Printing and exporting from the window: asked in its language, done on the paper chosen."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.documents.format import Format
from flowcharts.documents.formats import OF_CHARTS
from flowcharts.layout.geometry import Rect
from flowcharts.library.library import Library
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.paper.formats.pdf import draw_pdf
from gui.paper.pages import printed, set_pages
from gui.paper.picture import Paper, Picture
from gui.paper.preview import PrintPreview, print_pages, printer_for
from gui.paper.qt_words import QtWords
from gui.paper.request import ExportChoice
from gui.theme.colours import ThemeName
from gui.window.export_dialog import ExportDialog
from tests.gui.exported import exported
from tests.shipped import LIBRARY

PictureOf = Callable[..., Picture]
SIZE_OF = {
    Paper.A4: QPageSize.PageSizeId.A4,
    Paper.A3: QPageSize.PageSizeId.A3,
    Paper.A2: QPageSize.PageSizeId.A2,
    Paper.LETTER: QPageSize.PageSizeId.Letter,
}
SEEN = Rect(0, 0, 300, 200)


def controls(dialog: ExportDialog) -> dict[str, QWidget]:
    kinds = (QComboBox, QSpinBox)
    return {each.accessibleName(): each for kind in kinds for each in dialog.findChildren(kind)}


def choose(dialog: ExportDialog, name: str, words: str) -> None:
    box = controls(dialog)[name]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findText(words))
    assert box.currentText() == words


def press(dialog: ExportDialog, words: str) -> None:
    buttons = dialog.findChildren(QPushButton)
    button = next(each for each in buttons if each.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("paper", Paper)
def test_the_page_printed_is_the_page_of_the_printer(
    picture: PictureOf, walked: Position, tmp_path: Path, paper: Paper
) -> None:
    file = tmp_path / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(SIZE_OF[paper]))
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    print_pages(printed(picture(walked, Wording.BOTH)).set_pages, printer)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", file.read_bytes())
    sizes = [tuple(round(float(side) / 72 * 25.4) for side in box) for box in boxes]
    width, height = paper.millimetres
    assert len(sizes) >= 2
    assert set(sizes) == {(round(height), round(width))}


def test_the_ruling_is_printed_in_words_and_then_as_a_chart(
    picture: PictureOf, walked: Position, tmp_path: Path
) -> None:
    file = tmp_path / "printed.pdf"
    asked = picture(walked)
    printer = printer_for(printed(asked))
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    print_pages(printed(asked).set_pages, printer)
    pages = (file.read_bytes(), draw_pdf(asked.printed))
    assert [len(re.findall(rb"/MediaBox", each)) for each in pages] == [2, 1]


@pytest.mark.parametrize(
    ("answers", "count", "orientation"),
    [
        (("missed-trigger-2008", "no"), 1, QPageLayout.Orientation.Landscape),
        (("missed-trigger-2024", "no"), 1, QPageLayout.Orientation.Portrait),
        (("missed-trigger-2024", "yes"), 2, QPageLayout.Orientation.Portrait),
    ],
)
def test_the_preview_shows_the_pages_turned_to_suit_them(
    picture: PictureOf,
    qtbot: QtBot,
    answers: tuple[str, str],
    count: int,
    orientation: QPageLayout.Orientation,
) -> None:
    chart, answer = answers
    position = position_of(LIBRARY.chart(chart)).answered(answer)
    preview = PrintPreview(printed(picture(position)), "Print")
    qtbot.addWidget(preview)
    preview.show()
    widget = preview.findChild(QPrintPreviewWidget)
    assert widget is not None
    qtbot.waitUntil(lambda: widget.pageCount() == count)
    assert widget.orientation() is orientation


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
def test_where_only_a_file_is_printed_no_page_is_set_up(
    picture: PictureOf, qtbot: QtBot, walked: Position, wording: Wording
) -> None:
    spoken = QtWords(wording)
    preview = PrintPreview(printed(picture(walked, wording)), "Print")
    qtbot.addWidget(preview)
    preview.show()
    names = {"Page setup", "ページ設定"}
    (command,) = (each for each in preview.findChildren(QAction) if each.text() in names)
    printer = printer_for(printed(picture(walked)))
    is_real = printer.outputFormat() is QPrinter.OutputFormat.NativeFormat
    assert (command.isVisible(), command.isEnabled()) == (is_real, is_real)
    spoken.deleteLater()


def test_qt_speaks_japanese_as_long_as_it_is_asked_to(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    QtWords(Wording.JAPANESE, parent)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "キャンセル"
    with qtbot.waitSignal(parent.destroyed):
        parent.deleteLater()
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.CONTRAST])
def test_every_control_is_named_and_large_enough(
    picture: PictureOf, walked: Position, qtbot: QtBot, wording: Wording, theme: ThemeName
) -> None:
    dialog = ExportDialog(picture(walked, wording, theme=theme, seen=SEEN))
    qtbot.addWidget(dialog)
    dialog.show()
    named = controls(dialog)
    assert len(named) == 7
    assert "" not in named
    for control in (*named.values(), *dialog.findChildren(QPushButton)):
        assert control.height() >= 24
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus
    has_japanese = any("形式" in name for name in named)
    assert has_japanese is (wording is not Wording.ENGLISH)


def test_the_choice_is_what_is_picked(picture: PictureOf, walked: Position, qtbot: QtBot) -> None:
    dialog = ExportDialog(picture(walked, seen=SEEN))
    qtbot.addWidget(dialog)
    choose(dialog, "Format", "PNG: picture")
    choose(dialog, "Part", "What is seen")
    choose(dialog, "Path", "Not shown")
    choose(dialog, "Language", "Both")
    choose(dialog, "Theme", "Dark")
    choose(dialog, "Paper", "A3")
    with qtbot.waitSignal(dialog.chosen) as blocker:
        press(dialog, "Export…")
    assert blocker.args is not None
    (choice,) = blocker.args
    assert choice.form.ending == "png"
    assert choice.picture == replace(
        picture(walked, Wording.BOTH, theme=ThemeName.DARK, paper=Paper.A3, seen=SEEN),
        with_path=False,
        as_ruling=False,
    )


def parts(dialog: ExportDialog) -> list[str]:
    """What there is to export, what is chosen first."""
    box = controls(dialog)["Part"]
    assert isinstance(box, QComboBox)
    listed = [box.itemText(place) for place in range(box.count())]
    return [box.currentText(), *(each for each in listed if each != box.currentText())]


def test_a_ruling_is_offered_on_a_page_where_there_are_pages_and_a_path(
    picture: PictureOf, walked: Position, qtbot: QtBot
) -> None:
    dialog = ExportDialog(picture(walked, seen=SEEN))
    qtbot.addWidget(dialog)
    charts = ["Whole chart", "What is seen"]
    assert parts(dialog) == charts
    choose(dialog, "Format", "PDF: for printing")
    assert parts(dialog) == ["The ruling, on one page", *charts]
    assert dialog.choice.picture.as_ruling
    choose(dialog, "Part", "Whole chart")
    choose(dialog, "Path", "Not shown")
    assert parts(dialog) == charts
    choose(dialog, "Path", "Shown and numbered")
    choose(dialog, "Format", "PNG: picture")
    assert parts(dialog) == charts
    dialog = ExportDialog(picture(position_of(walked.chart).answered("no"), seen=SEEN))
    qtbot.addWidget(dialog)
    choose(dialog, "Format", "PDF: for printing")
    assert parts(dialog) == charts


def test_instead_of_its_ruling_a_finished_walk_is_a_chart_where_that_is_wanted(
    picture: PictureOf, walked: Position
) -> None:
    ruling, chart = (
        set_pages(picture(walked, paper=Paper.A4, as_ruling=as_ruling), Paper.A4.pages)
        for as_ruling in (True, False)
    )
    assert [sheet.drawn is None for sheet in ruling] == [True]
    assert [sheet.drawn is None for sheet in chart] == [False]
    assert "The path" in [line.words for line in chart[0].lines]


def test_a_pdf_begins_on_a4_in_the_theme_for_print(
    picture: PictureOf, walked: Position, qtbot: QtBot
) -> None:
    dialog = ExportDialog(picture(walked))
    qtbot.addWidget(dialog)
    choose(dialog, "Format", "PDF: for printing")
    assert dialog.choice.picture.paper is Paper.A4
    assert dialog.choice.picture.theme is ThemeName.PRINT
    assert not controls(dialog)["Width in pixels"].isEnabled()


def test_cancelled_nothing_is_chosen(picture: PictureOf, qtbot: QtBot) -> None:
    dialog = ExportDialog(picture())
    qtbot.addWidget(dialog)
    with qtbot.assertNotEmitted(dialog.chosen):
        press(dialog, "Cancel")


@pytest.mark.parametrize("form", OF_CHARTS.values(), ids=OF_CHARTS)
def test_every_kind_of_file_is_drawn(
    picture: PictureOf, walked: Position, library: Library, form: Format
) -> None:
    for with_path in (True, False):
        choice = ExportChoice(picture(walked, with_path=with_path), form)
        assert len(exported(choice, library.cards)) > 500
