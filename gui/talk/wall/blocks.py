"""What stands on a wall in large letters: blocks, one under the other, that can be parted."""

import re
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.scene import WallExit
from gui.talk.wall.card import CardLook, put_cards
from gui.talk.wall.charts import WallCharts, put_small_chart, standing
from gui.talk.wall.exits import put_exits, put_sign
from gui.talk.wall.fitted import Fitted, Manner, sized
from gui.talk.wall.frame import on_one_line, one_line
from gui.talk.wall.signs import sign_colour
from gui.talk.wall.style import LEAD, LEAST
from gui.talk.wall.wall import Wall

SMALL, BODY, LARGE = LEAST, LEAD, 0.036
"""Names of what follows; text; what a picture is about. In heights of the picture."""
_ENDS_EN = tuple(
    re.compile(end) for end in (r"(?<=[.?!])(?<!\d\.)\s+(?=[A-Z“(])", r"(?<=[,;:])\s+", r"\s+")
)
_ENDS_JA = tuple(
    re.compile(end)
    for end in (
        "(?<=[。？！])(?![」』）])",
        "(?<=、)",
        "(?<=を|に|は|が)",
        r"(?<=[^\W_])(?=[^\W_ー])",
    )
)
"""Where a text is parted: after a sentence, else a clause, else a word."""
_FEWEST = 2
"""No part of a text is empty."""
_LEAST_CHART = 0.3
"""Less high a chart shows no path, in heights of the picture."""
_BAR = 0.5
"""How high the bar of the hands for an answer is, in sizes of its words."""


class FlowBlock(Protocol):
    """Something that takes the width of a picture."""

    @property
    def air(self) -> float:
        """How much is free under it, in gaps."""

    def put(self, wall: Wall, room: QRectF) -> float:
        """Put it at the top of *room*; gives how high it is."""

    def halves(self, *, finely: bool) -> tuple["FlowBlock", ...]:
        """It in two, for two pictures; nothing where it cannot be parted.

        *finely*: also within a sentence, for what no picture has room for.
        """

    def with_rest(self, following: "FlowBlock") -> "FlowBlock | None":
        """It with *following*, where that is the rest of it."""


class FlowWords(NamedTuple):
    """A text, perhaps under its name, perhaps in a box."""

    text: Text
    size: float = BODY
    is_bold: bool = False
    name: Text | None = None
    is_filled: bool = False
    """Is it what a walk comes to?"""
    is_boxed: bool = False
    """Is it what is said to players?"""
    is_soft: bool = False
    way: WallExit | None = None
    """The answer whose sign it bears."""
    bar: float | None = None
    """How long a bar is that stands under it, in widths."""
    joint: str = ""
    """What parts it from the words before it, where it is the rest of a text."""
    is_part: bool = False
    """Is it some of a text? Together they are set as they are apart, and are as high."""
    air: float = 0.7

    def put(self, wall: Wall, room: QRectF) -> float:
        """Put it at the top of *room*; gives how high it is."""
        palette, pad = wall.style.text.palette, 0.5 * wall.style.gap
        pixels = wall.style.most(self.size)
        has_box = self.is_filled or self.is_boxed
        inner = room.adjusted(1.5 * pad, pad, -1.5 * pad, 0) if has_box else QRectF(room)
        if self.way is not None:
            side = 1.4 * pixels
            sign = QRectF(inner.left(), inner.top(), side, side)
            inner.setLeft(inner.left() + 1.4 * side)
        ink = palette.on_remedy if self.is_filled else palette.ink_soft if self.is_soft else None
        manner = wall.manner(is_bold=self.is_bold, ink=ink, is_close=self.is_bold)
        said = self._set(wall, manner, pixels, inner.width())
        named = self._name(wall, inner)
        under = named[1].size.height() if named is not None else 0.0
        high = under + said.size.height()
        if self.way is not None:
            high = max(high, 1.5 * pixels)
        bar_top = inner.top() + high
        if self.bar is not None:
            high += 1.4 * _BAR * pixels
        if has_box:
            high += 2 * pad
            fill = palette.remedy if self.is_filled else palette.sunken
            line = palette.remedy if self.is_filled else palette.hairline
            box = QRectF(room.left(), room.top(), room.width(), high)
            wall.put_box(box, fill, line, 0.003 * wall.style.height)
        if self.way is not None:
            put_sign(wall, self.way, sign)
        if self.bar is not None and self.way is not None:
            wide = max(0.1 * pixels, self.bar * inner.width())
            bar = QRectF(inner.left(), bar_top, wide, _BAR * pixels)
            wall.put_box(bar, sign_colour(self.way.place, palette))
        if named is not None:
            name, drawn = named
            wall.put(name, drawn, inner.topLeft())
        wall.put(self.text, said, inner.topLeft() + QPointF(0, under), is_lead=self.size >= BODY)
        return high

    def _set(self, wall: Wall, manner: Manner, pixels: int, width: float) -> Fitted:
        """Its words; those that are no prose on one line in both languages, where it has room."""
        is_label = (self.is_bold or self.is_soft) and "\n" not in self.text.en
        if is_label and not self.is_part:
            return on_one_line(wall, self.text, manner, pixels, width)
        return sized(self.text, manner, pixels, width)

    def _name(self, wall: Wall, room: QRectF) -> tuple[Text, Fitted] | None:
        if self.name is None:
            return None
        ink, pixels = wall.style.text.palette.ink_soft, wall.style.most(SMALL)
        manner = wall.manner(is_bold=True, ink=ink, is_close=True)
        name = one_line(wall, self.name)
        return name, sized(name, manner, pixels, room.width())

    def halves(self, *, finely: bool) -> tuple["FlowWords", ...]:
        """Its first paragraphs, or sentences, and the rest."""
        if self.is_filled:
            return ()
        texts = in_halves(self.text, finely=finely)
        if not texts:
            return ()
        first, last = (self._replace(text=each, is_part=True) for each in texts)
        return first, last._replace(name=None, way=None, joint=joint_of(self.text))

    def with_rest(self, following: FlowBlock) -> "FlowWords | None":
        """It with *following*, where that is the rest of it."""
        if not isinstance(following, FlowWords) or not following.joint:
            return None
        return self._replace(text=_with_rest(self.text, following.text, following.joint))


