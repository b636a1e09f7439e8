"""Japanese as it is written: the right glyphs, lines that begin and end as they may, readings."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout

from flowcharts.model.text import Wording
from gui.chart.measure import node_lines
from gui.text.rich_label import RichLabel
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL

NEVER_FIRST = set("、。，．・：；？！?!）」』】〕》〉ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々")
NEVER_LAST = set("（「『【〔《〈")


def test_kanji_that_differ_by_country_come_from_the_japanese_face(open_window: Open) -> None:
    user = open_window(wording="ja")
    layout = QTextLayout("直骨海画誘警", user.window.font())
    layout.beginLayout()
    layout.createLine().setLineWidth(1000)
    layout.endLayout()
    faces: set[str] = {run.rawFont().familyName() for run in layout.glyphRuns()}
    assert faces == {"Noto Sans JP"}


def test_lines_of_the_chart_begin_and_end_as_japanese_lines_may(open_window: Open) -> None:
    user = open_window(wording="ja")
    nodes = user.scene.chart.nodes.values()
    lines = [line for node in nodes for line in node_lines(node, Wording.JAPANESE)]
    assert len(lines) > len(nodes)
    for line in lines:
        assert line[0] not in NEVER_FIRST
        assert line[-1] not in NEVER_LAST


@pytest.mark.parametrize("has_ruby", [False, True])
def test_readings_stand_over_the_kanji_where_they_are_wanted(
    open_window: Open, *, has_ruby: bool
) -> None:
    user = open_window(wording="ja", shows_ruby=has_ruby, scenario="kavu-monarch")
    story = max(user.seen(RichLabel), key=lambda prose: prose.height())
    without = story.heightForWidth(story.width())
    user.press(Qt.Key.Key_R, held=CTRL)
    assert (story.heightForWidth(story.width()) < without) is has_ruby
    assert "[" not in user.reads()


@pytest.mark.parametrize(
    ("opened", "said"),
    [
        ({"chart": "missed-trigger-2024"}, "能力のコントローラーは、誘発に気付いていることを"),
        ({"scenario": "dark-confidant-in-time"}, "《闇の腹心》：ドローで気付いた場合"),
    ],
)
def test_questions_and_titles_have_readings(
    open_window: Open, opened: dict[str, str], said: str
) -> None:
    user = open_window(wording="ja", **opened)
    heading = next(
        prose
        for prose in user.seen(RichLabel, user.trainer.side)
        if prose.accessibleName().startswith(said)
    )
    without = heading.heightForWidth(heading.width())
    user.press(Qt.Key.Key_R, held=CTRL)
    assert heading.heightForWidth(heading.width()) > without
    assert heading.accessibleName().startswith(said)
