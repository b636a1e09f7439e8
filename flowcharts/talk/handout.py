"""What a room takes home: a worksheet, its key, and today's charts on one page."""

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.booklet import Booklet, BookletPart
from flowcharts.documents.crib import crib, todays_charts
from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.talk import words
from flowcharts.talk.sheet import RunSheet

_KEY_COLUMNS = 2


def handout(sheet: RunSheet, library: Library) -> Booklet:
    """The worksheet of *sheet*, then its key, numbered as on the wall, then today's charts."""
    worksheet = [TextBlock(BlockKind.TITLE, sheet.title), TextBlock(BlockKind.PROSE, words.HOW_TO)]
    key = [TextBlock(BlockKind.TITLE, words.KEY_OF.filled(title=sheet.title))]
    for place, item in enumerate(sheet.items):
        if item.content.is_case:
            heading = _heading(sheet.number(place), item.title)
            worksheet += (heading, *item.content.worksheet(library.cards))
            key += (heading, *item.content.key())
    return Booklet(
        sheet.title,
        (
            BookletPart(tuple(worksheet)),
            BookletPart(tuple(key), _KEY_COLUMNS),
            crib(todays_charts(library)),
        ),
    )


def _heading(number: int, title: Text) -> TextBlock:
    numbered = words.NUMBERED.filled(number=str(number), title=title.on_one_line())
    return TextBlock(BlockKind.HEADING, numbered)
