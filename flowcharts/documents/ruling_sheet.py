"""A ruling as a sheet: edition, case, the way with its reasons, remedy, penalties, what to say."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from flowcharts.cases.case import Case
from flowcharts.cases.decide import DisputedRuling
from flowcharts.cases.doubt import doubt_of
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.told_answer import Origin
from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import (
    named,
    tell_grounds,
    tell_head,
    tell_penalty,
    tell_waiting,
    tell_way_out,
)
from flowcharts.documents.table_blocks import tell_consulted, tell_printed, tell_script
from flowcharts.model.branch import NO
from flowcharts.model.chart import Chart, Outcome, Penalty
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.references import consulted
from flowcharts.model.scenario import Card, Ruling, Scenario, WorkedAnswer
from flowcharts.model.sub_charts import (
    ChartStep,
    label_of_ending,
    penalty_of,
    rulings_of,
    said_at_end,
    steps,
)
from flowcharts.model.text import Text, with_colon
from flowcharts.model.walk import Walk
from flowcharts.stories.case_story import ability_of

_SHORT_STEP = Text("{asked} — {answer}", "{asked} {answer}")


class Spare(StrEnum):
    """What a ruling can do without where there is no room for it, the least needed first."""

    TABLES = "tables"
    """To look words up in."""
    BESIDE = "beside"
    """How it is today, a note, a script as it is printed, the chart that may follow."""
    QUESTIONS = "questions"
    """What is asked, in full: its label says it shortly."""
    DOUBTS = "doubts"
    NOES = "noes"
    """Why what does not apply does not."""
    REASONS = "reasons"
    """Why the other answers are right."""
    CARDS = "cards"
    """The words of the cards."""
    SOURCES = "sources"
    WAY = "way"
    STORY = "story"
    FACTS = "facts"
    """What a case at the table rests on."""


class PartBlock(NamedTuple):
    """A block, and what it is a part of; None for what is never left out."""

    spare: Spare | None
    block: TextBlock


@dataclass(frozen=True, slots=True)
class RulingSheet:
    """What is told of a walk; every form of it, on paper or not, says these sentences."""

    walk: Walk
    scenario: Scenario | None = None
    """The example that the walk is of."""
    edition: EditionWalk | None = None
    """The edition on which it is walked, where that is not the example's own."""
    cards: Mapping[str, Card] = field(default_factory=dict, repr=False, compare=False)
    inquiry: Inquiry | None = None
    """The case at a table that the walk is of."""
    disputed: DisputedRuling | None = None
    """Both rulings, where the walk stands at a decision on which judges part."""
    told_facts: Case | None = field(default=None, repr=False, compare=False)
    """The facts of the case, where it is none of a table: doubts about others are left out."""
    told: tuple[PartBlock, ...] = ()
    """The card and the story of a case that is no example."""

    @property
    def blocks(self) -> Iterator[TextBlock]:
        """All of it."""
        yield from tell_head(self.walk.home.chart)
        yield from self.case
        yield from self.way
        yield from self.end

    @property
    def case(self) -> Iterator[TextBlock]:
        """The example: its title, its story, its cards; or the case: its card and its facts."""
        return (each.block for each in self.case_in_parts)

    @property
    def case_in_parts(self) -> Iterator[PartBlock]:
        """The same, each block with what it is a part of."""
        if self.inquiry is not None:
            yield from _tell_case(self.inquiry)
        yield from self.told
        if self.scenario is None:
            return
        yield PartBlock(None, TextBlock(BlockKind.HEADING, self.scenario.title))
        yield PartBlock(Spare.STORY, TextBlock(BlockKind.PROSE, self.scenario.story))
        for card in (self.cards[name] for name in self.scenario.cards if name in self.cards):
            yield PartBlock(Spare.CARDS, named(card.name, card_words(card)))

    @property
    def way(self) -> Iterator[TextBlock]:
        """The steps of the whole way, each with its reason; a new chart where it crosses to one."""
        return (each.block for each in self.way_in_parts())

    def way_in_parts(self, *, is_short: bool = False) -> Iterator[PartBlock]:
        """The same, each block with what it is a part of; or its questions shortly."""
        taken = steps(self.walk)
        if taken:
            yield PartBlock(Spare.WAY, TextBlock(BlockKind.HEADING, words.WAY))
        chart = self.walk.home.chart
        written: str | None = None
        for number, step in enumerate(taken, start=1):
            if step.chart is not chart:
                chart = step.chart
                yield PartBlock(Spare.WAY, named(words.CHART, _of_edition(chart)))
            reason = self.reason(step)
            for block in _tell_short_step(step, number) if is_short else _tell_step(step, number):
                yield PartBlock(Spare.WAY, block)
            if reason is not None:
                spare = Spare.NOES if step.answer == NO else Spare.REASONS
                yield PartBlock(spare, TextBlock(BlockKind.UNDER, reason.because))
                if reason.script != written:
                    for block in tell_script(reason.script, BlockKind.SCRIPT_UNDER):
                        yield PartBlock(spare, block)
                written = reason.script or written
            doubt = doubt_of(step.decision, self.facts, step.answer)
            if doubt is not None:
                said = with_colon(words.DOUBT, doubt)
                yield PartBlock(Spare.DOUBTS, TextBlock(BlockKind.UNDER, said))

    @property
    def end(self) -> Iterator[TextBlock]:
        """The ruling and what goes with it; before it is reached, the question that waits."""
        yield from (*self.ruling, *self.doubts, *self.beside, *self.tables)
        yield from (*self.sources, *self.following)

    @property
    def end_without_tables(self) -> Iterator[TextBlock]:
        """The same, where there is no room to look words up."""
        yield from (*self.ruling, *self.doubts, *self.beside)
        yield from (*self.sources, *self.following)

    @property
    def title(self) -> Text:
        """What it comes to, in a few words."""
        return words.DISPUTED if self._both is not None else label_of_ending(self.walk)

    @property
    def ruling(self) -> Iterator[TextBlock]:
        """What is done, who gets what, what is said to the players."""
        if self._both is not None:
            yield from self._tell_both(self._both)
        elif self.walk.decision is not None:
            yield from tell_waiting(self.walk, self.walk.decision)
        else:
            for outcome in self._ends:
                yield TextBlock(BlockKind.HEADING, outcome.label.on_one_line())
                yield TextBlock(BlockKind.PROSE, outcome.remedy)
            if self.walk.exit is not None:
                yield from tell_way_out(self.walk.exit)
            yield from self._tell_penalties()
            yield from self._tell_words()

    @property
    def doubts(self) -> Iterator[TextBlock]:
        """Where the sources of the ruling are thin."""
        yield from _once(block for each in self._readings for block in each.doubts)
        for outcome in self._ends:
            doubt = doubt_of(outcome, self.facts)
            if doubt is not None:
                yield named(words.DOUBT, doubt)

    @property
    def beside(self) -> Iterator[TextBlock]:
        """How it is today, how sure the ruling is, what the example has beside it."""
        yield from _once(block for each in self._readings for block in each.beside)
        found = consulted(self.walk) if self._is_ruled else None
        if found is not None:
            yield from tell_consulted(found._replace(tables=()))
        if not self._is_ruled:
            return
        if self._other is not None:
            yield from tell_grounds(self._other)
        elif self.scenario is not None:
            yield from tell_printed(self.scenario)
            if self.scenario.note is not None:
                yield named(words.NOTE, self.scenario.note)

    @property
    def tables(self) -> Iterator[TextBlock]:
        """What is looked up at the end."""
        found = consulted(self.walk) if self._is_ruled else None
        if found is not None:
            yield from tell_consulted(found._replace(today=(), card=None))

    @property
    def sources(self) -> Iterator[TextBlock]:
        """Where the ruling is from, and the example."""
        for dispute in self._both.disputes if self._both is not None else ():
            yield named(words.SOURCE, dispute.source)
        yield from _once(block for each in self._readings for block in each.sources)
        for outcome in self._ends:
            yield named(words.SOURCE, outcome.source)
        if self._is_ruled and self.walk.exit is not None:
            yield named(words.SOURCE, self.walk.exit.source)
        if self._is_ruled and self.scenario is not None:
            yield named(words.SOURCE_OF_EXAMPLE, self.scenario.source)

    @property
    def following(self) -> Iterator[TextBlock]:
        """The chart that may follow."""
        following: Chart | None = self.walk.next_chart if self._is_ruled else None
        if following is not None:
            yield named(words.NEXT, following.title)

    def reason(self, step: ChartStep) -> WorkedAnswer | None:
        """Why the answer of a step is right, where the example says so."""
        if self.scenario is None or self._other is not None:
            return None
        reasons = self.scenario.answers
        whole = f"{step.chart.id}/{step.decision.id}"
        worked = reasons.get(whole, reasons.get(step.decision.id))
        return worked if worked is not None and worked.answer == step.answer else None

    @property
    def facts(self) -> Case | None:
        """What is known of the case; None where nothing is."""
        return self.inquiry.decided.case if self.inquiry is not None else self.told_facts

    @property
    def penalty(self) -> Penalty | None:
        """What each player gets: the example knows it better than the chart."""
        if self._other is not None:
            return self._other.penalty
        return self._ruling.penalty if self._ruling is not None else penalty_of(self.walk)

    @property
    def _other(self) -> EditionWalk | None:
        """The edition, where it is another than that of the example."""
        if self.edition is not None:
            return self.edition if self.edition.why else None
        told_for = self.scenario.told_for if self.scenario is not None else None
        if told_for is None:
            return None
        walk, penalty = self.walk, penalty_of(self.walk)
        return EditionWalk(walk.home.chart, walk, penalty, told_for.confidence, told_for.why)

    @property
    def _ruling(self) -> Ruling | None:
        """Who gets what in the example, where the walk has come to its end."""
        if self.scenario is None or self._other is not None:
            return None
        return self.scenario.ruling if self.scenario.onward(self.walk) is None else None

    @property
    def _both(self) -> DisputedRuling | None:
        """What it comes to by either reading, where judges part."""
        return self.inquiry.decided.disputed if self.inquiry is not None else self.disputed

    @property
    def _readings(self) -> "tuple[RulingSheet, ...]":
        """The ruling by either reading, where judges part."""
        both = self._both.both if self._both is not None else ()
        return tuple(RulingSheet(decided.walk, told_facts=self.facts) for _, decided in both)

    @property
    def has_ruling(self) -> bool:
        """Has it come to a ruling, or to two, where judges part?"""
        return self._both is not None or self.walk.is_over

    @property
    def _is_ruled(self) -> bool:
        """Has it come to one ruling?"""
        return self._both is None and self.walk.decision is None

    @property
    def _ends(self) -> tuple[Outcome, ...]:
        """The outcomes that rule."""
        return rulings_of(self.walk) if self._is_ruled else ()

    def _tell_both(self, disputed: DisputedRuling) -> Iterator[TextBlock]:
        """What judges part on, and the ruling by either reading."""
        yield TextBlock(BlockKind.HEADING, words.DISPUTED)
        for dispute in disputed.disputes:
            yield TextBlock(BlockKind.PROSE, dispute.words)
        for ruling in self.rulings_by_reading:
            yield from ruling

    @property
    def rulings_by_reading(self) -> tuple[tuple[TextBlock, ...], ...]:
        """The ruling by either reading, where judges part."""
        both = self._both.both if self._both is not None else ()
        return tuple(
            (TextBlock(BlockKind.HEADING, reading.words), *RulingSheet(decided.walk).ruling)
            for reading, decided in both
        )

    def _tell_penalties(self) -> Iterator[TextBlock]:
        yield from tell_penalty(self.penalty)
        ends = rulings_of(self.walk)
        if len(ends) == 1:  # the chart that follows has asked for it
            yield from _tell_on_purpose(ends[0], self.penalty)
        if self._ruling is not None and self._ruling.is_derived:
            yield TextBlock(BlockKind.PROSE, words.DERIVED)
        if self._ruling is not None and self._ruling.afterwards is not None:
            yield named(words.AFTERWARDS, self._ruling.afterwards)

    def _tell_words(self) -> Iterator[TextBlock]:
        name = words.SAY if self.walk.home.chart.game.has_players else None
        for sentence in said_at_end(self.walk):
            yield TextBlock(BlockKind.SAID, sentence, name)


