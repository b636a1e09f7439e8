"""What is measured of generated cases can go either way, and masks no more than it says."""

from itertools import islice

import pytest

from benchmarks.stories import balance
from benchmarks.told_words import (
    BagOfWords,
    MissedWords,
    bag_of_words,
    commonest_phrases,
    is_missed,
)
from flowcharts.model.text import Text
from tests.flowcharts.stories.made import generator_about, generator_of

STORIES = [
    Text(
        "A plays a land and ends. A plays a land and ends.",
        "Aは土地をプレイしてターンを終えました。",
    ),
    Text("B plays a land and ends.", "Bはターンを終えました。"),
    Text("Then A plays. A land and ends.", "Aは土地をプレイしました。"),
]


def test_a_phrase_counts_once_a_story_and_not_beyond_its_sentence() -> None:
    found = dict(commonest_phrases(STORIES, "en"))
    assert found["p plays a land and"] == pytest.approx(2 / 3)
    assert found["plays a land and ends"] == pytest.approx(2 / 3)
    assert not any("ends p" in phrase for phrase in found)
    in_japanese = dict(commonest_phrases(STORIES, "ja"))
    assert in_japanese["Pは土地をプレイしてターンを終"] == pytest.approx(1 / 3)


def test_words_of_missed_stories_alone_tell_a_miss_and_others_do_not() -> None:
    bags = [
        BagOfWords(frozenset({"judge", ("fine", "bad")[number % 2]}), bool(number % 2))
        for number in range(40)
    ]
    assert MissedWords(bags[:30]).balanced_accuracy(bags[30:]) == 1
    alike = [BagOfWords(frozenset({"judge"}), bag.is_missed) for bag in bags]
    assert MissedWords(alike[:30]).balanced_accuracy(alike[30:]) == 0.5


def test_only_what_decides_is_masked() -> None:
    gaining = generator_about(lambda ability: ability.case.values["effects"] == ("life+you",))
    cases = [*islice(gaining.cases(4), 240)]
    assert len(cases) == 240
    found = [(case, bag_of_words(case, None, "en").words) for case in cases]
    shown = [
        (case, bag)
        for case, bag in found
        if not is_missed(case)
        if any("gains two life" in line.words.en for line in case.lines)
    ]
    assert len(shown) > 2
    for case, bag in shown:
        # What else is told in the same word stays.
        is_told_again = case.story.en.count("gains") > 1
        assert ("gains" in bag) == is_told_again, case.story.en
    missed = [bag for case, bag in found if is_missed(case)]
    assert missed
    assert all("judge" in bag for _, bag in found)


def test_cases_that_come_to_one_thing_miss_the_limits(capsys: pytest.CaptureFixture[str]) -> None:
    generator = generator_of("regular-rel")
    cases = list(islice(generator.cases(4), 60))
    alike = [case for case in cases if case.ruling == cases[0].ruling]
    findings = balance("regular-rel", generator, alike)
    (outcome,) = (each for each in findings if "most frequent outcome" in each.goal)
    assert (outcome.measured, outcome.is_met) == (1, False)
    (kinds,) = (each for each in findings if "kinds of case" in each.goal)
    assert not kinds.is_met
    assert f"100.0%  {alike[0].ruling[0].partition('/')[2]}" in capsys.readouterr().err
