"""Damaged copies of a journal: a sentence for each, and every review that can be read."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from flowcharts.commands.journal_check import report
from flowcharts.journal.backups import back_up
from flowcharts.journal.errors import JournalError
from flowcharts.journal.restore import restore
from flowcharts.journal.review_rows import review_at
from flowcharts.journal.salvage import salvaged
from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.statistics import Statistics
from tests.english import english_in
from tests.flowcharts.journal.damage import PAGE, change, leaves_of_reviews, root_of, spoil
from tests.flowcharts.journal.reviews import DEFAULT, NOW, OPTIONAL, memory, result, review

COUNT = 300
STATISTICS = (
    *("whole", "decisions", "ideas", "confusions", "days", "days_in_a_row", "forecast"),
    *("retention", "by_chart", "by_drill", "by_trigger", "reliability"),
)
WORDS = (b"missed-trigger", b"practise", b"walk", b"case-", b"no", b"CREATE")
PLACES = (
    "SELECT place FROM reviews",
    "SELECT place FROM reviews ORDER BY place DESC",
    "SELECT place FROM reviews INDEXED BY sqlite_autoindex_reviews_1",
    "SELECT review FROM results",
    "SELECT review FROM results ORDER BY review DESC",
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A journal with reviews of many items."""
    file = tmp_path_factory.mktemp("whole") / "mine.journal"
    with Journal.open(file, NOW) as journal:
        journal.merge(
            review(
                number,
                result(
                    f"missed-trigger-2008/item{number % 17}", "no", "yes" if number % 3 else "no"
                ),
                result(DEFAULT),
                at=NOW + timedelta(hours=number),
                case_id=f"case-{number}",
                case=f'{{"n": "{number} {"long " * 40}"}}',
            )
            for number in range(COUNT)
        )
        journal.keep_memories([memory()])
        journal.keep_settings('{"day_begins": 4}')
    return file.read_bytes()


def damaged(whole: bytes, seed: int) -> bytes:
    lots, content = random.Random(seed), bytearray(whole)  # noqa: S311  # nothing is secret
    match ("flip", "page", "cut", "text")[seed % 4]:
        case "flip":
            for _ in range(lots.choice([1, 3, 20, 200])):
                content[lots.randrange(len(content))] ^= 1 << lots.randrange(8)
        case "page":
            for _ in range(lots.choice([1, 2, 5])):
                start = lots.randrange(len(content) // PAGE) * PAGE
                content[start : start + PAGE] = lots.randbytes(PAGE)
        case "cut":
            del content[lots.randrange(len(content)) :]
        case "text":
            for _ in range(3):
                at = content.find(lots.choice(WORDS), lots.randrange(len(content)))
                if at > 0:
                    content[at] |= 0x80
    return bytes(content)


def readable(file: Path) -> set[str]:
    """The ids of the reviews that a plain reader gets, which tries every place there may be."""
    found: set[str] = set()
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        places = {round((NOW + timedelta(hours=hour)).timestamp() * 1000) for hour in range(COUNT)}
        for question in PLACES:
            with suppress(sqlite3.Error, UnicodeDecodeError):
                places.update(place for (place,) in connection.execute(question))
        for place in places:
            with suppress(Exception):
                found.add(review_at(connection, place).id)
    return found


def told(file: Path, library: Library) -> Iterator[str]:
    """Everything is asked of the journal that the program asks; what it says that it cannot do."""
    try:
        yield from (said.ja for said in report(file, library).said)
        with Journal.open(file, NOW) as journal:
            statistics = Statistics(journal, library, PracticeSettings(), NOW)
            asked = [getattr(statistics, name) for name in STATISTICS]
            reads = (
                *(journal.memories, journal.stale_items, lambda: list(journal.reviews())),
                *(lambda: journal.settings, lambda: journal.history(OPTIONAL)),
            )
            for ask in (*asked, *reads):
                try:
                    ask()
                except JournalError as error:
                    yield error.said.ja
    except JournalError as error:
        yield error.said.ja


@pytest.mark.parametrize("seed", range(48))
def test_a_damaged_copy_is_told_of_and_read_as_far_as_it_can_be(
    whole: bytes, seed: int, tmp_path: Path, library: Library
) -> None:
    file = tmp_path / "mine.journal"
    content = damaged(whole, seed)
    file.write_bytes(content)
    saved = [each.id for each in salvaged(file)]
    expected = readable(file)
    assert len(saved) == len({*saved})
    assert file.read_bytes() == content
    assert expected <= {*saved}
    sentences = [*told(file, library)]
    assert all(sentences)
    assert [english for said in sentences for english in english_in(said)] == []


def test_a_first_page_of_rubbish_hides_no_review(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.journal"
    file.write_bytes(bytes(PAGE) + whole[PAGE:])
    assert len([*salvaged(file)]) == COUNT


def test_reviews_between_two_damaged_pages_are_found_without_any_index(
    whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "mine.journal"
    file.write_bytes(whole)
    others = ("sqlite_autoindex_reviews_1", "results", "results_of_items")
    spoil(file, *(root_of(file, name) for name in others))
    second, *_, last = leaves_of_reviews(file)[1:]
    spoil(file, second, last)
    found = {each.at for each in salvaged(file)}
    lost = [hour for hour in range(COUNT) if NOW + timedelta(hours=hour) not in found]
    apart = [after - before for before, after in pairwise(lost) if after - before > 1]
    assert len(apart) == 1, "they are lost in two places"
    assert apart[0] > COUNT / 2, "what stands between them is there"
    assert 0 < lost[0] < lost[-1] < COUNT - 1


def test_a_journal_whose_tables_begin_elsewhere_is_read(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.journal"
    file.write_bytes(whole)
    change(file, "CREATE TABLE notes (note)")
    change(file, "DROP TABLE memories")
    change(file, "VACUUM")
    assert len([*salvaged(file)]) == COUNT


def test_what_is_salvaged_goes_into_the_backup_that_takes_its_place(
    whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "mine.journal"
    with Journal.open(file, NOW) as journal:
        journal.add(review(9_999, at=NOW - timedelta(days=1)))
    good = back_up(file, NOW)
    at = whole.index(b"case-7", len(whole) // 4)
    spoiled = bytearray(whole)
    spoiled[at] |= 0x80
    file.write_bytes(spoiled)
    for side in ("-wal", "-shm"):
        file.with_name(f"{file.name}{side}").unlink(missing_ok=True)
    assert faults(file)
    restored = restore(file, good.path, NOW)
    assert restored.salvaged >= COUNT - 1
    assert restored.aside is not None
    assert restored.aside.read_bytes() == bytes(spoiled)
    assert faults(file) == ()


def test_a_journal_takes_days_before_1970(file: Path) -> None:
    moon = NOW.replace(year=1969, month=7, day=20, hour=20, minute=17)
    with Journal.open(file, NOW) as journal:
        journal.merge([review(1, at=moon), review(2, at=moon + timedelta(hours=1), offset=-600)])
        journal.add(review(3))
        tallies = journal.tallies(day_begins=4)
        assert [f"{day}" for day in tallies.by_day()] == ["1969-07-20", "2026-03-28"]
        assert next(each.at for each in journal.reviews()) == moon
    assert faults(file) == ()


def test_a_result_of_no_number_hides_no_review(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.journal"
    file.write_bytes(whole)
    change(
        file,
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, 'STRICT, WITHOUT', 'WITHOUT');
        PRAGMA writable_schema = RESET;
        UPDATE results SET review = 'torn' WHERE number = 1 AND review =
            (SELECT max(review) FROM results);
        """,
    )
    assert len([*salvaged(file)]) == COUNT
