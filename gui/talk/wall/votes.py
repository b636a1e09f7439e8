"""Votes on the wall: what can be voted for; then the hands, and how the room has moved."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text, with_colon
from flowcharts.talk.scene import VotesScene, WallExit
from gui.talk.wall import words
from gui.talk.wall.blocks import LARGE, Exits, FlowBlock, FlowWords
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.exits import put_sign
from gui.talk.wall.fitted import sized
from gui.talk.wall.frame import below, beside, in_lines, one_line, put_head
from gui.talk.wall.grounds import put_grounds
from gui.talk.wall.painter import Painter
from gui.talk.wall.question import asked_block, grounds_blocks, put_asked
from gui.talk.wall.signs import sign_colour
from gui.talk.wall.wall import Wall

_ROW, _CALL = 0.07, 0.045
_FOR_CALL, _FOR_CHOICES = 4.5, 2.6
"""How high the call for hands and the choices after them may be, in sizes of the least lead."""
_ROWS = 0.58
"""The part of the width that the exits have; what they are decided by stands beside them."""
_WORDS = 0.34
"""The part of a row that its words have; the rest is its bar's."""


def _put(wall: Wall, scene: VotesScene, _charts: WallCharts) -> None:
    """The question, its exits one under the other, and a bar for the hands of each."""
    room, gap = put_head(wall, scene.head), wall.style.gap
    asked = QRectF(room.left(), room.top(), room.width(), room.height() * 0.3)
    low = put_asked(wall, scene.question, "", asked)
    room = below(room, low - room.top() + gap)
    if scene.hands is None:
        foot = _put_call(wall, scene, room)
    else:
        foot = QRectF(room.left(), 0, room.width(), _FOR_CHOICES * wall.style.lead)
        foot.moveBottom(room.bottom())
        _put_choices(wall, scene, foot)
    room.setBottom(foot.top() - gap)
    if scene.hands is None:  # then the bars take all the width
        room, right = beside(room, _ROWS, 1.6 * gap)
        put_grounds(wall, scene.question, right, has_reason=False)
    exits = scene.question.exits
    high = min(room.height() / len(exits) - 0.6 * gap, 0.2 * wall.style.height)
    most = max(1, *(scene.hands or (1,)))
    for place, way in enumerate(exits):
        row = QRectF(room.left(), room.top() + place * (high + 0.6 * gap), room.width(), high)
        _put_row(wall, scene, way, row, most)


def _put_row(wall: Wall, scene: VotesScene, way: WallExit, row: QRectF, most: int) -> None:
    """An exit with its sign; its bar goes as far as it has hands."""
    palette, gap = wall.style.text.palette, wall.style.gap
    colour = sign_colour(way.place, palette)
    if way.is_marked:
        wall.put_box(row, palette.path_tint, palette.focus, 0.005 * wall.style.height)
    side = min(0.72 * row.height(), 0.13 * wall.style.height)
    sign = QRectF(row.left() + 0.7 * gap, row.center().y() - side / 2, side, side)
    put_sign(wall, way, sign)
    left = sign.right() + gap
    wide = row.width() * _WORDS if scene.hands is not None else row.right() - left
    place = QRectF(0, 0, wide, row.height())
    manner = wall.manner(is_bold=True, is_close=True)
    text, said = in_lines(wall, way.words.on_one_line(), manner, place, _ROW)
    wall.put(text, said, QPointF(left, row.center().y() - said.size.height() / 2), is_lead=True)
    if scene.hands is None:
        return
    hands = scene.hands[way.place]
    figure = _figure_of(scene, way)
    size = round(min(0.6 * row.height(), wall.style.most(0.075)))
    drawn = sized(figure, wall.manner(is_bold=True), size)
    start = left + wide + gap
    room = row.right() - 0.7 * gap - start - 4.6 * size
    bar = QRectF(start, row.center().y() - 0.3 * row.height(), 0, 0.6 * row.height())
    bar.setWidth(max(0.006 * wall.style.height, room * hands / most))
    wall.put_box(bar, colour)
    corner = QPointF(bar.right() + 0.6 * gap, row.center().y() - drawn.size.height() / 2)
    wall.put(figure, drawn, corner, is_lead=True)


def _figure_of(scene: VotesScene, way: WallExit) -> Text:
    """How many hands, and by how many that has moved."""
    hands = str((scene.hands or ())[way.place])
    move = scene.moves[way.place] if scene.moves else 0
    if move:
        hands = f"{hands}  {'↑' if move > 0 else '↓'}{abs(move)}"
    return Text(hands, hands)


def _put_call(wall: Wall, scene: VotesScene, room: QRectF) -> QRectF:
    """What the room is asked for, at the foot of *room*; gives where it stands."""
    call = words.RAISE_HANDS if scene.round == 1 else words.RAISE_AGAIN
    manner = wall.manner(is_bold=True, ink=wall.style.text.palette.path, is_close=True)
    place = QRectF(0, 0, room.width(), _FOR_CALL * wall.style.lead)
    text, said = in_lines(wall, call.on_one_line(), manner, place, _CALL)
    corner = QPointF(room.left(), room.bottom() - said.size.height())
    return wall.put(text, said, corner, is_lead=True)


def _put_choices(wall: Wall, scene: VotesScene, foot: QRectF) -> None:
    """What else can follow, once the hands are seen."""
    palette = wall.style.text.palette
    left = foot.left()
    for choice, text in words.CHOICES.items():
        line = one_line(wall, text)
        is_marked = scene.choice is choice
        ink = palette.ink if is_marked else palette.ink_soft
        said = wall.fit(line, wall.manner(is_bold=is_marked, ink=ink), foot, 0.032)
        box = QRectF(left, foot.top(), said.size.width() + 2 * said.pixels, 2.1 * said.pixels)
        fill = palette.path_tint if is_marked else None
        outline = palette.focus if is_marked else palette.hairline
        wall.put_box(box, fill, outline, (0.005 if is_marked else 0.002) * wall.style.height)
        wall.put_in_middle(line, said, box)
        left = box.right() + wall.style.gap


def _blocks(scene: VotesScene, _charts: WallCharts) -> Iterator[FlowBlock]:
    yield asked_block(scene.question)
    if scene.hands is None:
        yield Exits(scene.question.exits)
        call = words.RAISE_HANDS if scene.round == 1 else words.RAISE_AGAIN
        yield FlowWords(call.on_one_line(), LARGE, is_bold=True)
        yield from grounds_blocks(scene.question)
    else:
        most = max(1, *scene.hands)
        for way in scene.question.exits:
            answer, hands = way.words.on_one_line(), _figure_of(scene, way)
            told = with_colon(answer, hands)
            part = scene.hands[way.place] / most
            yield FlowWords(told, is_bold=True, is_boxed=way.is_marked, way=way, bar=part)
        for choice, said in words.CHOICES.items():
            yield FlowWords(
                said, is_bold=scene.choice is choice, is_soft=scene.choice is not choice
            )


PAINTER = Painter(VotesScene, _put, _blocks)
