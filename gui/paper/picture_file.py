"""A picture into a file, with or without a screen."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from flowcharts.commands.command import BookletRequest, ExportRequest
from flowcharts.commands.request_error import RequestError
from flowcharts.documents.format import Format
from flowcharts.folders import PROGRAM
from flowcharts.model.position import Position, Showing
from gui.paper.booklet import draw_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.formats.pdf import draw_pdf
from gui.paper.formats.png import draw_png
from gui.paper.formats.svg import draw_svg
from gui.paper.picture import DEFAULT_WIDTH, Paper, Picture
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts

_DRAW: dict[Format, Callable[[Picture], bytes]] = {
    Format.SVG: draw_svg,
    Format.PDF: draw_pdf,
    Format.PNG: draw_png,
}


def export_drawing(request: ExportRequest) -> None:
    """Draw what the command line asks for into its file.

    Raises:
        RequestError: it cannot be drawn.
        OSError: the file cannot be written.
    """
    form = _form(request)
    if request.width is not None and form is not Format.PNG:
        raise RequestError(f"A width in pixels is for PNG: a picture in {form.upper()} has none.")
    offscreen = [PROGRAM, "-platform", "offscreen"]
    app = QApplication(offscreen) if QCoreApplication.startingUp() else None
    showing = Showing(request.scenario) if request.scenario is not None else None
    picture = Picture(
        position=Position(request.walk, request.walk, showing),
        wording=request.wording,
        theme=_theme(request.theme, form),
        with_path=request.with_path,
        told=request.told,
        paper=_paper(request.paper, form),
        width=DEFAULT_WIDTH if request.width is None else request.width,
    )
    request.path.write_bytes(draw(picture, form))
    del app  # it had to live until now


def export_booklet(request: BookletRequest) -> None:
    """Set what the command line asks for on paper, in its file.

    Raises:
        OSError: the file cannot be written.
    """
    offscreen = [PROGRAM, "-platform", "offscreen"]
    app = QApplication(offscreen) if QCoreApplication.startingUp() else None
    style = PrintStyle(request.wording, PALETTES[ThemeName.PRINT])
    paper = Paper(request.paper) if request.paper is not None else Paper.A4
    request.path.write_bytes(draw_booklet(request.booklet, style, paper))
    del app  # it had to live until now


def draw(picture: Picture, form: Format) -> bytes:
    """The content of the file that *picture* becomes; there must be an application.

    Raises:
        RequestError: it cannot be drawn.
    """
    load_fonts()
    return _DRAW[form](picture)


def _form(request: ExportRequest) -> Format:
    ending = request.path.suffix.removeprefix(".").casefold()
    if ending not in _DRAW:
        raise RequestError(f"{request.path} does not end in one of: .{', .'.join(_DRAW)}.")
    return Format(ending)


def _theme(name: str | None, form: Format) -> ThemeName:
    if name is not None:
        return ThemeName(name)
    return ThemeName.PRINT if form is Format.PDF else ThemeName.LIGHT


def _paper(name: str | None, form: Format) -> Paper | None:
    if name is not None:
        return Paper(name)
    return Paper.A4 if form is Format.PDF else None
