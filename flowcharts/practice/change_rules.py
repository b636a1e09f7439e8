"""When a change of a case may be offered: rules that content/changes.toml names."""

from collections.abc import Callable, Mapping
from functools import cached_property

from flowcharts.cases import facts as f
from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Case, Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, has_turn
from flowcharts.cases.timeline import comes_first
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import charts_within_reach

_AT_ONCE = "shown-at-once"
"""The rule of the edition that asks every ability to be shown when it is due."""
_SAYS_NOTHING_OF_OPPONENTS = {_AT_ONCE, "nothing-was-missed"}
"""The rules of editions that do not say whether an opponent who plays on makes an ability late."""

ASK_WHEN_NOTICED = {"by-moments", "duration-over", "too-old-or-over"}
"""The rules of decisions that ask when it was noticed."""


class CaseByEdition:
    """A case as the edition of *chart* looks at it; what is asked of it raises MissingFactError."""

    def __init__(self, chart: Chart, case: Case) -> None:
        self.told = Reading(case)
        self._chart = chart

    @cached_property
    def awareness(self) -> Awareness:
        """By when the ability has to be shown."""
        kind = awareness_of(self.told)
        is_all_shown = _AT_ONCE in self._rules and kind is not Awareness.CHOICE
        return Awareness.SEEN if is_all_shown else kind

    @property
    def is_shown_first(self) -> bool:
        """Has it to be shown before anything else is done?"""
        return self.awareness in (Awareness.CHOICE, Awareness.SEEN)

    @property
    def is_own_turn(self) -> bool:
        """Is it due in its controller’s own turn?"""
        return has_turn(self.told, self.told[f.MISSED].turn)

    @property
    def is_passing_ruled_on(self) -> bool:
        """Does the edition say what it means that a player passes, or plays on?"""
        return not self._rules & _SAYS_NOTHING_OF_OPPONENTS

    @cached_property
    def _rules(self) -> set[str]:
        """The rules by which the chart, and those that it opens, are answered."""
        within = charts_within_reach(self._chart)
        asked = {decision.decides for each in within for decision in each.decisions}
        return {rule for rule in (*asked, self._chart.stops) if rule is not None}


def _may_find_nothing(case: CaseByEdition) -> bool:
    """Is nothing told of what came of it, and need nothing come of it?"""
    is_carried_out = comes_first(case.told[f.ACTS], *SHOWN, *GONE_ON) in SHOWN
    effects = case.told[f.EFFECTS_OF_IT]
    return not is_carried_out and all(EFFECTS[name].may_find_nothing for name in effects)


def _is_shown_by_last_action(case: CaseByEdition) -> bool:
    """Another number of actions, or a random one, would be another story."""
    last = {*case.told[f.LAST_ACTION]}
    return {"shows", "single"} <= last and "random" not in last


CHANGE_RULES: Mapping[str, Callable[[CaseByEdition], bool]] = {
    "chosen": lambda case: case.awareness is Awareness.CHOICE,
    "seen": lambda case: case.awareness is Awareness.SEEN,
    "forbids": lambda case: case.awareness is Awareness.FORBIDS,
    "unseen": lambda case: case.awareness is Awareness.UNSEEN,
    "shown-first": lambda case: case.is_shown_first,
    "passing-in-own-turn": lambda case: (
        case.is_shown_first and case.is_passing_ruled_on and case.is_own_turn
    ),
    "opponent-may-go-on": lambda case: (
        case.awareness is Awareness.SEEN and case.is_passing_ruled_on and not case.is_own_turn
    ),
    "may-find-nothing": _may_find_nothing,
    "shown-by-last-action": _is_shown_by_last_action,
}
"""By name; a change that names none may always be offered."""