def _once(blocks: Iterable[TextBlock]) -> Iterator[TextBlock]:
    """The blocks, each but once."""
    yield from dict.fromkeys(blocks)


def _tell_step(step: ChartStep, number: int) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.QUESTION, step.decision.question, number=number)
    yield TextBlock(BlockKind.ANSWER, step.words)


def _tell_short_step(step: ChartStep, number: int) -> Iterator[TextBlock]:
    """The same in one line."""
    said = _SHORT_STEP.filled(asked=step.decision.label.on_one_line(), answer=step.words)
    yield TextBlock(BlockKind.QUESTION, said, number=number)


def _tell_on_purpose(outcome: Outcome, penalty: Penalty | None) -> Iterator[TextBlock]:
    if outcome.on_purpose is not None or penalty is not None:
        yield named(words.ON_PURPOSE, outcome.on_purpose or words.NO_MATTER)


def _of_edition(chart: Chart) -> Text:
    title, badge = chart.title, chart.edition.badge
    return Text(f"{title.en} ({badge.en})", f"{title.ja}（{badge.ja}）")


def tell_case(inquiry: Inquiry) -> Iterator[TextBlock]:
    """The card, which ability it is about, then every fact that the ruling rests on."""
    return (each.block for each in _tell_case(inquiry))


