"""Files that are no journals, damaged, newer, full, locked or closed to us: one sentence each."""

import resource
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from flowcharts.journal.errors import (
    DamagedJournalError,
    ForeignFileError,
    JournalError,
    JournalInUseError,
    MissingJournalError,
    NewerJournalError,
)
from flowcharts.journal.soundness import SMALL, faults
from flowcharts.journal.store import Journal
from tests.english import english_in
from tests.flowcharts.journal.damage import change, fill, spoil_middle
from tests.flowcharts.journal.reviews import NOW, review
from tests.paths import TOP
from tests.processes import Done, run

CHILD = """
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from flowcharts.journal.store import Journal
from flowcharts.journal.errors import JournalError
from tests.flowcharts.journal.reviews import NOW, review
{before}
try:
    with Journal.open(Path(sys.argv[1]), NOW) as journal:
{act}
except JournalError as error:
    print("en", error.said.en)
    print("ja", error.said.ja)
"""


def in_child(file: Path, act: str, before: str = "") -> Done:
    indented = "\n".join(f"        {line}" for line in (act or "pass").splitlines())
    return run([sys.executable, "-c", CHILD.format(act=indented, before=before), file], cwd=TOP)


def is_said(error: JournalError, *words: str) -> bool:
    """In both languages, the file named in each."""
    said = error.said
    is_japanese = any("ぁ" <= sign <= "ん" for sign in said.ja)
    is_there = all(word in said.en for word in words)
    assert not english_in(said.ja)
    return is_japanese and is_there and said.en.endswith(".") and said.ja.endswith("。")


def test_two_windows_cannot_write_in_one_journal(file: Path, journal: Journal) -> None:
    journal.add(review())
    with pytest.raises(JournalInUseError) as caught:
        Journal.open(file, NOW)
    assert is_said(caught.value, str(file), "another window", "guest")
    said = in_child(file, "print('opened')").stdout
    assert "another window" in said
    assert "opened" not in said
    with Journal.read_only(file) as beside:
        assert [*beside.reviews()] == [review()]
        journal.add(review(1))
        assert [*beside.reviews()] == [review(), review(1)], "it is seen while it is written"
        with pytest.raises(JournalError) as refused:
            beside.add(review(2))
        assert is_said(refused.value, str(file), "read")
    journal.close()
    assert "opened" in in_child(file, "print('opened')").stdout


def test_a_lock_dies_with_its_process(file: Path) -> None:
    killed = in_child(file, "import os; journal.add(review()); os.kill(os.getpid(), 9)")
    assert killed.returncode == -signal.SIGKILL
    with Journal.open(file, NOW) as journal:
        assert [*journal.reviews()] == [review()]
        assert journal.needs_check, "its end was not clean"
    with Journal.open(file, NOW) as journal:
        assert not journal.needs_check


def test_a_journal_of_a_newer_version_is_left_alone(file: Path) -> None:
    fill(file, 3)
    change(file, "PRAGMA user_version = 99")
    before = file.read_bytes()
    with pytest.raises(NewerJournalError) as caught:
        Journal.open(file, NOW)
    assert is_said(caught.value, str(file), "newer", "99")
    with pytest.raises(NewerJournalError):
        Journal.read_only(file)
    assert file.read_bytes() == before


def test_what_is_no_journal_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    change(file, "CREATE TABLE addresses (name)")
    before = file.read_bytes()
    with pytest.raises(ForeignFileError) as caught:
        Journal.open(file, NOW)
    assert is_said(caught.value, str(file), "another program")
    with pytest.raises(ForeignFileError):
        Journal.read_only(file)
    assert file.read_bytes() == before
    file.write_text("Dear diary, " * 999, encoding="utf-8")
    with pytest.raises(DamagedJournalError) as damaged:
        Journal.open(file, NOW)
    assert is_said(damaged.value, str(file), "not a database")
    assert "Dear diary" in file.read_text("utf-8")


def test_a_journal_that_is_not_there_cannot_be_read(file: Path) -> None:
    with pytest.raises(MissingJournalError) as caught:
        Journal.read_only(file)
    assert is_said(caught.value, str(file))
    assert not file.exists()


def test_a_damaged_page_is_found_on_opening(file: Path) -> None:
    fill(file)
    assert faults(file) == ()
    spoil_middle(file)
    before = file.read_bytes()
    assert file.stat().st_size < SMALL
    with pytest.raises(DamagedJournalError) as caught:
        Journal.open(file, NOW)
    assert is_said(caught.value, str(file), f"{file.name}.backups")
    assert faults(file)
    assert file.read_bytes() == before


def test_of_a_large_journal_what_every_question_needs_is_looked_at_on_opening(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(file)
    monkeypatch.setattr("flowcharts.journal.soundness.SMALL", 0)
    monkeypatch.setattr("flowcharts.journal.store.SMALL", 0)
    with Journal.open(file, NOW) as journal:
        assert journal.needs_check, "the rest of it"
    with closing(sqlite3.connect(file)) as connection:
        root = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'memories'"
        ).fetchone()[0]
    content = bytearray(file.read_bytes())
    content[(root - 1) * 4096 : root * 4096] = b"\xff" * 4096
    file.write_bytes(content)
    with pytest.raises(DamagedJournalError):
        Journal.open(file, NOW)


