"""From one chart to another without losing the eye: the picture before fades about a node."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gui.chart.glide import Glide
from gui.chart.view_state import FadeKind
from gui.override import override


class Crossfade(QWidget):
    """The picture of the chart before, over the one after it, seen only while it fades."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._picture = QPixmap()
        self._about = QPointF()
        self._growth = 1.0
        self._share = 0.0
        self._glide = Glide(self)
        self._glide.moved.connect(self._fade_on)
        self._glide.ended.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def play(self, picture: QPixmap, fade: FadeKind, about: QPointF) -> None:
        """Let *picture* fade, growing or shrinking *about* a place."""
        self._picture, self._about, self._growth = picture, about, fade.value
        self._share = 0.0
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._glide.play()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1 - self._share)
        size = 1 + (self._growth - 1) * self._share
        painter.translate(self._about)
        painter.scale(size, size)
        painter.translate(-self._about)
        painter.drawPixmap(0, 0, self._picture)

    def _fade_on(self, share: float) -> None:
        self._share = share
        self.update()
