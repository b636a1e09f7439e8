"""A story on the wall, with its cards."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.talk.scene import CaseScene
from gui.talk.wall.blocks import LARGE, FlowBlock, FlowCard, FlowWords, paragraphs
from gui.talk.wall.card import card_height, cards_fit, put_cards
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.excerpt import deciding_sentences, excerpt, without_reminders
from gui.talk.wall.fitted import sized
from gui.talk.wall.frame import below, beside, in_lines, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.wall import Wall

_TITLES, _STORY = (0.06, 0.042, 0.042, 0.03), 0.056
_BESIDE = 0.042
"""How large a case is at most that stands beside what is asked about it."""
_STACKED, _UNTITLED, _DECIDING = 3, 4, 5
"""Squeezed so much, the card stands under the story: no line is as short as in a column. Then the
title stands in the head alone; then the card says only what the answers rest on, and which
edition it is has been said before."""
_SHARES = (0.62, 0.56, 0.5, 0.44)
"""The part of the width that the story has: less, where the cards want more."""


def _put(wall: Wall, scene: CaseScene, _charts: WallCharts) -> None:
    """The story at the left, the cards at the right."""
    head = scene.head._replace(edition=None) if wall.squeeze >= _DECIDING else scene.head
    room = put_head(wall, head)
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
    cards = _cards(scene, wall.squeeze)
    halves = [beside(room, share, 1.6 * wall.style.gap) for share in _SHARES]
    fitting = (half for half in halves if cards_fit(wall, cards, half[1], is_brief=_is_brief(wall)))
    left, right = next(fitting, halves[0]) if cards else (room, room)
    told = wall.fit(scene.scenario.story, wall.manner(), left, _STORY)
    wall.put(scene.scenario.story, told, left.topLeft(), is_lead=True)
    if cards:
        put_cards(wall, cards, right, is_brief=_is_brief(wall))


def _cards(scene: CaseScene, squeeze: int) -> tuple[Card, ...]:
    """Which cards are shown, and what of them; they come again with the questions."""
    match squeeze:
        case 0:
            return scene.cards
        case 1:
            return tuple(without_reminders(card, _needed(scene, card)) for card in scene.cards)
        case _ if squeeze < _DECIDING:
            return tuple(excerpt(card, _needed(scene, card)) for card in scene.cards[:1])
        case _:
            return tuple(deciding_sentences(card, _quoted(scene)) for card in scene.cards[:1])


def _quoted(scene: CaseScene) -> list[Text]:
    """The words of cards that answers rest on."""
    quoted = (each.evidence.words for each in scene.scenario.answers.values())
    return [each for each in quoted if each is not None]


def _needed(scene: CaseScene, card: Card) -> Text | None:
    """Words of a reminder of *card* that an answer will rest on."""
    brief = without_reminders(card).text.en
    return next(
        (each for each in _quoted(scene) if each.en in card.text.en and each.en not in brief), None
    )


def _put_stacked(wall: Wall, scene: CaseScene, room: QRectF) -> None:
    """The story over the first card, which is left out where the two cannot both be read."""
    has_card = not scene.cards
    story = scene.scenario.story
    gap = (0.5 if wall.squeeze >= _DECIDING else 1) * wall.style.gap
    manner = wall.manner()
    for card in _cards(scene, wall.squeeze):
        for pixels in range(wall.style.most(_STORY), wall.style.least - 1, -1):
            size = max(pixels, wall.style.lead)
            high = sized(story, manner, size, room.width()).size.height()
            if high + gap + card_height(wall, card, room.width(), pixels) > room.height():
                continue
            foot = below(room, high + gap)
            put_cards(wall, (card,), foot, is_brief=True, pixels=pixels)
            room = QRectF(room.topLeft(), QRectF(0, 0, room.width(), high + 1).size())
            has_card = True
            break
    wall.lacks_room |= not has_card
    told = wall.fit(story, manner, room, _STORY)
    wall.put(story, told, room.topLeft(), is_lead=True)


def _is_brief(wall: Wall) -> bool:
    return wall.squeeze > 1


def put_case(wall: Wall, scene: CaseScene, room: QRectF) -> bool:
    """The story over its cards, as large as *room* has them; is there room for them?"""
    story, manner, gap = scene.scenario.story, wall.manner(), wall.style.gap
    cards = scene.cards
    for pixels in range(wall.style.most(_BESIDE), wall.style.least - 1, -1):
        said = sized(story, manner, pixels, room.width())
        high = said.size.height() + gap
        high += sum(card_height(wall, card, room.width(), pixels) + gap for card in cards)
        if high - gap <= room.height():
            break
    else:
        return False
    wall.put(story, said, room.topLeft())
    rest = below(room, said.size.height() + gap)
    if cards:
        put_cards(wall, cards, rest, is_brief=True, pixels=pixels)
    return True


def case_blocks(scene: CaseScene) -> Iterator[FlowBlock]:
    """The story and its cards."""
    yield from paragraphs(scene.scenario.story)
    yield from (FlowCard(card) for card in scene.cards)


def _blocks(scene: CaseScene, _charts: WallCharts) -> Iterator[FlowBlock]:
    if scene.scenario.title.on_one_line() != scene.head.title:
        yield FlowWords(scene.scenario.title.on_one_line(), LARGE, is_bold=True)
    yield from case_blocks(scene)


PAINTER = Painter(CaseScene, _put, _blocks, most_squeezed=_DECIDING)
