"""The journal in files, from the menu and from the start page."""

from pathlib import Path

import pytest
from anki.collection import Collection, ImportAnkiPackageRequest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel

from benchmarks.long_journal import write_long
from flowcharts.journal.backups import backups
from flowcharts.journal.files import OF_JOURNALS
from flowcharts.journal.journal_file import write_journal
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text, Wording
from flowcharts.practice.card_choice import CardChoice, CardScope, examples_wanted
from gui.practice.card_dialog import CardDialog
from gui.practice.pages import PracticeStage
from gui.window.slow_work import WorkThread
from tests.flowcharts.journal.reviews import NOW, result, review
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.gui.practice.test_journals import answered

ALL = (CardChoice(CardScope.ALL), Wording.ENGLISH)
LONG = 1500
"""So many answers take a while."""
LONGEST = 60_000
"""So many ms a file may take before a test gives up."""


def chosen(learner: Learner, command: str, file: Path) -> str:
    """Ask for *command*, name *file*, and read what is said."""
    learner.trainer.commands[command].does()
    dialogs = [each for each in learner.window.findChildren(QFileDialog) if each.isVisible()]
    (dialog,) = dialogs
    dialog.fileSelected.emit(str(file))
    dialog.close()
    learner.window.activateWindow()
    written(learner)
    return learner.window.notice


def written(learner: Learner) -> None:
    """Let what is being written come to its end."""
    work = learner.trainer.work
    for thread in work.findChildren(WorkThread):
        assert thread.wait(LONGEST)
    learner.settle()
    assert not work.is_going


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
    assert "Questions answered so far" not in learner.reads(learner.page)
    said = chosen(learner, "journal-import", tmp_path / "all.json")
    assert said == "Reviews added: 1; there already: 0."
    assert "Questions answered so far: 1" in learner.reads(learner.page)


def asked_for_cards(learner: Learner) -> CardDialog:
    """The dialog that asks which examples are wanted."""
    learner.trainer.commands["journal-anki"].does()
    dialogs = learner.window.findChildren(CardDialog)
    (dialog,) = (each for each in dialogs if each.isVisible())
    return dialog


def drop_downs(dialog: CardDialog) -> dict[str, QComboBox]:
    """Those that are seen, by their names."""
    boxes = dialog.findChildren(QComboBox)
    return {box.accessibleName(): box for box in boxes if box.isVisible()}


def listed(box: QComboBox) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def cards_written(learner: Learner, dialog: CardDialog, file: Path) -> str:
    """Go on from *dialog*, name *file*, and read what is said."""
    dialog.accept()
    (chooser,) = (each for each in learner.window.findChildren(QFileDialog) if each.isVisible())
    chooser.fileSelected.emit(str(file))
    chooser.close()
    learner.window.activateWindow()
    written(learner)
    return learner.window.notice


def notes_in(file: Path, folder: Path) -> list[str]:
    """The fields of each note, as Anki takes it in."""
    collection = Collection(str(folder / "collection.anki2"))
    collection.import_anki_package(ImportAnkiPackageRequest(package_path=str(file)))
    found = [collection.get_note(note) for note in collection.find_notes("")]
    fields = ["\n".join(note.fields) for note in found]
    collection.close()
    return fields


@pytest.mark.parametrize(
    ("wording", "language"),
    [(Wording.ENGLISH, "en"), (Wording.JAPANESE, "ja"), (Wording.BOTH, "en")],
)
def test_cards_for_anki_are_of_todays_policy_in_the_first_language_of_the_window(
    practise: Practise, tmp_path: Path, wording: Wording, language: str
) -> None:
    learner = practise(wording=wording)
    file = tmp_path / "cards.apkg"
    said = cards_written(learner, asked_for_cards(learner), file)
    assert str(file) in said
    notes = notes_in(file, tmp_path)
    today = examples_wanted(CardChoice(), learner.trainer.session.library, frozenset())
    assert len(notes) == len(today)
    is_japanese = language == "ja"
    assert [f'lang="{language}"' in note for note in notes] == [True] * len(notes)
    assert any("スタックに置く" in note for note in notes) is is_japanese
    assert any("Put on the stack" in note for note in notes) is not is_japanese


