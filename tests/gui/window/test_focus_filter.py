"""Keys are heard first where the focus is, and nowhere else."""

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


def test_what_has_lost_the_focus_is_left_in_peace(qtbot: QtBot) -> None:
    window, lines, listener = QWidget(), (QLineEdit(), QLineEdit()), Listener()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    for line in lines:
        row.addWidget(line)
    FocusFilter(listener, (window,))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for line, other in (lines, lines[::-1]):
        line.setFocus()
        listener.asked.clear()
        QTest.keyClick(line, Qt.Key.Key_A)
        other.setStyleSheet("color: red")
        assert line in listener.asked
        assert other not in listener.asked
        other.setStyleSheet("")


def test_a_line_that_dies_with_the_focus_takes_nothing_along(qtbot: QtBot) -> None:
    window, listener = QWidget(), Listener()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    lines = QLineEdit(), QLineEdit()
    for line in lines:
        row.addWidget(line)
    FocusFilter(listener, (window,))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    lines[0].setFocus()
    with qtbot.waitSignal(lines[0].destroyed):
        lines[0].deleteLater()
    lines[1].setFocus()
    QTest.keyClick(lines[1], Qt.Key.Key_A)
    assert lines[1] in listener.asked
