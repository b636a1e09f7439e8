"""The result of a round or an exam on paper."""

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from flowcharts.export.block import BlockKind, TextBlock
from flowcharts.export.markdown import markdown
from flowcharts.model.text import Wording
from gui.study import words
from gui.study.result_panel import RoundResult
from gui.study.round_course import RoundCourse
from gui.study.surroundings import Surroundings
from gui.theme.fonts import face

_POINTS = 11


class ResultPreview(QPrintPreviewDialog):
    """The result as it will come out, with the way to the printer."""

    def __init__(self, told: str, parent: QWidget) -> None:
        """*told*: the result in Markdown."""
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)  # the dialog keeps it not
        super().__init__(self._printer, parent)
        self._document = QTextDocument(self)
        font = face(_POINTS)
        font.setPointSize(_POINTS)  # in pixels it would be as small as those of the printer
        self._document.setDefaultFont(font)
        self._document.setMarkdown(told)
        self.paintRequested.connect(self._print_on)
        self.finished.connect(self.deleteLater)

    def _print_on(self, printer: QPrinter) -> None:
        self._document.print_(printer)


def print_result(around: Surroundings, course: RoundCourse, now: datetime) -> None:
    """Show the result as it is printed, with the way to the printer."""
    settings = around.session.settings
    preview = ResultPreview(result_markdown(course, now, settings.wording), around.window)
    preview.setWindowTitle(settings.text_style.line(words.PRINT_RESULT))
    preview.open()


def result_markdown(course: RoundCourse, now: datetime, wording: Wording) -> str:
    """The result in words, as Markdown."""
    exam, result = course.exam_result(now), course.result(now)
    blocks = exam.blocks if exam is not None else tuple(_blocks(result))
    return markdown(blocks, wording)


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
