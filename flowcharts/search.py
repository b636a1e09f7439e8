"""Find: what the library says about some words, whatever their width, kana, case or language.

Words and cards of another game are never found; its charts, lessons and examples are, after all
that is of the game one is in.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from unicodedata import normalize

from flowcharts.loading.library import Library
from flowcharts.model.chart import Action, Chart, Decision, Exit, Node, Outcome, Penalty
from flowcharts.model.game import Game
from flowcharts.model.references import Meaning, entries_of
from flowcharts.model.scenario import Card, Scenario, Term
from flowcharts.model.text import Language, Text, ruby_runs, without_ruby

LANGUAGES = tuple(Language)
"""In the order in which an entry's words are written."""


class HitKind(StrEnum):
    """What a hit is."""

    NODE = "node"
    REMEDY = "remedy"
    RESULT = "result"
    """An outcome of a chart that ends in no remedy."""
    EXIT = "exit"
    WORD = "word"
    """A word of a script that the chart explains; its id is its place among those."""
    TERM = "term"
    CARD = "card"
    CHART = "chart"
    LESSON = "lesson"
    SCENARIO = "scenario"


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing found."""

    kind: HitKind
    id: str
    title: Text
    excerpt: str
    """The words around what was found, in the language it was found in."""
    game: Game = Game.MAGIC


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """One thing that can be found: its title, and every stretch of words it is found by."""

    kind: HitKind
    id: str
    title: Text
    stretches: tuple[str, ...]
    """As they are written, without readings; the titles come first."""
    folded: tuple[str, ...]
    """The same, folded, each followed by its readings where it has any."""
    game: Game = Game.MAGIC

    def hit(self, words: list[str]) -> tuple[int, Hit] | None:
        """How far from the best it is, and the hit, if it has all of *words*."""
        if not all(any(word in text for text in self.folded) for word in words):
            return None
        place = next(place for place, text in enumerate(self.folded) if words[0] in text)
        shown = self.stretches[place]
        if place < len(LANGUAGES):  # the title stands there anyway: show what it stands for
            shown = self.stretches[(place + len(LANGUAGES)) % len(self.stretches)]
        return self._distance(words), Hit(
            self.kind, self.id, self.title, excerpt_of(shown, words[0]), self.game
        )

    def _distance(self, words: list[str]) -> int:
        query = " ".join(words)
        titles = self.folded[: len(LANGUAGES)]
        if any(query in title.split("\n") for title in titles):
            return 0
        if any(title.startswith(query) for title in titles):
            return 1
        if any(_starts_a_word(word, title) for word in words for title in titles):
            return 2
        if any(word in title for word in words for title in titles):
            return 3
        return 4 if any(_starts_a_word(words[0], text) for text in self.folded) else 5


class Index:
    """All that can be found in a library and one of its charts, each folded once."""

    def __init__(self, library: Library, chart: Chart) -> None:
        self._library = library
        self._of_games: dict[Game, tuple[IndexEntry, ...]] = {}
        self._listed: list[IndexEntry] = []
        self._unread = _entries_of_catalog(library)
        self.turn_to(chart)

    def turn_to(self, chart: Chart) -> None:
        """Find on *chart* from now on; what is in the library is known already."""
        self._chart, self._game = chart, chart.game
        self._of_chart: tuple[IndexEntry, ...] = ()

    def read_on(self) -> bool:
        """Read a little more, so that the first search need not read all; is there more?"""
        if self._game not in self._of_games:
            found = _entries_of_game(self._library, self._game)
            self._of_games[self._game] = tuple(_in_game(self._game, found))
            return True
        entry = next(self._unread, None)
        if entry is not None:
            self._listed.append(entry)
        return entry is not None

    @property
    def entries(self) -> tuple[IndexEntry, ...]:
        """All that can be found."""
        while self.read_on():
            pass
        if not self._of_chart:
            self._of_chart = tuple(_in_game(self._game, _entries_of_chart(self._chart)))
        return (*self._of_chart, *self._of_games[self._game], *self._listed)

    def hits(self, query: str) -> tuple[Hit, ...]:
        """What has all the words of *query*, the nearest first."""
        words = fold(query).split()
        if not words:
            return ()
        found = [hit for entry in self.entries if (hit := entry.hit(words)) is not None]
        return tuple(hit for _, hit in sorted(found, key=self._distance_of))

    def _distance_of(self, found: tuple[int, Hit]) -> tuple[int, int, int]:
        """How far from here: what is of this game comes first, then one other after the other."""
        distance, hit = found
        away = 0 if hit.game is self._game else 1 + list(Game).index(hit.game)
        return away, distance, list(HitKind).index(hit.kind)


_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_QUOTES = {ord("’"): "'", ord("‘"): "'", ord("“"): '"', ord("”"): '"'}
_DROPPED = dict.fromkeys(map(ord, "ーｰ〜~・\u00ad\u200b"))
_LIGATURES = {ord("æ"): "ae", ord("œ"): "oe"}
_GAPS = dict.fromkeys((*map(ord, "-―−_"), *range(ord("‐"), ord("―"))), " ")
_FOLDED = _KATAKANA | _QUOTES | _DROPPED | _LIGATURES | _GAPS
_JAPANESE = "ぁ-ゖ一-鿿々"
_GAP_IN_JAPANESE = re.compile(rf"(?<=[{_JAPANESE}]) | (?=[{_JAPANESE}])")
_ACCENTED = re.compile(r"[\u00c0-\u036f\u1e00-\u1fff]")
_ACCENTS = re.compile(r"(?<=[a-z])[\u0300-\u036f]+")


def fold(text: str) -> str:
    """*text* as it is compared: one width, case and kana; no readings, accents, ligatures, dashes.

    >>> fold("ﾒｲﾝ・フェイズ") == fold("めいんふぇいず")
    True
    >>> fold("Turn-Cycle")
    'turn cycle'
    """
    even = normalize("NFKC", without_ruby(text)).casefold()
    if _ACCENTED.search(even):
        even = normalize("NFC", _ACCENTS.sub("", normalize("NFD", even)))
    spaced = " ".join(even.translate(_FOLDED).split())
    return spaced if spaced.isascii() else _GAP_IN_JAPANESE.sub("", spaced).strip()


def excerpt_of(text: str, word: str, before: int = 16, after: int = 64) -> str:
    """The words of *text* around the folded *word*; its beginning where the word is not in it."""
    line = " ".join(text.split())
    found = fold(line).find(word)
    place = _place_in(line, found) if found > 0 else 0
    start = 0 if place <= before else _word_start(line, place - before)
    end = place + after
    return f"{'…' if start else ''}{line[start:end].strip()}{'…' if end < len(line) else ''}"


def _place_in(line: str, folded_place: int) -> int:
    """The place in *line* that *folded_place* of its folded form came from."""

    def length(place: int) -> int:
        return len(fold(line[: place + 1]))

    low, high = folded_place - 1, min(folded_place + 7, len(line))  # it is seldom further away
    place = bisect_right(range(high), folded_place, low, key=length)
    if low < place < high:
        return place
    return bisect_right(range(len(line)), folded_place, key=length)


def _word_start(line: str, place: int) -> int:
    gap = line.find(" ", place, place + 10)
    return place if gap < 0 else gap + 1


def _starts_a_word(word: str, text: str) -> bool:
    return text.startswith(word) or f" {word}" in text or f"\n{word}" in text


def _in_game(game: Game, entries: Iterable[IndexEntry]) -> Iterator[IndexEntry]:
    return (replace(entry, game=game) for entry in entries)


def _entries_of_chart(chart: Chart) -> Iterator[IndexEntry]:
    """What is found on the chart itself."""
    for node in chart.nodes.values():
        yield _node(node, HitKind.REMEDY if chart.has_remedies else HitKind.RESULT)
    for way_out in chart.exits.values():
        yield _exit(way_out)
    for place, meaning in enumerate(entries_of(chart)):
        yield _word(str(place), meaning)


def _entries_of_game(library: Library, game: Game) -> Iterator[IndexEntry]:
    """The words and cards of a game."""
    yield from map(_term, library.terms_of(game).values())
    yield from map(_card, library.cards_of(game).values())


def _entries_of_catalog(library: Library) -> Iterator[IndexEntry]:
    """Charts, lessons and scenarios of all games."""
    catalog = library.catalog
    games = catalog.games_of_charts()
    for listed in catalog.charts:
        document = listed.edition.document
        yield replace(_entry(HitKind.CHART, listed.id, listed.title, document), game=listed.game)
    for lesson in library.lessons.values():
        told = _entry(HitKind.LESSON, lesson.id, lesson.title, lesson.about)
        yield replace(told, game=lesson.game)
    for scenario in library.scenarios():
        game = games.get(scenario.chart, Game.MAGIC)
        yield replace(_scenario(scenario), game=game)


def _node(node: Node, outcome: HitKind) -> IndexEntry:
    title = node.label.on_one_line()
    match node:
        case Decision():
            said = (node.question, node.explanation, node.definition)
            return _entry(HitKind.NODE, node.id, title, *said)
        case Action():
            return _entry(HitKind.NODE, node.id, title, node.explanation, node.today)
        case Outcome():
            penalties = _penalties(node.penalty)
            told = (node.remedy, *penalties, node.say, node.today)
            return _entry(outcome, node.id, title, *told)


def _penalties(penalty: Penalty | None) -> tuple[Text | None, ...]:
    if penalty is None:
        return ()
    return penalty.controller, penalty.opponent, penalty.exception


def _exit(way_out: Exit) -> IndexEntry:
    title = way_out.label.on_one_line()
    return _entry(HitKind.EXIT, way_out.id, title, way_out.reason, way_out.instead)


def _word(place: str, meaning: Meaning) -> IndexEntry:
    title = Text(meaning.word, meaning.word)
    return _entry(HitKind.WORD, place, title, meaning.text, meaning.table)


def _term(term: Term) -> IndexEntry:
    also = Text(", ".join(term.also.get("en", ())), "、".join(term.also.get("ja", ())))
    return _entry(HitKind.TERM, term.id, term.term, term.meaning, also)


def _card(card: Card) -> IndexEntry:
    return _entry(HitKind.CARD, card.id, card.name, card.text, card.type, card.note)


def _scenario(scenario: Scenario) -> IndexEntry:
    return _entry(HitKind.SCENARIO, scenario.id, scenario.title, scenario.story, scenario.note)


def _entry(kind: HitKind, entry_id: str, title: Text, *said: Text | None) -> IndexEntry:
    texts = [text for text in (title, *said) if text is not None and text.en]
    written = [words for text in texts for words in map(text.in_language, LANGUAGES)]
    return IndexEntry(
        kind=kind,
        id=entry_id,
        title=title.without_ruby(),
        stretches=tuple(without_ruby(words) for words in written),
        folded=tuple(_folded_with_readings(words) for words in written),
    )


def _folded_with_readings(words: str) -> str:
    if "[" not in words:
        return fold(words)
    read = "".join(run.reading or run.base for run in ruby_runs(words))
    return fold(words) if read == words else f"{fold(words)}\n{fold(read)}"
