"""The back-row check: how large letters look from there, and what mends them."""

from math import atan, degrees

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.talk.back_row import LEAST_ANGLE, MOST_ENLARGED, BackRow, BackRowDialog
from gui.talk.wall.style import LEAST, WallStyle
from gui.text.text_style import TextStyle
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import Leader


def test_letters_of_the_needed_size_look_as_large_as_is_wanted() -> None:
    row = BackRow(depth=12, width=2.4)
    letters = row.needed * row.width / row.aspect  # in metres
    assert degrees(atan(letters / row.depth)) * 60 == pytest.approx(LEAST_ANGLE)
    assert row.needed == pytest.approx(0.0259, abs=0.0002)


def test_a_near_row_reads_all_and_a_far_one_does_not() -> None:
    assert BackRow(6, 2.4).enlargement == 1
    assert BackRow(12, 2.4).enlargement > 1
    assert BackRow(12, 2.4).can_be_mended
    assert not BackRow(40, 2.4).can_be_mended
    assert BackRow(40, 2.4).deepest == pytest.approx(BackRow(1, 2.4).deepest), (
        "how far people may sit does not depend on how far they do"
    )


def test_twice_the_picture_is_read_from_twice_as_far() -> None:
    assert BackRow(12, 2.4).needed == pytest.approx(BackRow(24, 4.8).needed)


@pytest.fixture
def dialog(qtbot: QtBot) -> BackRowDialog:
    dialog = BackRowDialog(WallStyle(QSizeF(1280, 720), TextStyle()), TextStyle())
    qtbot.addWidget(dialog)
    return dialog


def said(dialog: BackRowDialog) -> str:
    return dialog.verdict.column.plain


def test_it_says_which_words_are_too_small_and_mends_them(
    dialog: BackRowDialog, qtbot: QtBot
) -> None:
    dialog.away.setValue(12)
    assert "the numbers of the small chart are too small" in said(dialog)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.mend.click()
    (style,) = chosen.args
    assert style.least == pytest.approx(LEAST * 720 * BackRow(12, 2.4).enlargement, abs=1)


def test_it_says_where_nothing_is_too_small(dialog: BackRowDialog) -> None:
    dialog.away.setValue(5)
    assert "can read all of it" in said(dialog)
    assert not dialog.mend.isEnabled()


def test_letters_that_are_larger_than_need_be_become_smaller(qtbot: QtBot) -> None:
    style = WallStyle(QSizeF(1280, 720), TextStyle(), enlargement=2.0)
    dialog = BackRowDialog(style, TextStyle())
    qtbot.addWidget(dialog)
    dialog.away.setValue(60)
    assert dialog.mend.text() == "Make letters larger"
    dialog.away.setValue(5)
    assert dialog.mend.text() == "Make letters smaller"
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.mend.click()
    assert chosen.args[0].enlargement == 1.0


def test_it_says_where_the_room_is_too_deep(dialog: BackRowDialog) -> None:
    dialog.away.setValue(60)
    assert "too deep" in said(dialog)
    assert dialog.row.enlargement > MOST_ENLARGED


def test_larger_letters_are_kept_for_the_next_room(open_room: OpenRoom) -> None:
    leader = open_room()
    assert leader.room.pictures.style.enlargement == 1
    leader.press(Qt.Key.Key_K)
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, BackRowDialog)
    asked.away.setValue(14)
    asked.mend.click()
    leader.settle()
    chosen = leader.room.pictures.style.enlargement
    assert 1 < chosen < MOST_ENLARGED
    leader.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    leader.trainer.window.close()
    again = open_room(begins=False)
    again.trainer.commands["room"].does()
    assert Leader(again.trainer).room.pictures.style.enlargement == pytest.approx(chosen)
