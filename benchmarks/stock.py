"""A scene of Qt's own stock items: how quickly this machine paints, whatever we do."""

from functools import partial

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from benchmarks.stopwatch import Taken, taken

FHD = (1920, 1080)
REFERENCE_MS = 22.0
"""What a full repaint of the scene takes on the machine that the limits were set on."""

_COLUMNS, _ROWS = 40, 25
_ACROSS, _DOWN = 200.0, 140.0
_DIAMOND = QPolygonF([QPointF(0, 40), QPointF(80, 0), QPointF(160, 40), QPointF(80, 80)])


def stock_view() -> QGraphicsView:
    """A thousand labelled diamonds with an edge each, all of them seen at 1920×1080."""
    scene = QGraphicsScene()
    for number in range(_COLUMNS * _ROWS):
        at = QPointF(number % _COLUMNS * _ACROSS, number // _COLUMNS * _DOWN)
        scene.addPolygon(_DIAMOND.translated(at))
        scene.addSimpleText(f"Question {number}").setPos(at + QPointF(40, 30))
        edge = QPainterPath(at + QPointF(80, 80))
        edge.cubicTo(at + QPointF(80, 120), at + QPointF(180, 100), at + QPointF(180, _DOWN + 40))
        scene.addPath(edge)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.resize(*FHD)
    view.show()
    view.fitInView(scene.sceneRect())
    return view


def repainted(view: QGraphicsView) -> Taken:
    """How long a full repaint of the view takes."""
    return taken(view.viewport().repaint)


def rendered(view: QGraphicsView) -> Taken:
    """The same into a picture of its own: nobody who works at another window notices it."""
    picture = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    return taken(partial(view.viewport().render, picture, QPoint()))


def machine_factor(stock_ms: float) -> float:
    """How many times as slow as the reference this machine paints; a quicker one counts as it."""
    return max(1.0, stock_ms / REFERENCE_MS)
