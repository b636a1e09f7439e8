"""What a question is answered from: the card whose words decide, or the story; and the reason."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.scenario import Card, Evidence, WorkedAnswer
from flowcharts.model.text import Text
from flowcharts.talk.scene import QuestionScene
from gui.talk.wall import words
from gui.talk.wall.card import CardLook, cards_height, put_cards
from gui.talk.wall.excerpt import excerpt, without_reminders
from gui.talk.wall.fitted import Fitted, largest, sized
from gui.talk.wall.frame import below
from gui.talk.wall.style import LEAD, LEAST
from gui.talk.wall.wall import Wall
from gui.text.text_style import stacked

_MOST, _MOST_REASON = 0.042, 0.038
"""How large the words are at most, in heights."""
_MIXED, CUT, _SHORT = 3, 3, 4
"""Squeezed so much, only the sentence that decides is as large as what is to be read first; a card
is shown without its reminders; then without the paragraphs that decide nothing. A sign tells it."""
_BAR = 0.007
"""How broad the bar before the reason is, in heights."""
_AT_THE_TABLE = re.compile(
    r"\b[AB]\b|opponent|Warning|word about|mention|silence|advantage|stack|since|played|action"
)
"""What is missing was not done or said: no card tells that, only the story does."""


class _Sizes(NamedTuple):
    """How large the words are, in pixels."""

    rest: int
    deciding: int
    """Those that decide: words of the card, or else the reason."""

    def of_reason(self, ground: "_Ground") -> int:
        """How large the reason is."""
        return self.rest if ground.deciding is not None else self.deciding


class _Ground(NamedTuple):
    """A card, or a story: what of it is shown."""

    card: Card | None
    story: Text
    deciding: Text | None = None
    """Words of the card that decide."""

    def look(self, sizes: _Sizes, *, is_lit: bool) -> CardLook:
        """How the card is set."""
        lit = self.deciding if is_lit else None
        return CardLook(sizes.rest, is_brief=True, quoted=lit, large=sizes.deciding)

    def height(self, wall: Wall, width: float, look: CardLook) -> float:
        if self.card is not None:
            return cards_height(wall, (self.card,), width, look)
        return sized(self.story, wall.manner(), look.pixels, width).size.height()

    def put(self, wall: Wall, room: QRectF, look: CardLook) -> None:
        if self.card is not None:
            put_cards(wall, (self.card,), room, look)
        else:
            said = sized(self.story, wall.manner(), look.pixels, room.width())
            wall.put(self.story, said, room.topLeft())


def put_grounds(wall: Wall, scene: QuestionScene, room: QRectF, *, has_reason: bool = True) -> None:
    """The grounds under the question, at the foot the reason; in letters of about one size.

    The place of the reason is kept before it is told, so that nothing moves when it is. Where only
    what decides is large, it is not to be seen before which words those are: all are as large as
    can be.
    """
    reason = _told(scene) if has_reason else None
    for ground in _grounds(scene, wall.squeeze):
        sizes = _largest(wall, ground, reason, room)
        if sizes is not None:
            break
    else:
        wall.lacks_room = True
        return
    look = ground.look(sizes, is_lit=scene.is_revealed)
    if not scene.is_revealed and sizes.rest < sizes.deciding:
        look = _alike(wall, ground, room)
        reason = None  # nobody knows yet how much room it takes
    ground.put(wall, room, look)
    if reason is not None:
        high = ground.height(wall, room.width(), look) + wall.style.gap
        _put_reason(wall, scene, reason, below(room, high), sizes.of_reason(ground))


def _largest(wall: Wall, ground: _Ground, reason: Text | None, room: QRectF) -> _Sizes | None:
    """The largest sizes in which *ground* and *reason* fit under each other; None where none do."""
    lead = wall.style.lead

    def fits(sizes: _Sizes) -> bool:
        high = ground.height(wall, room.width(), ground.look(sizes, is_lit=True))
        if reason is not None:
            size = sizes.of_reason(ground)
            high += _reason(wall, reason, room, size).size.height() + wall.style.gap
        return high <= room.height()

    alike = largest(wall.style.steps(_MOST), lambda size: fits(_Sizes(size, size)))
    if alike:
        return _Sizes(alike, alike)
    if wall.squeeze < _MIXED:
        return None
    _, *smaller = wall.style.steps(LEAD, LEAST)
    rest = largest(smaller, lambda size: fits(_Sizes(size, lead)))
    return _Sizes(rest, lead) if rest else None


def _alike(wall: Wall, ground: _Ground, room: QRectF) -> CardLook:
    """*ground* with all its words as large as *room* has them."""

    def look(size: int) -> CardLook:
        return ground.look(_Sizes(size, size), is_lit=False)

    def fits(size: int) -> bool:
        return ground.height(wall, room.width(), look(size)) <= room.height()

    sizes = wall.style.steps(_MOST, LEAST)
    return look(largest(sizes, fits) or sizes[-1])


def _grounds(scene: QuestionScene, squeeze: int = 0) -> Iterator[_Ground]:
    """What the room is to look at, the most of it first; without an example it is the rule."""
    worked = _worked(scene)
    evidence = worked.evidence if worked is not None else scene.evidence
    card = scene.card
    if card is None or (scene.scenario is not None and not _is_by_card(evidence)):
        rule = scene.decision.explanation
        yield _Ground(None, scene.scenario.story if scene.scenario is not None else rule)
        return
    quoted = evidence.words if evidence is not None else None
    is_there = quoted is not None and (quoted.en in card.text.en or quoted.ja in card.text.ja)
    cards = [card]
    if squeeze >= CUT:
        cards.append(without_reminders(card, quoted))
    if squeeze >= _SHORT:
        cards.append(excerpt(card, quoted))
    for shown in cards:
        yield _Ground(shown, shown.text, quoted if is_there else None)


def grounds_and_reason(scene: QuestionScene) -> tuple[Card | None, Text | None, Text, Text | None]:
    """The card and its words that are lit, or the story; and the reason, told or to be told."""
    ground = next(_grounds(scene))
    lit = ground.deciding if scene.is_revealed else None
    return ground.card, lit, ground.story, _told(scene)


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


def _told(scene: QuestionScene) -> Text | None:
    """The reason, told or still to be told."""
    worked = _worked(scene)
    if worked is None:
        return scene.because
    absent = worked.evidence.absent
    if absent is None:
        return worked.because
    return stacked((words.NOT_THERE.filled(words=absent), worked.because))


def _put_reason(wall: Wall, scene: QuestionScene, reason: Text, room: QRectF, pixels: int) -> None:
    """The reason at the foot of *room* once it is told, no smaller than that."""
    said = _reason(wall, reason, room, pixels)
    if pixels >= wall.style.lead and not wall.squeeze:
        inner = room.adjusted(_inset(wall), 0, 0, 0)
        said = max(said, wall.fit(reason, wall.manner(), inner, _MOST_REASON), key=_size_of)
    high = said.size.height()
    place = QRectF(room.left(), room.bottom() - high, room.width(), high)
    wall.blocks.append(place)
    if scene.is_revealed:
        bar = _BAR * wall.style.height
        wall.put_box(QRectF(place.left(), place.top(), bar, high), wall.style.text.palette.path)
        corner = QPointF(place.left() + _inset(wall), place.top())
        wall.put(reason, said, corner, is_lead=pixels >= wall.style.lead)


def _size_of(said: Fitted) -> int:
    return said.pixels


def _reason(wall: Wall, reason: Text, room: QRectF, pixels: int) -> Fitted:
    """The reason set, no larger than it may be."""
    size = max(wall.style.least, min(pixels, wall.style.most(_MOST_REASON)))
    return sized(reason, wall.manner(), size, room.width() - _inset(wall))


def _inset(wall: Wall) -> float:
    """How far the reason stands beside its bar."""
    return _BAR * wall.style.height + 0.6 * wall.style.gap
