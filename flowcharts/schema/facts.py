"""The facts of an ability and of an example, for editors; what they say is checked by itself."""

from collections.abc import Callable
from typing import Any

from pydantic import ConfigDict  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.cases.facts import FACTS, Fact, FactOf
from flowcharts.cases.forms import Count, One, Some, TimelineForm, Value
from flowcharts.schema.parts import TableForm


def fact_config(of: FactOf | None) -> ConfigDict:
    """What a table may hold whose keys are facts: those *of* one kind, or all."""
    told = [fact for fact in FACTS.values() if of in (fact.of, None)]
    own: ConfigDict = {"extra": "allow", "json_schema_extra": _with(told)}
    return TableForm.model_config | own


def _with(told: list[Fact[Value]]) -> Callable[[dict[str, Any]], None]:
    def add(document: dict[str, Any]) -> None:
        document["properties"] |= {
            fact.key: {"description": fact.about.en, **_form(fact)} for fact in told
        }
        document["additionalProperties"] = False

    return add


def _form(fact: Fact[Value]) -> dict[str, Any]:
    match fact.form:
        case One(values=values):
            return {"enum": list(values)}
        case Some(values=values, least=refusal):
            least = {"minItems": 1} if refusal else {}
            return {"type": "array", "items": {"enum": list(values)}, **least}
        case TimelineForm():
            return {"type": "array", "items": {"type": "string"}}
        case Count():
            return {"type": "integer"}
        case _:
            return {"type": "string"}
