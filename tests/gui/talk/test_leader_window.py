"""The leader's window: its letters, what comes next, the clock, the tools."""

from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Text, Wording
from flowcharts.talk.scene import WallScene
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.talk.leader.help import ENLARGEMENTS
from gui.talk.leader.pictures import Preview
from gui.talk.leader.thumbnails import Thumbnails
from gui.talk.pointer import PointTool
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import NEXT, Key, Leader, question

TODAY = SHIPPED_SHEETS / "todays-policy-in-60-minutes.toml"
_COARSE, _SMOOTH = QSize(24, 14), Qt.TransformationMode.SmoothTransformation
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def leader(open_room: OpenRoom) -> Leader:
    """In front of a run sheet with notes and minutes, in their own window, at its title."""
    trainer = open_room(None, begins=False).trainer
    trainer.rooms.maker.teach_file(TODAY)
    leader = Leader(trainer)
    leader.press(Key.Key_X)
    leader.window.resize(QSize(1280, 720))
    leader.settle()
    return leader


def letters(leader: Leader) -> int:
    return leader.window.help.panel.font().pixelSize()


def overflow(leader: Leader) -> int:
    """How much of what helps is not seen, in pixels."""
    return leader.window.help.verticalScrollBar().maximum()


def test_the_notes_have_letters_as_large_as_have_room(leader: Leader) -> None:
    usual = leader.window.run_sheet.font().pixelSize()
    leader.press(NEXT)
    assert leader.window.help.panel.isVisible()
    assert (letters(leader), overflow(leader)) == (2 * usual, 0)
    sizes = set()
    for _ in range(20):
        leader.press(NEXT)
        sizes.add(letters(leader))
        assert overflow(leader) == 0 or letters(leader) == usual, "nothing is large and cut"
    assert min(sizes) < 1.3 * usual, "where much is said, letters are smaller"
    leader.window.resize(QSize(1280, 540))
    leader.settle()
    assert overflow(leader) == 0 or letters(leader) == usual


def test_the_leader_chooses_larger_letters_for_this_talk_and_the_next(leader: Leader) -> None:
    leader.press(*[NEXT] * 7)
    fitting, text_size = letters(leader), leader.trainer.session.settings.text_size
    for keys in ((Key.Key_Plus, CTRL | SHIFT), (Key.Key_Equal, CTRL)):
        before = letters(leader)
        QTest.keyClick(leader.window, *keys)
        leader.settle()
        assert letters(leader) > before
    assert leader.window.isActiveWindow(), "no other window was asked for"
    assert leader.trainer.session.settings.text_size == text_size
    chosen = letters(leader)
    leader.room.end()
    leader.trainer.rooms.maker.teach_file(TODAY)
    again = Leader(leader.trainer)
    again.press(Key.Key_X)
    again.window.resize(QSize(1280, 720))
    again.press(*[NEXT] * 7)
    assert letters(again) == chosen
    for key, is_right in ((Key.Key_0, fitting.__eq__), (Key.Key_Minus, fitting.__gt__)):
        QTest.keyClick(again.window, key, CTRL)
        again.settle()
        assert is_right(letters(again))


def test_what_has_no_room_is_scrolled_to_by_keys(leader: Leader) -> None:
    leader.press(*[NEXT] * 10)
    for _ in range(3):
        QTest.keyClick(leader.window, Key.Key_Plus, CTRL)
    bar = leader.window.help.verticalScrollBar()
    before = leader.room.talk
    QTest.keyClick(leader.window, Key.Key_Down, CTRL)
    assert bar.value() > 0
    QTest.keyClick(leader.window, Key.Key_Up, CTRL)
    assert bar.value() == 0
    assert leader.room.talk.moment == before.moment


@pytest.mark.parametrize(("key", "steps"), [(Key.Key_Plus, 1), (Key.Key_Minus, -1)])
def test_letters_that_grow_no_more_say_so(leader: Leader, key: Qt.Key, steps: int) -> None:
    for _ in ENLARGEMENTS:
        assert leader.notice == ""
        QTest.keyClick(leader.window, key, CTRL)
        if leader.notice:
            break
    assert leader.notice == "The letters of your notes are of that size."
    assert leader.window.help.enlargement == ENLARGEMENTS[-1 if steps > 0 else 0]


def pass_minutes(leader: Leader, minutes: float) -> None:
    room = leader.room
    room.talk = room.talk.passed(60 * minutes)
    room.show()
    leader.settle()


