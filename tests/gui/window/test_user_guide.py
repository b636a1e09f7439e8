"""F1 opens the guide that ships, in the language shown, at the page for what is being done."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl

from tests.gui.window.across import TODAY
from tests.gui.window.browser import Browser, browser_of
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL

Key = Qt.Key


@pytest.fixture
def browser() -> Iterator[Browser]:
    with browser_of("file") as browser:
        yield browser


def page(url: str) -> str:
    """The end of the path of the file that was opened, which is there."""
    file = Path(QUrl(url).toLocalFile())
    assert file.read_text("utf-8").startswith("<!doctype html>")
    return f"{file.parent.name}/{file.name}"


def test_the_guide_opens_in_the_language_shown(open_window: Open, browser: Browser) -> None:
    user = open_window(chart=TODAY)
    user.press(Key.Key_F1)
    user.write("l")
    user.press(Key.Key_F1)

    assert [page(url) for url in browser.opened] == ["en/index.html", "ja/index.html"]


def test_it_opens_at_the_page_for_what_is_being_done(open_window: Open, browser: Browser) -> None:
    user = open_window(chart=TODAY)
    user.press(Key.Key_N, held=CTRL)
    user.write("dark confidant")
    user.press(Key.Key_Return, Key.Key_F1)
    user.press(Key.Key_Escape, Key.Key_Escape)
    user.click_button("Practise")
    user.press(Key.Key_F1)

    assert [page(url) for url in browser.opened] == ["en/table.html", "en/candidate.html"]


def test_where_the_guide_is_missing_the_window_says_so(
    open_window: Open, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.controllers.user_guide.FOLDER", tmp_path)
    user = open_window(chart=TODAY)
    user.press(Key.Key_F1)

    assert browser.opened == []
    assert "The guide could not be opened" in user.window.notice
