"""The strips beside the chart: turns, stack, script, and what can be looked up."""

from typing import TYPE_CHECKING

from flowcharts.model.game import Game
from flowcharts.model.position import Position
from flowcharts.model.turns import Moment, Rule
from gui import words
from gui.session import Session
from gui.settings.settings import Settings
from gui.walk.side_panel import Part, SidePanel
from gui.window.panes import Panes
from gui.window.window import Window

if TYPE_CHECKING:  # each is loaded when it is first seen
    from collections.abc import Callable, Mapping

    from flowcharts.model.scenario import Card
    from gui.controllers.references import ReferencesController
    from gui.controllers.script import ScriptController
    from gui.walk.stack.strip import StackStrip
    from gui.walk.turns.strip import TurnStrip


class Strips:
    """Makes each strip when it is first wanted, and keeps it in step."""

    def __init__(self, session: Session, side: SidePanel, window: Window, panes: Panes) -> None:
        self._session = session
        self._panes = panes
        self._side = side
        self._window = window
        self._settings = Settings()
        self._turns: TurnStrip | None = None
        self._stack: StackStrip | None = None
        self._asks_moments: Callable[[], None] | None = None
        self._script: ScriptController | None = None
        self._references: ReferencesController | None = None
        self._position: Position | None = None

    def show_settings(self, settings: Settings) -> None:
        """Speak and look as the settings want it."""
        self._settings = settings
        for strip in (self._turns, self._stack):
            if strip is not None:
                strip.show_style(settings.text_style)
        if self._script is not None:
            self._script.show_settings(settings)

    def show_position(self, position: Position) -> None:
        """Show what goes with where *position* stands."""
        decision, outcome = position.walk.decision, position.walk.outcome
        if decision is not None and decision.rule is not None:
            self._show_turns(position, decision.rule)
        elif self._turns is not None:
            self._turns.put_away()
        # Without an example the strip says what a remedy does to any stack.
        has_stack = position.showing is not None or position.chart.has_remedies
        if outcome is not None and outcome.strip == "stack" and has_stack:
            self._show_stack(position)
        elif self._stack is not None:
            self._stack.hide()
        writes = position.showing is not None and position.showing.scenario.writes_script
        if self._script is not None or writes:
            (self._script or self._made_script()).show_position(position)

    def show_tables(self, position: Position, cards: "Callable[[], Mapping[str, Card]]") -> None:
        """Show what can be looked up where *position* stands; *cards* are read if one is needed."""
        self._position = position
        if self._references is not None or _has_tables(position):
            self.references.show_position(position, cards)

    @property
    def moments(self) -> tuple[Moment, Moment] | None:
        """When it was missed and noticed, where the user has put the marks; else None."""
        turns = self._turns
        if turns is None or turns.isHidden() or not turns.is_moved:
            return None
        return turns.missed, turns.noticed

    def ask_moments(self, hear: "Callable[[], None]") -> None:
        """Tell *hear* when a mark was moved while a case is ruled on."""
        self._asks_moments = hear

    def look_up(self) -> None:
        """Open the tables of the chart, or say that it has none."""
        if not self._panes.open_right():
            return
        if self._position is None or not self.references.open(self._position):
            self._window.show_notice(words.NOTHING_TO_LOOK_UP)

    def explain(self, place: int) -> None:
        """Say what the word at that *place* among those of the chart means."""
        if self._position is not None and self._panes.open_right():
            self.references.explain_entry(self._position.chart, place)

    @property
    def references(self) -> "ReferencesController":
        """The tables, ready to be opened."""
        if self._references is None:
            from gui.controllers.references import ReferencesController

            self._references = ReferencesController(self._side, self._window)
        return self._references

    def _show_turns(self, position: Position, rule: Rule) -> None:
        strip, showing = self._turns or self._made_turns(), position.showing
        scenario = showing.scenario if showing is not None else None
        moments = (scenario.missed, scenario.noticed) if scenario is not None else (None, None)
        if position.case is not None:  # what is usual of that ability, until somebody says more
            moments = position.case.moments
        strip.show_moments(*moments, rule, is_example=scenario is not None)
        is_tried = showing is not None and not showing.is_revealed
        strip.show_concealed(is_concealed=is_tried or position.case is not None)
        strip.show()

    def _note_moments(self, missed: Moment, noticed: Moment) -> None:
        """Mark the answer that the moments give; but nothing that asks shows its answer first."""
        position = self._session.position
        if position.case is not None and self._asks_moments is not None:
            self._asks_moments()
        elif position.showing is None or position.showing.is_revealed:
            self._session.put_mark_by_moments(missed, noticed)

    def _show_stack(self, position: Position) -> None:
        strip = self._stack or self._made_stack()
        strip.show_stack(position.showing.scenario.stack if position.showing is not None else None)
        strip.show()

    def _made_turns(self) -> "TurnStrip":
        from gui.walk.turns.strip import TurnStrip

        self._turns = TurnStrip()
        self._turns.moved.connect(self._note_moments)
        self._side.put(Part.TURNS, self._turns)
        self.show_settings(self._settings)
        return self._turns

    def _made_stack(self) -> "StackStrip":
        from gui.walk.stack.strip import StackStrip

        self._stack = StackStrip()
        self._side.put_under_remedy(self._stack)
        self.show_settings(self._settings)
        return self._stack

    def _made_script(self) -> "ScriptController":
        from gui.controllers.script import ScriptController

        self._script = ScriptController(self._side, self._window)
        self._script.asked.connect(self.references.explain)
        self._script.show_settings(self._settings)
        return self._script


def _has_tables(position: Position) -> bool:
    """Is there anything to look up on the way?"""
    chart, outcome = position.chart, position.walk.ending.outcome
    if chart.references or chart.game is not Game.MAGIC:
        return True
    return outcome is not None and bool(outcome.references or outcome.today or outcome.card)
