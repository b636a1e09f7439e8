"""What the next round is to be, from what the learner has chosen."""

from dataclasses import replace

from flowcharts.journal.review import Drill, Mode
from flowcharts.practice.case_filter import CaseField, FieldIs
from flowcharts.practice.exam import ExamPlan
from flowcharts.practice.round import RoundPlan
from gui.practice.open_journal import OpenJournal
from gui.practice.setup_panel import SetupPanel


class Plans:
    """Plans of rounds."""

    def __init__(self, journal: OpenJournal, setup: SetupPanel) -> None:
        self._journal = journal
        self._setup = setup

    def of(self, mode: Mode) -> RoundPlan:
        """A round of that mode, as the settings and filters have it."""
        settings, wanted = self._journal.settings, self._setup.filters.wanted
        seed = self._journal.seed()
        return RoundPlan(mode, settings.minutes, None, wanted, settings.drills, seed=seed)

    def drill(self, drill: Drill) -> RoundPlan:
        """A round of that drill alone, as long as is wanted: the day’s limits are for rounds."""
        return replace(self.of(Mode.LEARN), drills=(drill,))

    def on(self, chart_id: str) -> RoundPlan:
        """A round on that chart."""
        return replace(self.of(Mode.PRACTISE), wanted=FieldIs(CaseField.CHART, chart_id))

    def exam(self, plan: ExamPlan) -> ExamPlan:
        """An exam as *plan* has it, of the cases that are wanted."""
        return plan._replace(wanted=self._setup.filters.wanted, seed=self._journal.seed())
