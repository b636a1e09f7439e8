"""Practice on the screen: who hears whom, and what follows from each answer."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from flowcharts.model.position import Position, position_of
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.study.case_walk import told_turn
from flowcharts.study.drills.table import DRILLS
from flowcharts.study.exam import ExamPlan
from flowcharts.study.review import Mode
from flowcharts.study.round import RoundPlan
from flowcharts.study.study_case import StudyCase
from flowcharts.study.verdict import Verdict
from gui.commands.command import Place
from gui.study import words
from gui.study.asking import Asking, AskingStage
from gui.study.exam_clock import ExamClock
from gui.study.open_journal import OpenJournal
from gui.study.pages import Pages
from gui.study.plans import Plans
from gui.study.result_panel import RoundResult
from gui.study.round_course import RoundCourse
from gui.study.surroundings import Surroundings
from gui.text.text_style import TextStyle


class OpenedPractice(QObject):
    """A learner before the chart: the round, the question that waits, the verdict.

    Attributes:
        pages: what is on the screen.
        stage: what is shown there.
        asking: the question that is asked, or was judged last.
        plans: the rounds that can be begun.
    """

    def __init__(
        self, around: Surroundings, journal: Path | None, now: Callable[[], datetime]
    ) -> None:
        """*journal*: the file of the learner's answers; None for that of the own profile."""
        super().__init__(around.window)
        self._around, self._session = around, around.session
        self._now = now
        self.pages = Pages(around)
        self._journal = OpenJournal(around, journal, now)
        self.plans = Plans(self._journal, self.pages.setup)
        self._clock = ExamClock(self)
        self.stage = AskingStage.START
        self.asking: Asking | None = None
        self._waiting: Asking | None = None
        self._before, self._is_open, self._steps = around.session.position, False, 0
        self._again: Callable[[], None] = self._show_start
        self._connect()

    def _connect(self) -> None:
        pages, journal = self.pages, self._journal
        start, setup, panel, result = pages.start, pages.setup, pages.panel, pages.result
        start.begun.connect(self.practise)
        start.begun_anew.connect(lambda: self.begin(self.plans.of(Mode.PRACTISE)))
        start.mode_chosen.connect(lambda mode: self.begin(self.plans.of(mode)))
        start.drill_chosen.connect(lambda drill: self.begin(self.plans.drill(drill)))
        start.exam.begun.connect(self._begin_exam)
        start.statistics_asked.connect(self.show_statistics)
        setup.settings.changed.connect(journal.change_settings)
        setup.profiles.chosen.connect(journal.choose_profile)
        setup.profiles.named.connect(journal.add_profile)
        setup.settings.fit.begun.connect(journal.fit_schedule)
        journal.changed.connect(self._show_start)
        journal.fit_changed.connect(lambda: setup.settings.show_settings(*journal.settings_now))
        self._clock.ended.connect(self._go_on)
        panel.asked.answered.connect(self._take_option)
        panel.helped.connect(lambda place: (self.hint, self.reveal)[place]())
        panel.went_on.connect(self.take)
        panel.taken_back.connect(self.undo)
        panel.left.connect(self.rest)
        panel.chart_asked.connect(self.pages.toggle_chart)
        result.went_on.connect(self.practise)
        result.left.connect(self._show_start)
        result.printed.connect(self._print)

    @property
    def is_open(self) -> bool:
        """Is practice on the screen?"""
        return self._is_open

    @property
    def place(self) -> Place | None:
        """Where keys are pressed; None while the chart itself is answered."""
        return None if not self._is_open or self.stage is AskingStage.WALKED else Place.PRACTICE

    @property
    def case(self) -> StudyCase | None:
        """The case that is asked about, or was judged last; an exam shows nobody its answers."""
        asking = self.asking
        return asking.question.case if asking is not None and not self._is_exam else None

    @property
    def can_undo(self) -> bool:
        """Is there an answer to take back? In an exam there is none."""
        is_begun = self.asking is not None and bool(self.asking.predicted)
        is_going = self.stage is AskingStage.WALKED or is_begun
        return not self._is_exam and (
            is_going or (self.course is not None and self.course.can_undo)
        )

    @property
    def can_redo(self) -> bool:
        """Was an answer taken back that can be given again?"""
        return self.course is not None and self.course.practice.can_redo()

    @property
    def can_hint(self) -> bool:
        """Is there a hint that was not given yet?"""
        walk, asking = self._session.position.walk, self.asking
        return self.can_reveal and asking is not None and bool(asking.hints_left(walk))

    @property
    def can_reveal(self) -> bool:
        """May the answer be shown?"""
        is_asked = self._is_open and self.stage in (AskingStage.ASKED, AskingStage.WALKED)
        return is_asked and not self._is_exam

    def open(self) -> None:
        """Go to where practice was left, or to its start page."""
        if self._is_open:
            return
        self._is_open = True
        self._before = self._session.position
        self.pages.open()
        if self.asking is None:
            self._show_start()
        else:
            self.asking = self.asking.resumed(self._now())
            self._show_question()

    def rest(self) -> None:
        """To the start page; the question waits."""
        if self.asking is not None and self.stage is not AskingStage.JUDGED:
            self._waiting = self.asking.paused(self._now())
        self._journal.keep_round()
        self._show_start()

    def practise(self) -> None:
        """Begin ten minutes, or go on with the round that was begun."""
        self.open()
        course = self.course
        if course is None or self.stage not in (AskingStage.START, AskingStage.RESULT):
            return
        if self.stage is AskingStage.RESULT or not course.resume():
            course.begin(self.plans.of(Mode.PRACTISE))
        self._go_on()

    def practise_on(self, chart_id: str) -> None:
        """Begin ten minutes on that chart."""
        self.open()
        self.begin(self.plans.on(chart_id))

    def close(self) -> None:
        """Back to the chart; the round stays as it is."""
        if not self._is_open:
            return
        self._is_open = False
        self._journal.keep_round()
        self.pages.close()
        if self.stage is not AskingStage.ASKED and self.stage is not AskingStage.WALKED:
            self.asking, self.stage = None, AskingStage.START
        elif self.asking is not None:
            self.asking = self.asking.paused(self._now())
        self._session.go(self._before)

    def leave(self) -> bool:
        """Make room for something else; False out of an exam, which is left by Esc alone."""
        if self._is_open and self._is_exam:
            self._around.tell(words.STAY_IN_EXAM)
            return False
        self.close()
        return True

    def show_statistics(self) -> None:
        """Show how well it goes, or go back."""
        self.open()
        if self.stage is AskingStage.STATISTICS:
            self.pages.close_statistics()
            if self.asking is not None:
                self.asking = self.asking.resumed(self._now())
            self._again()
            return
        if (statistics := self._journal.statistics()) is not None:
            self.stage = AskingStage.STATISTICS
            if self.asking is not None:
                self.asking = self.asking.paused(self._now())
            self.pages.show_statistics(statistics, self.show_statistics)

    def choose(self, number: int) -> None:
        """Take the choice of that *number*, counted from 1."""
        if self.stage is AskingStage.ASKED:
            self.pages.panel.asked.choices.take_number(number)
        elif self.stage is AskingStage.STATISTICS:
            self.pages.choose_view(number - 1)

    def answer(self, word: str) -> None:
        """Take the choice that is that answer, where there is one."""
        if self.stage is AskingStage.ASKED:
            self.pages.panel.asked.choices.take_word(word)

    def mark(self, steps: int) -> None:
        """Put the mark over another choice."""
        if self.stage is AskingStage.ASKED:
            self.pages.panel.asked.choices.move_mark(steps)

    def take(self) -> None:
        """Take the marked choice; after a verdict, go on."""
        if self.stage in (AskingStage.START, AskingStage.RESULT):
            self.practise()
        elif self.stage is AskingStage.ASKED:
            self.pages.panel.asked.take()
        elif self.stage is AskingStage.JUDGED and self.course is not None:
            self.course.ask_next()
            self._go_on()

    def hint(self) -> None:
        """Give the next hint."""
        if self.asking is not None and self.can_reveal:
            self.asking = self.asking.hinting(self._session.position.walk)
            self._show_help()

    def reveal(self) -> None:
        """Show the answer; the question then counts as not known."""
        asking = self.asking
        if asking is not None and self.can_reveal:
            self._judge(asking, walk=self._session.position.walk, is_given_up=True)

    def undo(self) -> None:
        """Take the last answer back: within the question, or the one before."""
        asking = self.asking
        if self._is_exam and self.stage is not AskingStage.WALKED:
            self._around.tell(words.NO_UNDO_IN_EXAM)
        elif self.stage is AskingStage.WALKED and self._session.position.can_go_back:
            self._session.step_back()
        elif asking is not None and asking.predicted and self.stage is not AskingStage.JUDGED:
            self.asking = asking.unsaid()
            self._show_question()
        elif self.course is not None and self.course.can_undo:
            with self._journal.telling():
                self.course.undo()
                self._go_on()
                self._around.tell(words.TAKEN_BACK)

    def redo(self) -> None:
        """Give again the answer that was taken back."""
        if self.stage is AskingStage.WALKED and self._session.position.can_go_forward:
            self._session.step_forward()
        elif self.course is not None:
            with self._journal.telling():
                if (verdict := self.course.redo()) is not None:
                    self._show_verdict(verdict, None)

    def show_position(self, position: Position) -> None:
        """Go along with the walk; leave, where another chart or an example is opened."""
        if not self._is_open or self.pages.is_moving:
            return
        asking = self.asking
        is_other = (
            asking is None
            or position.showing is not None
            or position.case is not None
            or position.walk.home.chart.id != asking.question.case.chart.id
        )
        is_seen = self.stage in (AskingStage.JUDGED, AskingStage.STATISTICS)
        is_example = position.showing is not None or position.case is not None
        if is_other and self._is_exam:
            self.pages.move(self._session.undo)
            self._around.tell(words.STAY_IN_EXAM)
        elif is_other and (is_example or not is_seen):
            self._before = position
            self.close()
        elif asking is not None and self.stage is AskingStage.WALKED:
            self._follow_walk(asking, position)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        self.pages.show_style(style)

    @property
    def course(self) -> RoundCourse | None:
        """The round that goes on; None while there is no journal to keep answers in."""
        return self._journal.course

    @property
    def _is_exam(self) -> bool:
        return self.course is not None and self.course.is_exam and self.asking is not None

    def begin(self, plan: RoundPlan) -> None:
        """Begin a round of that plan."""
        if self.course is not None:
            self.course.begin(plan)
            self._go_on()

    def _begin_exam(self, plan: ExamPlan) -> None:
        if self.course is not None:
            self.course.begin_exam(self.plans.exam(plan))
            self._go_on()

    def _go_on(self) -> None:
        """Ask the question of the round that waits, or show how the round went."""
        course = self.course
        if course is None:
            return
        question = course.question if not course.is_over(self._now()) else None
        self._clock.run(course.time_left(self._now()) if question is not None else None)
        if question is not None:
            waiting, self._waiting = self._waiting, None
            is_same = waiting is not None and waiting.question == question
            asking = waiting if waiting is not None and is_same else Asking(question, None)
            self.asking = asking.resumed(self._now())
            self._show_question()
            return
        if course.is_exam and course.question is not None:
            self._around.tell(words.TIME_IS_UP)
        result = course.result(self._now())
        self.asking = None
        if result is None:
            self._around.tell(course.why_nothing)
            self._show_start()
        else:
            self._journal.keep_round()
            self._show_result(result)

    def _show_result(self, result: RoundResult) -> None:
        self.stage = AskingStage.RESULT
        self._again = partial(self._show_result, result)
        self.pages.show_result(result)

    def _show_start(self) -> None:
        self.stage, self.asking = AskingStage.START, None
        self._journal.open()
        self.pages.setup.profiles.show_profiles(self._journal.names, self._journal.place)
        self._journal.fill(self.pages.setup.filters)
        self.pages.show_start(self._journal.today, *self._journal.settings_now)
        self._again = self._show_start

    def _show_question(self) -> None:
        """Ask, or let the chart be walked where all is said that is to be said first."""
        asking, course = self.asking, self.course
        if asking is None or course is None or course.round is None:
            return
        question = asking.question
        self._again = self._show_question
        self.pages.show_progress(course.round, course.time_left(self._now()))
        is_walk = question.is_walked and asking.prediction is None
        self.stage, self._steps = (AskingStage.WALKED if is_walk else AskingStage.ASKED), 0
        self.pages.move(lambda: self._session.go(position_of(question.case.chart)))
        if is_walk:
            self._follow_walk(asking, self._session.position)
            return
        exam = course.exam
        self.pages.show_asked(asking, DRILLS[question.drill].name)
        self.pages.panel.offer_chart(is_offered=exam is not None and exam.plan.is_chart_open)
        self._show_help()

    def _follow_walk(self, asking: Asking, position: Position) -> None:
        """Past what the opponent chooses and from chart to chart; at the end, the verdict."""
        before, self._steps = self._steps, len(steps(position.walk))
        told = told_turn(asking.question.case.decided, position.walk)
        is_back = self._steps < before
        if is_back or not (told is not position.walk or position.walk.decision is None):
            self._show_walk(position, asking)
        elif told is not position.walk:
            self._session.go(position._replace(walk=told, furthest=told))
        elif self._session.can_go_on:
            self._session.go_on()
        else:
            self._judge(asking, walk=position.walk)

    def _show_walk(self, position: Position, asking: Asking) -> None:
        self._again = partial(self._walk_on, position, asking)
        self.pages.show_walk(position, asking.question)
        self._show_help()

    def _walk_on(self, position: Position, asking: Asking) -> None:
        self.stage = AskingStage.WALKED
        self.pages.move(lambda: self._session.go(position))
        self._show_walk(position, asking)

    def _take_option(self, option_id: str) -> None:
        asking = self.asking
        if asking is None or self.stage is not AskingStage.ASKED:
            return
        if asking.prediction is not None:
            self.asking = asking.predicting(option_id)
            self._show_question()
        else:
            self._judge(asking, option=option_id)

    def _judge(
        self,
        asking: Asking,
        *,
        walk: Walk | None = None,
        option: str = "",
        is_given_up: bool = False,
    ) -> None:
        """Keep the answer, and show the verdict; in an exam the next question instead."""
        given = asking.answer(self._now(), walk=walk, option=option, is_given_up=is_given_up)
        with self._journal.telling():
            verdict = self.course.answer(given) if self.course is not None else None
            if verdict is None:
                self._go_on()
            else:
                self._show_verdict(verdict, walk, is_given_up=is_given_up)
                if self.course is not None and self.course.is_repeated:
                    self._around.tell(words.REPEATED)

    def _show_verdict(
        self, verdict: Verdict, walk: Walk | None, *, is_given_up: bool = False
    ) -> None:
        course = self.course
        if course is None or course.round is None:
            return
        self.stage = AskingStage.JUDGED
        self._again = partial(self._show_verdict, verdict, walk, is_given_up=is_given_up)
        self.pages.show_progress(course.round)
        self.pages.show_verdict(verdict, walk, course, is_given_up=is_given_up)

    def _show_help(self) -> None:
        asking = self.asking
        if asking is None:
            return
        walk = self._session.position.walk
        shown = [hint for hint in asking.hints_at(walk) if hint in asking.hints]
        self.pages.panel.show_help(shown, can_hint=self.can_hint, can_reveal=self.can_reveal)

    def _print(self) -> None:
        from gui.study.result_print import print_result  # with all that prints

        if self.course is not None:
            print_result(self._around, self.course, self._now())
