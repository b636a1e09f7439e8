"""What draws the formats that are drawn: a file for each, and their table."""

from collections.abc import Mapping

from gui.paper.format_painter import FormatPainter
from gui.paper.formats.pdf import PDF_PAINTER
from gui.paper.formats.png import PNG_PAINTER
from gui.paper.formats.svg import SVG_PAINTER

PAINTERS: Mapping[str, FormatPainter] = {
    each.format.ending: each for each in (SVG_PAINTER, PDF_PAINTER, PNG_PAINTER)
}
"""By the ending of their files."""
