"""What stands around a scene: its head at the top, and the room that is left."""

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.seminar.scene import SceneHead
from gui.seminar.wall.wall import Wall

_HEAD = 0.026
"""How large the head is at most, in heights."""
_LINES = 3.4
"""The height of the head in sizes of the smallest letters: two lines a language."""
_EDITION = 0.42
"""The part of the width that the edition has."""


def put_head(wall: Wall, head: SceneHead) -> QRectF:
    """Put the head at the top; gives the room below it."""
    room, style = wall.style.room, wall.style
    ink = style.text.palette.ink_soft
    wide = room.width() * (_EDITION if head.edition is not None else 0)
    high = _LINES * style.least * len(style.text.wording.languages)
    place = QRectF(0, 0, room.width() - wide - style.gap, high)
    said = wall.fit(head.title, wall.manner(is_bold=True, ink=ink, is_close=True), place, _HEAD)
    low = wall.put(head.title, said, room.topLeft()).bottom()
    if head.edition is not None:
        place.setWidth(room.width() - said.size.width() - 2 * style.gap)
        told = wall.fit(head.edition, wall.manner(ink=ink, is_close=True), place, _HEAD)
        corner = QPointF(room.right() - told.size.width(), room.top())
        low = max(low, wall.put(head.edition, told, corner).bottom())
    return room.adjusted(0, low - room.top() + style.gap, 0, 0)


def one_line(wall: Wall, text: Text) -> Text:
    """*text* with both languages beside each other."""
    said = wall.style.text.line(text)
    return Text(said, said)


def beside(room: QRectF, share: float, gap: float) -> tuple[QRectF, QRectF]:
    """*room* in two, the left one having that *share* of it."""
    left = QRectF(room)
    left.setWidth(room.width() * share - gap / 2)
    right = QRectF(room)
    right.setLeft(left.right() + gap)
    return left, right


def below(room: QRectF, used: float) -> QRectF:
    """What is left of *room* under so much of it."""
    return room.adjusted(0, min(used, room.height()), 0, 0)
