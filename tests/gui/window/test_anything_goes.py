"""Whatever is pressed and clicked, in whatever order, somebody who sees the window has the keys."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from flowcharts.model.text import Wording
from gui.theme.colours import ThemeName
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, CTRL_SHIFT, NEVER, User

Key = Qt.Key
LETTERS = "ynyn12ozfglpr+-b."
KEYS = (
    Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Return, Key.Key_Space,
    Key.Key_Backspace, Key.Key_PageDown, Key.Key_PageUp, Key.Key_Escape, Key.Key_Tab,
    Key.Key_F9, Key.Key_F10, Key.Key_F11, Key.Key_F1,
)  # fmt: skip
WITH_CTRL = "zywkltgrf"
CHARTS = ("missed-trigger-2008", "missed-trigger-2024", "forge-trigger-mode", "penalty")
EXAMPLES = ("hunting-moa-echo", "smokestack-newer-permanent", "forge-cinder-wall")
STEPS = 150


def deeds(user: User, chance: Random) -> list[Callable[[], object]]:
    """What somebody may do next."""
    window, session = user.window, user.session

    def click() -> None:
        width, height = window.width(), window.height()
        place = QPoint(chance.randrange(width), chance.randrange(90, height))
        widget = window.childAt(place) or window
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(window, place))

    def with_ctrl() -> None:
        held = chance.choice([CTRL, CTRL, CTRL_SHIFT])
        user.press(Key(ord(chance.choice(WITH_CTRL).upper())), held=held)

    def tab() -> None:
        for _ in range(chance.randrange(1, 25)):
            QTest.keyClick(user.focus, Key.Key_Tab)

    def search() -> None:
        user.press(Key.Key_F, held=CTRL)
        user.write(chance.choice(["stack", "誘発", "turn cycle", "zzz"]))

    return [
        *[lambda: user.write(chance.choice(LETTERS))] * 6,
        *[lambda: user.press(chance.choice(KEYS))] * 5,
        *[click] * 3,
        *[with_ctrl] * 2,
        *[tab] * 3,
        search,
        lambda: session.open_chart(chance.choice(CHARTS)),
        lambda: session.open_scenario(chance.choice(EXAMPLES)),
        lambda: session.choose(wording=chance.choice(list(Wording))),
        lambda: session.choose(theme=chance.choice(list(ThemeName)[:4])),
        lambda: window.resize(chance.randrange(900, 1600), chance.randrange(600, 1000)),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_done_the_keys_stay_with_something_that_is_seen(
    open_window: Open, seed: int
) -> None:
    user = open_window(1280, 720, pace=NEVER)
    chance = Random(seed)  # noqa: S311  # the same deeds every time are what is wanted
    done: list[str] = []
    for _ in range(STEPS):
        before = user.position
        chance.choice(deeds(user, chance))()
        user.session.choose(pace=NEVER)  # whatever was clicked: no clock has a hand in this
        user.settle()
        done.append(f"{before.walk.here.id} → {user.position.walk.here.id}")
        assert user.focus.isVisible(), done[-5:]
        assert user.trainer.view.scene() is not None
    assert len(set(done)) > 5, "somebody got somewhere"
