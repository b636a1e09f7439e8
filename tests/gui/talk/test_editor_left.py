"""The editor of run sheets, left in the middle of a word."""

import json
import sys

from gui.talk.editor.unsaved import unsaved_path
from gui.talk.editor.window import SheetEditor
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
        trainer.rooms.maker.edit()
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
    trainer.rooms.maker.edit()
    (editor,) = trainer.window.findChildren(SheetEditor)
    line = trainer.session.settings.text_style.palette.line
    for field in (editor.pane.said["notes"].en, editor.head.language, editor.new.which):
        picture = field.grab().toImage()
        left = {picture.pixelColor(x, picture.height() // 2).name() for x in range(3)}
        assert line in left
    editor.close()
