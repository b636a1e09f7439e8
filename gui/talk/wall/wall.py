"""A picture for a wall being put together: words, boxes, signs and charts, each in its place."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from flowcharts.model.text import Text
from gui.talk.wall.fitted import Fitted, Manner, Sizes, fitted
from gui.talk.wall.style import WallStyle


class WallPart(Protocol):
    """Something on the picture."""

    def paint(self, painter: QPainter) -> None:
        """Paint it where it stands."""


@dataclass(frozen=True, slots=True)
class WallWords:
    """Words and where they stand."""

    text: Text
    fitted: Fitted
    place: QPointF
    """The left end of their top."""
    is_lead: bool
    """Are they what is to be read first?"""

    @property
    def rect(self) -> QRectF:
        """What they cover."""
        return QRectF(self.place, self.fitted.size)

    def paint(self, painter: QPainter) -> None:
        """Paint them."""
        painter.save()
        painter.translate(self.place)
        self.fitted.column.draw(painter, self.fitted.colours)
        painter.restore()


@dataclass(frozen=True, slots=True)
class WallShape:
    """A box, a bar or a sign."""

    path: QPainterPath
    fill: str | None
    outline: str | None = None
    stroke: float = 0.0

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        pen = QPen(QColor(self.outline), self.stroke) if self.outline else Qt.PenStyle.NoPen
        painter.setPen(pen)
        painter.setBrush(QColor(self.fill) if self.fill else Qt.BrushStyle.NoBrush)
        painter.drawPath(self.path)


@dataclass(slots=True)
class Wall:
    """The picture.

    Attributes:
        style: how it is made.
        squeeze: how much has given way for want of room: at 0 nothing has.
        things: what is on it, from the ground up.
        blocks: what cards and reasons cover, also one that is still to be told.
        lacks_room: is something left out, or smaller than it should be, that is wanted?
    """

    style: WallStyle
    squeeze: int = 0
    things: list[WallPart] = field(default_factory=list)
    blocks: list[QRectF] = field(default_factory=list)
    lacks_room: bool = False

    @property
    def words(self) -> Iterator[WallWords]:
        """All words on it."""
        return (thing for thing in self.things if isinstance(thing, WallWords))

    @property
    def is_legible(self) -> bool:
        """Can all of it be read from the back row, and does all stand on the picture?"""
        room, style = self.style.room.adjusted(-2, -2, 2, 2), self.style
        are_large = all(
            each.fitted.pixels >= (style.lead if each.is_lead else style.least)
            and room.contains(each.rect)
            for each in self.words
        )
        are_inside = all(room.contains(block) for block in self.blocks)
        return are_large and are_inside and not self.has_overlaps and not self.lacks_room

    @property
    def has_overlaps(self) -> bool:
        """Do any words stand over others, or does a card cover another or a reason?"""
        said = [each.rect for each in self.words]
        return any(
            one.adjusted(2, 2, -2, -2).intersects(other.adjusted(2, 2, -2, -2))
            for rects in (said, self.blocks)
            for one, other in combinations(rects, 2)
        )

    def manner(
        self, *, is_bold: bool = False, ink: str | None = None, is_close: bool = False
    ) -> Manner:
        """How words look that are put on it."""
        return Manner(self.style.text, is_bold, ink, is_close, self.style.least)

    def fit(self, text: Text, manner: Manner, room: QRectF, most: float) -> Fitted:
        """*text* as large as it can be in *room*, but no larger than *most*, a share."""
        sizes = Sizes(self.style.least, self.style.most(most))
        return fitted(text, manner, room.size(), sizes)

    def put(self, text: Text, said: Fitted, place: QPointF, *, is_lead: bool = False) -> QRectF:
        """Put words there; gives what they cover."""
        words = WallWords(text, said, place, is_lead)
        self.things.append(words)
        return words.rect

    def put_in_middle(self, text: Text, said: Fitted, room: QRectF) -> QRectF:
        """Put words into the middle of *room*."""
        corner = room.center() - QPointF(said.size.width() / 2, said.size.height() / 2)
        return self.put(text, said, corner)

    def put_box(
        self, rect: QRectF, fill: str | None, outline: str | None = None, stroke: float = 0.0
    ) -> None:
        """Put a box there with rounded corners."""
        path = QPainterPath()
        radius = min(0.02 * self.style.height, rect.height() / 2)
        path.addRoundedRect(rect, radius, radius)
        self.things.append(WallShape(path, fill, outline, stroke))

    def put_shape(self, path: QPainterPath, fill: str) -> None:
        """Put a sign there."""
        self.things.append(WallShape(path, fill))

    def paint(self, painter: QPainter) -> None:
        """Paint all of it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(QPointF(), self.style.size), QColor(self.style.text.palette.ground))
        for thing in self.things:
            painter.save()
            thing.paint(painter)
            painter.restore()