def test_a_lesson_is_chosen_by_its_name_in_the_dialog(practise: Practise, tmp_path: Path) -> None:
    learner = practise()
    dialog = asked_for_cards(learner)
    assert [*drop_downs(dialog)] == ["Examples", "Language"]
    scope = drop_downs(dialog)["Examples"]
    assert listed(scope) == ["Today’s policy", "A lesson", "An edition or a chart", "Everything"]
    scope.setCurrentText("A lesson")
    assert [*drop_downs(dialog)] == ["Examples", "A lesson", "Language"]
    lessons = learner.trainer.session.library.lessons
    assert len(listed(drop_downs(dialog)["A lesson"])) == len(lessons)
    lesson = lessons["regular-rel"]
    drop_downs(dialog)["A lesson"].setCurrentText(lesson.title.en)
    file = tmp_path / "cards.apkg"
    cards_written(learner, dialog, file)
    names = [note.partition("\n")[0] for note in notes_in(file, tmp_path)]
    assert sorted(names) == sorted(lesson.scenarios)


def test_mistakes_are_offered_to_whoever_has_made_some(
    practise: Practise, tmp_path: Path, journal: Path
) -> None:
    with Journal.open(journal, NOW) as kept:
        kept.add(review(1, result("missed-trigger-2024/aura", given="yes", right="no")))
    learner = practise()
    dialog = asked_for_cards(learner)
    scope = drop_downs(dialog)["Examples"]
    assert "My mistakes" in listed(scope)
    assert "What is due" in listed(scope), "the start page has it to repeat today"
    scope.setCurrentText("My mistakes")
    file = tmp_path / "cards.apkg"
    cards_written(learner, dialog, file)
    assert 0 < len(notes_in(file, tmp_path)) < 30


def test_where_no_example_is_wanted_no_file_is_written(practise: Practise, tmp_path: Path) -> None:
    learner = practise()
    nothing = CardChoice(CardScope.MISTAKES)
    learner.practice.files.export_cards_to(tmp_path / "cards.apkg", nothing, Wording.ENGLISH)
    written(learner)
    assert learner.window.notice == "There is no example for this: no file was written."
    assert not [*tmp_path.glob("*cards*")]


def test_the_window_is_used_while_cards_are_written_and_tells_how_far_it_is(
    practise: Practise, tmp_path: Path
) -> None:
    learner = practise()
    journal = learner.practice.files
    journal.export_cards_to(tmp_path / "cards.apkg", *ALL)
    assert learner.trainer.work.is_going
    assert learner.window.notice == "cards.apkg is being written: 0%"
    learner.press(Qt.Key.Key_Return)  # a round is begun
    assert "The case" in learner.reads(learner.page)
    journal.export_cards_to(tmp_path / "other.apkg", *ALL)
    assert learner.window.notice.startswith("Something is still being written")
    written(learner)
    assert learner.window.notice.startswith(f"Written to {tmp_path / 'cards.apkg'}. Cards: ")
    assert [each.name for each in tmp_path.glob("*.apkg")] == ["cards.apkg"]


def test_how_far_it_is_is_told_in_both_languages_until_that_is_put_away(
    practise: Practise, tmp_path: Path
) -> None:
    learner = practise(wording=Wording.JAPANESE)
    said: list[Text] = []
    learner.window.noticed.connect(said.append)
    learner.practice.files.export_cards_to(tmp_path / "cards.apkg", *ALL)
    (thread,) = learner.trainer.work.findChildren(WorkThread)
    thread.came_on.emit(50)
    assert said[-1].ja == "cards.apkg を書き出しています： 50%"
    learner.press(Qt.Key.Key_Escape)
    assert learner.window.notice == ""
    thread.came_on.emit(55)
    assert learner.window.notice == ""
    written(learner)
    assert learner.window.notice.startswith("カード")


def test_what_is_being_written_can_be_stopped(practise: Practise, tmp_path: Path) -> None:
    learner = practise()
    learner.practice.files.export_cards_to(tmp_path / "cards.apkg", *ALL)
    learner.click_button("Stop", learner.window)
    written(learner)
    assert learner.window.notice == "Stopped: no file was written."
    assert not [*tmp_path.glob("*cards*")]


