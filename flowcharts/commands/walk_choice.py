"""Which walk is meant: by answers, by names, by an exit or by an example."""

from argparse import Namespace
from collections.abc import Iterable
from dataclasses import dataclass

from flowcharts.commands.arguments import Parser
from flowcharts.commands.request_error import RequestError, folded, half_width
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.library.library import Library
from flowcharts.library.unknown_name import unknown
from flowcharts.model.chart import Chart, Decision, Penalty
from flowcharts.model.comparison import EditionWalk, on_edition
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import ChartStep, charts_within_reach, penalty_of, questions, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk, walk_by_names

_ANSWER = Text("answer to “{name}”", "「{name}」の答え")
_UNREACHED = Text(
    "The walk does not reach “{name}”: {where}.", "道筋は「{name}」を通りません。{where}。"
)
_OVER = Text("it is over at “{here}”", "「{here}」に着いて終わっています")
_WAITS = Text("it waits at “{here}” for an answer", "「{here}」で答えを待っています")


@dataclass(frozen=True, slots=True)
class WalkChoice:
    """The walk that is meant, and the example it comes from, if it does."""

    walk: Walk
    scenario: Scenario | None = None

    @property
    def edition(self) -> EditionWalk | None:
        """The example as the edition rules it that it is walked on."""
        return on_edition(self.scenario, self.walk.home.chart) if self.scenario else None

    @property
    def penalty(self) -> Penalty | None:
        """What each player gets: the example knows it better than the chart."""
        return self.edition.penalty if self.edition is not None else penalty_of(self.walk)

    def told(self, library: Library) -> RulingSheet:
        """The walk in words, with its reasons where it is an example's."""
        facts = library.case(self.scenario.id) if self.scenario is not None else None
        return RulingSheet(self.walk, self.scenario, self.edition, library.cards, told_facts=facts)


def add_choice(parser: Parser) -> None:
    """Let the user say which chart and which walk is meant."""
    parser.add_chart()
    parser.add_argument(
        "--answers",
        metavar="no,yes,…",
        help=Text(
            "the answers in their order, or by decision: optional=no,choices=yes,…",
            "順番どおりの答え、または質問ごとの答え：optional=no,choices=yes,…",
        ),
    )
    parser.add_argument(
        "--exit",
        type=half_width,
        metavar="ID",
        help=Text(
            "leave there: the case is not for this chart", "そこで離れる（このチャートの対象外）"
        ),
    )
    parser.add_argument(
        "--scenario",
        type=half_width,
        metavar="ID",
        help=Text("the walk of an example", "例題の道筋"),
    )


def chosen(asked: Namespace, library: Library, *, is_alone: bool = False) -> WalkChoice | None:
    """The walk that is asked for; None where only the chart is named.

    It goes on into the chart that follows where answers are left over, unless *is_alone*.

    Raises:
        RequestError, UnknownError, WalkError: there is no such walk.
    """
    chart = library.chart(asked.chart)
    if asked.scenario is not None:
        if asked.answers is not None or asked.exit is not None:
            raise RequestError(
                Text(
                    "--scenario brings its own answers: leave out --answers and --exit.",
                    "--scenario の例題には答えが含まれているので、"
                    "--answers や --exit と一緒には使えません。",
                )
            )
        if is_alone:
            raise RequestError(
                Text(
                    "--scenario goes its whole way: leave out --alone.",
                    "--scenario の例題は最後までたどるので、--alone と一緒には使えません。",
                )
            )
        scenario = scenario_on(chart, asked.scenario, library)
        return WalkChoice(on_edition(scenario, chart).walk, scenario)
    if asked.answers is None and asked.exit is None:
        return None  # an empty list of answers is one: the walk stands at its start
    walk = read_answers(chart, asked.answers or "", is_alone=is_alone)
    return WalkChoice(walk if asked.exit is None else _left_by(walk, asked.exit))


def scenario_on(chart: Chart, scenario_id: str, library: Library) -> Scenario:
    """The example of that id, if it is told for *chart*."""
    scenario = library.scenario(scenario_id)
    charts = scenario.charts
    if chart.id not in charts:
        raise RequestError(
            Text(
                f"The example {scenario_id} is worked on the chart {' and '.join(charts)}, "
                f"not on {chart.id}.",
                f"例題 {scenario_id} は、チャート {chart.id} のものではありません。"
                f"使うチャートは {'、'.join(charts)} です。",
            )
        )
    return scenario


