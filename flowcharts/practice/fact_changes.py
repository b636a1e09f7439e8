"""Changes of one fact of a case, in words: what if it had been otherwise?"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from flowcharts.cases import facts as f
from flowcharts.cases.case import Case, MissingFactError, Reading, read_fact
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.forms import Value
from flowcharts.cases.rule import NoRuleError
from flowcharts.cases.situation_rules import GONE_ON, SHOWN
from flowcharts.cases.timeline import comes_first
from flowcharts.model.chart import Chart
from flowcharts.model.step_names import moment_called
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep, at
from flowcharts.practice.act_changes import other_acts


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
            "The last action, which can be taken back alone, shows the miss and changes what the "
            "trigger does.",
            "直前の行動は、それだけを取り消せるもので、誘発忘れがそれで分かり、誘発の効果も変わる状況だった。",
        ),
    ),
    FactChange(
        "last_action",
        "shows single",
        Text(
            "The last action, which can be taken back alone, shows the miss but does not change "
            "what the trigger does.",
            "直前の行動は、それだけを取り消せるもので、誘発忘れは分かるが、誘発の効果は変わらない状況だった。",
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
    acts = (FactChange("acts", told, words) for told, words in other_acts(chart, case))
    for change in (*acts, *_CHANGES, *_owner_changes(case), *_moment_changes(decided)):
        name, value = read_fact(change.fact, change.value)
        if case.values.get(name) in (None, value) or not _is_possible(case, name, value):
            continue
        try:
            other = decide(chart, Case({**case.values, name: value}, case.words))
        except (ContradictionError, NoRuleError):
            continue
        yield ChangedCase(change, other)


_CAN_FIND_NOTHING = frozenset(
    {
        *("sacrifice-opp", "sacrifice-affected", "discard-opp", "discard-you", "cast-free"),
        *("tap-theirs", "return-theirs", "return-own", "destroy-any", "destroy-theirs"),
        *("exile-any", "exile-graveyard", "untap-own", "counter-spell", "control-you"),
        *("damage-creature", "damage-creature-dies", "shrink-theirs"),
    }
)
"""The effects that need something on the table, or in a hand, which may not be there."""


def _is_possible(case: Case, fact: str, value: Value) -> bool:
    """Can it be so with that ability, and with what else was done?"""
    told = case.values.get(fact)
    if fact == f.IMPACT.name and value == "no":
        return _may_find_nothing(Reading(case))
    if fact == f.LAST_ACTION.name and isinstance(told, tuple):
        # Another number of actions, or a random one, would be another story.
        return {"shows", "single"} <= {*told} and "random" not in told
    return True


def _may_find_nothing(told: Reading) -> bool:
    """Is nothing told of what came of it, and need nothing come of it?"""
    try:
        is_carried_out = comes_first(told[f.ACTS], *SHOWN, *GONE_ON) in SHOWN
        return not is_carried_out and _CAN_FIND_NOTHING.issuperset(told[f.EFFECTS_OF_IT])
    except MissingFactError:
        return False


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


_BY_TIME = {"by-moments", "duration-over", "too-old-or-over"}
"""The rules that ask when it was noticed."""
_NOTICED = Text("It is noticed {moment}.", "気付いたのが{moment}だった。")
_NOTICED_IN = (TurnStep.UPKEEP, TurnStep.MAIN1, TurnStep.MAIN2)
_TURNS = 4


def _moment_changes(decided: DecidedWalk) -> Iterator[FactChange]:
    """Other times at which it is noticed, where the chart has asked for that."""
    told = Reading(decided.case)
    if not any(step.decision.decides in _BY_TIME for step in steps(decided.walk)):
        return
    missed = told[f.MISSED]
    earliest = max((act.moment for act in told[f.ACTS] if act.moment is not None), default=missed)
    for turn in range(missed.turn, missed.turn + _TURNS):
        for step in _NOTICED_IN:
            moment = at(turn, step)
            if moment >= max(missed, earliest):
                words = _NOTICED.filled(moment=moment_called(moment, missed))
                yield FactChange("noticed", str(moment), words)
