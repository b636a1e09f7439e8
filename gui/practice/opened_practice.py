"""Practice on the screen: opened and left, what is begun there, what each key comes to."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from flowcharts.journal.review import DrillName, Mode
from flowcharts.model.position import Position
from flowcharts.practice.case_filter import CaseField, FieldIs
from flowcharts.practice.exam import ExamPlan
from flowcharts.practice.open_round import OpenRound
from flowcharts.practice.round import RoundPlan
from flowcharts.practice.study_case import StudyCase
from gui.commands.command import Place
from gui.practice import words
from gui.practice.journal_files import JournalFiles
from gui.practice.open_journal import OpenJournal
from gui.practice.pages import Pages, PracticeStage
from gui.practice.question_screen import QuestionScreen
from gui.practice.round_screen import RoundScreen
from gui.practice.window_parts import WindowParts
from gui.text.text_style import TextStyle

if TYPE_CHECKING:  # loaded when something is asked
    from gui.practice.question_pages import QuestionPages


class OpenedPractice(QObject):
    """A learner before the chart: the round, the question that waits, the verdict.

    Attributes:
        pages: what is on the screen.
        question: what is done with the question that is asked.
        round: how a round goes on, from question to question.
        files: what is done with the journal's file.
    """

    def __init__(
        self, parts: WindowParts, journal: Path | None, now: Callable[[], datetime]
    ) -> None:
        """*journal*: the file of the learner's answers; None for that of the own profile."""
        super().__init__(parts.window)
        self._parts, self._session = parts, parts.session
        self.pages = Pages(parts, self._connect_question)
        self._journal = OpenJournal(parts, journal, now)
        self.question = QuestionScreen(parts, self.pages, self._journal)
        self.files = JournalFiles(parts, self._journal, now)
        self.round = RoundScreen(parts, self.pages, self._journal, self.question)
        self._before, self._is_open = parts.session.position, False
        self._asked_for: Callable[[], None] = lambda: None
        """Begins what was asked for while a round waits."""
        self._connect()

    def _connect(self) -> None:
        pages, journal = self.pages, self._journal
        start, setup, result, waiting = pages.start, pages.setup, pages.result, pages.waiting
        start.begun.connect(self.practise)
        start.begun_anew.connect(lambda: self.begin(partial(self.round.plan, Mode.PRACTISE)))
        start.mode_chosen.connect(lambda mode: self.begin(partial(self.round.plan, mode)))
        start.drill_chosen.connect(self._begin_drill)
        start.exam.begun.connect(self._begin_exam)
        start.statistics_asked.connect(self.show_statistics)
        waiting.went_on.connect(self.practise)
        waiting.begun.connect(self._begin_asked_for)
        waiting.stayed.connect(self._show_start)
        setup.choosing.opened.connect(lambda: journal.fill(setup.filters))
        setup.settings.changed.connect(journal.change_settings)
        setup.profiles.chosen.connect(journal.choose_profile)
        setup.profiles.named.connect(journal.add_profile)
        setup.settings.fit.begun.connect(journal.fit_schedule)
        journal.changed.connect(self._begin_anew)
        journal.fit_changed.connect(lambda: setup.settings.show_settings(*journal.settings_now))
        self.round.ended.connect(self._show_start)
        result.went_on.connect(self.practise)
        result.left.connect(self._show_start)
        result.printed.connect(self._print)

    def _connect_question(self, pages: "QuestionPages") -> None:
        panel, question = pages.panel, self.question
        panel.asked.answered.connect(question.take_option)
        panel.helped.connect(lambda place: (question.hint, question.reveal)[place]())
        panel.taken_back.connect(question.undo)
        panel.taken_as_walked.connect(question.take_as_walked)
        panel.chart_asked.connect(pages.toggle_chart)
        panel.went_on.connect(self.take)
        panel.left.connect(self.rest)

    @property
    def is_open(self) -> bool:
        """Is practice on the screen?"""
        return self._is_open

    @property
    def is_drawing(self) -> bool:
        """Is the next question being looked for?"""
        return self._is_open and self.stage is PracticeStage.DRAWN

    @property
    def is_asking_which(self) -> bool:
        """Is it asked what becomes of a round that waits?"""
        return self._is_open and self.stage is PracticeStage.WAITING

    @property
    def stage(self) -> PracticeStage:
        """What is shown there."""
        return self.pages.stage

    @property
    def open_round(self) -> OpenRound | None:
        """The round that goes on; None while there is no journal to keep answers in."""
        return self._journal.open_round

    @property
    def place(self) -> Place | None:
        """Where keys are pressed; None while the chart itself is answered."""
        is_walked = self.stage is PracticeStage.WALKED
        return None if not self._is_open or is_walked else Place.PRACTICE

    @property
    def case(self) -> StudyCase | None:
        """The case that is asked about, or was answered last; an exam shows nobody its answers."""
        asked, is_exam = self.question.asked, self.question.is_exam
        return asked.question.case if asked is not None and not is_exam else None

    def open(self) -> None:
        """Go to where practice was left, or to its start page."""
        if self._is_open:
            return
        self._is_open = True
        self._parts.overlays.end_tour()
        self._before = self._session.position
        self.pages.show_style(self._session.settings.text_style)
        self.pages.open()
        if self.open_round is None or self.question.asked is None:
            self._show_start()
        else:
            self.open_round.go_on()
            self.question.show_question()

    def rest(self) -> None:
        """To the start page; the question waits."""
        if self.open_round is not None:
            self.open_round.rest()
        self._journal.keep_round()
        self._show_start()

    def practise(self) -> None:
        """Begin a round, or go on with the round that was begun."""
        self.open()
        going = self.open_round
        stages = PracticeStage.START, PracticeStage.WAITING, PracticeStage.RESULT
        if going is None or self.stage not in stages:
            return
        is_lost = going.practice.has_lost_question()
        if self.stage is PracticeStage.RESULT or not going.resume():
            going.begin(self.round.plan(Mode.PRACTISE))
        self.round.ask_next()
        if is_lost:
            self._parts.tell(words.CASE_IS_GONE)

    def practise_on(self, chart_id: str) -> None:
        """Begin a round on that chart."""
        self.open()
        wanted = FieldIs(CaseField.CHART, chart_id)
        self.begin(lambda: replace(self.round.plan(Mode.PRACTISE), wanted=wanted))

    def close(self) -> None:
        """Back to the chart; the round stays as it is."""
        if not self._is_open:
            return
        self._is_open = False
        if self.open_round is not None:
            self.open_round.pause()
        self._journal.keep_round()
        self.pages.close()
        if self.stage not in (PracticeStage.ASKED, PracticeStage.WALKED):
            self.round.forget()
            self.pages.turn_to(PracticeStage.START, self._show_start)
        self._session.go(self._before)

    def leave(self) -> bool:
        """Make room for something else; False out of an exam, which is left by Esc alone."""
        if self._is_open and self.question.is_exam:
            self._parts.tell(words.STAY_IN_EXAM)
            return False
        self.close()
        return True

    def read_anew(self) -> None:
        """Ask by content that was read anew."""
        self._journal.read_anew()

    def stay(self) -> None:
        """Neither go on with what waits nor begin another one."""
        if self.is_asking_which:
            self._show_start()

    def show_statistics(self) -> None:
        """Show how well it goes, or go back."""
        self.open()
        if self.stage is PracticeStage.STATISTICS:
            self.pages.close_statistics()
            if self.open_round is not None:
                self.open_round.go_on()
            self.pages.show_again()
        elif (statistics := self._journal.statistics()) is not None:
            if self.open_round is not None:
                self.open_round.pause()
            self.pages.show_statistics(statistics, self.show_statistics)

    def choose(self, number: int) -> None:
        """Take the choice of that *number*, counted from 1."""
        if self.stage is PracticeStage.ASKED:
            self.pages.question.panel.asked.choices.take_number(number)
        elif self.stage is PracticeStage.WAITING:
            self.pages.waiting.choices.take_number(number)
        elif self.stage is PracticeStage.STATISTICS:
            self.pages.choose_view(number - 1)

    def answer(self, word: str) -> None:
        """Take the choice that is that answer, where there is one."""
        if self.stage is PracticeStage.ASKED:
            self.pages.question.panel.asked.choices.take_word(word)

    def mark(self, steps: int) -> None:
        """Put the mark over another choice, or upon another moment."""
        if self.stage is PracticeStage.ASKED:
            self.pages.question.panel.asked.move_mark(steps)
        elif self.stage is PracticeStage.WAITING:
            self.pages.waiting.choices.move_mark(steps)

    def take(self) -> None:
        """Take the marked choice; after a verdict, go on."""
        if self.stage in (PracticeStage.START, PracticeStage.RESULT):
            self.practise()
        elif self.stage is PracticeStage.ASKED:
            self.pages.question.panel.asked.take()
        elif self.stage is PracticeStage.WAITING:
            self.pages.waiting.choices.take()
        elif self.stage is PracticeStage.VERDICT and self.open_round is not None:
            self.open_round.end_reading()
            self.round.ask_next()

    def show_position(self, position: Position) -> None:
        """Go along with the walk; leave, where another chart or an example is opened."""
        if not self._is_open or self.pages.is_moving:
            return
        asked = self.question.asked
        is_example = position.showing is not None or position.case is not None
        is_other = (
            asked is None
            or is_example
            or position.walk.home.chart.id != asked.question.case.chart.id
        )
        is_seen = self.stage in (PracticeStage.VERDICT, PracticeStage.STATISTICS)
        if is_other and self.question.is_exam:
            self.pages.move(self._session.undo)
            self._parts.tell(words.STAY_IN_EXAM)
        elif is_other and (is_example or not is_seen):
            self._before = position
            self.close()
        else:
            self.question.follow_walk(position)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*; what nobody sees does so when it is opened."""
        if self._is_open:
            self.pages.show_style(style)

    def _begin_drill(self, drill: DrillName) -> None:
        """A round of that drill alone, as long as is wanted: the day’s limits are for rounds."""
        self.begin(lambda: replace(self.round.plan(Mode.LEARN), drills=(drill,)))

    def begin(self, plan: Callable[[], RoundPlan]) -> None:
        """Begin a round of that plan; where one with answers waits, ask first.

        It is planned as it begins: filters stand beside the page that asks, too.
        """
        self._begin_or_ask(partial(self.round.begin, plan))

    def _begin_exam(self, plan: ExamPlan) -> None:
        self._begin_or_ask(partial(self.round.begin_exam, plan))

    def _begin_or_ask(self, begin: Callable[[], None]) -> None:
        """*begin*, or ask what becomes of the round that waits: it would be gone."""
        if self.stage not in (PracticeStage.START, PracticeStage.RESULT):
            self.rest()  # what goes on waits, too
        left = self.open_round.left() if self.open_round is not None else None
        if left is None or not left.answered:
            begin()
        else:
            self._asked_for = begin
            self.pages.show_waiting(left)

    def _begin_asked_for(self) -> None:
        """Begin it although another one waits."""
        self._asked_for()

    def _show_start(self) -> None:
        self.pages.turn_to(PracticeStage.START, self._show_start)
        self.round.forget()
        self._journal.open()
        self.pages.setup.profiles.show_profiles(self._journal.names, self._journal.place)
        self.pages.show_start(self._journal.today, *self._journal.settings_now)
        self.round.prepare()

    def _begin_anew(self) -> None:
        """Forget the question: another journal is open, or the same with more in it."""
        self.round.forget()
        if self._is_open:
            self._show_start()
            self._parts.window.view.setFocus()  # whoever typed a name goes on with Space

    def _print(self) -> None:
        from gui.practice.result_print import print_result  # with all that prints

        if self.open_round is not None:
            print_result(self._parts, self.open_round)
