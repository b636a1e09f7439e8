"""Cards on the wall: as large as the room for them allows, the deciding words lit."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from gui.talk.wall.fitted import Fitted, Manner, sized
from gui.talk.wall.frame import one_line
from gui.talk.wall.wall import Wall
from gui.text.passage import Quote

_MOST = 0.042
_PADDING = 0.9
"""Inside its box, in sizes of its words."""
_BETWEEN = 0.35
_AIR = 0.7
"""Between two cards; all in sizes of their words."""


class _Line(NamedTuple):
    """A paragraph of a card, and how far under its top it stands."""

    text: Text
    said: Fitted
    top: float
    is_right: bool = False


class _Block(NamedTuple):
    """A card that is set."""

    lines: tuple[_Line, ...]
    height: float


def put_cards(  # noqa: PLR0913  # what is put where, and how
    wall: Wall,
    cards: Sequence[Card],
    room: QRectF,
    quoted: Text | None = None,
    *,
    is_brief: bool = False,
    pixels: int | None = None,
) -> float:
    """Put *cards* under each other into *room*; gives how high they are.

    *quoted*: words of the first one that are lit. Where it *is_brief* a card says its name and
    its text alone. *pixels*: how large its words are, where that is known.
    """
    pixels = pixels or _largest(wall, cards, room, is_brief=is_brief) or wall.style.least
    return _put(wall, cards, room, pixels, quoted, is_brief=is_brief)


def cards_fit(wall: Wall, cards: Sequence[Card], room: QRectF, *, is_brief: bool) -> bool:
    """Is there room for all *cards*, so that they can be read?"""
    least = wall.style.least
    return _height(wall, cards, room.width(), least, is_brief=is_brief) <= room.height()


def card_height(wall: Wall, card: Card, width: float, pixels: int) -> float:
    """How high *card*, its name and its text alone, is in words of that size."""
    return _height(wall, (card,), width, pixels, is_brief=True)


def _largest(wall: Wall, cards: Sequence[Card], room: QRectF, *, is_brief: bool = False) -> int:
    """The largest size in which all *cards* fit; 0 where there is none."""
    least, most = wall.style.least - 1, wall.style.most(_MOST)
    while least < most:
        middle = (least + most + 1) // 2
        if _height(wall, cards, room.width(), middle, is_brief=is_brief) <= room.height():
            least = middle
        else:
            most = middle - 1
    return least if least >= wall.style.least else 0


def _height(
    wall: Wall, cards: Sequence[Card], width: float, pixels: int, *, is_brief: bool
) -> float:
    blocks = [_set(wall, card, width, pixels, None, is_brief=is_brief) for card in cards]
    return sum(block.height for block in blocks) + _AIR * pixels * (len(blocks) - 1)


def _put(  # noqa: PLR0913  # what is put where, and how
    wall: Wall,
    cards: Sequence[Card],
    room: QRectF,
    pixels: int,
    quoted: Text | None,
    *,
    is_brief: bool,
) -> float:
    palette, top = wall.style.text.palette, room.top()
    for place, card in enumerate(cards):
        lit = quoted if place == 0 else None
        block = _set(wall, card, room.width(), pixels, lit, is_brief=is_brief)
        box = QRectF(room.left(), top, room.width(), block.height)
        wall.put_box(box, palette.sunken, palette.hairline, 0.003 * wall.style.height)
        wall.blocks.append(box)
        for line in block.lines:
            left = box.left() + _PADDING * pixels
            if line.is_right:
                left = box.right() - _PADDING * pixels - line.said.size.width()
            wall.put(line.text, line.said, QPointF(left, box.top() + line.top))
        top += block.height + _AIR * pixels
    return top - _AIR * pixels - room.top()


def _set(  # noqa: PLR0913  # which card, how large, and what of it
    wall: Wall, card: Card, width: float, pixels: int, quoted: Text | None, *, is_brief: bool
) -> _Block:
    inner = width - 2 * _PADDING * pixels
    bold, plain = wall.manner(is_bold=True), wall.manner()
    soft = wall.manner(ink=wall.style.text.palette.ink_soft, is_close=True)
    lines: list[_Line] = []
    top = _PADDING * pixels

    def add(text: Text, manner: Manner = plain, *, is_right: bool = False) -> None:
        nonlocal top
        if not text.en:
            return
        lit = (Quote(quoted),) if quoted is not None and text is card.text else ()
        said = sized(text, manner, pixels, inner, lit)
        lines.append(_Line(text, said, top, is_right))
        top += said.size.height() + _BETWEEN * pixels

    name = f"{wall.style.text.line(card.name)}  {card.cost}".rstrip()
    add(Text(name, name), bold)
    if not is_brief:
        add(one_line(wall, card.type), soft)
    add(card.text)
    if not is_brief:
        add(Text(card.stats, card.stats), bold, is_right=True)
    return _Block(tuple(lines), top - _BETWEEN * pixels + _PADDING * pixels)
