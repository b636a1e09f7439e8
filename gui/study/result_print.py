"""The result of a round or an exam on paper."""

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

from flowcharts.export.block import BlockKind, TextBlock
from flowcharts.export.markdown import markdown
from flowcharts.model.text import Wording
from gui.study import words
from gui.study.result_panel import RoundResult
from gui.study.round_course import RoundCourse
from gui.study.surroundings import Surroundings
from gui.theme.fonts import face

_POINTS = 14


def print_result(around: Surroundings, course: RoundCourse, now: datetime) -> None:
    """Show the result as it is printed, with the way to the printer."""
    document = QTextDocument()
    document.setDefaultFont(face(_POINTS))
    document.setMarkdown(result_markdown(course, now, around.session.settings.wording))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    preview = QPrintPreviewDialog(printer, around.window)
    preview.setWindowTitle(around.session.settings.text_style.line(words.PRINT_RESULT))
    preview.paintRequested.connect(document.print_)
    preview.finished.connect(preview.deleteLater)
    document.setParent(preview)
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
        yield TextBlock(BlockKind.PROSE, each.story)
        idea = each.verdict.idea
        if idea is not None:
            yield TextBlock(BlockKind.PROSE, idea.why)
