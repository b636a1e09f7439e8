"""What draws the formats that are drawn: a file for each, of the name of its ending."""

from collections.abc import Mapping
from importlib import import_module

from flowcharts.documents.formats.drawn import DRAWN
from gui.paper.format_painter import FormatPainter

PAINTERS: Mapping[str, FormatPainter] = {
    form.ending: import_module(f"{__name__}.{form.ending}").PAINTER for form in DRAWN
}
"""By the ending of their files."""
