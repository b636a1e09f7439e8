"""Facts as a file states them, beside the words that show them; to a case, and back."""

from collections.abc import Mapping
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from flowcharts.cases.case import Case, fact_named, read_facts
from flowcharts.cases.facts import DETRIMENTAL, EFFECTS_OF_IT, FACTS, Fact, FactOf
from flowcharts.cases.forms import Count, One, Some, TimelineForm, Value, written
from flowcharts.model.scenario import Quoted
from flowcharts.model.text import Text
from flowcharts.traits import As, IdWord, OneOf, Others


def _for_editors(of: FactOf | None) -> dict[str, dict[str, Any]]:
    """The JSON Schema of each fact *of* one kind, or of all, by its key."""
    told = [fact for fact in FACTS.values() if of in (fact.of, None)]
    return {fact.key: {"description": fact.about.en, **_schema(fact)} for fact in told}


def _schema(fact: Fact[Value]) -> dict[str, Any]:
    match fact.form:
        case One(values=values):
            return {"enum": list(values)}
        case Some(values=values, least=refused):
            least = {"minItems": 1} if refused else {}
            items = {"enum": list(values)}
            return {"type": "array", "items": items, "uniqueItems": True, **least}
        case TimelineForm():
            return {"type": "array", "items": {"type": "string"}}
        case Count():
            return {"type": "integer"}
        case _:
            return {"type": "string"}


FactKey = Annotated[str, OneOf(*(fact.key for fact in FACTS.values()))]
"""The name of a fact in a file."""
NamedFact = Annotated[
    Fact[Value],
    As(IdWord, fact_named, attrgetter("key"), known={"enum": [*_for_editors(None)]}),
]
"""A fact, which a file names."""


class AbilityFacts(NamedTuple):
    """An ability as facts: `main.py facts` says what each means."""

    facts: Annotated[Mapping[str, object], Others(partial(_for_editors, FactOf.ABILITY))]
    words: Mapping[FactKey, Quoted] = MappingProxyType({})
    """The words of the card that show a fact, by its name."""


def ability_case(told: AbilityFacts) -> Case:
    """The facts of an ability, with all that is usual of one.

    Raises:
        FactError: one of them there is not, or cannot be that.
    """
    case = case_told(told.facts, told.words).with_usual(FactOf.ABILITY)
    if EFFECTS_OF_IT.name not in case.words:
        return case
    # What it does is why it harms its controller, or does not.
    reason = {DETRIMENTAL.name: case.words[EFFECTS_OF_IT.name]}
    return Case(case.values, {**reason, **case.words})


def ability_told(case: Case) -> AbilityFacts:
    """The same, as a file states it."""
    facts = {FACTS[name].key: written(value) for name, value in case.values.items()}
    return AbilityFacts(facts, {FACTS[name].key: words for name, words in case.words.items()})


def case_told(facts: Mapping[str, object], words: Mapping[str, Text]) -> Case:
    """The case whose *facts* are told by name, shown by these *words*.

    Raises:
        FactError: one of them there is not, or cannot be that.
    """
    shown = {fact_named(key).name: said for key, said in words.items()}
    return Case(read_facts(facts).values, shown)


class ScenarioFacts(NamedTuple):
    """What happened, as facts: `main.py facts` says what each means."""

    ability: IdWord
    """The ability, as a file of cards names it."""
    facts: Annotated[Mapping[str, object], Others(partial(_for_editors, None))]
    words: Mapping[FactKey, Text] = MappingProxyType({})
    """The reason of a judge’s call, by the name of the fact."""


class StoredFacts(NamedTuple):
    """All facts of a case that was generated: `main.py facts` says what each means."""

    facts: Annotated[Mapping[str, object], Others(partial(_for_editors, None))]
