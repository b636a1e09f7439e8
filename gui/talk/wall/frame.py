"""What stands around a scene: its head at the top, and the room that is left."""

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.talk.scene import SceneHead
from gui.talk.wall.fitted import Fitted, Manner, sized
from gui.talk.wall.wall import Wall

_HEAD = 0.026
"""How large the head is at most, in heights."""
_LINES = 1.9, 3.4
"""The height of the head in sizes of the smallest letters: a line or two for each language."""
_EDITION = 0.42
"""The part of the width that the edition has."""


def put_head(wall: Wall, head: SceneHead) -> QRectF:
    """Put the head at the top; gives the room below it."""
    room, style = wall.style.room, wall.style
    ink = style.text.palette.ink_soft
    wide = room.width() * (_EDITION if head.edition is not None else 0)
    bold, plain = (wall.manner(is_bold=each, ink=ink, is_close=True) for each in (True, False))
    said = _head(wall, head.title, bold, room.width() - wide - style.gap)
    low = wall.put(head.title, said, room.topLeft()).bottom()
    if head.edition is not None:
        left = room.width() - said.size.width() - 2 * style.gap
        told = _head(wall, head.edition, plain, left)
        corner = QPointF(room.right() - told.size.width(), room.top())
        low = max(low, wall.put(head.edition, told, corner).bottom())
    return room.adjusted(0, low - room.top() + style.gap, 0, 0)


def _head(wall: Wall, text: Text, manner: Manner, width: float) -> Fitted:
    """*text* on one line for each language, where its letters are large enough so; else on two."""
    style = wall.style
    for lines in _LINES:
        high = lines * style.least * len(style.text.wording.languages)
        said = wall.fit(text, manner, QRectF(0, 0, width, high), _HEAD)
        if said.pixels >= style.least:
            break
    return said


def one_line(wall: Wall, text: Text) -> Text:
    """*text* with both languages beside each other."""
    said = wall.style.text.line(text)
    return Text(said, said)


def in_lines(
    wall: Wall, text: Text, manner: Manner, room: QRectF, most: float
) -> tuple[Text, Fitted]:
    """*text* with both languages on one line, or else with lines of its own for each."""
    line = one_line(wall, text)
    said = wall.fit(line, manner, room, most)
    if said.measure.lines == 1 or len(wall.style.text.wording.languages) == 1:
        return line, said
    return text, wall.fit(text, manner, room, most)


def on_one_line(wall: Wall, text: Text, manner: Manner, pixels: int, width: float) -> Fitted:
    """*text* in that size: on one line, or else on lines of its own for each language."""
    said = sized(one_line(wall, text), manner, pixels, width)
    return said if said.measure.lines == 1 else sized(text, manner, pixels, width)


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
