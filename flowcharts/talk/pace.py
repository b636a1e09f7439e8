"""How many presses an item of a run sheet takes, and about how long, read and thought over."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from flowcharts.model.scenario import Card
from flowcharts.model.text import Language, Text, Wording
from flowcharts.talk.scene import QuestionScene, VotesScene, WallScene
from flowcharts.talk.sheet import RunSheet, SheetItem
from flowcharts.talk.talk import talk_of

_WORDS_A_SECOND, _LETTERS_A_SECOND = 2.6, 6.0
"""How fast one reads aloud, in English and in Japanese."""
_A_VOTE, _A_QUESTION, _A_PRESS = 35.0, 8.0, 2.0
"""So many seconds the room takes, and so does a press."""
_UNTITLED = Text("", "")
_MOST_PRESSES = 1_000
"""No item takes more."""


class Pace(NamedTuple):
    """What an item takes, from its title to the one after it."""

    presses: int = 0
    seconds: float = 0.0

    @property
    def minutes(self) -> int:
        """About how long, and no less than one."""
        return max(1, round(self.seconds / 60))


def pace_of(item: SheetItem, cards: Mapping[str, Card], wording: Wording) -> Pace:
    """What *item* takes on a wall in *wording*, where nobody goes astray."""
    talk = talk_of(RunSheet(_UNTITLED, wording, (item,)), cards).onward()
    presses, seconds = 0, 0.0
    while not talk.is_over and presses < _MOST_PRESSES:
        scene = talk.audience
        presses += 2 if isinstance(scene, VotesScene) else 1  # the hands are shown by another
        seconds += 60 * item.minutes if scene.is_timed else seconds_of(scene, wording)
        talk = talk.onward()
    return Pace(presses, seconds)


def whole_pace(paces: Iterable[Pace]) -> Pace:
    """What a run sheet takes whose items take *paces*: one press more, for its title."""
    known = tuple(paces)
    return Pace(1 + sum(each.presses for each in known), sum(each.seconds for each in known))


def seconds_of(scene: WallScene, wording: Wording) -> float:
    """How long a scene stands there at the least."""
    seconds = _A_PRESS + sum(_read_in(text, wording) for text in scene.read_aloud)
    if isinstance(scene, VotesScene):
        return seconds + _A_VOTE
    is_asked = isinstance(scene, QuestionScene) and not scene.is_revealed
    return seconds + _A_QUESTION if is_asked else seconds


def _read_in(text: Text, wording: Wording) -> float:
    """How many seconds *text* is read: one language of two is."""
    if Language.ENGLISH in wording.languages:
        return len(text.en.split()) / _WORDS_A_SECOND
    return len(text.ja) / _LETTERS_A_SECOND
