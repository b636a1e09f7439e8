"""Exams: nothing is told before the end, nothing taken back; the result is kept and printed."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintPreviewDialog, QPrintPreviewWidget

from flowcharts.documents.formats.markdown import markdown
from flowcharts.journal.review import Mode
from flowcharts.model.text import Wording
from gui.practice.pages import PracticeStage
from gui.practice.result_print import result_booklet
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.user import CTRL


def in_exam(practise: Practise) -> Learner:
    """Begin an exam in which one of five rulings is chosen."""
    learner = practise()
    learner.click_button("Exam", learner.page)
    learner.click_button("Choose one of five", learner.page)
    learner.click_button("Begin the exam", learner.page)
    return learner


def test_an_exam_tells_nothing_and_takes_nothing_back(practise: Practise) -> None:
    learner = in_exam(practise)
    assert len(learner.question.options) == 5
    learner.press_number(1)
    assert "Not quite" not in learner.reads(learner.panel)
    assert "✓ Right" not in learner.reads(learner.panel)
    learner.press(Qt.Key.Key_Z, held=CTRL)
    assert "In an exam nothing is taken back." in learner.window.notice
    learner.press(Qt.Key.Key_H, Qt.Key.Key_A)
    assert [review.mode for review in learner.reviews] == [Mode.EXAM]


def test_an_exam_has_twenty_five_questions_and_a_result_with_what_was_missed(
    practise: Practise,
) -> None:
    learner = in_exam(practise)
    missed = learner.question.case
    for place in range(25):
        question = learner.question
        ids = [option.id for option in question.options]
        right = ids.index(question.right) + 1
        learner.press_number(right if place else right % len(ids) + 1)
    said = learner.reads(learner.page)
    assert learner.practice.stage is PracticeStage.RESULT
    assert "Passed" in said
    assert "24 of 25 right (96 %)" in said
    assert "What was missed" in said.replace("WHAT WAS MISSED", "What was missed")
    course = learner.practice.open_round
    assert course is not None
    told = markdown(result_booklet(course).blocks, Wording.ENGLISH)
    assert "24 of 25 right: 96 %" in told
    assert "What was missed" in told
    learner.click_button("1. ", learner.page)
    said = learner.reads(learner.page)
    assert "× Not quite" in said
    assert missed.story.en in said
    assert missed.cards[0].text.en.splitlines()[0] in said


IN_WORDS = {
    Wording.ENGLISH: ("Print the result…", "Previous page"),
    Wording.JAPANESE: ("結果を印刷…", "前のページ"),
}
"""The button that prints, and a button of what it opens."""


def test_the_result_is_printed(practise: Practise, tmp_path: Path) -> None:
    learner = in_exam(practise)
    for _ in range(25):
        ids = [option.id for option in learner.question.options]
        learner.press_number((ids.index(learner.question.right) + 1) % len(ids) + 1)
    for wording, (button, way) in IN_WORDS.items():
        learner.session.choose(wording=wording)
        learner.click_button(button, learner.page)
        found = learner.window.findChildren(QPrintPreviewDialog)
        (preview,) = (each for each in found if each.isVisible())
        assert way in {action.text() for action in preview.findChildren(QAction)}
        (pages,) = preview.findChildren(QPrintPreviewWidget)
        pages.updatePreview()
        assert pages.pageCount() > 2, wording  # in letters that can be read
        printer, file = preview.printer(), tmp_path / f"{wording}.pdf"
        printer.setOutputFileName(str(file))
        preview.paintRequested.emit(printer)
        preview.close()
        assert file.read_bytes().startswith(b"%PDF"), wording


def test_the_way_into_an_exam_is_seen_in_a_small_window(practise: Practise) -> None:
    learner = practise(wording="both", height=720)
    learner.click_button("Exam", learner.page)
    begin = learner.button("Begin the exam", learner.page)
    bottom = begin.mapTo(learner.page, begin.rect().bottomLeft()).y()
    assert 0 < bottom <= learner.page.height()


def test_an_exam_goes_on_where_it_was_left(practise: Practise) -> None:
    learner = in_exam(practise)
    learner.press_number(1)
    waiting = learner.question.case.id
    again = practise()
    again.press(Qt.Key.Key_Space)
    assert again.question.case.id == waiting
    again.press(Qt.Key.Key_Z, held=CTRL)
    assert "In an exam" in again.window.notice
