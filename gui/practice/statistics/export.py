"""The statistics as a picture and as a table, in files."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsScene

from flowcharts.model.text import Text
from gui.paper.words import EXPORT
from gui.practice.window_parts import WindowParts
from gui.window.file_dialog import WantedFile, ask_to_write
from gui.window.written_file import written

_WIDTH = 1600


def ask_for_file(
    parts: WindowParts, kinds: Mapping[str, Text], write: Callable[[Path], None]
) -> None:
    """Ask where to write, then *write* there and say so."""
    ask_to_write(
        parts.window,
        parts.session.settings.text_style,
        WantedFile(EXPORT, kinds),
        Path.home() / f"statistics.{next(iter(kinds))}",
        lambda file: parts.tell(written(file, write)),
    )


def write_text(text: str) -> Callable[[Path], None]:
    """What writes *text*."""

    def write(file: Path) -> None:
        file.write_text(text, encoding="utf-8-sig", newline="")

    return write


def write_picture(scene: QGraphicsScene) -> Callable[[Path], None]:
    """What writes *scene*, as SVG where the file's name says so, else as PNG."""

    def write(file: Path) -> None:
        source = scene.itemsBoundingRect().united(scene.sceneRect())
        height = round(_WIDTH * source.height() / max(source.width(), 1))
        size = QSize(_WIDTH, height)
        if file.suffix == ".svg":
            _write_svg(scene, source, size, file)
        else:
            _write_png(scene, source, size, file)

    return write


def _write_svg(scene: QGraphicsScene, source: QRectF, size: QSize, file: Path) -> None:
    generator = QSvgGenerator()
    generator.setFileName(str(file))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter()
    if not painter.begin(generator):
        raise OSError(0, "", str(file))
    scene.render(painter, QRectF(), source)
    painter.end()


def _write_png(scene: QGraphicsScene, source: QRectF, size: QSize, file: Path) -> None:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(), source)
    painter.end()
    if not image.save(str(file)):
        raise OSError(0, "", str(file))