class FlowBeside(NamedTuple):
    """Words that stand beside each other, each in a part of the width."""

    parts: tuple[FlowWords, ...]
    air: float = 0.7

    def put(self, wall: Wall, room: QRectF) -> float:
        """Put them at the top of *room*; gives how high they are."""
        wide = (room.width() + wall.style.gap) / len(self.parts)
        place = QRectF(room.left(), room.top(), wide - wall.style.gap, room.height())
        columns = (place.translated(number * wide, 0) for number in range(len(self.parts)))
        return max(each.put(wall, at) for each, at in zip(self.parts, columns, strict=True))

    def halves(self, *, finely: bool) -> tuple[FlowBlock, ...]:
        """One under the other, where no picture has room for them beside each other."""
        return self.parts if finely else ()

    def with_rest(self, following: FlowBlock) -> None:  # a block says so
        """It has none."""


class FlowCard(NamedTuple):
    """A card, with words of it that are lit."""

    card: Card
    lit: Text | None = None
    joint: str = ""
    """What parts its text from that before it, where it is the rest of a card."""
    is_part: bool = False
    """Is it some of a card? That is then set in the same way as the rest of it."""
    air: float = 1.0

    def put(self, wall: Wall, room: QRectF) -> float:
        """Put it at the top of *room*; gives how high it is."""
        pixels = wall.style.most(BODY)
        look = CardLook(pixels, quoted=self.lit, is_tight=not self.is_part)
        return put_cards(wall, (self.card,), room, look)

    def halves(self, *, finely: bool) -> tuple["FlowCard", ...]:
        """Its first paragraphs, or sentences, and the rest, both under its name.

        A card that a picture has room for stays whole.
        """
        if not finely:
            return ()
        nothing, card, part = Text("", ""), self.card, self._replace(is_part=True)
        texts = in_halves(card.text, finely=False)
        if not texts and (card.type.en or card.stats) and card.text.en:
            name = card._replace(text=nothing)  # its name first, then what it says
            rest = card._replace(type=nothing, stats="")
            return part._replace(card=name), part._replace(card=rest, joint=" ")
        if card.type.en and card.stats and not card.text.en:
            name, rest = card._replace(stats=""), card._replace(type=nothing)
            return part._replace(card=name), part._replace(card=rest)
        texts = texts or in_halves(self.card.text, finely=True)
        if not texts:
            return ()
        head, foot = (self.card._replace(text=each) for each in texts)
        return (
            part._replace(card=head),
            part._replace(
                card=foot._replace(type=nothing, stats=""), joint=joint_of(self.card.text)
            ),
        )

    def with_rest(self, following: FlowBlock) -> "FlowCard | None":
        """It with *following*, where that is the rest of it."""
        if not isinstance(following, FlowCard) or not following.joint:
            return None
        text = _with_rest(self.card.text, following.card.text, following.joint)
        return self._replace(card=self.card._replace(text=text))


