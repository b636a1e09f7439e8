"""The token that glides along the edge just taken: the eye follows it to the next question."""

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.chart.glide import Glide
from gui.override import override
from gui.theme.colours import Palette

_RADIUS = 10.0


class TokenItem(QGraphicsItem):
    """A disc, seen only while it moves."""

    def __init__(self, owner: QObject) -> None:
        super().__init__()
        self._fill = QColor()
        self._outline = QPen()
        self._path = QPainterPath()
        self._glide = Glide(owner)
        self._glide.moved.connect(self._move)
        self._glide.ended.connect(self.hide)
        self.hide()

    def show_palette(self, palette: Palette) -> None:
        """Be drawn in the colours of *palette*."""
        self._fill = QColor(palette.path)
        self._outline = QPen(QColor(palette.ground), 3)

    def travel(self, path: QPainterPath) -> None:
        """Glide along *path*, from its start."""
        self._path = path
        self.setPos(path.pointAtPercent(0))
        self.show()
        self._glide.play()

    @override
    def boundingRect(self) -> QRectF:
        reach = _RADIUS + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(self._outline)
        painter.setBrush(self._fill)
        painter.drawEllipse(QPointF(0, 0), _RADIUS, _RADIUS)

    def _move(self, share: float) -> None:
        self.setPos(self._path.pointAtPercent(share))
