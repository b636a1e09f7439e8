"""A title on the wall: of the seminar, of what comes next, of the end."""

from PySide6.QtCore import QPointF, QRectF

from flowcharts.talk.scene import TitleKind, TitleScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.frame import one_line
from gui.talk.wall.painter import Painter
from gui.talk.wall.wall import Wall

_TITLE, _ITEM_TITLE, _ABOVE, _EDITION = 0.12, 0.1, 0.042, 0.036
_BAR = QRectF(0, 0, 0.12, 0.012)
"""The stroke of colour over a title, in heights."""


def _put(wall: Wall, scene: TitleScene, _charts: WallCharts) -> None:
    """What it is called, what stands over it, and the edition that it is about."""
    room, style, palette = wall.style.room, wall.style, wall.style.text.palette
    most = _ITEM_TITLE if scene.kind is TitleKind.ITEM else _TITLE
    title = scene.title.on_one_line()
    parts = [(title, True, palette.ink, most)]
    if scene.above is not None:
        parts.insert(0, (one_line(wall, scene.above), True, palette.path, _ABOVE))
    if scene.edition is not None:
        parts.append((scene.edition, False, palette.ink_soft, _EDITION))
    said = [
        (text, wall.fit(text, wall.manner(is_bold=is_bold, ink=ink), _third(room), size))
        for text, is_bold, ink, size in parts
    ]
    rest = sum(each.size.height() + style.gap for text, each in said if text is not title)
    free = QRectF(0, 0, room.width(), room.height() - rest - 4 * style.gap)
    said = [
        (text, wall.fit(text, wall.manner(is_bold=True), free, most) if text is title else each)
        for text, each in said
    ]
    high = sum(each.size.height() for _, each in said) + 2 * style.gap
    top = room.top() + max(0, (room.height() - high) * 0.44)
    bar = QRectF(
        room.left(), top - 2 * style.gap, _BAR.width() * style.height, _BAR.height() * style.height
    )
    wall.put_box(bar, palette.path)
    for text, each in said:
        is_lead = text is not scene.edition
        top = wall.put(text, each, QPointF(room.left(), top), is_lead=is_lead).bottom() + style.gap


def _third(room: QRectF) -> QRectF:
    """As much height as one part of a title has."""
    return QRectF(0, 0, room.width(), room.height() * 0.46)


PAINTER = Painter(TitleScene, _put)
