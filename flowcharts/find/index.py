"""All that can be found, and in which order it is shown.

A ruling looked up in a hurry must not be a superseded one. So what is in force comes first, then
what belongs to no edition (cards, words, lessons), and last what is superseded: no nearness makes
up for that. Within each of these the nearest comes first; of what is superseded, the newest
edition, what is named before what is only mentioned. Whoever means the card or the word finds it
at the head of its own part, one key away (see the window), and never behind what is superseded.

Words, cards and what stands on charts are found in their own game alone; the charts, lessons and
examples of other games come after all that is of the game one is in, the nearest first.
"""

from typing import TYPE_CHECKING

from flowcharts.find.entries import entries_of_catalog, entries_of_game
from flowcharts.find.entry import Distance, IndexEntry
from flowcharts.find.fold import Query
from flowcharts.find.hit import STANDINGS, Hit, HitKind
from flowcharts.library.library import Library
from flowcharts.model.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

_OF_ALL_GAMES = frozenset({HitKind.CHART, HitKind.LESSON, HitKind.EXAMPLE})
_KINDS = list(HitKind)
_GAMES = list(Game)
_STANDINGS = list(STANDINGS)


class Index:
    """All that can be found in a library from one of its games, each folded once."""

    def __init__(self, library: Library, game: Game) -> None:
        self._library = library
        self._read: list[IndexEntry] = []
        self._listed = entries_of_catalog(library)
        self._of_games: dict[Game, Iterator[IndexEntry]] = {}
        self.turn_to(game)

    def turn_to(self, game: Game) -> None:
        """Find in *game* from now on; what was read stays known."""
        self._game = game
        if game not in self._of_games:
            self._of_games[game] = entries_of_game(self._library, game)

    def read_on(self) -> bool:
        """Read a little more, so that the first search need not read all; is there more?"""
        for unread in (self._of_games[self._game], self._listed):
            entry = next(unread, None)
            if entry is not None:
                self._read.append(entry)
                return True
        return False

    def read_all(self) -> None:
        """Read all that can be found."""
        while self.read_on():
            pass

    def hits(self, asked: str) -> tuple[Hit, ...]:
        """What has all the words of *asked*, in the order to show it in.

        Only what has been read is found: whoever cannot wait for all of it asks again.
        """
        query = Query(asked)
        if not query.words:
            return ()
        here = (e for e in self._read if e.game is self._game or e.kind in _OF_ALL_GAMES)
        found = [hit for entry in here if (hit := entry.hit(query)) is not None]
        return tuple(hit for _, hit in sorted(found, key=self._place_of))

    def _place_of(self, found: tuple[Distance, Hit]) -> tuple[int, ...]:
        distance, hit = found
        away = 0 if hit.game is self._game else 1 + _GAMES.index(hit.game)
        if away:
            return away, distance, _KINDS.index(hit.kind)
        standing = _STANDINGS.index(hit.superseded)
        mention, age = False, 0
        if hit.on is not None and hit.superseded:
            mention = distance.is_mention
            age = -int(hit.on.edition.first_day.replace("-", ""))
        return away, standing, mention, age, distance, _KINDS.index(hit.kind)
