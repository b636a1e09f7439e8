"""A chart, a walk or a worked example, told as blocks."""

from collections.abc import Iterable, Iterator, Mapping

from flowcharts.export import words
from flowcharts.export.block import BlockKind, TextBlock
from flowcharts.export.table_blocks import (
    NO_CARDS,
    tell_beside,
    tell_consulted,
    tell_old_names,
    tell_printed,
    tell_script,
    tell_tables,
)
from flowcharts.model.chart import Chart, Decision, Exit, Outcome, Penalty
from flowcharts.model.comparison import EditionWalk, partings
from flowcharts.model.references import consulted
from flowcharts.model.scenario import Card, Scenario, WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk


def tell_head(chart: Chart) -> Iterator[TextBlock]:
    """The chart's title, edition and source: they come first, whatever is told."""
    yield TextBlock(BlockKind.TITLE, chart.title)
    yield TextBlock(BlockKind.BADGE, chart.edition.badge)
    yield _named(words.SOURCE, chart.source)


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
            yield TextBlock(BlockKind.UNDER, _joined(words.DOUBT, decision.doubt))
        for branch in decision.offered:
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


def tell_walk(walk: Walk) -> Iterator[TextBlock]:
    """The questions that a walk met with their answers, and where it stands."""
    yield from tell_head(walk.home.chart)
    yield from _tell_way(walk)
    yield from tell_end(walk)


def tell_end(walk: Walk) -> Iterator[TextBlock]:
    """Where a walk stands: the ruling, the exit, or the question that waits."""
    if walk.decision is not None:
        yield from _tell_waiting(walk, walk.decision)
        return
    outcome = walk.ending.outcome
    yield from tell_ruling(walk, outcome.penalty if outcome is not None else None)
    if walk.next_chart is not None:
        yield _named(words.NEXT, walk.next_chart.title)


def tell_ruling(
    walk: Walk, penalty: Penalty | None, *, has_tables: bool = True
) -> Iterator[TextBlock]:
    """The remedy where a walk has ended, or why the case is not for the chart.

    *has_tables*: with the tables to look things up in.
    """
    outcome = walk.ending.outcome
    if outcome is not None:
        yield from tell_outcome(outcome, penalty)
        found = consulted(walk)
        if found is not None:
            yield from tell_consulted(found if has_tables else found._replace(tables=()))
    elif walk.exit is not None:
        yield from tell_exit(walk.exit)
        yield from _tell_penalty(penalty)


def tell_scenario(
    scenario: Scenario, chart: Chart, cards: Mapping[str, Card]
) -> Iterator[TextBlock]:
    """A worked example: its story, each answer with its reason, and its ruling."""
    walk = scenario.walk(chart)
    yield from tell_head(chart)
    yield from _tell_story(scenario, cards)
    yield from _tell_way(walk, scenario.answers)
    yield from _tell_worked_ruling(scenario, walk)
    yield from tell_printed(scenario)
    if scenario.note is not None:
        yield _named(words.NOTE, scenario.note)
    yield _named(words.SOURCE, scenario.source)


def tell_on_edition(
    scenario: Scenario, edition: EditionWalk, cards: Mapping[str, Card]
) -> Iterator[TextBlock]:
    """A worked example as another edition rules it, and why."""
    yield from tell_head(edition.chart)
    yield from _tell_story(scenario, cards)
    yield from _tell_way(edition.walk)
    yield from tell_end(edition.walk)
    yield from tell_grounds(edition)


def tell_grounds(edition: EditionWalk) -> Iterator[TextBlock]:
    """Why an edition rules a case so, and how sure that is."""
    if edition.why is not None:
        yield _named(words.WHY, edition.why)
    yield _named(words.CONFIDENCE, words.CONFIDENCES[edition.confidence])


def tell_comparison(editions: Iterable[EditionWalk]) -> Iterator[TextBlock]:
    """One case as several editions rule it; ≠ where each parts from the one before."""
    walks = tuple(editions)
    places = {parting.after.chart.id: parting.place for parting in partings(walks)}
    for edition in walks:
        yield TextBlock(BlockKind.HEADING, edition.chart.edition.badge)
        for place, (name, text) in enumerate(_edition_lines(edition)):
            is_apart = places.get(edition.chart.id) == place
            yield _named(_apart(name) if is_apart else name, text)
        yield from _tell_penalty(edition.penalty)
        yield from tell_grounds(edition)


def tell_outcome(outcome: Outcome, penalty: Penalty | None) -> Iterator[TextBlock]:
    """A remedy: what the judge does, what each player gets, what to say."""
    yield TextBlock(BlockKind.HEADING, _one_line(outcome.label))
    yield TextBlock(BlockKind.PROSE, outcome.remedy)
    yield from _tell_penalty(penalty)
    if outcome.on_purpose is not None or penalty is not None:
        yield _named(words.ON_PURPOSE, outcome.on_purpose or words.NO_MATTER)
    yield TextBlock(BlockKind.SAID, outcome.say)
    if outcome.doubt is not None:
        yield _named(words.DOUBT, outcome.doubt)
    yield _named(words.SOURCE, outcome.source)


def tell_exit(way_out: Exit) -> Iterator[TextBlock]:
    """Why a case is not for the chart, and what applies instead."""
    yield TextBlock(BlockKind.HEADING, _joined(words.EXITS, _one_line(way_out.label)))
    yield TextBlock(BlockKind.PROSE, way_out.reason)
    yield _named(words.INSTEAD, way_out.instead)
    yield _named(words.SOURCE, way_out.source)


