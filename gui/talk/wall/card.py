"""Cards on the wall: as large as the room for them allows, the deciding words lit."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text, Wording
from gui.talk.wall.excerpt import around
from gui.talk.wall.fitted import Fitted, Manner, sized
from gui.talk.wall.frame import on_one_line, one_line
from gui.talk.wall.wall import Wall
from gui.text.passage import Quote

MOST = 0.042
"""How large the words of a card are at most, in heights of the picture."""
_PADDING, _TIGHT_PADDING = 0.9, 0.55
"""Inside its box, in sizes of its words."""
_BETWEEN = 0.35
_AIR, _TIGHT_AIR = 0.7, 0.45
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
    is_tight: bool = False
    """Does a line have whatever it has room for: the type beside the name, both languages? Is
    there little air around it?"""

    @property
    def padding(self) -> float:
        """Inside its box, in pixels."""
        return (_TIGHT_PADDING if self.is_tight else _PADDING) * self.pixels

    @property
    def air(self) -> float:
        """Between two cards, in pixels."""
        return (_TIGHT_AIR if self.is_tight else _AIR) * self.pixels


class _Line(NamedTuple):
    """A stretch of a card, and how far under its top it stands."""

    text: Text
    said: Fitted
    top: float
    is_right: bool = False
    is_lead: bool = False
    left: float = 0.0

    @property
    def low(self) -> float:
        """How far under the top of the card it ends."""
        return self.top + self.said.size.height()


class _Block(NamedTuple):
    """A card that is set."""

    lines: tuple[_Line, ...]
    height: float


def put_cards(wall: Wall, cards: Sequence[Card], room: QRectF, look: CardLook) -> float:
    """Put *cards* under each other into *room*; gives how high they are."""
    palette, top, pad = wall.style.text.palette, room.top(), look.padding
    for place, card in enumerate(cards):
        block = _set(wall, card, room.width(), look if place == 0 else look._replace(quoted=None))
        box = QRectF(room.left(), top, room.width(), block.height)
        wall.put_box(box, palette.sunken, palette.hairline, 0.003 * wall.style.height)
        wall.blocks.append(box)
        for line in block.lines:
            left = box.left() + pad + line.left
            if line.is_right:
                left = box.right() - pad - line.said.size.width()
            corner = QPointF(left, box.top() + line.top)
            wall.put(line.text, line.said, corner, is_lead=line.is_lead)
        top += block.height + look.air
    return top - look.air - room.top()


def cards_height(wall: Wall, cards: Sequence[Card], width: float, look: CardLook) -> float:
    """How high *cards* are under each other."""
    blocks = [
        _set(wall, card, width, look if place == 0 else look._replace(quoted=None))
        for place, card in enumerate(cards)
    ]
    return sum(block.height for block in blocks) + look.air * (len(blocks) - 1)


def _set(wall: Wall, card: Card, width: float, look: CardLook) -> _Block:
    inner, between = width - 2 * look.padding, _BETWEEN * look.pixels
    name = f"{wall.style.text.line(card.name)}  {card.cost}".rstrip()
    said = sized(Text(name, name), wall.manner(is_bold=True), look.pixels, inner)
    named = _Line(Text(name, name), said, look.padding)
    lines, low = [named], named.low
    if not look.is_brief:
        lines += _kind(wall, card, named, look, inner)
        low = max(each.low for each in lines)
    for text, said, is_lead in _told(wall, card, look, inner):
        lines.append(_Line(text, said, low + between, is_lead=is_lead))
        low = lines[-1].low
    return _Block(tuple(lines), low + look.padding)


def _kind(wall: Wall, card: Card, named: _Line, look: CardLook, inner: float) -> list[_Line]:
    """The type of a card and its numbers, under its name or beside it."""
    pixels, lines, left, top = look.pixels, [], 0.0, named.low + _BETWEEN * look.pixels
    stats = Text(card.stats, card.stats)
    drawn = sized(stats, wall.manner(is_bold=True), pixels)
    wide = inner - (drawn.size.width() + pixels if stats.en else 0.0)
    soft = wall.manner(ink=wall.style.text.palette.ink_soft, is_close=True)
    ways = (
        on_one_line(wall, card.type, soft, pixels, wide),
        sized(one_line(wall, card.type), soft, pixels, wide),  # fewer lines in the largest letters
    )
    said = min(ways, key=lambda each: each.measure.lines)
    beside = named.said.size.width() + 2 * pixels
    is_free = named.said.measure.lines == 1 and beside + said.size.width() <= wide
    if look.is_tight and is_free:
        left, top = beside, named.top
    if stats.en:
        lines.append(_Line(stats, drawn, top, is_right=True))
    if card.type.en:
        lines.append(_Line(card.type, said, top, left=left))
    return lines


def _told(
    wall: Wall, card: Card, look: CardLook, inner: float
) -> Iterator[tuple[Text, Fitted, bool]]:
    """The text of a card, in as many stretches as are set apart; is each of them lit?"""
    pixels, plain = look.pixels, wall.manner()
    if not card.text.en:
        return
    if look.quoted is not None and look.large > pixels:
        for part, manner, size, lit in _parts(wall, card.text, look):
            yield part, sized(part, manner, size, inner, lit), bool(lit)
    elif look.quoted is not None:
        lit = (Quote(look.quoted),)
        yield card.text, sized(card.text, plain, pixels, inner, lit), True
    elif look.is_tight:
        for part in _paragraphs(card.text):
            yield part, on_one_line(wall, part, plain, pixels, inner), False
    else:
        yield card.text, sized(card.text, plain, pixels, inner), False


def _paragraphs(text: Text) -> list[Text]:
    """The paragraphs of *text*, each in both languages."""
    en, ja = text.en.split("\n"), text.ja.split("\n")
    return [text] if len(en) != len(ja) else [Text(*pair) for pair in zip(en, ja, strict=True)]


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
