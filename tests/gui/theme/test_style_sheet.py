"""Any window can be dressed as the program's own."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import face
from gui.theme.role import take_role
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


def test_letters_follow_the_text_size_though_the_sheet_stays(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    app.setFont(face(14))
    window = QWidget()
    qtbot.addWidget(window)
    heading, plain, button = QLabel("heading"), QLabel("plain"), QPushButton("primary")
    column = QVBoxLayout(window)
    for widget, role in ((heading, "heading"), (plain, ""), (button, "primary")):
        take_role(widget, role)
        column.addWidget(widget)
    dress(window, PALETTES[ThemeName.LIGHT])
    window.show()
    sheet, height = window.styleSheet(), button.height()
    assert (heading.font().pixelSize(), plain.font().pixelSize()) == (19, 14)
    app.setFont(face(20))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)
    dress(window, PALETTES[ThemeName.LIGHT])
    qtbot.waitUntil(lambda: button.height() > height)
    assert window.styleSheet() == sheet
    assert (heading.font().pixelSize(), plain.font().pixelSize()) == (27, 20)
