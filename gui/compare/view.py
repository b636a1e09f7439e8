"""The comparison, over the whole window: the bar, the time line, the headings, the table."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QScrollBar, QVBoxLayout, QWidget

from flowcharts.model.chart import Chart
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.dates import month_of
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import SENTENCES, Text
from gui.commands.command import Commands
from gui.compare import words
from gui.compare.bar import CompareBar
from gui.compare.board import Board
from gui.compare.column_headings import ColumnHeadings
from gui.compare.comparison import AT_ONCE, Comparison
from gui.compare.time_line import TimeLine
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.walk.phrases import label_of
from gui.widgets.announcement import announce
from gui.widgets.notice import Notice
from gui.widgets.panel import paint_ground
from gui.widgets.tab_order import go_to_next, tab_stops
from gui.words import COMPARE


class CompareView(QWidget):
    """One example on several editions, side by side and in step.

    Signals:
        scrolled: so many columns are to be passed over behind the first.
    """

    scrolled = Signal(int)

    def __init__(self, style: TextStyle, commands: Commands, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # or all below is painted, too
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._over = over
        self._text_style = style
        self._comparison: Comparison | None = None
        self.bar = CompareBar(style, commands)
        self.notice = Notice()
        self.time_line = TimeLine(style)
        self.heads = ColumnHeadings(style)
        self.board = Board(style)
        self._note = QLabel()
        self.columns_bar = QScrollBar(Qt.Orientation.Horizontal)
        self._lay_out()
        self.columns_bar.valueChanged.connect(self.scrolled)
        self.hide()
        over.installEventFilter(self)

    def show_choice(
        self, scenario: Scenario, others: Sequence[Scenario], stages: Sequence[Chart]
    ) -> None:
        """Offer *others* to compare instead of *scenario*, and *stages* to choose from."""
        self.bar.show_example(scenario, others)
        self._editions = tuple(stages)

    def show_comparison(self, comparison: Comparison) -> None:
        """Show *comparison*."""
        self._comparison = comparison
        known = frozenset(edition.chart.id for edition in comparison.known)
        self.time_line.show_editions(self._editions, known, comparison.chosen)
        self.heads.show_comparison(comparison)
        self.board.show_comparison(comparison)
        self.bar.show_progress()
        self._show_columns(comparison)
        self._say(said_of(comparison))

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        if style != self._text_style:
            self._text_style = style
            for view in (self.bar, self.time_line, self.heads, self.board):
                view.show_style(style)
            if self._comparison is not None and self.isVisible():
                self.show_comparison(self._comparison)
            self._name()

    def raise_over(self) -> None:
        """Cover the window, the keys here from now on."""
        self._name()
        self.setGeometry(self._over.rect())
        self.show()
        self.board.lay_down()
        self.raise_()
        self.setFocus()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._over.rect())
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), event.rect(), self._text_style.palette.surface)

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes round in here: what lies below is covered."""
        go_to_next(tab_stops(self), forwards=forwards)
        return True

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.notice)
        column.addWidget(self.time_line)
        column.addWidget(self.heads)
        column.addWidget(self.board, 1)
        take_role(self._note, "soft")
        self._note.setContentsMargins(16, 4, 16, 2)
        column.addWidget(self._note)
        column.addWidget(self.columns_bar)

    def _show_columns(self, comparison: Comparison) -> None:
        """Say which columns are on the screen, where not all of them are."""
        count, most = len(comparison.lines.columns), comparison.most_skipped
        with QSignalBlocker(self.columns_bar):
            self.columns_bar.setRange(0, most)
            self.columns_bar.setPageStep(AT_ONCE - 1)
            self.columns_bar.setValue(comparison.skipped)
        self.columns_bar.setVisible(most > 0)
        first = comparison.skipped + 2
        numbers = {"first": str(first), "last": str(first + AT_ONCE - 2), "all": str(count)}
        said = [words.COLUMNS_SHOWN.filled(**numbers)] * (most > 0)
        said += [words.ALONE] * (len(comparison.known) == 1)
        said += [words.OWN_EDITION] * (comparison.scenario.chart in comparison.chosen)
        said += [words.LEGEND] * (len(comparison.known) < len(self._editions))
        self._note.setText("   ".join(self._text_style.line(text) for text in said))
        self._note.setVisible(bool(said))

    def _say(self, text: Text) -> None:
        spoken = self._text_style.line(text)
        if spoken and spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
            announce(self, spoken)

    def _name(self) -> None:
        self.notice.show_style(self._text_style)
        self.setAccessibleName(self._text_style.line(COMPARE))
        self.columns_bar.setAccessibleName(self._text_style.line(words.COLUMNS))


def said_of(comparison: Comparison) -> Text:
    """The answers of the row just shown, edition by edition; then the next question or the ends."""
    sentences = [*_answers(comparison), *(_ends(comparison) if comparison.is_whole else ())]
    return SENTENCES.join(sentences)


def _answers(comparison: Comparison) -> Iterator[Text]:
    row = max((row for row in comparison.rows if row < comparison.revealed), default=None)
    if row is None:
        return
    for place in comparison.places:
        column = comparison.lines.columns[place]
        step = column.cells[row]
        if step is not None:
            question, answer = label_of(step.decision), step.words
            sentence = words.ANSWERED.filled(question=question, answer=answer)
            yield _of(column.edition, sentence)


def _ends(comparison: Comparison) -> Iterator[Text]:
    for place in comparison.places:
        edition = comparison.lines.columns[place].edition
        yield _of(edition, words.ENDS.filled(end=edition.end.label.on_one_line()))


def _of(edition: EditionWalk, sentence: Text) -> Text:
    return words.OF_EDITION.filled(edition=month_of(edition.chart.edition.since), said=sentence)
