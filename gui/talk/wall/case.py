"""A story on the wall, with its cards."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from flowcharts.talk.scene import CaseScene
from gui.talk.wall.blocks import LARGE, FlowBlock, FlowCard, FlowWords, paragraphs
from gui.talk.wall.card import MOST, CardLook, cards_height, put_cards
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.fitted import Fitted, largest, sized
from gui.talk.wall.frame import below, beside, in_lines, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.style import LEAST
from gui.talk.wall.wall import Wall

_TITLES, _STORY = (0.06, 0.042), 0.056
_BESIDE = 0.042
"""How large a case is at most that stands beside what is asked about it."""
_STACKED, _UNTITLED, _IN_COLUMNS, _TIGHT, _TIGHT_COLUMNS = 1, 2, 3, 4, 5
"""Squeezed so much, the cards stand under the story: no line is as short as in a column. Then the
title stands in the head alone; then the cards stand beside each other; then there is little air in
them, under each other or beside."""
_TIGHT_GAP = 0.7
"""What is then between them, in gaps."""
_SHARES = (0.62, 0.56, 0.5, 0.44)
"""The part of the width that the story has: less, where the cards want more."""


def _put(wall: Wall, scene: CaseScene, _charts: WallCharts) -> None:
    """The story with its cards, at its right or below it."""
    room = put_head(wall, scene.head)
    if wall.squeeze < _UNTITLED:
        line = QRectF(0, 0, room.width(), 4 * wall.style.lead)
        manner = wall.manner(is_bold=True, is_close=True)
        title = scene.scenario.title.on_one_line()
        title, said = in_lines(wall, title, manner, line, _TITLES[wall.squeeze])
        low = wall.put(title, said, room.topLeft(), is_lead=True).bottom()
        room = below(room, low - room.top() + 0.8 * wall.style.gap)
    if wall.squeeze >= _STACKED:
        _put_stacked(wall, scene, room)
        return
    halves = [beside(room, share, 1.6 * wall.style.gap) for share in _SHARES]

    def fits(half: tuple[QRectF, QRectF], size: int) -> bool:
        wide = half[1].width()
        return cards_height(wall, scene.cards, wide, CardLook(size)) <= room.height()

    lead = wall.style.lead
    left, right = next((half for half in halves if fits(half, lead)), halves[-1])
    left = left if scene.cards else room
    told = wall.fit(scene.scenario.story, wall.manner(), left, _STORY)
    wall.put(scene.scenario.story, told, left.topLeft(), is_lead=True)
    size = largest(wall.style.steps(MOST), lambda size: fits((left, right), size))
    put_cards(wall, scene.cards, right, CardLook(size or lead))


def _put_stacked(wall: Wall, scene: CaseScene, room: QRectF) -> None:
    """The story over its cards, all in letters of one size."""
    gap = wall.style.gap * (_TIGHT_GAP if wall.squeeze >= _TIGHT else 1)
    are_beside = wall.squeeze in {_IN_COLUMNS, _TIGHT_COLUMNS}
    piles = [(card,) for card in scene.cards] if are_beside else [scene.cards]
    wide = (room.width() - gap * (len(piles) - 1)) / max(1, len(piles))

    def fits(size: int) -> bool:
        look = _look(wall, size)
        high = _story(wall, scene, room, size).size.height() + gap
        return all(high + cards_height(wall, pile, wide, look) <= room.height() for pile in piles)

    size = largest(wall.style.steps(_STORY), fits)
    if not size:
        wall.lacks_room = True
        return
    said = _story(wall, scene, room, size)
    top = wall.put(scene.scenario.story, said, room.topLeft(), is_lead=True).bottom() + gap
    for place, pile in enumerate(piles):
        left = room.left() + place * (wide + gap)
        put_cards(wall, pile, QRectF(left, top, wide, room.bottom() - top), _look(wall, size))


def _look(wall: Wall, size: int) -> CardLook:
    """How cards are set under a story in letters of that *size*."""
    return CardLook(min(size, wall.style.most(MOST)), is_tight=wall.squeeze >= _TIGHT)


def _story(wall: Wall, scene: CaseScene, room: QRectF, size: int) -> Fitted:
    return sized(scene.scenario.story, wall.manner(), size, room.width())


def put_case(wall: Wall, scene: CaseScene, room: QRectF) -> bool:
    """The story over its cards, as large as *room* has them; is there room for them?"""
    gap = wall.style.gap

    def fits(size: int) -> bool:
        high = _story(wall, scene, room, size).size.height() + gap
        look = CardLook(size, is_brief=True)
        return high + cards_height(wall, scene.cards, room.width(), look) <= room.height()

    size = largest(wall.style.steps(_BESIDE, LEAST), fits)
    if size:
        said = _story(wall, scene, room, size)
        top = wall.put(scene.scenario.story, said, room.topLeft()).bottom() + gap
        rest = QRectF(room.left(), top, room.width(), room.bottom() - top)
        put_cards(wall, scene.cards, rest, CardLook(size, is_brief=True))
    return size > 0


def case_blocks(scene: CaseScene) -> Iterator[FlowBlock]:
    """The story and its cards."""
    yield from paragraphs(scene.scenario.story)
    yield from (FlowCard(card) for card in scene.cards)


def _blocks(scene: CaseScene, _charts: WallCharts) -> Iterator[FlowBlock]:
    title = scene.scenario.title.on_one_line()
    if not scene.head.title.en.endswith(title.en):
        yield FlowWords(title, LARGE, is_bold=True)
    yield from case_blocks(scene)


PAINTER = Painter(CaseScene, _put, _blocks, most_squeezed=_TIGHT_COLUMNS, cut_from=_TIGHT)
