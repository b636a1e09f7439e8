"""Which program this is: its icon, and what it says of itself."""

from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from flowcharts.version import CONTENT_DATE, VERSION
from gui.widgets.notice import Notice
from tests.gui.window.conftest import Open
from tests.gui.window.user import User


def test_the_window_has_an_icon_that_is_drawn_in_every_size(user: User) -> None:
    icon = user.window.windowIcon()
    assert icon.cacheKey() == QApplication.windowIcon().cacheKey()
    for side in (16, 32, 256):
        picture = icon.pixmap(QSize(side, side)).toImage()
        assert picture.width() == side
        assert picture.pixelColor(side // 2, side // 3) != picture.pixelColor(side // 2, side // 16)


def test_the_program_says_its_version_and_of_when_its_content_is(open_window: Open) -> None:
    user = open_window(wording="both")
    user.trainer.commands["about"].does()
    user.settle()
    (notice,) = user.seen(Notice)
    day = date.fromisoformat(CONTENT_DATE)
    said = user.reads(notice)
    assert f"Missed Trigger Trainer {VERSION}." in said
    assert f"{day.day} {day:%b} {day.year}" in said
    assert f"{day.year}年{day.month}月{day.day}日" in said
    assert "newest policy known: IPG, September 2024." in said
    assert "2026" in said.partition("no newer one was found")[0]
    user.write("y")
    assert user.seen(Notice), "it stays until it is put away"


def entries(menu: QMenu) -> Iterator[QAction]:
    """What can be chosen in *menu*, below its headings too."""
    for entry in menu.actions():
        below = entry.menu()
        yield from entries(below) if isinstance(below, QMenu) else (entry,)


def test_about_stands_in_the_menu(user: User) -> None:
    user.click_button("☰")
    entry = next(each for each in entries(user.menu()) if each.text() == "About this program")
    entry.trigger()
    user.menu().close()
    user.settle()
    assert VERSION in user.window.notice
