"""Draws the real window in every state, theme and language: `make screenshots`.

Into screenshots/, to be looked at; with --docs those of README, docs and the guide, small, into
docs/screenshots/.
"""

# ruff: noqa: INP001  # a script, started as `python -m scripts.screenshots`

import argparse
import json
import os
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from flowcharts.model.text import Wording
from gui.app import Trainer
from gui.settings.settings import Settings
from gui.startup.opening import Opening
from gui.theme.colours import PALETTES, Palette, ThemeName
from gui.theme.fonts import face, load_fonts
from scripts.states import CHART, STATES

TOP = Path(__file__).parent.parent
THEMES = [theme for theme in ThemeName if theme is not ThemeName.PRINT]
SIZES = (QSize(1440, 900), QSize(1280, 720))
DOCS_WIDTH = 1100
_BOTH = (
    *("today", "what-if", "example-moments", "practice-on-chart", "compare-four", "rule-decided"),
    *("room-leader", "room-answered", "source", "own-guide"),
    *("groups-closed", "script-mended", "full-screen"),
)
"""Those of the guide, in Japanese, too."""
_ON_A_WALL = ("room-answered", "full-screen")
_QUIET = 0.03
"""How long nothing may happen before the window counts as finished, in seconds."""
_AT_LONGEST = 3.0
_COLOURS = 112
_MUCH_ALIKE = 0xF8F8F8
"""The bits of a colour in which colours differ that are not much alike."""
_SCREEN = ("xvfb-run", "-a", "-s", "-screen 0 1920x1200x24")


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture."""

    file: Path
    state: str
    theme: ThemeName
    wording: Wording
    size: QSize
    width: int | None = None
    """How wide it is made, and then stored as small as it gets; None to leave it as it is."""


def main() -> int:
    """Draw what the command line asks for."""
    options = _arguments()
    if options.xvfb:
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        command = [*_SCREEN, sys.executable, "-m", "scripts.screenshots", *sys.argv[1:]]
        command.remove("--xvfb")
        os.execvp(command[0], command)  # noqa: S606  # this script again, on a screen
    shots = list(_docs() if options.docs else _all(options))
    with TemporaryDirectory(prefix="home-") as folder:
        home = Path(folder)
        for kind in ("CONFIG", "CACHE", "DATA", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
        app = QApplication([sys.argv[0], "-style", "fusion", *_platform(home)])
        load_fonts()
        for shot in shots:
            for kind in ("config", "data"):
                shutil.rmtree(home / kind, ignore_errors=True)  # nothing is remembered
            draw(app, shot)
        app.shutdown()
    print(f"{len(shots)} pictures in {os.path.commonpath([shot.file.parent for shot in shots])}")
    return 0


def draw(app: QApplication, shot: Shot) -> None:
    """Open the window anew, bring it into the state, and save what is seen."""
    app.setFont(face(Settings().text_size))  # not with the text size of the window before
    trainer = Trainer(app, Opening(CHART, None, shot.wording, shot.theme, is_asked=True))
    trainer.session.choose(moves=False)
    trainer.window.resize(shot.size)
    trainer.open()
    trainer.settle()
    _finish()
    STATES[shot.state](trainer)
    _finish()
    shot.file.parent.mkdir(parents=True, exist_ok=True)
    seen = _seen(trainer).toImage()
    if shot.width is not None:
        seen = _small(seen, shot.width, PALETTES[shot.theme])
    if not seen.save(str(shot.file), quality=-1 if shot.width is None else 0):
        raise OSError(f"{shot.file} could not be written.")
    trainer.window.close()
    for thing in (trainer.window, trainer):
        thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _platform(home: Path) -> list[str]:
    """A screen large enough for the window, where there is none: Qt's own has 800×800 pixels."""
    if os.environ.get("QT_QPA_PLATFORM") != "offscreen":
        return []
    screen = {"name": "large", "x": 0, "y": 0, "width": 1920, "height": 1200, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    file = home / "screens.json"
    file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return ["-platform", f"offscreen:configfile={file}"]


def _seen(trainer: Trainer) -> QPixmap:
    """The window with the menus and dialogs that are open over it."""
    window: QWidget = trainer.window
    if trainer.rooms.room is not None:  # whose windows lie over it
        window = QApplication.activeWindow() or window
    picture = window.grab()
    painter = QPainter(picture)
    for over in (QApplication.activeModalWidget(), QApplication.activePopupWidget()):
        if over is not None:
            place = window.mapFromGlobal(over.mapToGlobal(QPoint()))
            painter.drawPixmap(place, over.grab())
    painter.end()
    return picture


def _small(picture: QImage, width: int, palette: Palette) -> QImage:
    """The picture in that width, in few colours, those of its theme among them: fewer bytes."""
    small = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(small.constBits()).cast("B").cast("I")
    own = [QColor(part).rgb() for part in palette if isinstance(part, str)]
    likes: dict[int, int] = {}
    for colour in (*own, *(found for found, _ in Counter(pixels.tolist()).most_common())):
        likes.setdefault(colour & _MUCH_ALIKE, colour)
    table = list(likes.values())[:_COLOURS]
    return small.convertToFormat(
        QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.AvoidDither
    )


def _finish() -> None:
    """Until nothing happens any more."""
    loop = QEventLoop()
    started = last = monotonic()
    while (now := monotonic()) - last < _QUIET and now - started < _AT_LONGEST:
        if loop.processEvents():
            last = monotonic()


def _all(options: argparse.Namespace) -> Iterator[Shot]:
    folder = TOP / "screenshots"
    states: Sequence[str] = options.states or list(STATES)
    if not options.states:
        shutil.rmtree(folder, ignore_errors=True)
    for state, theme, wording, size in product(states, options.theme, options.language, SIZES):
        name = f"{theme}-{wording}.png"
        yield Shot(
            folder / f"{size.width()}x{size.height()}" / state / name, state, theme, wording, size
        )


def _docs() -> Iterator[Shot]:
    light, english, japanese = ThemeName.LIGHT, Wording.ENGLISH, Wording.JAPANESE
    shown = (
        ("today", light, english),
        ("compare-four", light, english),
        ("groups-closed", light, english),
        ("script-mended", light, english),
        ("example-moments", light, english),
        ("outcome", light, japanese),
        ("what-if", light, english),
        ("mid-walk", light, Wording.BOTH),
        ("find", ThemeName.DARK, japanese),
        ("full-screen", ThemeName.PROJECTOR, english),
        ("rule-decided", light, english),
        ("practice-on-chart", light, english),
        ("room-answered", ThemeName.PROJECTOR, english),
        ("room-leader", light, english),
        ("source", light, english),
        ("own-guide", light, english),
        *(
            (state, ThemeName.PROJECTOR if state in _ON_A_WALL else light, japanese)
            for state in _BOTH
        ),
    )
    for state, theme, wording in shown:
        file = TOP / "docs" / "screenshots" / f"{state}-{theme}-{wording}.png"
        yield Shot(file, state, theme, wording, SIZES[0], DOCS_WIDTH)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("states", nargs="*", metavar="STATE", help="; ".join(STATES))
    parser.add_argument("--theme", nargs="+", type=ThemeName, default=THEMES)
    parser.add_argument("--language", nargs="+", type=Wording, default=list(Wording))
    parser.add_argument("--docs", action="store_true", help="draw the pictures of docs/screenshots")
    parser.add_argument("--xvfb", action="store_true", help="draw on a real screen, under Xvfb")
    options = parser.parse_args()
    for state in options.states:
        if state not in STATES:
            parser.error(f"there is no state {state}; there are: {', '.join(STATES)}")
    return options


if __name__ == "__main__":
    sys.exit(main())
