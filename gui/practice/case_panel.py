"""A case as it is told: who, what happened, the card."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from flowcharts.cases.case import Case
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import SENTENCES, Language, Text
from flowcharts.practice.differing_words import differing_words
from flowcharts.practice.hints import AS_TOLD, given_facts
from flowcharts.practice.question import StudyQuestion, TwoCases
from flowcharts.practice.study_case import StudyCase
from gui.practice import words
from gui.text.passage import Quote
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk.card import CardBlock
from gui.widgets.block import Block
from gui.widgets.panel import Panel

_BETWEEN = Text(" · ", " ・ ")
_MOST_CARDS = 3
_APART = 28
_GAP, _CLOSE = 12, 7


class GivenBlock(Block):
    """The findings of the judge in the case."""

    def __init__(self, style: TextStyle, *, is_close: bool = False) -> None:
        """*is_close*: do all words stand in one paragraph, where there is little room?"""
        super().__init__(style)
        self._is_close = is_close
        self._title = self.add_prose(Tone.SOFT)
        self._title.show_text(words.GIVEN)
        self._title.setVisible(not is_close)
        self._given = self.add_prose()

    def show_given(self, given: tuple[Text, ...], marked: tuple[Text, ...] = ()) -> None:
        """Show what was found, those of it *marked* that another case lacks."""
        said = SENTENCES.join([words.GIVEN, *given]) if self._is_close else stacked(given)
        self._given.show_text(said, tuple(map(Quote, marked)))


class CaseStory(Panel):
    """The story of a case, and what a judge has found in it."""

    def __init__(self, style: TextStyle, *, is_close: bool = False) -> None:
        """*is_close*: does it stand where there is little room?"""
        super().__init__(style, _CLOSE if is_close else _GAP)
        self._is_close = is_close
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._eyebrow.setVisible(not is_close)
        self._lines = self.add_prose(Tone.SOFT)
        self._story = self.add_prose()
        self._as_told = self.add_prose(Tone.SOFT)
        self._as_told.show_text(AS_TOLD)
        self._found = self.add(GivenBlock(style, is_close=is_close))

    def show_case(
        self,
        case: StudyCase,
        eyebrow: Text,
        beside: StudyCase | None = None,
        *,
        is_marked: bool = False,
    ) -> None:
        """Tell *case* under the title *eyebrow*; *beside*: the one that it is compared with.

        *is_marked*: are the words marked in which the two differ?
        """
        given, lines = given_facts(case, beside), _BETWEEN.join(tuple(lines_of(case.case)))
        compared = beside if is_marked else None
        alike = given_facts(compared, case) if compared is not None else given
        self._eyebrow.show_text(eyebrow)
        self._lines.show_text(lines)
        self._lines.setVisible(bool(lines.en) and case.is_written)  # a generated story says it
        self._story.show_text(case.story, () if compared is None else _differing(case, compared))
        self._as_told.setVisible(not (case.is_written or self._is_close))
        self._found.setVisible(bool(given))
        self._found.show_given(given, tuple(each for each in given if each not in alike))


class CasePanel(Panel):
    """The story of a case, or of two side by side, the policy that rules it, its cards."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=12)
        stories = QHBoxLayout()
        stories.setSpacing(_APART)
        self.column.addLayout(stories)
        self._story, self._second = CaseStory(style), CaseStory(style)
        for story in (self._story, self._second):
            self.follow(story)
            stories.addWidget(story, 1, Qt.AlignmentFlag.AlignTop)
        self._second.hide()
        self._policy = self.add_prose(Tone.SOFT)
        self._cards = [self.add(CardBlock(style)) for _ in range(_MOST_CARDS)]

    def show_case(
        self,
        question: StudyQuestion,
        quoted: dict[str, Text] | None = None,
        *,
        is_marked: bool = False,
    ) -> None:
        """Tell the case of *question*; of its cards mark the words *quoted*, by the card's id.

        *is_marked*: are, in both cases of a pair, the words marked in which they differ?
        """
        case, pair = question.case, pair_of(question)
        title = words.CASE if pair is None else words.FIRST_CASE
        self._story.show_case(case, title, pair, is_marked=is_marked)
        self._story.show()
        self._second.setVisible(pair is not None)
        if pair is not None:
            self._second.show_case(pair, words.SECOND_CASE, case, is_marked=is_marked)
        self._show_rest(question, quoted)

    def show_rest(self, question: StudyQuestion) -> None:
        """Tell all but the story, which stands elsewhere."""
        self._story.hide()
        self._second.hide()
        self._show_rest(question, None)

    def _show_rest(self, question: StudyQuestion, quoted: dict[str, Text] | None) -> None:
        case = question.case
        self._policy.show_text(policy_of(question))
        marked = quoted or {}
        for place, block in enumerate(self._cards):
            is_there = place < len(case.cards)
            block.setVisible(is_there)
            if is_there:
                card = case.cards[place]
                words_of_it = marked.get(card.id)
                block.show_card(card, () if words_of_it is None else (Quote(words_of_it),))


def _differing(case: StudyCase, beside: StudyCase) -> tuple[Quote, ...]:
    """The words of the story of *case* in which it differs from that of the other."""
    one, other = case.story.without_ruby(), beside.story.without_ruby()
    english, _ = differing_words(one.en, other.en, Language.ENGLISH)
    japanese, _ = differing_words(one.ja, other.ja, Language.JAPANESE)
    return (
        *(Quote(Text(one.en[slice(*each)], ""), each.start) for each in english),
        *(Quote(Text("", one.ja[slice(*each)]), start_ja=each.start) for each in japanese),
    )


def pair_of(question: StudyQuestion) -> StudyCase | None:
    """The case that is told beside it."""
    return question.told.second if isinstance(question.told, TwoCases) else None


def policy_of(question: StudyQuestion) -> Text:
    """By which policy the case is to be ruled, whenever it took place."""
    case = question.told.ruled
    edition = case.chart.edition
    is_of_its_time = _is_of_its_time(question, case)
    of_then = words.BY_POLICY_OF if is_of_its_time else words.BY_ANOTHER_POLICY
    said = of_then if edition.superseded else words.BY_TODAYS_POLICY
    policy = said.filled(edition=edition.badge_parts[0])
    return policy if is_of_its_time else words.WHATEVER_DATE.filled(policy=policy)


def _is_of_its_time(question: StudyQuestion, case: StudyCase) -> bool:
    """Is it ruled by the policy that it is told for, and not by one before or after it?"""
    if case.scenario is None:
        return case.chart.id == question.case.chart.id
    asks = (case.chart,) if case.chart.edition.superseded else charts_within_reach(case.chart)
    return case.scenario.chart in {chart.id for chart in asks}


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