def test_a_journal_cut_off_is_damaged(file: Path) -> None:
    fill(file)
    with file.open("rb+") as stream:
        stream.truncate(file.stat().st_size // 2)
    with pytest.raises(DamagedJournalError):
        Journal.open(file, NOW)


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE hours SET reviews = reviews + 1", "hours"),
        ("UPDATE reviews SET is_counted = 0 WHERE place = (SELECT max(place) FROM reviews)", ""),
        ("UPDATE reviews SET drill = 'swim'", "ways"),
        ("DELETE FROM walks", "ways"),
        ("INSERT INTO walks SELECT chart, drill, '[]', 1, 1 FROM walks LIMIT 1", "ways"),
        ("UPDATE items SET good = good + 1", "items"),
        ("DELETE FROM answers", "answers"),
        ("DELETE FROM items", "names what is not in"),
    ],
)
def test_sums_that_are_wrong_are_found(file: Path, statement: str, fault: str) -> None:
    fill(file, 9)
    change(file, statement)
    assert any(fault in found.en for found in faults(file))
    assert not any(english_in(found.ja) for found in faults(file))


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE reviews SET mode = 'sleep'", "in a way that there is not"),
        ("UPDATE reviews SET given = '['", "are no list"),
        ("UPDATE reviews SET right = '['", "are no list"),
        ("UPDATE reviews SET at = 1000000000000000000", "beyond all calendars"),
        ("UPDATE reviews SET at = -1000000000000000000", "beyond all calendars"),
        ("UPDATE memories SET due = -1000000000000000000", "beyond all calendars"),
        ("UPDATE memories SET last = 1000000000000000000", "beyond all calendars"),
    ],
)
def test_values_that_cannot_have_been_written_are_found(
    file: Path, statement: str, fault: str
) -> None:
    fill(file, 9)
    change(file, statement)
    (found,) = faults(file)
    assert fault in found.en
    assert not english_in(found.ja)


def test_a_full_disk_loses_nothing_and_is_said(file: Path) -> None:
    with Journal.open(file, NOW) as journal:
        journal.add(review())
        pages = journal._connection.execute("PRAGMA page_count").fetchone()[0]  # noqa: SLF001
        journal._connection.execute(f"PRAGMA max_page_count = {pages}")  # noqa: SLF001
        long = review(1, case="x", case_id="long" * 9999)
        with pytest.raises(JournalError) as caught:
            journal.add(long, round_so_far="second")
        assert is_said(caught.value, str(file), "disk is full", "safe")
        assert (journal.count, [*journal.reviews()]) == (1, [review()])
        journal._connection.execute("PRAGMA max_page_count = 999999")  # noqa: SLF001
        journal.add(long)
        assert (journal.count, journal.round) == (2, None)
    assert faults(file) == ()


@pytest.mark.skipif(sys.platform == "win32", reason="limits of this kind are a thing of Unix")
def test_a_file_that_may_not_grow_keeps_what_was_committed(file: Path) -> None:
    finished = in_child(
        file,
        "for number in range(9999):\n"
        "    journal.add(review(number, case_id=str(number)))\n"
        "    print('committed', journal.count, flush=True)",
        before="import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, 2_000_000))",
    )
    *committed, english, japanese = finished.stdout.splitlines()
    assert finished.returncode == 0, finished.stderr
    assert english.startswith("en ")
    assert "cannot be" in english or "disk is full" in english
    assert "無事です" in japanese
    with Journal.open(file, NOW) as journal:
        assert journal.count == len(committed) > 9
        assert committed[-1] == f"committed {journal.count}"
    assert faults(file) == ()
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 2_000_000


AS_ANYBODY = "import os; os.geteuid() or os.setuid(65534)"
"""To root nothing is closed."""


@pytest.mark.skipif(sys.platform == "win32", reason="rights of this kind are a thing of Unix")
def test_in_a_folder_that_may_only_be_read_a_journal_can_be_read() -> None:
    with TemporaryDirectory() as folder:  # pytest's own are closed to others
        file = Path(folder, "mine.journal")
        fill(file, 3)
        file.with_name(f"{file.name}.lock").unlink()
        before = sorted(file.parent.iterdir())
        file.parent.chmod(0o555)
        said = in_child(file, "print('opened')", AS_ANYBODY).stdout
        reading = f"{AS_ANYBODY}\nprint(Journal.read_only(Path(sys.argv[1])).count)\nsys.exit()"
        read = in_child(file, "", reading)
        file.parent.chmod(0o755)
        assert read.stdout == "3\n", read.stderr
        assert sorted(file.parent.iterdir()) == before
    assert "opened" not in said
    assert "guest" in said
    assert "読み取り専用" in said


def test_a_row_that_makes_no_review_is_told(file: Path) -> None:
    fill(file, 3)
    change(file, "UPDATE reviews SET mode = 'sleep' WHERE place = (SELECT min(place) FROM reviews)")
    with Journal.read_only(file) as journal:
        with pytest.raises(DamagedJournalError) as caught:
            [*journal.reviews()]
        assert is_said(caught.value, str(file), "sleep")
        newest = next(journal.reviews(newest_first=True))
        assert newest.id == review(2).id, "the others are read"
