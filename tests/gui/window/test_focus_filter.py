"""Keys are heard first where the focus is, and nowhere else."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gui.commands.focus_filter import FocusFilter
from gui.override import override


class Listener(QObject):
    """Notes whose events it was asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[QObject] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.asked.append(watched)
        return False


class Lines(NamedTuple):
    """Two lines in a window, and who hears what happens in it."""

    window: QWidget
    pair: tuple[QLineEdit, QLineEdit]
    listener: Listener


@pytest.fixture
def lines(qtbot: QtBot) -> Lines:
    """They are seen, and one may have the focus."""
    window, pair, listener = QWidget(), (QLineEdit(), QLineEdit()), Listener()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    for line in pair:
        row.addWidget(line)
    FocusFilter(listener, (window,))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Lines(window, pair, listener)


def test_what_has_lost_the_focus_is_left_in_peace(lines: Lines) -> None:
    listener = lines.listener
    for line, other in (lines.pair, lines.pair[::-1]):
        line.setFocus()
        listener.asked.clear()
        QTest.keyClick(line, Qt.Key.Key_A)
        other.setStyleSheet("color: red")
        assert line in listener.asked
        assert other not in listener.asked
        other.setStyleSheet("")


def test_a_line_that_dies_with_the_focus_takes_nothing_along(qtbot: QtBot, lines: Lines) -> None:
    dying, other = lines.pair
    dying.setFocus()
    with qtbot.waitSignal(dying.destroyed):
        dying.deleteLater()
    other.setFocus()
    QTest.keyClick(other, Qt.Key.Key_A)
    assert other in lines.listener.asked
