"""A ruling on the wall: what is done, what each player gets, and the sentence that is said."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.chart import Exit, Penalty
from flowcharts.model.text import Text
from flowcharts.talk.scene import RulingScene
from gui.talk.wall import words
from gui.talk.wall.blocks import (
    LARGE,
    SMALL,
    ChartBlock,
    FlowBeside,
    FlowBlock,
    FlowWords,
    paragraphs,
)
from gui.talk.wall.charts import NARROW, WallCharts, beside_chart
from gui.talk.wall.excerpt import first_paragraph
from gui.talk.wall.fitted import Fitted
from gui.talk.wall.frame import below, beside, one_line, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.question import put_astray
from gui.talk.wall.wall import Wall
from gui.text.text_style import stacked

_LABELS = 0.066, 0.052, 0.042, 0.036, 0.036
_REMEDY, _PENALTY, _SAID, _NAME = 0.046, 0.042, 0.046, 0.026
_MODEST = 0.032
"""How large penalties and the sentence are where there is little room."""
_FOR_LABEL, _FOR_PENALTY, _FOR_SAID = (0.2, 0.28), (0.13, 0.2), (0.2, 0.27)
_FOR_LONG_PENALTY, _FOR_LONG_SAID = (0.2, 0.38), (0.6, 0.6)
"""The part of the picture's height that each may take, in one language and in both."""
_LONG, _WITHOUT_CHART, _SMALL = NARROW, 3, 4
"""Squeezed so much, remedies have a line each, and a sign stands for what follows their first
paragraph; then the chart leaves its room; then what is said is smaller than the ruling."""
_HAIRLINE = 0.003


def _put(wall: Wall, scene: RulingScene, charts: WallCharts) -> None:
    """The outcome in its colour, what it means, and the path to it."""
    room, gap = put_head(wall, scene.head), wall.style.gap
    left = room
    if wall.squeeze < _WITHOUT_CHART:  # the way was seen before
        left, part = beside_chart(wall, scene.walk, room, charts)
        wall.things += [part] if part is not None else []
    if scene.is_astray:
        left = below(left, put_astray(wall, left) + 0.5 * gap)
    left = below(left, _put_label(wall, scene, left) + gap)
    penalty = scene.penalty
    high = _put_penalty(wall, penalty, left, is_drawn=False) if penalty is not None else 0.0
    if scene.say:
        rest = left.adjusted(0, high + 0.6 * gap, 0, 0)
        left.setBottom(_put_said(wall, stacked(scene.say), left, rest.height()) - 0.8 * gap)
    if penalty is not None:
        _put_penalty(wall, penalty, left, is_drawn=True)
        left.setBottom(left.bottom() - high - gap)
    text = _explained(wall, scene)
    if text is None:
        return
    said = wall.fit(text, wall.manner(is_close=wall.squeeze >= _LONG), left, _REMEDY)
    wall.put(text, said, left.topLeft(), is_lead=True)


def put_label(wall: Wall, label: Text, room: QRectF, most: tuple[float, float]) -> float:
    """What a walk comes to, in a box as wide as *room*; gives how high it is.

    *most*: how large its words are at most, and how high they are together, in heights.
    """
    palette, pad = wall.style.text.palette, 0.5 * wall.style.gap
    inner = QRectF(0, 0, room.width() - 3 * pad, most[1] * wall.style.height)
    said = wall.fit(
        label, wall.manner(is_bold=True, ink=palette.on_remedy, is_close=True), inner, most[0]
    )
    box = QRectF(room.left(), room.top(), room.width(), said.size.height() + 2 * pad)
    wall.put_box(box, palette.remedy, palette.remedy, _HAIRLINE * wall.style.height)
    wall.put(label, said, box.topLeft() + QPointF(1.5 * pad, pad), is_lead=True)
    return box.height()


def _put_label(wall: Wall, scene: RulingScene, room: QRectF) -> float:
    """The remedies, in one box; gives how high it is. Squeezed, each has a line."""
    labels = [outcome.label for outcome in scene.outcomes]
    if scene.exit is not None:
        labels = [scene.exit.label]
    if wall.squeeze >= _LONG:
        labels = [one_line(wall, label) for label in labels]
    text = stacked(tuple(label.on_one_line() for label in labels))
    return put_label(wall, text, room, (_LABELS[wall.squeeze], _of(wall, _FOR_LABEL)))


def _explained(wall: Wall, scene: RulingScene) -> Text | None:
    """What the judge does; of a case outside the chart, why, and what applies instead."""
    texts = tuple(outcome.remedy for outcome in scene.outcomes)
    if scene.exit is not None:
        texts = (scene.exit.reason, scene.exit.instead)
    elif scene.because is not None:
        texts = (scene.because,)
    if wall.squeeze >= _LONG:
        texts = tuple(map(first_paragraph, texts))
    return stacked(texts) if texts else None


