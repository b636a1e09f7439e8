"""Backups are whole, dated, thinned with age; a journal that is lost comes back from one."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.journal.backups import back_up, backups, is_backup_due, kept, newest_good
from flowcharts.journal.errors import DamagedJournalError, JournalError, JournalInUseError
from flowcharts.journal.restore import restore
from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from tests.flowcharts.journal.damage import change, fill, spoil_middle
from tests.flowcharts.journal.reviews import NOW, review

DAY = timedelta(days=1)


def test_a_backup_holds_all_of_a_journal_that_is_open(file: Path, journal: Journal) -> None:
    journal.add(review(), round_so_far="{}")
    made = back_up(file, NOW)
    journal.add(review(1))
    assert backups(file) == (made,)
    assert made.at == NOW
    assert made.path.parent == file.with_name("mine.journal.backups")
    assert sorted(made.path.parent.iterdir()) == [made.path], "one file, whole in itself"
    assert faults(made.path) == ()
    with Journal.read_only(made.path) as copy:
        assert ([*copy.reviews()], copy.round) == ([review()], "{}")


def test_a_backup_is_due_once_a_day_where_something_has_changed(file: Path) -> None:
    assert not is_backup_due(file, NOW), "there is nothing yet"
    fill(file, 3)
    assert is_backup_due(file, NOW)
    made = back_up(file, NOW)
    assert not is_backup_due(file, NOW)
    assert not is_backup_due(file, NOW + DAY), "nothing has changed"
    with Journal.open(file, NOW + DAY) as journal:
        journal.add(review(3))
        later = made.path.stat().st_mtime + 60
        os.utime(file.with_name(f"{file.name}-wal"), (later, later))
        assert is_backup_due(file, NOW + DAY), "it has not been closed yet"
        assert not is_backup_due(file, NOW)
    assert not is_backup_due(file, NOW)


def test_a_clock_that_ran_ahead_stops_no_backup(file: Path) -> None:
    fill(file, 3)
    ahead = back_up(file, NOW + 400 * DAY)
    assert is_backup_due(file, NOW), "that one is of no day that has come"
    made = back_up(file, NOW)
    assert backups(file) == (ahead, made)
    assert not is_backup_due(file, NOW)


def test_of_a_damaged_journal_there_is_no_backup_and_the_older_ones_stay(file: Path) -> None:
    fill(file)
    made = back_up(file, NOW)
    spoil_middle(file)
    with pytest.raises(JournalError):
        back_up(file, NOW + DAY)
    assert backups(file) == (made,)
    assert sorted(made.path.parent.iterdir()) == [made.path]


def test_what_was_copied_is_read_before_it_counts(file: Path) -> None:
    fill(file, 3)
    change(file, "DELETE FROM items")
    with pytest.raises(JournalError, match="not sound"):
        back_up(file, NOW)
    assert backups(file) == ()


def test_sums_that_are_wrong_keep_no_backup_from_being_made(file: Path) -> None:
    fill(file, 3)
    change(file, "DELETE FROM hours")
    assert newest_good(file) is None
    assert back_up(file, NOW) == newest_good(file)


def test_the_newest_good_backup_is_offered(file: Path) -> None:
    fill(file)
    first, second = back_up(file, NOW), back_up(file, NOW + DAY)
    assert newest_good(file) == second
    spoil_middle(second.path)
    assert newest_good(file) == first
    first.path.unlink()
    assert newest_good(file) is None


def test_what_is_no_backup_is_left_alone(file: Path) -> None:
    fill(file, 3)
    folder = file.with_name("mine.journal.backups")
    folder.mkdir()
    (folder / "letters.journal").write_text("mine", encoding="utf-8")
    half = folder / ".20260101.17.new"
    half.touch()
    made = [back_up(file, NOW + count * DAY) for count in range(60)]
    assert (folder / "letters.journal").read_text("utf-8") == "mine"
    assert not half.exists(), "left by whoever was killed over it"
    assert made[-1] in backups(file)
    assert len(backups(file)) < 20


@given(st.lists(st.integers(0, 1500), min_size=1, unique=True))
def test_backups_are_thinned_by_day_week_and_month(ages: list[int]) -> None:
    stamps = [NOW - timedelta(hours=8 * age) for age in ages]
    worth = kept(stamps, NOW)
    assert max(stamps) in worth
    assert worth <= {*stamps}
    assert len(worth) <= 7 + 5 + 24
    days = sorted({stamp.date() for stamp in stamps})[-7:]
    assert {max(s for s in stamps if s.date() == day) for day in days} <= worth
    months = {(stamp.year, stamp.month) for stamp in stamps}
    assert {(stamp.year, stamp.month) for stamp in worth} == months
    assert kept(worth, NOW) == worth, "to thin twice is to thin once"


def test_a_week_across_new_year_is_one_week() -> None:
    sunday = datetime(2026, 1, 4, 20, tzinfo=UTC)
    worth = kept((sunday - DAY * count for count in range(60)), sunday)
    sundays = {sunday - DAY * 7 * count for count in range(5)}
    assert sundays <= worth


def test_a_backup_of_a_day_to_come_stays() -> None:
    ahead = [NOW + count * DAY for count in range(1, 40)]
    assert kept([*ahead, NOW], NOW) >= {*ahead}


def damaged_after(file: Path, backed_up: int, count: int) -> datetime:
    """A journal of *count* reviews, some backed up, a page in the middle gone; when it is found."""
    fill(file, backed_up)
    back_up(file, NOW)
    fill(file, count)
    spoil_middle(file)
    return NOW + DAY


def test_a_damaged_journal_comes_back_with_what_can_be_read_of_it(file: Path) -> None:
    now = damaged_after(file, 100, 300)
    before = file.read_bytes()
    with pytest.raises(DamagedJournalError):
        Journal.open(file, now)
    good = newest_good(file)
    assert good is not None
    restored = restore(file, good.path, now)
    assert restored.aside is not None
    assert restored.aside.read_bytes() == before, "nothing is overwritten"
    with Journal.open(file, now) as journal:
        found = [each.id for each in journal.reviews()]
        assert len(found) == journal.count == restored.reviews == 100 + restored.salvaged
        assert {*found} >= {review(number).id for number in range(100)}
        assert found[-1] == review(299).id, "what comes behind the damage"
        assert 240 < journal.count < 300
        assert found == sorted(found), "in their order"
    assert faults(file) == ()


def test_without_any_page_that_can_be_read_the_backup_is_what_there_is(file: Path) -> None:
    fill(file, 100)
    made = back_up(file, NOW)
    file.write_bytes(b"\0" * 9999)
    assert restore(file, made.path, NOW)[1:] == (100, 0)
    assert restore(file, made.path, NOW)[1:] == (100, 0)
    asides = sorted(file.parent.glob("mine.journal.set-aside-*Z"))
    assert asides[0].stat().st_size == 9999
    assert len(asides) == 2


def test_a_sound_journal_goes_back_to_what_it_was(file: Path) -> None:
    fill(file, 3)
    made = back_up(file, NOW)
    with Journal.open(file, NOW) as journal:
        journal.add(review(3))
        copied = {name: file.with_name(f"{file.name}{name}").read_bytes() for name in ("", "-wal")}
    for name, content in copied.items():  # as after a kill
        file.with_name(f"{file.name}{name}").write_bytes(content)
    restored = restore(file, made.path, NOW)
    assert (restored.reviews, restored.salvaged) == (3, 0)
    assert faults(file) == ()
    assert restored.aside is not None
    with Journal.read_only(restored.aside) as aside:
        assert aside.count == 4, "also what was not yet written into it"


def test_a_journal_that_was_deleted_comes_back(file: Path) -> None:
    fill(file, 3)
    made = back_up(file, NOW)
    file.unlink()
    assert restore(file, made.path, NOW) == (None, 3, 0)


def test_an_emptied_journal_does_not_begin_anew(file: Path) -> None:
    fill(file, 3)
    back_up(file, NOW)
    file.write_bytes(b"")
    with pytest.raises(DamagedJournalError, match="empty"):
        Journal.open(file, NOW)


def test_a_backup_that_is_damaged_takes_no_place(file: Path) -> None:
    fill(file)
    made = back_up(file, NOW)
    spoil_middle(made.path)
    before = file.read_bytes()
    with pytest.raises(JournalError, match="nothing was changed"):
        restore(file, made.path, NOW)
    assert file.read_bytes() == before
    assert not [*file.parent.glob("*set-aside*")]


def test_a_journal_in_use_is_not_replaced(file: Path, journal: Journal) -> None:
    journal.add(review())
    made = back_up(file, NOW)
    with pytest.raises(JournalInUseError):
        restore(file, made.path, NOW)
    assert journal.count == 1


def test_a_journal_of_an_older_version_is_backed_up_before_it_is_changed(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from flowcharts.journal import migrations

    fill(file, 3)
    second = (*migrations.MIGRATIONS, "ALTER TABLE items ADD COLUMN colour TEXT")
    monkeypatch.setattr(migrations, "MIGRATIONS", second)
    with Journal.open(file, NOW) as journal:
        assert journal.count == 3
    (made,) = backups(file)
    assert faults(file) == faults(made.path) == ()
    for each, are_counted in ((file, True), (made.path, False)):
        change(each, "UPDATE walks SET reviews = reviews + 1")
        assert bool(faults(each)) is are_counted, "the version that wrote them counts them"
    change(file, "UPDATE walks SET reviews = reviews - 1")
    broken = (*second, "ALTER TABLE items ADD COLUMN size TEXT; ALTER TABLE nothing ADD COLUMN b")
    monkeypatch.setattr(migrations, "MIGRATIONS", broken)
    with pytest.raises(Exception, match="nothing"):
        Journal.open(file, NOW + DAY)
    monkeypatch.setattr(migrations, "MIGRATIONS", second)
    with Journal.open(file, NOW + DAY) as journal:
        assert journal.count == 3, "half a version is none"
