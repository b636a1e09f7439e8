"""The panels are measured in the program's own face, whatever a machine or another test has."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gui.settings.settings import Settings
from gui.theme.fonts import face, load_fonts


@pytest.fixture(autouse=True)
def _own_face(qapp: QApplication) -> Iterator[None]:
    load_fonts()
    before = qapp.font()
    qapp.setFont(face(Settings().text_size))
    yield
    qapp.setFont(before)
