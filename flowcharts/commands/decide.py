"""`decide`: what the charts come to by the facts of a case."""

import json
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from flowcharts.cases.case import Because, Case, FactError, fact_named, read_facts
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import DecidedWalk, differs_at
from flowcharts.cases.facts import DAY, FACTS, MISSED, NOTICED, REL, FactOf
from flowcharts.cases.forms import written
from flowcharts.cases.open_facts import settled
from flowcharts.cases.rule import NoRuleError
from flowcharts.commands import words
from flowcharts.commands.ability_choice import ability_meant, add_card, card_named
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.decided_document import decided_document
from flowcharts.commands.facts import TODAY, policy_charts, said_value
from flowcharts.commands.facts_template import REMARK
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import tell_head
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text

ALL = "all"
_MOST = 1_000_000
"""No facts of a case are longer."""
_LONGEST_TURN = 9
"""No turn has more digits."""


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "chart",
        type=half_width,
        metavar="CHART|today|all",
        help=Text(
            "a chart; today’s policy, by the fact rel; or every chart",
            "チャート。today は現在の規定（事実 rel による）、all はすべてのチャート",
        ),
    )
    parser.add_argument(
        "--facts",
        metavar="FILE|-",
        help=Text("the facts, as one JSON object", "事実。JSONのオブジェクト1つ"),
    )
    add_card(parser)
    parser.add_argument(
        "--ability",
        type=_number,
        metavar="N",
        help=Text(
            "which of its abilities, as `facts` counts",
            "カードの何番目の能力か。番号は `facts` で分かります",
        ),
    )
    parser.add_argument(
        "--scenario",
        type=half_width,
        metavar="ID",
        help=Text("the facts of an example", "例題の事実を使う"),
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=half_width,
        metavar="FACT=VALUE",
        help=Text(
            "a fact, as wants=back-up,nothing; may be given several times",
            "事実。例：wants=back-up,nothing。何度でも書けます",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    asked, library = call.asked, call.library
    try:
        told = _told_facts(call)
        case = _case(call, told)
        case = Case({k: v for k, v in case.values.items() if k not in told.turns}, case.words)
        fault = contradiction(case)  # told even where no chart is known yet
        if fault is not None:
            raise RequestError(fault)
        day = _day(call, case)
        if asked.chart == ALL:
            charts = [library.chart(chart.id, day) for chart in policy_charts(library)]
        else:
            charts = [_chart(asked.chart, case, day, library)]
        decided = [settled(chart, case, told.turns) for chart in charts]
    except (FactError, NoRuleError) as error:
        raise RequestError(error.said) from None
    if asked.json:
        documents = [decided_document(each, _example(each, call)) for each in decided]
        if asked.chart == ALL:
            print_document({"walks": documents})
        else:
            print_document(documents[0])
    else:
        wording = call.wording
        for each in decided:
            print_blocks(_told(each, _example(each, call)), wording)
    return 0


class _ToldFacts(NamedTuple):
    """The facts that the file and the options give."""

    case: Case
    turns: dict[str, int]
    """Of moments of which the step is not told, the turn."""


def _told_facts(call: Call) -> _ToldFacts:
    """What is told.

    Raises:
        RequestError, FactError: something of it is wrong.
    """
    asked = call.asked
    given = _read_file(asked.facts) if asked.facts is not None else {}
    given |= dict(map(_set, asked.set))
    turns = {name: int(str(told)) for name, told in given.items() if _is_turn(name, told)}
    others = {name: told for name, told in given.items() if name not in turns}
    return _ToldFacts(read_facts(others), turns)


def _is_turn(name: str, told: object) -> bool:
    """Is it a moment without its step, as “2”?"""
    words = str(told)
    is_number = words.isascii() and words.isdigit() and 0 < len(words) <= _LONGEST_TURN
    return name in (MISSED.name, NOTICED.name) and is_number and int(words) > 0


def _case(call: Call, told: _ToldFacts) -> Case:
    """The case that the options give together.

    Raises:
        RequestError, FactError: they do not fit each other, or one is wrong.
    """
    asked, library, given = call.asked, call.library, told.case
    if asked.facts is not None:
        given = given.with_usual(FactOf.SITUATION)
        if asked.card is None:
            given = given.with_usual(FactOf.ABILITY)
    if asked.scenario is not None:
        if asked.facts is not None or asked.card is not None:
            raise RequestError(
                Text(
                    "--scenario brings its own facts: leave out --facts and --card.",
                    "--scenario の例題には事実が含まれているので、"
                    "--facts や --card と一緒には使えません。",
                )
            )
        case = library.case(asked.scenario)
        if case is None:
            raise RequestError(
                Text(
                    f"The example {asked.scenario} does not state its facts.",
                    f"例題 {asked.scenario} には、事実が書かれていません。",
                )
            )
        return case.with_facts(given)
    if asked.card is None:
        if asked.ability is not None:
            raise RequestError(
                Text(
                    "--ability counts the abilities of a card: name it with --card.",
                    "--ability はカードの能力の番号です。どのカードかも --card で書いてください。",
                )
            )
        return given
    card = card_named(asked.card, library)
    return ability_meant(card, asked.ability, given, library).with_facts(given)


def _read_file(name: str) -> dict[str, object]:
    try:
        text = sys.stdin.read(_MOST) if name == "-" else Path(name).read_text("utf-8")
        given = json.loads(text)
    except (ValueError, RecursionError):  # what is no UTF-8 is a ValueError, too
        raise RequestError(
            Text(
                f"The facts in {name} are not JSON: write one object.",
                f"{name} の事実がJSONではありません。オブジェクトを1つ書いてください。",
            )
        ) from None
    if not isinstance(given, dict):
        raise RequestError(
            Text(
                f'The facts in {name} are no object: write {{"option": "may"}}.',
                f"{name} の事実がオブジェクトではありません。"
                '{"option": "may"} のように書いてください。',
            )
        )
    told = {k: value for k, value in given.items() if not k.startswith(REMARK)}
    return {fact_named(k).name: value for k, value in told.items() if value is not None}


def _set(words_given: str) -> tuple[str, str]:
    name, is_given, value = words_given.partition("=")
    if not is_given:
        raise RequestError(
            Text(
                f"“{words_given}” sets nothing: write fact=value, as option=may.",
                f"「{words_given}」は事実の形になっていません。option=may のように書いてください。",
            )
        )
    return fact_named(name.strip()).name, value.strip()


def _chart(name: str, case: Case, day: str | None, library: Library) -> Chart:
    """The chart that is meant; today's goes by the REL, which is Competitive if nobody says."""
    if name == TODAY:
        is_regular = case.values.get(REL.name) == "regular"
        name = library.todays_regular_chart_id if is_regular else library.todays_chart_id
    return library.chart(name, day)


def _day(call: Call, case: Case) -> str | None:
    """The day that the charts are asked as of; an example is decided on whole editions."""
    day = case.values.get(DAY.name)
    is_set = any(_set(words_given)[0] == DAY.name for words_given in call.asked.set)
    return str(day) if day is not None and (is_set or call.asked.scenario is None) else None


def _example(decided: DecidedWalk, call: Call) -> Scenario | None:
    """The example that was asked about, where its facts lead the very way that it tells."""
    if call.asked.scenario is None or call.asked.set:
        return None
    scenario = call.library.scenario(call.asked.scenario)
    if decided.walk.home.chart.id != scenario.chart:
        return None
    told = scenario.walk(call.library.chart(scenario.chart))
    ends_alike = (told.chart.id, told.here.id) == (decided.walk.chart.id, decided.walk.here.id)
    return scenario if ends_alike and differs_at(decided, told) is None else None


def _told(decided: DecidedWalk, scenario: Scenario | None) -> Iterator[TextBlock]:
    if decided.stopped is not None and decided.disputed is None:
        yield TextBlock(BlockKind.TITLE, decided.walk.home.chart.title)
        yield TextBlock(BlockKind.PROSE, decided.stopped)
        return
    sheet = RulingSheet(decided.walk, scenario, disputed=decided.disputed, told_facts=decided.case)
    yield from chain(tell_head(decided.walk.home.chart), sheet.way, sheet.end)
    yield from _tell_facts(decided)
    yield from _tell_missing(decided)
    if decided.free:
        free = ", ".join(decided.free)
        yield TextBlock(BlockKind.NAMED, Text(free, free), words.FREE)
    if decided.judged:
        judged = ", ".join(decided.judged)
        yield TextBlock(BlockKind.NAMED, Text(judged, judged), words.JUDGED)


def _tell_facts(decided: DecidedWalk) -> Iterator[TextBlock]:
    told = steps(decided.walk)
    if told:
        yield TextBlock(BlockKind.HEADING, words.FACTS)
    for step in told:
        reasons = decided.because(*step.place)
        said = "; ".join(_said(each) for each in reasons)
        yield TextBlock(BlockKind.NAMED, Text(said, said), step.decision.label)


def _tell_missing(decided: DecidedWalk) -> Iterator[TextBlock]:
    if decided.missing:
        yield TextBlock(BlockKind.HEADING, words.MISSING)
    for name in decided.missing:
        about = FACTS[name].about
        if name in decided.case.values:  # a wish that is not on offer, an effect without a name
            about = words.SAYS_TOO_LITTLE.filled(about=about)
        yield TextBlock(BlockKind.NAMED, about, Text(name, name))


def _said(because: Because) -> str:
    return f"{because.fact.name} = {said_value(written(because.value))}"


def _number(typed: str) -> int:
    if not half_width(typed).isdigit():
        raise RequestError(
            Text(
                f"“{typed}” counts no ability: write 1, 2 and so on.",
                f"「{typed}」は能力の番号ではありません。1、2などと書いてください。",
            )
        )
    return int(half_width(typed))


DECIDE = TerminalCommand(
    "decide", Text("decide a case by its facts", "事実から裁定を出す"), _declare, _run
)
