"""What the command line asks for, drawn into its file, with or without a screen."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from flowcharts.commands.command import BookletRequest, ExportRequest
from flowcharts.folders import PROGRAM
from flowcharts.model.position import Position, Showing
from gui.paper.chunks import PrintStyle
from gui.paper.formats import PAINTERS
from gui.paper.picture import DEFAULT_WIDTH, Paper, Picture, usual_paper, usual_theme
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts


def export_drawing(request: ExportRequest) -> None:
    """Draw what the command line asks for into its file.

    Raises:
        RequestError: it cannot be drawn.
        OSError: the file cannot be written.
    """
    showing = Showing(request.scenario) if request.scenario is not None else None
    theme, paper = request.theme, request.paper
    picture = Picture(
        position=Position(request.walk, request.walk, showing),
        wording=request.wording,
        theme=ThemeName(theme) if theme else usual_theme(request.form, ThemeName.LIGHT),
        with_path=request.with_path,
        told=request.told,
        as_ruling=request.as_ruling,
        paper=Paper(paper) if paper else usual_paper(request.form),
        width=DEFAULT_WIDTH if request.width is None else request.width,
    )
    with _application():
        request.path.write_bytes(PAINTERS[request.form.ending].draw(picture))


def export_booklet(request: BookletRequest) -> None:
    """Set what the command line asks for on paper, in its file.

    Raises:
        OSError: the file cannot be written.
    """
    style = PrintStyle(request.wording, PALETTES[ThemeName.PRINT])
    paper = Paper(request.paper) if request.paper is not None else Paper.A4
    painter = PAINTERS[request.form.ending]
    with _application():
        request.path.write_bytes(painter.words(request.booklet, style, paper))


@contextmanager
def _application() -> Iterator[None]:
    """An application with its fonts, which lives while something is drawn."""
    offscreen = [PROGRAM, "-platform", "offscreen"]
    app = QApplication(offscreen) if QCoreApplication.startingUp() else None
    load_fonts()
    yield
    del app
