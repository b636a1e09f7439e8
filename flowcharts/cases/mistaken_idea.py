"""A mistaken idea: a wrong rule over facts, beside the right one."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode
from flowcharts.model.chart import NO, YES
from flowcharts.model.text import Text


class MistakenIdea(NamedTuple):
    """A wrong rule that people go by."""

    id: str
    rule: str
    """The name of the right rule that it is taken for."""
    words: Text
    """The idea, as who holds it would say it."""
    why: Text
    """Why it is wrong."""
    answer: Callable[[Reading, AskedNode], str | None]
    """None where it says nothing of the case."""


_Answers = TypeVar("_Answers", bound=Callable[[Reading, AskedNode], bool | str | None])


class IdeaBook:
    """Mistaken ideas by their ids.

    Attributes:
        ideas: those written so far.
    """

    def __init__(self) -> None:
        self.ideas: dict[str, MistakenIdea] = {}

    def idea(
        self, idea_id: str, rule: str, words: Text, why: Text
    ) -> Callable[[_Answers], _Answers]:
        """Make a function the wrong rule of that idea."""

        def written(answers: _Answers) -> _Answers:
            def answer(case: Reading, asked: AskedNode) -> str | None:
                found = answers(case, asked)
                return (NO, YES)[found] if isinstance(found, bool) else found

            self.ideas[idea_id] = MistakenIdea(idea_id, rule, words, why, answer)
            return answers

        return written


def always(answer: str) -> Callable[[Reading, AskedNode], str]:
    """The rule of who looks at nothing."""
    return lambda _case, _asked: answer
