"""`facts`: what a case is made of, and what asks for it; or the abilities of a card as facts."""

from collections.abc import Iterator
from typing import Any

from flowcharts.cases import facts as vocabulary
from flowcharts.cases.ability import Ability
from flowcharts.cases.decide import asked_by
from flowcharts.cases.facts import REL, Fact
from flowcharts.cases.forms import Value, written
from flowcharts.cases.value_words import words_of
from flowcharts.commands.ability_choice import abilities_on, add_card, card_named
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.facts_template import facts_template
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.commands.walk_document import text_document
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text

TODAY = "today"


def _declare(parser: Parser, _screen: Screen) -> None:
    add_card(parser)
    parser.add_argument(
        "--template",
        nargs="?",
        const=TODAY,
        type=half_width,
        metavar="CHART",
        help=Text(
            "print a file of facts to fill in, for that chart; today’s policy if none is named",
            "そのチャートの事実を書き込むひな形を出力。なければ現在の規定",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    asked, library = call.asked, call.library
    wording = call.wording
    if asked.template is not None:
        print_document(facts_template(_chart_of(asked.template, library), wording))
    elif asked.card is not None:
        card = card_named(asked.card, library)
        abilities = abilities_on(card, library)
        if asked.json:
            print_document(_card_document(card, abilities))
        else:
            print_blocks(_tell_card(card, abilities), wording)
    elif asked.json:
        print_document({"facts": [_row(fact, library) for fact in vocabulary.FACTS.values()]})
    else:
        print_blocks(_told(), wording)
    return 0


def _chart_of(name: str, library: Library) -> Chart:
    """The chart of that name, which facts decide.

    Raises:
        RequestError: they do not.
    """
    chart = library.chart(library.todays_chart_id if name == TODAY else name)
    if chart.family is None or not _is_decided(chart):
        raise RequestError(
            Text(
                f"The chart {chart.id} does not say which facts answer it.",
                f"チャート {chart.id} は、事実から答えを決められるようになっていません。",
            )
        )
    return chart


def policy_charts(library: Library) -> list[Chart]:
    """The charts that facts decide."""
    return [chart for chart in library.charts() if chart.family is not None and _is_decided(chart)]


def _is_decided(chart: Chart) -> bool:
    return any(decision.decides or decision.sub_chart for decision in chart.decisions)


def _row(fact: Fact[Value], library: Library) -> dict[str, Any]:
    charts = policy_charts(library)
    places = [*asked_by(fact, charts)]
    if fact is REL:  # it chooses between the charts of today
        chosen = (library.todays_chart_id, library.todays_regular_chart_id)
        places = [(chart.id, chart.start) for chart in charts if chart.id in chosen]
    return {
        "name": fact.name,
        "of": fact.of,
        "values": list(fact.form.values),
        "means": {value: text_document(words) for value, words in words_of(fact).items()},
        "usual": written(fact.form.read(fact.usual)) if fact.usual is not None else None,
        "judged": fact.is_judged,
        "about": text_document(fact.about),
        "source": text_document(fact.source),
        "asked_by": [{"chart": chart, "decision": decision} for chart, decision in places],
    }


def _told() -> Iterator[TextBlock]:
    for fact in vocabulary.FACTS.values():
        yield TextBlock(BlockKind.HEADING, Text(fact.name, fact.name))
        yield TextBlock(BlockKind.PROSE, fact.about)
        for value, words in words_of(fact).items():
            yield TextBlock(BlockKind.NAMED, words, Text(value, value))


def _card_document(card: Card, abilities: tuple[Ability, ...]) -> dict[str, Any]:
    return {
        "card": text_document(card.name),
        "abilities": [
            {"number": number, "id": ability.id, "facts": _ability_rows(ability)}
            for number, ability in enumerate(abilities, start=1)
        ],
    }


def _ability_rows(ability: Ability) -> list[dict[str, Any]]:
    words = ability.case.words
    return [
        {
            "fact": name,
            "value": written(ability.case.values[name]),
            "words": text_document(words[name]) if name in words else None,
        }
        for name in vocabulary.FACTS
        if name in ability.case.values
    ]


def _tell_card(card: Card, abilities: tuple[Ability, ...]) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.TITLE, card.name)
    yield TextBlock(BlockKind.PROSE, card.text)
    for number, ability in enumerate(abilities, start=1):
        name = f"{number}. {ability.id}"
        yield TextBlock(BlockKind.HEADING, Text(name, name))
        for row in _ability_rows(ability):
            said = said_value(row["value"])
            shown = Text(said, said)
            if row["words"] is not None:
                shown = Text(f"{said}: {row['words']['en']}", f"{said}：{row['words']['ja']}")
            yield TextBlock(BlockKind.NAMED, shown, Text(row["fact"], row["fact"]))


def said_value(value: str | int | list[str]) -> str:
    """A value as the command line has it."""
    return (",".join(value) or "none") if isinstance(value, list) else str(value)


FACTS = TerminalCommand(
    "facts", Text("say what a case is made of", "事例を決める事実を示す"), _declare, _run
)
