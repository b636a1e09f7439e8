"""A chart, a walk or a worked example, told as blocks."""

from collections.abc import Iterator, Mapping

from flowcharts.chart import Chart, Decision, Exit, Outcome, Penalty
from flowcharts.export import words
from flowcharts.export.block import Block, Kind
from flowcharts.scenario import Card, Scenario
from flowcharts.text import Text
from flowcharts.walk import Walk


def tell_head(chart: Chart) -> Iterator[Block]:
    """The chart's title, edition and source: they come first, whatever is told."""
    yield Block(Kind.TITLE, chart.title)
    yield Block(Kind.BADGE, chart.edition.badge)
    yield _named(words.SOURCE, chart.source)


def tell_chart(chart: Chart) -> Iterator[Block]:
    """The whole chart: its questions, its remedies and its exits."""
    yield from tell_head(chart)
    yield Block(Kind.PROSE, chart.about)
    yield Block(Kind.HEADING, words.QUESTIONS)
    for number, decision in enumerate(chart.decisions, start=1):
        yield Block(Kind.QUESTION, decision.question, number=number)
        yield Block(Kind.UNDER, decision.explanation)
        for branch in decision.branches:
            yield Block(Kind.ANSWER, _leads_to(chart, branch.words, branch.to))
    for outcome in chart.outcomes:
        yield from tell_outcome(outcome, outcome.penalty)
    for way_out in chart.exits.values():
        yield from tell_exit(way_out)


def tell_walk(walk: Walk) -> Iterator[Block]:
    """The questions that a walk met with their answers, and where it stands."""
    yield from tell_head(walk.chart)
    for number, step in enumerate(walk.path, start=1):
        yield from _tell_step(walk.chart, number, step.decision, step.answer)
    yield from tell_end(walk)


def tell_end(walk: Walk) -> Iterator[Block]:
    """Where a walk stands: the ruling, the exit, or the question that waits."""
    if walk.outcome is not None:
        yield from tell_outcome(walk.outcome, walk.outcome.penalty)
    elif walk.exit is not None:
        yield from tell_exit(walk.exit)
    elif walk.decision is not None:
        yield from _tell_waiting(walk, walk.decision)


def tell_scenario(scenario: Scenario, chart: Chart, cards: Mapping[str, Card]) -> Iterator[Block]:
    """A worked example: its story, each answer with its reason, and its ruling."""
    walk = scenario.walk(chart)
    yield from tell_head(chart)
    yield Block(Kind.HEADING, scenario.title)
    yield Block(Kind.PROSE, scenario.story)
    for card in (cards[name] for name in scenario.cards if name in cards):
        yield _named(card.name, _card_words(card))
    for number, step in enumerate(walk.path, start=1):
        yield from _tell_step(chart, number, step.decision, step.answer)
        yield Block(Kind.UNDER, scenario.answers[step.decision].because)
    yield from _tell_ruling(scenario, walk)
    if scenario.note is not None:
        yield _named(words.NOTE, scenario.note)
    yield _named(words.SOURCE, scenario.source)


def tell_outcome(outcome: Outcome, penalty: Penalty | None) -> Iterator[Block]:
    """A remedy: what the judge does, what each player gets, what to say."""
    yield Block(Kind.HEADING, _one_line(outcome.label))
    yield Block(Kind.PROSE, outcome.remedy)
    if penalty is not None:
        yield _named(words.CONTROLLER, penalty.controller)
        yield _named(words.OPPONENT, penalty.opponent)
        if penalty.exception is not None:
            yield _named(words.EXCEPTION, penalty.exception)
    yield _named(words.ON_PURPOSE, outcome.on_purpose or words.NO_MATTER)
    yield Block(Kind.SAID, outcome.say)
    yield _named(words.SOURCE, outcome.source)


def tell_exit(way_out: Exit) -> Iterator[Block]:
    """Why a case is not for the chart, and what applies instead."""
    yield Block(Kind.HEADING, _joined(words.EXITS, way_out.label))
    yield Block(Kind.PROSE, way_out.reason)
    yield _named(words.INSTEAD, way_out.instead)
    yield _named(words.SOURCE, way_out.source)


def _tell_step(chart: Chart, number: int, decision_id: str, answer: str) -> Iterator[Block]:
    decision = next(decision for decision in chart.decisions if decision.id == decision_id)
    yield Block(Kind.QUESTION, decision.question, number=number)
    yield Block(Kind.ANSWER, decision.branch(answer).words)


def _tell_waiting(walk: Walk, decision: Decision) -> Iterator[Block]:
    yield Block(Kind.QUESTION, decision.question, number=len(walk.path) + 1)
    yield Block(Kind.UNDER, decision.explanation)
    yield _named(words.ANSWERS, _listed(tuple(branch.words for branch in decision.branches)))
    left = [outcome for outcome in walk.chart.outcomes if outcome.id in walk.possible]
    yield _named(words.POSSIBLE, _listed(tuple(_one_line(outcome.label) for outcome in left)))


def _tell_ruling(scenario: Scenario, walk: Walk) -> Iterator[Block]:
    ruling = scenario.ruling
    if walk.outcome is None or ruling is None:
        yield from tell_end(walk)
        return
    yield from tell_outcome(walk.outcome, ruling.penalty)
    if ruling.is_derived:
        yield Block(Kind.PROSE, words.DERIVED)
    if ruling.afterwards is not None:
        yield _named(words.AFTERWARDS, ruling.afterwards)


def _leads_to(chart: Chart, answer: Text, node_id: str) -> Text:
    label = _one_line(chart.nodes[node_id].label)
    return Text(f"{answer.en} → {label.en}", f"{answer.ja} → {label.ja}")


def _named(name: Text, text: Text) -> Block:
    return Block(Kind.NAMED, text, name)


def _joined(one: Text, other: Text) -> Text:
    return Text(f"{one.en}: {other.en}", f"{one.ja}：{other.ja}")


def _listed(texts: tuple[Text, ...]) -> Text:
    return Text("; ".join(text.en for text in texts), "、".join(text.ja for text in texts))


def _one_line(label: Text) -> Text:
    """A label whose second line stays apart in Japanese too: 誘発は解決済み 懲罰なし."""
    return Text(" ".join(label.en.split()), " ".join(label.ja.split()))


def _card_words(card: Card) -> Text:
    """What a card says, in one line; one without rules text says what it is."""
    text = card.text if card.text.en else card.type
    return Text(" / ".join(text.en.splitlines()), " / ".join(text.ja.splitlines()))
