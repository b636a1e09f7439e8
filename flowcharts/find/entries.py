"""Everything that can be found, one entry at a time: reading all of it takes a while."""

from collections.abc import Iterator
from functools import lru_cache

from flowcharts.find.entry import LANGUAGES, IndexEntry
from flowcharts.find.fold import fold
from flowcharts.find.hit import HitKind
from flowcharts.library.catalog import ChartEntry
from flowcharts.library.library import Library
from flowcharts.model.chart import Action, Chart, Decision, Exit, Node, Outcome, Penalty
from flowcharts.model.game import Game
from flowcharts.model.references import entries_of
from flowcharts.model.scenario import Card, Scenario
from flowcharts.model.terms import Term
from flowcharts.model.text import Language, Text, ruby_runs, without_ruby

_KEPT = 8192
"""How many stretches are remembered folded: editions have most of their words in common."""


def entries_of_game(library: Library, game: Game) -> Iterator[IndexEntry]:
    """The words and cards of a game, and what stands on its charts."""
    for term in library.terms_of(game).values():
        yield _term(term, game)
    for card in library.cards_of(game).values():
        yield card_entry(card, game)
    for listed in library.catalog.charts:
        if listed.game is game and library.has_chart(listed.id):
            yield from _entries_of_chart(library.chart(listed.id), listed)


def entries_of_catalog(library: Library) -> Iterator[IndexEntry]:
    """Charts, lessons and examples of all games."""
    catalog = library.catalog
    for listed in catalog.charts:
        document = listed.edition.document
        yield _entry(HitKind.CHART, listed.id, listed.title, document, game=listed.game, on=listed)
    for lesson in library.lessons.values():
        yield _entry(HitKind.LESSON, lesson.id, lesson.title, lesson.about, game=lesson.game)
    for listed_example in catalog.scenarios:
        for scenario in library.readable_scenarios((listed_example.id,)):
            charts = catalog.told_on(listed_example)
            game = charts[0].game if charts else Game.MAGIC
            yield _example(scenario, library, game, charts)


def _entries_of_chart(chart: Chart, on: ChartEntry) -> Iterator[IndexEntry]:
    """What is found on the chart itself."""
    outcome = HitKind.REMEDY if chart.has_remedies else HitKind.RESULT
    for node in chart.nodes.values():
        yield _node(node, outcome, on)
    for way_out in chart.exits.values():
        yield _exit(way_out, on)
    for place, meaning in enumerate(entries_of(chart)):
        title = Text(meaning.word, meaning.word)
        said = meaning.text, meaning.table
        yield _entry(HitKind.WORD, str(place), title, *said, game=on.game, on=on)


def _node(node: Node, outcome: HitKind, on: ChartEntry) -> IndexEntry:
    title = node.label.on_one_line()
    match node:
        case Decision():
            kind = HitKind.NODE
            said: tuple[Text | None, ...] = (node.question, node.explanation, node.definition)
        case Action():
            kind, said = HitKind.NODE, (node.explanation, node.today)
        case Outcome():
            kind = outcome
            said = (node.remedy, *_penalties(node.penalty), node.say, node.today)
    return _entry(kind, node.id, title, *said, game=on.game, on=on)


def _penalties(penalty: Penalty | None) -> tuple[Text | None, ...]:
    if penalty is None:
        return ()
    return penalty.controller, penalty.opponent, penalty.exception


def _exit(way_out: Exit, on: ChartEntry) -> IndexEntry:
    title = way_out.label.on_one_line()
    said = way_out.reason, way_out.instead
    return _entry(HitKind.EXIT, way_out.id, title, *said, game=on.game, on=on)


def _term(term: Term, game: Game) -> IndexEntry:
    also = Text(
        ", ".join(term.also.get(Language.ENGLISH, ())),
        "、".join(term.also.get(Language.JAPANESE, ())),
    )
    return _entry(HitKind.TERM, term.id, term.term, term.meaning, also, game=game)


def card_entry(card: Card, game: Game) -> IndexEntry:
    """A card: its name, and all that stands on it."""
    return _entry(HitKind.CARD, card.id, card.name, card.text, card.type, card.note, game=game)


def _example(
    scenario: Scenario, library: Library, game: Game, charts: tuple[ChartEntry, ...]
) -> IndexEntry:
    cards = library.cards_of(game)
    names = tuple(cards[card].name for card in scenario.cards if card in cards)
    said = scenario.story, scenario.note
    return _entry(
        HitKind.EXAMPLE, scenario.id, scenario.title, *said, game=game, names=names, told_on=charts
    )


def _entry(  # noqa: PLR0913  # each kind of thing has some of them
    kind: HitKind,
    entry_id: str,
    title: Text,
    *said: Text | None,
    game: Game,
    names: tuple[Text, ...] = (),
    on: ChartEntry | None = None,
    told_on: tuple[ChartEntry, ...] = (),
) -> IndexEntry:
    texts = [text for text in (title, *names, *said) if text is not None and text.en]
    written = [words for text in texts for words in map(text.in_language, LANGUAGES)]
    folded = tuple(map(_folded_with_readings, written))
    charts = (on,) if on is not None else told_on
    return IndexEntry(
        kind=kind,
        id=entry_id,
        title=title.without_ruby(),
        game=game,
        told_on=charts,
        badges=tuple(map(_badge, charts)),
        stretches=tuple(map(without_ruby, written)),
        folded=folded,
        whole="\n".join(folded),
        names=len(LANGUAGES) * (1 + len(names)),
    )


def _badge(chart: ChartEntry) -> str:
    called, _ = chart.edition.badge_parts
    return f"{_folded_with_readings(called.en)}\n{_folded_with_readings(called.ja)}"


@lru_cache(_KEPT)
def _folded_with_readings(words: str) -> str:
    if "[" not in words:
        return fold(words)
    read = "".join(run.reading or run.base for run in ruby_runs(words))
    return fold(words) if read == words else f"{fold(words)}\n{fold(read)}"
