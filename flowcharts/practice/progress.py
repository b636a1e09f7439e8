"""How far the learner has come: today, in the days before, in the last seven."""

from datetime import datetime
from typing import NamedTuple

from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.practice.day_goal import NO_GOAL, DayGoal
from flowcharts.practice.days_in_a_row import days_in_a_row
from flowcharts.practice.items import asked_decision
from flowcharts.practice.learnt import learnt_since
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.todays_tally import TodaysTally

_WEEK = 7


class StudyProgress(NamedTuple):
    """How far the learner has come; nothing yet, where it says nothing else."""

    goal: DayGoal = NO_GOAL
    done: int = 0
    """How much of the goal is done today, in its unit; may be more than it takes."""
    in_a_row: int = 0
    """On how many days in a row something was answered."""
    decisions: tuple[Text, ...] = ()
    """What those decisions ask that have become sure in the last seven days."""
    ideas: int = 0
    """How many mistaken ideas were unlearnt in them."""

    @property
    def is_goal_met(self) -> bool:
        """Is as much done today as was to be?"""
        return bool(self.goal.amount) and self.done >= self.goal.amount


def progress_of(
    journal: Journal,
    library: Library,
    settings: PracticeSettings,
    today: TodaysTally,
    now: datetime,
) -> StudyProgress:
    """What *journal* tells of it; *now* is on the learner’s clock."""
    begins = settings.day_begins
    learnt = learnt_since(journal, start_of_day(now, begins, 1 - _WEEK), begins)
    decisions = (asked_decision(item, library) for item in learnt.decisions)
    labels = (decision.label.on_one_line() for decision in decisions if decision is not None)
    return StudyProgress(
        settings.goal,
        settings.goal.done(today.asked, today.milliseconds),
        days_in_a_row(journal.tallies(begins), day_of(now, begins)),
        tuple(dict.fromkeys(labels)),
        len(learnt.ideas),
    )
