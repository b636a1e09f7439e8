"""Mistaken ideas about older editions and about Regular REL."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import has_default, is_seen, is_silent
from flowcharts.cases.case import Reading
from flowcharts.cases.dispute import DISPUTED
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.ideas_of_awareness import SEEN_ON_THE_CARD
from flowcharts.cases.mistaken_idea import IdeaBook, always
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import AN_ACTIVE_ROLE, GONE_ON, SHOWN, passing
from flowcharts.cases.timeline import Deed, comes_first
from flowcharts.model.chart import NO
from flowcharts.model.text import Text

OF_OTHER_CHARTS = IdeaBook()
_idea = OF_OTHER_CHARTS.idea


@_idea(
    "unless-is-optional",
    "optional",
    Text(
        "“Unless” and “if you don’t” leave a choice, so the ability is optional.",
        "「ないかぎり」や「そうしない場合」なら選べるのだから、任意の能力だ。",
    ),
    Text(
        "Optional here is only what has no consequence where it is left. Both of these name one.",
        "ここで任意といえるのは、しなかった場合に何も起こらないものだけです。"
        "「ないかぎり」や「そうしない場合」には、しなかったときの結果が書かれています。",
    ),
)
def _unless_is_optional(case: Reading, asked: AskedNode) -> bool | None:
    return has_default(case, asked) or None


@_idea(
    "may-can-be-missed",
    "optional",
    Text(
        "A “may” that was forgotten is a missed trigger like any other.",
        "「してもよい」も、忘れればほかの誘発と同じ〔誘発忘れ〕だ。",
    ),
    Text(
        "Until September 2012 what has no consequence is taken as declined, without a penalty.",
        "2012年9月までは、しなかった場合に何も起こらない能力は使わなかったものとして扱われ、懲罰もありませんでした。",
    ),
)
def _may_can_be_missed(case: Reading, _asked: AskedNode) -> bool | None:
    return False if case[f.OPTION] == "may" else None


@_idea(
    "one-target-no-choice",
    "choices",
    Text(
        "One legal target is no choice.",
        "適正な対象が1つしかなければ、選択はない。",
    ),
    Text(
        "A target is chosen even where there is but one, as with “target opponent”.",
        "対象が1つしかなくても、選ぶことに変わりありません。"
        "「対戦相手1人を対象とする」も同じです。",
    ),
)
def _one_target_no_choice(case: Reading, _asked: AskedNode) -> bool:
    return (
        case[f.OPTION] != "none"
        or case[f.STACK_CHOICE] == "other"
        or case[f.RESOLUTION_CHOICE] == "yes"
    )


@_idea(
    "only-targets-are-choices",
    "choices",
    Text(
        "A choice is what is targeted; what is decided on resolution is none.",
        "選択とは対象を選ぶことで、解決時に決めることは含まれない。",
    ),
    Text(
        "Choices made on resolution count as well, “unless” among them.",
        "解決時に行う選択も含みます。「ないかぎり」もその1つです。",
    ),
)
def _only_targets_are_choices(case: Reading, _asked: AskedNode) -> bool:
    return case[f.STACK_CHOICE] != "none"


@_idea(
    "seen-on-the-card-2008",
    "visual",
    Text(
        "A changed size is a visual effect, and so is damage on a creature.",
        "サイズが変わるのも、クリーチャーがダメージを受けるのも、視覚上の影響だ。",
    ),
    Text(
        "Visual is what lies on the table: zones, counters, life totals.",
        "「視覚上」とは、領域、カウンター、ライフなど、卓上で見て分かるもののことです。",
    ),
)
def _seen_on_the_card(case: Reading, asked: AskedNode) -> bool:
    return is_seen(case, asked) or bool(SEEN_ON_THE_CARD & {*case[f.EFFECTS_OF_IT]})


@_idea(
    "silent-is-unseen",
    "silent",
    Text(
        "What changes nothing visible has resolved by itself.",
        "目に見える変化がなければ、自動的に解決している。",
    ),
    Text(
        "Only where nothing is chosen either.",
        "そういえるのは、選択も行わない場合だけです。",
    ),
)
def _silent_is_unseen(case: Reading, asked: AskedNode) -> bool:
    return not is_seen(case, asked)


_idea(
    "silent-is-missed",
    "silent",
    Text(
        "What nobody mentioned is missed, even where nothing of it can be seen.",
        "目に見えない効果でも、誰も口にしなければ、忘れたことになる。",
    ),
    Text(
        "In these editions what is neither chosen nor seen counts as resolved.",
        "この質問がある版では、選択がなく目にも見えないものは、解決したものとして扱います。",
    ),
)(always(NO))


@_idea(
    "unless-is-no-default",
    "default",
    Text(
        "Only “if you don’t” is a default.",
        "既定の処理といえるのは「そうしない場合」だけだ。",
    ),
    Text(
        "“Unless” says just as well what happens otherwise.",
        "「ないかぎり」とある能力にも、しなかったときにどうなるかが書かれています。",
    ),
)
def _unless_is_no_default(case: Reading, _asked: AskedNode) -> bool:
    return case[f.OPTION] == "if-not"


@_idea(
    "every-choice-has-a-default",
    "default",
    Text(
        "Where something is chosen, not to choose is the default.",
        "選択があるなら、選ばないことが既定の処理だ。",
    ),
    Text(
        "A default is what the card itself says for that case. A target has none.",
        "既定の処理とは、選ばなかったときに起こることとして、カードに書かれている処理です。"
        "対象の選択には、そのような処理がありません。",
    ),
)
def _every_choice_has_a_default(case: Reading, asked: AskedNode) -> bool:
    return has_default(case, asked) or case[f.STACK_CHOICE] != "none"


@_idea(
    "opponents-default-too",
    "controllers-default",
    Text(
        "Any “unless” has a default, whoever may pay.",
        "支払うのが誰であっても、「ないかぎり」には既定の処理がある。",
    ),
    Text(
        "From October 2012 on, only choices of the ability’s controller have a default action.",
        "2012年10月からは、能力のコントローラーが行う選択にだけ、既定の処理があります。",
    ),
)
def _opponents_default_too(case: Reading, asked: AskedNode) -> bool:
    return has_default(case, asked)


@_idea(
    "what-helps-lapses",
    "lapsing",
    Text(
        "Whatever helps its controller lapses.",
        "コントローラーに有利な誘発は、何でも失効する。",
    ),
    Text(
        "There is a list of effects. To draw a card, for one, is not on it.",
        "失効する効果は一覧で決まっています。たとえば、カードを引くことは入っていません。",
    ),
)
def _what_helps_lapses(case: Reading, asked: AskedNode) -> bool | None:
    return True if case[f.DETRIMENTAL] == "no" and not is_silent(case, asked) else None


@_idea(
    "one-listed-is-enough",
    "lapsing",
    Text(
        "It lapses if one of its effects is on the list.",
        "効果の1つが一覧にあれば失効する。",
    ),
    Text(
        "All of them have to be on it.",
        "すべての効果が一覧に入っていることが条件です。",
    ),
)
def _one_listed_is_enough(case: Reading, asked: AskedNode) -> bool | None:
    is_one_listed = any(EFFECTS[each].is_lapsing for each in case[f.EFFECTS_OF_IT])
    return True if is_one_listed and not is_silent(case, asked) else None


@_idea(
    "every-delayed-trigger-2016",
    "delayed-zone-change",
    Text(
        "Every delayed trigger is carried out, however late.",
        "遅延誘発型能力は、どれほど遅れて気付いても解決する。",
    ),
    Text(
        "Only one that moves objects which were settled when it was created.",
        "解決するのは、生み出されたときに決まったオブジェクトを動かす誘発だけです。",
    ),
)
def _every_delayed_trigger(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DELAYED] != "none"


@_idea(
    "must-undo-already",
    "delayed-zone-change",
    Text(
        "It has to undo what its creator did.",
        "解決するのは、自身を生み出した効果を元に戻す遅延誘発型能力だけだ。",
    ),
    Text(
        "That is the rule since January 2019. Before, to move settled objects was enough.",
        "2019年1月からの規則です。それまでは、特定のオブジェクトを移動させるだけでも当てはまりました。",
    ),
)
def _must_undo_already(case: Reading, _asked: AskedNode) -> bool | None:
    return None if case[f.DELAYED] == DISPUTED else case[f.DELAYED] == "undoes"


# At Regular REL.


@_idea(
    "regular-like-competitive",
    "acknowledged",
    Text(
        "At Regular REL, too, a target has to be announced before passing priority.",
        "一般RELでも、優先権をパスする前に対象を宣言する必要がある。",
    ),
    Text(
        "There it is enough to acknowledge the trigger in any way by the time it needs the choice.",
        "一般RELでは、選択が必要になる時までに、何らかの形で誘発に気付いていると示せば足ります。",
    ),
)
def _regular_like_competitive(case: Reading, _asked: AskedNode) -> bool | None:
    if case[f.STACK_CHOICE] != "other":
        return None
    return comes_first(case[f.ACTS], Deed.CHOOSE, *passing(case)) in (Deed.CHOOSE, None)


@_idea(
    "passing-misses-it-at-regular",
    "acknowledged",
    Text(
        "Whoever passes without a word has missed it.",
        "何も言わずに優先権をパスしたら、忘れたことになる。",
    ),
    Text(
        "Passing alone shows nothing; the trigger may be waiting to resolve.",
        "パスしただけでは何も分かりません。誘発は解決を待っているのかもしれません。",
    ),
)
def _passing_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    first = comes_first(case[f.ACTS], *SHOWN, Deed.PASS, *AN_ACTIVE_ROLE)
    return False if first is Deed.PASS else None


@_idea(
    "unseen-at-once-at-regular",
    "acknowledged",
    Text(
        "What cannot be seen is missed once the game has gone on.",
        "見えない効果は、ゲームが先へ進んだら忘れたことになる。",
    ),
    Text(
        "Its time has come only where it first makes a difference that can be seen.",
        "期限が来るのは、目に見える違いが初めて出る時です。",
    ),
)
def _unseen_at_once(case: Reading, asked: AskedNode) -> bool | None:
    if not is_silent(case, asked):
        return None
    first = comes_first(case[f.ACTS], *SHOWN, *GONE_ON, Deed.PASS, Deed.MATTER)
    return first in (*SHOWN, None)


@_idea(
    "may-goes-on-the-stack",
    "may",
    Text(
        "A “may” that was forgotten is put on the stack, too.",
        "「してもよい」の誘発も、忘れていたら今スタックに置く。",
    ),
    Text(
        "At Regular REL the player is taken not to have wanted it.",
        "一般RELでは、プレイヤーがしないことを選んだものとして扱います。",
    ),
)
def _may_goes_on_the_stack(case: Reading, _asked: AskedNode) -> bool | None:
    return False if case[f.OPTION] == "may" else None


@_idea(
    "anybodys-may",
    "may",
    Text(
        "“May” is “may”, whoever it is said of.",
        "誰が選ぶのであれ、「してもよい」は「してもよい」だ。",
    ),
    Text(
        "Asked is whether the trigger’s controller may leave it. What the opponent may do is not "
        "theirs to leave.",
        "ここで見るのは、コントローラーが「しない」と選べるかどうかです。"
        "対戦相手の「してもよい」は、コントローラーの選択ではありません。",
    ),
)
def _anybodys_may(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.OPTION] == "may" else None


_idea(
    "always-added-at-regular",
    "too-disruptive",
    Text(
        "At Regular REL a forgotten trigger is always put on the stack.",
        "一般RELでは、忘れた誘発を必ず今スタックに置く。",
    ),
    Text(
        "Not where it would disrupt the game too much, as after decisions made because it had not "
        "happened.",
        "混乱が大きすぎるときは置きません。たとえば、誘発がなかったことを前提に、"
        "プレイヤーが何かを決めたあとです。",
    ),
)(always(NO))


@_idea(
    "another-turn-is-too-late",
    "too-disruptive",
    Text(
        "In the next turn it is too late.",
        "次のターンになったら、もう遅い。",
    ),
    Text(
        "There is no such limit at Regular REL: the judge asks how much it would disrupt the game.",
        "一般RELにそのような期限はありません。どれほど混乱するかをジャッジが判断します。",
    ),
)
def _another_turn_is_too_late(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.NOTICED].turn > case[f.MISSED].turn else None
