"""Screens of every density: the same window at 100, 125, 150 and 200 %."""

import os
import sys

import pytest

from tests.paths import TOP
from tests.processes import run

# In a process of its own: Qt reads the factor once.
LOOK = """
import sys
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from flowcharts.model.text import Wording
from gui.app import Trainer
from gui.chart.measure import NODE_PIXELS, chart_face, node_lines
from gui.startup.opening import Opening
from PySide6.QtGui import QFontMetricsF
from tests.gui.window.test_languages import cut_off
from tests.gui.window.user import User

app = QApplication([])
for wording in Wording:
    trainer = Trainer(app, Opening("missed-trigger-2008", "kavu-monarch", wording, is_asked=True))
    trainer.window.resize(1280, 720)
    trainer.open()
    trainer.settle()
    user = User(trainer)
    for count in range(5):
        trainer.session.jump(count)
        trainer.session.next_beat()
        user.settle()
        cut = cut_off(user)
        assert not cut, (wording, cut)
    metrics = QFontMetricsF(chart_face(NODE_PIXELS))
    for node in user.scene.chart.nodes.values():
        box = user.scene.node_rect(node.id)
        lines = node_lines(node, wording)
        assert max(map(metrics.horizontalAdvance, lines)) <= box.width(), (wording, node.id)
        assert metrics.height() * len(lines) <= box.height() + 1, (wording, node.id)
    picture = trainer.window.grab()
    print(wording.value, picture.devicePixelRatio(), picture.width())
    trainer.window.close()
"""


@pytest.mark.parametrize("factor", [1, 1.25, 1.5, 2])
def test_nothing_is_cut_off_at_any_scale(factor: float) -> None:
    project = TOP
    scaled = {"QT_SCALE_FACTOR": str(factor), "QT_QPA_PLATFORM": "offscreen"}
    finished = run([sys.executable, "-c", LOOK], cwd=project, env=os.environ | scaled)
    assert finished.returncode == 0
    width = round(1280 * factor)
    assert finished.stdout.split("\n")[:-1] == [
        f"{wording} {float(factor)} {width}" for wording in ("en", "ja", "both")
    ]
