"""The path alone: the walk with the exits of its question, and nothing else of the chart."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.window.conftest import Open
from tests.gui.window.groups import WITH_FRUIT, WITH_TOOL, click_sign, drawn, is_in_sight, signs
from tests.gui.window.user import User

Key = Qt.Key


def test_p_shows_the_path_with_the_exits_of_the_question_alone(guest: User) -> None:
    guest.click_branch("what", "fruit")
    guest.write("p")
    assert drawn(guest) == {"what", "fruit", "apple", "pear", "taste"}
    assert signs(guest) == {"taste": "+1"}
    guest.click_node("taste")
    assert drawn(guest) == {"what", "fruit", "taste", "pear", "lemon"}
    guest.write("2")
    assert drawn(guest) == {"what", "fruit", "taste", "lemon"}
    guest.write("p")
    assert drawn(guest) == WITH_FRUIT


def test_the_path_alone_is_for_any_chart_and_stays_until_it_is_left(open_window: Open) -> None:
    user = open_window()
    user.write("pnn")
    assert drawn(user) == {"optional", "choices", "visual", "resolved", "turn-cycle"}
    user.session.open_chart("missed-trigger-2012-10")
    user.settle()
    assert len(drawn(user)) == 1 + len(user.position.chart.successors(user.here))
    user.write("p")
    assert drawn(user) == set(user.position.chart.nodes)


def test_the_path_alone_is_looked_at_with_all_its_exits(open_window: Open) -> None:
    user = open_window(1280, 720, chart="forge-trigger-mode")
    for answer in ("event", "permanent", "tapping"):
        user.session.answer(answer)
    user.write("p")
    view = user.trainer.view
    for node_id in (user.here, *user.position.chart.successors(user.here)):
        assert is_in_sight(user, node_id)
    middle = view.mapFromScene(user.scene.node_rect(user.here).center()).y()
    assert middle == pytest.approx(view.viewport().height() / 2, rel=0.2)


def test_a_sign_in_the_path_alone_brings_the_chart_back(guest: User) -> None:
    guest.write("p")
    click_sign(guest, "tool")
    assert drawn(guest) == WITH_TOOL


def test_a_hit_beside_the_path_alone_brings_the_chart_back(guest: User) -> None:
    guest.write("1p")
    guest.search("saw")
    guest.press(Key.Key_Return)
    assert "saw" in drawn(guest)
    assert is_in_sight(guest, "saw")
