"""The table of painters: one for each format that is drawn, in a file of its name."""

from pathlib import Path

import gui.paper.formats as table
from flowcharts.documents.formats import FORMATS
from gui.paper.formats import PAINTERS

FOLDER = Path(table.__file__).parent


def test_each_format_that_is_drawn_has_its_painter() -> None:
    drawn = {ending for ending, form in FORMATS.items() if form.drawn is not None}
    lacking = [FORMATS[ending].name.en for ending in drawn - {*PAINTERS}]
    assert not lacking, f"nothing in gui/paper/formats/ draws {', '.join(lacking)}"
    assert {*PAINTERS} == drawn, "what draws a format is no use where the format is written"
    assert all(painter.format is FORMATS[ending] for ending, painter in PAINTERS.items())


def test_each_file_is_named_in_the_table() -> None:
    files = {file.stem for file in FOLDER.glob("*.py")} - {"__init__"}
    assert files == {*PAINTERS}, "a painter is one file, of the name of its ending, in the table"


def test_words_are_set_where_the_format_has_pages() -> None:
    assert PAINTERS
    for painter in PAINTERS.values():
        drawn = painter.format.drawn
        has_pages = drawn is not None and drawn.has_pages
        said = f"{painter.format.name.en}: it has pages just where its painter draws words"
        assert has_pages is (painter.draw_words is not None), said
