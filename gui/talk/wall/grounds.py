"""What a question is answered from: the card whose words decide, or the story; and the reason."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.scenario import Card, Evidence, WorkedAnswer
from flowcharts.model.text import Text
from flowcharts.talk.scene import QuestionScene
from gui.talk.wall import words
from gui.talk.wall.card import card_height, put_cards
from gui.talk.wall.excerpt import excerpt, first_sentences, without_reminders
from gui.talk.wall.fitted import Fitted, sized
from gui.talk.wall.wall import Wall
from gui.text.text_style import stacked

_MOST, _MOST_REASON, _EASY = 0.044, 0.038, 0.026
"""How large the words are at most; and what is read without effort, in heights."""
_SHORT, _SHORTEST = 4, 5
"""Squeezed so much, the reason is its first sentence; then without the words that are not there."""
_BAR = 0.007
"""How broad the bar before the reason is, in heights."""
_AT_THE_TABLE = re.compile(
    r"\b[AB]\b|opponent|Warning|word about|mention|silence|advantage|stack|since|played|action"
)
"""What is missing was not done or said: no card tells that, only the story does."""


class _Ground(NamedTuple):
    """A card, or a story: what of it is shown."""

    card: Card | None
    story: Text
    lit: Text | None = None
    """Words of the card that are lit."""

    def height(self, wall: Wall, width: float, pixels: int) -> float:
        if self.card is not None:
            return card_height(wall, self.card, width, pixels)
        return sized(self.story, wall.manner(), pixels, width).size.height()

    def put(self, wall: Wall, room: QRectF, pixels: int) -> None:
        if self.card is not None:
            put_cards(wall, (self.card,), room, self.lit, is_brief=True, pixels=pixels)
        else:
            said = sized(self.story, wall.manner(), pixels, room.width())
            wall.put(self.story, said, room.topLeft())


def put_grounds(wall: Wall, scene: QuestionScene, room: QRectF, *, has_reason: bool = True) -> None:
    """The grounds under the question, at the foot the reason; in letters of about one size.

    The place of the reason is kept before it is told, so that nothing moves when it is. On a bare
    wall, which has no room for both, the reason takes the place of the grounds.
    """
    has_reason &= scene.is_revealed or not wall.is_bare
    reason = _told(scene, is_bare=wall.squeeze >= _SHORTEST) if has_reason else None
    if reason is not None and wall.squeeze >= _SHORT:
        reason = first_sentences(reason)
    ways = tuple(_grounds(scene))
    sizes = [_largest(wall, way, reason, room) for way in ways]
    easy = wall.style.most(_EASY)
    pixels = next((size for size in sizes if size >= easy), max(sizes))
    rest = QRectF(room)
    if pixels:
        way = ways[sizes.index(pixels)]
        way.put(wall, room, pixels)
        rest.setTop(room.top() + way.height(wall, room.width(), pixels) + wall.style.gap)
    if has_reason and (pixels < easy if not wall.squeeze else not pixels and not wall.is_bare):
        wall.lacks_room = True
    if reason is not None:
        _put_reason(wall, scene, reason, rest)


def _largest(wall: Wall, ground: _Ground, reason: Text | None, room: QRectF) -> int:
    """The largest size in which *ground* and *reason* fit under each other; 0 where none does."""
    least, most = wall.style.least - 1, wall.style.most(_MOST)
    while least < most:
        middle = (least + most + 1) // 2
        high = ground.height(wall, room.width(), middle)
        if reason is not None:
            high += _reason(wall, reason, room, middle).size.height() + wall.style.gap
        if high <= room.height():
            least = middle
        else:
            most = middle - 1
    return least if least >= wall.style.least else 0


def _grounds(scene: QuestionScene) -> Iterator[_Ground]:
    """What the room is to look at, the most of it first; without an example it is the rule."""
    worked = _worked(scene)
    evidence = worked.evidence if worked is not None else scene.evidence
    card = scene.card
    if card is None or (scene.scenario is not None and not _is_by_card(evidence)):
        rule = scene.decision.explanation
        yield _Ground(None, scene.scenario.story if scene.scenario is not None else rule)
        return
    deciding = evidence.words if evidence is not None else None
    lit = deciding if scene.is_revealed and deciding is not None else None
    is_there = lit is not None and (lit.en in card.text.en or lit.ja in card.text.ja)
    for shown in (card, without_reminders(card, deciding), excerpt(card, deciding)):
        yield _Ground(shown, shown.text, lit if is_there else None)


def grounds_and_reason(scene: QuestionScene) -> tuple[Card | None, Text | None, Text, Text | None]:
    """The card and its words that are lit, or the story; and the reason, told or to be told."""
    ground = next(_grounds(scene))
    return ground.card, ground.lit, ground.story, _told(scene, is_bare=False)


def _is_by_card(evidence: Evidence | None) -> bool:
    """Do words of a card decide it, or their absence?"""
    if evidence is None or (evidence.words or evidence.absent) is None:
        return False
    absent = evidence.absent
    return evidence.words is not None or (
        absent is not None and ("“" in absent.en or not _AT_THE_TABLE.search(absent.en))
    )


def _worked(scene: QuestionScene) -> WorkedAnswer | None:
    """What the example answers here; it is known before it is told."""
    if scene.scenario is None or scene.is_astray:
        return None
    return scene.scenario.worked(scene.walk)


def _told(scene: QuestionScene, *, is_bare: bool) -> Text | None:
    """The reason, told or still to be told; *is_bare*: without the words that are not there."""
    worked = _worked(scene)
    if worked is None:
        return scene.because
    absent = worked.evidence.absent
    if absent is None or is_bare:
        return worked.because
    return stacked((words.NOT_THERE.filled(words=absent), worked.because))


def _put_reason(wall: Wall, scene: QuestionScene, reason: Text, room: QRectF) -> None:
    """The reason at the foot of *room*, as large as it has it, once it is told."""
    inner = room.adjusted(_inset(wall), 0, 0, 0)
    said = wall.fit(reason, wall.manner(), inner, _MOST_REASON)
    high = said.size.height()
    place = QRectF(room.left(), room.bottom() - high, room.width(), high)
    wall.blocks.append(place)
    wall.lacks_room |= said.pixels < wall.style.least
    if scene.is_revealed:
        bar = _BAR * wall.style.height
        wall.put_box(QRectF(place.left(), place.top(), bar, high), wall.style.text.palette.path)
        wall.put(reason, said, QPointF(place.left() + _inset(wall), place.top()))


def _reason(wall: Wall, reason: Text, room: QRectF, pixels: int) -> Fitted:
    """The reason set, no larger than it may be."""
    size = max(wall.style.least, min(pixels, wall.style.most(_MOST_REASON)))
    return sized(reason, wall.manner(), size, room.width() - _inset(wall))


def _inset(wall: Wall) -> float:
    """How far the reason stands beside its bar."""
    return _BAR * wall.style.height + 0.6 * wall.style.gap
