"""What is exported, without the window in which it is drawn step by step."""

from collections.abc import Mapping

from flowcharts.model.scenario import Card
from gui.paper.request import ExportChoice, packed_parts, parts


def exported(choice: ExportChoice, cards: Mapping[str, Card]) -> bytes:
    """The content of the file that is chosen."""
    return b"".join(packed_parts([draw() for draw in parts(choice, cards)]))
