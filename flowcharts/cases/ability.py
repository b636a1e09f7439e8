"""An ability of a card, as facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple

from flowcharts.cases.case import Case
from flowcharts.cases.told_facts import AbilityFacts, ability_case, ability_told
from flowcharts.model.turns import TurnStep
from flowcharts.traits import As, Inline, RowName


class UsualTable(NamedTuple):
    """Facts that a table assumes of an ability."""

    turn: Literal["own", "opponent"] | None = None
    """In whose turn it is due: its controller’s or the opponent’s; it is asked where both occur."""
    owner: Literal["own", "opponent"] | None = None
    """Who owns the card; its controller where nothing is said."""
    affected: Literal["own", "opponent", "of-its-turn"] | None = None
    """For whom a symmetrical ability triggers: `of-its-turn`, whoever’s turn it is."""


def _by_question(table: UsualTable) -> Mapping[str, str]:
    return {question: told for question, told in table._asdict().items() if told is not None}


@dataclass(frozen=True, slots=True)
class Ability:
    """A triggered ability, or what is handled like one, as facts."""

    id: Annotated[str, RowName()]
    case: Annotated[Case, Inline(), As(AbilityFacts, ability_case, ability_told)]
    cards: tuple[str, ...] = ()
    """The cards that have it; none where no card of the library has."""
    step: TurnStep | None = None
    """The step in which it triggers, or usually does."""
    usual: Annotated[
        Mapping[str, str], As(UsualTable, _by_question, lambda by: UsualTable(**by))
    ] = field(default_factory=dict, hash=False)
    """What is assumed of it at a table, until somebody says otherwise: answers by question."""
