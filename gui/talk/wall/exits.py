"""The exits of a question, as large as can be: a letter on a shape in a colour, and the words."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.talk.scene import WallExit
from gui.talk.wall.fitted import Fitted, size_within, sized, sizes_down
from gui.talk.wall.frame import one_line
from gui.talk.wall.signs import on_sign, sign_colour, sign_path
from gui.talk.wall.wall import Wall

_MOST, _MOST_SQUEEZED = 0.055, 0.038
_SMALL, _SMALL_OF_MANY = 4, 0.024
"""Squeezed so much, they are no larger than they have to be: the card wants the room."""
_LETTER = 0.52
"""The letter on a sign, in heights of the sign."""
_LOW = 0.62
"""Of a triangle, how far down its letter stands."""
_ACROSS = (4, 3, 2, 1)
"""How many stand beside each other, the best first; as many as the first where they are small."""
_MANY, _VERY_MANY = 4, 6
"""More than the first stand closer; more than the second may be smaller than what is to lead."""
_RIGHT, _WRONG = "✓", "✕"


def put_exits(wall: Wall, exits: Sequence[WallExit], room: QRectF, size: int = 0) -> float:
    """Put the exits into *room*, as buttons; gives how high they are.

    *size*: of their words, where that is known.
    """
    if not exits:
        return 0.0
    gap = (0.4 if len(exits) > _MANY else 0.8) * wall.style.gap
    pixels, across = (
        _largest(wall, exits, room, gap)
        if not size
        else (size, _across(wall, exits, room.width(), gap, size))
    )
    box = _box(wall, exits, _Grid(room.width(), gap, across), pixels)
    for place, way in enumerate(exits):
        left = room.left() + (place % across) * (box.width() + gap)
        top = room.top() + (place // across) * (box.height() + gap)
        _put_exit(wall, way, box.translated(left, top), pixels, is_lead=len(exits) <= _VERY_MANY)
    rows = -(-len(exits) // across)
    return rows * (box.height() + gap) - gap


def _largest(wall: Wall, exits: Sequence[WallExit], room: QRectF, gap: float) -> tuple[int, int]:
    """The largest size of the words, and how many then stand beside each other."""
    are_few = len(exits) <= _VERY_MANY
    least = wall.style.lead if are_few else wall.style.least
    most = wall.style.most(_MOST_SQUEEZED if wall.squeeze else _MOST)
    if wall.squeeze >= _SMALL:
        most = least if are_few else wall.style.most(_SMALL_OF_MANY)
    for pixels in sizes_down(most, least):
        for across in _ACROSS:
            grid = _Grid(room.width(), gap, across)
            is_wide = across == _ACROSS[0] and wall.squeeze < _SMALL
            if is_wide or across > len(exits) or not _may_be_calm(wall, exits, grid, pixels):
                continue
            box = _box(wall, exits, grid, pixels)
            rows = -(-len(exits) // across)
            if rows * (box.height() + gap) - gap <= room.height() and _is_calm(
                wall, exits, box, pixels, across
            ):
                return pixels, across
    wall.lacks_room = True
    return wall.style.least, 1


def _across(wall: Wall, exits: Sequence[WallExit], width: float, gap: float, pixels: int) -> int:
    """How many stand beside each other in that size."""
    for across in _ACROSS[1:-1]:
        box = _box(wall, exits, _Grid(width, gap, across), pixels)
        if across <= len(exits) and _is_calm(wall, exits, box, pixels, across):
            return across
    return 1


def _is_calm(wall: Wall, exits: Sequence[WallExit], box: QRectF, pixels: int, across: int) -> bool:
    """Do the words stay on few lines, so that nobody would call the boxes columns of text?"""
    lines = max(_said(wall, way, box.width(), pixels)[1].measure.lines for way in exits)
    return lines <= _most_lines(wall, pixels, across)


def _may_be_calm(wall: Wall, exits: Sequence[WallExit], grid: "_Grid", pixels: int) -> bool:
    """Can they be, as far as is known without setting the words in that size?"""
    inner, size = _inner(grid.box_width, pixels), wall.style.least
    most = _most_lines(wall, pixels, grid.across)
    manner = wall.manner(is_bold=True, is_close=True)

    def least_lines(text: Text) -> int:
        known = sized(text, manner, size).measure
        return known.least_lines(pixels, inner)

    return all(min(map(least_lines, _ways_to_say(wall, way))) <= most for way in exits)


def _most_lines(wall: Wall, pixels: int, across: int) -> int:
    is_one = across > 1 and pixels > wall.style.lead
    return (1 if is_one else 2) * len(wall.style.text.wording.languages)


class _Grid(NamedTuple):
    """How the exits stand beside each other."""

    width: float
    gap: float
    across: int

    @property
    def box_width(self) -> float:
        """How wide each of the boxes is."""
        return (self.width - self.gap * (self.across - 1)) / self.across


def _box(wall: Wall, exits: Sequence[WallExit], grid: _Grid, pixels: int) -> QRectF:
    """One of the boxes, which are all alike."""
    width = grid.box_width
    height = max(_said(wall, way, width, pixels)[1].size.height() for way in exits)
    return QRectF(
        0, 0, width, max(height + 0.5 * pixels, (1.75 if len(exits) > _MANY else 2.1) * pixels)
    )


def _sign_side(pixels: int) -> float:
    return 1.5 * pixels


def _inner(width: float, pixels: int) -> float:
    """How wide its words may be in a box of that *width*, with room for the mark to come."""
    return max(width - _sign_side(pixels) - 3 * pixels, pixels)


def _ways_to_say(wall: Wall, way: WallExit) -> tuple[Text, ...]:
    """Its words; where room is wanting, also with both languages on one line."""
    text = way.words.on_one_line()
    return (text, one_line(wall, text)) if wall.squeeze else (text,)


def _said(
    wall: Wall, way: WallExit, width: float, pixels: int, ink: str | None = None
) -> tuple[Text, Fitted]:
    """What it says in a box of that *width*: of the ways to say it, that with the fewest lines."""
    manner = wall.manner(is_bold=True, is_close=True, ink=ink)
    inner = _inner(width, pixels)
    said = [(text, sized(text, manner, pixels, inner)) for text in _ways_to_say(wall, way)]
    return min(said, key=lambda each: each[1].measure.lines)


def _put_exit(wall: Wall, way: WallExit, box: QRectF, pixels: int, *, is_lead: bool) -> None:
    palette, stroke = wall.style.text.palette, 0.0045 * wall.style.height
    colour = sign_colour(way.place, palette)
    is_told = way.is_right is not None
    if way.is_marked:
        ring = box.adjusted(*(2.2 * stroke * each for each in (-1, -1, 1, 1)))
        wall.put_box(ring, None, palette.focus, 1.8 * stroke)
    ink = palette.ink
    if way.is_right:
        wall.put_box(box, palette.path, palette.path, stroke)
        ink = palette.on_path
    elif is_told and not way.was_tried:
        ink = palette.faint_ink
        wall.put_box(box, palette.surface, palette.faint_line, 0.6 * stroke)
    elif way.was_tried:
        wall.put_box(box, palette.remedy_tint, palette.remedy, stroke)
    else:
        wall.put_box(box, palette.surface, palette.line, stroke)
    text, said = _said(wall, way, box.width(), pixels, ink)
    side = _sign_side(pixels)
    wide = side + 0.55 * pixels + said.size.width()
    mark = _mark(wall, way, ink, pixels)
    left = box.center().x() - wide / 2
    sign = QRectF(left, box.center().y() - side / 2, side, side)
    _put_sign(wall, way, sign, palette.on_path if way.is_right else colour)
    words = QPointF(sign.right() + 0.55 * pixels, box.center().y() - said.size.height() / 2)
    wall.put(text, said, words, is_lead=is_lead)
    if mark is not None:
        sign_of, drawn = mark
        corner = QPointF(
            box.right() - 0.4 * pixels - drawn.size.width(),
            box.center().y() - drawn.size.height() / 2,
        )
        wall.put(sign_of, drawn, corner, is_lead=is_lead)


def _mark(wall: Wall, way: WallExit, ink: str, pixels: int) -> tuple[Text, Fitted] | None:
    """The sign for right or wrong, where there is one to give."""
    if way.is_right is None or not (way.is_right or way.was_tried):
        return None
    sign = _RIGHT if way.is_right else _WRONG
    text = Text(sign, sign)
    return text, sized(text, wall.manner(is_bold=True, ink=ink), pixels)


def put_sign(wall: Wall, way: WallExit, place: QRectF) -> None:
    """The letter of an exit on its shape in its colour."""
    _put_sign(wall, way, place, sign_colour(way.place, wall.style.text.palette))


def _put_sign(wall: Wall, way: WallExit, place: QRectF, colour: str) -> None:
    palette = wall.style.text.palette
    shape = sign_path(way.sign, place)
    wall.put_shape(shape, colour)
    ink = palette.path if colour == palette.on_path else on_sign(way.place, palette)
    letter = Text(way.letter, way.letter)
    size = max(wall.style.least, size_within(_LETTER * place.height()))
    said = sized(letter, wall.manner(is_bold=True, ink=ink), size)
    middle = _middle_of(shape.boundingRect(), way)
    corner = middle - QPointF(said.size.width() / 2, said.size.height() * 0.5)
    wall.put(letter, said, corner)


def _middle_of(shape: QRectF, way: WallExit) -> QPointF:
    """Where the letter stands: lower in a triangle."""
    down = _LOW if way.sign.value == "triangle" else 0.5
    if way.sign.value == "star":
        down = 0.53
    return QPointF(shape.center().x(), shape.top() + down * shape.height())
