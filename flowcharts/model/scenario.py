"""Worked examples: what happened, the right answer at every decision, and why."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Annotated, NamedTuple

from flowcharts.model.chart import Chart, Penalty
from flowcharts.model.game import Game
from flowcharts.model.stack import StackPicture
from flowcharts.model.text import Text
from flowcharts.model.turns import AGAIN, COMBATS, STEPS, Moment, read_moment
from flowcharts.model.walk import Walk, moved, named_answer, walk_by_names
from flowcharts.traits import (
    As,
    AtLeast,
    Given,
    IdWord,
    Inline,
    Named,
    OneOf,
    RowName,
    SomeWords,
    WordsLike,
)


class PrintedWords(NamedTuple):
    """Words printed on a card; the Japanese may be missing where it was never printed in it."""

    en: SomeWords
    ja: SomeWords | None = None


class PrintedRules(NamedTuple):
    """The abilities of a card, a paragraph each; empty for a card without any."""

    en: str
    ja: str | None = None


def _in_both(printed: PrintedWords | PrintedRules) -> Text:
    ja = printed.en if printed.ja is None else printed.ja
    return Text(printed.en.strip(), ja.strip())


_COST = WordsLike(
    r"(\{[^{}\s]+\})*",
    (
        "“{given}” is not a cost: write each symbol in braces, as {{3}}{{G}}.",
        "「{given}」はコストではありません。{{3}}{{G}} のように、記号を1つずつ{{}}で囲みます。",
    ),
)
_Printed = Annotated[Text, As(PrintedWords, _in_both, lambda text: PrintedWords(*text))]
_Rules = Annotated[Text, As(PrintedRules, _in_both, lambda text: PrintedRules(*text))]
Quoted = Annotated[
    Text,
    As(
        PrintedWords,
        lambda printed: Text(printed.en, printed.ja or ""),
        lambda text: PrintedWords(text.en, text.ja or None),
    ),
]
"""Words of a card, letter for letter; empty in a language that the card has none in."""


class Card(NamedTuple):
    """A card, as people know it: text only."""

    id: Annotated[str, RowName()]
    name: _Printed
    cost: Annotated[str, _COST]
    """As {3}{G}; empty for a land."""
    text: _Rules
    source: Text
    type: _Printed = Text("", "")
    stats: str = ""
    """Power and toughness, as 2/2; empty where it has none."""
    note: Text | None = None
    """What an older wording said, where it matters."""
    not_printed_in_japanese: bool = False
    """Was there never such a card in Japanese?"""
    not_at_hand_in_japanese: bool = False
    """Is its Japanese text missing here, although it may have been printed?"""
    only_triggers: bool = False
    """Does `text` have only what triggers, and is its cost and its size missing here?"""
    game: Annotated[Game, Given()] = Game.MAGIC

    @property
    def has_japanese(self) -> bool:
        """Is its Japanese text here?"""
        return not (self.not_printed_in_japanese or self.not_at_hand_in_japanese)

    @property
    def marked_name(self) -> Text:
        """Its name as a text has it: in Japanese it is marked."""
        return Text(self.name.en, f"《{self.name.ja}》")


NO_CARDS: Mapping[str, Card] = {}


class Evidence(NamedTuple):
    """What decides an answer: words of a card, their absence, or the moments of the game."""

    card: str | None = None
    """The card that the words are on; in a file, where it is not the first of `cards`."""
    words: Quoted | None = None
    """Quoted from the card, letter for letter; empty in a language that it has none in."""
    absent: Text | None = None
    """What is looked for and is not there: it would have decided otherwise."""
    by_moments: Annotated[bool, Named("moments")] = False
    """Is it decided by when the trigger was missed and noticed?"""


class WorkedAnswer(NamedTuple):
    """The right answer at one decision, why it is right and why another is wrong."""

    decision: Annotated[str, RowName()]
    answer: str
    because: Text
    wrong: Text | None = None
    """Why the other answer is wrong; not needed where the opponent chooses."""
    evidence: Evidence = Evidence()
    """What decides it; not needed where the opponent chooses."""
    script: SomeWords | None = None
    """The lines of a script as they stand after this step."""


class Ruling(NamedTuple):
    """Who gets what in a worked example."""

    penalty: Annotated[Penalty, Inline()]
    is_derived: Annotated[bool, Named("derived")] = False
    """Is it worked out by us, the source giving none?"""
    afterwards: Text | None = None
    """What may follow later: another infraction, a choice to make on resolution."""


class Printed(NamedTuple):
    """The lines of a script as the source prints them, where it has a mistake."""

    script: SomeWords
    why: Text
    """What is wrong with them, and what that does."""


_Confidence = Annotated[str, OneOf("H", "M", "L", "D")]


def _read_answers(words: Iterable[str]) -> dict[str, str]:
    """Answers by decision, from words as "aura=no"."""
    return {decision: answer for decision, _, answer in (word.partition("=") for word in words)}


_ANSWER = WordsLike(
    r"[a-z0-9-]+(/[a-z0-9-]+)?=[a-z0-9-]+",
    (
        "“{given}” is no answer: write decision=answer, as aura=no.",
        "「{given}」は答えではありません。aura=no のように、質問=答えの形で書きます。",
    ),
)
_ANSWERS = As(
    Annotated[tuple[Annotated[str, _ANSWER], ...], AtLeast(1)],
    _read_answers,
    lambda answers: tuple(f"{decision}={answer}" for decision, answer in answers.items()),
)
_AGAIN = f"({'|'.join(AGAIN)})#[{COMBATS[0]}-{COMBATS[-1]}]"
_MOMENT = As(
    str,
    read_moment,
    str,
    known={"pattern": rf"^[1-9]\d*:({'|'.join(STEPS)}|{_AGAIN})$"},
)


class OtherEdition(NamedTuple):
    """The same case as another edition rules it."""

    chart: Annotated[str, RowName()]
    answers: Annotated[Mapping[str, str], _ANSWERS]
    """As decision=answer, in the order of the walk."""
    outcome: str
    """As in Scenario."""
    confidence: _Confidence
    """D wherever no source states this walk."""
    why: Text
    """What this edition rules, and why it differs."""
    followed: str | None = None

    def walk(self, chart: Chart) -> Walk:
        """The whole walk on *chart*."""
        return walk_by_names(chart, self.answers)


class _Example(NamedTuple):
    """What is written of a worked example."""

    id: Annotated[str, RowName()]
    title: Text
    chart: str
    """The id of the chart it is walked on."""
    cards: Annotated[tuple[str, ...], AtLeast(1)]
    """Ids of the cards it needs; the card whose trigger was missed comes first."""
    story: Text
    source: Text
    confidence: _Confidence
    """H read in the source, M secondary, L thin, D derived by us."""
    level: Annotated[str, OneOf("bronze", "silver", "gold")]
    """bronze straight policy, silver a trap, gold needs interpretation."""
    answers: Annotated[Mapping[str, WorkedAnswer], Named("answer")] = MappingProxyType({})
    """One table a decision, in the order of the walk, those of other charts too."""
    outcome: str | None = None
    """Where the answers lead, as chart/outcome where a chart opened on the way ends the walk."""
    exit: str | None = None
    """The exit that this case takes; or `outcome`."""
    ruling: Ruling | None = None
    missed: Annotated[Moment | None, _MOMENT] = None
    """When it was missed, as TURN:STEP."""
    noticed: Annotated[Moment | None, _MOMENT] = None
    """When it was noticed, as TURN:STEP."""
    stack: StackPicture | None = None
    note: Text | None = None
    """What a reader must know of its origin: told with a card of ours, a place of doubt."""
    followed: str | None = None
    """Where the chart that follows ends, as chart/outcome."""
    also: Mapping[IdWord, OtherEdition] = MappingProxyType({})
    """The same case on other editions, by chart."""
    printed: Printed | None = None


class Scenario(_Example):
    """A worked example: what happened, the right answer at every decision, and why."""

    def as_read(self) -> "Scenario":
        """The example as a file has it: a quotation is from the first card where it names none."""
        answers = {name: self._with_card(worked) for name, worked in self.answers.items()}
        return self._replace(answers=answers)

    def _with_card(self, worked: WorkedAnswer) -> WorkedAnswer:
        evidence = worked.evidence
        card = (evidence.card or self.cards[0]) if evidence.words is not None else None
        return worked._replace(evidence=evidence._replace(card=card))

    @cached_property
    def _told(self) -> list[tuple[Walk, ...]]:
        """Its whole way, on the chart for which it was last asked: each panel asks for it."""
        return []

    @property
    def charts(self) -> tuple[str, ...]:
        """The ids of all charts that it is told for, its own first."""
        return self.chart, *self.also

    @property
    def writes_script(self) -> bool:
        """Does it write a script, step by step?"""
        return any(worked.script is not None for worked in self.answers.values())

    @property
    def told_for(self) -> OtherEdition | None:
        """The edition it is told for, where that is not its own."""
        return self.also.get(self.chart)

    def as_told_on(self, chart_id: str) -> "Scenario":
        """The same case as the edition of that chart rules it; itself where it is not told for it.

        For other editions than its own nobody has given a reason for each step: what is said of
        the edition as a whole stands for it.
        """
        other = self.also.get(chart_id)
        if other is None:
            return self
        answers = {
            name: WorkedAnswer(name.rpartition("/")[2], answer, other.why, None, Evidence())
            for name, answer in other.answers.items()
        }
        return self._replace(
            chart=chart_id,
            answers=answers,
            outcome=other.outcome,
            exit=None,
            ruling=None,
            stack=None,
            note=_joined(other.why, self.note),
            confidence=other.confidence,
            followed=other.followed,
            printed=None,
        )

    def walk(self, chart: Chart, count: int | None = None) -> Walk:
        """The walk of its first *count* answers, or of all of them and its exit.

        It ends in the chart that follows, where one does.
        """
        way = self.way(chart)
        if count is None:
            return way[-1]
        given = 0
        for walk, further in pairwise(way):
            given += walk.decision is not None and further.origin is not walk
            if given > count:
                return walk
        return way[-1]

    def way(self, chart: Chart) -> tuple[Walk, ...]:
        """The walk after each of its moves, from the start of *chart* to the end."""
        if not self._told or self._told[0][0].chart is not chart:
            self._told[:] = [tuple(self._followed(Walk(chart)))]
        return self._told[0]

    def _followed(self, walk: Walk) -> Iterator[Walk]:
        yield walk
        while (further := self.onward(walk)) is not None:
            walk = further
            yield walk

    def onward(self, walk: Walk) -> Walk | None:
        """The walk one move further as the example goes; None at its end."""
        named = {decision: worked.answer for decision, worked in self.answers.items()}
        further = moved(walk, named)
        if further is None and self.exit is not None and not walk.is_over:
            return walk.left_by(self.exit)
        return further

    def worked(self, walk: Walk) -> WorkedAnswer | None:
        """The worked answer of the decision that waits, if the example answers it there.

        It does not where it goes through another chart for it.
        """
        return self.worked_by(walk, self.onward(walk)) if walk.decision is not None else None

    def worked_by(self, walk: Walk, further: Walk | None) -> WorkedAnswer | None:
        """As `worked`, *further* being the walk one move further."""
        if walk.decision is None:
            return None
        is_answered = further is not None and further.origin is not walk
        return named_answer(walk, self.answers) if is_answered else None


class Lesson(NamedTuple):
    """Scenarios in the order in which they are studied."""

    id: Annotated[str, RowName()]
    title: Text
    about: Text
    source: Text
    scenarios: Annotated[tuple[str, ...], AtLeast(1)]
    game: Game = Game.MAGIC
    """The game it belongs to; Magic where it is left out."""


def _joined(said: Text, more: Text | None) -> Text:
    """Both as one paragraph."""
    return said if more is None else Text(f"{said.en} {more.en}", f"{said.ja}{more.ja}")
