"""The words of a story that is not told: what happens in it is wanted alone."""

from flowcharts.model.text import Text
from flowcharts.stories.ability_story import StoryKey
from flowcharts.stories.story_words import StoryWords

_NONE = Text("", "")


class UnsaidWords(StoryWords):
    """No words at all."""

    def __init__(self) -> None:
        self.is_land = False

    def told(self, told: StoryKey) -> Text:  # noqa: ARG002 # whatever is told
        """Nothing."""
        return _NONE

    def phrase(self, name: str, **more: Text | str) -> Text:  # noqa: ARG002 # the same
        """Nothing."""
        return _NONE

    def adding(self, name: str, verb: Text) -> Text:  # noqa: ARG002 # the same
        """Nothing."""
        return verb

    def lot(self, name: str, count: int) -> int:  # noqa: ARG002 # the same
        """Always 0: what is drawn here changes words alone, and no fact."""
        return 0
