"""What a ruling on a case rests on, each fact to be changed, and what would change the ruling."""

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from flowcharts.cases.fact_question import FactQuestion, QuestionGroup
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.question_tree import Ending
from flowcharts.cases.questions import AFFECTED, TURN, questions_of
from flowcharts.cases.ruling_change import RulingChange, ruling_changes
from flowcharts.cases.told_answer import Origin, Told
from flowcharts.model.text import LIST, Text
from gui.override import override
from gui.rule_now import words
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton

_AFTER_RULING = 150
"""So long the ruling is on the screen, in ms, before it is looked what would change it."""
_MOMENT = 0.005
"""How long that is looked for at a time, in seconds: nobody notices."""
_SHORT = 14
"""No word of an answer that stands beside others has more letters."""
_MOST_NAMED = 2
"""So many rulings are named where it is still open which one it would be."""


_USUAL = (*questions_of(QuestionGroup.USUAL), TURN, AFFECTED)
"""What may be assumed: of any ability, or of this one by what its card says."""


class CaseFactsPanel(Panel):
    """The facts under a ruling.

    Signals:
        answered: a question and the answer to it, by their ids.
        supposed: the same, to see what would come of it.
        asked_again: the id of a question that is to be answered otherwise.
        kept: the case is to be kept as an example.
        ended: another case is to be ruled on.
    """

    answered = Signal(str, str)
    supposed = Signal(str, str)
    asked_again = Signal(str)
    kept = Signal()
    ended = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=12)
        self.usual = self.add(UsualFacts(style))
        self.usual.answered.connect(self.answered)
        self.given = self.add(_GivenFacts(style))
        self.given.asked_again.connect(self.asked_again)
        self.otherwise = self.add(_Otherwise(style))
        self.otherwise.supposed.connect(self.supposed)
        self.keep = self.add(TextButton(style))
        self.keep.show_face(ButtonFace(words.KEEP, sign="＋", key="Ctrl+Shift+D"))
        self.keep.clicked.connect(self.kept)
        self.another = self.add(TextButton(style))
        self.another.show_face(ButtonFace(words.ANOTHER, sign="↺", key="Ctrl+N"))
        self.another.clicked.connect(self.ended)
        self._inquiry: Inquiry | None = None
        self._changes: Iterator[RulingChange] = iter(())
        self._found: list[RulingChange] = []
        self._is_looking = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_on)

    def show_case(self, inquiry: Inquiry) -> None:
        """Show what the ruling on *inquiry*, which is decided, rests on."""
        if inquiry == self._inquiry:
            return
        self._inquiry = inquiry
        self.usual.show_case(inquiry)
        self.given.show_case(inquiry)
        self.otherwise.hide()
        self.keep.setVisible(inquiry.decided.disputed is None)  # an example has one ruling
        self._changes, self._found, self._is_looking = ruling_changes(inquiry), [], True
        self._timer.start(_AFTER_RULING)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_looking:
            self._timer.start(_AFTER_RULING)

    def _look_on(self) -> None:
        """Look for a moment what would change the ruling, which is on the screen already."""
        self._timer.setInterval(0)
        until = perf_counter() + _MOMENT
        for change in self._changes:
            self._found.append(change)
            if perf_counter() > until:
                return
        self._timer.stop()
        self._is_looking = False
        self.otherwise.show_changes(self._found)
        self.otherwise.show()


class UsualFacts(Block):
    """What is assumed, and each of its other answers a click away.

    Signals:
        answered: a question and the answer to it, by their ids.
    """

    answered = Signal(str, str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="path")
        self.add_prose(Tone.EYEBROW).show_text(words.USUAL)
        self.rows = {
            question.id: (
                self.add_prose(Tone.SOFT),
                self.add(ButtonList(style, ButtonKind.CHIP, columns=_columns(question))),
            )
            for question in _USUAL
        }
        for question in _USUAL:
            _, chips = self.rows[question.id]
            names = [answer.id for answer in question.answers]
            chips.chosen.connect(self._saying(question.id, names))

    def show_case(self, inquiry: Inquiry) -> None:
        """Show what the ruling on *inquiry* assumes, and how it stands."""
        told = {each.question.id: each for each in inquiry.told if _is_usual(each)}
        for name, views in self.rows.items():
            for view in views:
                view.setVisible(name in told)
            if name in told:
                title, chips = views
                title.show_text(_name_of(told[name]))
                chips.show_faces(_chips(told[name]))
        self.setVisible(any(name in told for name in self.rows))

    def _saying(self, question_id: str, names: list[str]) -> Callable[[int], None]:
        return lambda place: self.answered.emit(question_id, names[place])