def read_answers(chart: Chart, words: str, *, is_alone: bool = False) -> Walk:
    """The walk that *words* give: answers in their order, or decision=answer in any order.

    It goes on into the chart that follows where answers are left over, unless *is_alone*.

    Raises:
        RequestError, WalkError: they do not fit the chart.
    """
    typed = _half_typed(words)
    answers = [word.strip() for word in typed.split(",")] if typed else []
    if "" in answers:
        raise RequestError(
            Text(f"An answer is missing in “{words}”.", f"「{words}」に、答えが抜けています。")
        )
    named = [word for word in answers if "=" in word]
    if named and len(named) < len(answers):
        bare = next(word for word in answers if "=" not in word)
        raise RequestError(
            Text(
                f"Name every answer or none: “{bare}” stands beside “{named[0]}”.",
                f"名前のない「{bare}」と、名前の付いた「{named[0]}」が混ざっています。"
                "判断の名前は、全部に付けるか、まったく付けないかのどちらかにしてください。",
            )
        )
    if named:
        return _walk_named(chart, named, is_alone=is_alone)
    walk, rest = Walk(chart), typed
    while rest:
        if walk.next_chart is not None and not is_alone:
            walk = walk.led_on()
        decision = walk.decision
        if decision is None:
            raise RequestError(
                Text(
                    f"{len(answers)} answers are too many: the walk is over at “{walk.here.id}” "
                    f"after {len(steps(walk))}.",
                    f"答えが多すぎます（{len(answers)}個）。"
                    f"{len(steps(walk))}個目の答えで「{walk.here.id}」に着いて終わります。",
                )
            )
        answer, rest = _first_answer(decision, rest)
        walk = walk.answered(_answer_meant(decision.id, [decision], answer))
    return walk


def _half_typed(words: str) -> str:
    """*words* without differences of width and case; a Japanese keyboard types 、 for a comma."""
    return folded(words).replace("、", ",")


def _first_answer(decision: Decision, typed: str) -> tuple[str, str]:
    """The answer that *typed* begins with, and the rest; words of a branch may hold a comma."""
    for branch in decision.branches:
        for words in map(_half_typed, branch.words):
            after = typed.removeprefix(words).lstrip()
            if "," in words and typed.startswith(words) and after[:1] in ("", ","):
                return words, after[1:].lstrip()
    answer, _, rest = typed.partition(",")
    return answer.strip(), rest.strip()


def _walk_named(chart: Chart, words: list[str], *, is_alone: bool) -> Walk:
    named: dict[str, str] = {}
    for word in words:
        name, _, answer = (part.strip() for part in word.partition("="))
        if name in named:
            raise RequestError(
                Text(f"“{name}” is answered twice.", f"「{name}」の答えが2つあります。")
            )
        named[name] = _answer_named(chart, name, answer)
    walk = walk_by_names(chart, named)
    if is_alone and walk.home.outcome is not None:
        walk = walk.home
    met = {name: step for step in steps(walk) for name in _names(step)}
    for name, answer in named.items():
        if name not in met and not _is_granted(chart, name, answer):
            raise RequestError(_UNREACHED.filled(name=name, where=_where(walk)))
        if name in met and met[name].answer != answer:
            raise RequestError(
                Text(
                    f"The answers on {met[name].decision.sub_chart} come to “{met[name].answer}” "
                    f"at “{name}”, not to “{answer}”.",
                    f"{met[name].decision.sub_chart} の答えによれば、「{name}」の答えは"
                    f"「{met[name].answer}」で、「{answer}」ではありません。",
                )
            )
    return walk


def _answer_named(chart: Chart, name: str, typed: str) -> str:
    """The answer *typed* for *name*; a name that no decision has is refused."""
    found = questions(chart, name)
    if not found:
        known = [decision.id for each in charts_within_reach(chart) for decision in each.decisions]
        raise RequestError(unknown("decision", name, tuple(known)))
    return _answer_meant(name, [decision for _, decision in found], typed)


def _answer_meant(name: str, decisions: Iterable[Decision], typed: str) -> str:
    """The answer to *decisions* that is *typed*, by its own word or by those of its branch."""
    branches = [branch for decision in decisions for branch in decision.branches]
    answers = tuple(dict.fromkeys(branch.answer for branch in branches))
    if typed in answers:
        return typed
    meant = {branch.answer for branch in branches if typed in map(_half_typed, branch.words)}
    if len(meant) != 1:
        raise RequestError(unknown(_ANSWER.filled(name=name), typed, answers))
    return meant.pop()


def _names(step: ChartStep) -> tuple[str, str]:
    return step.decision.id, f"{step.chart.id}/{step.decision.id}"


def _is_granted(chart: Chart, name: str, answer: str) -> bool:
    """Is it the answer that this edition takes for granted?"""
    return any(each.granted(decision.id) == answer for each, decision in questions(chart, name))


def _left_by(walk: Walk, exit_id: str) -> Walk:
    if exit_id not in walk.chart.exits:
        raise RequestError(unknown("exit", exit_id, tuple(walk.chart.exits)))
    return walk.left_by(exit_id)


def _where(walk: Walk) -> Text:
    said = _OVER if walk.is_over else _WAITS
    return said.filled(here=walk.here.id)
