"""Rule on it now: from a card’s name over a few questions to a ruling, each fact to be changed."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from flowcharts.folders import content_folder
from flowcharts.model.branch import NO, YES
from flowcharts.model.position import Position, position_of_case
from gui.controllers.case_views import CaseViews
from gui.controllers.find import FindController
from gui.controllers.strips import Strips
from gui.session import Session
from gui.text.text_style import TextStyle
from gui.walk.side_panel import SidePanel
from gui.window.panes import Panes
from gui.window.window import Window

if TYPE_CHECKING:  # whoever never rules on a case never loads it
    from collections.abc import Callable, Mapping

    from flowcharts.cards.ability_search import AbilitySearch
    from flowcharts.cards.other_cards import OtherCards
    from flowcharts.cases.inquiry import Inquiry
    from flowcharts.find.card_abilities import CardAbility
    from flowcharts.reading.ability_reading import AbilityReading
    from gui.rule_now.card_bar import CardBar

_GAP = 12


class RuleNowController(QObject):
    """Asks which card, then what happened; shows what the ruling rests on.

    Signals:
        exercise_wanted: the case is to become an example of the user’s own.

    Attributes:
        other_cards: gives the cards of files.
    """

    exercise_wanted = Signal()

    def __init__(  # noqa: PLR0913, PLR0917  # where a case is asked for, shown and answered
        self,
        session: Session,
        window: Window,
        panes: Panes,
        side: SidePanel,
        strips: Strips,
        find: FindController,
        other_cards: "Callable[[], OtherCards]",
    ) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._panes = panes
        self._strips = strips
        self._find = find
        self._bar: CardBar | None = None
        self._found: tuple[CardAbility, ...] = ()
        self._views = CaseViews(session, side)
        self.other_cards = other_cards
        strips.ask_moments(self._views.offer_moments)
        self._connect()

    @property
    def is_choosing(self) -> bool:
        """Is it asked which card?"""
        return self._bar is not None and self._bar.isVisible()

    @property
    def is_asking(self) -> bool:
        """Is a case being ruled on?"""
        return self._session.position.case is not None

    @property
    def card_ruled_on(self) -> str:
        """The id of the card that is ruled on; empty where none is."""
        inquiry = self._inquiry
        return inquiry.card.id if inquiry is not None and inquiry.card is not None else ""

    def open(self) -> None:
        """Ask which card."""
        self._find.close()
        bar = self._bar or self._made_bar()
        bar.show_style(self._session.settings.text_style)
        self._find_abilities(bar.line.text())
        top = self._window.centre.mapTo(self._window, QPoint(0, _GAP)).y()
        bar.lie_over(_GAP, top)
        QTimer.singleShot(0, self, _load)

    def close(self) -> None:
        """Ask no more which card."""
        if self._bar is not None and self._bar.isVisible():
            self._bar.hide()
            self._window.view.setFocus()

    def rule_on(self, card_id: str) -> None:
        """Rule on a card; where it has several abilities, ask which."""
        card = self.other_cards().card(card_id)
        if card is None:
            return
        abilities = self._search.of_card(card)
        if len(abilities) == 1:
            self._begin(abilities[0])
        else:
            self.open()
            if self._bar is not None:
                language = self._session.settings.wording.languages[0]
                self._bar.line.setText(card.name.without_ruby().in_language(language))

    def read(self, text: str) -> None:
        """Ask which ability of a text is to be ruled on."""
        self.open()
        if self._bar is not None:
            self._bar.line.setText(text)

    def look_again(self) -> None:
        """Cards have been kept or removed: those that are there are found by their names."""
        self._session.library.look_again()
        self._search.look_again()
        self._find.look_again()

    def choose(self, place: int) -> None:
        """Rule on the ability at that *place* among those found; -1 for a card not listed."""
        self._begin(self._found[place] if place >= 0 else None)

    def take(self, place: int) -> None:
        """Give the answer at that *place*, from 0, to what is asked."""
        inquiry = self._inquiry
        asked = self._views.asked
        if inquiry is not None and asked is not None and place < len(asked.answers):
            self._answer(asked.id, asked.answers[place].id)

    def take_word(self, word: str) -> None:
        """Answer yes or no, where that is asked."""
        asked = self._views.asked
        names = [answer.id for answer in asked.answers] if asked is not None else []
        if {*names} == {YES, NO}:
            self.take(names.index(word))

    def take_moments(self) -> None:
        """Answer by the moments of the strip, where one of its marks was moved."""
        inquiry, moments = self._inquiry, self._strips.moments
        if inquiry is not None and moments is not None:
            self._go(inquiry.with_moments(*moments))

    def show_position(self, position: Position) -> None:
        """Show the case that is ruled on where *position* stands, if one is."""
        if position.case is None:
            self._views.hide()
            return
        from flowcharts.cases.inquiry import inquiry_of

        inquiry = inquiry_of(position)
        if inquiry is not None:
            self._views.show_case(inquiry, self._readings)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*; while no card is chosen, the bar waits until it is opened."""
        if self._bar is not None and self.is_choosing:
            self._bar.show_style(style)

    def _connect(self) -> None:
        views = self._views
        views.taken.connect(self.take)
        views.moments_taken.connect(self.take_moments)
        views.answered.connect(self._answer)
        views.supposed.connect(self._suppose)
        views.asked_again.connect(self._ask_again)
        views.example_wanted.connect(self.exercise_wanted)
        views.card_wanted.connect(self._keep_card)
        views.ended.connect(self.open)

    @property
    def _inquiry(self) -> "Inquiry | None":
        if self._session.position.case is None:
            return None
        from flowcharts.cases.inquiry import inquiry_of

        return inquiry_of(self._session.position)

    @cached_property
    def _search(self) -> "AbilitySearch":
        """What is looked through for a card; made when one is asked for."""
        from flowcharts.cards.ability_search import AbilitySearch

        return AbilitySearch(self._session.library, self.other_cards())

    @property
    def _readings(self) -> "Mapping[str, AbilityReading]":
        """How abilities were read, by their ids; of a case that was left, none need be known."""
        return self._search.readings

    def _made_bar(self) -> "CardBar":
        from gui.rule_now.card_bar import CardBar

        self._bar = bar = CardBar(self._window)
        bar.searched.connect(self._find_abilities)
        bar.chosen.connect(self.choose)
        bar.closed.connect(self.close)
        return bar

    def _find_abilities(self, asked: str) -> None:
        language = self._session.settings.wording.languages[0]
        found = self._search.found(asked, language)
        self._found = found.abilities
        if self._bar is not None:
            self._bar.show_found(*found)

    def _begin(self, found: "CardAbility | None") -> None:
        """Ask about an ability of a card, or of one that is not listed."""
        from flowcharts.cases.inquiry import Inquiry
        from flowcharts.library.todays_charts import todays_charts

        charts = todays_charts(self._session.library)
        before = self._inquiry
        self.close()
        self._panes.open_right()
        if found is None:
            typed = self._bar.line.text().strip() if self._bar is not None else ""
            inquiry = Inquiry(charts, name=typed)
        else:
            inquiry = Inquiry(charts, found.card, found.ability)
        self._go(inquiry if before is None else inquiry.at_level_of(before))

    def _answer(self, question_id: str, answer_id: str) -> None:
        inquiry = self._inquiry
        if inquiry is not None:
            self._go(inquiry.answered(question_id, answer_id))

    def _suppose(self, question_id: str, answer_id: str) -> None:
        """Show what would come of that answer."""
        inquiry = self._inquiry
        if inquiry is not None:
            self._go(inquiry.supposing(question_id, answer_id))

    def confirm(self) -> None:
        """Take what is supposed of the case as so."""
        inquiry = self._inquiry
        if inquiry is not None:
            self._go(inquiry.confirmed())

    def _ask_again(self, question_id: str) -> None:
        """Let a question that was answered be answered otherwise."""
        inquiry = self._inquiry
        told = inquiry.told if inquiry is not None else ()
        question = next((each.question for each in told if each.question.id == question_id), None)
        if question is None:  # the text has answered it
            from flowcharts.cases.questions import QUESTIONS

            question = QUESTIONS.get(question_id)
        if inquiry is not None and question is not None:
            self._views.ask(inquiry, question)

    def _go(self, inquiry: "Inquiry") -> None:
        self._session.go(position_of_case(inquiry, self._session.position))

    def _keep_card(self) -> None:
        """Keep the card that was read, with its ability as it was corrected, and say so."""
        from flowcharts.cards.own_card import is_settled, keep_card
        from flowcharts.cases.facts import DETRIMENTAL
        from flowcharts.os_errors import reason_of
        from gui.rule_now import words

        inquiry = self._inquiry
        if inquiry is None or inquiry.card is None:
            return
        if not is_settled(inquiry):
            self._ask_again(DETRIMENTAL.name)
            self._window.show_notice(words.SETTLE_FIRST)
            return
        try:
            keep_card(inquiry, content_folder())
        except OSError as error:
            said = words.NOT_KEPT.filled(folder=str(content_folder()), reason=reason_of(error))
        else:
            self.look_again()
            said = words.CARD_KEPT.filled(card=inquiry.card.name.without_ruby())
        self._window.show_notice(said, passes=False)


def _load() -> None:
    """Load what asks and rules, while a card’s name is typed."""
    from flowcharts.cases import inquiry  # noqa: F401
    from flowcharts.library import todays_charts  # noqa: F401
    from gui.rule_now import disputed, facts_panel, question  # noqa: F401
    from gui.walk import card  # noqa: F401
