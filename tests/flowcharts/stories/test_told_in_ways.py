"""Stories are told in many ways: each tells all that decides, and none tells what it comes to."""

import re
from collections import Counter
from itertools import islice

import pytest

from benchmarks.told_words import ENGLISH, JAPANESE, commonest_phrases, is_missed
from flowcharts.model.text import Text
from flowcharts.stories.generated_case import GeneratedCase
from tests.flowcharts.stories.made import TODAY, first, generator_of
from tests.shipped import LIBRARY

MOST_WITH_A_PHRASE = 0.09
"""The limit that is measured is 8 % of 2,500: these are fewer, and others."""
WAYS = {
    "the opponent refuses": re.compile(
        r"(?:says|answers) “"
        r"(?:Too late|You never said|No, |Then you|That was not|We have)"
    ),
    "the wish stands with the call": re.compile("calls a judge and (?:wants|would|prefers|asks)"),
}
NEWER = ("Gust Walker", "Welcoming Vampire", "Manic Vandal", "Longtusk Cub", "Chasm Drake")


def many(chart: str = TODAY) -> tuple[GeneratedCase, ...]:
    return first(chart, 1200)


@pytest.mark.parametrize("way", list(WAYS))
def test_each_way_is_taken_as_often_whether_it_was_missed_or_not(way: str) -> None:
    counts = Counter(
        (is_missed(case), WAYS[way].search(case.story.en) is not None) for case in many()
    )
    missed, others = (
        counts[each, True] / (counts[each, True] + counts[each, False]) for each in (True, False)
    )
    assert min(missed, others) > 0.05
    assert abs(missed - others) < 0.08


def test_every_story_begins_with_the_level() -> None:
    """As a case does that a judge writes down."""
    assert len(many()) > 1000
    assert all(re.match("(?:Competitive|Regular) REL", case.story.en) for case in many())
    assert all(re.match("(?:競技|一般)RELの大会です。", case.story.ja) for case in many())


def test_every_way_tells_the_level_and_the_warnings_in_both_languages() -> None:
    assert len(many()) > 1000
    for case in many():
        values = case.case.values
        is_competitive = values["rel"] == "competitive"
        assert ("Competitive" in case.story.en) is is_competitive, case.story.en
        assert ("競技REL" in case.story.ja) is is_competitive
        assert ("Regular REL" in case.story.en) is not is_competitive
        assert ("一般REL" in case.story.ja) is not is_competitive
        is_record_told = "Warning" in case.story.en
        assert is_record_told is ("【警告】" in case.story.ja), case.story.en
        if is_record_told:
            assert warnings_told(case.story) == (values["warnings"], values["warnings"])
        read = {name for names in case.walk.read.values() for name in names}
        assert is_record_told or "warnings" not in read, case.story.en


def warnings_told(story: Text) -> tuple[int, int]:
    """How many Warnings a story tells of, in each language."""
    en = re.search(r"(?<!not )\b(one|two) (?:prior |earlier |Missed Trigger )*Warnings?", story.en)
    ja = re.search(
        r"(\d)回(?!も)(?:、〔誘発忘れ〕の)?【警告】|【警告】[^。]*?([12])回(?!も)", story.ja
    )
    in_english = {None: 0, "one": 1, "two": 2}[en and en[1]]
    return in_english, int(ja[1] or ja[2]) if ja is not None else 0


def test_every_way_tells_all_that_happens() -> None:
    assert len(many()) > 1000
    for case in many()[:400]:
        for line in case.lines:
            for verb in re.split(r", | and ", line.words.en.removesuffix(".")):
                told = re.sub(r"^[AB] ", "", verb)
                assert told.lower() in case.story.en.lower(), (told, case.story.en)


def test_no_japanese_story_has_a_run_of_english() -> None:
    assert len(many()) > 1000
    for case in many():
        without_names = re.sub("《[^》]*》|「OK", "", case.story.ja)
        assert not re.search("[A-Za-z]{2,}", without_names.replace("REL", "")), case.story.ja


@pytest.mark.parametrize("language", [ENGLISH, JAPANESE])
def test_no_phrase_comes_in_many_stories(language: str) -> None:
    phrase, share = commonest_phrases([case.story for case in many()], language)[0]
    assert share <= MOST_WITH_A_PHRASE, phrase


def test_no_card_beside_that_of_the_story_comes_often() -> None:
    beside: Counter[str] = Counter()
    for case in many():
        own = case.card.name.without_ruby()
        beside.update({*re.findall("《([^》]*)》", case.story.ja)} - {own.ja or own.en})
    assert len(beside) > 30
    assert beside.most_common(1)[0][1] < 0.12 * len(many()), beside.most_common(3)


def test_a_creature_that_is_cast_besides_is_of_the_colours_of_the_deck() -> None:
    cards = {card.name.en: card for card in LIBRARY.cards.values() if "Creature" in card.type.en}
    found = 0
    for case in many():
        own = {*re.findall("[WUBRG]", case.card.cost)}
        me = case.case.values["controller"]
        for line in case.lines:
            cast = re.fullmatch(rf"{me} casts ([^,.]*)\.", line.words.en)
            if cast is None or cast[1] not in cards or not own or cards[cast[1]] == case.card:
                continue
            found += 1
            assert {*re.findall("[WUBRG]", cards[cast[1]].cost)} <= own, case.story.en
    assert found > 30


def test_a_card_that_is_played_besides_is_never_newer_than_the_edition() -> None:
    stories = [case.story.en for case in many("missed-trigger-2008")]
    assert any("Glory Seeker" in story for story in stories)
    assert not [story for story in stories if any(card in story for card in NEWER)]
    assert any(NEWER[0] in case.story.en for case in many())


def test_two_cases_that_differ_in_warnings_are_told_alike_besides() -> None:
    pairs = islice(generator_of("today").pairs(71), 150)
    differing = [pair for pair in pairs if pair[0].differs == "warnings"]
    assert differing
    counted = [
        (one, other)
        for one, other in differing
        if {one.case.values["warnings"], other.case.values["warnings"]} == {1, 2}
    ]
    assert counted
    for pair in counted:
        told = [re.sub(r"\b(?:one|two) | stand\b", "", case.story.en) for case in pair]
        told = [re.sub(r"(Warning| stand)s\b", r"\1", each) for each in told]
        assert told[0].replace(" stand", "") == told[1].replace(" stand", "")
        japanese = [re.sub(r"\d回", "", case.story.ja) for case in pair]
        assert japanese[0] == japanese[1]
