"""What a journal cannot do is said in the window, and there is a way on."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from flowcharts.journal.store import Journal
from gui.startup.opening import Opening
from tests.flowcharts.journal.damage import change, fill
from tests.gui.practice.conftest import NOON, Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.conftest import Open


def goes_on_as_guest(learner: Learner) -> None:
    learner.click_button("Practise as a guest")
    learner.press(Qt.Key.Key_Space)
    learner.predict()
    learner.walk_right()
    assert "✓ Right" in learner.reads(learner.panel)
    assert not learner.window.notice


def test_a_newer_journal_is_told_and_left_alone(practise: Practise, journal: Path) -> None:
    fill(journal, 3)
    change(journal, "PRAGMA user_version = 99")
    before = journal.read_bytes()
    learner = practise()
    assert "was written by a newer version" in learner.window.notice
    assert str(journal) in learner.window.notice
    goes_on_as_guest(learner)
    assert journal.read_bytes() == before


def test_it_is_told_in_japanese(practise: Practise, journal: Path) -> None:
    fill(journal, 3)
    change(journal, "PRAGMA user_version = 99")
    learner = practise(wording="ja")
    assert "新しいバージョンのトレーナーで保存されています" in learner.window.notice
    assert learner.button("ゲストとして練習する").isVisible()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of this kind are a thing of Unix")
def test_a_folder_that_may_only_be_read_is_told(open_window: Open, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o555)
    if not os.geteuid():  # to root only what the system itself keeps is closed
        folder = Path("/sys")
    journal = folder / "mine.journal"
    opening = Opening(journal=journal, now=NOON, is_practice=True, is_asked=True)
    learner = Learner(open_window(opening=opening).trainer, journal)
    learner.settle()
    assert "may only be read here" in learner.window.notice
    assert str(folder) in learner.window.notice
    goes_on_as_guest(learner)
    assert not journal.exists()


def full(learner: Learner, *, is_full: bool) -> None:
    """Let the disk have no more room, or room again."""
    course = learner.practice.open_round
    assert course is not None
    connection = course.practice.journal._connection  # noqa: SLF001  # what a full disk says
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages if is_full else 999_999}")


def until_full(learner: Learner) -> int:
    """Answer until nothing more can be kept; how many were."""
    full(learner, is_full=True)
    for count in range(60):
        learner.predict()
        learner.walk_right()
        if "the disk is full" in learner.window.notice:
            return count
        learner.press(Qt.Key.Key_Space)
    pytest.fail("it never was")


def test_a_full_disk_is_told_and_the_answer_can_be_given_again(practise: Practise) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    kept = until_full(learner)
    assert "What was kept before is safe" in learner.window.notice
    assert "✓ Right" not in learner.reads(learner.panel), "what is not kept is not judged"
    assert len(learner.reviews) == kept
    full(learner, is_full=False)
    learner.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    learner.walk_right()
    assert "✓ Right" in learner.reads(learner.panel)
    assert len(learner.reviews) == kept + 1


def test_on_a_full_disk_a_guest_goes_on(practise: Practise, journal: Path) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    kept = until_full(learner)
    goes_on_as_guest(learner)
    with Journal.read_only(journal) as read:
        assert read.count == kept
