"""Whatever a room can be asked for stands on its card of keys, on a button or in the menu."""

import pytest
from PySide6.QtWidgets import QLabel, QMenu, QScrollArea

from flowcharts.model.text import Wording
from gui import room_words
from gui.commands.command import ROOM_EXIT, Place
from gui.commands.key_names import keys_in_words
from gui.window.keys_card import KeysCard
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import Key, Leader
from tests.gui.window.user import User

OF_CLICKERS = {"room-toggle"}
"""What no keyboard has: the start button of a clicker."""


@pytest.fixture
def leader(open_room: OpenRoom) -> Leader:
    leader = open_room()
    leader.press(Key.Key_X)
    return leader


def test_each_key_of_a_room_is_on_its_card(leader: Leader) -> None:
    leader.press(Key.Key_F1)
    (card,) = leader.window.findChildren(KeysCard)
    assert isinstance(card, KeysCard)
    said = {" ".join(label.text().split()) for label in card.findChildren(QLabel)}
    keys = {key for each in said for key in each.split(" · ")}
    heard = [each for each in leader.trainer.commands if Place.ROOM in each.places]
    for command in heard:
        if not command.keys or command.id.startswith(ROOM_EXIT):
            continue
        assert {keys_in_words([key]).en for key in command.keys} <= keys, command.id
        assert [each for each in said if command.words.en in each], command.id
    exits = [each for each in heard if each.id.startswith(ROOM_EXIT)]
    assert keys_in_words([key for each in exits for key in each.keys]).en in said


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_card_of_a_room_is_seen_at_once(
    leader: Leader, size: tuple[int, int], wording: Wording
) -> None:
    leader.trainer.session.choose(wording=wording)
    leader.press(Key.Key_Escape, Key.Key_Escape)
    leader.trainer.commands["room"].does()
    leader = Leader(leader.trainer)
    leader.press(Key.Key_X)
    leader.window.showNormal()
    leader.window.resize(*size)
    leader.press(Key.Key_F1)
    (card,) = leader.window.findChildren(KeysCard)
    listed = card.findChildren(QScrollArea)[0].viewport()
    assert card.size().toTuple() == size
    for label in listed.findChildren(QLabel):
        assert listed.rect().contains(label.geometry()), label.text()


def test_what_has_no_key_in_a_room_has_a_button(leader: Leader) -> None:
    heard = [each for each in leader.trainer.commands if Place.ROOM in each.places]
    without = {each.id for each in heard if not each.keys} - OF_CLICKERS
    assert without == {"room-end"}
    (button,) = [each for each in leader.window.buttons if each.text() == "End"]
    button.click()
    leader.answer("End the talk")
    assert leader.trainer.rooms.room is None


def test_what_opens_and_ends_a_room_is_in_the_menu(leader: Leader) -> None:
    trainer = leader.trainer
    groups = [each for each in trainer.commands.groups if not each.is_of_room]
    (opening,) = [each for each in groups if "room" in [row.id for row in each.commands]]
    user = User(trainer)
    user.click_button("☰", trainer.header)
    menu = user.menu()
    (teach,) = [each for each in menu.findChildren(QMenu) if each.title() == room_words.TEACH.en]
    said = {action.text().partition("\t")[0] for action in teach.actions()}
    menu.close()
    clock = (trainer.commands[name] for name in ("room-clock", "room-reset-clock"))
    assert said == {each.words.on_one_line().en for each in (*opening.commands, *clock)}