def test_the_clock_starts_with_the_first_press(leader: Leader) -> None:
    clock = leader.window.clock
    pass_minutes(leader, 5)
    leader.press(Key.Key_Comma, Key.Key_Comma)
    pass_minutes(leader, 5)
    assert (clock.spent.text(), clock.left.text()) == (
        "0:00",
        "starts with the first press · 60:00 left",
    )
    leader.press(NEXT)
    pass_minutes(leader, 5)
    assert (clock.spent.text()[:3], clock.left.text()) == ("5:0", "55:00 left")


def test_a_long_title_makes_the_window_no_wider(leader: Leader) -> None:
    said = "A very long evening on missed triggers " * 5
    leader.window.show_title(Text(said, said))
    leader.settle()
    assert leader.window.size() == QSize(1280, 720)
    assert leader.window.minimumSizeHint().width() <= 1280


def test_the_clock_is_stopped_and_set_to_nothing(leader: Leader) -> None:
    clock = leader.window.clock
    leader.press(Key.Key_U)
    assert leader.notice == "The clock stands at 0:00 and starts with the next step."
    leader.press(NEXT)
    pass_minutes(leader, 5)
    leader.press(Key.Key_C)
    pass_minutes(leader, 5)
    assert clock.spent.text().startswith("5:0")
    assert clock.left.text().startswith("clock stopped · 5")
    leader.press(Key.Key_U)
    leader.answer("Keep the time")
    assert clock.spent.text().startswith("5:0")
    leader.press(Key.Key_U)
    leader.answer("Set it to 0:00")
    pass_minutes(leader, 5)
    assert clock.spent.text() == "0:00"
    leader.press(NEXT)
    pass_minutes(leader, 2)
    assert clock.spent.text().startswith("2:0")


@pytest.mark.parametrize("name", ["room-clock", "room-reset-clock"])
def test_the_clock_can_be_asked_for_in_the_menu_while_a_room_is_open(
    leader: Leader, name: str
) -> None:
    command = leader.trainer.commands[name]
    leader.press(NEXT)
    pass_minutes(leader, 1)
    assert command.is_useful()
    command.does()
    leader.settle()
    assert (question() is not None) == (name == "room-reset-clock")
    assert leader.room.talk.clock.is_paused == (name == "room-clock")
    if question() is not None:
        leader.answer("Keep the time")
    leader.room.end()
    assert not command.is_useful()


def test_a_clock_that_stood_stands_when_the_talk_is_gone_on_with(leader: Leader) -> None:
    leader.press(NEXT, NEXT)
    pass_minutes(leader, 7)
    leader.press(Key.Key_C)
    leader.room.leave()
    leader.trainer.commands["room-again"].does()
    again = Leader(leader.trainer)
    again.press(Key.Key_X)
    pass_minutes(again, 5)
    assert again.window.clock.spent.text().startswith("7:0")
    assert again.window.clock.left.text().startswith("clock stopped")
    again.press(Key.Key_C)
    pass_minutes(again, 5)
    assert again.window.clock.spent.text().startswith("12:0")


LATE = "Running late by"


def assert_agree(leader: Leader) -> None:
    """T leaves out what the window says it would, and as many, or says that it does not."""
    offered, before = leader.notice, leader.room.talk.dropped
    is_late = offered.startswith(LATE)
    leader.press(Key.Key_T)
    dropped = len(leader.room.talk.whole.dropped - before)
    assert (leader.notice == "The talk is not late: nothing is left out.") == (not is_late)
    assert (f"leave out {dropped} of the items" in offered) == bool(dropped)
    only = leader.notice == "Nothing that is still to come may be left out."
    assert only == (is_late and not dropped)
    leader.press(Key.Key_H, Key.Key_H)  # does something, and says no more why not


def test_what_is_said_of_late_is_what_t_does(leader: Leader) -> None:
    leader.press(NEXT)
    assert_agree(leader)
    pass_minutes(leader, 2)
    assert leader.notice == "", "the scene may take two minutes"
    pass_minutes(leader, 6)
    assert leader.notice.startswith("Running late by 6 min: press T to leave out 2 of the items")
    assert_agree(leader)
    assert leader.notice == "", "with those, it ends in time"
    assert_agree(leader)
    pass_minutes(leader, 30)
    assert leader.notice.startswith(LATE)
    last = len(leader.room.talk.sheet.items) - 1
    leader.window.run_sheet.chosen.emit(last)
    leader.settle()
    assert leader.notice == "", "what was skipped makes up for it"
    assert_agree(leader)


def test_in_an_interruption_the_whole_talk_is_late(leader: Leader) -> None:
    leader.press(NEXT)
    leader.trainer.session.open_scenario("kavu-monarch")
    leader.trainer.commands["room"].does()
    leader.settle()
    pass_minutes(leader, 6)
    assert leader.notice.startswith(LATE)
    leader.press(Key.Key_T)
    assert leader.notice.startswith("Left out: ")
    assert len(leader.room.talk.whole.dropped) == 2
    leader.press(Key.Key_O)
    assert leader.notice == ""


