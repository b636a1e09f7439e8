"""The journal in files, from the menu and from the start page."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from flowcharts.study.backups import backups
from tests.gui.study.conftest import Practise
from tests.gui.study.learner import Learner
from tests.gui.study.test_journals import answered


def chosen(learner: Learner, command: str, file: Path) -> str:
    """Ask for *command*, name *file*, and read what is said."""
    learner.trainer.commands[command].does()
    dialogs = [each for each in learner.window.findChildren(QFileDialog) if each.isVisible()]
    (dialog,) = dialogs
    dialog.fileSelected.emit(str(file))
    dialog.close()
    learner.window.activateWindow()
    learner.settle()
    return learner.window.notice


def test_all_is_exported_and_taken_in_elsewhere(practise: Practise, tmp_path: Path) -> None:
    learner = answered(practise)
    for name in ("all.json", "all.csv"):
        said = chosen(learner, "journal-export", tmp_path / name)
        assert said == f"Written to {tmp_path / name}. Reviews: 1."
        said = chosen(learner, "journal-import", tmp_path / name)
        assert said == "Reviews added: 0; there already: 1."
    assert len(learner.reviews) == 1


def test_what_is_taken_in_is_counted_on_the_start_page(practise: Practise, tmp_path: Path) -> None:
    learner = answered(practise)
    chosen(learner, "journal-export", tmp_path / "all.json")
    learner.trainer.practice.close()
    learner.practice.open()
    learner.settle()
    learner.click_button("Who practises", learner.panel)
    line = learner.practice.pages.setup.profiles.line
    line.setFocus()
    learner.write("Kana")
    learner.press(Qt.Key.Key_Return)
    assert "questions answered so far" not in learner.reads(learner.page)
    said = chosen(learner, "journal-import", tmp_path / "all.json")
    assert said == "Reviews added: 1; there already: 0."
    assert "1 questions answered so far" in learner.reads(learner.page)


def test_cards_for_anki_are_written(practise: Practise, tmp_path: Path) -> None:
    learner = practise()
    said = chosen(learner, "journal-anki", tmp_path / "cards.apkg")
    assert said.startswith(f"Written to {tmp_path / 'cards.apkg'}. Cards: ")
    assert (tmp_path / "cards.apkg").stat().st_size > 10_000


def test_a_backup_is_made_from_the_start_page(practise: Practise, journal: Path) -> None:
    learner = answered(practise)
    learner.click_button("Start page", learner.panel)
    learner.click_button("Keep and carry away", learner.panel)
    learner.click_button("Back up the answers", learner.panel)
    assert "Backed up as " in learner.window.notice
    assert backups(journal)


def test_a_guest_is_told_that_there_is_nothing_to_back_up(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Who practises", learner.panel)
    learner.click_button("Guest", learner.panel)
    learner.trainer.commands["journal-back-up"].does()
    assert learner.window.notice.startswith("A guest’s answers are not kept.")


def test_what_cannot_be_written_or_read_is_told(practise: Practise, tmp_path: Path) -> None:
    learner = answered(practise)
    nowhere = tmp_path / "nowhere" / "all.json"
    said = chosen(learner, "journal-export", nowhere)
    assert said == f"{nowhere} could not be written: No such file or directory"
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    said = chosen(learner, "journal-import", broken)
    assert "is not taken in, and the journal is as it was" in said
    assert len(learner.reviews) == 1


def test_a_guest_finds_the_way_back_to_the_journal_of_the_start(practise: Practise) -> None:
    learner = answered(practise)
    learner.click_button("Start page", learner.panel)
    learner.click_button("Who practises", learner.panel)
    learner.click_button("Guest", learner.panel)
    learner.click_button("learner", learner.panel)
    assert "1 questions answered so far" in learner.reads(learner.page)
