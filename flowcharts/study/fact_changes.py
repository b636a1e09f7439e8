"""Changes of one fact of a case, in words: what if it had been otherwise?"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from flowcharts.cases.case import Case, read_fact
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.rule import NoRuleError
from flowcharts.model.chart import Chart
from flowcharts.model.step_names import STEP_NAMES
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, at


class FactChange(NamedTuple):
    """One fact, changed."""

    fact: str
    value: str
    """As the fact is written."""
    words: Text


class ChangedCase(NamedTuple):
    """What the case comes to with one fact changed."""

    change: FactChange
    decided: DecidedWalk


_CHANGES = (
    # What was done.
    FactChange(
        "acts",
        "mention",
        Text(
            "Its controller mentions the trigger before doing anything else.",
            "コントローラーが、ほかのことをする前に誘発のことを口にした。",
        ),
    ),
    FactChange(
        "acts",
        "choose",
        Text(
            "Its controller announces the choice at once.",
            "コントローラーが、すぐに選択を宣言した。",
        ),
    ),
    FactChange(
        "acts",
        "pass mention",
        Text(
            "Its controller passes priority, then mentions the trigger before acting.",
            "コントローラーが優先権をパスし、そのあと行動する前に誘発のことを口にした。",
        ),
    ),
    FactChange(
        "acts",
        "move mention",
        Text(
            "Its controller does what is possible only after it, and then mentions it.",
            "コントローラーが、解決後にしかできない行動をしたあとで誘発のことを口にした。",
        ),
    ),
    FactChange(
        "acts",
        "opp:move mention",
        Text(
            "The opponent plays on first; its controller then mentions the trigger.",
            "対戦相手が先へ進み、そのあとコントローラーが誘発のことを口にした。",
        ),
    ),
    FactChange(
        "acts",
        "mention matter",
        Text(
            "It is made known before it first makes a difference.",
            "違いが初めて表れる前に、その効果を明らかにした。",
        ),
    ),
    FactChange(
        "acts",
        "matter mention",
        Text(
            "It is made known only after it should have made a difference.",
            "違いが出るはずだった時を過ぎてから、その効果を明らかにした。",
        ),
    ),
    FactChange(
        "acts",
        "opp:try stop",
        Text(
            "Its controller stops the opponent who tries what it forbids.",
            "禁じられたことを対戦相手がしようとしたところで、コントローラーが止めた。",
        ),
    ),
    FactChange(
        "acts",
        "opp:try opp:done",
        Text(
            "The opponent does what it forbids, and nobody objects.",
            "禁じられたことを対戦相手が行い、誰も止めなかった。",
        ),
    ),
    # What the ability is.
    FactChange(
        "kind",
        "trigger",
        Text("It is a triggered ability.", "誘発型能力だった。"),
    ),
    FactChange(
        "kind",
        "not-a-trigger",
        Text("It is no triggered ability.", "誘発型能力ではなかった。"),
    ),
    FactChange(
        "option",
        "none",
        Text("The ability leaves no option.", "しないことを選べない能力だった。"),
    ),
    FactChange(
        "option",
        "may",
        Text("The ability says “may”.", "「してもよい」と書かれていた。"),
    ),
    FactChange(
        "option",
        "unless",
        Text("The ability says “unless”.", "「ないかぎり」と書かれていた。"),
    ),
    FactChange(
        "stack_choice",
        "none",
        Text(
            "Nothing is chosen as it goes on the stack.",
            "スタックに置くときに選ぶものがなかった。",
        ),
    ),
    FactChange(
        "stack_choice",
        "other",
        Text(
            "It has a target to choose as it goes on the stack.",
            "スタックに置くときに対象を選ぶ能力だった。",
        ),
    ),
    FactChange(
        "effects",
        "life+you",
        Text("All that it does is gain life.", "ライフを得るだけの能力だった。"),
    ),
    FactChange(
        "effects",
        "bonus-yours",
        Text(
            "All that it does is give a bonus until end of turn.",
            "ターン終了時までの修整を与えるだけの能力だった。",
        ),
    ),
    FactChange(
        "effects",
        "creates-delayed",
        Text(
            "All that it does is set up a delayed trigger.",
            "遅延誘発型能力を生み出すだけの能力だった。",
        ),
    ),
    FactChange(
        "effects",
        "copies",
        Text("All that it does is make copies.", "コピーを作るだけの能力だった。"),
    ),
    FactChange(
        "effects",
        "forbid-theirs",
        Text(
            "All that it does is forbid the opponent something.",
            "対戦相手の行動を禁じるだけの能力だった。",
        ),
    ),
    FactChange(
        "delayed",
        "none",
        Text("It is no delayed trigger.", "遅延誘発型能力ではなかった。"),
    ),
    FactChange(
        "delayed",
        "undoes",
        Text(
            "It is a delayed trigger that undoes a change of zone.",
            "領域の変更を元に戻す遅延誘発型能力だった。",
        ),
    ),
    FactChange(
        "aura_on_entering",
        "none",
        Text(
            "It is no trigger of an Aura’s entering.", "オーラが戦場に出たときの誘発ではなかった。"
        ),
    ),
    FactChange(
        "aura_on_entering",
        "only-enchanted",
        Text(
            "It is an Aura’s trigger for entering, and affects the enchanted permanent alone.",
            "オーラが戦場に出たときの誘発で、つけられたパーマネントだけに影響するものだった。",
        ),
    ),
    FactChange(
        "duration",
        "none",
        Text("Its effect has no duration.", "効果に持続時間がなかった。"),
    ),
    FactChange(
        "duration",
        "turn",
        Text("Its effect lasts until end of turn.", "効果がターン終了時まで続くものだった。"),
    ),
    FactChange(
        "detrimental",
        "yes",
        Text(
            "The ability usually harms its controller.",
            "コントローラーにとって一般に有害な能力だった。",
        ),
    ),
    FactChange(
        "detrimental",
        "no",
        Text(
            "The ability does not usually harm its controller.",
            "コントローラーにとって一般に有害とはいえない能力だった。",
        ),
    ),
    # What the judge finds.
    FactChange(
        "impact",
        "no",
        Text(
            "Nothing at all could have come of it.",
            "処理しても何も変わりえない状況だった。",
        ),
    ),
    FactChange(
        "impact",
        "yes",
        Text("It would have changed something.", "何かが変わるはずの状況だった。"),
    ),
    FactChange(
        "last_action",
        "shows changes single",
        Text(
            "One last action shows the miss and changes what the trigger does.",
            "直前の1つの行動から誘発忘れが分かり、その行動で誘発の効果が変わる状況だった。",
        ),
    ),
    FactChange(
        "last_action",
        "shows single",
        Text(
            "The last action shows the miss, but does not change what the trigger does.",
            "直前の行動から、忘れたことは分かるが、誘発の効果は変わらない状況だった。",
        ),
    ),
    FactChange(
        "mind",
        "forgot",
        Text("The player simply forgot it.", "プレイヤーは単に忘れていた。"),
    ),
    FactChange(
        "mind",
        "saw knew-illegal advantage",
        Text(
            "The player saw it, knew better and sought to gain.",
            "プレイヤーは気付いていて、不正と知りながら有利を得ようとした。",
        ),
    ),
    FactChange(
        "warnings",
        "0",
        Text("The player has had no Warning today.", "その日まだ【警告】を受けていなかった。"),
    ),
    FactChange(
        "warnings",
        "2",
        Text(
            "The player has had two Warnings for Missed Trigger today.",
            "その日すでに〔誘発忘れ〕の【警告】を2回受けていた。",
        ),
    ),
    FactChange(
        "disruptive",
        "yes",
        Text(
            "To add it now would disrupt too much.", "今から処理すると混乱が大きすぎる状況だった。"
        ),
    ),
    FactChange(
        "disruptive",
        "no",
        Text("To add it now would disrupt little.", "今から処理しても混乱の少ない状況だった。"),
    ),
)


def changed_cases(
    chart: Chart, decided: DecidedWalk, *, of_ability: bool = True
) -> Iterator[ChangedCase]:
    """What *chart* makes of the case with one fact changed, where that leads all the way.

    *of_ability*: may it be another ability?
    """
    for each in _changed(chart, decided):
        is_whole = not each.decided.missing and each.decided.stopped is None
        if is_whole and (of_ability or each.change.fact not in _OF_ABILITIES):
            yield each


def nearest(
    chart: Chart, decided: DecidedWalk, is_wanted: Callable[[DecidedWalk], bool]
) -> ChangedCase | None:
    """The nearest case that *is_wanted*: what happened is changed before the ability is.

    It need not lead all the way: what would follow then may not be told.
    """
    found = (each for each in _changed(chart, decided) if is_wanted(each.decided))
    return min(found, key=lambda each: each.change.fact in _OF_ABILITIES, default=None)


def _changed(chart: Chart, decided: DecidedWalk) -> Iterator[ChangedCase]:
    case = decided.case
    for change in (*_CHANGES, *_owner_changes(case), *_moment_changes(case)):
        name, value = read_fact(change.fact, change.value)
        if case.values.get(name) in (None, value):
            continue
        try:
            other = decide(chart, Case({**case.values, name: value}, case.words))
        except (ContradictionError, NoRuleError):
            continue
        yield ChangedCase(change, other)


_OF_ABILITIES = frozenset(
    {
        *("kind", "option", "option_of", "stack_choice", "resolution_choice", "effects"),
        *("reflexive", "delayed", "aura_on_entering", "duration", "detrimental"),
    }
)


def _owner_changes(case: Case) -> Iterator[FactChange]:
    controller = case.values.get("controller")
    if controller in ("A", "B"):
        other = "B" if controller == "A" else "A"
        opponents = Text("The opponent owns the card.", "カードのオーナーが対戦相手だった。")
        own = Text("Its controller owns the card.", "カードのオーナーがコントローラー自身だった。")
        yield FactChange("owner", other, opponents)
        yield FactChange("owner", str(controller), own)


def _moment_changes(case: Case) -> Iterator[FactChange]:
    missed, noticed = case.values.get("missed"), case.values.get("noticed")
    if not isinstance(missed, Moment) or not isinstance(noticed, Moment):
        return
    for turn in range(missed.turn, missed.turn + 4):
        for step in (TurnStep.UPKEEP, TurnStep.MAIN1, TurnStep.MAIN2):
            moment = at(turn, step)
            if moment < missed:
                continue
            yield FactChange(
                "noticed",
                str(moment),
                Text(
                    "It is noticed in turn {turn}, {step}.",
                    "第{turn}ターンの{step}に気付いた。",
                ).filled(turn=str(turn), step=STEP_NAMES[step]),
            )
