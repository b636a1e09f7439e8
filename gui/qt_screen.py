"""What needs Qt, which is loaded only when the command line asks for it."""

from pathlib import Path
from typing import TYPE_CHECKING

from flowcharts.model.text import Wording
from gui.open_window import open_window
from gui.startup.opening import Opening
from gui.theme.colours import ThemeName

if TYPE_CHECKING:
    from flowcharts.commands.command import BookletRequest, ExportRequest


class QtScreen:
    """What the commands are handed: it opens windows, and draws into files."""

    def theme_names(self) -> tuple[str, ...]:
        """The themes there are."""
        return tuple(ThemeName)

    def draw(self, request: "ExportRequest") -> None:
        """Draw a chart into a file."""
        from gui.paper.picture_file import export_drawing

        export_drawing(request)

    def print_booklet(self, request: "BookletRequest") -> None:
        """Set words on paper, in a file."""
        from gui.paper.picture_file import export_booklet

        export_booklet(request)

    def open_window(
        self, chart: str | None, scenario: str | None, wording: Wording | None, theme: str | None
    ) -> int:
        """Open the window there."""
        is_asked = chart is not None
        return open_window(Opening(chart, scenario, wording, _theme(theme), is_asked=is_asked))

    def open_seminar(self, path: Path, wording: Wording | None, theme: str | None) -> int:
        """Open the window with a run sheet to be led."""
        return open_window(
            Opening(wording=wording, theme=_theme(theme), is_asked=True, seminar=path)
        )

    def open_file(self, path: Path, wording: Wording | None, theme: str | None) -> int:
        """Open the window with a file, whatever it is."""
        return open_window(Opening(wording=wording, theme=_theme(theme), is_asked=True, file=path))

    def practise(
        self, journal: Path | None, now: str, wording: Wording | None, theme: str | None
    ) -> int:
        """Open the window at practice."""
        opening = Opening(wording=wording, theme=_theme(theme), journal=journal, now=now)
        return open_window(opening._replace(is_practice=True, is_asked=True))


def _theme(name: str | None) -> ThemeName | None:
    return ThemeName(name) if name is not None else None
