"""A case: the facts that are known of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from flowcharts.cases.facts import FACTS, OWNER, Fact, FactOf
from flowcharts.cases.forms import Value
from flowcharts.model.advice import advised
from flowcharts.model.text import SaidError, Text

_V = TypeVar("_V", bound=Value)


_NO_FACT = Text("There is no fact “{name}”. {advice}", "事実「{name}」はありません。{advice}")
_OF_FACT = Text("The fact {fact}: {said}", "事実 {fact}：{said}")


class FactError(SaidError):
    """A fact that there is not, or a value that it cannot have."""


class MissingFactError(LookupError):
    """A fact is asked for that is not known; the message is its name."""


@dataclass(frozen=True, slots=True)
class Case:
    """The facts that are known of a case; immutable."""

    values: Mapping[str, Value] = field(default_factory=dict)
    """By the name of the fact; what is not there is unknown."""
    words: Mapping[str, Text] = field(default_factory=dict)
    """What shows a fact: words of the card, their absence, or the reason of a judge’s call."""

    def with_facts(self, other: "Case") -> "Case":
        """Both; where both know something, *other* has the word."""
        values = {**self.values, **other.values}
        kept = (name for name in self.words if values.get(name) == self.values.get(name))
        return Case(values, {**{name: self.words[name] for name in kept}, **other.words})

    def with_usual(self, of: FactOf) -> "Case":
        """The case with what is usual, where a whole file of facts says nothing else."""
        usual = {
            fact.name: fact.form.read(fact.usual)
            for fact in FACTS.values()
            if fact.of is of and fact.usual is not None
        }
        absent = {
            fact.name: fact.absent
            for fact in FACTS.values()
            if fact.name in usual
            and fact.absent is not None
            and self.values.get(fact.name, usual[fact.name]) == usual[fact.name]
        }
        if of is FactOf.SITUATION and "controller" in self.values:
            usual[OWNER.name] = self.values["controller"]
        return Case({**usual, **self.values}, {**absent, **self.words})


class Because(NamedTuple):
    """A fact that an answer rests on."""

    fact: Fact[Value]
    value: Value
    words: Text | None

    @property
    def is_absent(self) -> bool:
        """Do its words say what is not on the card, and quote none that is?"""
        return self.words is not None and self.words == self.fact.absent


class Reading:
    """A case as it is read for one answer.

    Attributes:
        read: the names of the facts that were looked at.
    """

    __slots__ = ("_values", "read")

    def __init__(self, case: Case) -> None:
        self._values: Mapping[str, Any] = case.values
        self.read: list[str] = []

    def __getitem__(self, fact: Fact[_V]) -> _V:
        value: _V | None = self._values.get(fact.name)
        if value is None:
            raise MissingFactError(fact.name)
        self.read.append(fact.name)
        return value


def fact_named(name: str) -> Fact[Value]:
    """The fact of that name; a hyphen will do for its underscore.

    Raises:
        FactError: there is none.
    """
    fact = FACTS.get(name) or FACTS.get(name.replace("-", "_"))
    if fact is None:
        raise FactError(_NO_FACT.filled(name=name, advice=advised(name, FACTS)))
    return fact


def read_fact(name: str, given: object) -> tuple[str, Value]:
    """The name of a fact, and the value that is *given*.

    Raises:
        FactError: there is no such fact, or it cannot be that.
    """
    fact = fact_named(name)
    try:
        return fact.name, fact.form.read(given)
    except SaidError as error:
        raise FactError(_OF_FACT.filled(fact=fact.name, said=error.said)) from None


def read_facts(given: Mapping[str, object]) -> Case:
    """The case whose facts are *given* by name.

    Raises:
        FactError: one of them there is not, or cannot be that.
    """
    return Case(dict(read_fact(name, value) for name, value in given.items()))
