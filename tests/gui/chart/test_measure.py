"""Every word has its room, in every wording, and its glyphs are the bundled ones."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QTextLayout

from flowcharts.japanese.kinsoku import NOT_AT_END, NOT_AT_START
from flowcharts.model.chart import Chart
from flowcharts.model.text import Language, Text, Wording
from gui.chart.edge import EdgeItem
from gui.chart.measure import (
    LINE_HEIGHT,
    NODE_PIXELS,
    chart_face,
    label_lines,
    measure,
    node_lines,
)
from gui.chart.node import NodeItem
from gui.chart.scene import ChartScene
from gui.text.line_break import even_lines
from gui.theme.fonts import face
from tests.shipped import LIBRARY

wordings = pytest.mark.parametrize("wording", list(Wording))


@wordings
def test_no_label_leaves_its_shape(
    scene_in: Callable[[Wording], ChartScene], chart: Chart, wording: Wording
) -> None:
    metrics = QFontMetricsF(chart_face(NODE_PIXELS))
    scene = scene_in(wording)
    items = [item for item in scene.items() if isinstance(item, NodeItem)]
    assert len(items) == len(chart.nodes)
    for item in items:
        lines = node_lines(chart.nodes[item.node_id], wording)
        for place, line in enumerate(lines):
            drawn = QRectF(0, 0, metrics.horizontalAdvance(line), NODE_PIXELS)
            drawn.moveCenter(item.outline.boundingRect().center())
            drawn.translate(0, (place - (len(lines) - 1) / 2) * NODE_PIXELS * LINE_HEIGHT)
            assert item.outline.contains(drawn), (item.node_id, line)


@wordings
def test_a_edge_label_never_outgrows_the_room_it_was_given(
    scene_in: Callable[[Wording], ChartScene], chart: Chart, wording: Wording
) -> None:
    scene, room = scene_in(wording), measure(chart, wording).edge_labels
    edges = [item for item in scene.items() if isinstance(item, EdgeItem)]
    assert len(edges) == len(room)
    for edge in edges:
        start, answer = edge.way
        assert answer is not None
        assert edge.edge_label.width() <= room[start, answer].width


def test_english_and_japanese_share_their_measures(chart: Chart) -> None:
    assert measure(chart, Wording.ENGLISH) == measure(chart, Wording.JAPANESE)
    assert measure(chart, Wording.BOTH) != measure(chart, Wording.ENGLISH)


def test_a_broad_ladder_has_narrower_nodes_than_a_tall_one() -> None:
    library = LIBRARY
    broad, tall = library.chart("when-may-i-play-it"), library.chart("missed-trigger-2024")
    widest = [
        max(size.width for size in measure(one, Wording.ENGLISH).nodes.values())
        for one in (broad, tall)
    ]
    assert widest[0] < 0.85 * widest[1]


def test_where_lines_are_short_no_phrase_of_japanese_is_torn() -> None:
    label = Text("Cast while that\neffect resolves?", "その効果の\n解決中に唱えるか?")
    assert label_lines(label, Language.JAPANESE, 118) == ("その効果の", "解決中に", "唱えるか?")
    assert label_lines(label, Language.ENGLISH, 118) == ("Cast while", "that effect", "resolves?")


@wordings
def test_labels_keep_the_breaks_of_their_authors(chart: Chart, wording: Wording) -> None:
    assert chart.nodes
    for node in chart.nodes.values():
        given_lines = node.label.without_ruby().in_wording(wording).split("\n")
        assert node_lines(node, wording) == tuple(given_lines)


def test_a_long_label_is_broken_where_japanese_may_break() -> None:
    text = "《闇の腹心》の能力が誘発したとき、「してもよい」と書かれているか（対象をとるか）？"
    lines = label_lines(Text("", text), Language.JAPANESE)
    assert len(lines) > 1
    assert "".join(lines) == text
    for line in lines:
        assert line[0] not in NOT_AT_START
        assert line[-1] not in NOT_AT_END


def test_a_long_english_label_is_broken_between_words() -> None:
    text = "Is the ability optional, and does nothing at all happen otherwise?"
    lines = label_lines(Text(text, ""), Language.ENGLISH)
    assert " ".join(lines) == text
    assert max(map(len, lines)) - min(map(len, lines)) < 12


def test_a_date_is_not_torn_apart() -> None:
    for width in range(40, 200, 7):
        lines = even_lines("2008年4月に公開された記事", width, lambda words: 16.0 * len(words))
        assert lines[0].startswith("2008年4月")


def test_a_word_of_kanji_is_not_torn_apart() -> None:
    source = "DCI懲罰指針・手順書2008年3月版に基づく"
    for width in range(60, 300, 7):
        lines = even_lines(source, width, lambda words: 13.0 * len(words))
        assert any("懲罰指針" in line for line in lines)
        assert any("手順書" in line for line in lines)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (
            "（マット・タバック、2011年12月）と、トビー・エリオットの書簡。マジック違反処置指針による",
            ("マット・タバック", "トビー・エリオット", "マジック"),
        ),
        (
            "「イベント用ジャッジ法、（REL）用ジャッジ法 2024年8月4日から",
            ("ジャッジ法", "2024年8月4日"),
        ),
        (
            "Remedies（2008年4月）。DCI懲罰指針・手順書の第6章に示す始まり方",
            ("DCI懲罰", "第6章", "示す"),
        ),
        (
            "2022年5月のForgeのカードとコード、各プレイヤーの始まり方",
            ("カードと", "各プレイヤー", "始まり方"),
        ),
    ],
)
def test_no_word_of_a_japanese_line_is_torn_apart(source: str, words: tuple[str, ...]) -> None:
    for width in range(130, 400, 7):
        lines = even_lines(source, width, lambda part: 13.0 * len(part))
        torn = [word for word in words if not any(word in line for line in lines)]
        assert torn == [], (width, lines)


def test_a_word_that_no_line_has_room_for_goes_on_on_the_next() -> None:
    word = "インフラストラクチャー"
    lines = even_lines(f"その{word}を", 90, lambda part: 17.0 * len(part))
    assert max(map(len, lines)) <= 90 // 17
    assert "".join(lines) == f"その{word}を"


@given(st.text(alphabet="あいうえおっょ、。「」(漢字かな𠮷)ー abc", min_size=1, max_size=40))
def test_breaking_loses_nothing(text: str) -> None:
    lines = even_lines(text, 90, lambda words: 17.0 * len(words))
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("is_bold", [False, True])
@pytest.mark.parametrize("kanji", list("直骨海画誘警"))
def test_kanji_are_drawn_as_japanese(kanji: str, is_bold: bool) -> None:  # noqa: FBT001  # pytest names it
    layout = QTextLayout(kanji, face(17, bold=is_bold))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    (run,) = layout.glyphRuns()
    assert run.rawFont().familyName() == "Noto Sans JP"
    assert all(run.glyphIndexes())


def test_latin_is_drawn_in_the_bundled_face() -> None:
    layout = QTextLayout("Within turn cycle?", face(17))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert {run.rawFont().familyName() for run in layout.glyphRuns()} == {"Noto Sans"}
