"""The course of a question: what is said first, the walk or the choice, help, the verdict."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

from PySide6.QtCore import QObject, Signal

from flowcharts.model.position import Position, position_of
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import past_told_choice
from flowcharts.practice.practice_settings import Walked
from flowcharts.practice.verdict import Verdict
from gui.practice import words
from gui.practice.open_journal import OpenJournal
from gui.practice.open_question import OpenQuestion
from gui.practice.pages import Pages
from gui.practice.practice_stage import PracticeStage
from gui.practice.surroundings import Surroundings
from gui.window.idle_steps import IdleSteps


class QuestionCourse(QObject):
    """The question that is before the learner.

    Attributes:
        asked: the question that is asked, or was judged last; None where there is none.

    Signals:
        passed: no verdict is told; on with the round.
    """

    passed = Signal()

    def __init__(
        self,
        around: Surroundings,
        pages: Pages,
        journal: OpenJournal,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(around.window)
        self._around, self._session = around, around.session
        self._pages, self._journal, self._now = pages, journal, now
        self._steps = 0
        self._read_since: datetime | None = None
        self._idle = IdleSteps(self, self._draw_ahead)
        self.asked: OpenQuestion | None = None

    @property
    def is_exam(self) -> bool:
        """Is it one of an exam, which tells nothing before its end?"""
        course = self._journal.course
        return course is not None and course.is_exam and self.asked is not None

    @property
    def can_undo(self) -> bool:
        """Is there an answer to take back? In an exam there is none."""
        course = self._journal.course
        is_begun = self.asked is not None and bool(self.asked.predicted)
        is_going = self._pages.stage is PracticeStage.WALKED or is_begun
        return not self.is_exam and (is_going or (course is not None and course.can_undo))

    @property
    def can_redo(self) -> bool:
        """Was an answer taken back that can be given again?"""
        course = self._journal.course
        return course is not None and course.practice.can_redo()

    @property
    def can_hint(self) -> bool:
        """Is there a hint that was not given yet?"""
        walk, asked = self._session.position.walk, self.asked
        return self.can_reveal and asked is not None and bool(asked.hints_left(walk))

    @property
    def can_reveal(self) -> bool:
        """May the answer be shown?"""
        is_asked = self._pages.stage in (PracticeStage.ASKED, PracticeStage.WALKED)
        return is_asked and not self.is_exam

    @property
    def can_take_as_walked(self) -> bool:
        """Was all said rightly, and nothing answered on the chart yet?"""
        walk = self._session.position.walk
        return (
            self._pages.stage is PracticeStage.WALKED
            and not self.is_exam
            and self._journal.settings.walks is Walked.ALWAYS
            and (self.asked is not None and self.asked.is_foretold)
            and all(step.decision.asks_opponent for step in steps(walk))
        )

    def take_as_walked(self) -> None:
        """Take the chart as walked: what was said first is right."""
        if self.asked is not None and self.can_take_as_walked:
            self._judge(self.asked, is_unwalked=True)

    def end_reading(self) -> None:
        """The verdict is no longer before the learner: count the time that it was."""
        since, self._read_since = self._read_since, None
        if since is not None and self._journal.course is not None:
            self._journal.course.add_reading(max(timedelta(), self._now() - since))

    def pause(self) -> None:
        """Let it wait: the time that the learner is elsewhere is not theirs."""
        self.end_reading()
        if self.asked is not None:
            self.asked = self.asked.paused(self._now())

    def resume(self) -> None:
        """Let it be before the learner again."""
        if self.asked is not None:
            self.asked = self.asked.resumed(self._now())

    def ask(self, asked: OpenQuestion) -> None:
        """Put *asked* before the learner."""
        self.asked = asked.resumed(self._now())
        self.show_question()

    def show_question(self) -> None:
        """Ask, or let the chart be walked where all is said that is to be said first."""
        asked, course = self.asked, self._journal.course
        if asked is None or course is None or course.round is None:
            return
        question = asked.question
        self._pages.question.show_progress(course.round, course.time_left(self._now()))
        is_walk = question.is_walked and asked.prediction is None
        stage = PracticeStage.WALKED if is_walk else PracticeStage.ASKED
        self._pages.turn_to(stage, self.show_question)
        self._pages.link_terms(is_linked=course.exam is None)
        self._steps = 0
        self._pages.move(lambda: self._session.go(position_of(question.case.chart)))
        if is_walk:
            self.follow_walk(self._session.position)
            return
        pages, exam = self._pages.question, course.exam
        pages.show_asked(asked, question.kind.name)
        pages.panel.offer_chart(is_offered=exam is not None and exam.plan.is_chart_open)
        self._show_help()

    def follow_walk(self, position: Position) -> None:
        """Past what the opponent chooses and from chart to chart; at the end, the verdict."""
        asked = self.asked
        if asked is None or self._pages.stage is not PracticeStage.WALKED:
            return
        before, self._steps = self._steps, len(steps(position.walk))
        told = past_told_choice(asked.question.case.decided, position.walk)
        is_back = self._steps < before
        if is_back or not (told is not position.walk or position.walk.decision is None):
            self._show_walk(position, asked)
        elif told is not position.walk:
            self._session.go(position._replace(walk=told, furthest=told))
        elif self._session.can_go_on:
            self._session.go_on()
        else:
            self._judge(asked, walk=position.walk)

    def hint(self) -> None:
        """Give the next hint."""
        if self.asked is not None and self.can_reveal:
            self.asked = self.asked.hinting(self._session.position.walk)
            self._show_help()
            self._pages.question.show_hint()

    def reveal(self) -> None:
        """Show the answer; the question then counts as not known."""
        asked = self.asked
        if asked is not None and self.can_reveal:
            self._judge(asked, walk=self._session.position.walk, is_given_up=True)

    def undo(self) -> None:
        """Take the last answer back: within the question, or the one before."""
        asked, stage, course = self.asked, self._pages.stage, self._journal.course
        if self.is_exam and stage is not PracticeStage.WALKED:
            self._around.tell(words.NO_UNDO_IN_EXAM)
        elif stage is PracticeStage.WALKED and self._session.position.can_go_back:
            self._session.step_back()
        elif asked is not None and asked.predicted and stage is not PracticeStage.JUDGED:
            self.asked = asked.unsaid()
            self.show_question()
        elif course is not None and course.can_undo:
            with self._journal.telling():
                course.undo()
                self.passed.emit()
                self._around.tell(words.TAKEN_BACK)

    def redo(self) -> None:
        """Give again the answer that was taken back."""
        course = self._journal.course
        if self._pages.stage is PracticeStage.WALKED and self._session.position.can_go_forward:
            self._session.step_forward()
        elif course is not None:
            with self._journal.telling():
                if (verdict := course.redo()) is not None:
                    self._show_verdict(verdict, None)

    def _show_walk(self, position: Position, asked: OpenQuestion) -> None:
        walk_on = partial(self._walk_on, position, asked)
        self._pages.turn_to(PracticeStage.WALKED, walk_on)
        self._pages.question.show_walk(
            position, asked.question, is_foretold=self.can_take_as_walked
        )
        self._show_help()

    def _walk_on(self, position: Position, asked: OpenQuestion) -> None:
        self._pages.move(lambda: self._session.go(position))
        self._show_walk(position, asked)

    def take_option(self, option_id: str) -> None:
        """Take that choice for what is asked."""
        asked = self.asked
        if asked is None or self._pages.stage is not PracticeStage.ASKED:
            return
        if asked.prediction is not None:
            said = asked.predicting(option_id)
            self.asked = said
            if said.prediction is None and not self._is_walked(said):
                self._judge(said, is_unwalked=True)
            else:
                self.show_question()
        else:
            self._judge(asked, option=option_id)

    def _is_walked(self, asked: OpenQuestion) -> bool:
        """Is the chart walked, now that all is said?"""
        walks = self._journal.settings.walks
        if self.is_exam or walks is Walked.ALWAYS:
            return True
        return walks is Walked.WHERE_WRONG and not asked.is_foretold

    def _judge(
        self,
        asked: OpenQuestion,
        *,
        walk: Walk | None = None,
        option: str = "",
        is_given_up: bool = False,
        is_unwalked: bool = False,
    ) -> None:
        """Keep the answer, and show the verdict; in an exam the next question instead."""
        given = asked.answer(
            self._now(),
            walk=walk,
            option=option,
            is_given_up=is_given_up,
            is_unwalked=is_unwalked,
        )
        course = self._journal.course
        with self._journal.telling():
            verdict = course.answer(given) if course is not None else None
            if course is None or verdict is None:
                self.passed.emit()
                return
            self._show_verdict(verdict, walk, is_given_up=is_given_up)
            if course.is_repeated:
                self._around.tell(words.REPEATED)

    def _show_verdict(
        self, verdict: Verdict, walk: Walk | None, *, is_given_up: bool = False
    ) -> None:
        course = self._journal.course
        if course is None or course.round is None:
            return
        again = partial(self._show_verdict, verdict, walk, is_given_up=is_given_up)
        self._pages.turn_to(PracticeStage.JUDGED, again)
        self._read_since = self._now()
        self._idle.begin()
        self._pages.question.show_progress(course.round)
        self._pages.question.show_verdict(verdict, walk, course, is_given_up=is_given_up)

    def _draw_ahead(self) -> bool:
        """A small step towards the next question, while the verdict is read."""
        course = self._journal.course
        is_read = self._pages.stage is PracticeStage.JUDGED
        return is_read and course is not None and course.draw()

    def _show_help(self) -> None:
        asked = self.asked
        if asked is None:
            return
        walk = self._session.position.walk
        shown = [hint for hint in asked.hints_at(walk) if hint in asked.hints]
        panel = self._pages.question.panel
        panel.show_help(shown, can_hint=self.can_hint, can_reveal=self.can_reveal)
