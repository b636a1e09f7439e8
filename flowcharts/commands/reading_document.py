"""A reading as the JSON document that other programs read."""

from typing import Any

from flowcharts.commands.walk_document import text_document
from flowcharts.reading.ability_reading import AbilityReading, ReadFact, TextReading
from flowcharts.reading.forge.forge import ForgeAbility
from flowcharts.reading.forge.value_words import ToldParameter


def reading_document(reading: TextReading) -> dict[str, Any]:
    """All that was read; offsets count the signs of the given text."""
    return {
        "abilities": [_ability(ability) for ability in reading.abilities],
        "problems": [text_document(problem) for problem in reading.problems],
    }


def _ability(ability: AbilityReading) -> dict[str, Any]:
    more = _of_script(ability) if isinstance(ability, ForgeAbility) else {}
    return {
        "text": ability.text,
        "condition": ability.condition,
        "effect": ability.effect,
        "events": list(ability.events),
        "facts": {name: _fact(fact) for name, fact in ability.facts.items()},
        "unexplained": [list(span) for span in ability.unexplained],
        **more,
    }


def _of_script(ability: ForgeAbility) -> dict[str, Any]:
    """What only a script tells: its mode and parameters in words, and where its text differs."""
    return {
        "mode": ability.mode,
        "waits_for": ability.waits_for and text_document(ability.waits_for),
        "parameters": [_parameter(told) for told in ability.parameters],
        "differences": [
            {
                "fact": each.fact,
                "script": _listed(each.script),
                "text": _listed(each.text),
                "said": text_document(each.said),
            }
            for each in ability.differences
        ],
    }


def _parameter(told: ToldParameter) -> dict[str, Any]:
    return {
        "name": told.parameter.name,
        "value": told.parameter.value,
        "words": [list(told.parameter.words)],
        "about": told.about and text_document(told.about),
        "meaning": text_document(told.value),
    }


def _listed(value: str | tuple[str, ...] | None) -> str | list[str] | None:
    return list(value) if isinstance(value, tuple) else value


def _fact(fact: ReadFact) -> dict[str, Any]:
    return {
        "value": _listed(fact.value),
        "certainty": fact.certainty,
        "words": [list(span) for span in fact.words],
        "because": text_document(fact.because),
    }
