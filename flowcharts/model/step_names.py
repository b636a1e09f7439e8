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

_IN_STEP = Text("{turn}, in {player}’s {step}", "{turn}、{player}の{step}")
_STEP = Text("{turn}: {step}", "{turn}：{step}")
_TURNS = (
    Text("the same turn", "同じターン"),
    Text("the next turn", "次のターン"),
    Text("two turns later", "2ターン後"),
    Text("three turns later", "3ターン後"),
)
_LATER = Text("{count} turns later", "{count}ターン後")


def turn_called(turns: int) -> Text:
    """A turn so many *turns* after another one, as stories call it, which number none."""
    return _TURNS[turns] if turns < len(_TURNS) else _LATER.filled(count=str(turns))


def moment_called(moment: Moment, since: Moment) -> Text:
    """A moment as stories call it: “two turns later, in A’s upkeep”."""
    return _IN_STEP.filled(
        turn=turn_called(moment.turn - since.turn),
        player=player_of(moment.turn),
        step=STEP_NAMES[moment.step],
    )


def step_called(turns: int, step: TurnStep) -> Text:
    """A step of a turn so many *turns* later, where nobody is named."""
    return _STEP.filled(turn=turn_called(turns), step=STEP_NAMES[step])
