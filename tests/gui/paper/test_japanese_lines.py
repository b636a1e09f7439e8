"""Japanese words on paper: their lines end before a phrase, as on the screen."""

from itertools import groupby

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.japanese.bunsetsu import phrase_starts
from flowcharts.japanese.kinsoku import NOT_AT_END, NOT_AT_START, visible
from flowcharts.model.text import Wording
from flowcharts.talk.handout import handout
from flowcharts.talk.known_sheets import sheet_named
from gui.paper.chunks import STYLES
from gui.paper.column import SheetColumn
from gui.paper.text_line import advance
from gui.theme.colours import PALETTES, ThemeName
from tests.shipped import LIBRARY

WIDTH, BODY = 340.0, 13


@pytest.mark.parametrize(
    "name", ["todays-policy-in-60-minutes", "article-in-45-minutes", "changed-since-2008"]
)
def test_no_line_of_a_handout_tears_a_phrase_that_a_line_has_room_for(name: str) -> None:
    booklet = handout(open_sheet(sheet_named(name), LIBRARY), LIBRARY)
    count = 0
    for block in booklet.blocks:
        if "＿" in block.text.ja:  # to be filled in
            continue
        column = SheetColumn(WIDTH, Wording.JAPANESE, PALETTES[ThemeName.PRINT], BODY)
        column.add_blocks([block], STYLES)
        style = STYLES[block.kind]
        room = WIDTH - style.left * BODY - BODY
        lines = [
            "".join(part.words for part in parts)
            for _, parts in groupby(column.lines, lambda line: line.baseline)
        ]
        assert not [line for line in lines if line[0] in NOT_AT_START]
        assert not [line for line in lines if line[-1] in NOT_AT_END]
        for paragraph in block.text.without_ruby().ja.split("\n"):
            starts = (0, *phrase_starts(paragraph))
            for start, end in zip(starts, (*starts[1:], None), strict=True):
                phrase = paragraph[start:end].strip()
                pixels = round(BODY * style.size)
                if advance(phrase, pixels, is_bold=style.is_bold) <= room:
                    assert any(phrase in line for line in lines), (phrase, lines)
                    count += 1
        assert len(lines) == 1 or len(visible(lines[-1])) != 1
    assert count > 500