def test_a_warning_that_was_put_away_comes_again_much_later(leader: Leader) -> None:
    leader.press(NEXT)
    pass_minutes(leader, 5)
    assert leader.notice.startswith(LATE)
    leader.window.notice.dismissed.emit()
    assert leader.notice == ""
    pass_minutes(leader, 3)
    assert leader.notice == ""
    pass_minutes(leader, 3)
    assert leader.notice.startswith("Running late by 9 min")


def test_of_what_was_planned_in_no_time_nobody_is_late(open_room: OpenRoom) -> None:
    leader = open_room()
    leader.press(Key.Key_X, NEXT)
    pass_minutes(leader, 90)
    assert leader.notice == ""
    leader.press(Key.Key_T)
    assert leader.notice == "The talk is not late: nothing is left out."


def shown_on(leader: Leader, preview: Preview) -> WallScene:
    """Which scene that picture of the leader's window is."""
    talk, pictures = leader.room.talk, leader.room.pictures
    shown = preview.grab().toImage()
    scenes = talk.audience, talk.own, talk.following, talk.onward().own
    every = [(scene, page) for scene in scenes for page in range(pictures.count(scene))]
    for scene, page in every:
        frame = Preview(leader.window.text_style, preview.name)
        frame.resize(preview.size())
        frame.setParent(preview.parentWidget())
        frame.show_picture(pictures.picture(scene, page))
        seen = frame.grab().toImage()
        frame.deleteLater()
        if seen == shown:
            return scene
    raise AssertionError("None of those that can be.")


def test_next_is_what_comes_next_also_while_the_picture_is_held(leader: Leader) -> None:
    window = leader.window
    leader.press(*[NEXT] * 9)  # the case takes two pictures
    assert not window.here.isVisible()
    assert shown_on(leader, window.following) == leader.room.talk.onward().own
    leader.press(Key.Key_H)
    assert window.here.isVisible()
    assert shown_on(leader, window.here) == leader.scene
    leader.press(NEXT, NEXT)
    talk = leader.room.talk
    assert len({repr(each) for each in (talk.audience, talk.own, talk.onward().own)}) == 3
    assert shown_on(leader, window.here) == talk.own
    assert shown_on(leader, window.following) == talk.onward().own
    assert "Esc: show where you are" in window.now.accessibleDescription()
    leader.press(Key.Key_Escape)
    assert leader.scene == talk.own
    assert not window.here.isVisible()


def test_what_is_blank_is_followed_by_what_it_covers(leader: Leader) -> None:
    leader.press(*[NEXT] * 8, Key.Key_Comma)
    assert shown_on(leader, leader.window.following) == leader.scene
    leader.press(NEXT)
    assert not leader.is_black()


@pytest.mark.parametrize(
    ("wording", "size"),
    [*zip(Wording, [QSize(1024, 700), QSize(1280, 720), QSize(1920, 1080)], strict=True)],
)
def test_no_picture_covers_another_or_is_cut(leader: Leader, wording: Wording, size: QSize) -> None:
    window, shape = leader.window, 16 / 9
    leader.audience.resize(QSize(1280, 720))
    window.show_style(window.text_style._replace(wording=wording))
    window.resize(size)
    leader.press(NEXT, Key.Key_H, NEXT)
    previews = (window.now, window.here, window.following)
    places = [each.rect().translated(each.mapTo(window, QPoint())) for each in previews]
    assert not any(place.intersects(other) for place, other in combinations(places, 2))
    column = window.pictures.rect().translated(window.pictures.mapTo(window, QPoint()))
    assert all(column.contains(place) for place in places)
    frames = [each.frame for each in previews]
    assert min(frame.width() for frame in frames) > 140
    shapes = [frame.width() / frame.height() for frame in frames]
    assert shapes == pytest.approx([shape] * 3, rel=0.03)


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("width", [1280, 1024])
def test_all_that_is_done_by_buttons_is_read_also_in_a_narrow_window(
    leader: Leader, wording: Wording, width: int
) -> None:
    window = leader.window
    window.show_style(window.text_style._replace(wording=wording))
    window.resize(QSize(width, 768))
    leader.settle()
    for button in window.buttons:
        assert button.width() >= button.sizeHint().width(), button.text()
    for part in (*window.buttons, *window.tools.buttons):
        assert window.rect().contains(part.mapTo(window, part.rect().bottomRight()))
    row, tools = (part.mapTo(window, QPoint()) for part in (window.buttons[0], window.tools))
    is_beside = tools.y() < row.y() + window.buttons[0].height()
    assert is_beside == (width == 1280), "where there is room for it"


