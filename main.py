"""Reads the command line, then opens the window or runs one command without a window."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from flowcharts.commands.screen import has_screen

if TYPE_CHECKING:
    from pathlib import Path

    from flowcharts.commands.command import BookletRequest, ExportRequest
    from flowcharts.model.text import Wording


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked: 0 it is done, 1 `check` found something, 2 the request is wrong."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except ImportError as error:
        print(f"Something that the trainer needs is not installed: {error}.", file=sys.stderr)
        return 2


def _run(words: Sequence[str]) -> int:
    if not words and has_screen():
        from gui.startup.load_qt import load_qt

        load_qt()
        from gui.app import open_window
        from gui.startup.opening import Opening

        return open_window(Opening())
    from flowcharts.commands.run import run, run_without_screen  # the window needs neither

    return run(words, _Screen()) if words else run_without_screen()


class _Screen:
    """What needs Qt, which is loaded only when a command asks for it."""

    def theme_names(self) -> tuple[str, ...]:
        from gui.theme.palettes import ThemeName

        return tuple(ThemeName)

    def draw(self, request: "ExportRequest") -> None:
        from gui.export.picture_file import export_drawing

        export_drawing(request)

    def print_booklet(self, request: "BookletRequest") -> None:
        from gui.export.picture_file import export_booklet

        export_booklet(request)

    def open_window(
        self, chart: str, scenario: str | None, wording: "Wording | None", theme: str | None
    ) -> int:
        from gui.startup.load_qt import load_qt

        load_qt()
        from gui.app import open_window
        from gui.startup.opening import Opening
        from gui.theme.palettes import ThemeName

        chosen = ThemeName(theme) if theme is not None else None
        return open_window(Opening(chart, scenario, wording, chosen, is_asked=True))

    def open_seminar(self, path: "Path", wording: "Wording | None", theme: str | None) -> int:
        from gui.startup.load_qt import load_qt

        load_qt()
        from gui.app import open_window
        from gui.startup.opening import Opening
        from gui.theme.palettes import ThemeName

        chosen = ThemeName(theme) if theme is not None else None
        asked = Opening(wording=wording, theme=chosen, is_asked=True, seminar=path)
        return open_window(asked)

    def practise(self, journal: "Path | None", now: str) -> int:
        from gui.startup.load_qt import load_qt

        load_qt()
        from gui.app import open_window
        from gui.startup.opening import Opening

        return open_window(Opening(journal=journal, now=now, is_practice=True, is_asked=True))


if __name__ == "__main__":
    raise SystemExit(main())
