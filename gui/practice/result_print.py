"""The result of a round or an exam on paper."""

from collections.abc import Iterator
from functools import partial

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.booklet import Booklet, BookletPart
from flowcharts.practice.open_round import OpenRound, RoundResult
from gui.paper.booklet_pages import set_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.preview import Printout, PrintPreview, open_preview
from gui.practice import words
from gui.practice.window_parts import WindowParts
from gui.theme.colours import PALETTES, ThemeName


def print_result(parts: WindowParts, opened: OpenRound) -> None:
    """Show the result as it is printed, with the way to the printer."""
    style = parts.session.settings.text_style
    title = style.line(words.PRINT_RESULT)
    printed = PrintStyle(style.wording, PALETTES[ThemeName.PRINT])
    printout = Printout(title, partial(set_booklet, result_booklet(opened), printed))
    open_preview(style, lambda: PrintPreview(printout, title, parts.window))


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
