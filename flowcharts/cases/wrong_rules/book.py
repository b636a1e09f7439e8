"""Wrong rules by name, which mistaken ideas go by."""

from collections.abc import Callable
from typing import TypeVar

from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode
from flowcharts.model.branch import NO, YES

WrongRule = Callable[[Reading, AskedNode], str | None]
"""What who goes by it answers; None where it says nothing of the case."""

_Answers = TypeVar("_Answers", bound=Callable[[Reading, AskedNode], bool | str | None])


class WrongRuleBook:
    """Wrong rules by the names that the ideas give them.

    Attributes:
        rules: those written so far.
    """

    def __init__(self) -> None:
        self.rules: dict[str, WrongRule] = {}

    def rule(self, name: str) -> Callable[[_Answers], _Answers]:
        """Make a function the wrong rule of that name."""

        def written(answers: _Answers) -> _Answers:
            def answer(case: Reading, asked: AskedNode) -> str | None:
                found = answers(case, asked)
                return (NO, YES)[found] if isinstance(found, bool) else found

            self.rules[name] = answer
            return answers

        return written