class _GivenFacts(Panel):
    """What was answered, and what makes no difference."""

    asked_again = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self._title = self.add_prose(Tone.EYEBROW)
        self._title.show_text(words.ANSWERED)
        self.rows = self.add(ButtonList(style, ButtonKind.ROW))
        self.rows.chosen.connect(lambda place: self.asked_again.emit(self._given[place]))
        self._free = self.add_prose(Tone.SOFT)
        self._given: tuple[str, ...] = ()

    def show_case(self, inquiry: Inquiry) -> None:
        given = [
            told
            for told in inquiry.told
            if told.origin is Origin.GIVEN and not told.question.is_usual
        ]
        self._given = tuple(told.question.id for told in given)
        self._title.setVisible(bool(given))
        self.rows.setVisible(bool(given))
        self.rows.show_faces(
            [ButtonFace(told.question.name, detail=told.answer.words, sign="✎") for told in given]
        )
        free = [told.question.name for told in inquiry.told if told.origin is Origin.FREE]
        self._free.setVisible(bool(free))
        if free:
            self._free.show_text(words.FREE.filled(facts=LIST.join(free)))


class _Otherwise(Panel):
    """Each single fact that leads to another ruling, with that ruling."""

    supposed = Signal(str, str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self.add_prose(Tone.EYEBROW).show_text(words.WOULD_CHANGE)
        self.rows = self.add(ButtonList(style, ButtonKind.ROW))
        self.rows.chosen.connect(self._take)
        self._others = self.add(Collapsible(style, words.OTHER_CARDS))
        self._cards = self._others.body.add_prose(Tone.SOFT)
        self._here: tuple[RulingChange, ...] = ()

    def show_changes(self, found: Iterable[RulingChange]) -> None:
        """Show what was *found*."""
        whole = tuple(found)
        self._here = tuple(each for each in whole if not each.is_of_another_card)
        others = [each for each in whole if each.is_of_another_card]
        self.rows.show_faces([ButtonFace(_fact(each), _leads_to(each)) for each in self._here])
        self._others.setVisible(bool(others))
        self._cards.show_text(stacked(map(_in_one, others)))

    def _take(self, place: int) -> None:
        change = self._here[place]
        self.supposed.emit(change.question.id, change.answer.id)


def _is_usual(told: Told) -> bool:
    """Is it assumed of every ability, or of this one?"""
    return told.question.is_usual or told.origin is Origin.ASSUMED


def _name_of(told: Told) -> Text:
    """What it is about, and that nobody has said so, where that is so."""
    name = told.question.name
    return words.ASSUMED.filled(name=name) if told.origin is Origin.ASSUMED else name


def _columns(question: FactQuestion) -> int:
    """How many of its answers stand side by side: all, where they are short."""
    longest = max(len(answer.words.en) for answer in question.answers)
    return len(question.answers) if longest <= _SHORT else 1


def _chips(told: Told) -> list[ButtonFace]:
    return [
        ButtonFace(
            answer.words,
            state=ButtonState.CHOSEN if answer is told.answer else ButtonState.REST,
        )
        for answer in told.question.answers
    ]


def _fact(change: RulingChange) -> Text:
    return words.FACT.filled(name=change.question.name, answer=change.answer.words)


def _leads_to(change: RulingChange) -> Text:
    return words.LEADS_TO.filled(ruling=_rulings(change.endings))


def _in_one(change: RulingChange) -> Text:
    fact, ruling = _fact(change), _leads_to(change)
    return Text(f"{fact.en} {ruling.en}", f"{fact.ja}{ruling.ja}")


def _rulings(endings: tuple[Ending, ...]) -> Text:
    if len(endings) > _MOST_NAMED:
        return words.ONE_OF.filled(count=str(len(endings)))
    first, *others = (ending.label for ending in endings)
    return words.OR.filled(one=first, other=others[0]) if others else first