def _put_penalty(wall: Wall, penalty: Penalty, room: QRectF, *, is_drawn: bool) -> float:
    """Who gets what, beside each other, at the foot of *room*; gives how high that is."""
    if penalty.controller == penalty.opponent:
        columns = [(words.EITHER, penalty.controller, room)]
    else:
        left, right = beside(room, 0.5, wall.style.gap)
        columns = [
            (words.CONTROLLER, penalty.controller, left),
            (words.OPPONENT, penalty.opponent, right),
        ]
    most = _MODEST if wall.squeeze else _PENALTY
    for _, text, column in columns:  # both in the size of the smaller one
        most = min(most, _fit(wall, text, column, most).pixels / wall.style.most(1))
    said = [(name, text, column, _fit(wall, text, column, most)) for name, text, column in columns]
    small = [_named(wall, name, column.width()) for name, _, column, _ in said]
    under = max(each.size.height() for _, each in small)
    high = under + max(each.size.height() for *_, each in said)
    top = room.bottom() - high
    for (name, drawn), (_, text, column, each) in zip(small, said, strict=True):
        if is_drawn:
            wall.put(name, drawn, QPointF(column.left(), top))
            wall.put(text, each, QPointF(column.left(), top + under), is_lead=True)
    return high


def _fit(wall: Wall, text: Text, column: QRectF, most: float) -> Fitted:
    share = _of(wall, _FOR_LONG_PENALTY if wall.squeeze >= _LONG else _FOR_PENALTY)
    place = QRectF(0, 0, column.width(), share * wall.style.height)
    return wall.fit(text, wall.manner(is_bold=True, is_close=True), place, most)


def _named(wall: Wall, name: Text, width: float) -> tuple[Text, Fitted]:
    """What a stretch of a ruling is, small over it."""
    title, ink = one_line(wall, name), wall.style.text.palette.ink_soft
    line = QRectF(0, 0, width, 4 * wall.style.least)
    return title, wall.fit(title, wall.manner(is_bold=True, ink=ink, is_close=True), line, _NAME)


def _put_said(wall: Wall, text: Text, room: QRectF, most: float) -> float:
    """The sentence for the players, in a box at the foot of *room*; gives where its top is.

    *most*: how high it may be.
    """
    palette, pad = wall.style.text.palette, 0.5 * wall.style.gap
    title, small = _named(wall, words.SAY, room.width() - 3 * pad)
    share = _of(wall, _FOR_LONG_SAID if wall.squeeze >= _LONG else _FOR_SAID)
    most = min(most - small.size.height() - 2 * pad, share * wall.style.height)
    inner = QRectF(0, 0, room.width() - 3 * pad, max(most, 0))
    is_close = wall.squeeze >= _LONG
    said = wall.fit(text, wall.manner(is_close=is_close), inner, _MODEST if wall.squeeze else _SAID)
    box = QRectF(room)
    box.setTop(room.bottom() - small.size.height() - said.size.height() - 2 * pad)
    wall.put_box(box, palette.sunken, palette.hairline, _HAIRLINE * wall.style.height)
    corner = box.topLeft() + QPointF(1.5 * pad, pad)
    wall.put(title, small, corner)
    is_lead = wall.squeeze < _SMALL  # a long one gives way to the ruling
    wall.put(text, said, corner + QPointF(0, small.size.height()), is_lead=is_lead)
    return box.top()


def _of(wall: Wall, shares: tuple[float, float]) -> float:
    """The share for as many languages as are spoken."""
    return shares[len(wall.style.text.wording.languages) - 1]


def _blocks(scene: RulingScene, charts: WallCharts) -> Iterator[FlowBlock]:
    if scene.is_astray:
        yield FlowWords(words.AS_THE_ROOM, SMALL, is_bold=True, is_soft=True)
    ends = scene.outcomes if scene.exit is None else (scene.exit,)
    for end in ends:
        yield FlowWords(end.label.on_one_line(), LARGE, is_bold=True, is_filled=True)
    if scene.penalty is not None:
        yield from penalty_blocks(scene.penalty)
    for place, said in enumerate(scene.say):
        yield FlowWords(said, name=None if place else words.SAY, is_boxed=True)
    for end in ends:
        for text in (end.reason, end.instead) if isinstance(end, Exit) else (end.remedy,):
            yield from paragraphs(text)
    if scene.because is not None and scene.exit is None:
        yield FlowWords(scene.because, name=words.WHY)
    yield ChartBlock(scene.walk, charts)


def penalty_blocks(penalty: Penalty) -> Iterator[FlowBlock]:
    """Who gets what."""
    if penalty.controller == penalty.opponent:
        yield FlowWords(penalty.controller, is_bold=True, name=words.EITHER)
    else:
        controller = FlowWords(penalty.controller, is_bold=True, name=words.CONTROLLER)
        opponent = FlowWords(penalty.opponent, is_bold=True, name=words.OPPONENT)
        yield FlowBeside((controller, opponent))


PAINTER = Painter(RulingScene, _put, _blocks, most_squeezed=_SMALL, cut_from=_LONG)
