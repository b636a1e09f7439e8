"""Two answers followed at once: each on its side of the wall, with its token and its ruling."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.chart import Penalty
from flowcharts.model.walk import Walk
from flowcharts.talk.scene import SplitScene, WallExit
from gui.talk.wall.blocks import LARGE, Exits, FlowBlock, FlowWords
from gui.talk.wall.charts import WallCharts, put_small_chart, standing
from gui.talk.wall.compare import PENALTY, penalties
from gui.talk.wall.exits import put_exits, put_sign
from gui.talk.wall.frame import below, beside, one_line, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.ruling import penalty_blocks, put_label
from gui.talk.wall.signs import sign_colour
from gui.talk.wall.style import LEAD
from gui.talk.wall.wall import Wall

_FOR_END, _FOR_MODEST_END = (0.052, 0.2), (0.034, 0.3)
"""How large what a side comes to is at most, and how high; beside a narrow chart."""
_QUESTION, _FOR_QUESTION = 0.04, (0.2, 0.24, 0.24)
"""How large the question is that both answer, and the part of the height that it may take."""
_ASKED, _FOR_ASKED = 0.036, 0.6
_NARROW, _BELOW, _UNASKED, _WITHOUT_CHART = (1, 3), (2, 4), 3, 5
"""Squeezed so, a chart is as wide as its numbers want it; or it stands under the words, which have
all the width then. Squeezed so much, the question is not said again: it stood on the wall one press
before; at last, a chart that is too large for its numbers is left to the picture of it alone."""
_CHART, _MOST_CHART = 0.4, 0.56
"""The part of a side's width that its chart has else; with more, no line of words has room."""


class _Side(NamedTuple):
    """One of two answers that are followed at once."""

    way: WallExit
    walk: Walk
    penalty: Penalty | None
    is_waiting: bool


def _put(wall: Wall, scene: SplitScene, charts: WallCharts) -> None:
    """Both answers beside each other, each with its token, its path and what it comes to."""
    room, gap = put_head(wall, scene.head), wall.style.gap
    if wall.squeeze < _UNASKED:
        high = _FOR_QUESTION[wall.squeeze] * room.height()
        line = QRectF(room.left(), room.top(), room.width(), high)
        question = scene.decision.question
        said = wall.fit(question, wall.manner(is_bold=True, is_close=True), line, _QUESTION)
        low = wall.put(question, said, room.topLeft(), is_lead=True).bottom()
        room = below(room, low - room.top() + gap)
    sides = [
        _Side(way, walk, penalty, scene.waiting == place)
        for place, (way, walk, penalty) in enumerate(
            zip(scene.answers, scene.walks, scene.penalties, strict=True)
        )
    ]
    for side, half in zip(sides, beside(room, 0.5, 2 * gap), strict=True):
        _put_side(wall, scene, side, half, charts)


def _put_side(wall: Wall, scene: SplitScene, side: _Side, room: QRectF, charts: WallCharts) -> None:
    gap = wall.style.gap
    answer = one_line(wall, side.way.words)
    colour = sign_colour(side.way.place, wall.style.text.palette)
    line = QRectF(0, 0, room.width(), 0.12 * room.height())
    said = wall.fit(answer, wall.manner(is_bold=True, ink=colour), line, 0.05)
    high = 1.5 * said.pixels
    sign = QRectF(room.left(), room.top(), high, high)
    put_sign(wall, side.way, sign)
    top = sign.center().y() - said.size.height() / 2
    place = QPointF(sign.right() + 0.4 * said.pixels, max(room.top(), top))
    low = max(sign.bottom(), wall.put(answer, said, place, is_lead=True).bottom())
    room = below(room, low - room.top() + 0.5 * gap)
    if wall.squeeze >= _WITHOUT_CHART:
        _put_end(wall, scene, side, room)
        return
    if wall.squeeze in _BELOW:
        chart = below(room, _put_end(wall, scene, side, room) + 0.5 * gap)
    else:
        share = _share(wall, side, room, charts)
        wall.lacks_room |= share > _MOST_CHART
        chart, room = beside(room, share, 0.8 * gap)
        _put_end(wall, scene, side, room)
    wall.lacks_room |= put_small_chart(wall, side.walk, chart, charts) is None


def _share(wall: Wall, side: _Side, room: QRectF, charts: WallCharts) -> float:
    """The part of the width that the chart has."""
    if wall.squeeze not in _NARROW:
        return _CHART
    wide = charts.width(standing(side.walk), room.height(), wall.style, most=1.0) or 0.0
    return (wide + 1 + 0.4 * wall.style.gap) / room.width()


def _put_end(wall: Wall, scene: SplitScene, side: _Side, room: QRectF) -> float:
    """What the side has come to, or the question that it waits at; gives how high that is."""
    gap, walk = wall.style.gap, side.walk
    if walk.is_over:
        label = walk.exit.label if walk.exit is not None else walk.ending.here.label
        is_modest = wall.squeeze in _NARROW
        for_end = _FOR_MODEST_END if is_modest else _FOR_END
        high = put_label(wall, label.on_one_line(), room, for_end)
        if side.penalty is None:
            return high
        rest = below(room, high + 0.5 * gap)
        said = penalties(side.penalty)
        drawn = wall.fit(said, wall.manner(is_close=True), rest, PENALTY)
        return wall.put(said, drawn, rest.topLeft(), is_lead=True).bottom() - room.top()
    if walk.decision is None:
        return 0.0
    asked = walk.decision.question
    place = QRectF(0, 0, room.width(), (_FOR_ASKED if side.is_waiting else 1) * room.height())
    most = _ASKED if wall.squeeze not in _BELOW else LEAD
    told = wall.fit(asked, wall.manner(is_bold=True, is_close=True), place, most)
    high = wall.put(asked, told, room.topLeft(), is_lead=True).height()
    if not side.is_waiting:
        return high
    return high + 0.5 * gap + put_exits(wall, scene.exits, below(room, high + 0.5 * gap))


def _blocks(scene: SplitScene, _charts: WallCharts) -> Iterator[FlowBlock]:
    yield FlowWords(scene.decision.question, LARGE, is_bold=True)
    for place, (way, walk, penalty) in enumerate(
        zip(scene.answers, scene.walks, scene.penalties, strict=True)
    ):
        yield FlowWords(way.words.on_one_line(), LARGE, is_bold=True, way=way, air=0.4)
        if walk.is_over:
            label = walk.exit.label if walk.exit is not None else walk.ending.here.label
            yield FlowWords(label.on_one_line(), LARGE, is_bold=True, is_filled=True)
            if penalty is not None:
                yield from penalty_blocks(penalty)
        elif walk.decision is not None:
            yield FlowWords(walk.decision.question, is_bold=True)
            if scene.waiting == place:
                yield Exits(scene.exits)


PAINTER = Painter(SplitScene, _put, _blocks, most_squeezed=_WITHOUT_CHART, cut_from=_UNASKED)
