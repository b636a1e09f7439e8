"""What a command is, and what it is given when it is called."""

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from flowcharts.commands.arguments import Parser
from flowcharts.loading.library import Library
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk

if TYPE_CHECKING:
    from flowcharts.export.ruling_sheet import RulingSheet


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """A picture that is wanted; None leaves it to whoever draws it."""

    walk: Walk
    path: Path
    """Where to; its suffix is the format: .svg, .pdf or .png."""
    wording: Wording
    paper: str | None
    """a4 or a3."""
    width: int | None
    """In pixels, for a PNG."""
    theme: str | None
    with_path: bool
    """Is the walk to be seen on the chart?"""
    scenario: Scenario | None = None
    """The example that the walk is of."""
    told: "RulingSheet | None" = None
    """The whole way in words, also beyond the chart that is drawn."""


class Screen(Protocol):
    """What only `gui/` can do; main.py hands it to the commands."""

    def theme_names(self) -> tuple[str, ...]:
        """The themes there are."""

    def draw(self, request: ExportRequest) -> None:
        """Draw a chart into a file."""

    def open_window(
        self, chart: str, scenario: str | None, wording: Wording | None, theme: str | None
    ) -> int:
        """Open the window there, and give its exit status when it is closed."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a command."""

    asked: Namespace
    library: Library
    screen: Screen


@dataclass(frozen=True, slots=True)
class TerminalCommand:
    """Something that the program does without a window."""

    name: str
    summary: str
    declare: Callable[[Parser, Screen], None]
    """Tells the parser which arguments there are."""
    run: Callable[[Call], int]
    """Does it, and gives the exit status."""
