"""The numbered steps of the user's guide, played: keys pressed, buttons clicked, words seen."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.gui.window.across import TODAY
from tests.gui.window.conftest import Open
from tests.gui.window.test_menu import entries, opened
from tests.gui.window.user import User
from tests.paths import TOP

GUIDE = TOP / "docs" / "guide"
STEP = re.compile(r"^(\d+)\. (.*(?:\n {2,}\S.*)*)", re.MULTILINE)
PART = re.compile(r"\*\*(?P<does>[^*]+)\*\*|`(?P<typed>[^`]+)`|(?<!\*)\*(?P<seen>[^*]+)\*")
KEYS = {
    "Enter": Qt.Key.Key_Return,
    "Space": Qt.Key.Key_Space,
    "スペース": Qt.Key.Key_Space,
    "Esc": Qt.Key.Key_Escape,
    "Page Up": Qt.Key.Key_PageUp,
    "Page Down": Qt.Key.Key_PageDown,
    "Backspace": Qt.Key.Key_Backspace,
    "End": Qt.Key.Key_End,
}
SHORTCUT = re.compile(r"(?:Ctrl\+|Shift\+)*(?:[A-Z0-9]|F\d+)")


@dataclass(frozen=True)
class Steps:
    """The steps of one list: what each does and shows, in its order."""

    page: str
    language: str
    steps: tuple[tuple[tuple[str, str], ...], ...]


def lists(language: str) -> Iterator[Steps]:
    for page in sorted((GUIDE / language).glob("*.md")):
        steps: list[tuple[tuple[str, str], ...]] = []
        for number, words in STEP.findall(page.read_text("utf-8")):
            if number == "1" and steps:
                yield Steps(page.stem, language, tuple(steps))
                steps = []
            steps.append(tuple(parts(words)))
        if steps:
            yield Steps(page.stem, language, tuple(steps))


def parts(words: str) -> Iterator[tuple[str, str]]:
    for found in PART.finditer(" ".join(words.split())):
        yield next((kind, said) for kind, said in found.groupdict().items() if said)


ALL = [*lists("en"), *lists("ja")]


class Reader:
    """Somebody who does what the guide says."""

    def __init__(self, user: User) -> None:
        self.user = user

    def do(self, kind: str, said: str) -> None:
        if kind == "seen":
            assert self.sees(said), f"{said!r} is not to be seen"
        elif kind == "typed":
            self.user.write(said)
        elif said in KEYS:
            self.press(KEYS[said])
        elif SHORTCUT.fullmatch(said):
            combination = QKeySequence(said)[0]
            self.press(combination.key(), combination.keyboardModifiers())
        elif "›" in said:
            self.choose(said.rpartition("›")[2].strip())
        else:
            self.user.click_button(said)

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        for dialog in self.user.window.findChildren(QDialog):
            if dialog.isVisible():
                QTest.keyClick(dialog, key, held)
                return
        room = self.user.trainer.rooms.room
        if room is not None:
            windows = room.windows
            is_leading = windows.leader.isVisible()
            window: QWidget = windows.leader if is_leading else windows.audience
            focused: QWidget | None = window.focusWidget()
            QTest.keyClick(window if focused is None else focused, key, held)
            self.user.settle()
        else:
            self.user.press(key, held=held)

    def choose(self, words: str) -> None:
        menu = opened(self.user)
        action = entries(menu)[words]
        menu.close()
        action.trigger()
        self.user.settle()

    def sees(self, words: str) -> bool:
        told = [*self.user.words().values(), self.user.window.notice]
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window is not self.user.window:
                told += [window.windowTitle(), self.user.reads(window)]
                told += [each.accessibleName() for each in self.user.seen(QWidget, window)]
        return flat(words) in flat("\n".join(told))


def flat(words: str) -> str:
    return "".join(words.split()).casefold()


@pytest.mark.parametrize(
    "steps", ALL, ids=lambda each: f"{each.language}-{each.page}-{len(each.steps)}"
)
def test_the_steps_of_the_guide_can_be_taken(steps: Steps, open_window: Open) -> None:
    user = open_window(1440, 900, chart=TODAY, wording=steps.language)
    reader = Reader(user)
    assert steps.steps
    for number, step in enumerate(steps.steps, 1):
        assert step, f"step {number} names nothing to do or to see"
        for kind, said in step:
            try:
                reader.do(kind, said)
            except (AssertionError, KeyError) as error:
                raise AssertionError(f"{steps.page}, step {number}, {said!r}: {error}") from error
    QGuiApplication.clipboard().clear()
    if user.trainer.rooms.room is not None:
        user.trainer.rooms.room.end()


def test_in_the_first_steps_the_language_goes_once_around(open_window: Open) -> None:
    for page, going in (("en", ["ja", "both", "en"]), ("ja", ["both", "en", "ja"])):
        (steps,) = (each for each in ALL if (each.page, each.language) == ("start", page))
        reader = Reader(open_window(1440, 900, chart=TODAY, wording=page))
        shown = []
        for kind, said in (part for step in steps.steps for part in step):
            reader.do(kind, said)
            if said == "L":
                shown.append(reader.user.session.settings.wording)
        assert shown == going


def test_both_languages_have_the_same_steps() -> None:
    counts = {
        language: [(each.page, len(each.steps)) for each in ALL if each.language == language]
        for language in ("en", "ja")
    }
    assert len(counts["en"]) > 8
    assert counts["en"] == counts["ja"]
