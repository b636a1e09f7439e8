"""Whose journal it is, and what is said where it cannot be opened."""

from pathlib import Path

from PySide6.QtCore import Qt

from flowcharts.journal.backups import backups
from flowcharts.journal.lock import JournalLock
from gui.practice.pages import PracticeStage
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner


def answered(practise: Practise) -> Learner:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    learner.predict()
    learner.walk_right()
    return learner


def test_a_guest_leaves_no_trace(practise: Practise, journal: Path) -> None:
    learner = practise()
    learner.click_button("Who practises", learner.panel)
    learner.click_button("Guest", learner.panel)
    learner.press(Qt.Key.Key_Space)
    learner.predict()
    learner.walk_right()
    assert "✓ Right" in learner.reads(learner.panel)
    assert learner.reviews == []
    assert {file.name for file in journal.parent.glob("*.journal")} == {journal.name}


def test_another_profile_has_a_journal_of_its_own(practise: Practise) -> None:
    learner = answered(practise)
    learner.practice.close()
    learner.practice.open()
    learner.settle()
    learner.click_button("Who practises", learner.panel)
    learner.write("Kana")
    learner.press(Qt.Key.Key_Return)
    course = learner.practice.open_round
    assert course is not None
    assert course.practice.journal.count == 0
    assert course.practice.journal.path is not None
    assert course.practice.journal.path.name == "Kana.journal"
    learner.press(Qt.Key.Key_Space)
    assert learner.practice.stage is PracticeStage.ASKED


def test_a_journal_in_use_is_told_and_a_guest_offered(practise: Practise, journal: Path) -> None:
    lock = JournalLock(journal)
    try:
        learner = practise()
        said = learner.window.notice
        learner.click_button("Practise as a guest")
        learner.press(Qt.Key.Key_Space)
    finally:
        lock.release()
    assert "is open in another window" in said
    assert learner.question.asked.en in learner.reads() or learner.question.predictions


def test_a_damaged_journal_is_told_and_left_alone(practise: Practise, journal: Path) -> None:
    journal.write_bytes(b"no journal at all" * 400)
    learner = practise()
    assert str(journal) in learner.window.notice
    assert journal.read_bytes().startswith(b"no journal")
    learner.click_button("Practise as a guest")
    assert learner.practice.open_round is not None


def test_settings_are_kept_in_the_journal(practise: Practise) -> None:
    learner = practise()
    learner.click_button("How much is asked", learner.panel)
    learner.click_button("20", learner.panel)
    again = practise()
    course = again.practice.open_round
    assert course is not None
    assert course.practice.settings.minutes == 20


def test_a_filter_lets_in_what_is_wanted(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Choose what is asked", learner.panel)
    learner.click_button("Gold", learner.panel)
    learner.click_button("Written", learner.panel)
    learner.press(Qt.Key.Key_Space)
    assert learner.question.case.level == "gold"
    assert learner.question.case.is_written


def test_a_card_that_is_none_is_named(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Choose what is asked", learner.panel)
    line = learner.practice.pages.setup.filters.line
    line.setFocus()
    learner.write("Bolt of Nothing")
    learner.press(Qt.Key.Key_Return)
    assert "No card is named “Bolt of Nothing”." in learner.reads(learner.panel)


def test_where_nothing_was_wrong_no_mistake_is_asked(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Mistakes only", learner.page)
    assert "Nothing was answered wrongly lately." in learner.window.notice


def test_where_nothing_fits_it_is_said(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Choose what is asked", learner.panel)
    line = learner.practice.pages.setup.filters.line
    line.setFocus()
    learner.write("Grizzly Bears")
    learner.press(Qt.Key.Key_Return)
    learner.click_button("Gold", learner.panel)
    learner.click_button("Generated", learner.panel)
    learner.window.view.setFocus()
    learner.press(Qt.Key.Key_Space)
    assert "No case fits" in learner.window.notice


def test_a_backup_is_made_beside_its_use_and_offered_when_needed(
    practise: Practise, journal: Path
) -> None:
    answered(practise)
    learner = practise(now="2026-03-03T12:00:00+00:00")
    learner.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    learner.window.close()
    assert f"{backups(journal)[0].at:%Y-%m-%d}" == "2026-03-03"
    journal.write_bytes(b"no journal at all" * 400)
    learner = practise(now="2026-03-04T12:00:00+00:00")
    assert "is damaged" in learner.window.notice
    learner.click_button("Restore the backup of 3 Mar 2026")
    course = learner.practice.open_round
    assert course is not None
    assert course.practice.journal.count == 1
    aside = [file for file in journal.parent.iterdir() if "set-aside" in file.name]
    assert [file.read_bytes()[:10] for file in aside] == [b"no journal"]
