"""What if? and the same box by different paths: a second path beside the walk."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from gui.chart.highlight import EdgeState, NodeState
from gui.startup.opening import Opening
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.second_path import SecondPathBlock
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key


def test_a_flipped_answer_lays_the_other_path_beside_the_first(user: User) -> None:
    user.write("nnyy")
    user.click_button("If “Within turn cycle?” were No", user.one(RulingPanel))
    assert user.answers == ["no", "no", "yes", "yes"]
    assert user.look("stack").state is NodeState.REACHED
    assert user.look("no-fix").state is NodeState.REACHED_BESIDE
    assert user.branch_look("turn-cycle", "no").state is EdgeState.BESIDE
    assert user.branch_look("turn-cycle", "no").number == "4′"
    assert "The paths part at “Within turn cycle?”." in user.reads()


def test_an_open_path_beside_asks_on_and_can_be_answered(user: User) -> None:
    user.write("nnyy")
    user.click_button("If “Has choices?” were Yes", user.one(RulingPanel))
    block = user.one(SecondPathBlock)
    user.click_button("No", block)
    assert "Both end at" in user.reads(block)
    assert user.answers == ["no", "no", "yes", "yes"]


def by_its_button(user: User) -> None:
    user.click_button("Close", user.one(SecondPathBlock))


def by_escape(user: User) -> None:
    user.press(Key.Key_Escape, Key.Key_Escape)


def by_undo(user: User) -> None:
    user.press(Key.Key_Z, held=CTRL)


@pytest.mark.parametrize("way", [by_its_button, by_escape, by_undo])
def test_the_path_beside_can_be_put_away(user: User, way: Callable[[User], None]) -> None:
    user.write("nnyy")
    user.click_button("If “Within turn cycle?” were No", user.one(RulingPanel))
    assert user.seen(SecondPathBlock)
    way(user)
    assert not user.seen(SecondPathBlock)
    assert user.look("no-fix").state is NodeState.RULED_OUT


def test_another_answer_puts_the_path_beside_away(user: User) -> None:
    user.write("nnyy")
    user.click_button("If “Within turn cycle?” were No", user.one(RulingPanel))
    user.press(Key.Key_Up)
    assert not user.seen(SecondPathBlock)


def test_two_examples_over_one_chart(open_window: Open) -> None:
    user = open_window(opening=Opening("missed-trigger-2008", "dark-confidant-in-time"))
    user.session.jump(9)
    user.settle()
    user.click_button("☰")
    menu = user.menu()
    submenu = next(each.menu() for each in menu.actions() if "beside" in each.text())
    assert submenu is not None
    next(each for each in submenu.actions() if each.text().startswith("Braids")).trigger()
    menu.close()
    user.settle()
    assert "Braids" in user.reads(user.one(SecondPathBlock))
    assert user.nodes_in(NodeState.BESIDE) | user.nodes_in(NodeState.REACHED_BESIDE)


def test_an_answer_that_made_no_difference_is_told_as_that(user: User) -> None:
    user.write("nnyn")
    user.click_button("If “Has choices?” were Yes", user.one(RulingPanel))
    user.click_button("No", user.one(SecondPathBlock))
    assert "This answer made no difference." in user.reads(user.one(SecondPathBlock))
    row = user.button("If “Has choices?” were Yes", user.one(RulingPanel))
    assert "it did not matter" in row.accessibleName()
