"""The real program before a newcomer: each first click and each first key that there is.

Each is tried in a copy of the process as it stands after the launch, so that it is the first one.
Of the rows of the list every third is clicked: the argument says which is the first of them.
What has gone wrong stands on stderr.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from gui.app import Trainer
from gui.widgets.row import ROW_ROLE
from main import main
from tests.gui.window.user import User

AT_LONGEST = 60
"""After so many seconds, a copy that has not come to an end is ended."""
SHARES = 3
_IN_THE_LIST = (
    Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Return,
)  # fmt: skip
_ANSWERS = "yn12"
_KEPT_BY_THE_SYSTEM = frozenset({"Ctrl+Q"})
"""It ends the program, which is no fault."""
_Deed = tuple[str, Callable[[], object]]

settle = Trainer.settle


def settle_and_try(self: Trainer) -> None:
    """Try everything as soon as the window has settled."""
    settle(self)
    QTimer.singleShot(0, self, partial(_try_all, User(self)))


def _try_all(user: User) -> None:
    user.settle()
    deeds = [*_clicks_in_the_list(user), *_keys_in_the_list(user), *_clicks(user), *_keys(user)]
    for name, do in deeds:
        sys.stderr.flush()
        copy = os.fork()
        if not copy:
            _try(user, name, do)
        _, status = os.waitpid(copy, 0)
        if status:
            print(f"{name}: ended with {os.waitstatus_to_exitcode(status)}", file=sys.stderr)
    print(len(deeds), flush=True)
    os._exit(0)


def _try(user: User, name: str, do: Callable[[], object]) -> None:
    """Do it twice, as whoever sees nothing happen does, and say where the list has lost a row."""
    signal.alarm(AT_LONGEST)
    answering = QTimer(user.window, interval=0)
    answering.timeout.connect(_leave_what_waits)
    answering.start()
    for _ in range(2):
        try:
            do()
            user.settle()
        except BaseException as error:  # noqa: BLE001  # told, whatever it is
            print(f"{name}: {error!r}", file=sys.stderr)
    lost = [index.row() for index in user.contents.shown() if _is_lost(user, index)]
    if user.contents.isVisible() and lost:
        print(f"{name}: rows {lost} are lost", file=sys.stderr)
    sys.stderr.flush()
    os._exit(0)


def _leave_what_waits() -> None:
    """Leave a dialog or a menu that waits for an answer."""
    waiting = QApplication.activeModalWidget() or QApplication.activePopupWidget()
    if waiting is not None:
        waiting.close()


def _is_lost(user: User, index: QModelIndex) -> bool:
    return index.data(ROW_ROLE) is None or user.contents.visualRect(index).isEmpty()


def _clicks_in_the_list(user: User) -> Iterator[_Deed]:
    for index in [*user.contents.shown()][int(sys.argv[1]) :: SHARES]:
        yield f"click on {index.data()}", partial(_click_row, user, index)


def _click_row(user: User, index: QModelIndex) -> None:
    user.contents.scrollTo(index)
    place = user.contents.visualRect(index).center()
    QTest.mouseClick(user.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)


def _keys_in_the_list(user: User) -> Iterator[_Deed]:
    for key in _IN_THE_LIST:
        for index in (user.contents.currentIndex(), user.contents.model().index(0, 0)):
            yield f"{key.name} on {index.data()}", partial(_press_on, user, index, key)


def _press_on(user: User, index: QModelIndex, key: Qt.Key) -> None:
    user.contents.setFocus()
    user.contents.setCurrentIndex(index)
    QTest.keyClick(user.contents, key)


def _clicks(user: User) -> Iterator[_Deed]:
    for button in user.seen(QAbstractButton):
        said = button.text() or button.accessibleName()
        yield f"click on the button {said}", partial(_click, button, button.rect().center())
    view = user.trainer.view
    for node in user.scene.chart.nodes:
        place = view.mapFromScene(user.scene.node_rect(node).center())
        yield f"click on the node {node}", partial(_click, view.viewport(), place)


def _click(widget: QWidget, place: QPoint) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)


def _keys(user: User) -> Iterator[_Deed]:
    keys = {key for command in user.trainer.commands for key in command.keys}
    for key in sorted(keys.union(_ANSWERS) - _KEPT_BY_THE_SYSTEM):
        yield f"key {key}", partial(_press, user, key)


def _press(user: User, key: str) -> None:
    pressed = QKeySequence(key)[0]
    QTest.keyClick(user.focus, pressed.key(), pressed.keyboardModifiers())


if __name__ == "__main__":
    Trainer.settle = settle_and_try  # type: ignore[method-assign]  # the launch itself is real
    main([])
