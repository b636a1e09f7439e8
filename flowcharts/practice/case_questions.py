"""The questions that drills have about cases, and what each puts to the test: looked up once."""

from collections.abc import Collection
from typing import TypeVar

from flowcharts.journal.review import DrillName
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.results import Missed, TestedItems, items_tested
from flowcharts.practice.study_case import StudyCase

_MOST = 2048
"""Of so many questions it is known at a time: one takes two kilobytes."""

_Key = TypeVar("_Key")
_Known = TypeVar("_Known")


class CaseQuestions:
    """The questions that can be asked about the cases of *source*."""

    def __init__(self, source: CaseSource) -> None:
        self._source = source
        self._details: dict[tuple[str, str, DrillName], tuple[str, ...]] = {}
        self._tested: dict[tuple[str, str, DrillName, str], TestedItems | None] = {}

    def details(self, case: StudyCase, drill: DrillName) -> tuple[str, ...]:
        """What tells the drill’s questions about *case* apart; none where it has none."""
        key = (case.chart.id, case.id, drill)
        if key not in self._details:
            _keep(self._details, key, DRILLS[drill].details(case, self._source))
        return self._details[key]

    def question(
        self, case: StudyCase, drill: DrillName, detail: str, items: Collection[str], missed: Missed
    ) -> StudyQuestion | None:
        """The drill’s question of that detail; None where it does not put *items* to the test."""
        key = (case.chart.id, case.id, drill, detail)
        known = self._tested.get(key)
        if key in self._tested and (known is None or not known.includes(items, missed)):
            return None
        question = DRILLS[drill].ask(case, self._source, detail)
        if known is None and (question is None or items):
            known = items_tested(question) if question is not None else None
            _keep(self._tested, key, known)
        return question if known is None or known.includes(items, missed) else None


def _keep(known: dict[_Key, _Known], key: _Key, value: _Known) -> None:
    known[key] = value
    if len(known) > _MOST:
        del known[next(iter(known))]
