"""Scripts grow word by word: what a step adds is known, and where a printed line is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.library.library import Library
from flowcharts.model.position import Position, position_of_example
from flowcharts.model.references import Lexicon, consulted, entries_of, tables_of
from flowcharts.model.script import change, finished_script, lost, mending, words_of, written
from flowcharts.model.walk import Walk
from tests.paths import CONTENT

ZONE = "T:Mode$ ChangesZone"
TO = f"{ZONE} | Destination$ Battlefield"
OURS = f"{ZONE} | ValidCard$ Card.YouCtrl | Destination$ Battlefield"
LIBRARY = Library(added=CONTENT)
CHART = LIBRARY.chart("line")
SCENARIO = LIBRARY.scenario("lamp-line")
START = position_of_example(CHART, SCENARIO)


def marked(script: str, places: frozenset[int]) -> list[str]:
    words = words_of(script)
    return [words[place].text for place in sorted(places)]


@pytest.mark.parametrize(
    ("before", "after", "added"),
    [
        ("", ZONE, "T:Mode$ ChangesZone"),
        (ZONE, TO, "| Destination$ Battlefield"),
        (TO, OURS, "| ValidCard$ Card.YouCtrl"),
        (ZONE, f"{ZONE}\nSVar:X:DB$ Draw", "SVar:X:DB$ Draw"),
        ("A$ 1 | B$ 1", "A$ 1 | C$ 1 | B$ 1", "| C$ 1"),
        (TO, TO, ""),
    ],
)
def test_a_step_adds_whole_parameters_with_the_pipe_before_them(
    before: str, after: str, added: str
) -> None:
    assert change(before, after).said == added


WORDS = st.lists(st.sampled_from(["A$", "B$", "one", "two", "|"]), max_size=12)


@given(WORDS, WORDS)
def test_what_is_not_added_is_what_was_there(before: list[str], added: list[str]) -> None:
    old, new = " ".join(before), " ".join([*before, *added])
    told = change(old, new)
    kept = [word.text for place, word in enumerate(told.words) if place not in told.added]
    assert kept == before
    assert lost(old, new) == ()


def test_a_lost_word_is_named() -> None:
    assert lost(TO, f"{ZONE} | Origin$ Battlefield") == ("Destination$",)
    assert lost("A$ 1 | B$ 2", "B$ 2 | A$ 1")


def test_a_missing_pipe_is_a_gap_in_the_printed_line() -> None:
    printed = "T:Mode$ Blocks | ValidCard$ Card.Self DelayedTrigger$ DelTrig"
    right = "T:Mode$ Blocks | ValidCard$ Card.Self | DelayedTrigger$ DelTrig\nSVar:X:Y$ Z"
    told = mending(printed, right)
    assert marked(printed, told.gaps) == ["DelayedTrigger$"]
    assert told.wrong == frozenset()
    assert marked(right, told.right) == ["|"]


def test_a_missing_pipe_is_seen_before_a_word_that_is_another_today() -> None:
    printed = "T:Mode$ Blocks | ValidCard$ Card.Self DelayedTrigger$ DelTrig"
    today = "T:Mode$ Blocks | ValidCard$ Card.Self | Execute$ DelTrig"
    told = mending(printed, today)
    assert marked(printed, told.gaps) == marked(printed, told.wrong) == ["DelayedTrigger$"]
    assert marked(today, told.right) == ["|", "Execute$"]


def shown(position: Position) -> tuple[str, str]:
    told = written(position)
    assert told is not None
    return told.after, told.said


def test_the_script_grows_with_the_answers_that_are_told() -> None:
    assert shown(START) == ("", "")
    told = START.next_beat(poses=True)
    assert shown(told) == (ZONE, ZONE)
    asked = told.next_beat(poses=True)
    assert shown(asked) == (ZONE, ZONE), "the next question adds nothing"
    assert shown(asked.next_beat(poses=True)) == (TO, "| Destination$ Battlefield")
    assert shown(START.jumped(3))[0] == finished_script(SCENARIO)


def test_an_example_without_a_script_has_none() -> None:
    lamp = LIBRARY.scenario("lamp")
    assert written(position_of_example(LIBRARY.chart(lamp.chart), lamp)) is None


def test_words_are_explained_by_the_outcome_the_chart_and_the_names_of_outcomes() -> None:
    script = "T:Mode$ ChangesZone | ValidCard$ Mode | TriggerDescription$ Mode"
    found = Lexicon(SCENARIO.walk(CHART)).explained(script)
    said = [[each.meaning.word for each in stretches] for stretches in found]
    assert said == [["Mode"], ["ChangesZone"], [], ["ValidCard"], ["Mode"], [], [], []]
    assert found[0][0].meaning.text.ja == "何を待つか。"


def test_what_stands_beside_an_outcome_has_what_was_passed_on_the_way() -> None:
    there = consulted(Walk(CHART, ("fades",)))
    assert there is not None
    assert [today.en for today in there.today] == [
        "Nobody reads Fades any more.",
        "It is the same, but for the weather.",
    ]
    assert [table.title.en for table in there.tables] == ["Parameters", "Variables"]
    assert there.card == "lamp"
    assert consulted(Walk(CHART)) is None


def test_the_tables_of_a_chart_are_those_with_words() -> None:
    assert [table.title.en for table in tables_of(Walk(CHART))] == ["Parameters", "Restrictions"]
    words = {meaning.word for meaning in entries_of(CHART)}
    assert {"Mode", "IsPresent", "ValidCard", "TriggeredCard"} <= words
