"""The leader points at the picture in their own window, and the room sees it on the wall."""

from statistics import fmean

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from flowcharts.talk.scene import QuestionScene
from gui.talk.pointer import PointedPicture
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import BACK, NEXT, THIRD, Key, Leader, move_mouse

TOOLS = {"spotlight": Key.Key_S, "pointer": Key.Key_A, "magnifier": Key.Key_Z}
HERE, THERE = (0.3, 0.4), (0.75, 0.6)


@pytest.fixture
def leader(open_room: OpenRoom) -> Leader:
    """At a case, with both windows to be seen: the wall in a window, the leader's before it."""
    leader = open_room()
    leader.press(Key.Key_G, NEXT, NEXT)
    leader.window.resize(1280, 720)
    leader.settle()
    return leader


def point(leader: Leader, at: tuple[float, float], on: PointedPicture | None = None) -> None:
    move_mouse(on or leader.window.now, at)
    leader.settle()


def draw(leader: Leader, on: PointedPicture | None = None) -> None:
    """Draw a line from one place to the other."""
    picture = on or leader.window.now
    for at in (HERE, THERE):
        move_mouse(picture, at, is_down=True)
    move_mouse(picture, THERE)
    leader.settle()


def wall(leader: Leader) -> QImage:
    return leader.audience.grab().toImage()


def preview(leader: Leader) -> QImage:
    picture = leader.window.now
    return picture.grab().toImage().copy(picture.frame.toAlignedRect())


