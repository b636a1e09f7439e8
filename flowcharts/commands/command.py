"""What a command is, and what it is given when it is called."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from flowcharts.commands.arguments import Parser
from flowcharts.commands.console import system_wording
from flowcharts.library.library import Library
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk

if TYPE_CHECKING:
    from flowcharts.documents.booklet import Booklet
    from flowcharts.documents.format import Format
    from flowcharts.documents.ruling_sheet import RulingSheet


class ExportRequest(NamedTuple):
    """A picture that is wanted; None leaves it to whoever draws it."""

    walk: Walk
    path: Path
    form: "Format"
    """The format, one that is drawn."""
    wording: Wording
    paper: str | None
    """a4, a3, a2 or letter."""
    width: int | None
    """In pixels, for a PNG."""
    theme: str | None
    with_path: bool
    """Is the walk to be seen on the chart?"""
    scenario: Scenario | None = None
    """The example that the walk is of."""
    told: "RulingSheet | None" = None
    """The whole way in words, also beyond the chart that is drawn."""
    as_ruling: bool = True
    """Is a walk that has come to its ruling a page of words, where the format has pages?"""


class BookletRequest(NamedTuple):
    """Words on paper that are wanted."""

    booklet: "Booklet"
    path: Path
    form: "Format"
    """The format, one that has pages."""
    wording: Wording
    paper: str | None
    """a4, a3, a2 or letter."""


class Screen(Protocol):
    """What only `gui/` can do; main.py hands it to the commands."""

    def theme_names(self) -> tuple[str, ...]:
        """The themes there are."""

    def draw(self, request: ExportRequest) -> None:
        """Draw a chart into a file."""

    def print_booklet(self, request: BookletRequest) -> None:
        """Set words on paper, in a file."""

    def open_seminar(self, path: Path, wording: Wording | None, theme: str | None) -> int:
        """Open the window with a run sheet to be led, and give its exit status."""

    def open_file(self, path: Path, wording: Wording | None, theme: str | None) -> int:
        """Open the window with a file, whatever it is, and give its exit status."""

    def open_window(
        self, chart: str | None, scenario: str | None, wording: Wording | None, theme: str | None
    ) -> int:
        """Open the window there, and give its exit status when it is closed.

        Without a chart, where it was left.
        """

    def practise(
        self, journal: Path | None, now: str, wording: Wording | None, theme: str | None
    ) -> int:
        """Open the window at practice: with that journal, and as of that date, if one is given."""


class Call(NamedTuple):
    """One call of a command."""

    asked: Namespace
    library: Library
    screen: Screen

    @property
    def wording(self) -> Wording:
        """The language to speak: the one that is asked for, or else the system's."""
        asked: Wording | None = self.asked.language
        return asked or system_wording()


class TerminalCommand(NamedTuple):
    """Something that the program does without a window."""

    name: str
    summary: Text
    declare: Callable[[Parser, Screen], None]
    """Tells the parser which arguments there are."""
    run: Callable[[Call], int]
    """Does it, and gives the exit status."""
