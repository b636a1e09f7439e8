"""Cards on the wall: as large as the room for them allows, the deciding words lit."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text, Wording
from gui.talk.wall.excerpt import around
from gui.talk.wall.fitted import Fitted, Manner, sized
from gui.talk.wall.frame import one_line
from gui.talk.wall.wall import Wall
from gui.text.passage import Quote

MOST = 0.042
"""How large the words of a card are at most, in heights of the picture."""
_PADDING = 0.9
"""Inside its box, in sizes of its words."""
_BETWEEN = 0.35
_AIR = 0.7
"""Between two cards; all in sizes of their words."""


class CardLook(NamedTuple):
    """How cards are set."""

    pixels: int
    """How large their words are."""
    is_brief: bool = False
    """Do they say their name and their text alone?"""
    quoted: Text | None = None
    """Words of the first one that are lit."""
    large: int = 0
    """How large the sentence is in which these stand, where that is larger than the rest."""


class _Line(NamedTuple):
    """A stretch of a card, and how far under its top it stands."""

    text: Text
    said: Fitted
    top: float
    is_right: bool = False
    is_lead: bool = False


class _Block(NamedTuple):
    """A card that is set."""

    lines: tuple[_Line, ...]
    height: float


def put_cards(wall: Wall, cards: Sequence[Card], room: QRectF, look: CardLook) -> float:
    """Put *cards* under each other into *room*; gives how high they are."""
    palette, top, pad = wall.style.text.palette, room.top(), _PADDING * look.pixels
    for place, card in enumerate(cards):
        block = _set(wall, card, room.width(), look if place == 0 else look._replace(quoted=None))
        box = QRectF(room.left(), top, room.width(), block.height)
        wall.put_box(box, palette.sunken, palette.hairline, 0.003 * wall.style.height)
        wall.blocks.append(box)
        for line in block.lines:
            left = box.left() + pad
            if line.is_right:
                left = box.right() - pad - line.said.size.width()
            corner = QPointF(left, box.top() + line.top)
            wall.put(line.text, line.said, corner, is_lead=line.is_lead)
        top += block.height + _AIR * look.pixels
    return top - _AIR * look.pixels - room.top()


def cards_height(wall: Wall, cards: Sequence[Card], width: float, look: CardLook) -> float:
    """How high *cards* are under each other."""
    blocks = [
        _set(wall, card, width, look if place == 0 else look._replace(quoted=None))
        for place, card in enumerate(cards)
    ]
    return sum(block.height for block in blocks) + _AIR * look.pixels * (len(blocks) - 1)


def _set(wall: Wall, card: Card, width: float, look: CardLook) -> _Block:
    pixels = look.pixels
    inner = width - 2 * _PADDING * pixels
    bold, plain = wall.manner(is_bold=True), wall.manner()
    soft = wall.manner(ink=wall.style.text.palette.ink_soft, is_close=True)
    lines: list[_Line] = []
    top = _PADDING * pixels

    def add(text: Text, manner: Manner, wide: float) -> None:
        nonlocal top
        lines.append(_Line(text, sized(text, manner, pixels, wide), top))
        top += lines[-1].said.size.height() + _BETWEEN * pixels

    name = f"{wall.style.text.line(card.name)}  {card.cost}".rstrip()
    add(Text(name, name), bold, inner)
    if not look.is_brief:
        stats = Text(card.stats, card.stats)
        drawn = sized(stats, bold, pixels)
        beside = drawn.size.width() + pixels if stats.en else 0.0
        if stats.en:
            lines.append(_Line(stats, drawn, top, is_right=True))
        if card.type.en:
            add(one_line(wall, card.type), soft, inner - beside)
        else:
            top += drawn.size.height() + _BETWEEN * pixels if stats.en else 0.0
    if look.quoted is not None and look.large > pixels:
        for part, manner, size, lit in _parts(wall, card.text, look):
            said = sized(part, manner, size, inner, lit)
            lines.append(_Line(part, said, top, is_lead=bool(lit)))
            top += said.size.height() + _BETWEEN * pixels
    elif card.text.en:
        lit = (Quote(look.quoted),) if look.quoted is not None else ()
        said = sized(card.text, plain, pixels, inner, lit)
        lines.append(_Line(card.text, said, top, is_lead=bool(lit)))
        top += said.size.height() + _BETWEEN * pixels
    return _Block(tuple(lines), top - _BETWEEN * pixels + _PADDING * pixels)


def _parts(
    wall: Wall, text: Text, look: CardLook
) -> Iterator[tuple[Text, Manner, int, tuple[Quote, ...]]]:
    """*text*, language by language, the sentence with the deciding words larger than the rest."""
    quoted = look.quoted or Text("", "")
    for language in wall.style.text.wording.languages:
        said = around(text.in_language(language), quoted.in_language(language), language)
        alone = wall.style.text._replace(wording=Wording(language))
        manner = wall.manner()._replace(style=alone)
        if said.before:
            yield Text(said.before, said.before), manner, look.pixels, ()
        yield Text(said.deciding, said.deciding), manner, look.large, (Quote(quoted),)
        if said.after:
            yield Text(said.after, said.after), manner, look.pixels, ()
