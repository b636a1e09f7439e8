"""All rules, by the name that a decision, an exit or a chart gives them."""

from collections.abc import Mapping

from flowcharts.cases.ability_rules import OF_ABILITIES
from flowcharts.cases.rule import DecisionRule
from flowcharts.cases.situation_rules import OF_SITUATIONS

RULES: Mapping[str, DecisionRule] = {**OF_ABILITIES.rules, **OF_SITUATIONS.rules}
