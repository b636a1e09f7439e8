"""What kinds of file a chart or a walk can be exported into."""

from enum import StrEnum

WIDTHS = range(100, 16_001)
"""The widths of a picture, in pixels; a wider one takes more memory than people have."""


class Format(StrEnum):
    """A kind of file, by how its name ends."""

    SVG = "svg"
    PDF = "pdf"
    PNG = "png"
    MARKDOWN = "md"
    DOT = "dot"
    MERMAID = "mmd"

    @property
    def is_picture(self) -> bool:
        """Is it drawn, rather than written?"""
        return self in {Format.SVG, Format.PDF, Format.PNG}
