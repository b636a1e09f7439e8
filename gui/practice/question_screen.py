"""The question on the screen: what is said first, the walk or the choice, help, the verdict."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from flowcharts.model.position import Position, position_of
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import past_told_choice
from flowcharts.practice.open_question import OpenQuestion
from flowcharts.practice.verdict import Verdict
from gui.practice import words
from gui.practice.open_journal import OpenJournal
from gui.practice.pages import Pages, PracticeStage
from gui.practice.window_parts import WindowParts
from gui.window.idle_steps import IdleSteps


class QuestionScreen(QObject):
    """The question that is before the learner, and all that is done with it; the round keeps it.

    Signals:
        passed: no verdict is told; on with the round.
    """

    passed = Signal()

    def __init__(self, parts: WindowParts, pages: Pages, journal: OpenJournal) -> None:
        super().__init__(parts.window)
        self._parts, self._session = parts, parts.session
        self._pages, self._journal = pages, journal
        self._idle = IdleSteps(self, self._draw_ahead)

    @property
    def asked(self) -> OpenQuestion | None:
        """The question that is asked, or was answered last; None where there is none."""
        going = self._journal.open_round
        return going.asked if going is not None else None

    @property
    def is_exam(self) -> bool:
        """Is it one of an exam, which tells nothing before its end?"""
        going = self._journal.open_round
        return going is not None and going.is_exam and self.asked is not None

    @property
    def can_undo(self) -> bool:
        """Is there an answer to take back? In an exam there is none."""
        going = self._journal.open_round
        is_begun = self.asked is not None and bool(self.asked.predicted)
        is_walked = self._pages.stage is PracticeStage.WALKED
        return not self.is_exam and (
            is_walked or is_begun or (going is not None and going.can_undo)
        )

    @property
    def can_redo(self) -> bool:
        """Was an answer taken back that can be given again?"""
        going = self._journal.open_round
        return going is not None and going.practice.can_redo()

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
        going, walk = self._journal.open_round, self._session.position.walk
        return (
            self._pages.stage is PracticeStage.WALKED
            and (going is not None and going.may_be_taken_as_walked)
            and all(step.decision.asks_opponent for step in steps(walk))
        )

    def take_as_walked(self) -> None:
        """Take the chart as walked: what was said first is right."""
        if self.can_take_as_walked:
            self._answer(is_unwalked=True)

    def show_question(self) -> None:
        """Ask, or let the chart be walked where all is said that is to be said first."""
        asked, going = self.asked, self._journal.open_round
        if asked is None or going is None or going.round is None:
            return
        question = asked.question
        self._pages.question.show_progress(going.round, going.time_left)
        is_walk = question.is_walked and asked.prediction is None
        stage = PracticeStage.WALKED if is_walk else PracticeStage.ASKED
        self._pages.turn_to(stage, self.show_question)
        self._pages.link_terms(is_linked=going.exam is None)
        going.note_moves(0)
        self._pages.move(lambda: self._session.go(position_of(question.case.chart)))
        if is_walk:
            self.follow_walk(self._session.position)
            return
        pages, exam = self._pages.question, going.exam
        pages.show_asked(asked, question.kind.name)
        pages.panel.offer_chart(is_offered=exam is not None and exam.plan.is_chart_open)
        self._show_help()

    def follow_walk(self, position: Position) -> None:
        """Past what the opponent chooses and from chart to chart; at the end, the verdict."""
        asked, going = self.asked, self._journal.open_round
        if asked is None or going is None or self._pages.stage is not PracticeStage.WALKED:
            return
        told = past_told_choice(asked.question.case.decided, position.walk)
        is_back = going.note_moves(sum(1 for _ in position.walk.beginnings()))
        if is_back or not (told is not position.walk or position.walk.decision is None):
            self._show_walk(position, asked)
        elif told is not position.walk:
            self._session.go(position._replace(walk=told, furthest=told))
        elif self._session.can_go_on:
            self._session.go_on()
        else:
            self._answer(walk=position.walk)

    def hint(self) -> None:
        """Give the next hint."""
        going = self._journal.open_round
        if going is not None and self.can_reveal:
            going.hint(self._session.position.walk)
            self._show_help()
            if self.asked is not None:
                self._pages.question.show_hint(self.asked)

    def reveal(self) -> None:
        """Show the answer; the question then counts as not known."""
        if self.can_reveal:
            self._answer(walk=self._session.position.walk, is_given_up=True)

    def undo(self) -> None:
        """Take the last answer back: within the question, or the one before."""
        asked, stage, going = self.asked, self._pages.stage, self._journal.open_round
        if self.is_exam and stage is not PracticeStage.WALKED:
            self._parts.tell(words.NO_UNDO_IN_EXAM)
        elif stage is PracticeStage.WALKED and self._session.position.can_go_back:
            self._session.step_back()
        elif going is None:
            return
        elif asked is not None and asked.predicted and stage is not PracticeStage.VERDICT:
            going.unsay()
            self.show_question()
        elif going.can_undo:
            with self._journal.telling():
                going.undo()
                self.passed.emit()
                self._parts.tell(words.TAKEN_BACK)

    def redo(self) -> None:
        """Give again the answer that was taken back."""
        going = self._journal.open_round
        if self._pages.stage is PracticeStage.WALKED and self._session.position.can_go_forward:
            self._session.step_forward()
        elif going is not None:
            with self._journal.telling():
                if (verdict := going.redo()) is not None:
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
        asked, going = self.asked, self._journal.open_round
        if asked is None or going is None or self._pages.stage is not PracticeStage.ASKED:
            return
        if asked.prediction is None:
            self._answer(option=option_id)
            return
        going.say(option_id)
        is_all_said = going.asked is not None and going.asked.prediction is None
        if is_all_said and not going.is_walked:
            self._answer(is_unwalked=True)
        else:
            self.show_question()

    def _answer(
        self,
        *,
        walk: Walk | None = None,
        option: str = "",
        is_given_up: bool = False,
        is_unwalked: bool = False,
    ) -> None:
        """Keep the answer, and show the verdict; in an exam the next question instead."""
        going = self._journal.open_round
        if going is None:
            return
        with self._journal.telling():
            verdict = going.answer(
                walk=walk, option=option, is_given_up=is_given_up, is_unwalked=is_unwalked
            )
            if verdict is None:
                self.passed.emit()
                return
            self._show_verdict(verdict, walk, is_given_up=is_given_up)
            if going.is_repeated:
                self._parts.tell(words.REPEATED)

    def _show_verdict(
        self, verdict: Verdict, walk: Walk | None, *, is_given_up: bool = False
    ) -> None:
        going = self._journal.open_round
        if going is None or going.round is None:
            return
        again = partial(self._show_verdict, verdict, walk, is_given_up=is_given_up)
        self._pages.turn_to(PracticeStage.VERDICT, again)
        going.begin_reading()
        self._idle.begin()
        self._pages.question.show_progress(going.round)
        self._pages.question.show_verdict(verdict, walk, going, is_given_up=is_given_up)

    def _draw_ahead(self) -> bool:
        """A small step towards the next question, while the verdict is read."""
        going = self._journal.open_round
        is_read = self._pages.stage is PracticeStage.VERDICT
        return is_read and going is not None and going.draw()

    def _show_help(self) -> None:
        asked = self.asked
        if asked is None:
            return
        walk = self._session.position.walk
        shown = [hint for hint in asked.hints_at(walk) if hint in asked.hints]
        panel = self._pages.question.panel
        panel.show_help(shown, can_hint=self.can_hint, can_reveal=self.can_reveal)
