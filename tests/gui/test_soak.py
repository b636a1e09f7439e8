"""What Qt's bindings and the libraries beside them have broken before does not come back."""

import sys

import pytest

from tests.processes import run

# PySide6 6.12.0 loses a reference to None with each call, and aborts after some thousand.
MANY_CALLS = """
import sys
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

app = QGuiApplication([])
image = QImage(8, 8, QImage.Format.Format_RGB32)
red = QColor("red")
painter = QPainter(image)
before = sys.getrefcount(None)
for _ in range(100_000):
    painter.setPen(red)
    painter.drawPoint(1, 1)
after = sys.getrefcount(None)
painter.end()
print(before - after)
"""

# pygraphviz brings a libxcb of its own; if that is loaded before Qt's, opening a window crashes.
A_WINDOW_WITH_GRAPHVIZ = """
from PySide6.QtWidgets import QApplication, QLabel
from PySide6.QtTest import QTest
import pygraphviz

app = QApplication([])
label = QLabel("誘発忘れ")
label.show()
print(app.platformName(), QTest.qWaitForWindowExposed(label, 60_000))
"""


def said_by(program: str) -> str:
    finished = run([sys.executable, "-c", program])
    assert finished.returncode == 0
    return finished.stdout.strip()


def test_two_hundred_thousand_qt_calls_lose_no_reference_to_none() -> None:
    assert abs(int(said_by(MANY_CALLS))) < 1_000


@pytest.mark.xvfb
def test_a_window_comes_up_on_a_real_screen_with_graphviz_loaded() -> None:
    assert said_by(A_WINDOW_WITH_GRAPHVIZ) == "xcb True"
