"""`generate`: fresh cases, told and decided."""

import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

from flowcharts.cards.card_origin import OF_CARD, CardOrigin
from flowcharts.cases.facts import FACTS
from flowcharts.cases.forms import written
from flowcharts.cases.value_words import name_of_fact
from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.booklet_file import write_booklet
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.decided_document import decided_document
from flowcharts.commands.output import endings_of
from flowcharts.commands.request_error import RequestError, half_width, one_of
from flowcharts.commands.walk_document import text_document
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.booklet import Booklet
from flowcharts.documents.formats import OF_WORDS
from flowcharts.documents.ruling_page import ruling_page
from flowcharts.documents.ruling_sheet import RulingSheet, tell_fresh_case
from flowcharts.library.generator import TODAY
from flowcharts.model.advice import advised
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.stories.generate import Generator
from flowcharts.stories.generated_case import GeneratedCase, NoCaseError
from flowcharts.stories.mix import is_asked_for

if TYPE_CHECKING:  # whoever asks for no such case reads no card
    from flowcharts.cards.card_cases import CardCase

_OUTCOME = Text("outcome", "結果")
_DECISION = Text("decision", "判断")
_OFF_THE_WAY = Text(
    "There is no {word} “{name}” on the way. {advice}",
    "この道筋に{word}「{name}」はありません。{advice}",
)
_NO_MORE = Text(
    "No more than {count} such cases were found.",
    "そのような事例は{count}件しか見つかりませんでした。",
)
_MOST = 100_000
_MOST_TRIES = 4000
"""After so many cases of other cards, what is asked for comes hardly ever."""
_NOT_TODAY = Text(
    "Cases of abilities without written stories are told of today’s policy alone, not of {chart}.",
    "状況を説明する文章がまだない能力では、現在の規定の事例しか作れません。"
    "{chart} の事例は作れません。",
)
_NO_PAIRS = Text(
    "Cases of such cards have none to be put beside: leave --pairs out.",
    "このような事例には、比べる相手の事例がありません。--pairs を外してください。",
)
_SEED = 1
_TITLE = Text("Rulings of fresh cases", "自動作成した事例の裁定")


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "chart",
        type=half_width,
        metavar="CHART|today",
        help=Text("a chart, or today’s policy", "チャート、または today（現在の規定）"),
    )
    parser.add_argument(
        "--count",
        type=_count,
        default=1,
        metavar="N",
        help=Text("how many; 1 if left", "いくつ作るか。なければ1つ"),
    )
    parser.add_argument(
        "--seed",
        type=_seed,
        default=_SEED,
        metavar="S",
        help=Text("the same number, the same cases", "番号が同じなら、同じ事例になります"),
    )
    parser.add_argument(
        "--outcome",
        type=half_width,
        metavar="[CHART/]ID",
        help=Text("cases that come to it", "その結果になる事例"),
    )
    parser.add_argument(
        "--decision",
        type=half_width,
        metavar="[CHART/]ID",
        help=Text("cases that are asked it", "その質問が出る事例"),
    )
    parser.add_argument(
        "--pairs",
        action="store_true",
        help=Text("two at a time that differ in one fact", "事実が1つだけ違う事例を2つずつ"),
    )
    parser.add_argument(
        "--cards",
        type=one_of("origin", CardOrigin),
        metavar="|".join(CardOrigin),
        help=Text(
            "of abilities without written stories: listed ones, those of your own cards, too, or "
            "those of the card library, too",
            "文章の用意がない能力から作る。収録カードのもの、自分のカードも含む、"
            "取り込んだカードも含む",
        ),
    )
    parser.add_argument(
        "--id",
        type=half_width,
        metavar="ID",
        help=Text("that case once more", "その事例をもう一度作る"),
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=Text(
            "a page for each ruling; its ending says the format: {endings}",
            "裁定ごとに1ページの文書。末尾で形式が決まります：{endings}",
        ).filled(endings=endings_of(OF_WORDS)),
    )
    parser.add_paper()
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    asked, library = call.asked, call.library
    if asked.chart != TODAY and library.chart(asked.chart).family is None:
        raise RequestError(
            Text(
                f"Facts do not decide {asked.chart}: it has no cases to make.",
                f"{asked.chart} は事実から答えが決まらないため、事例を作れません。",
            )
        )
    generator = library.generator(asked.chart)
    _check_names(generator, asked.outcome, asked.decision)
    wording = call.wording
    of_cards = asked.cards is not None or (asked.id or "").startswith(OF_CARD)
    cases: list[GeneratedCase | CardCase] = [
        *(_of_cards(generator, call) if of_cards else _cases(generator, call))
    ]
    if asked.output is not None:
        pages = tuple(ruling_page(ruling_of_case(case)) for case in cases)
        write_booklet(call, Booklet(_TITLE, pages), asked.output, wording)
    elif asked.json:
        print_document({"cases": [_document(case) for case in cases]})
    else:
        for case in cases:
            print_blocks(_told(case), wording)
    if asked.id is None and len(cases) < asked.count:
        print(_NO_MORE.filled(count=str(len(cases))).in_wording(wording), file=sys.stderr)
    return 0


