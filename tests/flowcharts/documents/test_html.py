"""Blocks as HTML: nothing in the words is taken for a tag, and kanji have their readings."""

from xml.etree import ElementTree as ET

import pytest

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.html import html
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.library.library import Library
from flowcharts.model.text import Language, Text

ENGLISH, JAPANESE = Language


def test_readings_stand_over_their_kanji() -> None:
    block = TextBlock(BlockKind.PROSE, Text("a trigger", "誘発[ゆうはつ]です"))
    assert html([block], JAPANESE) == (
        '<p class="prose"><ruby>誘発<rt>ゆうはつ</rt></ruby>です</p>'
    )
    assert html([block], ENGLISH) == '<p class="prose">a trigger</p>'


def test_signs_of_html_are_words() -> None:
    block = TextBlock(BlockKind.NAMED, Text("1 < 2 &\nmore", "1 < 2"), Text("a <b>", "あ"))
    assert html([block], ENGLISH) == (
        '<p class="named"><b>a &lt;b&gt;: </b>1 &lt; 2 &amp;<br>more</p>'
    )
    assert "<b>あ：</b>" in html([block], JAPANESE)


@pytest.mark.parametrize("language", Language)
def test_every_ruling_sheet_is_well_formed(language: Language, library: Library) -> None:
    count = 0
    for scenario in library.scenarios():
        walk = scenario.walk(library.chart(scenario.chart))
        written = html(RulingSheet(walk, scenario, cards=library.cards).blocks, language)
        document = ET.fromstring(f"<div>{written.replace('<br>', '<br/>')}</div>")  # noqa: S314 # ours
        assert len(document) > 5
        count += 1
    assert count > 300
