"""A reading as the JSON document that other programs read."""

from typing import Any

from flowcharts.commands.walk_document import text_document
from flowcharts.reading.ability_reading import AbilityReading, ReadFact, TextReading


def reading_document(reading: TextReading) -> dict[str, Any]:
    """All that was read; offsets count the signs of the given text."""
    return {
        "abilities": [_ability(ability) for ability in reading.abilities],
        "problems": [text_document(problem) for problem in reading.problems],
    }


def _ability(ability: AbilityReading) -> dict[str, Any]:
    return {
        "text": ability.text,
        "condition": ability.condition,
        "effect": ability.effect,
        "events": list(ability.events),
        "facts": {name: _fact(fact) for name, fact in ability.facts.items()},
        "unexplained": [list(span) for span in ability.unexplained],
    }


def _fact(fact: ReadFact) -> dict[str, Any]:
    return {
        "value": list(fact.value) if isinstance(fact.value, tuple) else fact.value,
        "certainty": fact.certainty,
        "words": [list(span) for span in fact.words],
        "because": text_document(fact.because),
    }
