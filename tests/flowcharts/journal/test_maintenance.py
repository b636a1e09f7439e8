"""A journal is checked and backed up while it is in use."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import pytest

from flowcharts.journal.backups import backups, look_after
from flowcharts.journal.errors import DamagedJournalError, JournalError
from flowcharts.journal.store import Journal
from scripts.kill_journal import Moment, kill_once
from tests.flowcharts.journal.damage import fill, spoil_middle
from tests.flowcharts.journal.reviews import NOW, review


def test_a_backup_is_made_once_a_day_while_answers_are_added(file: Path) -> None:
    fill(file, 300)
    with Journal.open(file, NOW) as journal, ThreadPoolExecutor() as beside:
        done = beside.submit(look_after, file, NOW, needs_check=True)
        for number in range(300, 330):
            journal.add(review(number))
        assert done.result(60) is None
        assert journal.count == 330
        assert look_after(file, NOW, needs_check=False) is None
    (made,) = backups(file)
    with Journal.read_only(made.path) as copy:
        assert 300 <= copy.count <= 330


def test_after_an_unclean_end_all_of_it_is_checked(file: Path) -> None:
    kill_once(file, Moment(0.05, has_begun=True))
    with Journal.open(file, NOW) as journal:
        assert look_after(file, NOW, needs_check=journal.needs_check) is None
    fill(file, 300)
    spoil_middle(file)
    found = look_after(file, NOW + timedelta(days=1), needs_check=True)
    assert isinstance(found, DamagedJournalError)
    assert len(backups(file)) == 1, "of what is damaged there is no backup"


def into_the_way(file: Path) -> None:
    file.with_name(f"{file.name}.backups").write_text("a file", encoding="utf-8")


@pytest.mark.parametrize("spoil", [spoil_middle, into_the_way])
def test_a_backup_that_cannot_be_made_is_told(file: Path, spoil: Callable[[Path], None]) -> None:
    fill(file, 300)
    spoil(file)
    found = look_after(file, NOW, needs_check=False)
    assert isinstance(found, JournalError)
    assert str(file) in found.said.ja
