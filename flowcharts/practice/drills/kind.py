"""What a drill is: the questions it can ask of a case."""

from collections.abc import Callable
from typing import NamedTuple

from flowcharts.journal.review import Drill
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.study_case import StudyCase


class DrillKind(NamedTuple):
    """A drill."""

    drill: Drill
    name: Text
    about: Text
    details: Callable[[StudyCase, CaseSource], tuple[str, ...]]
    """What tells its questions about a case apart; none where it cannot ask of that case."""
    ask: Callable[[StudyCase, CaseSource, str], StudyQuestion | None]
    """The question of that detail; None where the case is none for it."""
    is_of_decision: bool = False
    """Is a detail the item of the decision that is asked, which alone is put to the test?"""
