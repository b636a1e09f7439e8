"""What each value of a fact means, in a few words, as content/facts.toml tells it."""

from collections.abc import Mapping

from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import EFFECTS_OF_IT, Fact
from flowcharts.cases.forms import Value
from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import text
from flowcharts.model.text import Text


def words_of(fact: Fact[Value]) -> Mapping[str, Text]:
    """What each value of *fact* means, by the value."""
    if fact.name == EFFECTS_OF_IT.name:
        return {name: effect.about for name, effect in EFFECTS.items()}
    rows = shipped_table("facts").get("fact", {}).get(fact.key, {})
    return read_rows(rows, lambda _value, row: text(row))