def light(image: QImage, at: tuple[float, float]) -> float:
    """How bright it is around that place of the picture, from 0 to 255."""
    across, down = at
    size = max(2, image.height() // 30)
    spot = QPoint(round(across * image.width()), round(down * image.height()))
    part = image.copy(spot.x() - size // 2, spot.y() - size // 2, size, size)
    places = [(x, y) for x in range(size) for y in range(size)]
    return fmean(part.pixelColor(x, y).lightness() for x, y in places)


def apart(one: QImage, other: QImage) -> float:
    """How much two pictures differ, whatever their size: on average, from 0 to 255."""
    smooth = Qt.TransformationMode.SmoothTransformation
    whole = Qt.AspectRatioMode.IgnoreAspectRatio
    small = [each.scaled(160, 90, whole, smooth) for each in (one, other)]
    levels = [
        [each.pixelColor(x, y).lightness() for y in range(90) for x in range(160)] for each in small
    ]
    return fmean(abs(left - right) for left, right in zip(*levels, strict=True))


def test_the_spotlight_follows_the_mouse_over_the_preview(leader: Leader) -> None:
    before = wall(leader)
    leader.press(Key.Key_S)
    for bright, dim in ((HERE, THERE), (THERE, HERE)):
        point(leader, bright)
        for seen in (wall(leader), preview(leader)):
            assert light(seen, bright) > 200
            assert light(seen, dim) < 110
    QApplication.sendEvent(leader.window.now, QEvent(QEvent.Type.Leave))
    leader.settle()
    assert wall(leader) == before, "a mouse that is elsewhere darkens nothing"


@pytest.mark.parametrize("tool", [*TOOLS, "pen"])
@pytest.mark.parametrize("size", [(640, 360), (1920, 1080), (800, 600)])
def test_what_is_pointed_at_is_the_same_in_the_preview_at_any_scale(
    leader: Leader, tool: str, size: tuple[int, int]
) -> None:
    leader.audience.resize(*size)
    leader.settle()
    leader.room.show()
    leader.settle()
    plain = wall(leader)
    assert apart(plain, preview(leader)) < 3
    leader.press({**TOOLS, "pen": Key.Key_I}[tool])
    if tool == "pen":
        draw(leader)
    else:
        point(leader, HERE)
    pointed = wall(leader)
    assert apart(pointed, preview(leader)) < 3
    parts = [each.copy(0, 0, each.width(), each.height() * 4 // 5) for each in (plain, pointed)]
    assert parts[0] != parts[1]
    leader.press(Key.Key_Escape)
    assert wall(leader) == plain


def test_both_walls_of_the_room_show_it(leader: Leader) -> None:
    second = leader.room.windows.second
    white = QPixmap(960, 540)
    white.fill(Qt.GlobalColor.white)
    second.resize(960, 540)
    second.show_picture(white, is_blank=False)
    leader.press(Key.Key_S)
    point(leader, HERE)
    seen = second.grab().toImage()
    assert light(seen, HERE) == 255
    assert light(seen, THERE) < 110


def test_the_mouse_on_the_wall_points_too_and_is_seen_in_the_preview(leader: Leader) -> None:
    leader.press(Key.Key_S)
    point(leader, THERE, on=leader.audience)
    assert light(preview(leader), THERE) > 200
    assert light(preview(leader), HERE) < 110


def test_the_magnifier_shows_what_it_is_over_twice_as_large(leader: Leader) -> None:
    stripes = QImage(1280, 720, QImage.Format.Format_RGB32)
    stripes.fill(Qt.GlobalColor.white)
    for x in range(640, 660):
        for y in range(720):
            stripes.setPixelColor(x, y, Qt.GlobalColor.black)
    window = leader.audience
    window.resize(1280, 720)
    window.show_picture(QPixmap.fromImage(stripes), is_blank=False)
    leader.press(Key.Key_Z)
    window.show_picture(QPixmap.fromImage(stripes), is_blank=False)

    def width() -> int:
        image = wall(leader)
        return sum(image.pixelColor(x, 360).lightness() < 128 for x in range(560, 740))

    assert width() == 20
    move_mouse(window, (0.508, 0.5))
    assert width() in range(38, 43)


def test_what_is_drawn_goes_with_its_step_and_no_sooner(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    leader.press(Key.Key_I)
    before = wall(leader)
    draw(leader)
    assert wall(leader) != before
    leader.press(THIRD)
    drawn = wall(leader)
    assert leader.room.pointing.now.strokes, "a mark is no step"
    leader.press(Key.Key_H, NEXT)
    assert leader.room.pointing.now.strokes, "the leader looks ahead, the room does not"
    leader.press(Key.Key_H)
    assert wall(leader) == drawn
    leader.press(NEXT)
    assert not leader.room.pointing.now.strokes
    leader.press(BACK)
    assert wall(leader) != drawn, "what is gone does not come back"
    draw(leader)
    leader.press(Key.Key_L)
    assert not leader.room.pointing.now.strokes, "in another language its words stand elsewhere"


def test_two_lines_are_two_and_a_click_is_a_dot(leader: Leader) -> None:
    leader.press(Key.Key_I)
    draw(leader)
    draw(leader)
    before = wall(leader)
    move_mouse(leader.window.now, (0.9, 0.2), is_down=True)
    move_mouse(leader.window.now, (0.9, 0.2))
    assert [len(each) for each in leader.room.pointing.now.strokes] == [2, 2, 1]
    assert wall(leader) != before


def test_a_pen_on_the_wall_draws_and_goes_nowhere(leader: Leader) -> None:
    before = leader.room.talk
    leader.press(Key.Key_I)
    QTest.mouseClick(leader.audience, Qt.MouseButton.LeftButton)
    leader.settle()
    assert leader.room.talk.moment == before.moment
    assert leader.room.pointing.now.strokes
    leader.press(Key.Key_I)
    QTest.mouseClick(leader.audience, Qt.MouseButton.LeftButton)
    leader.settle()
    assert leader.room.talk.moment != before.moment


def test_one_tool_is_in_hand_and_what_was_drawn_stays_beside_it(leader: Leader) -> None:
    leader.press(Key.Key_I)
    draw(leader)
    leader.press(Key.Key_S)
    point(leader, HERE)
    assert light(wall(leader), (0.9, 0.9)) < 110
    assert leader.room.pointing.now.strokes
    leader.press(Key.Key_S)
    assert leader.room.pointing.now.strokes
    leader.press(Key.Key_I, Key.Key_I)
    assert not leader.room.pointing.now.strokes, "a pen that is put away takes it along"


def test_escape_puts_away_what_lies_on_the_picture_before_it_warns(leader: Leader) -> None:
    leader.press(Key.Key_H, Key.Key_I)
    draw(leader)
    leader.press(Key.Key_Comma)
    seen = []
    while not leader.notice.startswith("Press Esc again"):
        leader.press(Key.Key_Escape)
        talk, pointing = leader.room.talk, leader.room.pointing.now
        seen.append((talk.is_blank, pointing.is_there, talk.frozen is not None))
    assert seen == [
        (False, True, True),
        (False, False, True),
        (False, False, False),
        (False, False, False),
    ]


def test_the_leader_is_told_how_a_tool_is_used(leader: Leader) -> None:
    for tool, key in TOOLS.items():
        leader.press(key)
        assert leader.notice.lower().startswith(f"{tool}: move the mouse")
    leader.press(Key.Key_I)
    assert leader.notice.startswith("Pen: draw with the mouse")
    leader.press(Key.Key_I)
    assert leader.notice == ""
