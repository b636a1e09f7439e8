"""A table on the screen: names over columns, numbers to the right."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from flowcharts.documents.number_table import NumberTable
from flowcharts.model.text import Text
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone
from gui.widgets.panel import Panel

_MOST_ROWS = 40


class TableGrid(Panel):
    """One table under its title."""

    def __init__(self, style: TextStyle, table: NumberTable, *, is_titled: bool = True) -> None:
        """*is_titled*: does nothing over it bear its title already?"""
        super().__init__(style, gap=6)
        if is_titled:
            self.add_prose(Tone.TITLE).show_text(table.title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        self.column.addLayout(grid)
        numbers = [
            place > 0 and any(isinstance(row[place], int) for row in table.rows)
            for place in range(len(table.columns))
        ]
        for column, name in enumerate(table.columns):
            self._put(grid, name, (0, column), Tone.EYEBROW, is_number=numbers[column])
        for row, cells in enumerate(table.rows[:_MOST_ROWS], start=1):
            for column, cell in enumerate(cells):
                text = Text(str(cell), str(cell)) if isinstance(cell, int) else cell
                self._put(grid, text, (row, column), Tone.BODY, is_number=numbers[column])
        grid.setColumnStretch(0, 2)
        for column in range(1, len(table.columns)):
            grid.setColumnStretch(column, 1)

    def _put(
        self,
        grid: QGridLayout,
        text: Text,
        place: tuple[int, int],
        tone: Tone,
        *,
        is_number: bool,
    ) -> None:
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        label = RichLabel(self.text_style, tone, side, is_close=True)
        label.show_text(text)
        self.follow(label)
        grid.addWidget(label, *place)
