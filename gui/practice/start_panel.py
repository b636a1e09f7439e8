"""The start page of practice: a round with one press, and everything else below."""

from typing import NamedTuple

from PySide6.QtCore import Signal

from flowcharts.journal.review import Mode
from flowcharts.model.text import SENTENCES, Text
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.mix import Mix
from flowcharts.practice.practice import DueItems
from flowcharts.practice.progress import StudyProgress
from flowcharts.practice.round_words import MODES
from gui.practice import words
from gui.practice.exam_panel import ExamPanel
from gui.practice.progress_panel import ProgressPanel
from gui.text.text_style import TextStyle, Tone
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton

_MODES = (
    (Mode.MISTAKES, MODES[Mode.MISTAKES], words.MISTAKES_ABOUT),
    (Mode.LEARN, MODES[Mode.LEARN], words.LEARN_ABOUT),
    (Mode.CRAM, MODES[Mode.CRAM], words.CRAM_ABOUT),
)
_SINGLE = tuple(drill for drill, kind in DRILLS.items() if kind.is_offered_alone)


class Today(NamedTuple):
    """The state of the journal that the start page tells."""

    answered: int = 0
    due: DueItems = DueItems()
    left: Text | None = None
    """How much is left of a round that was begun."""
    progress: StudyProgress = StudyProgress()
    """How far the learner has come."""
    mix: Mix = Mix()
    """The kinds of question of the next round."""


class StartPanel(Panel):
    """The rounds, drills and exams that can be begun.

    Attributes:
        exam: what an exam is to be like.

    Signals:
        begun: a round, or the round that was begun.
        begun_anew: a new round although one was begun.
        mode_chosen: a round of that mode.
        drill_chosen: a round of that drill alone.
        statistics_asked: how well it goes.
    """

    begun = Signal()
    begun_anew = Signal()
    mode_chosen = Signal(Mode)
    drill_chosen = Signal(str)
    statistics_asked = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self._title = self.add_prose(Tone.HEADING)
        self._title.show_text(words.TITLE)
        self._lead = self.add_prose()
        self._lead.show_text(words.LEAD)
        self._begin = self.add(TextButton(style, ButtonKind.ANSWER))
        self._begin.clicked.connect(self.begun)
        self._mix = self.add_prose()
        self._anew = self.add(ButtonList(style, ButtonKind.QUIET))
        self._anew.show_faces([ButtonFace(words.NEW_ROUND)])
        self._anew.chosen.connect(self.begun_anew)
        self._today = self.add_prose(Tone.SOFT)
        self._progress = self.add(ProgressPanel(style))
        self._add_rounds()

    def show_today(self, today: Today, minutes: int) -> None:
        """Say what waits, and whether a round was begun; a new one takes so many *minutes*."""
        is_left = today.left is not None
        new = words.PRACTISE_MINUTES.filled(minutes=str(minutes))
        face = words.GO_ON if is_left else new
        self._begin.show_face(ButtonFace(face, today.left, key="Space", state=ButtonState.NEXT))
        self._anew.setVisible(is_left)
        self._mix.setVisible(not is_left)
        self._mix.show_text(_mix_in_words(today.mix))
        said = words.FIRST_TIME
        if today.answered:
            due = words.DUE if today.due.today else words.NOTHING_DUE
            said = due.filled(
                today=str(today.due.today),
                tomorrow=str(today.due.tomorrow),
                count=str(today.answered),
            )
        self._today.show_text(said)
        self._progress.show_progress(today.progress)

    def _add_rounds(self) -> None:
        style = self.text_style
        title = self.add_prose(Tone.EYEBROW)
        title.show_text(words.OTHER_ROUNDS)
        self._modes = self.add(ButtonList(style, ButtonKind.ROW, columns=3))
        self._modes.show_faces([ButtonFace(name, about) for _, name, about in _MODES])
        self._modes.chosen.connect(self._choose_mode)
        exam = self.add(Collapsible(style, MODES[Mode.EXAM]))
        about = exam.body.add_prose(Tone.SOFT)
        about.show_text(words.EXAM_ABOUT)
        self.exam = exam.body.add(ExamPanel(style))
        fold = self.add(Collapsible(style, words.DRILLS))
        drills = fold.body.add(ButtonList(style, ButtonKind.ROW, columns=2))
        drills.show_faces([ButtonFace(DRILLS[each].name, DRILLS[each].about) for each in _SINGLE])
        drills.chosen.connect(self._choose_drill)
        statistics = self.add(TextButton(style))
        statistics.show_face(ButtonFace(words.HOW_WELL, sign="▤", key="Ctrl+I"))
        statistics.clicked.connect(self.statistics_asked)

    def _choose_mode(self, place: int) -> None:
        self.mode_chosen.emit(_MODES[place][0])

    def _choose_drill(self, place: int) -> None:
        self.drill_chosen.emit(_SINGLE[place])


def _mix_in_words(mix: Mix) -> Text:
    """What the next round holds, and why."""
    if mix.is_first:
        return words.MIX_FIRST
    kinds = [DRILLS[drill].name for drill in dict.fromkeys(mix.drills)]
    if mix.weakest is None:
        return words.MIX_ONE.filled(kind=kinds[0])
    named = words.NAMES.join([words.NAMED.filled(name=kind) for kind in kinds])
    said = words.MIX.filled(kinds=named)
    weakest = DRILLS[mix.weakest].name
    if not mix.asked:
        return SENTENCES.join([said, words.MIX_UNASKED.filled(kind=weakest)])
    if not mix.wrong:
        return said
    why = words.MIX_WEAK.filled(kind=weakest, wrong=str(mix.wrong), asked=str(mix.asked))
    return SENTENCES.join([said, why])
