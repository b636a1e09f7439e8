"""`when`: was a missed trigger noticed soon enough?"""

from collections.abc import Iterator

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.request_error import RequestError, folded, one_of
from flowcharts.commands.terminal import Key, Terminal, terminal
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.words import CONFIDENCE as CONFIDENCE_NAME
from flowcharts.documents.words import CONFIDENCES
from flowcharts.library.unknown_name import unknown
from flowcharts.model.step_names import STEP_NAMES, step_of
from flowcharts.model.text import SaidError, Text
from flowcharts.model.turns import (
    PHASES,
    STEPS,
    Moment,
    Rule,
    TurnStep,
    is_within,
    read_moment,
    window,
)

CONFIDENCE = {Rule.WITHIN_A_TURN: "L"}
"""How sure a rule is, where it is not read in the source."""
MAIN_PHASES = (TurnStep.MAIN1, TurnStep.MAIN2)
_MAIN = "main"
PHASE_NAMES = {
    "beginning": PHASES[0],
    _MAIN: MAIN_PHASES,
    "combat": PHASES[2],
    "ending": PHASES[4],
}
"""What people type for one of several steps."""
_STEPS_BY_NAME = {
    folded(name).replace(" ", "-"): step
    for step, names in STEP_NAMES.items()
    for name in (f"{step}-step", names.en, names.ja)
}
"""The steps by what they are called: end-step, first main phase, 終了ステップ."""


_STEPS = Text(
    "steps of a turn:{phases}\n`main` asks which; `end-step` and full names do, too\n"
    "a further combat phase of the turn, and the main phase after it: 1:declare-attackers#2",
    "ターンのステップ：{phases}\n`main` と書くと、どちらのメイン・フェイズかを尋ねます。"
    "`end-step` や正式な名前でも構いません。\n"
    "同じターンの追加の戦闘フェイズと、その後のメイン・フェイズ：1:declare-attackers#2",
)


def _declare(parser: Parser, _screen: Screen) -> None:
    phases = "".join(f"\n  {', '.join(steps)}" for steps in PHASES)
    parser.epilog = parser.said(_STEPS.filled(phases=phases))
    parser.add_argument(
        "missed",
        metavar="MISSED",
        help=Text(
            "when, as TURN:STEP: 1:upkeep",
            "忘れた時点。`1:upkeep` のように、ターンの番号とステップで書く",
        ),
    )
    parser.add_argument(
        "noticed",
        metavar="NOTICED",
        help=Text(
            "when, as TURN:STEP: 3:end",
            "気付いた時点。`3:end` のように、ターンの番号とステップで書く",
        ),
    )
    parser.add_argument(
        "--rule",
        type=one_of("rule", Rule),
        default=Rule.TURN_CYCLE,
        metavar="|".join(Rule),
        help=Text(
            "how the time is measured; turn-cycle (March 2008) where it is not given",
            "期限の数え方。なければ turn-cycle（2008年3月）",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    wording = call.wording
    ours = terminal(wording, is_stdout_free=not call.asked.json)
    missed, noticed = (_moment(typed, ours) for typed in (call.asked.missed, call.asked.noticed))
    if noticed < missed:
        raise RequestError(
            Text(
                f"{noticed} is before {missed}: what is missed later was not noticed yet.",
                f"{noticed} は {missed} より前です。忘れるより前に気付くことはできません。",
            )
        )
    is_soon_enough = is_within(missed, noticed, call.asked.rule)
    first, last = window(missed, call.asked.rule)
    if call.asked.json:
        document = {"within": is_soon_enough, "window": [str(first), str(last)]}
        confidence = CONFIDENCE.get(call.asked.rule)
        print_document(document | ({"confidence": confidence} if confidence else {}))
    else:
        answer = _answer(noticed, first, last, is_soon_enough=is_soon_enough)
        print_blocks(_told(call.asked.rule, answer), wording)
    return 0


def _told(rule: Rule, answer: Text) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.PROSE, answer)
    if rule in CONFIDENCE:
        yield TextBlock(BlockKind.NAMED, CONFIDENCES[CONFIDENCE[rule]], CONFIDENCE_NAME)
        yield TextBlock(BlockKind.PROSE, words.RECONSTRUCTED)


def _moment(typed: str, ours: Terminal | None) -> Moment:
    """The moment that is typed; *ours* is asked which main phase, where it is not said."""
    turn, colon, rest = folded(typed).partition(":")
    step, sign, combat = rest.partition("#")
    step = _STEPS_BY_NAME.get(step.replace(" ", "-"), step)
    if step == _MAIN and ours is not None:
        step = _asked_main(turn, ours)
    if step and step not in STEPS:
        raise RequestError(unknown("step of the turn", step, STEPS, PHASE_NAMES.get(step, ())))
    try:
        return read_moment(f"{turn}{colon}{step}{sign}{combat}")
    except SaidError as error:
        raise RequestError(error.said) from error


def _asked_main(turn: str, ours: Terminal) -> str:
    """Which of the main phases of *turn* is meant; the word itself where nobody says."""
    ours.show(TextBlock(BlockKind.PROSE, words.WHICH_MAIN.filled(turn=turn)))
    keys = [
        Key(str(number), STEP_NAMES[step], (step,))
        for number, step in enumerate(MAIN_PHASES, start=1)
    ]
    sign = ours.ask(keys)
    return MAIN_PHASES[int(sign) - 1] if sign is not None else _MAIN


def _answer(noticed: Moment, first: Moment, last: Moment, *, is_soon_enough: bool) -> Text:
    verdict = words.IN_TIME if is_soon_enough else words.TOO_LATE
    seen, begun, ended = _said(noticed), _said(first), _said(last)
    return Text(
        f"{verdict.en}: it was noticed in {seen.en}. "
        f"The window runs from {begun.en} to the end of {ended.en}.",
        f"{verdict.ja}。気付いたのは{seen.ja}です。"
        f"{begun.ja}から{ended.ja}の終わりまでに気付けば間に合います。",
    )


def _said(moment: Moment) -> Text:
    step = step_of(moment)
    return Text(f"the {step.en} of turn {moment.turn}", f"第{moment.turn}ターンの{step.ja}")


WHEN = TerminalCommand(
    "when",
    Text("say whether a missed trigger was noticed in time", "誘発忘れに期限内に気付いたかを示す"),
    _declare,
    _run,
)
