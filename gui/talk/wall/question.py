"""A question on the wall: its exits, what decides it, and a small chart with the path."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.talk.scene import QuestionScene
from gui.talk.wall import words
from gui.talk.wall.blocks import (
    LARGE,
    ChartBlock,
    Exits,
    FlowBlock,
    FlowCard,
    FlowWords,
    paragraphs,
)
from gui.talk.wall.charts import WallCharts, beside_chart
from gui.talk.wall.exits import put_exits
from gui.talk.wall.fitted import size_within, sized
from gui.talk.wall.frame import below, one_line, put_head
from gui.talk.wall.grounds import CUT, grounds_and_reason, put_grounds
from gui.talk.wall.painter import Painter
from gui.talk.wall.wall import Wall

_FOR_QUESTION, _FOR_EXITS = (0.26, 0.32), (0.26, 0.32)
"""The part of the height that each may take, in one language and in both."""
_FOR_LONG_QUESTION = 0.4, 0.5
_FOR_MANY_EXITS = 0.56, 0.6
_SIZES = 0.056, 0.04, 0.032, 0.032, 0.032, 0.032, 0.032
_MANY_EXITS = 3
"""Squeezed so much, the exits may take most of the room."""
_WITHOUT_CHART = 5
"""And at last, the small chart leaves its room to them."""
_MOST_SQUEEZED = 6


def _put(wall: Wall, scene: QuestionScene, charts: WallCharts) -> None:
    """The question with its exits, what decides it, and the reason once it is told."""
    room, gap = put_head(wall, scene.head), wall.style.gap
    left, number = room, ""
    if wall.squeeze < _WITHOUT_CHART:
        left, part = beside_chart(wall, scene.walk, room, charts)
        if part is not None:
            wall.things.append(part)
            number = "" if part.has_words else _number(scene)
    for_question = _FOR_LONG_QUESTION if wall.squeeze > 1 else _FOR_QUESTION
    low = put_asked(
        wall, scene.decision.question, number, _part(left, for_question, wall, room.height())
    )
    rest = below(left, low - left.top() + gap)
    for_exits = _FOR_MANY_EXITS if wall.squeeze >= _MANY_EXITS else _FOR_EXITS
    high = put_exits(wall, scene.exits, _part(rest, for_exits, wall, room.height()))
    rest = below(rest, high + 1.1 * gap)
    put_grounds(wall, scene, rest)


def put_asked(wall: Wall, asked: Text, number: str, room: QRectF) -> float:
    """A question, after the number that its node bears; gives how far down it goes."""
    palette = wall.style.text.palette
    inset, most = 0.0, _SIZES[wall.squeeze]
    said = wall.fit(asked, wall.manner(is_bold=True), room, most)
    if number:
        side = max(1.7 * wall.style.least, 1.25 * said.pixels)
        inset = 1.7 * side
        inner = room.adjusted(inset, 0, 0, 0)
        said = wall.fit(asked, wall.manner(is_bold=True), inner, most)
        chip = QRectF(room.left(), 0, 1.4 * side, side)
        chip.moveTop(room.top() + said.measure.baseline - 0.36 * said.pixels - side / 2)
        wall.put_box(chip, palette.path)
        figure, size = Text(number, number), max(wall.style.least, size_within(0.62 * side))
        drawn = sized(figure, wall.manner(is_bold=True, ink=palette.on_path), size)
        wall.put_in_middle(figure, drawn, chip)
    place = QPointF(room.left() + inset, room.top())
    return wall.put(asked, said, place, is_lead=True).bottom()


def _number(scene: QuestionScene) -> str:
    """The number that the node of the question bears on the chart."""
    return str(list(scene.walk.chart.nodes).index(scene.decision.id) + 1)


def _part(room: QRectF, shares: tuple[float, float], wall: Wall, of: float | None = None) -> QRectF:
    """The top of *room*, as high as the languages want it."""
    share = shares[len(wall.style.text.wording.languages) - 1]
    high = min(room.height(), share * (of or room.height()))
    return QRectF(room.topLeft(), QRectF(0, 0, room.width(), high).size())


def put_astray(wall: Wall, room: QRectF) -> float:
    """Say that the chart follows the room; gives how high that is."""
    said_so = one_line(wall, words.AS_THE_ROOM)
    ink = wall.style.text.palette.beside
    line = QRectF(0, 0, room.width(), 2 * wall.style.least)
    said = wall.fit(said_so, wall.manner(is_bold=True, ink=ink), line, 0.03)
    return wall.put(said_so, said, room.topLeft()).height()


def _blocks(scene: QuestionScene, charts: WallCharts) -> Iterator[FlowBlock]:
    yield FlowWords(scene.decision.question, LARGE, is_bold=True)
    yield Exits(scene.exits)
    yield from grounds_blocks(scene)
    yield ChartBlock(scene.walk, charts)


def grounds_blocks(scene: QuestionScene) -> Iterator[FlowBlock]:
    """The card or the story; the reason, once it is told, before what it rests on."""
    card, lit, story, reason = grounds_and_reason(scene)
    if reason is not None and scene.is_revealed:
        yield FlowWords(reason, name=words.WHY)
    if card is not None:
        yield FlowCard(card, lit)
    else:
        yield from paragraphs(story)


PAINTER = Painter(QuestionScene, _put, _blocks, most_squeezed=_MOST_SQUEEZED, cut_from=CUT)
