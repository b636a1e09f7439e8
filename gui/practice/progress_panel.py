"""How far the learner has come: the day’s goal, days in a row, what has become sure."""

from collections.abc import Iterator

from flowcharts.model.text import Text
from flowcharts.practice.progress import StudyProgress
from gui.practice import words
from gui.practice.goal_bar import GoalBar
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.panel import Panel

_NAMED = 3
"""Of so many decisions that have become sure it is said which ones they are."""
_ROW = 2
"""One day alone is no row."""


class ProgressPanel(Panel):
    """Nothing where there is nothing to say: nobody is told what was not done."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=6)
        self._goal = self.add_prose()
        self._bar = self.add(GoalBar(style))
        self._rest = self.add_prose(Tone.SOFT)

    def show_progress(self, progress: StudyProgress) -> None:
        """Show how far it is."""
        goal, rest = progress.goal, tuple(_told(progress))
        self._goal.setVisible(bool(goal.amount))
        self._bar.setVisible(bool(goal.amount))
        self._rest.setVisible(bool(rest))
        self.setVisible(bool(goal.amount or rest))
        if goal.amount:
            self._goal.show_text(_goal_in_words(progress))
            self._bar.show_share(progress.done / goal.amount)
        self._rest.show_text(stacked(rest))


def _goal_in_words(progress: StudyProgress) -> Text:
    of_minutes, of_questions = words.GOAL_SO_FAR
    if progress.is_goal_met:
        of_minutes, of_questions = words.GOAL_MET
    said = of_minutes if progress.goal.minutes else of_questions
    return said.filled(done=str(progress.done), goal=str(progress.goal.amount))


def _told(progress: StudyProgress) -> Iterator[Text]:
    if progress.in_a_row >= _ROW:
        yield words.IN_A_ROW.filled(count=str(progress.in_a_row))
    if progress.decisions:
        named, more = progress.decisions[:_NAMED], len(progress.decisions) - _NAMED
        names = words.NAMES.join([words.NAMED.filled(name=each) for each in named])
        said = words.LEARNT if more <= 0 else words.LEARNT_AND_MORE
        yield said.filled(names=names, more=str(more))
    if progress.ideas:
        yield words.UNLEARNT.filled(count=str(progress.ideas))
