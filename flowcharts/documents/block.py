"""What is told in words, block by block, before it is set for a terminal or in Markdown."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from flowcharts.model.text import Text

LINE = "＿"
"""What a line to write on is drawn with."""
BETWEEN_LINES = "  "
"""What stands between several on one line."""


class BlockKind(StrEnum):
    """What a block is."""

    TITLE = "title"
    BADGE = "badge"
    """The edition, which stands wherever a chart is seen."""
    HEADING = "heading"
    QUESTION = "question"
    """A numbered question; what belongs to it follows."""
    ANSWER = "answer"
    """The answer that a walk gave to the question before."""
    UNDER = "under"
    """Paragraphs that belong to the question before."""
    PROSE = "prose"
    NAMED = "named"
    """A name and what it stands for."""
    TABLE = "table"
    """The title of a table to look things up in."""
    SCRIPT = "script"
    """Lines of a script, as they are typed."""
    SCRIPT_UNDER = "script under"
    """The same, as they stand after the question before."""
    SAID = "said"
    """Words to say to the players."""
    RULED = "ruled"
    """A line to write on, after what stands there, or several."""
    PICTURE = "picture"
    """A picture, and what it shows in words: these stand alone where it cannot be drawn."""


class TextBlock(NamedTuple):
    """A stretch of what is told."""

    kind: BlockKind
    text: Text
    name: Text | None = None
    """What a NAMED block names."""
    number: int = 0
    """The number of a QUESTION."""
    picture: Path | None = None
    """The file of a PICTURE."""
