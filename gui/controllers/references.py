"""What can be looked up beside the walk, and the meaning of a word where it is asked for."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from flowcharts.model.chart import Chart
from flowcharts.model.position import Position
from flowcharts.model.references import Meaning, consulted, entries_of, tables_of
from flowcharts.model.scenario import Card
from flowcharts.model.terms import Term
from flowcharts.model.text import Text
from gui.walk.references import LookUpPanel, ReferencePanel
from gui.walk.side_panel import Part, SidePanel
from gui.window.window import Window

_ABOVE = 12
_MEANS = Text("{word}: {meaning}", "{word}：{meaning}")


class ReferencesController(QObject):
    """The tables of the chart and of the outcome."""

    def __init__(self, side: SidePanel, window: Window) -> None:
        super().__init__()
        self._side = side
        self._window = window
        self._of_outcome: ReferencePanel | None = None
        self._of_chart: LookUpPanel | None = None
        self._card: Card | None = None

    def show_position(self, position: Position, cards: Callable[[], Mapping[str, Card]]) -> None:
        """Show what can be looked up where *position* stands."""
        found = consulted(position.walk)
        if found is not None:
            self._card = cards().get(found.card) if found.card is not None else None
            panel = self._of_outcome or self._made_for_outcome()
            panel.show_consulted(found, self._card)
        if self._of_outcome is not None:
            self._of_outcome.setVisible(found is not None)
        self._offer(position)

    def open(self, position: Position) -> bool:
        """Open the tables of the chart; whether it has any."""
        self._offer(position)
        panel = self._of_chart
        if panel is None or panel.isHidden():
            return False
        panel.show_open(is_open=True)
        if len(panel.tables) == 1:
            panel.tables[0].show_open(is_open=True)
        # Once the layout knows where they stand.
        QTimer.singleShot(0, self._side, self._go_to_tables)
        return True

    def explain(self, meaning: Meaning) -> None:
        """Say what a word of a script means, over the foot of the panel."""
        if self._window.right.isHidden():
            told = _MEANS.filled(word=meaning.word, meaning=meaning.text.on_one_line())
            self._window.show_notice(told)
            return
        word = Text(meaning.word, meaning.word)
        self._side.open_note(Term(meaning.word, word, meaning.text, meaning.table))

    def explain_entry(self, chart: Chart, place: int) -> None:
        """Say what the word at that *place* among those of *chart* means."""
        self.explain(list(entries_of(chart))[place])

    def _offer(self, position: Position) -> None:
        tables = tables_of(position.walk)
        if tables:
            (self._of_chart or self._made_for_chart()).show_tables(tables)
        if self._of_chart is not None:
            self._of_chart.setVisible(bool(tables))

    def _made_for_outcome(self) -> ReferencePanel:
        self._of_outcome = ReferencePanel(self._side.text_style)
        self._of_outcome.card_asked.connect(self._open_card)
        self._side.put_under_saying(self._of_outcome)
        return self._of_outcome

    def _made_for_chart(self) -> LookUpPanel:
        self._of_chart = LookUpPanel(self._side.text_style)
        self._side.put(Part.TABLES, self._of_chart)
        return self._of_chart

    def _open_card(self) -> None:
        if self._card is not None:
            self._side.open_card(self._card)

    def _go_to_tables(self) -> None:
        if self._of_chart is not None:
            self._side.verticalScrollBar().setValue(self._of_chart.y() - _ABOVE)
            self._of_chart.tables[0].button.setFocus()
