"""What each value of a fact means, in a few words."""

from collections.abc import Mapping

from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import Fact
from flowcharts.cases.forms import Value
from flowcharts.cases.kinds import KINDS
from flowcharts.cases.timeline import Deed
from flowcharts.model.text import Text

_YES_NO = {"yes": Text("yes", "はい"), "no": Text("no", "いいえ")}
_PLAYERS = {
    "A": Text("player A, whose turns are 1, 3, 5 …", "プレイヤーA（第1、3、5…ターン）"),
    "B": Text("player B, whose turns are 2, 4, 6 …", "プレイヤーB（第2、4、6…ターン）"),
}
_MOMENTS = {
    "TURN:STEP": Text(
        "a turn and a step, as 1:upkeep; turn 1 is A’s",
        "1:upkeepのように、ターンとステップ。第1ターンはAのターン",
    )
}

_WORDS: Mapping[str, Mapping[str, Text]] = {
    "kind": KINDS,
    "option": {
        "none": Text("it has to be done", "必ず行う"),
        "may": Text(
            "“may”: nothing follows if it is not done", "「してもよい」：しなければ何も起こらない"
        ),
        "zero": Text("any number, down to zero", "0以上の好きな数"),
        "unless": Text(
            "“unless”: otherwise something happens", "「〜ないかぎり」：しなければ何かが起こる"
        ),
        "if-not": Text(
            "“if you don’t”: otherwise something happens",
            "「そうしない場合」：しなければ何かが起こる",
        ),
        "may-unless": Text(
            "“may” of its controller and “unless” of the opponent",
            "コントローラーの「してもよい」と、対戦相手の「〜ないかぎり」の両方",
        ),
    },
    "option_of": {
        "controller": Text("the ability’s controller decides", "能力のコントローラーが決める"),
        "opponent": Text("the opponent decides", "対戦相手が決める"),
        "affected": Text("whoever it triggers for decides", "影響を受けるプレイヤーが決める"),
    },
    "stack_choice": {
        "none": Text("nothing is chosen then", "何も選ばない"),
        "target-opponent": Text("“target opponent”, no more", "「対戦相手1人を対象とする」だけ"),
        "other": Text("another target, a mode or the like", "それ以外の対象やモードなど"),
    },
    "resolution_choice": _YES_NO,
    "effects": {name: effect.about for name, effect in EFFECTS.items()},
    "reflexive": _YES_NO,
    "delayed": {
        "none": Text("no delayed trigger", "遅延誘発型能力ではない"),
        "undoes": Text(
            "it undoes a change of zone, or a token, made by the effect that created it",
            "自身を生み出した効果による領域の変更やトークンの生成を元に戻す",
        ),
        "disputed": Text(
            "dash and its like: judges part on whether it undoes one",
            "疾駆など：元に戻すものかどうかで、ジャッジの見解が分かれる",
        ),
        "moves-fixed": Text(
            "it moves objects that were settled when it was created",
            "生成時に決まったオブジェクトを動かす",
        ),
        "moves-unfixed": Text(
            "it moves other objects, as a draw", "ドローなど、ほかのオブジェクトを動かす"
        ),
        "other": Text("another delayed trigger", "そのほかの遅延誘発型能力"),
    },
    "aura_on_entering": {
        "none": Text("no such ability of an Aura", "オーラが戦場に出たときの能力ではない"),
        "only-enchanted": Text(
            "an Aura’s, and it affects the enchanted permanent alone",
            "オーラの能力で、つけられたパーマネントだけに影響する",
        ),
        "other": Text(
            "an Aura’s, and it affects something else too", "オーラの能力で、ほかのものにも影響する"
        ),
    },
    "duration": {
        "none": Text("done at once", "その場かぎり"),
        "combat": Text("until end of combat", "戦闘終了時まで"),
        "turn": Text("until end of turn", "ターン終了時まで"),
        "your-next-turn": Text(
            "until its controller’s next turn or untap step",
            "コントローラーの次のターンまで、または次のアンタップ・ステップまで",
        ),
        "your-next-end": Text(
            "until the end of its controller’s next turn", "コントローラーの次のターンの終了時まで"
        ),
        "their-next-turn": Text(
            "until the opponent’s next turn or untap step",
            "対戦相手の次のターンまで、または次のアンタップ・ステップまで",
        ),
        "next-untap": Text(
            "for the opponent’s next untap step", "対戦相手の次のアンタップ・ステップだけ"
        ),
        "while": Text(
            "for as long as something is so, or until something leaves",
            "何かが続くかぎり、または何かが離れるまで",
        ),
        "forever": Text("for good", "ずっと"),
    },
    "detrimental": {
        "yes": Text("it usually harms its controller", "ふつうコントローラーに不利"),
        "no": Text("it does not", "不利とはいえない"),
        "sym-bad": Text(
            "symmetrical, and bad for whoever it triggers for",
            "対称的で、影響を受けるプレイヤーに不利",
        ),
        "sym-good": Text(
            "symmetrical, and good for whoever it triggers for",
            "対称的で、影響を受けるプレイヤーに有利",
        ),
    },
    "controller": _PLAYERS,
    "owner": _PLAYERS,
    "affected": _PLAYERS,
    "missed": _MOMENTS,
    "noticed": _MOMENTS,
    "acts": {
        Deed.MENTION: Text(
            "its controller does it or speaks of it", "コントローラーが処理する、または口に出す"
        ),
        Deed.CHOOSE: Text(
            "its controller announces what is chosen as it goes on the stack",
            "コントローラーが、スタックに置くときに選ぶものを告げる",
        ),
        Deed.DECLINE: Text(
            "its controller says that the option is not taken", "コントローラーが、しないと告げる"
        ),
        Deed.STOP: Text(
            "its controller stops an opponent who tries what it forbids",
            "禁じられたことをしようとした対戦相手を、コントローラーが止める",
        ),
        Deed.PASS: Text(
            "its controller passes priority in silence", "コントローラーが黙って優先権をパスする"
        ),
        Deed.PASS_ALOUD: Text(
            "its controller passes in words: “okay”, “go on”",
            "コントローラーが「どうぞ」などと言って優先権をパスする",
        ),
        Deed.INSTANT: Text(
            "its controller casts an instant or activates an ability",
            "コントローラーがインスタントを唱える、または能力を起動する",
        ),
        Deed.MOVE: Text(
            "its controller does what is possible only after it has resolved",
            "コントローラーが、解決したあとでなければできないことをする",
        ),
        Deed.CONTRADICT: Text(
            "its controller says what cannot be so if it resolved",
            "コントローラーが、誘発と矛盾することを言う",
        ),
        Deed.AGREED: Text(
            "both players agree that it was missed; how is not told",
            "忘れたことには両者が同意していて、経緯は分からない",
        ),
        Deed.MATTER: Text(
            "it first makes a difference that all can see", "見て分かる影響が初めて出る"
        ),
        Deed.OPPONENT_MENTIONS: Text("the opponent speaks of it", "対戦相手が口に出す"),
        Deed.OPPONENT_MOVES: Text("the opponent plays on", "対戦相手がゲームを進める"),
        Deed.OPPONENT_TRIES: Text(
            "the opponent begins what it forbids", "対戦相手が、禁じられたことをしようとする"
        ),
        Deed.OPPONENT_DOES: Text(
            "the opponent has done what it forbids", "対戦相手が、禁じられたことを行う"
        ),
        Deed.OTHER_MENTIONS: Text(
            "a judge or a spectator speaks of it", "ジャッジや観客が口に出す"
        ),
    },
    "action_announced": _YES_NO,
    "still_lasts": _YES_NO,
    "impact": _YES_NO,
    "last_action": {
        "shows": Text("it shows that the ability was missed", "その行動から、忘れたことが分かる"),
        "changes": Text(
            "it changes what the ability would do", "その行動によって、能力の結果が変わる"
        ),
        "single": Text("it is the only action since", "それ以降の行動は1つだけ"),
        "random": Text("taking it back has something random in it", "戻すときに無作為な要素がある"),
    },
    "wants": {
        "back-up": Text("take the last action back first", "先に直前の行動を取り消す"),
        "stack": Text("have the ability on the stack", "能力をスタックに置く"),
        "nothing": Text("leave it", "そのまま続ける"),
        "now": Text("where only the time is chosen: now", "時期だけを選ぶとき：今"),
        "next-phase": Text(
            "where only the time is chosen: in the next phase", "時期だけを選ぶとき：次のフェイズ"
        ),
    },
    "mind": {
        "forgot": Text("forgot it", "単に忘れていた"),
        "saw": Text("saw it", "気付いていた"),
        "knew-illegal": Text("knew that it must not be skipped", "飛ばせないと知っていた"),
        "advantage": Text("sought an advantage", "有利を得ようとした"),
    },
    "warnings": {"0": Text("none so far; 1, 2 and so on", "まだない。あれば1、2など")},
    "disruptive": _YES_NO,
    "carried_out": {
        "right": Text("as it says", "書かれているとおり"),
        "unrevealed": Text("a card was not shown", "公開するカードを見せなかった"),
        "half": Text("in part", "一部だけ"),
    },
    "day": {"YYYY-MM-DD": Text("a day of the calendar", "年月日")},
    "rel": {
        "competitive": Text("Competitive REL", "競技REL"),
        "professional": Text("Professional REL", "プロREL"),
        "regular": Text("Regular REL", "一般REL"),
    },
}


def words_of(fact: Fact[Value]) -> Mapping[str, Text]:
    """What each value of *fact* means, by the value."""
    return _WORDS[fact.name]
