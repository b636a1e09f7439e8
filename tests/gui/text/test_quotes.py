"""Words are marked where they are meant, also where they stand twice."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Text, Wording
from gui.text.passage import Quote
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle

SAID = Text("One Warning, then one Warning more.", "【警告】が1回、さらに【警告】が1回です。")


@pytest.mark.parametrize(
    ("wording", "quote", "first"),
    [
        (Wording.ENGLISH, Quote(Text("Warning", "")), 4),
        (Wording.ENGLISH, Quote(Text("Warning", ""), start=12), 22),
        (Wording.JAPANESE, Quote(Text("", "1回")), 5),
        (Wording.JAPANESE, Quote(Text("", "1回"), start=30, start_ja=8), 16),
    ],
)
def test_words_that_stand_twice_are_marked_from_the_place_given(
    qtbot: QtBot, wording: Wording, quote: Quote, first: int
) -> None:
    label = RichLabel(TextStyle(wording))
    qtbot.addWidget(label)
    label.resize(600, 60)
    label.show_text(SAID, (quote,))
    places = {
        label.column.place_at(QPointF(x, 10))
        for x in range(600)
        if label.column.mark_at(QPointF(x, 10)) is not None
    }
    assert min(places) == first
