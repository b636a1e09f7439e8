"""The words of one story: those of its ability and the phrases that all stories share."""

from collections.abc import Mapping

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import AbilityStory, StoryKey
from flowcharts.stories.sentences import fill


class StoryWords:
    """Words with the players and the card filled in; each is filled once."""

    def __init__(
        self, story: AbilityStory, card: Card, controller: str, phrases: Mapping[str, Text]
    ) -> None:
        other = "BA"["AB".index(controller)]
        name = card.name.without_ruby()
        self._gaps = {
            "{P}": Text(controller, controller),
            "{Q}": Text(other, other),
            "{X}": Text(name.en, name.ja or name.en),
        }
        self._story = story
        self._phrases = phrases
        self._filled: dict[object, Text] = {}
        self.is_land = "Land" in card.type.en

    def told(self, told: StoryKey) -> Text:
        """What the story of the ability says."""
        if told not in self._filled:
            self._filled[told] = fill(self._story.words[told], self._gaps)
        return self._filled[told]

    def phrase(self, name: str, **more: Text | str) -> Text:
        """The phrase of that name; *more* fills gaps that only it has."""
        key = (name, *more.values())
        if key not in self._filled:
            gaps = {
                f"{{{gap}}}": words if isinstance(words, Text) else Text(words, words)
                for gap, words in more.items()
            }
            self._filled[key] = fill(fill(self._phrases[name], gaps), self._gaps)
        return self._filled[key]

    def naming(self, name: str) -> Text:
        """The phrase of that name about the ability: by its card, if no other could be meant."""
        is_told = self._story.has(StoryKey.ABOUT)
        about = self.told(StoryKey.ABOUT) if is_told else self.phrase("the-card")
        return self.phrase(name, about=about)

    def adding(self, name: str, verb: Text) -> Text:
        """The same, with the phrase of that name that says how or when."""
        added = self._phrases[name]
        return Text(f"{verb.en} {added.en}", f"{added.ja}{verb.ja}")
