"""The end of a round or an exam: the score, what was missed, and where to go from here."""

from PySide6.QtCore import Signal

from flowcharts.model.text import SENTENCES, Text
from flowcharts.practice.open_round import RoundResult, WrongAnswer
from flowcharts.practice.progress import StudyProgress
from flowcharts.practice.verdict import Verdict
from gui.practice import words
from gui.practice.progress_panel import ProgressPanel
from gui.text.text_style import TextStyle, Tone
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton


class ResultPanel(Panel):
    """How the round went, and what comes now.

    Signals:
        went_on: another round.
        printed: the result is to be printed.
        left: back to the start page.
    """

    went_on = Signal()
    printed = Signal()
    left = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self._title = self.add_prose(Tone.HEADING)
        self._score = self.add_prose(Tone.HEADING)
        self._about = self.add_prose(Tone.SOFT)
        self._progress = self.add(ProgressPanel(style))
        self._next = self.add(TextButton(style))
        self._next.clicked.connect(self.went_on)
        self._rest = self.add(ButtonList(style, ButtonKind.ROW, columns=2))
        self._rest.show_faces([ButtonFace(words.PRINT_RESULT), ButtonFace(words.BACK_TO_START)])
        self._rest.chosen.connect(self._choose)
        self._missed_title = self.add_prose(Tone.EYEBROW)
        self._missed_title.show_text(words.MISSED)
        self._folds: list[Collapsible] = []
        self._missed = self.add(Panel(style))

    def show_result(self, result: RoundResult, progress: StudyProgress, minutes: int) -> None:
        """Show how it went, and how far the learner has come; another takes so many *minutes*."""
        self._title.show_text(_title(result))
        self._score.show_text(
            words.SCORE.filled(
                right=str(result.right), all=str(result.answered), percent=str(result.percent)
            )
        )
        self._about.show_text(_about(result))
        self._progress.show_progress(progress)
        another = words.ANOTHER.filled(minutes=str(minutes))
        self._next.show_face(ButtonFace(another, key="Space", state=ButtonState.NEXT))
        self._missed_title.setVisible(bool(result.missed))
        for fold in self._folds:
            self._missed.remove(fold)
        self._folds = [self._folded(missed) for missed in result.missed]

    def _folded(self, missed: WrongAnswer) -> Collapsible:
        fold = self._missed.add(Collapsible(self.text_style, missed.title))
        fold.opened.connect(lambda: self._tell(fold, missed.verdict))
        return fold

    def _tell(self, fold: Collapsible, verdict: Verdict) -> None:
        """Tell it when it is first opened: of twenty-five hardly anybody opens all."""
        from gui.practice.case_panel import CasePanel
        from gui.practice.verdict_panel import VerdictPanel

        if fold.body.column.isEmpty():
            told = fold.body.add(VerdictPanel(self.text_style))
            told.show_verdict(verdict, is_given_up=False)
            case = fold.body.add(CasePanel(self.text_style))
            case.show_case(verdict.question, verdict.quoted)

    def _choose(self, place: int) -> None:
        (self.printed, self.left)[place].emit()


def _title(result: RoundResult) -> Text:
    if result.needed is None:
        return words.ROUND_ENDS
    return words.EXAM_PASSED if result.is_passed else words.EXAM_FAILED


def _about(result: RoundResult) -> Text:
    parts = [words.TIME_TAKEN.filled(minutes=str(max(1, result.minutes)))]
    if result.needed is not None:
        parts.append(words.PASS_MARK.filled(needed=str(result.needed)))
    parts.append(words.COMES_BACK if result.missed else words.NOTHING_MISSED)
    return SENTENCES.join(parts)