def test_a_window_that_closes_leaves_no_half_of_a_file(practise: Practise, tmp_path: Path) -> None:
    learner = practise()
    learner.practice.files.export_cards_to(tmp_path / "cards.apkg", *ALL)
    learner.window.close()
    assert not learner.trainer.work.is_going
    assert not [*tmp_path.glob("*cards*")]


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with so many answers that it takes a while to take them in."""
    folder = tmp_path_factory.mktemp("long")
    journal = folder / "long.journal"
    write_long(journal, LONG, 300)
    with Journal.read_only(journal) as kept:
        write_journal(kept, folder / "long.json", OF_JOURNALS["json"])
    return folder / "long.json"


def test_the_window_is_used_while_answers_are_taken_in_and_nothing_is_asked(
    practise: Practise, long_file: Path
) -> None:
    learner = answered(practise)
    learner.practice.files.take_in_from(long_file)
    assert learner.window.notice == "long.json is being taken in: 0%"
    learner.settle()
    assert "Questions answered so far: 1" in learner.reads(learner.page)
    learner.press(Qt.Key.Key_Space)
    assert learner.practice.stage is PracticeStage.START
    learner.practice.files.take_in_from(long_file)
    assert learner.window.notice.startswith("Something is still being written")
    written(learner)
    assert learner.window.notice == f"Reviews added: {LONG}; there already: 0."
    assert f"Questions answered so far: {LONG + 1}" in learner.reads(learner.page)
    learner.press(Qt.Key.Key_Space)
    assert "The case" in learner.reads(learner.page)


def test_nobody_else_practises_while_answers_are_taken_in(
    practise: Practise, long_file: Path
) -> None:
    learner = answered(practise)
    learner.practice.files.take_in_from(long_file)
    learner.click_button("Who practises", learner.panel)
    learner.click_button("Guest", learner.panel)
    assert learner.window.notice.startswith("Answers are being taken in")
    written(learner)
    assert len(learner.reviews) == LONG + 1


def test_what_is_being_taken_in_can_be_stopped_and_leaves_nothing(
    practise: Practise, long_file: Path
) -> None:
    learner = answered(practise)
    learner.practice.files.take_in_from(long_file)
    learner.click_button("Stop", learner.window)
    written(learner)
    assert learner.window.notice == "Stopped: the journal is as it was."
    assert len(learner.reviews) == 1
    learner.press(Qt.Key.Key_Space)
    assert "The case" in learner.reads(learner.page)


def test_a_window_that_closes_takes_in_nothing(
    practise: Practise, long_file: Path, journal: Path
) -> None:
    learner = answered(practise)
    learner.practice.files.take_in_from(long_file)
    learner.window.close()
    assert not learner.trainer.work.is_going
    with Journal.read_only(journal) as kept:
        assert kept.count == 1


def test_in_japanese_what_asks_for_a_file_is_japanese_and_follows_its_kind(
    practise: Practise,
) -> None:
    learner = practise(wording=Wording.JAPANESE)
    learner.trainer.commands["journal-export"].does()
    (dialog,) = (each for each in learner.window.findChildren(QFileDialog) if each.isVisible())
    assert dialog.windowTitle() == "練習記録の書き出し"
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.text()]
    assert labels == ["場所：", "ファイル名：", "種類："]
    filters = dialog.nameFilters()
    assert filters == ["JSON：すべての内容 (*.json)", "CSV：回答の表 (*.csv)"]
    assert dialog.defaultSuffix() == "json"
    kinds = next(each for each in dialog.findChildren(QComboBox) if each.count() == len(filters))
    QTest.keyClick(kinds, Qt.Key.Key_Down)
    assert dialog.defaultSuffix() == "csv"
    dialog.close()


def test_a_guests_answers_are_written_at_once(practise: Practise, tmp_path: Path) -> None:
    learner = practise()
    learner.click_button("Who practises", learner.panel)
    learner.click_button("Guest", learner.panel)
    learner.practice.files.export_to(tmp_path / "all.json")
    assert learner.window.notice == f"Written to {tmp_path / 'all.json'}. Reviews: 0."


def test_a_backup_is_made_from_the_start_page(practise: Practise, journal: Path) -> None:
    learner = answered(practise)
    learner.click_button("Start page", learner.panel)
    learner.click_button("Keep and carry away", learner.panel)
    learner.click_button("Back up the answers", learner.panel)
    written(learner)
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
    assert said == "all.json could not be written: No such file or directory"
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
    assert "Questions answered so far: 1" in learner.reads(learner.page)
