"""The ways to tell a story: what comes first, and what stands with what."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from flowcharts.traits import RowName


class StoryPart(StrEnum):
    """What a story is made of."""

    LEVEL = "level"
    """The enforcement level, and the Warnings of today."""
    SCENE = "scene"
    """What is on the table."""
    EVENTS = "events"
    """What happens, in sentences of some length."""
    EVENTS_SHORT = "events-short"
    """The same, a sentence for each who acts."""
    NOTICE = "notice"
    """Who brings it up, and that a judge is called."""
    NOTICE_WISH = "notice-wish"
    """The same, and in the same sentence what the opponent wants."""
    WISH = "wish"
    """What the opponent wants, and what the controller says."""


TOLD_ONCE = (
    (StoryPart.LEVEL,),
    (StoryPart.SCENE,),
    (StoryPart.EVENTS, StoryPart.EVENTS_SHORT),
    (StoryPart.NOTICE, StoryPart.NOTICE_WISH),
    (StoryPart.WISH, StoryPart.NOTICE_WISH),
)
"""Of each of these every way has one."""


@dataclass(frozen=True, slots=True)
class StoryWay:
    """One way to tell a story."""

    id: Annotated[str, RowName()]
    parts: tuple[str, ...]
    """In their order."""
