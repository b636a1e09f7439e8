"""The statistics as a picture and as tables, in files."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QGraphicsScene

from flowcharts.documents.format import Format, format_of_file
from flowcharts.documents.formats import FORMATS, OF_TABLES
from flowcharts.documents.number_table import NumberTable
from gui.paper.formats import PAINTERS
from gui.paper.words import EXPORT
from gui.practice.window_parts import WindowParts
from gui.window.file_dialog import WantedFile, ask_to_write, written

OF_SCENES = {
    ending: FORMATS[ending] for ending, each in PAINTERS.items() if each.draw_scene is not None
}
"""The formats that a scene can be drawn in."""


def ask_for_picture(parts: WindowParts, scene: QGraphicsScene) -> None:
    """Ask where to draw *scene*, then draw it there and say so."""
    _ask(parts, OF_SCENES, "png", partial(picture_of, scene))


def ask_for_tables(parts: WindowParts, tables: tuple[NumberTable, ...]) -> None:
    """Ask where to write *tables*, then write them there and say so."""
    wording = parts.session.settings.wording
    _ask(parts, OF_TABLES, "csv", lambda form: form.tables(tables, wording).encode())


def picture_of(scene: QGraphicsScene, form: Format) -> bytes:
    """The content of the file that *scene* becomes."""
    draw = PAINTERS[form.ending].draw_scene
    assert draw is not None  # noqa: S101  # see OF_SCENES
    return draw(scene)


def _ask(
    parts: WindowParts,
    offered: Mapping[str, Format],
    usual: str,
    content: Callable[[Format], bytes],
) -> None:
    def write(file: Path) -> None:
        form = format_of_file(file, offered, offered[usual])
        parts.tell(written(file, lambda fresh: _write(fresh, content(form))))

    ask_to_write(
        parts.window,
        parts.session.settings.text_style,
        WantedFile(EXPORT, {ending: form.name for ending, form in offered.items()}),
        Path.home() / f"statistics.{usual}",
        write,
    )


def _write(fresh: Path, content: bytes) -> None:
    fresh.write_bytes(content)
