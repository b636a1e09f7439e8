"""What is exported, without the window in which it is drawn step by step."""

from collections.abc import Mapping

from flowcharts.model.scenario import Card
from gui.paper.request import ExportChoice


def exported(choice: ExportChoice, cards: Mapping[str, Card]) -> bytes:
    """The content of the file that is chosen."""
    return b"".join(choice.packed([draw() for draw in choice.parts(cards)]))
