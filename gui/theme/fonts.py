"""The bundled faces, Latin and Japanese: the same words look the same on every machine."""

import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from flowcharts.model.text import Text, Wording

FAMILIES = ("Noto Sans", "Noto Sans JP", "Trainer Signs")
"""The Latin face first: what it lacks, kanji and kana, comes from the Japanese one, so that no
machine's fallback draws them as Chinese; then the signs that neither has."""

_LOADED = "faces_loaded"
"""The property by which an application remembers that it has them."""

_FOLDER = Path(__file__).parents[2] / "assets" / "fonts"
_FILES = (
    "NotoSans-Regular.ttf",
    "NotoSans-Bold.ttf",
    "NotoSansJP-Regular.ttf",
    "NotoSansJP-Bold.ttf",
    "TrainerSigns-Regular.ttf",
    "TrainerSigns-Bold.ttf",
)

_NO_FONT = Text(
    "The font {file} is missing or damaged: install anew.",
    "フォント {file} がないか、壊れています。インストールし直してください。",
)


def load_fonts() -> None:
    """Make the bundled faces known to the running application.

    Where one is missing or damaged, that is said, and the system's fonts stand in.
    """
    app = QGuiApplication.instance()
    if app is None:
        raise RuntimeError("Fonts can only be loaded once there is an application.")
    if app.property(_LOADED):
        return
    for name in _FILES:
        path = _FOLDER / name
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            said = _NO_FONT.filled(file=str(path))
            print(said.in_wording(Wording.BOTH), file=sys.stderr)  # nobody has chosen yet
    app.setProperty(_LOADED, "yes")


@cache
def letters_mark() -> str:
    """By what it is known whether words are as wide as before: the faces, and who shapes them."""
    stamps = []
    for name in _FILES:
        with suppress(OSError):  # the system's fonts stand in for it
            stamp = (_FOLDER / name).stat()
            stamps.append((name, stamp.st_size, stamp.st_mtime_ns))
    return repr((qVersion(), stamps))


def face(pixel_size: float, *, bold: bool = False) -> QFont:
    """The program's face at a size in pixels."""
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setPixelSize(max(1, round(pixel_size)))
    font.setBold(bold)
    return font
