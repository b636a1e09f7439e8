"""A walk that writes down what it is asked for."""

from flowcharts.find.card_uses import CardUses
from flowcharts.model.scenario import Card


class Asked:
    """Whatever a panel may ask of a walk, as the name of the move and its words."""

    def __init__(self) -> None:
        self.moves: list[tuple[object, ...]] = []

    def answer(self, answer: str) -> None:
        self.moves.append(("answer", answer))

    def open_sub_chart(self) -> None:
        self.moves.append(("open_sub_chart",))

    def rewind(self, place: str) -> None:
        self.moves.append(("rewind", place))

    def leave_by(self, exit_id: str) -> None:
        self.moves.append(("leave_by", exit_id))

    def go_on(self) -> None:
        self.moves.append(("go_on",))

    def jump(self, count: int) -> None:
        self.moves.append(("jump", count))

    def what_if(self, decision_id: str, answer: str) -> None:
        self.moves.append(("what_if", decision_id, answer))

    def answer_beside(self, answer: str) -> None:
        self.moves.append(("answer_beside", answer))

    def close_beside(self) -> None:
        self.moves.append(("close_beside",))

    def look_up(self, scenario_id: str, chart_id: str = "") -> None:
        self.moves.append(("look_up", scenario_id, chart_id))

    def uses_of(self, card: Card) -> CardUses:
        self.moves.append(("uses_of", card.id))
        return CardUses((), ())
