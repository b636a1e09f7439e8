"""Any window can be dressed as the program's own."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from gui.theme.palettes import PALETTES, ThemeName
from gui.theme.style_sheet import dress


@pytest.mark.parametrize("theme", list(ThemeName))
def test_a_second_window_looks_as_the_first(qtbot: QtBot, theme: ThemeName) -> None:
    windows = QWidget(), QWidget()
    labels = [QLabel("soft", window) for window in windows]
    for window, label in zip(windows, labels, strict=True):
        qtbot.addWidget(window)
        label.setProperty("role", "soft")
        dress(window, PALETTES[theme])
        window.show()
    inks = {label.palette().windowText().color().name() for label in labels}
    assert inks == {PALETTES[theme].ink_soft.lower()}
    assert len({label.font().pixelSize() for label in labels}) == 1
