"""Where cards can be taken in from: a file for each source, and the table of them."""

from pathlib import Path

from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.sources.forge import FORGE
from flowcharts.cards.sources.mtgjson import MTGJSON
from flowcharts.cards.sources.scryfall import SCRYFALL
from flowcharts.cards.sources.source import CardSource
from flowcharts.model.text import LIST, Text

SOURCES = (SCRYFALL, MTGJSON, FORGE)
"""In the order in which they are named."""

_NOT_THERE = Text(
    "There is no file or folder {file}.", "{file} というファイルやフォルダーはありません。"
)
_NO_SOURCE = Text(
    "{file} is no file of cards that is known here: {known}.",
    "{file} からはカードを取り込めません。取り込めるのは、{known}です。",
)


def source_of(path: Path) -> CardSource:
    """The source that what lies at *path* is of.

    Raises:
        CardLibraryError: it is of none, or cannot be read.
    """
    if not path.exists():
        raise CardLibraryError(_NOT_THERE.filled(file=str(path)))
    for source in SOURCES:
        if source.fits(path):
            return source
    known = LIST.join(source.name for source in SOURCES)
    raise CardLibraryError(_NO_SOURCE.filled(file=str(path), known=known))
