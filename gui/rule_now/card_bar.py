"""Which card: a line to type a name in either language, and the abilities that it finds."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from flowcharts.cases.ability import Ability
from flowcharts.cases.facts import KIND
from flowcharts.find.card_abilities import CardAbility
from flowcharts.model.text import Language, Text
from gui.plain_override import override as override_ours
from gui.rule_now import words
from gui.rule_now.card_line import CardLine
from gui.text.text_style import TextStyle
from gui.walk.search_bar import SearchBar
from gui.widgets.caption import Caption
from gui.widgets.row import Row, read_out
from gui.words import RULE_NOW


class CardBar(SearchBar):
    """A line, the abilities of the cards that it names, and a card that is not among them.

    Signals:
        chosen: the place of the ability among those shown; -1 for a card not listed.
    """

    chosen = Signal(int)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, CardLine())
        self._found: tuple[CardAbility, ...] = ()
        self._problem: Text | None = None
        self._place = -1
        self.not_listed = QPushButton()
        self.keys = Caption("soft")
        self.column.addWidget(self.keys)
        self.column.addWidget(self.not_listed)
        self.list.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.not_listed.clicked.connect(lambda: self.chosen.emit(-1))
        self._show_words()

    def show_found(self, found: tuple[CardAbility, ...], problem: Text | None = None) -> None:
        """Show the abilities that were found, and the *problem* of what has none."""
        self._found, self._problem = found, problem
        self._place = 0 if found else -1
        languages = len(self.wording.languages)
        self.list.show_rows(len(found), self._row, frozenset(), 2 * languages - 1)
        self.list.stand_on(self._place)
        self.list.setVisible(bool(found))
        keys = (words.CARD_KEYS,) if found else () if problem else (words.NO_CARD,)
        self.keys.setText("\n".join(self.say(each) for each in (*keys, problem) if each))
        self._say_row()
        self._fit()

    @override_ours
    def show_style(self, style: TextStyle) -> None:
        super().show_style(style)
        self._show_words()
        self.show_found(self._found, self._problem)

    def lie_over(self, left: int, top: int) -> None:
        """Be seen there, ready to type."""
        self.move(left, top)
        self._fit()
        self.show()
        self.raise_()

    @override_ours
    def obeys(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.chosen.emit(self._place)
            case Qt.Key.Key_Down | Qt.Key.Key_Up if self._found:
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self._place = (self._place + step) % len(self._found)
                self.list.stand_on(self._place)
                self._say_row()
            case _:
                return False
        return True

    def _fit(self) -> None:
        """As wide as always, as high as its rows."""
        self.keep_width()
        self.fit_list(self.over.height())
        self.adjustSize()

    def _say_row(self) -> None:
        """Say to a screen reader what Enter would take: the keys stay in the line."""
        row = [read_out(self._row(self._place))] if self._found else []
        said = self.keys.text() if self._problem or not row else ""
        self.line.setAccessibleDescription("\n".join(filter(None, (*row, said))))

    def _row(self, place: int) -> Row:
        card, ability, whole = self._found[place]
        title, *other = card.name.without_ruby().in_wording(self.wording).split("\n")
        words = whole.en if whole is not None else self._ability_in_words(ability)
        below = "\n".join(filter(None, (*other, words)))
        return Row(title, below, key=(card.id, ability.id), is_current=place == self._place)

    def _ability_in_words(self, ability: Ability) -> str:
        """Its words on the card; where those are not at hand in Japanese, the English ones."""
        saga = words.SAGAS.get(str(ability.case.values[KIND.name]))
        quoted = saga or ability.case.words.get("effects", Text("", ""))
        if quoted.ja or not quoted.en:
            return quoted.without_ruby().in_wording(self.wording)
        if Language.ENGLISH in self.wording.languages:
            return quoted.en
        return words.IN_ENGLISH.filled(words=quoted.en).ja

    def _show_words(self) -> None:
        self.name_search(words.CARD_HINT, RULE_NOW, words.CARDS)
        self.not_listed.setText(self.say(words.NOT_LISTED))
