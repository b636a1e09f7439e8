"""The journal gives back what it was given, in order, whatever the clock says."""

import json
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.journal.review import ItemResult, Mode, Rating, Review
from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from flowcharts.practice.memory_book import MemoryBook
from tests.flowcharts.journal.reviews import (
    DEFAULT,
    IDEA,
    NOW,
    OPTIONAL,
    counted_reviews,
    memory,
    memory_of,
    result,
    review,
)

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
REVIEWS = st.builds(
    Review,
    id=st.uuids().map(lambda known: known.hex),
    at=st.timedeltas(timedelta(-30_000), timedelta(30_000)).map(lambda gap: NOW + gap),
    offset=st.integers(-12 * 60, 14 * 60),
    drill=WORDS,
    mode=st.sampled_from(Mode),
    chart=WORDS,
    case_id=WORDS,
    case=WORDS,
    predicted=WORDS,
    given=st.lists(WORDS, max_size=4).map(tuple),
    right=st.lists(WORDS, max_size=4).map(tuple),
    is_right=st.booleans(),
    chance=st.floats(0, 1),
    hints=st.integers(0, 9),
    milliseconds=st.integers(0, 10**9),
    is_fresh=st.booleans(),
    is_counted=st.booleans(),
    results=st.lists(
        st.builds(ItemResult, WORDS, st.sampled_from(Rating), WORDS, WORDS), max_size=4
    ).map(tuple),
)


@given(st.lists(REVIEWS, min_size=1, max_size=8, unique_by=lambda each: each.id))
def test_what_is_added_is_there_again_in_its_order(added: list[Review]) -> None:
    with Journal.guest() as journal:
        for each in added:
            journal.add(each)
        assert list(journal.reviews()) == added
        assert journal.count == len(added)
        assert list(journal.reviews(newest_first=True)) == added[::-1]
        assert [*journal.reviews(fresh_only=True)] == [each for each in added if each.is_fresh]
        assert [*journal.reviews(NOW)] == [each for each in added if each.at >= NOW]
        assert [*journal.reviews(drill="walk", chart=added[0].chart)] == [
            each for each in added if (each.drill, each.chart) == ("walk", added[0].chart)
        ]
        assert journal.last == added[-1].at


def test_it_is_there_again_after_closing(file: Path) -> None:
    with Journal.open(file, NOW) as journal:
        journal.add(review(), [memory()], '{"left": 9}')
        journal.keep_settings('{"begins": 4}')
    with Journal.open(file, NOW) as journal:
        assert list(journal.reviews()) == [review()]
        assert (journal.count, memory_of(journal, OPTIONAL)) == (1, memory())
        assert journal.round == '{"left": 9}'
        assert json.loads(journal.settings or "") == {"begins": 4}
        journal.keep_round(None)
    with Journal.read_only(file) as journal:
        assert journal.round is None
    assert faults(file) == ()


def test_a_new_journal_has_nothing(journal: Journal) -> None:
    assert (journal.count, journal.last, journal.round, journal.settings) == (0, None, None, None)
    assert (journal.memories(), journal.history(OPTIONAL)) == ((), ())
    assert not any((journal.needs_check, journal.is_clock_back, journal.is_read_only))


def test_a_review_is_kept_with_its_memories_and_its_round_or_not_at_all(journal: Journal) -> None:
    journal.add(review(), [memory()], "first")
    broken = review(1)._replace(results=(result(), result(DEFAULT)._replace(rating=7)))  # type: ignore[arg-type] # no rating at all
    with pytest.raises(Exception, match="rating"):
        journal.add(broken, [memory(reps=2)], "second")
    assert (journal.count, journal.round, memory_of(journal, OPTIONAL)) == (1, "first", memory())
    journal.add(review(1), [memory(reps=2)], "second")
    assert (journal.count, journal.round, memory_of(journal, OPTIONAL)) == (
        2,
        "second",
        memory(reps=2),
    )


def test_a_clock_set_back_changes_no_order(file: Path) -> None:
    ahead = NOW + timedelta(days=3650)
    with Journal.open(file, ahead) as journal:
        assert not journal.is_clock_back
        journal.add(review(0, at=ahead), [memory(last=ahead)])
    with Journal.open(file, NOW) as journal:
        assert journal.is_clock_back
        journal.add(review(1, at=NOW))
        journal.add(review(2, at=NOW - timedelta(hours=1)))
        assert [each.at for each in journal.reviews()] == [ahead, NOW, NOW - timedelta(hours=1)]
        assert len(journal.history(OPTIONAL)) == 3


def test_what_a_wrong_clock_put_years_ahead_is_due_again_today(journal: Journal) -> None:
    ahead = NOW + timedelta(days=3650)
    journal.add(review(0, at=ahead), [memory(last=ahead)])
    journal.add(review(1, result(DEFAULT)), [memory(DEFAULT, last=NOW, days=9)])
    book = MemoryBook(journal)
    assert [each.item for each in book.due(NOW)] == [OPTIONAL]
    assert [each.item for each in book.due(NOW + timedelta(days=9))] == [DEFAULT, OPTIONAL]


def test_an_undo_keeps_the_review_uncounted_and_a_redo_counts_it_again(journal: Journal) -> None:
    journal.add(review(0), [memory()])
    journal.add(review(1, result(given="yes"), result(IDEA)), [memory(reps=2)])
    before = journal.tallies().by_day()
    journal.set_counted(review(1).id, is_counted=False)
    assert [each.is_counted for each in journal.reviews()] == [True, False]
    assert journal.count == 2
    assert (counted_reviews(journal), len(journal.history(OPTIONAL))) == (1, 1)
    assert journal.stale_items() == (IDEA, OPTIONAL), "nobody said what was remembered of them"
    journal.set_counted(review(1).id, is_counted=False)
    assert counted_reviews(journal) == 1, "twice is once"
    journal.set_counted(review(1).id, is_counted=True)
    assert journal.tallies().by_day() == before
    assert [each.is_counted for each in journal.reviews()] == [True, True]


def test_what_is_stale_is_so_until_it_is_made_anew(journal: Journal) -> None:
    journal.add(review(0, result(), result(DEFAULT)), [memory(), memory(DEFAULT)])
    journal.make_stale()
    assert journal.stale_items() == (DEFAULT, OPTIONAL)
    journal.keep_memories([memory(reps=7)])
    assert (journal.stale_items(), journal.memories()[1].reps) == ((DEFAULT,), 7)


def test_a_case_is_seen_once_it_was_asked(journal: Journal) -> None:
    assert not journal.has_seen("a")
    journal.add(review(0, case_id="a", case="1"))
    journal.add(review(1, case_id="a", case="told in other words"))
    assert journal.has_seen("a")
    assert [each.case for each in journal.reviews()] == ["1", "told in other words"]


def test_a_guest_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "TMPDIR", "SQLITE_TMPDIR"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with Journal.guest() as journal:
        for number in range(300):
            journal.add(review(number, case="long " * number, case_id=str(number)))
        assert counted_reviews(journal) == 300
        assert list(tmp_path.rglob("*")) == []
