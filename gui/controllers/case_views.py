"""What stands in the panel of a case at the table; each view is made when it is first wanted."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.session import Session
from gui.walk.side_panel import Part, SidePanel

if TYPE_CHECKING:  # whoever never rules on a case never loads it
    from collections.abc import Mapping

    from flowcharts.cases.fact_question import FactQuestion
    from flowcharts.cases.inquiry import Inquiry
    from flowcharts.reading.ability_reading import AbilityReading
    from gui.rule_now.disputed import DisputedPanel
    from gui.rule_now.facts_panel import CaseFactsPanel
    from gui.rule_now.question import CaseQuestionPanel
    from gui.rule_now.reading_panel import ReadingPanel
    from gui.walk.card import CardBlock


class CaseViews(QObject):
    """Its question, its card, what was read of that, what the ruling rests on.

    Signals:
        taken: the answer at that place, from 0, is given to what is asked.
        moments_taken: what is asked is answered by the moments of the strip.
        answered: a question and the answer to it, by their ids.
        supposed: the same, to see what would come of it.
        asked_again: the id of a question that is to be answered otherwise.
        example_wanted: the case is to be kept as an example.
        card_wanted: the card is to be kept.
        ended: another case is to be ruled on.

    Attributes:
        asked: what is asked now: the next question, or one that is to be answered otherwise.
    """

    taken = Signal(int)
    moments_taken = Signal()
    answered = Signal(str, str)
    supposed = Signal(str, str)
    asked_again = Signal(str)
    example_wanted = Signal()
    card_wanted = Signal()
    ended = Signal()

    def __init__(self, session: Session, side: SidePanel) -> None:
        super().__init__(side)
        self._session, self._side = session, side
        self._question: CaseQuestionPanel | None = None
        self._facts: CaseFactsPanel | None = None
        self._disputed: DisputedPanel | None = None
        self._card: CardBlock | None = None
        self._reading: ReadingPanel | None = None
        self.asked: FactQuestion | None = None

    def hide(self) -> None:
        """Show no case."""
        self.asked = None
        for view in (self._question, self._facts, self._disputed, self._card, self._reading):
            if view is not None:
                view.hide()

    def show_case(self, inquiry: "Inquiry", readings: "Mapping[str, AbilityReading]") -> None:
        """Show *inquiry*; *readings*: how abilities were read, by their ids."""
        self._show_question(inquiry, inquiry.question)
        self._show_reading(inquiry, readings)
        self._show_card(inquiry, readings)
        self._show_facts(inquiry)
        self._show_disputed(inquiry)

    def ask(self, inquiry: "Inquiry", question: "FactQuestion") -> None:
        """Let a *question* that was answered be answered otherwise."""
        if self._question is not None:
            self._show_question(inquiry, question)
            self._side.show_widget(self._question)

    def offer_moments(self) -> None:
        """Once the marks of the strip have been moved, let their moments be taken."""
        if self.asked is not None and self.asked.is_of_time and self._question:
            self._question.offer_moments()

    def _show_question(self, inquiry: "Inquiry", question: "FactQuestion | None") -> None:
        if self._question is None:
            from gui.rule_now.question import CaseQuestionPanel

            self._question = CaseQuestionPanel(self._side.text_style)
            self._question.answered.connect(self.taken)
            self._question.moments_taken.connect(self.moments_taken)
            self._question.asked_again.connect(self.asked_again)
            self._side.put(Part.CASE_QUESTION, self._question)
        self.asked = question
        self._question.show_case(inquiry, question)
        self._question.show()

    def _show_card(self, inquiry: "Inquiry", readings: "Mapping[str, AbilityReading]") -> None:
        if self._card is None:
            from gui.walk.card import CardBlock

            self._card = CardBlock(self._side.text_style)
            self._card.mark_pointed.connect(self._light)
            self._side.put(Part.CASE_CARD, self._card)
        self._card.setVisible(inquiry.card is not None)
        if inquiry.card is not None and inquiry.ability is not None:
            from gui.rule_now import words
            from gui.text.passage import Quote

            quoted = inquiry.ability.case.words
            if inquiry.ability.id in readings and self._reading is not None:
                self._card.show_card(inquiry.card, self._reading.quotes, words.ALL_MARKED)
            else:
                of_it = (Quote(quoted["effects"]),) if "effects" in quoted else ()
                self._card.show_card(inquiry.card, of_it, words.ABILITY_MARKED)

    def _show_reading(self, inquiry: "Inquiry", readings: "Mapping[str, AbilityReading]") -> None:
        """Show what was read of the card's text, where that was not listed."""
        ability = inquiry.ability
        reading = readings.get(ability.id) if ability is not None else None
        if reading is not None and self._reading is None:
            from gui.rule_now.reading_panel import ReadingPanel

            self._reading = ReadingPanel(self._side.text_style)
            self._reading.asked_again.connect(self.asked_again)
            self._reading.kept.connect(self.card_wanted)
            self._reading.pointed.connect(self._light)
            self._side.put(Part.CASE_READING, self._reading)
        if self._reading is not None:
            self._reading.setVisible(reading is not None)
            if reading is not None:
                self._reading.show_reading(inquiry, reading)
                self._light("")

    def _light(self, letter: str) -> None:
        """Set apart what was read and its words on the card, where one of them is pointed at."""
        for view in (self._card, self._reading):
            if view is not None:
                view.light(letter)

    def _show_facts(self, inquiry: "Inquiry") -> None:
        is_ruled = inquiry.is_decided and inquiry.decided.disputed is None
        if is_ruled and self._facts is None:
            from gui.rule_now.facts_panel import CaseFactsPanel

            self._facts = CaseFactsPanel(self._side.text_style)
            self._connect(self._facts)
            self._side.put_under_saying(self._facts)
        if self._facts is not None:
            self._facts.setVisible(is_ruled)
            if is_ruled:
                self._facts.show_case(inquiry)

    def _show_disputed(self, inquiry: "Inquiry") -> None:
        """Show both rulings, once all is known and judges part on it."""
        disputed = inquiry.decided.disputed if inquiry.is_decided else None
        if disputed is not None and self._disputed is None:
            from gui.rule_now.disputed import DisputedPanel

            self._disputed = DisputedPanel(self._side.text_style)
            self._connect(self._disputed.facts)
            self._side.put(Part.CASE_DISPUTED, self._disputed)
        if self._disputed is not None:
            self._disputed.setVisible(disputed is not None)
            if disputed is not None:
                cards = self._session.library.cards
                self._disputed.show_disputed(disputed, self._session.position, cards)
                self._disputed.facts.show_case(inquiry)

    def _connect(self, facts: "CaseFactsPanel") -> None:
        facts.answered.connect(self.answered)
        facts.supposed.connect(self.supposed)
        facts.asked_again.connect(self.asked_again)
        facts.ended.connect(self.ended)
        facts.kept.connect(self.example_wanted)
