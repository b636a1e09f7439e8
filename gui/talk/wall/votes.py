"""Votes on the wall: what can be voted for; then the hands, and how the room has moved."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text, with_colon
from flowcharts.talk.scene import QuestionScene, VoteChoice, VotesScene, WallExit
from flowcharts.talk.votes import percents
from gui.talk.wall import words
from gui.talk.wall.blocks import LARGE, SMALL, Exits, FlowBlock, FlowWords
from gui.talk.wall.case import case_blocks, put_case
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.exits import put_exits, put_sign
from gui.talk.wall.fitted import size_within, sized
from gui.talk.wall.frame import below, beside, in_lines, one_line, put_head
from gui.talk.wall.grounds import CUT, put_grounds
from gui.talk.wall.painter import Painter
from gui.talk.wall.question import grounds_blocks, put_asked
from gui.talk.wall.signs import sign_colour
from gui.talk.wall.style import LEAST
from gui.talk.wall.wall import Wall

_ROW, _CALL = 0.07, 0.045
_MOST_SQUEEZED = 4
_FOR_CALL, _FOR_CHOICES = 4.5, 2.6
"""How high the call for hands and the choices after them may be, in sizes of the least lead."""
_ROWS = 0.42, 0.5, 0.58
"""The part of the width that the exits have, the least first in which their words are large; what
they are decided by stands beside them."""
_LARGE_ROW = 0.05
_FIGURE, _PERCENT = 0.07, 0.72
"""How large the hands are at most, in heights, and the percents beside them, in sizes of those."""
_WHOLE = 100
_HUNDRED = Text("100 % ", "100 % ")
"""No percent is wider."""
_WORDS = 0.34, 0.46, 0.56, 0.56, 0.56
"""The part of a row that its words have; the rest is its bar's."""


def _put(wall: Wall, scene: VotesScene, _charts: WallCharts) -> None:
    """The question, its exits one under the other, and a bar for the hands of each."""
    room, gap = put_head(wall, scene.head), wall.style.gap
    asked = QRectF(room.left(), room.top(), room.width(), room.height() * 0.3)
    low = put_asked(wall, scene.asked, "", asked)
    room = below(room, low - room.top() + gap)
    if scene.hands is None:
        foot = _put_call(wall, scene, room)
    else:
        foot = QRectF(room.left(), 0, room.width(), _FOR_CHOICES * wall.style.lead)
        foot.moveBottom(room.bottom())
        _put_choices(wall, scene, foot)
        foot.setTop(foot.top() - _put_rounded(wall, scene, foot))
    room.setBottom(foot.top() - gap)
    exits = scene.exits
    if scene.hands is None:  # then the bars take all the width
        if wall.squeeze and isinstance(scene.grounds, QuestionScene):
            high = put_exits(wall, exits, room) + 1.1 * gap
            put_grounds(wall, scene.grounds, below(room, high), has_reason=False)
            return
        room = _put_what_decides(wall, scene, room)
    high = _row_height(wall, exits, room)
    most = max(1, *(scene.hands or (1,)))
    for place, way in enumerate(exits):
        row = QRectF(room.left(), room.top() + place * (high + 0.6 * gap), room.width(), high)
        _put_row(wall, scene, way, row, most)


def _put_what_decides(wall: Wall, scene: VotesScene, room: QRectF) -> QRectF:
    """What it is answered from, at the right; gives the room beside that.

    A case that is compared has been told before: where it has no room, the answers have it.
    """
    halves = [beside(room, share, 1.6 * wall.style.gap) for share in _ROWS]
    wide = (half for half in halves if _are_large(wall, scene.exits, half[0]))
    left, right = next(wide, halves[-1])
    if isinstance(scene.grounds, QuestionScene):
        put_grounds(wall, scene.grounds, right, has_reason=False)
    elif not put_case(wall, scene.grounds, right):
        return room
    return left


def _are_large(wall: Wall, exits: Sequence[WallExit], room: QRectF) -> bool:
    """Are the words of all *exits* large in rows so wide, each on one line?"""
    side = min(0.72 * _row_height(wall, exits, room), 0.13 * wall.style.height)
    wide = room.width() - side - 1.7 * wall.style.gap
    manner = wall.manner(is_bold=True, is_close=True)
    said = (sized(way.words.on_one_line(), manner, wall.style.most(_LARGE_ROW)) for way in exits)
    return all(each.size.width() <= wide for each in said)


