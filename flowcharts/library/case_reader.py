"""TOML tables to the facts of abilities and of worked examples; loaded when a case is decided."""

from collections.abc import Callable, Mapping

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, FactError
from flowcharts.cases.facts import FactOf
from flowcharts.cases.told_facts import ScenarioFacts, case_told
from flowcharts.codec.tables import Table
from flowcharts.codec.values import read, read_rows
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text

ABILITY = "ability"
CARDS = "cards"
WORDS = "words"
USUAL = "usual"
STEP = "step"
NO_FACTS = (ABILITY, CARDS, WORDS, USUAL, STEP)
"""The keys of a table of facts that are none."""

_ASKED_WITH = {
    "impact": "impact",
    "last_action": "backup-on-offer",
    "mind": "on-purpose",
    "disruptive": "too-disruptive",
}
"""The decision whose reasons, in a worked example, are those of a judge’s call."""


_NO_ABILITY = Text(
    "There is no ability “{ability}” in the files of cards.",
    "能力「{ability}」は、カードのファイルにありません。",
)


def read_abilities(table: Table, only: str | None = None) -> dict[str, Ability]:
    """The abilities of a file of cards, by id; *only*: none but that one.

    Raises:
        FactError: a fact is wrong.
    """
    rows = table.get(ABILITY, {})
    if only is not None:
        rows = {only: rows[only]} if only in rows else {}
    return read_rows(Ability, rows)


def abilities_of(card_id: str, abilities: Mapping[str, Ability]) -> tuple[Ability, ...]:
    """The abilities of a card, in the order in which they are counted."""
    return tuple(ability for ability in abilities.values() if card_id in ability.cards)


def read_case(
    table: Table, scenario: Scenario, ability_of: Callable[[str], Ability | None]
) -> Case | None:
    """The case of a worked example, whose file is *table*; None where it states no facts.

    *ability_of*: the ability of that id.

    Raises:
        FactError: a fact is wrong, or the ability is not there.
    """
    if "facts" not in table:
        return None
    told = read(ScenarioFacts, table["facts"])
    ability = ability_of(told.ability)
    if ability is None:
        raise FactError(_NO_ABILITY.filled(ability=told.ability))
    own = case_told(told.facts, told.words)
    moments = {
        name: moment
        for name, moment in (("missed", scenario.missed), ("noticed", scenario.noticed))
        if moment is not None
    }
    reasons = {
        fact: scenario.answers[decision].because
        for fact, decision in _ASKED_WITH.items()
        if fact in own.values and decision in scenario.answers
    }
    situation = Case({**moments, **own.values}, {**reasons, **own.words})
    return ability.case.with_facts(situation.with_usual(FactOf.SITUATION))
