"""`find`: documents to the letter, words for people, in the order of the window."""

from functools import cache

import pytest

from flowcharts.find.index import Index
from flowcharts.model.game import Game
from tests.flowcharts.commands.said import Ask
from tests.shipped import LIBRARY


def test_a_hit_is_told_with_its_chart_and_its_edition(ask: Ask) -> None:
    (first, *_) = ask("find", "否定の契約", "--json").document["hits"]
    assert first == {
        "kind": "example",
        "id": "pact-of-negation-2018",
        "title": {"en": "Pact of Negation, December 2018", "ja": first["title"]["ja"]},
        "chart": "missed-trigger-2024",
        "edition": {
            "en": "IPG, September 2024 — newest known",
            "ja": "マジック違反処置指針 2024年9月：確認できた最新版",
        },
        "superseded": False,
    }
    assert "否定の契約" in first["title"]["ja"]


def test_what_has_no_edition_has_no_chart_either(ask: Ask) -> None:
    hits = ask("find", "turn cycle", "--json").document["hits"]
    term = next(hit for hit in hits if hit["kind"] == "term")
    assert (term["chart"], term["edition"], term["superseded"]) == (None, None, None)


@cache
def index_of(game: Game) -> Index:
    index = Index(LIBRARY, game)
    index.read_all()
    return index


@pytest.mark.parametrize("game", list(Game))
@pytest.mark.parametrize("query", ["trigger", "誘発"])
def test_hits_come_in_the_order_of_the_window(ask: Ask, game: Game, query: str) -> None:
    told = ask("find", query, "--game", game, "--json").document["hits"]
    shown = [hit for hit in index_of(game).hits(query) if hit.game is game]
    assert [(row["kind"], row["id"]) for row in told] == [(hit.kind, hit.id) for hit in shown]
    assert told


def test_every_kind_is_found(ask: Ask) -> None:
    found = {
        hit["kind"]
        for game in Game
        for query in ("e", "の")
        for hit in ask("find", query, "--game", game, "--json").document["hits"]
    }
    assert found == {
        *("node", "remedy", "result", "exit", "word"),
        *("term", "card", "chart", "lesson", "example"),
    }


def test_titles_have_no_readings(ask: Ask) -> None:
    hits = ask("find", "懲罰", "--json").document["hits"]
    assert hits
    assert not any("[" in hit["title"]["ja"] for hit in hits)


def test_magic_is_meant_where_no_game_is_said(ask: Ask) -> None:
    assert ask("find", "trigger", "--json").out == (
        ask("find", "trigger", "--game", "magic", "--json").out
    )
    charts = {hit["chart"] for hit in ask("find", "trigger", "--json").document["hits"]}
    assert "missed-trigger-2024" in charts
    assert not any(chart.startswith(("fab", "forge")) for chart in charts if chart)


def test_words_may_be_one_argument_or_several(ask: Ask) -> None:
    assert ask("find", "警告　2回", "--json").out == ask("find", "2回", "警告", "--json").out


@pytest.mark.parametrize("words", [("xyzzy",), ("　",)])
def test_nothing_found_is_no_mistake(ask: Ask, words: tuple[str, ...]) -> None:
    said = ask("find", *words, "--json")
    assert (said.status, said.document) == (0, {"hits": []})
    said = ask("find", *words)
    assert (said.status, said.out) == (0, "Nothing found.\n")


def test_people_read_what_applies_today_first(ask: Ask) -> None:
    lines = ask("find", "dark confidant").out.splitlines()
    headings = ("In force today", "Cards, words and lessons", "Superseded, the newest first")
    places = [lines.index(heading) for heading in headings]
    assert places == sorted(places)
    card = lines.index("Card: Dark Confidant")
    assert lines[card + 1].strip() == "dark-confidant"
    assert places[1] < card < places[2]


def test_people_read_it_in_their_language(ask: Ask) -> None:
    said = ask("find", "闇の腹心", "--language", "ja").out
    assert said.startswith("現在有効\n")
    assert "カード:闇の腹心" in said.replace("：", ":")


def test_a_word_is_asked_for_and_a_game_is_known(ask: Ask) -> None:
    assert ask("find").is_refusal("WORDS")
    assert ask("find", "x", "--game", "chess").is_refusal("chess", "magic")
