"""What is drawn of a chart with groups, as a user sees it."""

from PySide6.QtCore import QPoint, QPointF

from gui.chart.node import NodeItem
from tests.gui.window.user import User

CLOSED = {"what", "fruit", "tool", "nothing"}
WITH_FRUIT = CLOSED | {"apple", "pear", "taste", "lemon"}
WITH_TOOL = CLOSED | {"hammer", "saw"}


def drawn(user: User) -> set[str]:
    return {item.node_id for item in user.scene.items() if isinstance(item, NodeItem)}


def signs(user: User) -> dict[str, str]:
    items = [item for item in user.scene.items() if isinstance(item, NodeItem)]
    return {item.node_id: item.group_sign.words for item in items if item.group_sign is not None}


def click_sign(user: User, head: str) -> None:
    items = [item for item in user.scene.items() if isinstance(item, NodeItem)]
    group_sign = next(item.group_sign for item in items if item.node_id == head)
    assert group_sign is not None
    user.click_chart(group_sign.middle)


def place_of(user: User, node_id: str) -> QPoint:
    """Where a node stands on the screen."""
    view = user.trainer.view
    at: QPointF = user.scene.node_rect(node_id).center()
    return view.viewport().mapToGlobal(view.mapFromScene(at))


def are_near(one: QPoint, other: QPoint) -> bool:
    return (one - other).manhattanLength() <= 3


def is_in_sight(user: User, node_id: str) -> bool:
    view = user.trainer.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    return seen.contains(user.scene.node_rect(node_id))
