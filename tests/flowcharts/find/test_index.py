"""Find: the same words are found however they are written."""

import pytest

from flowcharts.find.fold import fold
from flowcharts.find.hit import Hit, HitKind, excerpt_of
from flowcharts.find.index import Index
from flowcharts.library.library import Library
from flowcharts.model.game import Game
from tests.shipped import LIBRARY


@pytest.fixture(scope="module")
def index() -> Index:
    read = Index(LIBRARY, Game.MAGIC)
    read.read_all()
    return read


def first(index: Index, query: str) -> Hit:
    return index.hits(query)[0]


def found(index: Index, query: str) -> list[tuple[str, str]]:
    return [(hit.kind.value, hit.id) for hit in index.hits(query)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ｔｕｒｎ　ｃｙｃｌｅ", "turn cycle"),
        ("TURN-CYCLE", "turn cycle"),
        ("turn\u2011cycle", "turn   cycle"),
        ("ｱｯﾌﾟｷｰﾌﾟ", "アップキープ"),
        ("あっぷきーぷ", "アップキープ"),
        ("アップキプ", "アップキープ"),
        ("メイン・フェイズ", "メイン フェイズ"),
        ("ｶﾞｲｱ", "がいあ"),
        ("懲罰[ちょうばつ]なし", "懲罰なし"),
        ("Kavu’s", "KAVU'S"),
        ("Lim-Dûl", "lim dul"),
        ("Æther", "aether"),
        ("PHŒNIX", "Phoenix"),
    ],
)
def test_two_ways_of_writing_are_one(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_kana_with_and_without_a_voicing_mark_stay_apart() -> None:
    assert fold("かき") != fold("がき")


@pytest.mark.parametrize(
    "query",
    ["put on stack", "Put On Stack", "ｐｕｔ ｏｎ ｓｔａｃｋ", "スタックに置く", "すたっくに置く"],
)
def test_a_remedy_is_found_by_its_label(index: Index, query: str) -> None:
    assert ("remedy", "stack") in found(index, query)


def test_a_decision_is_found_by_its_label_in_either_language(index: Index) -> None:
    assert ("node", "turn-cycle") in found(index, "within turn")
    assert ("node", "turn-cycle") in found(index, "ﾀｰﾝ周期以内")


def test_a_card_is_found_by_its_name_and_by_its_text(index: Index) -> None:
    assert ("card", "pouncing-jaguar") in found(index, "飛びかかる")
    assert ("card", "pouncing-jaguar") in found(index, "echo")


def test_an_exit_a_term_and_an_example_are_found(index: Index) -> None:
    assert ("exit", "failure-to-reveal") in found(index, "failure to reveal")
    assert ("term", "penalty") in found(index, "penalty")
    assert ("example", "kavu-monarch") in found(index, "kavu monarch")


@pytest.mark.parametrize("name", ["闇の腹心", "否定の契約", "Dark Confidant", "pact of negation"])
def test_a_ruling_looked_up_in_a_hurry_is_todays(index: Index, name: str) -> None:
    hit = first(index, name)
    assert (hit.kind, hit.superseded) == (HitKind.EXAMPLE, False)
    assert hit.on is not None
    assert hit.on.id == LIBRARY.todays_chart_id


@pytest.mark.parametrize("query", ["闇の腹心", "否定の契約", "trigger", "誘発", "stack", "e", "の"])
def test_todays_come_first_and_superseded_ones_last_the_newest_first(
    index: Index, query: str
) -> None:
    here = [hit for hit in index.hits(query) if hit.game is Game.MAGIC]
    standings = [hit.superseded for hit in here]
    assert [*dict.fromkeys(standings)] == [False, None, True]
    assert standings == sorted(standings, key=[False, None, True].index)
    named = [hit for hit in here if hit.superseded and query in fold(hit.title.ja)]
    days = [hit.on.edition.first_day for hit in named if hit.on is not None]
    assert days == sorted(days, reverse=True)


def test_an_example_of_an_old_edition_that_is_told_for_today_counts_as_todays(index: Index) -> None:
    (hit,) = [hit for hit in index.hits("否定の契約") if hit.id == "pact-of-negation-2018"]
    home = LIBRARY.scenario(hit.id).chart
    assert LIBRARY.chart(home).edition.superseded
    assert hit.superseded is False
    assert {home, LIBRARY.todays_chart_id} <= {chart.id for chart in hit.told_on}
    assert hit.told_on[0] == hit.on


@pytest.mark.parametrize(
    ("query", "chart"),
    [
        ("dark confidant 2016", "missed-trigger-2016"),
        ("2016年9月 闇の腹心", "missed-trigger-2016"),
        ("闇の腹心　2023", "missed-trigger-2023"),
        ("闇の腹心 2024", "missed-trigger-2024"),
    ],
)
def test_an_example_opens_on_the_edition_asked_for(index: Index, query: str, chart: str) -> None:
    hits = {hit.id: hit for hit in index.hits(query)}
    on = hits["dark-confidant-through-the-editions"].on
    assert on is not None
    assert on.id == chart


def test_an_edition_that_there_is_not_finds_nothing(index: Index) -> None:
    assert index.hits("闇の腹心 1999") == ()


@pytest.mark.parametrize(
    "query",
    [
        "闇の腹心 ライフ",
        "ライフ　闇の腹心",
        "《闇の腹心/Dark Confidant》",
        "《闇の腹心／Dark Confidant》 life",
        "「闇の腹心」",
        "confidant 腹心",
    ],
)
def test_words_stand_in_any_order_in_both_languages(index: Index, query: str) -> None:
    assert ("example", "dark-confidant-at-one-life") in found(index, query)


def test_japanese_words_need_not_stand_together(index: Index) -> None:
    assert first(index, "警告　2回").id == "third-warning"


def test_what_stands_on_any_chart_of_the_game_is_found(index: Index) -> None:
    charts = {hit.on.id for hit in index.hits("trigger") if hit.kind is HitKind.NODE and hit.on}
    assert {"missed-trigger-2024", "missed-trigger-2008", "how-many-triggers"} <= charts
    assert not any(chart.startswith("forge") for chart in charts)


def test_an_example_is_found_by_the_names_of_its_cards(index: Index) -> None:
    assert ("example", "howling-mine-opponents-draw") in found(index, "吠えたける鉱山")


@pytest.mark.parametrize("reading", ["やみのふくしん", "ヤミノフクシン", "ﾋﾃｲﾉｹｲﾔｸ"])
def test_a_card_and_its_examples_are_found_by_the_printed_reading(
    index: Index, reading: str
) -> None:
    kinds = [hit.kind for hit in index.hits(reading)]
    assert kinds[0] is HitKind.EXAMPLE
    assert HitKind.CARD in kinds


def test_kanji_are_found_by_the_reading_given_with_them(index: Index) -> None:
    assert ("term", "penalty-guide") in found(index, "ちょうばつ")


def test_all_words_of_a_query_must_be_there(index: Index) -> None:
    assert ("remedy", "stack") in found(index, "stack put")
    assert found(index, "stack zebra") == []


def test_a_ligature_finds_what_is_written_without_it(index: Index) -> None:
    assert found(index, "Æther") == found(index, "Aether")
    assert found(index, "æther")


@pytest.mark.parametrize("query", ["", "   ", "　", "ー", "-"])
def test_nothing_asked_is_nothing_found(index: Index, query: str) -> None:
    assert index.hits(query) == ()


def test_a_title_stands_before_a_mention_of_the_same_standing(index: Index) -> None:
    of_no_edition = [hit for hit in index.hits("echo") if hit.superseded is None]
    kinds = [hit.kind for hit in of_no_edition]
    assert kinds[0] is HitKind.TERM
    assert kinds.index(HitKind.TERM) < kinds.index(HitKind.CARD)
    assert first(index, "which penalty?").id == "penalty"


def test_the_excerpt_shows_the_words_as_they_are_written() -> None:
    text = "The judge puts it there. " * 3 + "Then the Trigger–Cycle ends, and play goes on."
    assert "Trigger–Cycle" in excerpt_of(text, fold("ＴＲＩＧＧＥＲ cycle"))
    assert excerpt_of(text, fold("trigger cycle")).startswith("…")


def test_every_excerpt_is_short_and_on_one_line(index: Index) -> None:
    for query in ("a", "の", "stack", "誘発"):
        assert index.hits(query)
        for hit in index.hits(query):
            assert hit.excerpt
            assert len(hit.excerpt) <= 90
            assert "\n" not in hit.excerpt
            assert "[" not in hit.title.ja


def test_what_is_found_hangs_on_the_game_that_the_index_was_turned_to_last() -> None:
    games = (Game.MAGIC, Game.FORGE)
    fresh = [Index(LIBRARY, game) for game in games]
    turned = Index(LIBRARY, games[0])
    for read in fresh:
        read.read_all()
    for place in (0, 1, 0):
        turned.turn_to(games[place])
        turned.read_all()
        for query in ("stack", "誘発", "event"):
            assert turned.hits(query) == fresh[place].hits(query) != ()
    assert fresh[0].hits("stack") != fresh[1].hits("stack")


def test_what_is_read_bit_by_bit_is_all_that_is_found_at_once(index: Index) -> None:
    read = Index(Library(), Game.MAGIC)
    bits = 0
    while read.read_on():
        bits += 1
    assert bits > 300
    assert read.hits("kavu monarch") == index.hits("kavu monarch") != ()
