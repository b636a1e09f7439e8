"""The window as small as it gets: no button is clipped."""

import pytest
from PySide6.QtWidgets import QPushButton

from tests.gui.window.conftest import Open


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("text_size", [14, 24])
def test_every_button_has_room_for_its_words(
    open_window: Open, wording: str, text_size: int
) -> None:
    user = open_window(1, 1, scenario="kavu-monarch", wording=wording, text_size=text_size)
    trainer = user.trainer
    bars = (trainer.header, trainer.path_bar)
    buttons = [button for bar in bars for button in user.seen(QPushButton, bar)]
    assert len(buttons) > 8
    assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []
    assert user.window.width() < 850
