"""A sheet painted: the same on paper, in a PDF and in pixels."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from flowcharts.layout.geometry import Rect
from gui.canvas.measure import chart_face
from gui.export.chart_scene import ExportScene
from gui.export.sheet import Sheet


def paint_sheet(painter: QPainter, sheet: Sheet, export_scene: ExportScene, scale: float) -> None:
    """Paint *sheet* from the painter's origin, *scale* times its size."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    painter.fillRect(QRectF(0, 0, *sheet.size), export_scene.scene.backgroundBrush())
    if sheet.has_chart:
        place, seen = _rect(sheet.chart), _rect(export_scene.seen)
        export_scene.scene.render(painter, place, seen, Qt.AspectRatioMode.KeepAspectRatio)
    for sign in sheet.signs:
        painter.setPen(sign.pen)
        painter.setBrush(sign.fill)
        painter.drawPath(sign.outline)
    paint_lines(painter, sheet)


def paint_lines(painter: QPainter, sheet: Sheet) -> None:
    """Paint the words of *sheet*, where the painter measures as the sheet does."""
    for line in sheet.lines:
        painter.setFont(chart_face(line.pixels, is_bold=line.is_bold))
        painter.setPen(QColor(line.colour))
        painter.drawText(QPointF(line.left, line.baseline), line.words)


def _rect(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top)
