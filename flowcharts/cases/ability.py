"""An ability of a card, as facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from flowcharts.cases.case import Case
from flowcharts.model.turns import TurnStep


@dataclass(frozen=True, slots=True)
class Ability:
    """A triggered ability, or what is handled like one, as facts."""

    id: str
    cards: tuple[str, ...]
    """The cards that have it; none where no card of the library has."""
    case: Case
    step: TurnStep | None = None
    """The step in which it triggers, or usually does."""
    usual: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What is assumed of it at a table: answers by their question, as whose turn it is due in."""
