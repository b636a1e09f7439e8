"""What the steps of a turn are called in a sentence."""

from flowcharts.model.text import Text
from flowcharts.model.turns import Step

STEP_NAMES = {
    Step.UNTAP: Text("untap step", "アンタップ・ステップ"),
    Step.UPKEEP: Text("upkeep", "アップキープ"),
    Step.DRAW: Text("draw step", "ドロー・ステップ"),
    Step.MAIN1: Text("first main phase", "戦闘前メイン・フェイズ"),
    Step.BEGINNING_OF_COMBAT: Text("beginning of combat", "戦闘開始ステップ"),
    Step.DECLARE_ATTACKERS: Text("declare attackers step", "攻撃クリーチャー指定ステップ"),
    Step.DECLARE_BLOCKERS: Text("declare blockers step", "ブロック・クリーチャー指定ステップ"),
    Step.COMBAT_DAMAGE: Text("combat damage step", "戦闘ダメージ・ステップ"),
    Step.END_OF_COMBAT: Text("end of combat", "戦闘終了ステップ"),
    Step.MAIN2: Text("second main phase", "戦闘後メイン・フェイズ"),
    Step.END: Text("end step", "終了ステップ"),
    Step.CLEANUP: Text("cleanup step", "クリンナップ・ステップ"),
}
