"""Whoever practises: reads what is asked, and answers with keys and clicks."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.model.sub_charts import steps
from flowcharts.practice.question import StudyQuestion
from gui.app import Trainer
from gui.practice.cover_page import CoverPage
from gui.practice.opened_practice import OpenedPractice
from tests.gui.window.user import User


class Learner(User):
    """A user of the window who practises with the journal at *journal*."""

    def __init__(self, trainer: Trainer, journal: Path) -> None:
        super().__init__(trainer)
        self.journal = journal

    @property
    def practice(self) -> OpenedPractice:
        return self.trainer.practice.opened

    @property
    def page(self) -> QWidget:
        """What lies over the chart."""
        return next(page for page in self._pages if page.below is self.window.centre)

    @property
    def panel(self) -> QWidget:
        """What stands in the place of the right panel."""
        return next(page for page in self._pages if page.below is self.trainer.side)

    @property
    def _pages(self) -> list[CoverPage]:
        return self.window.findChildren(CoverPage)

    @property
    def question(self) -> StudyQuestion:
        """What is asked."""
        asked = self.practice.question.asked
        assert asked is not None
        return asked.question

    @property
    def reviews(self) -> list[Review]:
        """What the file has, read by somebody else."""
        with Journal.read_only(self.journal) as read:
            return list(read.reviews())

    def predict(self) -> None:
        """Say what comes true."""
        for prediction in self.question.predictions:
            ids = [option.id for option in prediction.options]
            self.press_number(ids.index(prediction.right) + 1)

    def press_number(self, number: int) -> None:
        self.press(Qt.Key(int(Qt.Key.Key_0) + number % 10))

    def walk_right(self) -> None:
        """Walk as the source does, with keys, and leave the chart where it does."""
        walk = self.question.case.decided.walk
        right = {step.place: step.answer for step in steps(walk)}
        for _ in range(30):
            decision = self.position.walk.decision
            if self.trainer.practice.place is not None or decision is None:
                return
            answer = right.get((self.position.walk.chart.id, decision.id))
            if answer is None and walk.home.exit_id is not None:
                self.trainer.session.leave_by(walk.home.exit_id)
                QApplication.processEvents()
                return
            assert answer is not None
            self.press_number(decision.answers.index(answer) + 1)

    def walk_wrong(self) -> str:
        """Walk as the source does but for the first step; the decision that was wrong."""
        decision = self.position.walk.decision
        assert decision is not None
        chart = self.position.walk.chart.id
        right = next(
            step.answer
            for step in steps(self.question.case.decided.walk)
            if step.place == (chart, decision.id)
        )
        wrong = next(answer for answer in decision.answers if answer != right)
        self.press_number(decision.answers.index(wrong) + 1)
        for _ in range(30):
            waiting = self.position.walk.decision
            if self.trainer.practice.place is not None or waiting is None:
                break
            self.press_number(1)
        return decision.id
