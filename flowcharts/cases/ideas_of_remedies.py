"""Mistaken ideas about what is done for a missed trigger."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import is_seen
from flowcharts.cases.case import Reading
from flowcharts.cases.mistaken_idea import IdeaBook, always
from flowcharts.cases.rule import AskedNode
from flowcharts.model.chart import NO, YES, Decision
from flowcharts.model.text import Text
from flowcharts.model.turns import Rule, is_within

OF_REMEDIES = IdeaBook()
_idea = OF_REMEDIES.idea


@_idea(
    "every-aura",
    "aura",
    Text(
        "What an Aura does on entering is always carried out.",
        "オーラが戦場に出たときの能力は、必ず解決する。",
    ),
    Text(
        "Only where it affects nothing but the enchanted permanent, and visibly so. To draw a card "
        "is not that.",
        "つけられたパーマネントだけに、目に見える変化を起こす場合に限ります。"
        "カードを引くものは当てはまりません。",
    ),
)
def _every_aura(case: Reading, _asked: AskedNode) -> bool:
    return case[f.AURA] != "none"


@_idea(
    "aura-like-others",
    "aura",
    Text(
        "An Aura’s trigger is a trigger like any other: the opponent decides.",
        "オーラの誘発もほかの誘発と同じで、対戦相手が決める。",
    ),
    Text(
        "Where it affects the enchanted permanent alone, and visibly, it resolves at once: no time "
        "limit, no choice of the opponent.",
        "つけられたパーマネントだけに目に見える変化を起こすなら、即座に解決します。"
        "期限はなく、対戦相手が選ぶこともありません。",
    ),
)
def _aura_like_others(_case: Reading, _asked: AskedNode) -> bool:
    return False


@_idea(
    "every-delayed-trigger",
    "undoes-zone-change",
    Text(
        "Delayed triggers have no time limit.",
        "遅延誘発型能力には期限がない。",
    ),
    Text(
        "Only those that undo a change of zone, or the making of a token, which the effect that "
        "created them had caused.",
        "期限がないのは、自身を生み出した効果による領域の変更やトークンの生成を、"
        "元に戻すものだけです。",
    ),
)
def _every_delayed_trigger(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DELAYED] != "none"


@_idea(
    "every-zone-change",
    "undoes-zone-change",
    Text(
        "A delayed trigger that moves a card is always carried out.",
        "カードを移動させる遅延誘発型能力は、必ず解決する。",
    ),
    Text(
        "Until 2018 that was nearly so. Since 2019 it has to undo what its own creator did.",
        "2018年まではほぼそのとおりでした。2019年からは、"
        "自身を生み出した効果を元に戻すものに限ります。",
    ),
)
def _every_zone_change(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DELAYED] in ("undoes", "moves-fixed", "moves-unfixed")


_idea(
    "undoing-is-optional",
    "undoes-zone-change",
    Text(
        "If the opponent does not want it, the token stays.",
        "対戦相手が求めなければ、トークンはそのまま残る。",
    ),
    Text(
        "What undoes a change of zone always happens. The opponent picks only when: now, or at the "
        "start of the next phase.",
        "領域の変更を元に戻す能力は必ず解決します。"
        "対戦相手が選ぶのは、今行うか、次のフェイズの開始時に行うかだけです。",
    ),
)(always(NO))


_idea(
    "old-default-lives-on",
    "undoes-zone-change",
    Text(
        "What says “sacrifice it” or “unless” simply happens.",
        "「生け贄に捧げる」や「ないかぎり」は、そのまま解決する。",
    ),
    Text(
        "Default actions went in January 2019: such a trigger is asked about like any other.",
        "既定の処理は2019年1月になくなりました。ほかの誘発と同じように判断します。",
    ),
)(
    lambda case, _asked: (
        YES
        if case[f.DELAYED] == "undoes"
        or case[f.OPTION] in ("unless", "if-not")
        or "sacrifice-own" in case[f.EFFECTS_OF_IT]
        else NO
    )
)


def _timely(asked: AskedNode, *, is_timely: bool) -> str:
    """The answer of a decision about time."""
    decision = asked.node
    if not isinstance(decision, Decision):
        return NO
    return next((word for word in decision.answers if (word == decision.in_time) is is_timely), NO)


@_idea(
    "only-the-same-turn",
    "by-moments",
    Text(
        "When the turn is over, it is too late.",
        "ターンが終わったら、もう遅い。",
    ),
    Text(
        "The limit reaches beyond the turn: how far, e"
        "ach edition says; today, to the same phase of "
        "the turn after.",
        "期限はターンをまたぎます。いつまでかは版によって違い、"
        "現在の規定では次のターンの同じフェイズまでです。",
    ),
)
def _only_the_same_turn(case: Reading, asked: AskedNode) -> str:
    return _timely(asked, is_timely=case[f.NOTICED].turn == case[f.MISSED].turn)


@_idea(
    "until-ones-own-next-turn",
    "by-moments",
    Text(
        "There is time until the same step of one’s own next turn.",
        "自分の次のターンの同じステップまでなら間に合う。",
    ),
    Text(
        "That was the turn cycle, gone since October 2012. Since then it is the next turn, "
        "whoever’s it is.",
        "2012年9月までの「ターン周期」です。"
        "それ以後の期限は、どちらのプレイヤーのターンであっても、次のターンまでです。",
    ),
)
def _until_ones_own_next_turn(case: Reading, asked: AskedNode) -> str:
    within = is_within(case[f.MISSED], case[f.NOTICED], Rule.TURN_CYCLE)
    return _timely(asked, is_timely=within)


@_idea(
    "counted-in-steps",
    "by-moments",
    Text(
        "The limit is the same step of the next turn.",
        "期限は次のターンの同じステップまでだ。",
    ),
    Text(
        "Since 2017 the phase counts, not the step; be"
        "fore October 2012 the same player’s next turn "
        "counted. Look at the rule of the edition.",
        "2017年からは、期限をステップではなくフェイズで数えます。"
        "2012年9月までは、同じプレイヤーの次のターンで数えました。版ごとの規則を確かめます。",
    ),
)
def _counted_in_steps(case: Reading, asked: AskedNode) -> str:
    within = is_within(case[f.MISSED], case[f.NOTICED], Rule.WITHIN_A_TURN)
    return _timely(asked, is_timely=within)


@_idea(
    "what-ends-is-over",
    "duration-over",
    Text(
        "What lasts only for a turn or so is no longer worth adding.",
        "1ターンほどしか続かない効果は、今さらスタックに置くまでもない。",
    ),
    Text(
        "As long as its time has not come to an end, by the moment that the card names, the "
        "duration is not over.",
        "カードに書かれた時点が来るまで、効果の持続時間は過ぎません。",
    ),
)
def _what_ends_is_over(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DURATION] in ("turn", "your-next-turn")


_idea(
    "duration-does-not-matter",
    "duration-over",
    Text(
        "Within a turn everything can still be added.",
        "1ターン以内なら、どの誘発でもスタックに置ける。",
    ),
    Text(
        "An effect whose time is over has nothing left to give: play on.",
        "持続時間が過ぎていれば、その効果でできることはもうありません。そのままゲームを続けます。",
    ),
)(always(NO))


@_idea(
    "need-not-change-it",
    "backup-on-offer",
    Text(
        "The last action can always be taken back, if it shows the miss.",
        "直前の行動から忘れたことが分かるなら、その行動は必ず戻せる。",
    ),
    Text(
        "It must also change what the trigger does. Wh"
        "ere adding the trigger now comes to the same, "
        "there is nothing to take back.",
        "行動を戻すには、その行動によって誘発の効果が変わることも必要です。"
        "今スタックに置いても同じ結果になるのなら、行動を戻す必要はありません。",
    ),
)
def _need_not_change_it(case: Reading, _asked: AskedNode) -> bool:
    told = case[f.LAST_ACTION]
    return {"shows", "single"} <= {*told} and "random" not in told


@_idea(
    "several-can-go-back",
    "backup-on-offer",
    Text(
        "Everything since then can be taken back, if it is easily told.",
        "忘れたあとの行動は、何をしたかがはっきりしていれば、すべて戻せる。",
    ),
    Text(
        "A simple backup takes back one action: the last, or one in progress.",
        "単純な復元で戻せるのは、直前の行動か進行中の行動、どちらか1つだけです。",
    ),
)
def _several_can_go_back(case: Reading, _asked: AskedNode) -> bool:
    told = case[f.LAST_ACTION]
    return {"shows", "changes"} <= {*told} and "random" not in told


@_idea(
    "chance-can-go-back",
    "backup-on-offer",
    Text(
        "A drawn card can be put back.",
        "引いたカードは戻せばよい。",
    ),
    Text(
        "Where taking back has something random in it, no simple backup is offered.",
        "戻すときに無作為な要素が入るなら、単純な復元は提示できません。",
    ),
)
def _chance_can_go_back(case: Reading, _asked: AskedNode) -> bool:
    return {"shows", "changes", "single"} <= {*case[f.LAST_ACTION]}


_idea(
    "never-back-up",
    "backup-on-offer",
    Text(
        "For a missed trigger nothing is ever backed up.",
        "〔誘発忘れ〕で復元することはない。",
    ),
    Text(
        "Since 4 September 2023 a simple backup may be"
        " offered where one last action shows the miss "
        "and changes what the trigger does.",
        "2023年9月4日からは、直前の1つの行動から誘発忘れが分かり、"
        "その行動で誘発の効果が変わってしまう場合、単純な復元を提示できます。",
    ),
)(always(NO))


@_idea(
    "seen-is-enough",
    "aura",
    Text(
        "An Aura that changes something visibly is carried out, whatever it changes.",
        "目に見える変化を起こすオーラの能力なら、何が変わるかにかかわらず解決する。",
    ),
    Text(
        "What it affects must be the enchanted permanent, and nothing else.",
        "オーラがつけられたパーマネントだけが変わる場合に限ります。",
    ),
)
def _seen_is_enough(case: Reading, asked: AskedNode) -> bool:
    return case[f.AURA] != "none" and is_seen(case, asked)
