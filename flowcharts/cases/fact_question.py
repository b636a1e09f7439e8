"""A question about facts, in words that a player understands, and its answers."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from flowcharts.cases.case import Case, Reading, read_facts
from flowcharts.cases.facts import Fact, FactOf
from flowcharts.cases.forms import Value
from flowcharts.model.text import Text

Known = Mapping[str, Value]
"""Facts by name."""

YES, NO = Text("Yes", "はい"), Text("No", "いいえ")


class FactAnswer(NamedTuple):
    """One answer to choose from."""

    id: str
    words: Text
    facts: Callable[[Reading], Known]
    """What is known with it; it may read what is known already."""


class FactQuestion(NamedTuple):
    """A question that one click answers."""

    id: str
    name: Text
    """What it is about, in a word or two: for the list of what is known."""
    words: Text
    asks: tuple[Fact[Value], ...]
    """The facts that it makes known."""
    answers: tuple[FactAnswer, ...]
    """Where one is assumed, it stands first."""
    explanation: Text | None = None
    """How it is to be decided, where the question alone does not say."""
    fits: Callable[[Reading], bool] = lambda _case: True
    """Is it asked in these words, as far as is known?"""
    is_usual: bool = False
    """Is its first answer assumed, until somebody says otherwise?"""
    is_in_place: bool = False
    """Is it asked only once all before it is settled, as what the opponent wants is?"""
    is_of_time: bool = False
    """Can it be answered by moments, too?"""

    @property
    def is_printed(self) -> bool:
        """Does the card answer it?"""
        return self.asks[0].of is FactOf.ABILITY

    def answer(self, answer_id: str) -> FactAnswer | None:
        """The answer of that id; None where it has none."""
        return next((each for each in self.answers if each.id == answer_id), None)


def known_with(answer: FactAnswer, case: Case) -> Case:
    """*case* with what is known by *answer*.

    Raises:
        MissingFactError: what the answer rests on is not known.
    """
    return case.with_facts(Case(answer.facts(Reading(case))))


def simply(**facts: object) -> Callable[[Reading], Known]:
    """Facts that are known whatever else is, each by name, as a content file has it."""
    known = read_facts(facts).values
    return lambda _case: known


def yes_no(fact: Fact[Value]) -> tuple[FactAnswer, ...]:
    """The fact is so, or it is not."""
    named = (("yes", YES), ("no", NO))
    return tuple(FactAnswer(word, text, simply(**{fact.name: word})) for word, text in named)
