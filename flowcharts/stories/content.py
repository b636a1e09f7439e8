"""The content that stories are told from, and the charts that rule on them."""

from collections.abc import Mapping
from typing import NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import AbilityStory
from flowcharts.stories.filler import Filler
from flowcharts.stories.former_words import FormerWords
from flowcharts.stories.shown_fact import ShownFact
from flowcharts.stories.story_way import StoryWay
from flowcharts.stories.story_words import Phrases


class StoryContent(NamedTuple):
    """Abilities, cards and words that stories are told from."""

    stories: Mapping[str, AbilityStory]
    abilities: Mapping[str, Ability]
    cards: Mapping[str, Card]
    phrases: Phrases
    fillers: Mapping[str, Filler]
    ways: tuple[StoryWay, ...]
    shown: Mapping[str, ShownFact]
    former: tuple[FormerWords, ...]
    version: str
    """Which content this is: any change of it may make other cases of the same ids."""


class RulingChart(NamedTuple):
    """The chart that rules at an enforcement level, and when."""

    chart: Chart
    day: str
    month: Text | None
    """Told where the edition has passed."""
    follows: Chart | None = None
    """The chart that leads on to it, where it presupposes what that one has found."""
