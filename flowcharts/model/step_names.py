"""What the steps of a turn are called in a sentence."""

from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep

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
