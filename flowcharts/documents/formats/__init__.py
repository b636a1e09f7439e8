"""What charts, walks, words and tables are exported into: a file for each, and their table.

What is drawn has its painter in `gui/paper/formats/`, and so one file says all that is drawn.
"""

from collections.abc import Mapping

from flowcharts.documents.format import Format
from flowcharts.documents.formats.csv import CSV
from flowcharts.documents.formats.dot import DOT
from flowcharts.documents.formats.drawn import DRAWN
from flowcharts.documents.formats.markdown import MARKDOWN
from flowcharts.documents.formats.mermaid import MERMAID

FORMATS: Mapping[str, Format] = {
    each.ending: each for each in (*DRAWN, MARKDOWN, DOT, MERMAID, CSV)
}
"""By the ending of their files, in the order in which they are offered."""
OF_CHARTS: Mapping[str, Format] = {
    ending: each for ending, each in FORMATS.items() if each.has_charts
}
"""Those that a chart or a walk can be written into."""
OF_WORDS: Mapping[str, Format] = {
    ending: each for ending, each in FORMATS.items() if each.has_words
}
"""Those that words can be written into that belong to no chart."""
OF_TABLES: Mapping[str, Format] = {
    ending: each for ending, each in FORMATS.items() if each.write_tables is not None
}
"""Those that tables can be written into."""
IN_WORDS = MARKDOWN
"""The one that a terminal gets where none is named."""
