"""A rule by which facts answer a question of a chart."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from flowcharts.cases.case import Reading
from flowcharts.cases.facts import Fact
from flowcharts.cases.forms import Value
from flowcharts.model.branch import NO, YES
from flowcharts.model.chart import Chart, Decision, Exit
from flowcharts.model.text import SaidError


class AskedNode(NamedTuple):
    """The decision or exit that is asked, and its chart."""

    chart: Chart
    node: Decision | Exit | None
    """None where the chart as a whole asks it."""

    @property
    def place(self) -> tuple[str, str]:
        """The ids of both; where the chart as a whole asks, of the chart alone."""
        return self.chart.id, self.node.id if self.node is not None else ""

    @property
    def day(self) -> str | None:
        """The day it is asked as of; None is today."""
        return self.chart.day


_Answers = TypeVar("_Answers", bound=Callable[[Reading, AskedNode], bool | str])


class NoRuleError(SaidError):
    """A chart does not say which facts answer a decision."""


class DecisionRule(NamedTuple):
    """A rule that answers a question."""

    name: str
    asks: tuple[Fact[Value], ...]
    section: str
    """The edition and section it stands in."""
    answer: Callable[[Reading, AskedNode], str]


WrongRule = Callable[[Reading, AskedNode], bool | str | None]
"""What who goes by it answers, True for yes; None where it says nothing of the case."""
WrongRules = Mapping[str, WrongRule]
"""By the names that the mistaken ideas give them."""


class RuleBook:
    """Rules by the name that the charts give them.

    Attributes:
        rules: those written so far.
    """

    def __init__(self) -> None:
        self.rules: dict[str, DecisionRule] = {}

    def rule(self, name: str, section: str, *asks: Fact[Value]) -> Callable[[_Answers], _Answers]:
        """Make a function the rule of that name."""

        def written(answers: _Answers) -> _Answers:
            def answer(case: Reading, asked: AskedNode) -> str:
                found = answers(case, asked)
                return found if isinstance(found, str) else (NO, YES)[found]

            self.rules[name] = DecisionRule(name, asks, section, answer)
            return answers

        return written
