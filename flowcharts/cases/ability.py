"""An ability of a card, as facts."""

from dataclasses import dataclass

from flowcharts.cases.case import Case


@dataclass(frozen=True, slots=True)
class Ability:
    """A triggered ability, or what is handled like one, as facts."""

    id: str
    cards: tuple[str, ...]
    """The cards that have it; none where no card of the library has."""
    case: Case
