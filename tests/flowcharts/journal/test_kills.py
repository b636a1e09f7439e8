"""Whoever writes the journal may be killed at any moment."""

import signal
import sys
from pathlib import Path

import pytest

from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from scripts.kill_journal import Moment, kill_once, killed
from tests.flowcharts.journal.reviews import NOW

pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or not hasattr(signal, "SIGKILL"), reason="there is no such end there"
)


def test_no_review_is_lost_that_was_said_to_be_committed(tmp_path: Path) -> None:
    counts = [*killed(tmp_path / "killed.journal", 8, seed=5)]
    assert counts == sorted(counts)
    assert counts[-1] > 8


def test_what_was_not_yet_written_into_the_file_is_there_all_the_same(file: Path) -> None:
    said = kill_once(file, Moment(0.05, has_begun=True))
    log = file.with_name(f"{file.name}-wal")
    assert log.stat().st_size > 0
    with Journal.open(file, NOW) as journal:
        assert journal.needs_check
        assert said <= journal.count <= said + 1
    assert faults(file) == ()


def test_a_review_that_is_missing_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    liar = "import time; print('committed 5', flush=True); time.sleep(60)"
    monkeypatch.setattr("scripts.kill_journal.CHILD", liar)
    with pytest.raises(RuntimeError, match="5 were committed, 0 are there"):
        [*killed(tmp_path / "killed.journal", 8, seed=1)]
