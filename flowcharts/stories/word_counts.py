"""How often words were told of what was missed, and of what was not: no word is to tell it."""

import re
from collections import Counter
from math import log

from flowcharts.model.text import Text

_ENGLISH = re.compile(r"[\w’+/{}-]+")
_JAPANESE = re.compile(r"[^はがをにでとも、。「」：]+[はがをにでとも]?")


class WordCounts:
    """Of the stories of one batch, how many have each word, by whether the ability was missed."""

    def __init__(self) -> None:
        self._words: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
        self._stories = Counter[bool]()

    def add(self, story: Text, *, is_missed: bool) -> None:
        """That *story* is told."""
        self._words[is_missed].update(_words_of(story))
        self._stories[is_missed] += 1

    def tells(self, story: Text, *, is_missed: bool) -> float:
        """How much its words tell what is so; less than 0 where they tell the opposite."""
        return sum(self._weight(word, is_missed=is_missed) for word in _words_of(story))

    def _weight(self, word: str, *, is_missed: bool) -> float:
        here, there = self._words[is_missed][word], self._words[not is_missed][word]
        share = (here + 1) / (self._stories[is_missed] + 2)
        other = (there + 1) / (self._stories[not is_missed] + 2)
        return log(share / other)


def _words_of(story: Text) -> set[str]:
    return {*_ENGLISH.findall(story.en), *_JAPANESE.findall(story.ja)}
