"""The ways to tell a story: what comes first, and what stands with what."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from flowcharts.traits import RowName


class StoryPart(StrEnum):
    """What a story is made of."""

    LEVEL = "level"
    """The enforcement level, and the Warnings of today."""
    LEVEL_LATE = "level-late"
    """The same, once the judge is there."""
    LEVEL_SCENE = "level-scene"
    """The level and what is on the table in one sentence."""
    SCENE = "scene"
    """What is on the table."""
    EVENTS = "events"
    """What happens, in sentences of some length."""
    EVENTS_SHORT = "events-short"
    """The same, a sentence for each who acts."""
    NOTICE = "notice"
    """Who brings it up, and that a judge is called."""
    NOTICE_SAID = "notice-said"
    """The same, in that player’s words."""
    CALLED = "called"
    """The same, told before what happened."""
    CALLED_SAID = "called-said"
    """The same, in that player’s words."""
    WISH = "wish"
    """What the opponent wants, and what the judge finds."""


TOLD_ONCE = (
    (StoryPart.LEVEL, StoryPart.LEVEL_LATE, StoryPart.LEVEL_SCENE),
    (StoryPart.SCENE, StoryPart.LEVEL_SCENE),
    (StoryPart.EVENTS, StoryPart.EVENTS_SHORT),
    (StoryPart.NOTICE, StoryPart.NOTICE_SAID, StoryPart.CALLED, StoryPart.CALLED_SAID),
    (StoryPart.WISH,),
)
"""Of each of these every way has one."""


@dataclass(frozen=True, slots=True)
class StoryWay:
    """One way to tell a story."""

    id: Annotated[str, RowName()]
    parts: tuple[str, ...]
    """In their order, each a part or the name of a phrase that decides nothing."""

    @property
    def begins_with_the_call(self) -> bool:
        """Is it told first that a judge was called?"""
        return StoryPart.CALLED in self.parts or StoryPart.CALLED_SAID in self.parts
