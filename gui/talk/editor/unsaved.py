"""What was edited and not saved: kept in a file of the program's own until somebody decides."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QMessageBox, QWidget

from flowcharts.codec.tables import MISTAKES
from flowcharts.folders import data_folder, keep
from flowcharts.talk.sheet_draft import DraftScene, SheetDraft
from gui.talk.editor import words
from gui.talk.editor.document import SheetDocument
from gui.text.text_style import TextStyle


def unsaved_path() -> Path:
    """Where it lies."""
    return data_folder() / "run-sheet-unsaved.json"


def keep_unsaved(document: SheetDocument) -> None:
    """Keep what *document* has and its file has not; nothing, where there is no such thing."""
    path = unsaved_path()
    if not document.is_changed:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        return
    told = {
        "path": None if document.path is None else str(document.path),
        "begun": document.begun,
        "in_file": document.text,
        "head": document.now.head,
        "scenes": document.now.scenes,
    }
    keep(path, json.dumps(told, ensure_ascii=False, default=str).encode())


def take_up_unsaved(document: SheetDocument) -> bool:
    """Go on with what was kept; was there anything?"""
    try:
        told: dict[str, Any] = json.loads(unsaved_path().read_text("utf-8"))
        scenes = tuple(DraftScene(dict(table), origin) for table, origin in told["scenes"])
        path = None if told["path"] is None else Path(told["path"])
        draft = SheetDraft(dict(told["head"]), scenes)
        document.take_up(path, str(told["begun"]), str(told["in_file"]), draft)
    except (OSError, RecursionError, *MISTAKES):
        return False
    return document.is_changed


def ask_of_changes(
    window: QWidget, style: TextStyle, save: Callable[[], object], discard: Callable[[], object]
) -> None:
    """Ask what becomes of changes that are not saved."""
    box = QMessageBox(window)
    box.setText(style.line(words.UNSAVED))
    for text, role, does in (
        (words.SAVE, QMessageBox.ButtonRole.AcceptRole, save),
        (words.DISCARD, QMessageBox.ButtonRole.DestructiveRole, discard),
        (words.CANCEL, QMessageBox.ButtonRole.RejectRole, None),
    ):
        button = box.addButton(style.line(text), role)
        if does is not None:
            button.clicked.connect(lambda _down=False, do=does: do())
    box.finished.connect(box.deleteLater)
    box.open()
