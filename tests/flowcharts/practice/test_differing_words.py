"""The words in which the stories of real pairs differ, in both of them and in both languages."""

from itertools import islice
from statistics import mean

import pytest

from flowcharts.japanese.bunsetsu import phrase_starts
from flowcharts.model.text import Language
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.differing_words import differing_words
from flowcharts.practice.drills.pair import PAIRS
from flowcharts.practice.question import TwoCases
from tests.shipped import LIBRARY


def found(one: str, other: str, language: Language) -> tuple[list[str], list[str]]:
    here, there = differing_words(one, other, language)
    return [one[slice(*each)] for each in here], [other[slice(*each)] for each in there]


@pytest.mark.parametrize(
    ("one", "other", "differ"),
    [
        ("A has one Warning today.", "A has two Warnings today.", ("one Warning", "two Warnings")),
        ("A has no land; B", "A has Grizzly Bears; B", ("no land", "Grizzly Bears")),
        ("A says “No spells”, plays a land.", "A plays a land.", ("says “No spells”", "A")),
        ("It resolves, and A acts.", "A says so, acts.", ("It resolves, and A", "A says so")),
    ],
)
def test_english_differs_by_words(one: str, other: str, differ: tuple[str, str]) -> None:
    assert found(one, other, Language.ENGLISH) == ([differ[0]], [differ[1]])


@pytest.mark.parametrize(
    ("one", "other", "differ"),
    [
        (
            "この日【警告】を1回受けています。Aは攻撃しました。",
            "この日【警告】を2回受けています。Aは攻撃しました。",
            ("1回受けています", "2回受けています"),
        ),
        (
            "Aはクリーチャーをコントロールしていません。",
            "Aは《屍肉喰らい》をコントロールしています。",
            ("クリーチャーをコントロールしていません", "《屍肉喰らい》をコントロールしています"),
        ),
    ],
)
def test_japanese_differs_by_phrases(one: str, other: str, differ: tuple[str, str]) -> None:
    assert found(one, other, Language.JAPANESE) == ([differ[0]], [differ[1]])


def test_what_is_alike_differs_in_nothing() -> None:
    assert found("A plays a land.", "A plays a land.", Language.ENGLISH) == ([], [])


@pytest.mark.parametrize("language", [*Language])
def test_real_pairs_have_something_marked_in_both_and_most_of_it_not(language: Language) -> None:
    source = CaseSource(LIBRARY, LIBRARY.generator)
    shares: list[float] = []
    for case in islice(source.generated(LIBRARY.todays_chart_id, 5), 60):
        for detail in PAIRS.details(case, source)[:1]:
            question = PAIRS.ask(case, source, detail)
            assert question is not None
            assert isinstance(question.told, TwoCases)
            told = (question.told.case.story, question.told.second.story)
            one, other = (each.without_ruby().in_language(language) for each in told)
            if one == other:  # they differ in what the judge has found
                continue
            for story, spans in zip(
                (one, other), differing_words(one, other, language), strict=True
            ):
                assert spans
                shares.append(sum(each.end - each.start for each in spans) / len(story))
                if language is Language.JAPANESE:
                    assert {each.start for each in spans} <= {0, *phrase_starts(story)}
    assert len(shares) > 20
    assert mean(shares) < 0.4
    assert max(shares) < 0.75  # where all that follows is another turn of events
