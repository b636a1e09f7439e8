"""What the steps of a turn, and its moments, are called in a sentence."""

from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, player_of

STEP_NAMES = {
    TurnStep.UNTAP: Text("untap step", "アンタップ・ステップ"),
    TurnStep.UPKEEP: Text("upkeep", "アップキープ"),
    TurnStep.DRAW: Text("draw step", "ドロー・ステップ"),
    TurnStep.MAIN1: Text("first main phase", "戦闘前メイン・フェイズ"),
    TurnStep.BEGINNING_OF_COMBAT: Text("beginning of combat", "戦闘開始ステップ"),
    TurnStep.DECLARE_ATTACKERS: Text("declare attackers step", "攻撃クリーチャー指定ステップ"),
    TurnStep.DECLARE_BLOCKERS: Text("declare blockers step", "ブロック・クリーチャー指定ステップ"),
    TurnStep.COMBAT_DAMAGE: Text("combat damage step", "戦闘ダメージ・ステップ"),
    TurnStep.END_OF_COMBAT: Text("end of combat", "戦闘終了ステップ"),
    TurnStep.MAIN2: Text("second main phase", "戦闘後メイン・フェイズ"),
    TurnStep.END: Text("end step", "終了ステップ"),
    TurnStep.CLEANUP: Text("cleanup step", "クリンナップ・ステップ"),
}

_WHICH = (
    *(Text("second", "2回目"), Text("third", "3回目"), Text("fourth", "4回目")),
    *(Text("fifth", "5回目"), Text("sixth", "6回目"), Text("seventh", "7回目")),
    *(Text("eighth", "8回目"), Text("ninth", "9回目")),
)
_IN_LATER = Text("{step} of the {which} combat phase", "{which}の戦闘フェイズの{step}")
_AFTER_LATER = Text(
    "main phase after the {which} combat phase", "{which}の戦闘フェイズの後のメイン・フェイズ"
)
_IN_STEP = Text("{turn}, in {player}’s {step}", "{turn}、{player}の{step}")
_STEP = Text("{turn}: {step}", "{turn}：{step}")
_TURNS = (
    Text("the same turn", "同じターン"),
    Text("the next turn", "次のターン"),
    Text("two turns later", "2ターン後"),
    Text("three turns later", "3ターン後"),
)
_LATER = Text("{count} turns later", "{count}ターン後")


def step_of(moment: Moment) -> Text:
    """What the step of *moment* is called; of a further combat phase, of which."""
    step = STEP_NAMES[moment.step]
    if moment.combat == 1:
        return step
    told = _AFTER_LATER if moment.step is TurnStep.MAIN2 else _IN_LATER
    return told.filled(step=step, which=which_combat(moment.combat))


def which_combat(combat: int) -> Text:
    """Which combat phase of its turn it is, from the second on."""
    return _WHICH[combat - 2]


def turn_called(turns: int) -> Text:
    """A turn so many *turns* after another one, as stories call it, which number none."""
    return _TURNS[turns] if turns < len(_TURNS) else _LATER.filled(count=str(turns))


def moment_called(moment: Moment, since: Moment) -> Text:
    """A moment as stories call it: “two turns later, in A’s upkeep”."""
    return _IN_STEP.filled(
        turn=turn_called(moment.turn - since.turn),
        player=player_of(moment.turn),
        step=step_of(moment),
    )


def step_called(turns: int, moment: Moment) -> Text:
    """The step of *moment*, which is so many *turns* later, where nobody is named."""
    return _STEP.filled(turn=turn_called(turns), step=step_of(moment))
