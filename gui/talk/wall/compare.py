"""One case on several editions: a column for each on the wall, all in letters of one size."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.chart import Exit, Penalty
from flowcharts.model.text import Text, with_colon
from flowcharts.model.walk import Walk
from flowcharts.talk.scenes.compare import CompareScene
from flowcharts.talk.shown_editions import ShownEdition, shown_editions
from gui.talk.wall import words
from gui.talk.wall.blocks import LARGE, SMALL, FlowBlock, FlowWords
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.fitted import Fitted, Manner, sized
from gui.talk.wall.frame import below, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.wall import Wall
from gui.text.text_style import stacked

_ACROSS = 3, 3, 3, 3, 2, 2
"""So many editions stand beside each other."""
_HEADING, _END, _WHY, _STEP = 0.042, 0.046, 0.038, 0.03
PENALTY = 0.036
_SMALL_HEADING, _SMALL_END = 0.03, 0.034
_MODEST = 2
"""From this squeeze on, headings, labels and the reason give way to the penalties."""
_FOR_HEADING, _FOR_END, _FOR_PENALTY = 0.3, 0.42, (0.55, 1.0, 1.0, 1.0, 1.0, 1.0)
"""The part of the height that is left which each may take."""
_FOR_WHY = 0.34, 0.32, 0.28, 0.22, 0.3, 0.22
"""And the reason, at the foot of all."""
_LARGE_WHY = 0, 1, 2, 4
"""Squeezed so, it is as large as what is to be read first."""
_HAIRLINE = 0.003

_Columns = Sequence[QRectF]
_Said = Sequence[tuple[Text, Fitted]]


def _put(wall: Wall, scene: CompareScene, _charts: WallCharts) -> None:
    """The editions that were shown last, each in its column; why the newest rules so, below.

    Those still to come keep their room: nothing moves when they do.
    """
    room, gap = put_head(wall, scene.head), wall.style.gap
    shown, seen = _compared(scene, _ACROSS[wall.squeeze])
    if not shown:
        return
    room.setBottom(_put_why(wall, shown, seen, room) - gap)
    wide = (room.width() - gap * (len(shown) - 1)) / len(shown)
    room.setWidth(wide)
    room = below(room, _put_headings(wall, shown, seen, room) + 0.5 * gap)
    room = below(room, _put_ends(wall, shown, seen, room) + 0.7 * gap)
    told = [_penalties(each) for each in shown]
    if any(each.en for each in told):
        high = _FOR_PENALTY[wall.squeeze] * room.height()
        said = _alike(wall, told, wall.manner(is_close=True), _top(room, high), PENALTY)
        columns = _columns(wall, room)
        room = below(room, _put_row(wall, said[:seen], columns, is_lead=True) + 0.5 * gap)
    if not wall.squeeze:
        soft = wall.manner(ink=wall.style.text.palette.ink_soft, is_close=True)
        steps = _alike(wall, [_steps_of(each.edition.walk) for each in shown], soft, room, _STEP)
        _put_row(wall, steps[:seen], _columns(wall, room))


def _compared(scene: CompareScene, across: int) -> tuple[tuple[ShownEdition, ...], int]:
    """The editions that stand beside each other, and how many of them the room sees."""
    page = _first_of(len(scene.editions), scene.shown, across)
    return shown_editions(scene.editions[page : page + across]), max(0, scene.shown - page)


def _first_of(count: int, shown: int, across: int) -> int:
    """The first edition beside the newest: it never stands without the one before it."""
    if shown <= across:
        return 0
    step = across - 1  # the last one of a page is the first of the next
    return min((shown - 2) // step * step, count - across)


def _columns(wall: Wall, room: QRectF) -> tuple[QRectF, ...]:
    """*room* and as much beside it, once for each edition."""
    step = room.width() + wall.style.gap
    return tuple(room.translated(place * step, 0) for place in range(max(_ACROSS)))


def _top(room: QRectF, high: float) -> QRectF:
    return QRectF(room.topLeft(), QRectF(0, 0, room.width(), high).size())


def _alike(
    wall: Wall, texts: Sequence[Text], manner: Manner, room: QRectF, most: float
) -> list[tuple[Text, Fitted]]:
    """All *texts* in the size of the one that wants most room."""
    pixels = min(wall.fit(text, manner, room, most).pixels for text in texts)
    return [(text, sized(text, manner, pixels, room.width())) for text in texts]


def _put_row(wall: Wall, said: _Said, columns: _Columns, *, is_lead: bool = False) -> float:
    """Words at the top of each column; gives how high the row is."""
    for (text, drawn), column in zip(said, columns, strict=False):
        wall.put(text, drawn, column.topLeft(), is_lead=is_lead)
    return max((drawn.size.height() for _, drawn in said), default=0.0)


def _put_why(wall: Wall, shown: Sequence[ShownEdition], seen: int, room: QRectF) -> float:
    """Why the newest rules so, at the foot of *room*; gives where that begins."""
    high = _FOR_WHY[wall.squeeze] * room.height()
    foot = QRectF(room.left(), room.bottom() - high, room.width(), high)
    told = [each.why for each in shown if each.why is not None]
    if not told:
        return room.bottom()
    said = dict(_alike(wall, told, wall.manner(), foot, _WHY))
    foot.setTop(foot.bottom() - max(each.size.height() for each in said.values()))
    newest = shown[seen - 1].why if seen else None
    if newest is not None:
        wall.put(newest, said[newest], foot.topLeft(), is_lead=wall.squeeze in _LARGE_WHY)
    return foot.top()


def _put_headings(wall: Wall, shown: Sequence[ShownEdition], seen: int, room: QRectF) -> float:
    """The name of each edition; gives how high they are."""
    palette = wall.style.text.palette
    most = _HEADING if wall.squeeze < _MODEST else _SMALL_HEADING
    names = [each.edition.chart.edition.badge_parts[0] for each in shown]
    line, bold = _top(room, _FOR_HEADING * room.height()), wall.manner(is_bold=True, is_close=True)
    said = _alike(wall, names, bold, line, most)
    for place, (name, drawn) in enumerate(said[:seen]):
        ink = palette.path if place == seen - 1 else palette.ink_soft
        inked = drawn._replace(colours=drawn.colours._replace(ink=ink))
        _put_row(wall, [(name, inked)], _columns(wall, room)[place:])
    return max(drawn.size.height() for _, drawn in said)


def _put_ends(wall: Wall, shown: Sequence[ShownEdition], seen: int, room: QRectF) -> float:
    """What the case comes to, in boxes of one height; gives how high they are."""
    palette, pad = wall.style.text.palette, 0.5 * wall.style.gap
    inner = _top(room, _FOR_END * room.height()).adjusted(0, 0, -3 * pad, 0)
    most = _END if wall.squeeze < _MODEST else _SMALL_END
    said = _alike(
        wall,
        [_ending(each) for each in shown],
        wall.manner(is_bold=True, is_close=True),
        inner,
        most,
    )
    high = max(drawn.size.height() for _, drawn in said) + 2 * pad
    columns = _columns(wall, _top(room, high))
    for place, ((label, drawn), box) in enumerate(zip(said[:seen], columns, strict=False)):
        is_new = place == seen - 1
        fill = palette.remedy if is_new else palette.surface
        wall.put_box(box, fill, palette.remedy, _HAIRLINE * wall.style.height)
        ink = palette.on_remedy if is_new else palette.ink
        inked = drawn._replace(colours=drawn.colours._replace(ink=ink))
        corner = QPointF(box.left() + 1.5 * pad, box.center().y() - drawn.size.height() / 2)
        wall.put(label, inked, corner, is_lead=True)
    return high


def _ending(shown: ShownEdition) -> Text:
    """What it comes to; marked where that is not what the edition before came to."""
    label = shown.edition.end.label.on_one_line()
    return Text(f"≠ {label.en}", f"≠ {label.ja}") if shown.is_apart else label


def _penalties(shown: ShownEdition) -> Text:
    """Who gets what by that edition; empty where it says nothing of it."""
    edition = shown.edition
    if edition.penalty is None or isinstance(edition.end, Exit):
        return Text("", "")
    return penalties(edition.penalty)


def _steps_of(walk: Walk) -> Text:
    """The questions of the edition with their answers, a line each."""
    home = walk.home
    lines = []
    for step in home.path:
        decision = next(each for each in home.chart.decisions if each.id == step.decision)
        label = decision.label.on_one_line()
        answer = decision.branch(step.answer).words.on_one_line()
        lines.append(Text(f"{label.en} {answer.en}", f"{label.ja} {answer.ja}"))
    return stacked(lines)


def penalties(penalty: Penalty) -> Text:
    """Who gets what, one under the other."""
    if penalty.controller == penalty.opponent:
        return with_colon(words.EITHER, penalty.controller)
    named = ((words.CONTROLLER, penalty.controller), (words.OPPONENT, penalty.opponent))
    return stacked(with_colon(*each) for each in named)


def _blocks(scene: CompareScene, _charts: WallCharts) -> Iterator[FlowBlock]:
    shown, seen = _compared(scene, max(_ACROSS))
    for each in shown[:seen]:
        yield FlowWords(each.edition.chart.edition.badge_parts[0], is_bold=True, air=0.3)
        yield FlowWords(_ending(each), LARGE, is_bold=True, is_filled=True)
        if each.edition.penalty is not None and not isinstance(each.edition.end, Exit):
            yield FlowWords(penalties(each.edition.penalty), is_bold=True)
        yield FlowWords(_steps_of(each.edition.walk), SMALL, is_soft=True)
    newest = shown[seen - 1].why if seen else None
    if newest is not None:
        yield FlowWords(newest, name=words.WHY)


PAINTER = Painter(CompareScene, _put, _blocks, most_squeezed=len(_ACROSS) - 1, cut_from=1)
