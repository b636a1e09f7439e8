"""The question what becomes of a round that waits, before another one is begun."""

from PySide6.QtCore import Signal

from flowcharts.journal.review import Mode
from flowcharts.practice.round import Round
from flowcharts.practice.round_words import MODES, left_of
from flowcharts.practice.sought import Option
from gui.practice import words
from gui.practice.choice_buttons import ChoiceButtons
from gui.text.text_style import TextStyle, Tone
from gui.widgets.panel import Panel

_GO_ON, _BEGIN, _STAY = "go-on", "begin", "stay"


class WaitingPanel(Panel):
    """What waits, and the choice to go on with it, to begin another one, or neither.

    Attributes:
        choices: those three; the first, which loses nothing, is marked.

    Signals:
        went_on: on with what waits.
        begun: the other one is begun.
        stayed: neither.
    """

    went_on = Signal()
    begun = Signal()
    stayed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self.add_prose(Tone.HEADING).show_text(words.GO_ON_OR_BEGIN)
        self._left = self.add_prose()
        self.choices = self.add(ChoiceButtons(style))
        self.choices.chosen.connect(self._choose)
        self.add_prose(Tone.SOFT).show_text(words.ANSWERS_STAY)

    def show_left(self, left: Round) -> None:
        """Ask what becomes of *left*."""
        mode = left.plan.mode
        self._left.show_text(words.STILL_WAITS.filled(name=MODES[mode], left=left_of(left)))
        is_exam = mode is Mode.EXAM
        self.choices.show_options(
            (
                Option(_GO_ON, words.GO_ON_WITH_IT),
                Option(_BEGIN, words.GIVE_EXAM_UP if is_exam else words.GIVE_ROUND_UP),
                Option(_STAY, words.STAY_AT_START),
            )
        )
        self.choices.move_mark(1)

    def _choose(self, option: str) -> None:
        {_GO_ON: self.went_on, _BEGIN: self.begun, _STAY: self.stayed}[option].emit()