class Exits(NamedTuple):
    """The answers of a question, as buttons."""

    exits: tuple[WallExit, ...]
    air: float = 1.0

    def put(self, wall: Wall, room: QRectF) -> float:
        """Put them at the top of *room*; gives how high they are."""
        return put_exits(wall, self.exits, room, wall.style.lead)

    def halves(self, *, finely: bool) -> tuple["Exits", ...]:  # noqa: ARG002  # there is one way
        """The first of them, and the others."""
        middle = len(self.exits) // 2
        parts = (self.exits[:middle], self.exits[middle:]) if middle else ()
        return tuple(Exits(part) for part in parts)

    def with_rest(self, following: FlowBlock) -> "Exits | None":
        """It with *following*, where those are the others."""
        return Exits(self.exits + following.exits) if isinstance(following, Exits) else None


class ChartBlock(NamedTuple):
    """The chart with the path, where there is room for it."""

    walk: Walk
    charts: WallCharts
    is_wanted: bool = False
    """Is it what the picture is about?"""
    air: float = 0.5

    def put(self, wall: Wall, room: QRectF) -> float:
        """Put it into *room*; gives how high it is."""
        if room.height() < _LEAST_CHART * wall.style.height:
            return 2 * room.height() + 1 if self.is_wanted else 0.0
        if put_small_chart(wall, self.walk, room, self.charts) is None:
            if not self.is_wanted:
                return 0.0
            strips = self.charts.strips(standing(self.walk), room, wall.style)
            wall.things += strips
            wall.lacks_room |= any(each.letters < wall.style.least for each in strips)
        return room.height()

    def halves(self, *, finely: bool) -> tuple["ChartBlock", ...]:  # noqa: ARG002  # there is none
        """A chart is not parted."""
        return ()

    def with_rest(self, following: FlowBlock) -> None:  # a block says so
        """It has none."""


def paragraphs(text: Text) -> tuple[FlowWords, ...]:
    """Each paragraph of *text*, with those of the other language beside it."""
    en, ja = text.en.split("\n"), text.ja.split("\n")
    if len(en) != len(ja):
        return (FlowWords(text),)
    return tuple(FlowWords(Text(*pair)) for pair in zip(en, ja, strict=True) if pair[0])


def in_halves(text: Text, *, finely: bool) -> tuple[Text, ...]:
    """*text* in two, between paragraphs or else between sentences; nothing where it has one.

    *finely*: or else within a sentence.
    """
    en, ja = text.en.split("\n"), text.ja.split("\n")
    if len(en) == len(ja) > 1:
        return tuple(
            Text("\n".join(a), "\n".join(b)) for a, b in zip(_two(en), _two(ja), strict=True)
        )
    fine = None if finely else 1
    en, ja = _pieces(text.en, _ENDS_EN[:fine]), _pieces(text.ja, _ENDS_JA[:fine])
    if min(len(en), len(ja)) < _FEWEST:
        return ()
    ends = zip((" ".join(part) for part in _two(en)), map("".join, _two(ja)), strict=True)
    return tuple(Text(*pair) for pair in ends)


def joint_of(text: Text) -> str:
    """What stands between the halves of *text*."""
    return "\n" if text.en.count("\n") == text.ja.count("\n") > 0 else " "


def _with_rest(text: Text, rest: Text, joint: str) -> Text:
    return Text(f"{text.en}{joint}{rest.en}", f"{text.ja}{joint.strip(' ')}{rest.ja}")


def _pieces(said: str, ends: tuple[re.Pattern[str], ...]) -> list[str]:
    """*said*, parted where that is least felt."""
    for end in ends:
        pieces = [each for each in end.split(said) if each]
        if len(pieces) >= _FEWEST:
            break
    return pieces


def _two(said: list[str]) -> tuple[list[str], list[str]]:
    middle = (len(said) + 1) // 2
    return said[:middle], said[middle:]
