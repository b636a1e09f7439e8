"""A case as it is told: who, what happened, the card."""

from collections.abc import Iterator

from flowcharts.cases.case import Case
from flowcharts.model.text import Text
from flowcharts.study.hints import given_facts
from flowcharts.study.question import StudyQuestion
from gui.panels.card import CardBlock
from gui.study import words
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.block import Block
from gui.widgets.panel import Panel

_BETWEEN = Text(" · ", " ・ ")
_MOST_CARDS = 3


class GivenBlock(Block):
    """What a judge has found in the case."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._title = self.add_prose(Tone.SOFT)
        self._title.show_text(words.GIVEN)
        self._given = self.add_prose()

    def show_given(self, given: tuple[Text, ...]) -> None:
        """Show what was found."""
        self._given.show_text(stacked(given))


class CasePanel(Panel):
    """The story of a case, what a judge has found in it, the policy that rules it, its cards."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=12)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._lines = self.add_prose(Tone.SOFT)
        self._story = self.add_prose()
        self._found = self.add(GivenBlock(style))
        self._policy = self.add_prose(Tone.SOFT)
        self._cards = [self.add(CardBlock(style)) for _ in range(_MOST_CARDS)]

    def show_case(
        self,
        question: StudyQuestion,
        eyebrow: Text = words.CASE,
        quoted: dict[str, Text] | None = None,
    ) -> None:
        """Tell the case of *question*; of its cards mark the words *quoted*, by the card's id."""
        case, given = question.case, given_facts(question)
        self._found.setVisible(bool(given))
        self._found.show_given(given)
        self._policy.show_text(policy_of(question))
        lines = _joined(tuple(lines_of(case.case)))
        self._eyebrow.show_text(eyebrow)
        self._lines.show_text(lines)
        self._lines.setVisible(bool(lines.en))
        self._story.show_text(case.story)
        marked = quoted or {}
        for place, block in enumerate(self._cards):
            is_there = place < len(case.cards)
            block.setVisible(is_there)
            if is_there:
                card = case.cards[place]
                block.show_card(card, marked.get(card.id))


def policy_of(question: StudyQuestion) -> Text:
    """By which policy the case is to be ruled, whenever it took place."""
    edition = (question.other or question.case).chart.edition
    said = words.BY_POLICY_OF if edition.superseded else words.BY_TODAYS_POLICY
    return said.filled(edition=edition.badge_parts[0])


def lines_of(case: Case) -> Iterator[Text]:
    """What stands in every case, whether it decides or not: REL, who, Warnings."""
    known = case.values
    rel = words.RELS.get(str(known.get("rel", "")))
    if rel is not None:
        yield words.REL.filled(level=rel)
    controller, owner = known.get("controller"), known.get("owner")
    if controller is not None:
        yield words.CONTROLS.filled(player=str(controller))
    if owner is not None and owner != controller:
        yield words.OWNS.filled(player=str(owner))
    if "warnings" in known:
        yield words.WARNINGS.filled(count=str(known["warnings"]))


def _joined(texts: tuple[Text, ...]) -> Text:
    return Text(
        _BETWEEN.en.join(text.en for text in texts), _BETWEEN.ja.join(text.ja for text in texts)
    )
