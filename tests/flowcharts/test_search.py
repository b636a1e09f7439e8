"""Find: the same words are found however they are written."""

import pytest

from flowcharts.loading.library import Library
from flowcharts.search import HitKind, Index, excerpt_of, fold


@pytest.fixture(scope="module")
def index() -> Index:
    library = Library()
    return Index(library, library.chart("missed-trigger-2008"))


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
def test_a_remedy_is_found_first_by_its_label(index: Index, query: str) -> None:
    assert found(index, query)[0] == ("remedy", "stack")


def test_a_decision_is_found_by_its_label_in_either_language(index: Index) -> None:
    assert ("node", "turn-cycle") in found(index, "within turn")
    assert ("node", "turn-cycle") in found(index, "ﾀｰﾝ周期以内")


def test_a_card_is_found_by_its_name_and_by_its_text(index: Index) -> None:
    assert found(index, "飛びかかる")[0] == ("card", "pouncing-jaguar")
    assert ("card", "pouncing-jaguar") in found(index, "echo")


def test_an_exit_a_term_and_a_scenario_are_found(index: Index) -> None:
    assert ("exit", "failure-to-reveal") in found(index, "failure to reveal")
    assert ("term", "penalty") in found(index, "penalty")
    assert ("scenario", "kavu-monarch") in found(index, "kavu monarch")


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


def test_a_title_stands_before_a_mention(index: Index) -> None:
    kinds = [hit.kind for hit in index.hits("echo")]
    assert kinds[0] in {HitKind.TERM, HitKind.SCENARIO}
    assert kinds.index(HitKind.TERM) < kinds.index(HitKind.CARD)


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


def test_what_is_found_hangs_on_the_chart_that_the_index_was_turned_to_last() -> None:
    library = Library()
    charts = [library.chart(name) for name in ("missed-trigger-2008", "forge-trigger-mode")]
    fresh = [Index(library, chart) for chart in charts]
    turned = Index(library, charts[0])
    for place in (0, 1, 0):
        turned.turn_to(charts[place])
        assert turned.entries == fresh[place].entries
        for query in ("stack", "誘発", "event"):
            assert turned.hits(query) == fresh[place].hits(query)
    assert fresh[0].hits("stack") != fresh[1].hits("stack")


def test_what_is_read_bit_by_bit_is_all_that_is_found_at_once() -> None:
    library = Library()
    chart = library.chart("missed-trigger-2008")
    read = Index(library, chart)
    bits = 0
    while read.read_on():
        bits += 1
    assert bits > 300
    assert read.hits("kavu monarch") == Index(library, chart).hits("kavu monarch") != ()
