"""Which examples are written as cards, and in which language, asked on one small card."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QWidget,
)

from flowcharts.library.catalog import Catalog, ChartEntry
from flowcharts.library.study_order import STAGES, lessons_in_order, todays_charts
from flowcharts.model.text import Text, Wording
from flowcharts.practice.card_choice import CardChoice, CardScope
from gui import words as window_words
from gui.override import override
from gui.paper.words import CANCEL, ENGLISH, JAPANESE
from gui.practice import words
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress
from gui.theme.role import take_role
from gui.widgets.caption import Caption
from gui.widgets.drop_down import Choice
from gui.widgets.filled_button import FilledButton

_SCOPES = {
    CardScope.TODAY: words.CARDS_OF_TODAY,
    CardScope.LESSON: words.CARDS_OF_LESSON,
    CardScope.EDITION: words.CARDS_OF_EDITION,
    CardScope.MISTAKES: words.CARDS_OF_MISTAKES,
    CardScope.DUE: words.CARDS_OF_DUE,
    CardScope.ALL: words.CARDS_OF_ALL,
}
_WORDINGS = {
    Wording.ENGLISH: ENGLISH,
    Wording.JAPANESE: JAPANESE,
    Wording.BOTH: window_words.BOTH,
}


_AS_WIDE_AS_SAID = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
_LETTERS = 36
"""So wide is a list of names that may be wider."""


@dataclass(frozen=True, slots=True)
class WantedCards:
    """Which cards are wanted."""

    choice: CardChoice
    wording: Wording


class CardDialog(QDialog):
    """Asks what the cards are to be of.

    Signals:
        chosen: it is decided; carries the `WantedCards`.
    """

    chosen = Signal(WantedCards)

    def __init__(
        self,
        catalog: Catalog,
        style: TextStyle,
        about_items: Iterable[CardScope],
        parent: QWidget | None = None,
    ) -> None:
        """*about_items*: what the journal has something for."""
        super().__init__(parent)
        self._style = style
        self.setWindowTitle(style.line(words.EXPORT_CARDS))
        dress(self, style.palette)
        self._rows = QFormLayout()
        self._scope = Choice({scope: style.line(said) for scope, said in _SCOPES.items()})
        self._add(words.CARDS_OF, self._scope.box)
        missing = {CardScope.MISTAKES, CardScope.DUE} - {*about_items}
        self._scope.offer(scope for scope in _SCOPES if scope not in missing)
        lessons = {each.id: style.line(each.title) for each in lessons_in_order(catalog)}
        charts = {chart.id: style.line(chart.title) for chart in _charts(catalog)}
        self._lesson, self._edition = Choice(lessons), Choice(charts)
        self._named = {CardScope.LESSON: self._lesson, CardScope.EDITION: self._edition}
        for named in self._named.values():  # whose names may be long
            named.box.setSizeAdjustPolicy(_AS_WIDE_AS_SAID)
            named.box.setMinimumContentsLength(_LETTERS)
        self._add(words.CARDS_OF_LESSON, self._lesson.box)
        self._add(words.CARDS_OF_EDITION, self._edition.box)
        self._wording = Choice({each: style.line(said) for each, said in _WORDINGS.items()})
        self._wording.choose(Wording(style.wording.languages[0]))  # both are asked for
        self._add(window_words.LANGUAGE, self._wording.box)
        note = Caption()
        note.setText(style.line(words.CARDS_ARE_BURIED))
        self._rows.addRow(note)
        self._rows.addRow(self._buttons())
        self.setLayout(self._rows)
        self._scope.box.currentIndexChanged.connect(self._show_names)
        self._show_names()

    @property
    def wanted(self) -> WantedCards:
        """What is asked for now."""
        named = self._named.get(self._scope.chosen)
        choice = CardChoice(self._scope.chosen, named.chosen if named is not None else "")
        return WantedCards(choice, self._wording.chosen)

    @override
    def accept(self) -> None:
        super().accept()
        self.chosen.emit(self.wanted)

    def _show_names(self) -> None:
        """Show the names of the scope that has some."""
        for scope, named in self._named.items():
            self._rows.setRowVisible(named.box, scope is self._scope.chosen)
        self.adjustSize()

    def _buttons(self) -> QHBoxLayout:
        export = FilledButton()
        export.setText(self._style.line(window_words.EXPORT))
        take_role(export, "primary")
        export.setDefault(True)
        export.clicked.connect(lambda: self.accept())  # noqa: PLW0108  # or it is handed a state
        cancel = QPushButton(self._style.line(CANCEL))
        cancel.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(export)
        return row

    def _add(self, name: Text, control: QWidget) -> None:
        said = self._style.line(name)
        control.setAccessibleName(said)
        self._rows.addRow(said, control)


def _charts(catalog: Catalog) -> list[ChartEntry]:
    """The charts that examples are told for: today's, then older editions, then all others."""
    told = {name for scenario in catalog.scenarios for name in scenario.charts}
    charts = {chart.id: chart for chart in catalog.charts if chart.id in told}
    newest = sorted(charts.values(), key=lambda chart: chart.edition.first_day, reverse=True)
    stages = [chart for chart in newest if chart.family in STAGES]
    ordered = (*todays_charts(charts), *stages, *newest)
    return [*{chart.id: chart for chart in ordered}.values()]
