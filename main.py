"""Reads the command line, then opens the window or runs one command without a window."""

import sys
from collections.abc import Sequence

from flowcharts.commands.screen import has_screen
from flowcharts.model.text import Text
from gui.open_window import open_window
from gui.qt_screen import QtScreen
from gui.startup.opening import Opening

_NOT_INSTALLED = Text(
    "Something that the trainer needs is not installed: {error}.",
    "トレーナーに必要なものがインストールされていません：{name}",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked: 0 it is done, 1 `check` found something, 2 the request is wrong."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        return _run(words)
    except ImportError as error:
        from flowcharts.commands.console import wording_asked  # no window waits for it

        said = _NOT_INSTALLED.filled(error=str(error), name=error.name or "")
        print(said.in_wording(wording_asked(words)), file=sys.stderr)
        return 2


def _run(words: Sequence[str]) -> int:
    if not words and has_screen():
        return open_window(Opening())
    from flowcharts.commands.run import run, run_without_screen  # the window needs neither

    return run(words, QtScreen()) if words else run_without_screen()


if __name__ == "__main__":
    raise SystemExit(main())
