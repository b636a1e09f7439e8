"""What happens in a story, and which fact it shows that a judge would have to judge."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from flowcharts.model.text import Text
from flowcharts.traits import OneOf, RowName

DISRUPTIVE, LAST_ACTION, MIND = "disruptive", "last-action", "mind"


@dataclass(frozen=True, slots=True)
class ShownFact:
    """Happenings that leave no doubt about a fact; what would leave one is told nowhere."""

    id: Annotated[str, RowName()]
    fact: Annotated[str, OneOf(DISRUPTIVE, LAST_ACTION, MIND)]
    """The fact that they show."""
    value: tuple[str, ...]
    """What it is then."""
    happenings: tuple[str, ...]
    """By the names of their phrases, or of the words of an ability: any one of them shows it."""
    source: Text
    """By which text, of which edition."""
    is_alone: bool = False
    """Do they show it only where nothing else happened?"""

    def is_shown_by(self, happened: frozenset[str]) -> bool:
        """Does that leave no doubt about it?"""
        if self.is_alone:
            return happened <= {*self.happenings}
        return not happened.isdisjoint(self.happenings)


def shown_value(
    rows: Iterable[ShownFact], fact: str, happened: frozenset[str]
) -> tuple[str, ...] | None:
    """What that fact is where that *happened*; None where it leaves room for doubt."""
    shown = (row.value for row in rows if row.fact == fact and row.is_shown_by(happened))
    return next(shown, None)
