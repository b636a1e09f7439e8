"""How a format is drawn."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene

from flowcharts.documents.booklet import Booklet
from flowcharts.documents.format import Format
from gui.paper.chunks import PrintStyle
from gui.paper.picture import Paper, Picture

_SCENE_WIDTH = 1600
"""How wide a scene is drawn that is no chart, in pixels."""

Part: TypeAlias = bytes | QImage
"""Of a file: its content, or a band of a picture that is still to be packed."""


def as_drawn(drawn: Sequence[Part]) -> Iterator[bytes]:
    """The content of a file whose parts need no packing."""
    yield from (part for part in drawn if isinstance(part, bytes))


class FormatPainter(NamedTuple):
    """What draws one format; there must be an application, and its fonts."""

    format: Format
    parts: Callable[[Picture], Sequence[Callable[[], Part]]]
    """What draws the parts of a file from its beginning: between them the window is looked after.

    It raises a RequestError where the picture cannot be drawn.
    """
    pack: Callable[[Sequence[Part]], Iterator[bytes]] = as_drawn
    """Makes the content of the file of its parts, in any thread."""
    draw_words: Callable[[Booklet, PrintStyle, Paper], bytes] | None = None
    """Sets words on pages."""

    draw_scene: Callable[[QGraphicsScene], bytes] | None = None
    """Draws any other scene, such as a graph."""

    def draw(self, picture: Picture) -> bytes:
        """The content of the file that *picture* becomes."""
        return b"".join(self.pack([draw() for draw in self.parts(picture)]))

    def words(self, booklet: Booklet, style: PrintStyle, paper: Paper) -> bytes:
        """The content of the file that words become, of a format that has pages."""
        assert self.draw_words is not None  # noqa: S101  # a test holds the tables together
        return self.draw_words(booklet, style, paper)


def seen_of(scene: QGraphicsScene) -> tuple[QRectF, QSize]:
    """What there is of *scene*, and the size in which it is drawn."""
    source = scene.itemsBoundingRect().united(scene.sceneRect())
    height = round(_SCENE_WIDTH * source.height() / max(source.width(), 1))
    return source, QSize(_SCENE_WIDTH, height)


def in_one(draw: Callable[[Picture], bytes]) -> Callable[[Picture], list[Callable[[], Part]]]:
    """The parts of a format that is drawn at once."""
    return lambda picture: [partial(draw, picture)]
