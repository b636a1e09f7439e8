"""The lists of the dialog that exports: every line is seen whole, the chosen one can be read."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox

from gui.theme.colours import PALETTES, ThemeName
from tests.gui.window.conftest import Open


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.DARK])
def test_a_list_shows_all_its_lines_and_the_chosen_one_in_its_own_ink(
    open_window: Open, theme: ThemeName
) -> None:
    user = open_window(wording="ja", theme=theme.value)
    user.trainer.commands["export"].does()
    user.settle()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    box = max(user.seen(QComboBox, dialog), key=QComboBox.count)
    box.showPopup()
    user.settle()
    view, model = box.view(), box.model()
    lines = [view.visualRect(model.index(row, 0)) for row in range(box.count())]
    assert len(lines) > 4
    assert all(view.viewport().rect().contains(line) for line in lines)
    picture = view.viewport().grab(lines[box.currentIndex()]).toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    colours = {picture.pixelColor(*place).name() for place in places}
    box.hidePopup()
    dialog.close()
    assert {PALETTES[theme].path, PALETTES[theme].on_path} <= colours
