"""The table: a column for each edition, a row for each question, the rulings at the foot."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from flowcharts.model.chart import Chart
from gui.compare import words
from gui.compare.aligned_walks import EditionColumn
from gui.compare.cell import EndCell, StepCell
from gui.compare.column_headings import BEHIND, MARGIN
from gui.compare.comparison import Comparison
from gui.text.rich_label import RichLabel
from gui.text.text_style import FollowsTextStyle, TextStyle, Tone
from gui.widgets.panel import set_shown

_Shape = tuple[str, frozenset[str], tuple[int, ...]]


class Board(QScrollArea):
    """The table below the headings; it scrolls up and down, the question asked in sight."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self._shape: _Shape | None = None
        self._rows: list[list[StepCell]] = []
        self._titles: dict[int, RichLabel] = {}
        self._ends: list[EndCell] = []
        self._table: QWidget | None = None
        """What is to be seen as soon as the board is."""
        self._views: list[FollowsTextStyle] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setProperty("role", "side")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def show_comparison(self, comparison: Comparison) -> None:
        """Show *comparison* as far as it has been stepped through."""
        shape = (comparison.scenario.id, comparison.chosen, comparison.places)
        if shape != self._shape:
            self._shape = shape
            if self.widget() is not None:
                self.takeWidget().deleteLater()
            self._table = self._built(comparison)
        columns = [comparison.lines.columns[place] for place in comparison.places]
        for row in range(len(self._rows)):
            self._show_row(row, columns, comparison)
        for column, end in zip(columns, self._ends, strict=True):
            end.show_reached(is_reached=comparison.revealed >= column.length)
            end.show_state(is_current=False, is_parted=column.has_parted(comparison.revealed))
        self.lay_down()
        QTimer.singleShot(0, self, self._follow)

    def lay_down(self) -> None:
        """Put the table in its place as soon as that is seen: its words are set but once."""
        if self._table is not None and self.isVisible():
            self._table.resize(self.maximumViewportSize())
            self.setWidget(self._table)
            self._table = None

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        if style != self._text_style:
            self._text_style = style
            for view in self._views:
                view.show_style(style)

    def _show_row(self, row: int, columns: list[EditionColumn], comparison: Comparison) -> None:
        revealed = comparison.revealed
        if row in self._titles:
            set_shown(self._titles[row], is_shown=row <= revealed)
        is_shown = row <= revealed and row in comparison.rows
        for column, cell in zip(columns, self._rows[row], strict=True):
            is_parted = column.has_parted(revealed) and column.is_parted_in(row)
            set_shown(cell, is_shown=is_shown)
            cell.show_state(is_current=row == revealed, is_parted=is_parted)
            cell.show_answered(is_answered=row < revealed)

    def _built(self, comparison: Comparison) -> QWidget:
        """The cells anew: another example, another choice of editions."""
        table = QWidget()
        table.setProperty("role", "side")
        grid = QGridLayout(table)
        grid.setContentsMargins(MARGIN, 0, BEHIND, 0)
        grid.setSpacing(0)
        self._rows, self._titles, self._views = [], {}, []
        columns = [comparison.lines.columns[place] for place in comparison.places]
        span = max(1, len(columns))
        story = QVBoxLayout()
        grid.addLayout(story, 0, 0, 1, span)
        self._tell(comparison, story)
        last: Chart | None = None
        for row, part in enumerate(comparison.lines.parts):
            if part is not None and part is not last:
                self._titles[row] = self._title(part)
                title = QVBoxLayout()
                grid.addLayout(title, 2 * row + 1, 0, 1, span)
                _put_inset(self._titles[row], title)
            last = part
            cells = [StepCell(self._text_style, column, row) for column in columns]
            self._rows.append(cells)
            for place, cell in enumerate(cells):
                grid.addWidget(cell, 2 * row + 2, place)
        note = comparison.scenario.note
        own = comparison.scenario.chart
        self._ends = [
            EndCell(self._text_style, column, note if column.edition.chart.id == own else None)
            for column in columns
        ]
        foot = 2 * len(self._rows) + 1
        for place, end in enumerate(self._ends):
            grid.addWidget(end, foot, place)
            grid.setColumnStretch(place, 1)
        grid.setRowStretch(foot + 1, 1)
        self._views += [cell for cells in self._rows for cell in cells]
        self._views += self._ends
        return table

    def _tell(self, comparison: Comparison, column: QVBoxLayout) -> None:
        story = RichLabel(self._text_style)
        story.show_text(comparison.scenario.story)
        self._views.append(story)
        rule = QFrame()
        rule.setProperty("role", "rule")
        rule.setFixedHeight(1)
        column.setSpacing(0)
        told = QVBoxLayout()
        column.addLayout(told)
        _put_inset(story, told)
        column.addWidget(rule)

    def _title(self, part: Chart) -> RichLabel:
        title = RichLabel(self._text_style, Tone.EYEBROW)
        title.show_text(words.ASKED_BY.filled(chart=part.title))
        self._views.append(title)
        return title

    def _follow(self) -> None:
        """Bring the question asked into sight; at the end, the rulings."""
        asked = [cells[0] for cells in self._rows if cells and cells[0].isVisible()]
        whole = all(end.is_reached for end in self._ends)
        target: QWidget | None = self._ends[0] if whole and self._ends else None
        target = target or (asked[-1] if asked else None)
        if target is not None:
            self.ensureWidgetVisible(target, 0, 24)


def _put_inset(view: QWidget, layout: QVBoxLayout) -> None:
    """Let *view* stand as far from the edges as the words in the cells."""
    layout.setContentsMargins(12, 4, 12, 6)
    layout.addWidget(view)
