"""What abilities do: a closed table of kinds, and what the charts ask of each."""

from typing import NamedTuple

from flowcharts.model.text import Text


class Effect(NamedTuple):
    """A kind of effect."""

    about: Text
    is_seen: bool = True
    """Does it change at once what all can see?"""
    is_lapsing: bool = False
    """Is it on the list of lapsing effects, as told for April 2012?"""
    forbids: bool = False
    """Does it make an action illegal?"""


EFFECTS = {
    "life+you": Effect(Text("you gain life", "自分がライフを得る"), is_lapsing=True),
    "life-you": Effect(Text("you lose life", "自分がライフを失う")),
    "life+opp": Effect(Text("the opponent gains life", "対戦相手がライフを得る")),
    "life-opp": Effect(Text("the opponent loses life", "対戦相手がライフを失う"), is_lapsing=True),
    "life-affected": Effect(
        Text("whoever it triggers for loses life", "影響を受けるプレイヤーがライフを失う")
    ),
    "damage-any": Effect(Text("damage to any target", "好きな対象にダメージを与える")),
    "damage-creature": Effect(
        Text(
            "damage to a creature, which survives", "クリーチャーにダメージを与える（死亡しない）"
        ),
        is_seen=False,
    ),
    "damage-creature-dies": Effect(
        Text("damage to a creature, which dies", "クリーチャーにダメージを与え、死亡させる")
    ),
    "draw-you": Effect(Text("you draw or get the top card", "自分がカードを引く・手札に加える")),
    "draw-affected": Effect(
        Text("whoever it triggers for draws", "影響を受けるプレイヤーがカードを引く")
    ),
    "draw-opp": Effect(Text("the opponent draws", "対戦相手がカードを引く")),
    "hand-you": Effect(
        Text("a card comes back to you", "カードが自分のもとへ戻る"), is_lapsing=True
    ),
    "card-to-opps-hand": Effect(
        Text("a card goes back to the opponent", "カードが対戦相手の手札に戻る")
    ),
    "discard-opp": Effect(
        Text("the opponent discards", "対戦相手がカードを捨てる"), is_lapsing=True
    ),
    "discard-you": Effect(Text("you discard", "自分がカードを捨てる")),
    "look": Effect(
        Text("you look at cards or put them in order", "カードを見る・順番を変える"),
        is_lapsing=True,
    ),
    "reveal": Effect(Text("a card is revealed", "カードを公開する")),
    "cast-free": Effect(Text("a card is cast", "カードを唱える")),
    "counter-spell": Effect(Text("a spell is countered", "呪文を打ち消す")),
    "copies": Effect(
        Text("copies of a spell or ability", "呪文や能力のコピーを作る"), is_seen=False
    ),
    "creates-delayed": Effect(
        Text("a delayed trigger for later", "遅延誘発型能力を生み出す"), is_seen=False
    ),
    "token-you": Effect(Text("you make a token", "トークンを生成する"), is_lapsing=True),
    "permanent-you": Effect(
        Text(
            "a permanent enters under your control",
            "パーマネントが自分のコントロール下で戦場に出る",
        ),
        is_lapsing=True,
    ),
    "control-you": Effect(
        Text("you gain control of a permanent", "パーマネントのコントロールを得る"),
        is_lapsing=True,
    ),
    "return-own": Effect(
        Text("your own card comes back", "自分のカードが戦場に戻る"), is_lapsing=True
    ),
    "return-own-to-hand": Effect(
        Text("your own permanent goes back to hand", "自分のパーマネントが手札に戻る")
    ),
    "return-any": Effect(
        Text(
            "a permanent comes back under its owner’s control",
            "パーマネントがオーナーのコントロール下で戦場に戻る",
        )
    ),
    "return-theirs": Effect(
        Text("what the opponent has goes back to hand", "対戦相手のパーマネントが手札に戻る"),
        is_lapsing=True,
    ),
    "sacrifice-own": Effect(Text("you sacrifice it", "自分のパーマネントを生け贄に捧げる")),
    "sacrifice-affected": Effect(
        Text("whoever it triggers for sacrifices", "影響を受けるプレイヤーが生け贄に捧げる")
    ),
    "sacrifice-opp": Effect(
        Text("the opponent sacrifices", "対戦相手が生け贄に捧げる"), is_lapsing=True
    ),
    "exile-own": Effect(Text("your own permanent is exiled", "自分のパーマネントを追放する")),
    "exile-any": Effect(
        Text("a permanent of anybody is exiled", "いずれかのパーマネントを追放する")
    ),
    "destroy-own": Effect(Text("your own permanent is destroyed", "自分のパーマネントを破壊する")),
    "destroy-any": Effect(
        Text("a permanent of anybody is destroyed", "いずれかのパーマネントを破壊する")
    ),
    "destroy-theirs": Effect(
        Text(
            "what the opponent has is destroyed or exiled", "対戦相手のパーマネントを破壊・追放する"
        ),
        is_lapsing=True,
    ),
    "exile-graveyard": Effect(Text("a graveyard is exiled", "墓地のカードを追放する")),
    "tap-own": Effect(Text("your own permanent is tapped", "自分のパーマネントをタップする")),
    "tap-theirs": Effect(
        Text("what the opponent has is tapped", "対戦相手のパーマネントをタップする"),
        is_lapsing=True,
    ),
    "untap-own": Effect(
        Text("what is yours untaps", "自分のパーマネントをアンタップする"), is_lapsing=True
    ),
    "counter-yours": Effect(
        Text("counters that help you", "自分に有利なカウンターを置く"), is_lapsing=True
    ),
    "counter-against-you": Effect(Text("counters that harm you", "自分に不利なカウンターを置く")),
    "counter-away": Effect(Text("a counter is removed", "カウンターを取り除く")),
    "lore-counter": Effect(Text("a lore counter, and its chapter", "伝承カウンターと章能力")),
    "energy-you": Effect(
        Text("you get energy counters", "エネルギー・カウンターを得る"), is_lapsing=True
    ),
    "bonus-yours": Effect(
        Text("a bonus or an ability for what is yours", "自分のパーマネントに修整や能力を与える"),
        is_seen=False,
        is_lapsing=True,
    ),
    "shrink-theirs": Effect(
        Text("what the opponent has is made weaker", "対戦相手のクリーチャーを弱くする"),
        is_seen=False,
        is_lapsing=True,
    ),
    "type-own": Effect(
        Text("your own permanent changes its type", "自分のパーマネントのタイプが変わる"),
        is_seen=False,
    ),
    "mana-affected": Effect(
        Text("whoever it triggers for gets mana", "影響を受けるプレイヤーがマナを得る"),
        is_seen=False,
    ),
    "forbid-theirs": Effect(
        Text(
            "the opponent may not do something, as block or untap",
            "対戦相手の行動（ブロック、アンタップなど）を禁じる",
        ),
        is_seen=False,
        is_lapsing=True,
        forbids=True,
    ),
    "extra-phase": Effect(
        Text("further phases", "追加のフェイズを得る"), is_seen=False, is_lapsing=True
    ),
    "extra-turn": Effect(Text("an extra turn", "追加のターンを得る"), is_seen=False),
    "lose-game": Effect(Text("you lose the game", "自分がゲームに敗北する")),
}
"""By name. `affected` is whoever it triggers for, “yours” is of its controller."""
