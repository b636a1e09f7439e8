"""A picture with what is pointed at on it: the same on a wall as in the leader's window."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from gui.talk.pointer import PicturePoint, Pointing, PointTool, Stroke
from gui.theme.colours import PALETTES, ThemeName

_SPOT = 0.16
"""The radius of the spotlight, in heights of the picture; so are all that follow."""
_LENS = 0.24
_DOT = 0.016
_EDGE = 0.005
_PEN = 0.007
_TIMES = 2.0
"""So many times as large is what the magnifier shows."""
_DIM = QColor(0, 0, 0, 175)
_INK = QColor(PALETTES[ThemeName.PROJECTOR].beside)
_PALE = QColor(PALETTES[ThemeName.PROJECTOR].ground)


def paint_pointed(painter: QPainter, picture: QPixmap, frame: QRectF, pointing: Pointing) -> None:
    """Paint *picture* into *frame*, and over it what is pointed at."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(frame)
    _paint_drawn(painter, picture, frame, pointing.strokes)
    if pointing.at is not None:
        middle = _place(frame, pointing.at)
        match pointing.tool:
            case PointTool.SPOTLIGHT:
                _paint_spotlight(painter, frame, middle)
            case PointTool.POINTER:
                _paint_dot(painter, frame, middle)
            case PointTool.MAGNIFIER:
                _paint_lens(painter, picture, frame, pointing)
            case PointTool.PEN | None:
                pass
    painter.restore()


def _place(frame: QRectF, spot: PicturePoint) -> QPointF:
    across, down = spot
    return frame.topLeft() + QPointF(across * frame.width(), down * frame.height())


def _paint_drawn(
    painter: QPainter, picture: QPixmap, frame: QRectF, strokes: tuple[Stroke, ...]
) -> None:
    """The picture, and what was drawn on it."""
    painter.drawPixmap(frame, picture, QRectF(picture.rect()))
    pen = QPen(_INK, _PEN * frame.height())
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in strokes:
        places = [_place(frame, spot) for spot in stroke]
        if len(places) == 1:
            painter.drawPoint(places[0])
        else:
            painter.drawPolyline(places)


def _paint_spotlight(painter: QPainter, frame: QRectF, middle: QPointF) -> None:
    around = QPainterPath()
    around.addRect(frame)
    painter.fillPath(around - _circle(middle, _SPOT * frame.height()), _DIM)


def _paint_dot(painter: QPainter, frame: QRectF, middle: QPointF) -> None:
    painter.setPen(QPen(_PALE, _EDGE * frame.height()))
    painter.setBrush(_INK)
    painter.drawPath(_circle(middle, _DOT * frame.height()))


def _paint_lens(painter: QPainter, picture: QPixmap, frame: QRectF, pointing: Pointing) -> None:
    assert pointing.at is not None  # noqa: S101  # whoever asks for it has seen so
    middle = _place(frame, pointing.at)
    lens = _circle(middle, _LENS * frame.height())
    painter.save()
    painter.setClipPath(lens, Qt.ClipOperation.IntersectClip)
    painter.fillPath(lens, _PALE)
    painter.translate(middle)
    painter.scale(_TIMES, _TIMES)
    painter.translate(-middle)
    _paint_drawn(painter, picture, frame, pointing.strokes)
    painter.restore()
    painter.setPen(QPen(_INK, _EDGE * frame.height()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lens)


def _circle(middle: QPointF, radius: float) -> QPainterPath:
    circle = QPainterPath()
    circle.addEllipse(middle, radius, radius)
    return circle
