"""A story on the wall, with its cards."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from flowcharts.talk.scene import CaseScene
from gui.talk.wall.blocks import LARGE, FlowBlock, FlowCard, FlowWords, paragraphs
from gui.talk.wall.card import MOST, CardLook, cards_height, put_cards
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.fitted import sized
from gui.talk.wall.frame import below, beside, in_lines, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.wall import Wall

_TITLES, _STORY = (0.06, 0.042), 0.056
_BESIDE = 0.042
"""How large a case is at most that stands beside what is asked about it."""
_STACKED, _UNTITLED, _IN_COLUMNS = 1, 2, 3
"""Squeezed so much, the cards stand under the story: no line is as short as in a column. Then the
title stands in the head alone; then the cards stand beside each other."""
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
    lead = CardLook(wall.style.lead)
    halves = [beside(room, share, 1.6 * wall.style.gap) for share in _SHARES]
    fitting = (
        half
        for half in halves
        if cards_height(wall, scene.cards, half[1].width(), lead) <= room.height()
    )
    left, right = next(fitting, halves[-1]) if scene.cards else (room, room)
    told = wall.fit(scene.scenario.story, wall.manner(), left, _STORY)
    wall.put(scene.scenario.story, told, left.topLeft(), is_lead=True)
    if scene.cards:
        sizes = range(wall.style.most(MOST), wall.style.lead, -1)
        looks = (CardLook(size) for size in sizes)
        fits = (
            look
            for look in looks
            if cards_height(wall, scene.cards, right.width(), look) <= right.height()
        )
        put_cards(wall, scene.cards, right, next(fits, lead))


def _put_stacked(wall: Wall, scene: CaseScene, room: QRectF) -> None:
    """The story over its cards, all in letters of one size."""
    story, manner, gap = scene.scenario.story, wall.manner(), wall.style.gap
    piles = [(card,) for card in scene.cards] if wall.squeeze >= _IN_COLUMNS else [scene.cards]
    wide = (room.width() - gap * (len(piles) - 1)) / max(1, len(piles))
    for pixels in range(wall.style.most(_STORY), wall.style.lead - 1, -1):
        said = sized(story, manner, pixels, room.width())
        high = said.size.height() + gap
        look = CardLook(min(pixels, max(wall.style.lead, wall.style.most(MOST))))
        if all(high + cards_height(wall, pile, wide, look) <= room.height() for pile in piles):
            break
    else:
        wall.lacks_room = True
    wall.put(story, said, room.topLeft(), is_lead=True)
    for place, pile in enumerate(piles):
        left = room.left() + place * (wide + gap)
        put_cards(wall, pile, QRectF(left, room.top() + high, wide, room.height() - high), look)


def put_case(wall: Wall, scene: CaseScene, room: QRectF) -> bool:
    """The story over its cards, as large as *room* has them; is there room for them?"""
    story, manner, gap = scene.scenario.story, wall.manner(), wall.style.gap
    cards = scene.cards
    for pixels in range(wall.style.most(_BESIDE), wall.style.least - 1, -1):
        said = sized(story, manner, pixels, room.width())
        high, look = said.size.height() + gap, CardLook(pixels, is_brief=True)
        if high + cards_height(wall, cards, room.width(), look) <= room.height():
            break
    else:
        return False
    wall.put(story, said, room.topLeft())
    put_cards(wall, cards, below(room, high), look)
    return True


def case_blocks(scene: CaseScene) -> Iterator[FlowBlock]:
    """The story and its cards."""
    yield from paragraphs(scene.scenario.story)
    yield from (FlowCard(card) for card in scene.cards)


def _blocks(scene: CaseScene, _charts: WallCharts) -> Iterator[FlowBlock]:
    title = scene.scenario.title.on_one_line()
    if not scene.head.title.en.endswith(title.en):
        yield FlowWords(title, LARGE, is_bold=True)
    yield from case_blocks(scene)


PAINTER = Painter(CaseScene, _put, _blocks, most_squeezed=_IN_COLUMNS)