def _cases(generator: Generator, call: Call) -> Iterable[GeneratedCase]:
    asked = call.asked
    if asked.id is not None:
        try:
            return [generator.case_of(asked.id)]
        except NoCaseError as error:
            raise RequestError(error.said) from None
    wanted = (asked.seed, asked.outcome, asked.decision)
    if not asked.pairs:
        return islice(generator.cases(*wanted), asked.count)
    pairs = islice(generator.pairs(*wanted), (asked.count + 1) // 2)
    return islice(chain.from_iterable(pairs), 2 * ((asked.count + 1) // 2))


def _of_cards(generator: Generator, call: Call) -> "Iterator[CardCase]":
    """Cases of abilities without written stories, each level of the policy in turn."""
    from flowcharts.cards.card_cases import CardCases  # with all that reads a card
    from flowcharts.cards.other_cards import OtherCards

    asked, others = call.asked, OtherCards(call.library)
    source = CardCases(call.library, lambda: others)
    if asked.id is not None:
        yield source.case_of(asked.id)
        return
    charts = [each.id for each in generator.charts if source.share(each.id, asked.cards)]
    if not charts:
        raise RequestError(_NOT_TODAY.filled(chart=asked.chart))
    if asked.pairs:
        raise RequestError(_NO_PAIRS)
    drawn = [source.drawn(each, asked.seed, asked.cards) for each in charts]
    told: set[Text] = set()
    for case in islice(chain.from_iterable(zip(*drawn, strict=True)), _MOST_TRIES + asked.count):
        is_new = case is not None and case.story not in told
        if case is not None and is_new and is_asked_for(case.walk, asked.outcome, asked.decision):
            told.add(case.story)
            yield case
        if len(told) == asked.count:
            return


def _check_names(generator: Generator, outcome: str | None, decision: str | None) -> None:
    charts = [each for chart in generator.charts for each in charts_within_reach(chart)]
    for word, name, known in (
        (_OUTCOME, outcome, {end for chart in charts for end in _ends(chart)}),
        (_DECISION, decision, {node for chart in charts for node in _decisions(chart)}),
    ):
        if name is not None and name not in known:
            raise RequestError(
                _OFF_THE_WAY.filled(word=word, name=name, advice=advised(name, known))
            )


def _ends(chart: Chart) -> Iterator[str]:
    names = (*(outcome.id for outcome in chart.outcomes), *chart.exits)
    return (form for name in names for form in (name, f"{chart.id}/{name}"))


def _decisions(chart: Chart) -> Iterator[str]:
    return (form for each in chart.decisions for form in (each.id, f"{chart.id}/{each.id}"))


def _document(case: "GeneratedCase | CardCase") -> dict[str, Any]:
    return {
        "id": case.id,
        "content": case.content,
        "card": case.card.name.en,
        "facts": {
            name: written(case.case.values[name]) for name in FACTS if name in case.case.values
        },
        "story": text_document(case.story),
        "walk": decided_document(case.walk),
        "pair": case.pair,
        "differs": case.differs,
    }


def _told(case: "GeneratedCase | CardCase") -> Iterator[TextBlock]:
    if case.pair is not None:
        is_second = case.id.startswith(case.pair)  # which is called after the first
        heading = words.SECOND_OF_PAIR if is_second else words.FIRST_OF_PAIR
        yield TextBlock(BlockKind.HEADING, heading)
    yield TextBlock(BlockKind.TITLE, case.card.name)
    yield TextBlock(BlockKind.PROSE, case.story)
    yield from RulingSheet(case.walk.walk, told_facts=case.case).blocks
    yield TextBlock(BlockKind.NAMED, Text(case.id, case.id), words.CASE_ID)
    if case.differs is not None:
        yield TextBlock(BlockKind.NAMED, name_of_fact(case.differs), words.DIFFERS)


def ruling_of_case(case: "GeneratedCase | CardCase") -> RulingSheet:
    """What is told of a fresh case on paper."""
    told = tuple(tell_fresh_case(case.card.name, [case.card], case.story))
    return RulingSheet(case.walk.walk, told_facts=case.case, told=told)


def _count(typed: str) -> int:
    number = _seed(typed)
    if not 1 <= number <= _MOST:
        raise RequestError(
            Text(
                f"“{typed}” cases cannot be made: ask for 1 to {_MOST}.",
                f"「{typed}」は事例の件数として使えません。1から{_MOST}までの数を書いてください。",
            )
        )
    return number


def _seed(typed: str) -> int:
    digits = half_width(typed)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(1 << 64))):
        raise RequestError(
            Text(
                f"“{typed}” is no number: write 1, 2 and so on.",
                f"「{typed}」は数ではありません。1、2などと書いてください。",
            )
        )
    return int(digits)


GENERATE = TerminalCommand(
    "generate",
    Text("make fresh cases, told and decided", "新しい事例を、裁定と一緒に作る"),
    _declare,
    _run,
)