def _row_height(wall: Wall, exits: Sequence[WallExit], room: QRectF) -> float:
    return min(room.height() / len(exits) - 0.6 * wall.style.gap, 0.2 * wall.style.height)


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
    wide = row.width() * _WORDS[wall.squeeze] if scene.hands is not None else row.right() - left
    place = QRectF(0, 0, wide, row.height())
    manner = wall.manner(is_bold=True, is_close=True)
    text, said = in_lines(wall, way.words.on_one_line(), manner, place, _ROW)
    wall.put(text, said, QPointF(left, row.center().y() - said.size.height() / 2), is_lead=True)
    if scene.hands is None:
        return
    hands = scene.hands[way.place]
    figure = _figure_of(scene, way)
    size = size_within(min(0.6 * row.height(), wall.style.most(_FIGURE)))
    drawn = sized(figure, wall.manner(is_bold=True), size)
    start = left + wide + gap
    edge = row.right() - 0.7 * gap
    percent = _percent_of(wall, scene, way)
    if percent is not None:
        small = max(wall.style.lead, size_within(_PERCENT * size))
        told = sized(percent, wall.manner(), small)
        edge -= sized(_HUNDRED, wall.manner(), small).size.width()
        high = row.center().y() - told.size.height() / 2
        right = row.right() - 0.7 * gap - told.size.width()
        wall.put(percent, told, QPointF(right, high), is_lead=True)
    figures = (
        sized(_figure_of(scene, each), wall.manner(is_bold=True), size) for each in scene.exits
    )
    room = edge - start - 1.2 * gap - max(each.size.width() for each in figures)
    bar = QRectF(start, row.center().y() - 0.3 * row.height(), 0, 0.6 * row.height())
    bar.setWidth(max(0.006 * wall.style.height, room * hands / most))
    wall.put_box(bar, colour)
    corner = QPointF(bar.right() + 0.6 * gap, row.center().y() - drawn.size.height() / 2)
    wall.put(figure, drawn, corner, is_lead=True)


def _percent_of(wall: Wall, scene: VotesScene, way: WallExit) -> Text | None:
    """Which part of the hands, in percents; None where there is none."""
    found = percents(scene.hands or ())
    if not found:
        return None
    said = words.PERCENT.filled(percent=str(found[way.place]))
    is_one = len(wall.style.text.wording.languages) == 1
    return said if is_one else Text(said.en, said.en)


def _put_rounded(wall: Wall, scene: VotesScene, foot: QRectF) -> float:
    """Say over *foot* what the percents come to, where that is not 100; gives how high it is."""
    whole = sum(percents(scene.hands or ()))
    if whole in {0, _WHOLE}:
        return 0.0
    said = words.ROUNDED.filled(sum=str(whole))
    manner = wall.manner(ink=wall.style.text.palette.ink_soft, is_close=True)
    text, drawn = in_lines(wall, said, manner, foot, LEAST)
    high = drawn.size.height() + 0.5 * wall.style.gap
    wall.put(text, drawn, QPointF(foot.right() - drawn.size.width(), foot.top() - high))
    return high


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
    for choice, text in _choices(scene):
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


def _choices(scene: VotesScene) -> Iterator[tuple[VoteChoice, Text]]:
    """What else can follow; no two editions are followed at once."""
    is_question = isinstance(scene.grounds, QuestionScene)
    for choice, text in words.CHOICES.items():
        if is_question or choice is not VoteChoice.SPLIT:
            yield choice, text


def _blocks(scene: VotesScene, _charts: WallCharts) -> Iterator[FlowBlock]:
    yield FlowWords(scene.asked, LARGE, is_bold=True)
    if scene.hands is None:
        yield Exits(scene.exits)
        call = words.RAISE_HANDS if scene.round == 1 else words.RAISE_AGAIN
        yield FlowWords(call.on_one_line(), LARGE, is_bold=True)
        if isinstance(scene.grounds, QuestionScene):
            yield from grounds_blocks(scene.grounds)
        else:
            yield from case_blocks(scene.grounds)
    else:
        most, parts = max(1, *scene.hands), percents(scene.hands)
        for way in scene.exits:
            answer, figure = way.words.on_one_line(), _figure_of(scene, way)
            if parts:
                share = words.PERCENT.filled(percent=str(parts[way.place]))
                figure = Text(f"{figure.en} ({share.en})", f"{figure.ja}（{share.ja}）")
            told = with_colon(answer, figure)
            part = scene.hands[way.place] / most
            yield FlowWords(told, is_bold=True, is_boxed=way.is_marked, way=way, bar=part)
        if sum(parts) not in {0, _WHOLE}:
            yield FlowWords(words.ROUNDED.filled(sum=str(sum(parts))), SMALL, is_soft=True)
        for choice, said in _choices(scene):
            yield FlowWords(
                said, is_bold=scene.choice is choice, is_soft=scene.choice is not choice
            )


PAINTER = Painter(VotesScene, _put, _blocks, most_squeezed=_MOST_SQUEEZED, cut_from=CUT)
