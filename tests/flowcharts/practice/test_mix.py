"""Which kinds of question a round asks: what is weak comes more often, what is chosen alone."""

from pathlib import Path

import pytest

from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.journal.tallies import Tally
from flowcharts.library.library import Library
from flowcharts.practice.case_filter import EVERY_CASE
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS, USUAL, WHOLE_CASES
from flowcharts.practice.mix import Mix, mix_of
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.round import planned
from tests.flowcharts.journal.reviews import NOW, review

KNOWN = Tally(reviews=20, right=20)
WEAK = Tally(reviews=20, right=5)
FAIR = Tally(reviews=20, right=15)


def test_newcomers_are_asked_whole_cases_until_these_show_what_is_weak() -> None:
    assert mix_of(USUAL, {}) == Mix((WHOLE_CASES,), is_first=True)
    seven = {WHOLE_CASES: Tally(reviews=7, right=7)}
    assert mix_of(USUAL, seven).is_first
    eight = {WHOLE_CASES: Tally(reviews=8, right=8)}
    assert not mix_of(USUAL, eight).is_first
    assert len({*mix_of(USUAL, eight).drills}) == 4


@pytest.mark.parametrize("weak", [drill for drill in USUAL if drill != WHOLE_CASES])
def test_what_is_weak_comes_more_often_than_any_other_between_whole_cases(weak: str) -> None:
    lately = dict.fromkeys(USUAL, FAIR) | {weak: WEAK}
    found = mix_of(USUAL, lately)
    assert found.drills[::2] == (WHOLE_CASES,) * 4
    between = found.drills[1::2]
    assert between.count(weak) == 2
    assert len({*between}) == 3
    assert (found.weakest, found.asked, found.wrong) == (weak, 20, 15)


def test_what_was_never_asked_comes_before_what_is_known_and_after_what_is_weak() -> None:
    lately = {WHOLE_CASES: KNOWN, "pair": WEAK, "decision": KNOWN, "penalty": KNOWN}
    chosen = (WHOLE_CASES, "decision", "penalty", "when", "pair")
    assert mix_of(chosen, lately).drills[1::2] == ("pair", "when", "pair", "decision")


def test_one_kind_that_is_chosen_is_asked_alone() -> None:
    assert mix_of(("pair",), {}) == Mix(("pair",))
    assert mix_of((WHOLE_CASES,), {"pair": WEAK}) == Mix((WHOLE_CASES,))


def test_kinds_chosen_without_whole_cases_are_mixed_alone() -> None:
    found = mix_of(("penalty", "pair"), {"penalty": KNOWN, "pair": WEAK})
    assert found.drills == ("pair", "penalty", "pair")


def test_learning_is_of_whole_cases_whatever_the_mix() -> None:
    mix = Mix((WHOLE_CASES, "pair"), "pair")
    assert planned(Mode.LEARN, 10, EVERY_CASE, mix, 0).drills == (WHOLE_CASES,)
    assert planned(Mode.PRACTISE, 10, EVERY_CASE, mix, 0).drills == (WHOLE_CASES, "pair")


def test_what_was_wrong_long_ago_is_not_weak(tmp_path: Path, library: Library) -> None:
    with Journal.open(tmp_path / "learner.journal", NOW) as journal:
        for number in range(8):
            journal.add(review(number, given=("no",), right=("yes",), drill="pair"))
            journal.add(review(100 + number, drill="walk"))
        source = CaseSource(library)
        soon = Practice(journal, source, lambda: NOW).mix()
        assert (soon.weakest, soon.wrong) == ("pair", 8)
        later = NOW.replace(year=2027)
        assert Practice(journal, source, lambda: later).mix().is_first


def test_the_mix_that_is_usual_has_no_other_editions() -> None:
    assert {*DRILLS} - {*USUAL} == {"editions"}
    assert PracticeSettings().drills == USUAL
