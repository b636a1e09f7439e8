"""The parts of the window that practice works with."""

from typing import NamedTuple

from flowcharts.model.text import Text
from gui.commands.command import Command, Commands
from gui.controllers.panes import Panes
from gui.panels.side import SidePanel
from gui.session import Session
from gui.window.header import Header
from gui.window.window import Window


class Surroundings(NamedTuple):
    """What lies around practice."""

    session: Session
    window: Window
    side: SidePanel
    panes: Panes
    header: Header
    commands: Commands

    def tell(self, said: Text, *offers: Command) -> None:
        """Say it below the header; with an offer it stays until it is put away."""
        sentence = said.in_wording(self.session.settings.wording)
        self.window.show_notice(sentence, passes=not offers, offers=offers)
