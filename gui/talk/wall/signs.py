"""The signs of the answers: a shape and a colour each, so that either of them will do."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from flowcharts.talk.scene import Sign
from gui.theme.colours import Palette

_CORNERS = {Sign.TRIANGLE: 3, Sign.SQUARE: 4, Sign.DIAMOND: 4, Sign.STAR: 5}
_TURNED = {Sign.SQUARE: 1 / 8}
"""By so much of a whole turn its first corner stands beside the top."""
_INNER = 0.5
"""How far in the corners of a star go."""
_ARM = 0.3
"""Half the breadth of an arm of the cross."""


def sign_colour(place: int, palette: Palette) -> str:
    """The colour of the answer of that *place*: each has 4.5:1 on the ground."""
    colours = (palette.path, palette.remedy, palette.beside, palette.ink_soft)
    return colours[place % len(colours)]


def on_sign(place: int, palette: Palette) -> str:
    """The colour of a letter on that sign."""
    colours = (palette.on_path, palette.on_remedy, palette.on_beside, palette.ground)
    return colours[place % len(colours)]


def sign_path(sign: Sign, place: QRectF) -> QPainterPath:
    """The shape of *sign*, filling the square *place*."""
    path = QPainterPath()
    if sign is Sign.CIRCLE:
        path.addEllipse(place)
    elif sign is Sign.CROSS:
        middle, arm = place.center(), place.width() * _ARM / 2 * 1.5
        path.setFillRule(Qt.FillRule.WindingFill)  # where its arms cross is no hole
        path.addRect(QRectF(place.left(), middle.y() - arm, place.width(), 2 * arm))
        path.addRect(QRectF(middle.x() - arm, place.top(), 2 * arm, place.height()))
        path = path.simplified()
    else:
        path.addPolygon(_filling(_polygon(sign), place))
        path.closeSubpath()
    return path


def _polygon(sign: Sign) -> QPolygonF:
    corners = _CORNERS[sign]
    if sign is Sign.STAR:
        return QPolygonF(
            [
                (_INNER if corner % 2 else 1) * _on_circle(corner / (2 * corners))
                for corner in range(2 * corners)
            ]
        )
    turned = _TURNED.get(sign, 0.0)
    return QPolygonF([_on_circle(corner / corners + turned) for corner in range(corners)])


def _on_circle(part: float) -> QPointF:
    """The point of a circle of radius 1 that many turns from its top."""
    return QPointF(sin(2 * pi * part), -cos(2 * pi * part))


def _filling(polygon: QPolygonF, place: QRectF) -> QPolygonF:
    """*polygon* as large as fits in *place*, in its middle."""
    box = polygon.boundingRect()
    scale = min(place.width() / box.width(), place.height() / box.height())
    move = QTransform.fromTranslate(place.center().x(), place.center().y())
    move.scale(scale, scale)
    move.translate(-box.center().x(), -box.center().y())
    return move.map(polygon)
