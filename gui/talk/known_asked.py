"""What is asked where talks were not ended, and whether something else begins instead."""

from collections.abc import Callable, Iterator
from functools import partial

from flowcharts.model.text import Text
from gui.controllers.known_talks import KnownTalk, KnownTalks
from gui.talk import words
from gui.talk.question import RoomAnswer

_MOST = 5
"""So many talks are offered at once; those that were left before come once these have ended."""


def said_of(known: KnownTalks) -> Text:
    """What there is, and what can be done with it."""
    parts = [known.warning] if known.warning is not None else []
    if len(known.talks) > 1:
        parts.append(words.MANY_ASKED)
    for talk in known.talks if len(known.talks) == 1 else ():
        said = words.LED_ASKED if talk.is_led else words.LEFT_ASKED
        parts.append(said.filled(title=talk.title, place=talk.place))
    return Text(" ".join(each.en for each in parts), "".join(each.ja for each in parts))


def answers_of(known: KnownTalks, take_up: Callable[[KnownTalk], object]) -> Iterator[RoomAnswer]:
    """An answer for each of the talks."""
    are_many = len(known.talks) > 1
    for talk in known.talks[:_MOST]:
        said = words.LEAD_HERE if talk.is_led else words.GO_ON_WITH
        place = words.LED_AT if talk.is_led else words.LEFT_AT
        yield RoomAnswer(
            said.filled(title=talk.title),
            partial(take_up, talk),
            place.filled(place=talk.place) if are_many else None,
        )


def begun_beside(known: KnownTalks, title: Text) -> Text:
    """What the button says that begins another talk than those."""
    beside = words.BEGIN_OTHER if known.left else words.BEGIN_TOO
    return (beside if known.talks else words.BEGIN).filled(title=title)
