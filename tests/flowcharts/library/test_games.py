"""Games stay apart: the words, cards and charts of one never stand among those of another."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from flowcharts.checking.check import check_files
from flowcharts.codec.toml_cache import TomlCache
from flowcharts.documents.blocks import tell_chart
from flowcharts.documents.formats.markdown import markdown
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.find.hit import Hit, HitKind
from flowcharts.find.index import Index
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library
from flowcharts.model.chart import Action, Chart, Decision, Exit, Node
from flowcharts.model.game import Game
from flowcharts.model.terms import TermFinder
from flowcharts.model.text import Language, Text, Wording
from tests.paths import GAMES

ALL = Library(added=GAMES)
OTHERS = [game for game in Game if game is not Game.MAGIC]
OF_ARENA = ALL.chart("arena-event")
OF_SCRIPT = ALL.chart("script-event")
OF_MAGIC = ALL.chart("missed-trigger-2008")
INDEXES: dict[Game, Index] = {}


class WatchedCache(TomlCache):
    """A cache that notes which tables were asked for whole."""

    def __init__(self, kept: Path) -> None:
        super().__init__(kept)
        self.asked: list[str] = []

    def read(self, path: Path) -> dict[str, object]:
        self.asked.append(path.name)
        return super().read(path)


def hits(chart: Chart, query: str) -> list[Hit]:
    if chart.game not in INDEXES:
        INDEXES[chart.game] = Index(ALL, chart.game)
        INDEXES[chart.game].read_all()
    return list(INDEXES[chart.game].hits(query))


def words_of_chart(chart: Chart) -> Iterator[Text]:
    yield from (chart.title, chart.about)
    for node in (*chart.nodes.values(), *chart.exits.values()):
        yield from words_of_node(node)


def words_of_node(node: Node | Exit) -> Iterator[Text]:
    yield node.label
    match node:
        case Decision():
            yield from (node.question, node.explanation, node.definition)
        case Action():
            yield node.explanation
        case Exit():
            yield from (node.reason, node.instead)
        case _:
            yield from (node.remedy, node.say)


def words_of_game(game: Game) -> Iterator[Text]:
    """Everything that is read where charts, lessons and examples of *game* are shown."""
    games = ALL.catalog.games_of_charts()
    for chart in ALL.charts():
        if chart.game is game:
            yield from words_of_chart(chart)
    for lesson in ALL.lessons.values():
        if lesson.game is game:
            yield from (lesson.title, lesson.about)
    for scenario in ALL.scenarios():
        if games[scenario.chart] is game:
            yield from (scenario.title, scenario.story)
            yield from (worked.because for worked in scenario.answers.values())
    yield from (card.text for card in ALL.cards_of(game).values())


@pytest.mark.parametrize("game", Game)
def test_only_words_of_its_own_glossary_are_linked_in_the_texts_of_a_game(game: Game) -> None:
    finder = TermFinder(ALL.terms_of(game).values())
    linked = {
        link.term
        for text in words_of_game(game)
        for language in Language
        for link in finder.links_in(text.without_ruby().in_language(language), language)
    }
    assert linked
    assert {ALL.terms[term].game for term in linked} == {game}


def test_the_same_word_means_another_thing_in_each_game() -> None:
    trigger = {
        game: TermFinder(ALL.terms_of(game).values()).links_in("a trigger", Language.ENGLISH)
        for game in Game
    }
    assert len({links[0].term for links in trigger.values()}) == len(Game)


def test_examples_of_forge_are_told_with_cards_of_magic() -> None:
    assert ALL.cards_of(Game.FORGE) is ALL.cards_of(Game.MAGIC)
    assert "arena-blade" not in ALL.cards_of(Game.MAGIC)
    assert {card.game for card in ALL.cards_of(Game.FLESH_AND_BLOOD).values()} == {
        Game.FLESH_AND_BLOOD
    }
    assert {"arena-blade", "kavu-monarch"} <= ALL.cards.keys()


def test_the_words_and_cards_of_one_game_are_read_without_those_of_another(
    tmp_path: Path,
) -> None:
    kept = TomlCache(tmp_path)
    for _ in Library(kept, GAMES).terms, Library(kept, GAMES).cards, Library(kept, GAMES).catalog:
        kept.keep()
    cache = WatchedCache(tmp_path)
    library = Library(cache, GAMES)
    library.chart("missed-trigger-2008")
    library.terms_of(Game.MAGIC)
    library.cards_of(Game.MAGIC)
    assert not any("arena" in name or "script" in name for name in cache.asked)
    assert "glossary.toml" in cache.asked


def test_todays_policy_is_of_magic() -> None:
    assert ALL.chart(ALL.todays_chart_id).game is Game.MAGIC


@pytest.mark.parametrize("chart", [OF_MAGIC, OF_ARENA, OF_SCRIPT], ids=lambda chart: chart.id)
@pytest.mark.parametrize("query", ["trigger", "誘発", "event", "kavu", "arena", "e"])
def test_no_word_and_no_card_of_another_game_is_found(chart: Chart, query: str) -> None:
    found = hits(chart, query)
    terms = [hit for hit in found if hit.kind is HitKind.TERM]
    assert {ALL.terms[hit.id].game for hit in terms} <= {chart.game}
    cards = [hit for hit in found if hit.kind is HitKind.CARD]
    assert {ALL.cards[hit.id].game for hit in cards} <= {chart.game.of_cards}


def test_what_is_of_this_game_stands_before_all_that_is_of_others() -> None:
    games = [hit.game for hit in hits(OF_ARENA, "trigger")]
    assert games[0] is Game.FLESH_AND_BLOOD
    assert games == sorted(games, key=lambda game: game is not Game.FLESH_AND_BLOOD)
    assert Game.MAGIC in games


def test_charts_lessons_and_examples_of_other_games_are_found_by_their_titles() -> None:
    for query, kind, name in (
        ("what the arena waits for", HitKind.CHART, "arena-event"),
        ("first steps in the script", HitKind.LESSON, "script-first"),
        ("闘技場が待つもの", HitKind.CHART, "arena-event"),
        ("the blade strikes", HitKind.EXAMPLE, "blade-strikes"),
    ):
        first = hits(OF_MAGIC, query)[0]
        assert (first.kind, first.id) == (kind, name)
        assert first.game is not Game.MAGIC


def test_what_a_chart_without_remedies_comes_to_is_found_as_a_result() -> None:
    assert HitKind.REMEDY not in {hit.kind for hit in hits(OF_ARENA, "event")}
    assert HitKind.RESULT in {hit.kind for hit in hits(OF_ARENA, "event")}
    assert HitKind.REMEDY in {hit.kind for hit in hits(OF_MAGIC, "stack")}


@pytest.mark.parametrize("wording", Wording)
def test_markdown_of_another_game_says_nothing_of_remedies_or_penalties(wording: Wording) -> None:
    scenario = ALL.scenario("blade-strikes")
    sheet = RulingSheet(scenario.walk(OF_ARENA), scenario, cards=ALL.cards)
    for blocks in (tell_chart(OF_ARENA), sheet.blocks):
        said = markdown(blocks, wording).casefold()
        for word in ("remed", "penalt", "judge", "missed", "処置", "懲罰", "ジャッジ", "裁定"):
            assert word not in said


def test_a_chart_that_leads_into_another_game_is_a_mistake(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    copytree(GAMES, folder)
    path = folder / "charts" / "arena-event.toml"
    led = 'remedy.en = "It triggers once."\nnext = "awareness"\ncard = "kavu-monarch"'
    path.write_text(
        path.read_text("utf-8").replace('remedy.en = "It triggers once."', led), "utf-8"
    )
    said = [problem.said.en for problem in check_files([path], ContentFiles(folder))]
    assert any("“awareness” is of magic; this chart is of flesh-and-blood" in each for each in said)
    assert any("“kavu-monarch” is a card of magic" in each for each in said)
