"""What everything of a chart lies on, so that all of it can be put away at once."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.override import override


class Sheet(QGraphicsItem):
    """A sheet without a look of its own; what is put on later lies above."""

    def __init__(self, items: Iterable[QGraphicsItem]) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        for item in items:
            item.setParentItem(self)

    @override
    def boundingRect(self) -> QRectF:
        return QRectF()

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """It has no look."""
