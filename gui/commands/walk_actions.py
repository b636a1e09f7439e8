"""What a panel may ask of the walk: handed to it when it is made."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from flowcharts.find.card_uses import CardUses
    from flowcharts.model.scenario import Card


class WalkActions(Protocol):
    """The moves of a walk, of the example shown on it and of the path beside it."""

    def answer(self, answer: str) -> None:
        """Answer the decision that waits."""

    def open_sub_chart(self) -> None:
        """Walk the question in its own chart, or leave that chart at its end."""

    def rewind(self, place: str) -> None:
        """Back to a node of the path; as chart/node where it may be one of another chart."""

    def leave_by(self, exit_id: str) -> None:
        """Take an exit: the case is not for this chart."""

    def go_on(self) -> None:
        """At the end of a chart: back to the one that asked, or on to the one that follows."""

    def jump(self, count: int) -> None:
        """The example after its first *count* answers."""

    def what_if(self, decision_id: str, answer: str) -> None:
        """Lay the path beside that answers one decision differently."""

    def answer_beside(self, answer: str) -> None:
        """Answer the decision that waits on the path beside."""

    def close_beside(self) -> None:
        """Show the walk alone again."""

    def look_up(self, scenario_id: str, chart_id: str = "") -> None:
        """An example at its ruling, told for the edition of that chart."""

    def uses_of(self, card: "Card") -> "CardUses":
        """What a card has to do with the charts."""
