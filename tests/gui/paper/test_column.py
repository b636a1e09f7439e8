"""A column of words on a sheet: each paragraph with its translation under it."""

import pytest
from PySide6.QtWidgets import QApplication

from flowcharts.model.text import Text, Wording
from gui.paper.column import SheetColumn
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts

WHY = Text("Why", "理由")


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    assert qapp is not None
    load_fonts()


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (Text("One.\n\nTwo.", "一。\n\n二。"), ["Why:", "One.", "理由：", "一。", "Two.", "二。"]),
        (Text("One.\n\nTwo.", "一と二。"), ["Why:", "One.", "Two.", "理由：", "一と二。"]),
    ],
)
def test_a_paragraph_is_followed_by_its_translation(text: Text, lines: list[str]) -> None:
    column = SheetColumn(400, Wording.BOTH, PALETTES[ThemeName.LIGHT], 15)
    column.add(text, name=WHY)
    assert [line.words for line in column.lines] == lines


def test_words_that_both_languages_share_are_said_once() -> None:
    column = SheetColumn(400, Wording.BOTH, PALETTES[ThemeName.LIGHT], 15)
    column.add(Text("2/2\n\n3/3", "2/2\n\n3/3"))
    assert [line.words for line in column.lines] == ["2/2", "3/3"]
