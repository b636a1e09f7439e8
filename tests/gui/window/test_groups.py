"""Groups of a chart open and close: by mouse, by keys, by Find."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu

from benchmarks.charts import grouped
from flowcharts.model.position import position_of
from flowcharts.model.text import Wording
from gui.chart.crossfade import Crossfade
from gui.chart.measure import NODE_PIXELS, chart_face, node_lines
from gui.chart.node import NodeItem
from gui.chart.token import TokenItem
from gui.window.export_dialog import ExportDialog
from tests.gui.edge_labels import edge_label
from tests.gui.window.conftest import Open
from tests.gui.window.groups import (
    CLOSED,
    WITH_FRUIT,
    WITH_TOOL,
    are_near,
    click_sign,
    drawn,
    is_in_sight,
    place_of,
    signs,
)
from tests.gui.window.user import CTRL, CTRL_SHIFT, User

Key = Qt.Key


def test_groups_are_closed_at_first_and_say_what_they_hide(guest: User) -> None:
    assert drawn(guest) == CLOSED
    assert signs(guest) == {"fruit": "+3", "tool": "+2"}
    assert guest.count == "6 of 6 results still possible"


def test_the_sign_opens_the_group_and_closes_it_again(guest: User) -> None:
    click_sign(guest, "tool")
    assert drawn(guest) == WITH_TOOL
    assert signs(guest) == {"fruit": "+3", "tool": "−"}
    assert guest.here == "what"
    click_sign(guest, "tool")
    assert drawn(guest) == CLOSED


def test_the_mouse_over_a_group_is_told_what_its_sign_does(guest: User) -> None:
    assert "+ opens it" in guest.tip("tool")
    assert "+ opens it" not in guest.tip("nothing")


def test_a_click_on_the_decision_itself_answers(guest: User) -> None:
    guest.click_node("tool")
    assert guest.answers == ["tool"]
    assert guest.here == "tool"


def test_a_group_opens_when_the_walk_comes_and_closes_when_it_leaves(guest: User) -> None:
    guest.click_branch("what", "fruit")
    assert drawn(guest) == WITH_FRUIT
    assert signs(guest) == {"tool": "+2"}
    guest.press(Key.Key_Up)
    assert drawn(guest) == CLOSED


def test_a_group_that_was_opened_stays_open_when_the_walk_leaves(guest: User) -> None:
    click_sign(guest, "tool")
    guest.click_node("tool")
    assert signs(guest) == {"fruit": "+3"}
    guest.press(Key.Key_Up)
    assert drawn(guest) == WITH_TOOL


def test_an_answer_lights_its_way_on_the_new_drawing(guest: User) -> None:
    guest.click_branch("what", "fruit")
    assert guest.branch_look("what", "fruit").number == "1"
    guest.press(Key.Key_1)
    assert guest.position.walk.outcome is not None
    assert guest.look("apple").state == "reached"
    assert guest.branch_look("fruit", "apple").number == "2"


def test_where_the_walk_stands_stays_put_while_groups_open_and_close(guest: User) -> None:
    before = place_of(guest, "what")
    for head in ("tool", "tool", "tool"):
        click_sign(guest, head)
        assert are_near(place_of(guest, "what"), before)


def test_what_is_opened_is_seen(guest: User) -> None:
    for head, ends in (("tool", ("hammer", "saw")), ("fruit", ("apple", "pear", "taste"))):
        click_sign(guest, head)
        assert all(is_in_sight(guest, end) for end in (head, *ends))


def test_what_stands_deeper_in_an_opened_group_is_seen_too(open_window: Open) -> None:
    user = open_window(1600, 1000, chart="forge-trigger-mode")
    user.session.answer("event")
    click_sign(user, "damage")
    assert is_in_sight(user, "damage")
    assert is_in_sight(user, "damage-dealt-once")


def test_the_exits_are_marked_from_top_to_bottom(guest: User) -> None:
    marks = []
    for _ in range(3):
        guest.press(Key.Key_Right)
        marks.append(guest.marked())
    assert marks == ["fruit", "tool", "nothing"]
    heights = [edge_label(guest.scene, "what", mark or "").y() for mark in marks]
    assert heights == sorted(heights)
    guest.press(Key.Key_Left, Key.Key_Down)
    assert guest.here == "tool"


def test_g_opens_the_marked_group(guest: User) -> None:
    guest.press(Key.Key_Right, Key.Key_Right)
    guest.write("g")
    assert drawn(guest) == WITH_TOOL
    assert guest.marked() == "tool", "the mark stays where it is"
    assert guest.trainer.screen_reader.said == "Which tool?: opened, 2 outcomes more"
    guest.write("g")
    assert drawn(guest) == CLOSED


def test_g_without_a_mark_opens_all_and_closes_all(guest: User) -> None:
    guest.write("g")
    assert drawn(guest) == set(guest.position.chart.nodes)
    guest.write("g")
    assert drawn(guest) == CLOSED


def test_all_open_and_all_close_by_keys_and_by_menu(guest: User) -> None:
    guest.press(Key.Key_G, held=CTRL)
    assert drawn(guest) == WITH_FRUIT | WITH_TOOL
    guest.press(Key.Key_G, held=CTRL_SHIFT)
    assert drawn(guest) == CLOSED
    guest.click_button("☰")
    groups = next(each for each in guest.menu().actions() if each.text() == "Groups").menu()
    assert isinstance(groups, QMenu)
    entry = next(a for a in groups.actions() if a.text().startswith("Open all groups"))
    groups.popup(QPoint(0, 0))
    groups.setActiveAction(entry)
    QTest.keyClick(groups, Key.Key_Return)
    guest.settle()
    assert drawn(guest) == WITH_FRUIT | WITH_TOOL


def test_who_sees_the_whole_chart_sees_it_whole_with_its_groups_closed_too(
    open_window: Open,
) -> None:
    user = open_window(1280, 720, chart="forge-trigger-mode")
    user.press(Key.Key_G, held=CTRL)
    user.write("f")
    small = user.trainer.view.zoom()
    user.press(Key.Key_G, held=CTRL_SHIFT)
    assert user.trainer.view.zoom() > small
    assert all(is_in_sight(user, node_id) for node_id in drawn(user))


def test_closing_all_keeps_the_group_of_the_walk_open(guest: User) -> None:
    guest.press(Key.Key_G, held=CTRL)
    guest.click_branch("what", "tool")
    guest.press(Key.Key_G, held=CTRL_SHIFT)
    assert drawn(guest) == WITH_TOOL


def test_no_sign_touches_the_words_beside_it(open_window: Open) -> None:
    user = open_window(1280, 720, chart="forge-trigger-mode")
    advance = QFontMetricsF(chart_face(NODE_PIXELS)).horizontalAdvance
    for wording in Wording:
        user.session.choose(wording=wording)
        user.settle()
        items = [item for item in user.scene.items() if isinstance(item, NodeItem)]
        folds = [(item, item.group_sign) for item in items if item.group_sign is not None]
        assert folds
        for item, fold in folds:
            lines = node_lines(user.position.chart.nodes[item.node_id], wording)
            centre = item.outline.boundingRect().center().x()
            words_end = centre + max(map(advance, lines)) / 2
            assert fold.outline.boundingRect().left() > words_end + 6, item.node_id


def test_a_hit_in_a_closed_group_rings_its_group_and_opens_it(guest: User) -> None:
    guest.search("lemon")
    assert guest.look("fruit").is_hit
    assert not guest.look("tool").is_hit
    guest.press(Key.Key_Return)
    assert drawn(guest) == WITH_FRUIT
    assert guest.look("lemon").is_hit
    assert is_in_sight(guest, "lemon")
    assert guest.here == "what"


def test_a_node_of_an_open_group_can_be_looked_at(guest: User) -> None:
    click_sign(guest, "tool")
    guest.click_node("saw")
    assert guest.here == "what"
    assert is_in_sight(guest, "saw")


def test_the_walk_as_text_says_which_groups_are_closed(guest: User) -> None:
    assert "→ A tool: Which tool? (a closed group of 2)" in [r.words for r in guest.walk_text.rows]
    click_sign(guest, "tool")
    assert "→ A tool: Which tool?" in [row.words for row in guest.walk_text.rows]


def test_a_reader_of_the_screen_hears_of_closed_groups(guest: User) -> None:
    guest.press(Key.Key_Right)
    said = guest.trainer.screen_reader.said
    assert said == "A fruit: leads to Which fruit?, a closed group of 3"
    guest.press(Key.Key_G, held=CTRL)
    assert guest.trainer.screen_reader.said == "All groups are open"
    guest.write("p")
    assert guest.trainer.screen_reader.said == "Only the path is shown"


@pytest.mark.parametrize("wording", Wording)
def test_groups_stay_as_they_are_in_every_language(guest: User, wording: Wording) -> None:
    click_sign(guest, "tool")
    guest.session.choose(wording=wording)
    guest.settle()
    assert drawn(guest) == WITH_TOOL
    assert signs(guest) == {"fruit": "+3", "tool": "−"}


@pytest.mark.usefixtures("table", "slow_glide")
def test_the_picture_before_fades_and_the_token_glides(open_window: Open) -> None:
    user = open_window(chart="table", moves=True)
    scene = user.scene
    user.click_branch("what", "tool")
    assert user.scene is not scene
    assert user.seen(Crossfade)
    assert [item.isVisible() for item in user.scene.items() if isinstance(item, TokenItem)] == [
        True
    ]
    assert drawn(user) == WITH_TOOL
    assert user.look("tool").state == "current"


def test_the_same_drawings_are_drawn_once(guest: User) -> None:
    first = guest.scene
    click_sign(guest, "tool")
    click_sign(guest, "tool")
    assert guest.scene is first


def test_what_is_exported_as_seen_is_what_is_drawn(guest: User) -> None:
    click_sign(guest, "tool")
    guest.press(Key.Key_E, held=CTRL)
    dialog = guest.one(ExportDialog)
    assert set(dialog.choice.picture.chart.nodes) == set(guest.position.chart.nodes)
    part = next(box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Part")
    part.setCurrentIndex(1)
    assert set(dialog.choice.picture.chart.nodes) == WITH_TOOL
    dialog.reject()


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)])
def test_a_large_chart_can_be_read_with_its_groups_closed_and_with_one_open(
    open_window: Open, size: QSize
) -> None:
    user = open_window(size.width(), size.height())
    user.session.go(position_of(grouped(9, 9)))
    user.settle()
    assert user.trainer.view.label_pixels() >= 13
    user.write("5")
    assert user.trainer.view.label_pixels() >= 13
    assert all(is_in_sight(user, f"end-4-{place}") for place in range(9))


def test_where_the_walk_stands_is_seen_though_its_exits_are_too_many_to_be(
    open_window: Open,
) -> None:
    user = open_window(1280, 720, chart="forge-trigger-mode")
    user.trainer.groups.open_all()
    user.settle()
    user.session.open_chart("forge-trigger-line")
    user.press(Key.Key_O)
    user.settle()
    assert user.here == "kind"
    assert is_in_sight(user, user.here)
