"""The parts of the window that practice works with."""

from typing import TYPE_CHECKING, NamedTuple

from flowcharts.model.text import Text
from gui.chart.scene import ChartScene
from gui.commands.command import Command, Commands
from gui.session import Session
from gui.walk.path_bar import PathBar
from gui.walk.side_panel import SidePanel
from gui.window.contents_column import ContentsColumn
from gui.window.header import Header
from gui.window.overlays import Overlays
from gui.window.panes import Panes
from gui.window.slow_work import SlowWork
from gui.window.window import Window

if TYPE_CHECKING:  # loaded where a card is looked for that is not listed
    from collections.abc import Callable

    from flowcharts.cards.other_cards import OtherCards


class WindowParts(NamedTuple):
    """Those parts of the window."""

    session: Session
    window: Window
    side: SidePanel
    panes: Panes
    header: Header
    contents: ContentsColumn
    path_bar: PathBar
    commands: Commands
    overlays: Overlays
    work: SlowWork
    other_cards: "Callable[[], OtherCards]"

    def show_covered(self, *, is_covered: bool) -> None:
        """Tell nothing of the walk while the chart is covered, or tell it again."""
        self.contents.show_covered(is_covered=is_covered)
        self.path_bar.show_covered(is_covered=is_covered)

    def ring(self, decision_id: str) -> None:
        """Ring that decision on the chart; none where *decision_id* is empty."""
        scene = self.window.view.scene()
        if isinstance(scene, ChartScene):
            scene.show_hits(frozenset({decision_id} if decision_id else ()))

    def tell(self, said: Text, *offers: Command) -> None:
        """Say it below the header; with an offer it stays until it is put away."""
        self.window.show_notice(said, passes=not offers, offers=offers)
