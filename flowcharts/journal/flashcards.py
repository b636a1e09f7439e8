"""A worked example as flash cards: its ruling, and what else it can be asked for, in one place."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import named, tell_penalty
from flowcharts.documents.ruling_sheet import RulingSheet, Spare
from flowcharts.journal.tallies import ItemTally
from flowcharts.library.library import Library
from flowcharts.model.branch import NO
from flowcharts.model.chart import Chart, Decision, Outcome
from flowcharts.model.deciding_steps import AWARENESS, awareness_step, remedy_step
from flowcharts.model.scenario import Card, Scenario, WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk

_OR = Text(" / ", "／")
_ASK_RULING = Text("What is your ruling?", "裁定はどうなりますか？")
_ASK_RESULT = Text("What does it come to?", "結果はどうなりますか？")
_ASK_PENALTY = Text("What does each player get?", "それぞれのプレイヤーの懲罰は？")
_ABSENT = Text("Not there", "書かれていないこと")
_WRONG = Text("Why not otherwise", "ほかの答えが誤りである理由")


class Ask(StrEnum):
    """What a card of an example asks for. Their order never changes: Anki counts by it."""

    RULING = "ruling"
    PENALTY = "penalty"
    MISSED = "missed"
    """The question that settles whether it was missed."""
    DECIDING = "deciding"
    """The question that settles what is done."""


class Flashcard(NamedTuple):
    """A question and its answer."""

    question: tuple[TextBlock, ...]
    answer: tuple[TextBlock, ...]
    items: frozenset[str]
    """The decisions that it asks for."""
    settled_by: frozenset[str]
    """Those of them that its answer turns on."""
    deciding: tuple[WorkedAnswer, ...]
    """What of the cards decides it."""


class StoryCards(NamedTuple):
    """All cards of one example."""

    id: str
    chart: Chart
    """In whose deck they are."""
    level: str
    story: tuple[TextBlock, ...]
    """The edition, the title and the story, which each of them begins with."""
    cards: tuple[Card, ...]
    """Those of the game."""
    asked: Mapping[Ask, Flashcard]
    wanted: frozenset[Ask] = frozenset(Ask)
    """Those of them that are written."""

    @property
    def items(self) -> frozenset[str]:
        """The decisions that it asks for."""
        return frozenset(item for each in self.asked.values() for item in each.items)

    def asking(self, items: Iterable[str]) -> frozenset[Ask]:
        """Which of them turn on one of *items*, or on what a mistaken idea of those is about."""
        wanted = {item.partition("#")[0] for item in items}
        return frozenset(ask for ask, each in self.asked.items() if wanted & each.settled_by)


def cards_of_story(scenario: Scenario, library: Library) -> StoryCards:
    """The cards of an example, on the chart that it is told for."""
    chart = library.chart(scenario.chart)
    facts = library.case(scenario.id)
    sheet = RulingSheet(scenario.walk(chart), scenario, cards=library.cards, told_facts=facts)
    badge = TextBlock(BlockKind.BADGE, chart.edition.badge)
    told = (each.block for each in sheet.case_in_parts if each.spare is not Spare.CARDS)
    is_own = scenario.told_for is None
    return StoryCards(
        scenario.id if is_own else f"{scenario.id}@{chart.id}",
        chart,
        scenario.level,
        (badge, *told),
        tuple(library.cards[name] for name in scenario.cards if name in library.cards),
        {ask: card for ask, card in _asked(sheet, chart) if card is not None},
    )


def strength(story: StoryCards, tallies: Mapping[str, ItemTally]) -> float:
    """How reliably the weakest of what it asks for is answered, from 0 to 1."""
    known = (tallies[item] for item in story.items if item in tallies)
    return min((tally.right / tally.asked for tally in known), default=1.0)


def _asked(sheet: RulingSheet, chart: Chart) -> Iterator[tuple[Ask, Flashcard | None]]:
    yield Ask.RULING, _ruling(sheet, chart)
    yield Ask.PENALTY, _penalty(sheet) if chart.has_remedies else None
    missed = _missed_step(sheet.walk) if chart.id != AWARENESS else None
    deciding = remedy_step(sheet.walk)
    yield Ask.MISSED, _decision(sheet, missed)
    # Where nothing turned off the usual way, whether it was missed has settled it.
    is_other = missed is None or deciding is None or deciding.answer != NO
    yield Ask.DECIDING, _decision(sheet, deciding) if is_other and deciding != missed else None


def _missed_step(walk: Walk) -> ChartStep | None:
    """The decision that settles whether it was missed, also where it is answered at once."""
    at_once = (step for step in steps(walk) if step.decision.sub_chart == AWARENESS)
    return awareness_step(walk) or next(at_once, None)


def _ruling(sheet: RulingSheet, chart: Chart) -> Flashcard:
    ask = _ASK_RULING if chart.has_remedies else _ASK_RESULT
    taken = [step for step in steps(sheet.walk) if not step.decision.asks_opponent]
    settling = remedy_step(sheet.walk)
    return Flashcard(
        (TextBlock(BlockKind.QUESTION, ask),),
        (*sheet.ruling, *sheet.way, *sheet.doubts, *sheet.beside, *sheet.sources),
        frozenset(map(_item, taken)),
        frozenset(_item(step) for step in taken if step == settling or not _may_end(step)),
        _reasons(sheet, taken),
    )


def _penalty(sheet: RulingSheet) -> Flashcard | None:
    """Who gets what, where the chart says so; why, where it is the last question that does."""
    if sheet.penalty is None:
        return None
    taken = [step for step in steps(sheet.walk) if not step.decision.asks_opponent]
    before = len(steps(sheet.walk.home))
    why = [step for step in taken if step in steps(sheet.walk)[before:]]
    because = [TextBlock(BlockKind.PROSE, each.because) for each in _reasons(sheet, why)]
    return Flashcard(
        (TextBlock(BlockKind.QUESTION, _ASK_PENALTY),),
        (*tell_penalty(sheet.penalty), *because, *sheet.sources),
        frozenset(map(_item, why)),
        # What was answered with no on the way to the last of them has changed nothing.
        frozenset(_item(step) for step in why if step.answer != NO or step == why[-1]),
        _reasons(sheet, why or taken),
    )


def _decision(sheet: RulingSheet, step: ChartStep | None) -> Flashcard | None:
    """One of its questions, where the example says why it is answered so."""
    reason = sheet.reason(step) if step is not None else None
    if step is None or reason is None:
        return None
    return Flashcard(
        tuple(_question(step.decision)),
        tuple(_answer(step, reason)),
        frozenset({_item(step)}),
        frozenset({_item(step)}),
        (reason,),
    )


def _question(decision: Decision) -> Iterator[TextBlock]:
    answers = [branch.words.on_one_line() for branch in decision.branches]
    yield TextBlock(BlockKind.QUESTION, decision.question)
    yield named(words.ANSWERS, _OR.join(answers))


def _answer(step: ChartStep, reason: WorkedAnswer) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.ANSWER, step.words.on_one_line())
    yield TextBlock(BlockKind.PROSE, reason.because)
    for name, text in ((_ABSENT, reason.evidence.absent), (_WRONG, reason.wrong)):
        if text is not None:
            yield named(name, text)
    yield named(words.SOURCE, step.decision.source)


def _reasons(sheet: RulingSheet, taken: Iterable[ChartStep]) -> tuple[WorkedAnswer, ...]:
    found = (sheet.reason(step) for step in taken)
    return tuple(reason for reason in found if reason is not None)


def _may_end(step: ChartStep) -> bool:
    """Does one of its answers end its chart? Of what none ends, no question but the ruling asks."""
    nodes = (step.chart.nodes[branch.to] for branch in step.decision.branches)
    return any(isinstance(node, Outcome) for node in nodes)


def _item(step: ChartStep) -> str:
    return f"{step.chart.id}/{step.decision.id}"
