"""A ruling as a sheet: edition, case, the way with its reasons, remedy, penalties, what to say."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from flowcharts.cases.decide import DisputedRuling
from flowcharts.cases.inquiry import Inquiry, Origin
from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import (
    named,
    tell_exit,
    tell_grounds,
    tell_head,
    tell_penalty,
    tell_waiting,
)
from flowcharts.documents.booklet import ON_ONE_PAGE_OR_MORE, BookletPart, Kept
from flowcharts.documents.table_blocks import tell_consulted, tell_printed, tell_script
from flowcharts.model.chart import Chart, Outcome, Penalty
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.references import consulted
from flowcharts.model.scenario import Card, Ruling, Scenario, WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, penalty_of, rulings_of, said_at_end, steps
from flowcharts.model.text import Text, with_colon
from flowcharts.model.walk import Walk
from flowcharts.stories.case_story import story_of


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

    @property
    def blocks(self) -> Iterator[TextBlock]:
        """All of it."""
        yield from tell_head(self.walk.home.chart)
        yield from self.case
        yield from self.way
        yield from self.end

    @property
    def on_paper(self) -> BookletPart:
        """All of it on pages: the way, and the ruling beside it."""
        return BookletPart(
            (*self.case, *self.way),
            head=tuple(tell_head(self.walk.home.chart)),
            beside=tuple(self.end),
            columns=2,
            kept=Kept.LINES,
            sizes=ON_ONE_PAGE_OR_MORE,
        )

    @property
    def case(self) -> Iterator[TextBlock]:
        """The example: its title, its story, its cards; or the case: its card and its facts."""
        if self.inquiry is not None:
            yield from tell_case(self.inquiry)
        if self.scenario is None:
            return
        yield TextBlock(BlockKind.HEADING, self.scenario.title)
        yield TextBlock(BlockKind.PROSE, self.scenario.story)
        for card in (self.cards[name] for name in self.scenario.cards if name in self.cards):
            yield named(card.name, card_words(card))

    @property
    def way(self) -> Iterator[TextBlock]:
        """The steps of the whole way, each with its reason; a new chart where it crosses to one."""
        taken = steps(self.walk)
        if taken:
            yield TextBlock(BlockKind.HEADING, words.WAY)
        chart = self.walk.home.chart
        written: str | None = None
        for number, step in enumerate(taken, start=1):
            if step.chart is not chart:
                chart = step.chart
                yield named(words.CHART, _of_edition(chart))
            yield TextBlock(BlockKind.QUESTION, step.decision.question, number=number)
            yield TextBlock(BlockKind.ANSWER, step.words)
            reason = self.reason(step)
            if reason is not None:
                yield TextBlock(BlockKind.UNDER, reason.because)
                if reason.script != written:
                    yield from tell_script(reason.script, BlockKind.SCRIPT_UNDER)
                written = reason.script or written
            if step.decision.doubt is not None:
                yield TextBlock(BlockKind.UNDER, with_colon(words.DOUBT, step.decision.doubt))

    @property
    def end(self) -> Iterator[TextBlock]:
        """The ruling; before it is reached, the question that waits."""
        return self._tell_end(has_tables=True)

    @property
    def end_without_tables(self) -> Iterator[TextBlock]:
        """The same, where there is no room to look words up."""
        return self._tell_end(has_tables=False)

    def reason(self, step: ChartStep) -> WorkedAnswer | None:
        """Why the answer of a step is right, where the example says so."""
        if self.scenario is None or self._other is not None:
            return None
        reasons = self.scenario.answers
        whole = f"{step.chart.id}/{step.decision.id}"
        worked = reasons.get(whole, reasons.get(step.decision.id))
        return worked if worked is not None and worked.answer == step.answer else None

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

    def _tell_end(self, *, has_tables: bool) -> Iterator[TextBlock]:
        walk = self.walk
        disputed = self.inquiry.decided.disputed if self.inquiry is not None else self.disputed
        if disputed is not None:
            yield from self._tell_both(disputed)
            return
        if walk.decision is not None:
            yield from tell_waiting(walk, walk.decision)
            return
        for outcome in rulings_of(walk):
            yield TextBlock(BlockKind.HEADING, outcome.label.on_one_line())
            yield TextBlock(BlockKind.PROSE, outcome.remedy)
            if outcome.doubt is not None:
                yield named(words.DOUBT, outcome.doubt)
        if walk.exit is not None:
            yield from tell_exit(walk.exit)
        yield from self._tell_penalties()
        yield from self._tell_words()
        yield from self._tell_beside(has_tables=has_tables)

    @staticmethod
    def _tell_both(disputed: DisputedRuling) -> Iterator[TextBlock]:
        """What judges part on, and the ruling by either reading."""
        yield TextBlock(BlockKind.HEADING, words.DISPUTED)
        for dispute in disputed.disputes:
            yield TextBlock(BlockKind.PROSE, dispute.words)
            yield named(words.SOURCE, dispute.source)
        for reading, decided in disputed.both:
            yield TextBlock(BlockKind.HEADING, reading.words)
            yield from RulingSheet(decided.walk).end_without_tables

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

    def _tell_beside(self, *, has_tables: bool) -> Iterator[TextBlock]:
        """What is looked up at the end, the sources, and the chart that may follow."""
        found = consulted(self.walk)
        if found is not None:
            yield from tell_consulted(found if has_tables else found._replace(tables=()))
        if self._other is not None:
            yield from tell_grounds(self._other)
        if self.scenario is not None and self._other is None:
            yield from tell_printed(self.scenario)
            if self.scenario.note is not None:
                yield named(words.NOTE, self.scenario.note)
        for outcome in rulings_of(self.walk):
            yield named(words.SOURCE, outcome.source)
        if self.scenario is not None:
            yield named(words.SOURCE_OF_EXAMPLE, self.scenario.source)
        following: Chart | None = self.walk.next_chart
        if following is not None:
            yield named(words.NEXT, following.title)


def _tell_on_purpose(outcome: Outcome, penalty: Penalty | None) -> Iterator[TextBlock]:
    if outcome.on_purpose is not None or penalty is not None:
        yield named(words.ON_PURPOSE, outcome.on_purpose or words.NO_MATTER)


def _of_edition(chart: Chart) -> Text:
    title, badge = chart.title, chart.edition.badge
    return Text(f"{title.en} ({badge.en})", f"{title.ja}（{badge.ja}）")


def tell_case(inquiry: Inquiry) -> Iterator[TextBlock]:
    """The card, what happened, then every fact that the ruling rests on."""
    title = inquiry.card.name if inquiry.card is not None else words.CARD_NOT_LISTED
    yield TextBlock(BlockKind.HEADING, title)
    if inquiry.card is not None:
        yield TextBlock(BlockKind.PROSE, card_words(inquiry.card))
    if inquiry.is_decided:
        yield TextBlock(BlockKind.PROSE, story_of(inquiry))
    for told in inquiry.told:
        if told.origin is not Origin.FREE:
            is_assumed = told.origin is Origin.ASSUMED
            said = words.ASSUMED.filled(fact=told.answer.words) if is_assumed else told.answer.words
            yield named(told.question.name, said)


def card_words(card: Card) -> Text:
    """What a card says, in one line; one without rules text says what it is."""
    text = card.text if card.text.en else card.type
    return Text(" / ".join(text.en.splitlines()), " / ".join(text.ja.splitlines()))
