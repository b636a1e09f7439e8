"""Two screens, one of them pulled out and put back while a talk is led by three buttons."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from flowcharts.talk.scene import QuestionScene, RulingScene, VotesScene
from flowcharts.talk.told_example import ToldExample
from gui.app import Trainer
from gui.startup.opening import Opening
from tests.gui.closed import close
from tests.gui.talk.leader import BACK, NEXT, THIRD, Key, Leader, is_black
from tests.gui.talk.monitors import Monitors, Place, two_monitors
from tests.paths import TOP

SHEET = TOP / "flowcharts/content/seminars/article-in-45-minutes.toml"
LAPTOP, PROJECTOR = Place(0, 0, 1024, 768), Place(1024, 0, 896, 672)
BALCONY = Place(1024, 672, 480, 360)
MOST_PRESSES = 700

pytestmark = pytest.mark.xvfb


@pytest.fixture
def monitors(qapp: QApplication, qtbot: QtBot) -> Iterator[Monitors]:  # noqa: ARG001  # a server
    with two_monitors(LAPTOP, PROJECTOR) as monitors:
        qtbot.waitUntil(lambda: names() == {"LAPTOP", "PROJECTOR"})
        yield monitors


def names() -> set[str]:
    return {screen.name() for screen in QGuiApplication.screens()}


@pytest.fixture
def trainer(qapp: QApplication, monitors: Monitors) -> Iterator[Trainer]:  # noqa: ARG001
    trainer = Trainer(qapp, Opening("missed-trigger-2008", "kavu-monarch", is_asked=True))
    trainer.session.choose(moves=False)
    trainer.window.setGeometry(40, 40, 900, 640)
    trainer.open()
    trainer.settle()
    yield trainer
    close(trainer)


def begun(trainer: Trainer) -> Leader:
    """The sheet that ships for 45 minutes, at its title."""
    trainer.rooms.maker.teach_file(SHEET)
    leader = Leader(trainer)
    leader.settle()
    return leader


def test_each_window_has_a_screen_of_its_own(trainer: Trainer, qtbot: QtBot) -> None:
    leader = begun(trainer)
    qtbot.waitUntil(lambda: leader.audience.screen().name() == "PROJECTOR")
    qtbot.waitUntil(lambda: leader.audience.geometry().getRect() == tuple(PROJECTOR))
    assert leader.window.isVisible()
    assert leader.window.screen().name() == "LAPTOP"


def test_screens_are_swapped_and_remembered_by_name(trainer: Trainer, qtbot: QtBot) -> None:
    leader = begun(trainer)
    leader.room.windows.swap()
    qtbot.waitUntil(lambda: leader.audience.screen().name() == "LAPTOP")
    qtbot.waitUntil(lambda: leader.window.screen().name() == "PROJECTOR")
    assert trainer.session.settings.audience_screen == "LAPTOP"


def test_each_language_has_a_screen_of_its_own_beside_the_leaders(
    trainer: Trainer, monitors: Monitors, qtbot: QtBot
) -> None:
    monitors.add("BALCONY", BALCONY)
    qtbot.waitUntil(lambda: "BALCONY" in names())
    leader = begun(trainer)
    second = leader.room.windows.second
    assert not second.isVisible()
    leader.press(Key.Key_J)
    qtbot.waitUntil(lambda: second.screen().name() == "BALCONY")
    qtbot.waitUntil(lambda: second.geometry().getRect() == tuple(BALCONY))
    assert leader.audience.screen().name() == "PROJECTOR"
    assert leader.window.isVisible()
    assert titles(leader) == ("Audience", "聴衆")
    english, japanese = leader.picture(), second.grab().toImage()
    leader.press(NEXT)
    assert (leader.picture(), second.grab().toImage()) != (english, japanese)
    leader.press(BACK, Key.Key_L)
    assert titles(leader) == ("聴衆", "Audience"), "the languages change places"
    leader.press(Key.Key_L)
    assert (leader.picture(), second.grab().toImage()) == (english, japanese)
    assert trainer.session.settings.are_languages_apart
    monitors.remove("BALCONY")
    qtbot.waitUntil(lambda: "BALCONY" not in names())
    leader.settle()
    assert leader.window.isVisible(), "whoever leads keeps their window"
    assert not second.isVisible()
    leader.press(Key.Key_J)
    assert not trainer.session.settings.are_languages_apart


def test_two_screens_are_both_the_rooms_where_the_leader_gives_up_theirs(
    trainer: Trainer, qtbot: QtBot
) -> None:
    leader = begun(trainer)
    second = leader.room.windows.second
    leader.press(Key.Key_J)
    qtbot.waitUntil(lambda: second.geometry().getRect() == tuple(LAPTOP))
    assert not leader.window.isVisible()
    before = leader.room.talk.moment
    leader.press(NEXT, on=second)
    assert leader.room.talk.moment != before
    leader.press(Key.Key_Comma, on=second)
    assert all(is_black(window) for window in (leader.audience, second))
    leader.press(Key.Key_X, on=second)
    qtbot.waitUntil(leader.window.isVisible)
    assert not second.isVisible()


def test_what_is_looked_up_comes_on_the_laptop_though_the_window_stood_on_the_projector(
    trainer: Trainer, qtbot: QtBot
) -> None:
    leader = begun(trainer)
    qtbot.waitUntil(lambda: leader.audience.screen().name() == "PROJECTOR")
    trainer.window.move(PROJECTOR.x + 20, 20)
    qtbot.waitUntil(lambda: trainer.window.screen().name() == "PROJECTOR")
    leader.room.windows.move_on()
    qtbot.waitUntil(lambda: leader.audience.screen().name() == "PROJECTOR")
    QTest.keyClick(leader.window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: trainer.window.screen().name() == "LAPTOP")
    qtbot.waitUntil(lambda: trainer.window.x() < LAPTOP.width)
    assert trainer.rule_now.is_choosing


def test_of_two_walls_one_makes_room_for_what_is_looked_up(trainer: Trainer, qtbot: QtBot) -> None:
    leader = begun(trainer)
    leader.press(Key.Key_J)
    assert len(leader.room.windows.audiences) == 2
    QTest.keyClick(leader.audience, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not leader.room.windows.second.isVisible())
    assert leader.audience.isVisible()
    assert trainer.window.screen() is not leader.audience.screen()


def titles(leader: Leader) -> tuple[str, ...]:
    """In which language each window of the audience is called."""
    return tuple(
        re.split("[:：]", window.windowTitle())[0] for window in leader.room.windows.audiences
    )


def test_a_talk_is_led_by_three_buttons_though_a_screen_is_lost_and_found(
    trainer: Trainer, monitors: Monitors, qtbot: QtBot
) -> None:
    leader = begun(trainer)
    votes = rulings = presses = 0
    for presses in range(MOST_PRESSES):
        if leader.room.talk.is_over:
            break
        if presses == 40:
            lose_and_find(leader, monitors, qtbot)
        scene = leader.scene
        if isinstance(scene, VotesScene) and scene.hands is None:
            votes += 1
        rulings += isinstance(scene, RulingScene)
        if isinstance(scene, QuestionScene) and presses % 7 == 0:
            leader.press(THIRD, BACK, NEXT)
            continue
        leader.press(NEXT)
    assert leader.room.talk.is_over
    sheet = leader.room.talk.sheet
    told = [each.content for each in sheet.items if isinstance(each.content, ToldExample)]
    assert votes == sum(bool(content.votes) for content in told)
    assert votes > 2
    assert rulings >= len(told) >= 10
    assert 100 < presses < MOST_PRESSES


def lose_and_find(leader: Leader, monitors: Monitors, qtbot: QtBot) -> None:
    """Pull the projector out in mid-talk, go on without it, and put it back."""
    before = leader.room.talk.moment
    monitors.remove("PROJECTOR")
    qtbot.waitUntil(lambda: names() == {"LAPTOP"})
    leader.settle()
    assert leader.window.isVisible(), "whoever leads sees where the talk is"
    assert "screen is gone" in leader.notice
    assert leader.room.talk.moment == before
    leader.press(NEXT)
    monitors.add("PROJECTOR", PROJECTOR)
    qtbot.waitUntil(lambda: names() == {"LAPTOP", "PROJECTOR"})
    qtbot.waitUntil(leader.audience.isVisible)
    qtbot.waitUntil(lambda: leader.audience.screen().name() == "PROJECTOR")
    assert "again" in leader.notice, "nobody is told any more that it is gone"
    leader.press(BACK)
    assert leader.notice == ""
    assert leader.room.talk.moment == before
