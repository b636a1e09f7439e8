"""The editor of run sheets, left in the middle of a word."""

import json
import sys

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtTest import QTest

from flowcharts.model.text import Wording
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.app import Trainer
from gui.talk.editor.unsaved import unsaved_path
from gui.talk.editor.window import SheetEditor
from gui.theme.colours import ThemeName
from tests.gui.talk.conftest import OpenRoom
from tests.processes import run

# The real program: somebody types a name into a new run sheet and goes at once.
TYPED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from gui.app import Trainer
from gui.talk.editor.window import SheetEditor

settle = Trainer.settle

def type_and_leave(trainer):
    try:
        trainer.rooms.maker.editor.open()
        (editor,) = trainer.window.findChildren(SheetEditor)
        QTest.keyClicks(editor.head.title.en, "Friday")
    finally:
        trainer.window.close()

def settle_and_type(trainer):
    settle(trainer)
    QTimer.singleShot(0, trainer, lambda: type_and_leave(trainer))

Trainer.settle = settle_and_type

from main import main
sys.exit(main(sys.argv[1:]))
"""


def test_it_goes_with_the_main_window_and_what_was_typed_is_there_again() -> None:
    assert run([sys.executable, "-c", TYPED]).returncode == 0
    kept = json.loads(unsaved_path().read_text("utf-8"))
    assert "Friday" in json.dumps(kept["head"])


def test_in_the_program_its_fields_have_the_lines_of_the_theme(open_room: OpenRoom) -> None:
    trainer = open_room(begins=False).trainer
    trainer.rooms.maker.editor.open()
    (editor,) = trainer.window.findChildren(SheetEditor)
    line = trainer.session.settings.text_style.palette.line
    for field in (editor.pane.said["notes"].en, editor.head.language, editor.new.which):
        picture = field.grab().toImage()
        left = {picture.pixelColor(x, picture.height() // 2).name() for x in range(3)}
        assert line in left
    editor.close()


def typed_into(open_room: OpenRoom) -> tuple[Trainer, SheetEditor]:
    """An editor in whose third scene the notes have just been typed into, and its program."""
    trainer = open_room(begins=False).trainer
    trainer.rooms.maker.editor.open()
    (editor,) = trainer.window.findChildren(SheetEditor)
    editor.open(SHIPPED_SHEETS / "article-in-45-minutes.toml")
    editor.scenes.setCurrentIndex(editor.scenes.model().index(2, 0))
    QTest.keyClicks(editor.pane.said["notes"].en, "Wait. ")
    return trainer, editor


def test_it_follows_another_language_and_keeps_what_is_done(open_room: OpenRoom) -> None:
    trainer, editor = typed_into(open_room)
    before = editor.document.now
    trainer.session.choose(wording=Wording.JAPANESE, theme=ThemeName.DARK)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (after,) = trainer.window.findChildren(SheetEditor)
    assert after.isVisible()
    assert (after.document.now, after.place) == (before, 2)
    assert after.undo_button.text() == "元に戻す"
    after.undo()
    assert after.document.now != before
    after.document.saved = after.document.now
    after.close()


def test_closed_it_is_gone_and_goes_on_when_it_is_opened_again(open_room: OpenRoom) -> None:
    trainer, editor = typed_into(open_room)
    typed, editor.document.saved = editor.document.now, editor.document.now
    editor.resize(1000, 640)
    editor.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not trainer.window.findChildren(SheetEditor)
    trainer.rooms.maker.editor.open()
    (again,) = trainer.window.findChildren(SheetEditor)
    assert again.isVisible()
    assert (again.document.now, again.place, again.size()) == (typed, 2, QSize(1000, 640))
    again.undo()
    assert again.document.now != typed
    again.document.saved = again.document.now
    again.close()
