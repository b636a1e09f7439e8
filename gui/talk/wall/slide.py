"""A slide on the wall: a heading and its points."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.talk.scene import SlideScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.fitted import Fitted, sized, sizes_down
from gui.talk.wall.frame import below, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.slide_picture import put_picture
from gui.talk.wall.wall import Wall

_HEADING, _POINT = 0.075, 0.055


def _put(wall: Wall, scene: SlideScene, _charts: WallCharts) -> None:
    """A heading and its points; those still to come keep their places."""
    is_said_below = scene.head.title == scene.heading
    room = wall.style.room if is_said_below else put_head(wall, scene.head)
    palette = wall.style.text.palette
    place = room.adjusted(0, 0, 0, -room.height() * 0.7)
    said = wall.fit(scene.heading, wall.manner(is_bold=True), place, _HEADING)
    low = wall.put(scene.heading, said, room.topLeft(), is_lead=True).bottom()
    room = below(room, low - room.top() + 1.4 * wall.style.gap)
    if scene.picture is not None:
        room = put_picture(wall, scene.picture, room, is_alone=not scene.points)
    if not scene.points:
        return
    inset = 0.05 * wall.style.height
    wide, most = room.width() - inset, wall.style.most(_POINT)
    between = (0.8 if wall.squeeze else 1.6) * wall.style.gap
    free = room.height() - between * (len(scene.points) - 1)
    pixels = _point_size(wall, scene, QRectF(0, 0, wide, free), most)
    between += min(wall.style.gap, (free - _high(wall, scene, wide, pixels)) / len(scene.points))
    top = room.top()
    for place_of, point in enumerate(scene.points):
        told = _point(wall, point, wide, pixels)
        if place_of < scene.shown:
            dot = QRectF(room.left(), top + told.measure.baseline - 0.45 * told.pixels, 0, 0)
            side = 0.34 * told.pixels
            wall.put_box(dot.adjusted(0, 0, side, side), palette.path)
            wall.put(point, told, QPointF(room.left() + inset, top), is_lead=not wall.squeeze)
        top += told.size.height() + between


def _point_size(wall: Wall, scene: SlideScene, room: QRectF, most: int) -> int:
    """The largest size in which *room* has all points; else the least."""
    sizes, width = sizes_down(most, wall.style.least), room.width()
    known = [_point(wall, each, width, most).measure for each in scene.points]
    for size in sizes:
        if sum(each.least_height(size, width) for each in known) > room.height():
            continue  # to set them would only tell the same
        if _high(wall, scene, width, size) <= room.height():
            return size
    return sizes[-1]


def _high(wall: Wall, scene: SlideScene, width: float, pixels: int) -> float:
    """How high all points are together, those still to come as well."""
    return sum(_point(wall, each, width, pixels).size.height() for each in scene.points)


def _point(wall: Wall, point: Text, width: float, pixels: int) -> Fitted:
    """A point in that size, on as many lines as it takes."""
    return sized(point, wall.manner(is_close=True), pixels, width)


def _at_hand(scene: SlideScene, fits: Callable[[SlideScene], bool]) -> SlideScene:
    """*scene* with as many points as fit on one picture: with the newest one among them."""
    first = 0
    for last in range(1, len(scene.points) + 1):
        part = replace(scene, points=scene.points[first:last], shown=last - first)
        if last - first > 1 and not fits(part):
            if last > scene.shown:
                return _part_of(scene, first, last - 1)
            first = last - 1
    return _part_of(scene, first, len(scene.points))


def _part_of(scene: SlideScene, first: int, last: int) -> SlideScene:
    return replace(scene, points=scene.points[first:last], shown=scene.shown - first)


PAINTER = Painter(SlideScene, _put, at_hand=_at_hand)