def _edition_lines(edition: EditionWalk) -> Iterator[tuple[Text, Text]]:
    """The questions of an edition with their answers, and what they come to."""
    home = edition.walk.home
    for step in steps(home):
        if step.chart is home.chart:
            yield _one_line(step.decision.label), step.decision.branch(step.answer).words
    end = edition.end
    if isinstance(end, Exit):
        name = words.EXITS
    else:
        name = words.REMEDY if home.ending.is_over else words.WAITS
    yield name, _one_line(end.label)


def _apart(name: Text) -> Text:
    return Text(f"≠ {name.en}", f"≠ {name.ja}")


def _tell_story(scenario: Scenario, cards: Mapping[str, Card]) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.HEADING, scenario.title)
    yield TextBlock(BlockKind.PROSE, scenario.story)
    for card in (cards[name] for name in scenario.cards if name in cards):
        yield _named(card.name, _card_words(card))


def _tell_way(walk: Walk, reasons: Mapping[str, WorkedAnswer] | None = None) -> Iterator[TextBlock]:
    """The steps of a walk; where it goes to another chart, that chart and the outcome before."""
    ended = {len(steps(part)): part for part in _ended_before(walk)}
    chart = walk.home.chart
    way = steps(walk)
    written: str | None = None
    for number, step in enumerate(way, start=1):
        if number - 1 in ended:
            yield from tell_end(ended[number - 1])
        if step.chart is not chart:
            chart = step.chart
            yield _named(words.CHART, _joined(chart.title, chart.edition.badge))
        yield TextBlock(BlockKind.QUESTION, step.decision.question, number=number)
        yield TextBlock(BlockKind.ANSWER, step.decision.branch(step.answer).words)
        reason = _reason(reasons or {}, step)
        if reason is not None:
            yield TextBlock(BlockKind.UNDER, reason.because)
            if reason.script != written:
                yield from tell_script(reason.script, BlockKind.SCRIPT_UNDER)
            written = reason.script or written
        if step.decision.doubt is not None:
            yield TextBlock(BlockKind.UNDER, _joined(words.DOUBT, step.decision.doubt))
    if len(way) in ended:
        yield from tell_end(ended[len(way)])


def _ended_before(walk: Walk) -> Iterator[Walk]:
    """The walks that came to their outcome before this one, which follows them, began."""
    if walk.origin is not None:
        yield from _ended_before(walk.origin)
        if walk.origin.outcome is not None:
            yield walk.origin


def _reason(reasons: Mapping[str, WorkedAnswer], step: ChartStep) -> WorkedAnswer | None:
    whole = f"{step.chart.id}/{step.decision.id}"
    return reasons.get(whole, reasons.get(step.decision.id))


def _tell_waiting(walk: Walk, decision: Decision) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.QUESTION, decision.question, number=len(steps(walk)) + 1)
    yield TextBlock(BlockKind.UNDER, decision.explanation)
    if walk.sub_chart is not None:
        yield _named(words.ANSWERED_BY, walk.sub_chart.title)
    yield _named(words.ANSWERS, _listed(tuple(branch.words for branch in decision.offered)))
    left = [outcome for outcome in walk.chart.outcomes if outcome.id in walk.possible]
    possible = words.POSSIBLE if walk.chart.has_remedies else words.RESULTS_POSSIBLE
    yield _named(possible, _listed(tuple(_one_line(outcome.label) for outcome in left)))


def _tell_penalty(penalty: Penalty | None) -> Iterator[TextBlock]:
    if penalty is not None:
        yield _named(words.CONTROLLER, penalty.controller)
        yield _named(words.OPPONENT, penalty.opponent)
        if penalty.exception is not None:
            yield _named(words.EXCEPTION, penalty.exception)


def _tell_worked_ruling(scenario: Scenario, walk: Walk) -> Iterator[TextBlock]:
    ruling = scenario.ruling
    if ruling is None:
        yield from tell_end(walk)
        return
    yield from tell_ruling(walk, ruling.penalty)
    if ruling.is_derived:
        yield TextBlock(BlockKind.PROSE, words.DERIVED)
    if ruling.afterwards is not None:
        yield _named(words.AFTERWARDS, ruling.afterwards)


def _leads_to(chart: Chart, answer: Text, node_id: str) -> Text:
    label = _one_line(chart.nodes[node_id].label)
    return Text(f"{answer.en} → {label.en}", f"{answer.ja} → {label.ja}")


def _named(name: Text, text: Text) -> TextBlock:
    return TextBlock(BlockKind.NAMED, text, name)


def _joined(one: Text, other: Text) -> Text:
    return Text(f"{one.en}: {other.en}", f"{one.ja}:{other.ja}")


def _listed(texts: tuple[Text, ...]) -> Text:
    return Text("; ".join(text.en for text in texts), "、".join(text.ja for text in texts))


def _one_line(label: Text) -> Text:
    """A label whose second line stays apart in Japanese too: 誘発は解決済み 懲罰なし."""
    return Text(" ".join(label.en.split()), " ".join(label.ja.split()))


def _card_words(card: Card) -> Text:
    """What a card says, in one line; one without rules text says what it is."""
    text = card.text if card.text.en else card.type
    return Text(" / ".join(text.en.splitlines()), " / ".join(text.ja.splitlines()))
