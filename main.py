"""The door: reads the command line, then opens the window or runs one command without a window."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from flowcharts.commands.screen import has_screen

if TYPE_CHECKING:
    from flowcharts.commands.command import ExportRequest
    from flowcharts.model.text import Wording


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked: 0 it is done, 1 `check` found something, 2 the request is wrong."""
    try:
        return _obey(sys.argv[1:] if arguments is None else arguments)
    except ImportError as error:
        print(f"Something that the trainer needs is not installed: {error}.", file=sys.stderr)
        return 2


def _obey(words: Sequence[str]) -> int:
    if not words and has_screen():
        _make_haste()
        from gui.app import open_window
        from gui.startup.opening import Opening

        return open_window(Opening())
    from flowcharts.commands.run import run, run_without_screen  # the window needs neither

    return run(words, _Wing()) if words else run_without_screen()


def _make_haste() -> None:
    from flowcharts.folders import cache_folder
    from gui.startup.launch import make_haste

    make_haste(cache_folder() / "compiled")


class _Wing:
    """The wing of the screen, entered only when a command needs it."""

    def theme_names(self) -> tuple[str, ...]:
        from gui.theme.palettes import ThemeName

        return tuple(ThemeName)

    def draw(self, request: "ExportRequest") -> None:
        from gui.export.picture_file import export_drawing

        export_drawing(request)

    def open_window(
        self, chart: str, scenario: str | None, wording: "Wording | None", theme: str | None
    ) -> int:
        _make_haste()
        from gui.app import open_window
        from gui.startup.opening import Opening
        from gui.theme.palettes import ThemeName

        chosen = ThemeName(theme) if theme is not None else None
        return open_window(Opening(chart, scenario, wording, chosen, is_asked=True))


if __name__ == "__main__":
    raise SystemExit(main())
