"""A title on the wall: of the seminar, of what comes next, of the end."""

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.talk.scene import BreakScene, SlideScene, TitleKind, TitleScene
from gui.talk.wall import words
from gui.talk.wall.fitted import Fitted, Sizes, fitted
from gui.talk.wall.frame import below, one_line, put_head
from gui.talk.wall.wall import Wall

_TITLE, _ITEM_TITLE, _ABOVE, _EDITION = 0.12, 0.1, 0.042, 0.036
_BAR = QRectF(0, 0, 0.12, 0.012)
"""The stroke of colour over a title, in heights."""
_CLOCK = 0.3
_HEADING, _POINT = 0.075, 0.055


def put_title(wall: Wall, scene: TitleScene) -> None:
    """What it is called, what stands over it, and the edition that it is about."""
    room, style, palette = wall.style.room, wall.style, wall.style.text.palette
    most = _ITEM_TITLE if scene.kind is TitleKind.ITEM else _TITLE
    parts: list[tuple[Text, bool, str, float]] = []
    if scene.above is not None:
        parts.append((one_line(wall, scene.above), True, palette.path, _ABOVE))
    title = scene.title.on_one_line()
    parts.append((title, True, palette.ink, most))
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


def put_slide(wall: Wall, scene: SlideScene) -> None:
    """A heading and its points; those still to come keep their places."""
    is_said_below = scene.head.title == scene.heading
    room = wall.style.room if is_said_below else put_head(wall, scene.head)
    palette = wall.style.text.palette
    place = room.adjusted(0, 0, 0, -room.height() * 0.7)
    said = wall.fit(scene.heading, wall.manner(is_bold=True), place, _HEADING)
    low = wall.put(scene.heading, said, room.topLeft(), is_lead=True).bottom()
    room = below(room, low - room.top() + 1.4 * wall.style.gap)
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
    sizes, width = range(most, wall.style.least - 1, -1), room.width()
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
    endless = QRectF(0, 0, width, 1e6).size()
    return fitted(point, wall.manner(is_close=True), endless, Sizes(pixels, pixels))


def put_break(wall: Wall, scene: BreakScene) -> None:
    """How long the break still is, and what follows."""
    room, style, palette = wall.style.room, wall.style, wall.style.text.palette
    third = room.adjusted(0, 0, 0, -room.height() * 0.72)
    said = wall.fit(scene.words, wall.manner(is_bold=True), third, _TITLE)
    low = wall.put(scene.words, said, room.topLeft(), is_lead=True).bottom()
    clock = _minutes(scene.seconds_left)
    ink = palette.remedy if scene.seconds_left <= 0 else palette.path
    place = below(room, low - room.top() + style.gap)
    place.setHeight(room.height() * 0.46)
    told = wall.fit(clock, wall.manner(is_bold=True, ink=ink), place, _CLOCK)
    low = wall.put(clock, told, place.topLeft(), is_lead=True).bottom()
    if scene.following is not None:
        following = words.AFTER_BREAK.filled(title=scene.following.on_one_line())
        place = below(room, low - room.top() + style.gap)
        then = wall.fit(following, wall.manner(ink=palette.ink_soft), place, 0.045)
        wall.put(following, then, place.topLeft(), is_lead=True)


def _minutes(seconds: float) -> Text:
    whole = abs(int(seconds))
    said = f"{'−' if seconds <= -1 else ''}{whole // 60}:{whole % 60:02}"
    return Text(said, said)
