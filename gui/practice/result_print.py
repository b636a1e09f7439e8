"""The result of a round or an exam on paper."""

from collections.abc import Iterator

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.booklet import Booklet, BookletPart
from flowcharts.practice.open_round import OpenRound, RoundResult
from gui.paper.booklet import set_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.page_setup import offer_page_setup, page_layout
from gui.paper.painter import paint_lines
from gui.paper.picture import Paper
from gui.paper.preview import open_preview
from gui.practice import words
from gui.practice.window_parts import WindowParts
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName


class ResultPreview(QPrintPreviewDialog):
    """The result as it will come out, with the way to the printer."""

    def __init__(self, told: Booklet, style: TextStyle, parent: QWidget) -> None:
        printed = PrintStyle(style.wording, PALETTES[ThemeName.PRINT])
        self._sheets = tuple(set_booklet(told, printed, Paper.A4))
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)  # the dialog keeps it not
        self._printer.setFullPage(True)
        self._printer.setPageLayout(page_layout(self._sheets[0]))
        super().__init__(self._printer, parent)
        offer_page_setup(self, self._printer)
        self.paintRequested.connect(self._print_on)
        self.setWindowTitle(style.line(words.PRINT_RESULT))

    def _print_on(self, printer: QPrinter) -> None:
        room = printer.pageLayout().fullRectPixels(printer.resolution())
        painter = QPainter(printer)
        for number, sheet in enumerate(self._sheets):
            if number:
                printer.newPage()
            painter.save()
            scale = min(room.width() / sheet.size.width, room.height() / sheet.size.height)
            painter.scale(scale, scale)
            paint_lines(painter, sheet.lines)
            painter.restore()
        painter.end()


def print_result(parts: WindowParts, opened: OpenRound) -> None:
    """Show the result as it is printed, with the way to the printer."""
    style = parts.session.settings.text_style
    told = result_booklet(opened)
    open_preview(style, lambda: ResultPreview(told, style, parts.window))


def result_booklet(opened: OpenRound) -> Booklet:
    """The result in words."""
    exam, result = opened.exam_result(), opened.result()
    blocks = exam.blocks if exam is not None else tuple(_blocks(result))
    return Booklet(words.PRINT_RESULT, (BookletPart(blocks),))


def _blocks(result: RoundResult | None) -> Iterator[TextBlock]:
    """A round in words."""
    if result is None:
        return
    yield TextBlock(BlockKind.TITLE, words.ROUND_ENDS)
    score = words.SCORE.filled(
        right=str(result.right), all=str(result.answered), percent=str(result.percent)
    )
    yield TextBlock(BlockKind.PROSE, score)
    if result.missed:
        yield TextBlock(BlockKind.HEADING, words.MISSED)
    for each in result.missed:
        yield TextBlock(BlockKind.HEADING, each.title)
        yield TextBlock(BlockKind.PROSE, each.verdict.question.case.story)
        idea = each.verdict.idea
        if idea is not None:
            yield TextBlock(BlockKind.PROSE, idea.why)
