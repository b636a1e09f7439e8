"""One thing that can be found, and how near it is to what was asked."""

import re
from dataclasses import dataclass
from enum import IntEnum

from flowcharts.find.fold import Query
from flowcharts.find.hit import Hit, HitKind
from flowcharts.library.catalog import ChartEntry
from flowcharts.model.game import Game
from flowcharts.model.text import Language, Text

LANGUAGES = tuple(Language)
"""In the order in which an entry's words are written."""
_DIGIT = re.compile(r"\d")
_YEAR = re.compile(r"(?:19|20)\d\d")


class Distance(IntEnum):
    """How far from the best a hit is: what is asked for by its name comes before a mention."""

    WHOLE_TITLE = 0
    BEGINS_TITLE = 1
    WORDS_OF_TITLE = 2
    IN_TITLE = 3
    IN_NAMES = 4
    """In the names of the cards that an example is told with."""
    WORD = 5
    INSIDE_WORD = 6

    @property
    def is_mention(self) -> bool:
        """Is it only spoken of, and not named?"""
        return self > Distance.IN_NAMES


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """One thing that can be found: its title, and every stretch of words it is found by."""

    kind: HitKind
    id: str
    title: Text
    game: Game
    told_on: tuple[ChartEntry, ...]
    """The charts that it can be opened on, today's first."""
    badges: tuple[str, ...]
    """Their editions, folded."""
    stretches: tuple[str, ...]
    """As they are written, without readings; the titles come first, then names of cards."""
    folded: tuple[str, ...]
    """The same, folded, each followed by its readings where it has any."""
    whole: str
    """All of them in one."""
    names: int = len(LANGUAGES)
    """How many of the stretches are titles and names of cards."""

    def hit(self, query: Query) -> tuple[Distance, Hit] | None:
        """How far from the best it is, and the hit, if it has all that was asked."""
        own = [word for word in query.words if word in self.whole]
        asked = [word for word in query.words if word not in own] if own != query.words else []
        if asked and not (own and self._has_edition(asked)):
            return None
        on = self._opened_on(asked or [word for word in own if _YEAR.search(word)])
        hit = Hit(
            self.kind,
            self.id,
            self.title,
            self.game,
            on,
            self.told_on,
            self.stretches,
            self.folded,
            self.names,
            own[0],
        )
        return self._distance(own, query.phrase), hit

    def _has_edition(self, asked: list[str]) -> bool:
        """Has one of its editions the words that are not its own, a date among them?"""
        is_dated = any(map(_DIGIT.search, asked))
        return is_dated and any(all(word in badge for word in asked) for badge in self.badges)

    def _opened_on(self, asked: list[str]) -> ChartEntry | None:
        """The edition asked for, that which began then before others; else today's."""
        if not asked:
            return self.told_on[0] if self.told_on else None
        having = [
            chart
            for chart, badge in zip(self.told_on, self.badges, strict=True)
            if all(word in badge for word in asked)
        ]
        years = [year[0] for word in asked if (year := _YEAR.search(word))]
        begun = [c for c in having if any(c.edition.since.startswith(year) for year in years)]
        return next(iter((*begun, *having, *self.told_on)), None)

    def _distance(self, own: list[str], phrase: str) -> Distance:
        titles = self.folded[: len(LANGUAGES)]
        if any(phrase in title for title in titles):
            if any(phrase in title.split("\n") for title in titles):
                return Distance.WHOLE_TITLE
            if any(title.startswith(phrase) for title in titles):
                return Distance.BEGINS_TITLE
        if _are_all_in(own, titles):
            starts = all(any(_starts_a_word(word, title) for title in titles) for word in own)
            return Distance.WORDS_OF_TITLE if starts else Distance.IN_TITLE
        if self.names > len(LANGUAGES) and _are_all_in(own, self.folded[: self.names]):
            return Distance.IN_NAMES
        return Distance.WORD if _starts_a_word(own[0], self.whole) else Distance.INSIDE_WORD


def _are_all_in(words: list[str], texts: tuple[str, ...]) -> bool:
    return all(any(word in text for text in texts) for word in words)


def _starts_a_word(word: str, text: str) -> bool:
    return text.startswith(word) or f" {word}" in text or f"\n{word}" in text
