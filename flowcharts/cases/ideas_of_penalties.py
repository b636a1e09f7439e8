"""Mistaken ideas about who gets which penalty."""

from flowcharts.cases import facts as f
from flowcharts.cases.case import Reading
from flowcharts.cases.mistaken_idea import IdeaBook, always
from flowcharts.cases.rule import AskedNode
from flowcharts.model.chart import NO, YES
from flowcharts.model.text import Text

OF_PENALTIES = IdeaBook()
_idea = OF_PENALTIES.idea

_PRICE = frozenset({"life-you", "sacrifice-own", "discard-you", "destroy-own", "exile-own"})


@_idea(
    "silence-is-cheating",
    "on-purpose",
    Text(
        "Whoever noticed their own trigger and kept silent has cheated.",
        "自分の誘発に気付きながら黙っていたら、〔故意の違反〕だ。",
    ),
    Text(
        "It takes an advantage that was sought and the knowledge that it is not allowed, too.",
        "有利を得ようとしたことも、不正だと知っていたことも必要です。",
    ),
)
def _silence_is_cheating(case: Reading, _asked: AskedNode) -> bool:
    return "saw" in case[f.MIND]


@_idea(
    "advantage-is-cheating",
    "on-purpose",
    Text(
        "Whoever wanted to gain by it has cheated, whether or not they knew the rule.",
        "得をしようとしたのなら、規則を知らなくても〔故意の違反〕だ。",
    ),
    Text(
        "Who believed that a trigger may be left out lacks the knowledge. That calls for an "
        "explanation, not for a disqualification.",
        "誘発は飛ばしてよいと思っていたなら、不正だと知っていたことにはなりません。"
        "必要なのは説明で、【失格】ではありません。",
    ),
)
def _advantage_is_cheating(case: Reading, _asked: AskedNode) -> bool:
    return "advantage" in case[f.MIND]


_idea(
    "forgetting-is-no-cheating",
    "on-purpose",
    Text(
        "A missed trigger is never Cheating.",
        "〔誘発忘れ〕が〔故意の違反〕になることはない。",
    ),
    Text(
        "Where the player saw it, knew that it may not be left out and sought to gain, it is.",
        "気付いていて、飛ばせないと知りながら、有利を得ようとしたのなら〔故意の違反〕です。",
    ),
)(always(NO))


@_idea(
    "a-price-is-detrimental",
    "detrimental",
    Text(
        "A trigger that costs life or a card is detrimental, whatever it gives for that.",
        "何を得られるとしても、ライフやカードを失う誘発は有害だ。",
    ),
    Text(
        "Ask what the card is played for. Dark Confidant’s loss of life comes with the card that "
        "one plays it for: not detrimental.",
        "そのカードを何のために使うかを考えます。"
        "《闇の腹心》はカードを得るために使うもので、"
        "ライフを失うのはそれに伴うことなので、有害ではありません。",
    ),
)
def _a_price_is_detrimental(case: Reading, _asked: AskedNode) -> bool | None:
    effects = {*case[f.EFFECTS_OF_IT]}
    is_paid_for_something = bool(_PRICE & effects) and bool(effects - _PRICE)
    return True if is_paid_for_something and case[f.DETRIMENTAL] == "no" else None


_idea(
    "every-miss-is-warned",
    "detrimental",
    Text(
        "Every missed trigger brings a Warning.",
        "誘発を忘れたら、必ず【警告】だ。",
    ),
    Text(
        "Since October 2012 only triggers that are usually detrimental to their controller do, and "
        "since 21 January 2019 only where that player owns the card as well. Missing one’s own "
        "good is punishment enough.",
        "2012年10月から、【警告】になるのは、コントローラーにとって一般に有害な誘発だけです。"
        "2019年1月21日からは、そのプレイヤーがカードのオーナーであることも必要です。"
        "有利な誘発を忘れたなら、それだけで損をしています。",
    ),
)(always(YES))


@_idea(
    "symmetrical-is-even",
    "detrimental",
    Text(
        "What does the same to both players harms nobody in particular.",
        "両方のプレイヤーに同じことをする能力は、有害とはいえない。",
    ),
    Text(
        "Go by the player for whom it triggered this time.",
        "今回の誘発がどちらのプレイヤーに影響するかで判断します。",
    ),
)
def _symmetrical_is_even(case: Reading, _asked: AskedNode) -> bool | None:
    return False if case[f.DETRIMENTAL] in ("sym-bad", "sym-good") else None


@_idea(
    "affected-is-the-controller",
    "detrimental",
    Text(
        "What harms whoever it triggers for is detrimental, and what helps them is not, whoever "
        "that is.",
        "影響を受けるプレイヤーが誰であっても、そのプレイヤーに不利な能力なら有害で、有利な能力なら有害ではない。",
    ),
    Text(
        "Asked is what it means for its controller. What harms the opponent is good for them, and "
        "what helps the opponent, as the card that Howling Mine gives, is detrimental.",
        "コントローラーにとって有利か不利かで判断します。"
        "対戦相手に不利なら、コントローラーには有利です。"
        "《吠えたける鉱山》で対戦相手がカードを引く場合のように、対戦相手に有利なら、コントローラーには有害です。",
    ),
)
def _affected_is_the_controller(case: Reading, _asked: AskedNode) -> bool | None:
    return {"sym-bad": True, "sym-good": False}.get(case[f.DETRIMENTAL])


_idea(
    "controller-is-owner",
    "owns-the-card",
    Text(
        "Whoever controls the trigger owns the card.",
        "誘発をコントロールするプレイヤーが、カードのオーナーだ。",
    ),
    Text(
        "A stolen card, or one that gives abilities to the creatures of others, has another owner.",
        "コントロールを奪ったカードや、ほかのプレイヤーのクリーチャーに能力を与えるカードでは、"
        "誘発のコントローラーとカードのオーナーが別のプレイヤーです。",
    ),
)(always(YES))


@_idea(
    "second-is-the-third",
    "third-warning",
    Text(
        "The second Warning of the day is already a Game Loss.",
        "その日2回目の【警告】で【ゲームの敗北】になる。",
    ),
    Text(
        "It is the third: two Warnings have to be there before.",
        "格上げは3回目からです。それまでに2回【警告】を受けていることが必要です。",
    ),
)
def _second_is_the_third(case: Reading, _asked: AskedNode) -> bool:
    return case[f.WARNINGS] >= 1


@_idea(
    "fourth-is-the-third",
    "third-warning",
    Text(
        "After two Warnings there is one more before a Game Loss.",
        "【警告】を2回受けていても、【ゲームの敗北】までにはもう1回余裕がある。",
    ),
    Text(
        "The third Warning itself becomes the Game Loss.",
        "3回目の【警告】そのものが【ゲームの敗北】になります。",
    ),
)
def _fourth_is_the_third(case: Reading, _asked: AskedNode) -> bool:
    return case[f.WARNINGS] > 2  # noqa: PLR2004 # two were counted, and one too many