def _tell_case(inquiry: Inquiry) -> Iterator[PartBlock]:
    title = inquiry.called or words.CARD_NOT_LISTED
    yield PartBlock(None, TextBlock(BlockKind.HEADING, title))
    if inquiry.card is not None:
        yield PartBlock(Spare.CARDS, TextBlock(BlockKind.PROSE, card_words(inquiry.card)))
    if inquiry.is_decided:
        yield PartBlock(Spare.CARDS, TextBlock(BlockKind.PROSE, ability_of(inquiry)))
    for told in inquiry.told:
        if told.origin is not Origin.FREE:
            is_assumed = told.origin is Origin.ASSUMED
            said = words.ASSUMED.filled(fact=told.answer.words) if is_assumed else told.answer.words
            yield PartBlock(Spare.FACTS, named(told.question.name, said))


def card_words(card: Card) -> Text:
    """What a card says, in one line; one without rules text says what it is."""
    text = card.text if card.text.en else card.type
    return Text(" / ".join(text.en.splitlines()), " / ".join(text.ja.splitlines()))


def tell_fresh_case(title: Text, cards: Iterable[Card], story: Text) -> Iterator[PartBlock]:
    """A case that nobody wrote, as a `RulingSheet` is told of it."""
    yield PartBlock(None, TextBlock(BlockKind.HEADING, title))
    yield PartBlock(Spare.STORY, TextBlock(BlockKind.PROSE, story))
    for card in cards:
        yield PartBlock(Spare.CARDS, named(card.name, card_words(card)))
