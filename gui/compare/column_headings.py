"""The headings of the columns: which edition, how long it was in force; a click opens it."""

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from flowcharts.model.comparison import EditionWalk
from flowcharts.model.dates import date_of
from flowcharts.model.edition import Edition
from flowcharts.model.text import Text
from gui.compare import words
from gui.compare.comparison import Comparison
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.sizes import limited
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.text_button import TextButton

MARGIN = 16
"""Before the first column."""
BEHIND = 4
"""Behind the last one."""
SCROLL_BAR = 12


_GAP = 12


class ColumnHeadings(QWidget):
    """A button over each column.

    Signals:
        opened: the chart of an edition is to be opened; carries its id.
    """

    opened = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self._editions: tuple[EditionWalk, ...] = ()
        self.buttons: list[TextButton] = []
        self._row = QHBoxLayout(self)
        # As the columns of the board, which ends where its scroll bar begins.
        self._row.setContentsMargins(MARGIN, 4, BEHIND + SCROLL_BAR + _GAP, 6)
        self._row.setSpacing(_GAP)

    def show_comparison(self, comparison: Comparison) -> None:
        """Name the columns of *comparison* that are on the screen."""
        editions = tuple(comparison.lines.columns[place].edition for place in comparison.places)
        if editions == self._editions:
            return
        self._editions = editions
        for button in self.buttons:
            button.hide()
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = [self._button(edition, comparison) for edition in editions]
        self._name()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._text_style = style
        for button in self.buttons:
            button.show_style(style)
        self._name()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            for button in self.buttons:
                button.setFont(limited(self.font()))

    def _button(self, edition: EditionWalk, comparison: Comparison) -> TextButton:
        button = TextButton(self._text_style, ButtonKind.ROW)
        button.setFont(limited(self.font()))
        chart = edition.chart
        document, state = chart.edition.badge_parts
        sign = words.OWN_SIGN if chart.id == comparison.scenario.chart else ""
        button.show_face(ButtonFace(document, _detail(chart.edition, state), sign=sign))
        button.clicked.connect(partial(self.opened.emit, chart.id))
        self._row.addWidget(button, 1)
        return button

    def _name(self) -> None:
        """Say of each button what it does."""
        for button, edition in zip(self.buttons, self._editions, strict=True):
            named = words.OPEN_EDITION.filled(edition=edition.chart.edition.badge)
            button.setToolTip(self._text_style.lines(named))


def _detail(edition: Edition, state: Text) -> Text:
    since = date_of(edition.since)
    time = words.SINCE.filled(since=since)
    if edition.until is not None:
        time = words.IN_FORCE.filled(since=since, until=date_of(edition.until))
    return words.DETAIL.filled(time=time, state=state)