def test_each_tool_has_a_button_that_shows_whether_it_is_in_hand(leader: Leader) -> None:
    buttons = leader.window.tools.buttons
    names = [each.accessibleName() for each in buttons]
    assert names == ["Spotlight", "Pointer", "Magnifier", "Pen"]
    assert buttons[0].toolTip() == "Spotlight  S"
    for button, tool in zip(buttons, PointTool, strict=True):
        button.click()
        leader.settle()
        assert leader.room.pointing.now.tool is tool
        assert [each for each in buttons if each.isChecked()] == [button]
    leader.press(Key.Key_A)
    assert [each.isChecked() for each in buttons] == [False, True, False, False]
    leader.press(Key.Key_Escape)
    assert not any(each.isChecked() for each in buttons)
    buttons[0].click()
    buttons[0].click()
    assert leader.room.pointing.now.tool is None
    assert not buttons[0].isChecked()


def wait_for_pictures(leader: Leader, qtbot: QtBot) -> Thumbnails:
    """Wait until all that can be seen of the run sheet is drawn."""
    thumbnails = leader.room.findChild(Thumbnails)
    assert isinstance(thumbnails, Thumbnails)
    leader.window.run_sheet.list.viewport().repaint()
    qtbot.waitUntil(lambda: not thumbnails.is_busy, timeout=20_000)
    return thumbnails


def picture_in_row(leader: Leader, place: int) -> QImage:
    """What the run sheet shows of the item there, without its frame."""
    rows = leader.window.run_sheet.list
    row = rows.visualRect(rows.model().index(place, 0))
    shown = rows.viewport().grab().toImage()
    width = round(0.36 * leader.window.run_sheet.width())
    height = round(width * 9 / 16)
    top = row.top() + (row.height() - height) // 2
    return shown.copy(row.left() + 10, top + 1, width - 2, height - 2)


def test_the_run_sheet_shows_what_the_room_will_see(leader: Leader, qtbot: QtBot) -> None:
    leader.audience.resize(QSize(1280, 720))
    leader.press(NEXT)
    wait_for_pictures(leader, qtbot)
    english = picture_in_row(leader, 2)
    talk = leader.room.talk
    story = replace(talk, moment=talk.order.onward(talk.order.begun(2))).own
    assert alike(english, leader.room.pictures.picture(story, 0).toImage())
    leader.press(Key.Key_L)
    wait_for_pictures(leader, qtbot)
    assert not alike(picture_in_row(leader, 2), english), "the wall speaks another language now"


def alike(one: QImage, other: QImage) -> bool:
    """Do they show the same, whatever their size?"""
    small = [each.scaled(_COARSE, mode=_SMOOTH) for each in (one, other)]
    places = product(range(_COARSE.width()), range(_COARSE.height()))
    return all(
        abs(small[0].pixelColor(*at).lightness() - small[1].pixelColor(*at).lightness()) < 30
        for at in places
    )


def test_none_is_drawn_between_a_press_and_what_both_windows_show_of_it(
    leader: Leader, qtbot: QtBot
) -> None:
    (thumbnails,) = leader.room.findChildren(Thumbnails)
    leader.press(NEXT)
    leader.window.run_sheet.list.viewport().repaint()
    wanted, before = thumbnails.is_busy, thumbnails.count
    leader.press(*[NEXT] * 6)
    assert (wanted, thumbnails.is_busy, thumbnails.count) == (True, True, before)
    qtbot.waitUntil(lambda: thumbnails.count > before, timeout=20_000)


def test_of_a_long_run_sheet_only_what_is_seen_is_drawn(
    leader: Leader, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.talk.leader.thumbnails._PAUSE", 0)  # it is waited for a dozen times
    leader.room.end()
    scenes = "".join(
        f'[[scene]]\nslide.en = "Slide {number}"\nminutes = 1\n' for number in range(150)
    )
    file = tmp_path / "long.toml"
    file.write_text(f'title.en = "Long"\nlanguage = "en"\n{scenes}', encoding="utf-8")
    leader.trainer.rooms.maker.teach_file(file)
    long = Leader(leader.trainer)
    long.press(Key.Key_X, NEXT)
    drawn = wait_for_pictures(long, qtbot)
    assert 3 < drawn.count < 30
    bar = long.window.run_sheet.list.verticalScrollBar()
    for part in range(1, 16):
        bar.setValue(part * bar.maximum() // 15)
        wait_for_pictures(long, qtbot)
    assert drawn.count == 100, "no more are kept, however many were seen"
