"""A scene in large letters: everything of it one under the other, on as many pictures as it takes.

Nothing is left out, and nothing is smaller than the last row can read.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.talk.scene import SceneHead
from gui.talk.wall.blocks import FlowBlock
from gui.talk.wall.fitted import Sizes, fitted
from gui.talk.wall.frame import below
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall

_WORTH_FILLING = 0.3
"""So much of a picture is not left empty where the next block can be parted."""
_LARGER = 1.45, 1.3, 1.15
"""As much larger letters may be where they take no further picture."""
_SQUEEZE = 1
"""There is no room to spare: an answer has both languages on one line, where they fit."""
_ENDLESS = 99
_WIDEST = f"{_ENDLESS}/{_ENDLESS}"


def flow(head: SceneHead, blocks: Sequence[FlowBlock], style: WallStyle) -> tuple[Wall, ...]:
    """The pictures; in larger letters than wanted where that takes no more of them."""
    parts = _parted(head, blocks, style, most=_ENDLESS)
    for factor in _LARGER:
        larger = style._replace(enlargement=style.enlargement * factor)
        fuller = _parted(head, blocks, larger, most=len(parts))
        if fuller:
            walls = _drawn(head, fuller, larger)
            if all(wall.is_legible for wall in walls):
                return walls
    return _drawn(head, parts, style)


def _drawn(
    head: SceneHead, parts: Sequence[Sequence[FlowBlock]], style: WallStyle
) -> tuple[Wall, ...]:
    walls = []
    for number, part in enumerate(parts, start=1):
        wall = Wall(style, _SQUEEZE)
        room = _put_head(wall, head, f"{number}/{len(parts)}" if len(parts) > 1 else "")
        for block in part:
            high = block.put(wall, room)
            room = below(room, high + block.air * style.gap)
        walls.append(wall)
    return tuple(walls)


def _put_head(wall: Wall, head: SceneHead, place: str) -> QRectF:
    """What is shown, and which of its pictures that is; gives the room below."""
    room, least = wall.style.room, wall.style.least
    sizes = Sizes(least, least)
    manner = wall.manner(is_bold=True, ink=wall.style.text.palette.ink_soft, is_close=True)
    left = QRectF(room)
    if place:
        number = Text(place, place)
        drawn = fitted(number, manner, room.size(), sizes)
        wall.put(number, drawn, QPointF(room.right() - drawn.size.width(), room.top()))
        left.setRight(room.right() - drawn.size.width() - wall.style.gap)
    said = fitted(head.title, manner, left.size(), sizes)
    low = wall.put(head.title, said, left.topLeft()).bottom()
    return room.adjusted(0, low - room.top() + wall.style.gap, 0, 0)


def _parted(
    head: SceneHead, blocks: Sequence[FlowBlock], style: WallStyle, *, most: int
) -> list[list[FlowBlock]]:
    """What stands on each picture; nothing where that takes more than so many."""
    whole = _put_head(Wall(style, _SQUEEZE), head, _WIDEST)
    waiting, room = list(blocks), QRectF(whole)
    parts: list[list[FlowBlock]] = [[]]
    while waiting:
        block = waiting.pop(0)
        high = _height(block, room, style)
        is_first = not parts[-1]
        if high is not None:
            parts[-1].append(block)
            room = below(room, high + block.air * style.gap)
            continue
        is_worth_it = is_first or room.height() >= _WORTH_FILLING * whole.height()
        if is_worth_it and (halves := block.halves(finely=is_first)):
            waiting[:0] = halves
        elif is_first:  # no picture has more room for it
            parts[-1].append(block)
            room = below(room, room.height())
        elif len(parts) == most:
            return []
        else:
            parts.append([])
            room = QRectF(whole)
            waiting.insert(0, block)
    return [_rejoined(part) for part in parts]


def _rejoined(part: Sequence[FlowBlock]) -> list[FlowBlock]:
    """*part* with what was parted, and stands on one picture all the same, in one."""
    blocks: list[FlowBlock] = []
    for block in part:
        whole = blocks[-1].with_rest(block) if blocks else None
        blocks[-1:] = (
            [block] if not blocks else [whole] if whole is not None else [blocks[-1], block]
        )
    return blocks


def _height(block: FlowBlock, room: QRectF, style: WallStyle) -> float | None:
    """How high *block* is; None where it has no place in *room*."""
    wall = Wall(style, _SQUEEZE)
    high = block.put(wall, room)
    free = room.adjusted(-2, -2, 2, 2)
    has_place = high <= room.height() and all(free.contains(each.rect) for each in wall.words)
    return high if has_place else None
