"""The script strip below the chart, kept in step with the example that writes it."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from flowcharts.model.position import Position
from flowcharts.model.references import Lexicon, Meaning
from flowcharts.model.scenario import Scenario
from flowcharts.model.script import Change, finished_script, mending, written
from gui.override import override
from gui.settings.settings import Settings
from gui.walk.script.strip import ScriptStrip
from gui.walk.side_panel import SidePanel
from gui.window.window import Window


class ScriptController(QObject):
    """Shows the script of an example as far as it is written.

    Signals:
        asked: the meaning of a word was asked for; carries it.
    """

    asked = Signal(Meaning)

    def __init__(self, side: SidePanel, window: Window) -> None:
        super().__init__()
        self._side = side
        self._window = window
        self._settings = Settings()
        self._scenario: Scenario | None = None
        self._shown: Change | None = None
        self._was_over = False
        self.strip = ScriptStrip(side.text_style)
        self.strip.asked.connect(self.asked)
        self.strip.term_clicked.connect(side.open_term)
        self.strip.grown.connect(window.make_room)
        window.put_below_chart(self.strip)
        window.view.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.strip.isHidden():
            view = self._window.view
            QTimer.singleShot(0, view, view.show_step)  # once the view has taken its size
        return super().eventFilter(watched, event)

    def show_settings(self, settings: Settings) -> None:
        """Speak and look as the settings want it."""
        self._settings = settings
        self.strip.show_style(self._side.text_style)

    def show_position(self, position: Position) -> None:
        """Show the script as it stands where *position* is."""
        change = written(position)
        was_hidden = self.strip.isHidden()
        self.strip.setHidden(change is None)
        if change is not None and position.showing is not None:
            self._show_change(position, position.showing.scenario, change)
        if was_hidden != self.strip.isHidden():
            self._window.make_room()

    def _show_change(self, position: Position, scenario: Scenario, change: Change) -> None:
        if scenario is not self._scenario:
            self._scenario, self._shown = scenario, None
            home = position.walk.home.chart
            self.strip.show_example(finished_script(scenario), Lexicon(scenario.walk(home)))
        is_step = self._shown is not None and self._shown.after == change.before
        is_told = position.showing is not None and position.showing.is_revealed
        grows = self._settings.moves and is_step and is_told
        is_over = position.is_shown_to_the_end and scenario.printed is not None
        if (change, is_over) != (self._shown, self._was_over):
            self.strip.show_change(change, pace=self._settings.pace if grows else None)
        self._shown, self._was_over = change, is_over
        printed = scenario.printed if is_over else None
        self.strip.show_printed(
            printed, mending(printed.script, change.after) if printed is not None else None
        )
