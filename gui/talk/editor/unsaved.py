"""What was edited and not saved: kept in a file of the program's own until somebody decides."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from flowcharts.codec.tables import MISTAKES
from flowcharts.folders import data_folder, keep
from flowcharts.talk.sheet_draft import DraftScene, SheetDraft
from gui.talk.editor.document import SheetDocument


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
        "homes": [str(home) for home in document.homes],
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
        homes = tuple(Path(home) for home in told.get("homes", ()))
        document.take_up(path, str(told["begun"]), str(told["in_file"]), draft, homes)
    except (OSError, RecursionError, *MISTAKES):
        return False
    return document.is_changed
