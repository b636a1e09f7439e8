"""A chart, a walk or a worked example, told as blocks."""

from collections.abc import Iterable, Iterator, Mapping

from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.table_blocks import (
    tell_beside,
    tell_consulted,
    tell_old_names,
    tell_tables,
)
from flowcharts.model.chart import Chart, Decision, Exit, Outcome, Penalty
from flowcharts.model.comparison import EditionWalk, partings
from flowcharts.model.references import consulted
from flowcharts.model.scenario import NO_CARDS, Card
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text, with_colon
from flowcharts.model.walk import Walk


def tell_head(chart: Chart) -> Iterator[TextBlock]:
    """The chart's title, edition and source: they come first, whatever is told."""
    yield TextBlock(BlockKind.TITLE, chart.title)
    yield TextBlock(BlockKind.BADGE, chart.edition.badge)
    yield named(words.SOURCE, chart.source)


def tell_chart(chart: Chart, cards: Mapping[str, Card] = NO_CARDS) -> Iterator[TextBlock]:
    """The whole chart: its questions, its remedies and its exits, and what is looked up in it."""
    yield from tell_head(chart)
    yield TextBlock(BlockKind.PROSE, chart.about)
    yield TextBlock(BlockKind.HEADING, words.QUESTIONS)
    for number, decision in enumerate(chart.decisions, start=1):
        yield TextBlock(BlockKind.QUESTION, decision.question, number=number)
        yield TextBlock(BlockKind.UNDER, decision.explanation)
        if decision.asks_opponent:
            yield TextBlock(BlockKind.UNDER, words.OPPONENT_CHOOSES)
        if decision.doubt is not None:
            yield TextBlock(BlockKind.UNDER, with_colon(words.DOUBT, decision.doubt))
        for branch in decision.branches:
            yield TextBlock(BlockKind.ANSWER, _leads_to(chart, branch.words, branch.to))
    for outcome in chart.outcomes:
        yield from tell_outcome(outcome, outcome.penalty)
        yield from tell_beside(chart, outcome, cards)
    for way_out in chart.exits.values():
        yield from tell_exit(way_out)
    yield from tell_old_names(chart)
    if chart.references:
        yield TextBlock(BlockKind.HEADING, words.LOOK_UP)
        yield from tell_tables(chart.references.values())


def tell_end(walk: Walk) -> Iterator[TextBlock]:
    """Where a walk through one chart stands: the outcome, the exit, or the question that waits."""
    if walk.decision is not None:
        yield from tell_waiting(walk, walk.decision)
        return
    outcome = walk.ending.outcome
    if outcome is not None:
        yield from tell_outcome(outcome, outcome.penalty)
        found = consulted(walk)
        if found is not None:
            yield from tell_consulted(found)
    elif walk.exit is not None:
        yield from tell_exit(walk.exit)
    if walk.next_chart is not None:
        yield named(words.NEXT, walk.next_chart.title)


def tell_grounds(edition: EditionWalk) -> Iterator[TextBlock]:
    """Why an edition rules a case so, and how sure that is."""
    if edition.why is not None:
        yield named(words.WHY, edition.why)
    yield named(words.CONFIDENCE, words.CONFIDENCES[edition.confidence])


def tell_comparison(editions: Iterable[EditionWalk]) -> Iterator[TextBlock]:
    """One case as several editions rule it; ≠ where each parts from the one before."""
    walks = tuple(editions)
    places = {parting.after.chart.id: parting.place for parting in partings(walks)}
    for edition in walks:
        yield TextBlock(BlockKind.HEADING, edition.chart.edition.badge)
        for place, (name, text) in enumerate(_edition_lines(edition)):
            is_apart = places.get(edition.chart.id) == place
            yield named(_apart(name) if is_apart else name, text)
        yield from tell_penalty(edition.penalty)
        yield from tell_grounds(edition)


def tell_outcome(outcome: Outcome, penalty: Penalty | None) -> Iterator[TextBlock]:
    """A remedy: what the judge does, what each player gets, what to say."""
    yield TextBlock(BlockKind.HEADING, outcome.label.on_one_line())
    yield TextBlock(BlockKind.PROSE, outcome.remedy)
    yield from tell_penalty(penalty)
    if outcome.on_purpose is not None or penalty is not None:
        yield named(words.ON_PURPOSE, outcome.on_purpose or words.NO_MATTER)
    yield TextBlock(BlockKind.SAID, outcome.say)
    if outcome.doubt is not None:
        yield named(words.DOUBT, outcome.doubt)
    yield named(words.SOURCE, outcome.source)


def tell_exit(way_out: Exit) -> Iterator[TextBlock]:
    """Why a case is not for the chart, what applies instead, and the source of that."""
    yield from tell_way_out(way_out)
    yield named(words.SOURCE, way_out.source)


def tell_way_out(way_out: Exit) -> Iterator[TextBlock]:
    """Why a case is not for the chart, and what applies instead."""
    yield TextBlock(BlockKind.HEADING, with_colon(words.EXITS, way_out.label.on_one_line()))
    yield TextBlock(BlockKind.PROSE, way_out.reason)
    yield named(words.INSTEAD, way_out.instead)


def _edition_lines(edition: EditionWalk) -> Iterator[tuple[Text, Text]]:
    """The questions of an edition with their answers, and what they come to."""
    home = edition.walk.home
    for step in steps(home):
        if step.chart is home.chart:
            yield step.decision.label.on_one_line(), step.words
    end = edition.end
    if isinstance(end, Exit):
        name = words.EXITS
    else:
        name = words.REMEDY if home.ending.is_over else words.WAITS
    yield name, end.label.on_one_line()


def _apart(name: Text) -> Text:
    return Text(f"≠ {name.en}", f"≠ {name.ja}")


def tell_waiting(walk: Walk, decision: Decision) -> Iterator[TextBlock]:
    """The question that waits, and what may still come of it."""
    yield TextBlock(BlockKind.QUESTION, decision.question, number=len(steps(walk)) + 1)
    yield TextBlock(BlockKind.UNDER, decision.explanation)
    if walk.sub_chart is not None:
        yield named(words.ANSWERED_BY, walk.sub_chart.title)
    yield named(words.ANSWERS, words.LISTED.join(branch.words for branch in decision.branches))
    left = [outcome for outcome in walk.chart.outcomes if outcome.id in walk.possible]
    possible = words.POSSIBLE if walk.chart.has_remedies else words.RESULTS_POSSIBLE
    yield named(possible, words.LISTED.join(outcome.label.on_one_line() for outcome in left))


def tell_penalty(penalty: Penalty | None) -> Iterator[TextBlock]:
    """What each player gets, where there is anything to get."""
    if penalty is not None:
        yield named(words.CONTROLLER, penalty.controller)
        yield named(words.OPPONENT, penalty.opponent)
        if penalty.exception is not None:
            yield named(words.EXCEPTION, penalty.exception)


def _leads_to(chart: Chart, answer: Text, node_id: str) -> Text:
    label = chart.nodes[node_id].label.on_one_line()
    return Text(f"{answer.en} → {label.en}", f"{answer.ja} → {label.ja}")


def named(name: Text, text: Text) -> TextBlock:
    """*text*, and what it is."""
    return TextBlock(BlockKind.NAMED, text, name)
