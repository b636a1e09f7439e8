"""One case on several editions, and two answers followed at once: columns on the wall."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.chart import Exit, Penalty
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.seminar.scene import CompareScene, SplitScene, WallExit
from flowcharts.seminar.shown_editions import ShownEdition, shown_editions
from gui.seminar.wall import words
from gui.seminar.wall.charts import WallCharts
from gui.seminar.wall.exits import put_exits, put_sign
from gui.seminar.wall.frame import below, beside, one_line, put_head
from gui.seminar.wall.question import put_small_chart
from gui.seminar.wall.ruling import one_phrase, put_label
from gui.seminar.wall.signs import sign_colour
from gui.seminar.wall.wall import Wall

_ACROSS = 3
"""So many editions stand beside each other."""
_HEADING, _PENALTY, _WHY, _STEP = 0.042, 0.036, 0.038, 0.03
_SMALL_HEADING = 0.03
_NARROW = 3
"""From this squeeze on, headings, labels and the reason give way to the penalties."""
_FOR_END = 0.052, 0.2
_FOR_SMALL_END = 0.034, 0.2
_FOOT = 0.3, 0.26, 0.22, 0.2
_CHART = 0.4
"""The part of a side's width that its chart has."""


def put_comparison(wall: Wall, scene: CompareScene) -> None:
    """The editions that were shown last, each in its column; why the newest rules so, below."""
    room, gap = put_head(wall, scene.head), wall.style.gap
    page = _first_of(len(scene.editions), scene.shown)
    shown = shown_editions(scene.editions[page : page + _ACROSS])
    if not shown:
        return
    foot = QRectF(room)
    foot.setTop(room.bottom() - _FOOT[wall.squeeze] * room.height())
    newest = shown[max(0, scene.shown - 1 - page)]
    room.setBottom(foot.top() - gap)
    wide = (room.width() - gap * (len(shown) - 1)) / len(shown)
    for place, edition in enumerate(shown):
        if page + place < scene.shown:
            column = QRectF(room.left() + place * (wide + gap), room.top(), wide, room.height())
            _put_edition(wall, edition, column, is_new=edition is newest)
    if newest.why is not None and scene.shown:
        said = wall.fit(newest.why, wall.manner(), foot, _WHY)
        wall.put(newest.why, said, foot.topLeft(), is_lead=wall.squeeze < _NARROW)


def _first_of(count: int, shown: int) -> int:
    """The first edition beside the newest: it never stands without the one before it."""
    if shown <= _ACROSS:
        return 0
    step = _ACROSS - 1  # the last one of a page is the first of the next
    return min((shown - 2) // step * step, count - _ACROSS)


def _put_edition(wall: Wall, shown: ShownEdition, room: QRectF, *, is_new: bool) -> None:
    palette, gap, edition = wall.style.text.palette, wall.style.gap, shown.edition
    heading = edition.chart.edition.badge_parts[0]
    line = QRectF(0, 0, room.width(), 0.3 * room.height())
    ink = palette.path if is_new else palette.ink_soft
    most = _HEADING if wall.squeeze < _NARROW else _SMALL_HEADING
    said = wall.fit(heading, wall.manner(is_bold=True, ink=ink, is_close=True), line, most)
    low = wall.put(heading, said, room.topLeft()).bottom()
    room = below(room, low - room.top() + 0.5 * gap)
    label = one_phrase(edition.end.label)
    if shown.is_apart:
        label = Text(f"≠ {label.en}", f"≠ {label.ja}")
    size = _FOR_END if wall.squeeze < _NARROW else _FOR_SMALL_END
    room = below(room, put_label(wall, label, room, size, is_filled=is_new) + 0.7 * gap)
    if edition.penalty is not None and not isinstance(edition.end, Exit):
        room = below(
            room,
            put_penalties(wall, edition.penalty, room, 1.0 if wall.squeeze else 0.5) + 0.5 * gap,
        )
    steps = _steps(edition.walk)
    if steps.en and not wall.squeeze:
        told = wall.fit(steps, wall.manner(ink=palette.ink_soft, is_close=True), room, _STEP)
        wall.put(steps, told, room.topLeft())


def _steps(walk: Walk) -> Text:
    """The questions of the edition with their answers, a line each."""
    home = walk.home
    lines = []
    for step in home.path:
        decision = next(each for each in home.chart.decisions if each.id == step.decision)
        label = decision.label.on_one_line()
        answer = decision.branch(step.answer).words.on_one_line()
        lines.append(Text(f"{label.en} {answer.en}", f"{label.ja} {answer.ja}"))
    return Text("\n".join(each.en for each in lines), "\n".join(each.ja for each in lines))


def put_penalties(wall: Wall, penalty: Penalty, room: QRectF, share: float) -> float:
    """Who gets what, one under the other; gives how high that is."""
    named = [(words.CONTROLLER, penalty.controller), (words.OPPONENT, penalty.opponent)]
    text = Text(
        "\n".join(f"{name.en}: {said.en}" for name, said in named),
        "\n".join(f"{name.ja}：{said.ja}" for name, said in named),
    )
    place = QRectF(0, 0, room.width(), share * room.height())
    said = wall.fit(text, wall.manner(is_close=True), place, _PENALTY)
    return wall.put(text, said, room.topLeft()).height()


class _Side(NamedTuple):
    """One of two answers that are followed at once."""

    way: WallExit
    walk: Walk
    penalty: Penalty | None
    is_waiting: bool


def put_split(wall: Wall, scene: SplitScene, charts: WallCharts) -> None:
    """Both answers beside each other, each with its token, its path and what it comes to."""
    room, gap = put_head(wall, scene.head), wall.style.gap
    line = QRectF(room.left(), room.top(), room.width(), 0.2 * room.height())
    question = scene.decision.question
    said = wall.fit(question, wall.manner(is_bold=True, is_close=True), line, 0.04)
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
    chart, room = beside(room, _CHART, 0.8 * gap)
    put_small_chart(wall, side.walk, chart, charts)
    walk = side.walk
    if walk.is_over:
        label = walk.exit.label if walk.exit is not None else walk.ending.here.label
        high = put_label(wall, one_phrase(label), room, _FOR_END)
        if side.penalty is not None:
            put_penalties(wall, side.penalty, below(room, high + 0.5 * gap), 1.0)
    elif walk.decision is not None:
        asked = walk.decision.question
        place_of = QRectF(0, 0, room.width(), (0.6 if side.is_waiting else 1) * room.height())
        told = wall.fit(asked, wall.manner(is_bold=True, is_close=True), place_of, 0.036)
        low = wall.put(asked, told, room.topLeft(), is_lead=True).bottom()
        if side.is_waiting:
            put_exits(wall, scene.exits, below(room, low - room.top() + 0.5 * gap))
