"""Mistaken ideas about whether a trigger was missed: what is asked before the deadline."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import (
    counts_sagas,
    forbids_something,
    has_choices,
    is_seen,
)
from flowcharts.cases.case import Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.mistaken_idea import IdeaBook, always
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, has_turn
from flowcharts.cases.timeline import Deed
from flowcharts.model.chart import NO, YES
from flowcharts.model.text import Text

OF_AWARENESS = IdeaBook()
_idea = OF_AWARENESS.idea

_SIZE_OR_ABILITY = frozenset({"bonus-yours", "shrink-theirs", "type-own"})
SEEN_ON_THE_CARD = _SIZE_OR_ABILITY | {"damage-creature"}
"""Effects that nothing on the table shows, though the card speaks of them as if it did."""
_LIFE = frozenset({"life+you", "life-you", "life+opp", "life-opp", "life-affected"})


_idea(
    "anything-forgotten",
    "triggered",
    Text(
        "Whatever a player forgets is a missed trigger.",
        "プレイヤーが処理を忘れたものは、何でも〔誘発忘れ〕だ。",
    ),
    Text(
        "Missed so are triggered abilities, “when”, “whenever”, “at”, and since 23 September 2024 "
        "a Saga’s lore counters of later turns; nothing else. What replaces an "
        "event or applies all the time is a Game Rule Violation where it is forgotten.",
        "〔誘発忘れ〕になるのは「〜したとき」「〜するたび」「〜時に」と書かれた誘発型能力だけです。"
        "2024年9月23日からは、英雄譚にあとのターンで置く伝承カウンターも加わりました。"
        "イベントを置き換える効果や、常に働いている能力を忘れたら、"
        "〔その他一般のゲームルール抵触行為〕です。",
    ),
)(always(YES))


@_idea(
    "every-lore-counter",
    "triggered",
    Text(
        "Every lore counter of a Saga is handled like a trigger.",
        "英雄譚の伝承カウンターは、どれも誘発と同じように扱う。",
    ),
    Text(
        "Only those of later turns are. The counter with which a Saga enters is part of its "
        "entering.",
        "誘発と同じに扱うのは、あとのターンに置くカウンターだけです。"
        "戦場に出るときに置くカウンターは、戦場に出る処理の一部です。",
    ),
)
def _every_lore_counter(case: Reading, asked: AskedNode) -> bool | None:
    is_of_saga = case[f.KIND] in ("saga-first", "saga-later")
    return True if is_of_saga and counts_sagas(asked) else None


@_idea(
    "no-lore-counter",
    "triggered",
    Text(
        "A lore counter is put there by the turn, so it can never be a missed trigger.",
        "伝承カウンターはターンの進行に伴って置くものだから、〔誘発忘れ〕にはならない。",
    ),
    Text(
        "It is no trigger, true; but since 23 September 2024 a lore counter forgotten in a later "
        "turn is handled as a missed trigger.",
        "誘発ではないというのはそのとおりです。しかし2024年9月23日からは、"
        "あとのターンに置き忘れた伝承カウンターを〔誘発忘れ〕として扱います。",
    ),
)
def _no_lore_counter(case: Reading, _asked: AskedNode) -> bool | None:
    return False if case[f.KIND] in ("saga-first", "saga-later") else None


@_idea(
    "unseen-is-no-impact",
    "impact",
    Text(
        "What changes nothing that can be seen has no impact.",
        "目に見える変化がなければ、ゲームへの影響はない。",
    ),
    Text(
        "A bonus or a restriction is an impact, too. Only where nothing at all could have come of "
        "it, for anybody, there is none.",
        "修整や制限も影響のうちです。影響がないといえるのは、"
        "そのときの状況では、誰にとっても何も起こりえなかった場合だけです。",
    ),
)
def _unseen_is_no_impact(case: Reading, asked: AskedNode) -> bool | None:
    return None if is_seen(case, asked) or has_choices(case, asked) else False


_idea(
    "every-trigger-matters",
    "impact",
    Text(
        "A trigger is a trigger: it does not matter what would have come of it.",
        "誘発は誘発だ。何が起こるはずだったかは関係ない。",
    ),
    Text(
        "Where it could not have changed anything as things stood, whatever was chosen for it, "
        "there is no infraction.",
        "そのときの状況では、何を選んでも何も変わりえなかったのなら、違反ではありません。",
    ),
)(always(YES))


@_idea(
    "also-creates-delayed",
    "only-delayed",
    Text(
        "As soon as an ability puts something off to later, nothing has to be said now.",
        "あとで何かを起こす能力なら、今は何も示さなくてよい。",
    ),
    Text(
        "Only an ability that does nothing besides resolves by itself. What it does now has its "
        "own deadline.",
        "自動的に解決されるのは、遅延誘発型能力を生み出すだけの能力です。"
        "今すぐ行うこともあるなら、それには別に期限があります。",
    ),
)
def _also_creates_delayed(case: Reading, _asked: AskedNode) -> bool:
    return "creates-delayed" in case[f.EFFECTS_OF_IT]


@_idea(
    "is-delayed-itself",
    "only-delayed",
    Text(
        "A delayed trigger comes by itself: nobody has to show it.",
        "遅延誘発型能力は自動的に解決されるので、示さなくてよい。",
    ),
    Text(
        "What resolves by itself is the ability that creates it. The delayed trigger has to be "
        "shown like any other.",
        "自動的に解決されるのは、それを生み出すほうの能力です。"
        "遅延誘発型能力そのものは、ほかの誘発と同じように示す必要があります。",
    ),
)
def _is_delayed_itself(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.DELAYED] != "none" else None


_idea(
    "copies-must-be-named",
    "only-copies",
    Text(
        "Copies of a spell come only if they are named at once.",
        "呪文のコピーは、すぐに告げなければ作れない。",
    ),
    Text(
        "A trigger that does nothing but copy resolves by itself. Awareness is asked of each copy.",
        "コピーを作るだけの誘発は自動的に解決されます。意思表示ができているかどうかは、コピーごとに判断します。",
    ),
)(always(NO))


_idea(
    "when-you-do-must-be-said",
    "when-you-do",
    Text(
        "“When you do” is a trigger of its own, so it has to be announced, too.",
        "「そうしたとき」から後は別の誘発なので、改めて告げる必要がある。",
    ),
    Text(
        "Whoever announced the action before it has shown that they know what follows.",
        "先に書かれた行動を宣言したのなら、それに続く誘発にも気付いていると分かります。",
    ),
)(always(NO))


@_idea(
    "when-you-do-by-itself",
    "when-you-do",
    Text(
        "“When you do” never has to be shown.",
        "「そうしたとき」は、いつでも示さなくてよい。",
    ),
    Text(
        "It is taken as shown only where the action before it was announced.",
        "示したことになるのは、「そうしたとき」の前の行動を宣言した場合だけです。",
    ),
)
def _when_you_do_by_itself(case: Reading, _asked: AskedNode) -> bool:
    return case[f.REFLEXIVE] == "yes"


@_idea(
    "safe-in-opponents-turn",
    "spoke-up-in-opponents-turn",
    Text(
        "In the opponent’s turn one cannot miss a trigger.",
        "対戦相手のターンには、誘発を忘れたことにならない。",
    ),
    Text(
        "One may speak up late there, but no longer once one has acted or passed priority.",
        "遅れて言い出すことはできますが、"
        "自分から行動するか優先権をパスしたあとでは間に合いません。",
    ),
)
def _safe_in_opponents_turn(case: Reading, _asked: AskedNode) -> bool:
    return not has_turn(case, case[f.MISSED].turn)


@_idea(
    "passing-is-no-action",
    "spoke-up-in-opponents-turn",
    Text(
        "Who says “go on” in the opponent’s turn has done nothing, and may still speak up.",
        "対戦相手のターンに「どうぞ」と言っただけなら、何もしていないので、まだ指摘できる。",
    ),
    Text(
        "To pass priority explicitly is to take an active role, as casting a spell is. Only who "
        "says and does nothing while the opponent goes on may still speak up.",
        "優先権をはっきりとパスすれば、呪文を唱えたときと同じく、自分から動いたことになります。"
        "まだ指摘できるのは、対戦相手が先へ進む間、何も言わず何もしていなかった場合だけです。",
    ),
)
def _passing_is_no_action(case: Reading, _asked: AskedNode) -> bool | None:
    missed = case[f.MISSED]
    if has_turn(case, missed.turn):
        return None
    for act in case[f.ACTS]:
        if act.deed in (Deed.INSTANT, *GONE_ON):
            return None
        if act.deed in SHOWN:
            return (act.moment or case[f.NOTICED]).turn == missed.turn
    return None


@_idea(
    "target-opponent-is-chosen",
    "stack-choice",
    Text(
        "“Target opponent” is a target, so it has to be announced.",
        "「対戦相手1人を対象とする」も対象なので、宣言が必要だ。",
    ),
    Text(
        "“Target opponent” is the exception that the rule names: it needs no announcement.",
        "「対戦相手1人を対象とする」は規則に書かれた例外で、宣言はいりません。",
    ),
)
def _target_opponent_is_chosen(case: Reading, _asked: AskedNode) -> bool:
    return case[f.STACK_CHOICE] != "none"


@_idea(
    "all-choices-on-the-stack",
    "stack-choice",
    Text(
        "Whoever may choose has to say so as the ability goes on the stack.",
        "何かを選ぶ能力なら、スタックに置くときに選ぶ必要がある。",
    ),
    Text(
        "“May”, “unless” and the like are chosen as it resolves. Asked here are targets and modes.",
        "「してもよい」「ないかぎり」などの選択をするのは、解決するときです。"
        "ここで見るのは対象やモードです。",
    ),
)
def _all_choices_on_the_stack(case: Reading, _asked: AskedNode) -> bool:
    return (
        case[f.STACK_CHOICE] == "other"
        or case[f.OPTION] != "none"
        or case[f.RESOLUTION_CHOICE] == "yes"
    )


_idea(
    "targets-on-resolution",
    "stack-choice",
    Text(
        "A target can wait until the ability resolves.",
        "対象は、能力が解決するときに選べばよい。",
    ),
    Text(
        "Targets and modes are chosen as it goes on the stack; that is why their deadline is the "
        "shortest.",
        "対象やモードは、能力をスタックに置くときに選びます。だから期限がいちばん短いのです。",
    ),
)(always(NO))


@_idea(
    "seen-on-the-card",
    "visible",
    Text(
        "“Visible” means that one can read it off the card: a changed size is visible, and so is "
        "damage on a creature.",
        "カードを読めば分かることは「目に見える変化」だ。サイズの変化もクリーチャーへのダメージも見える。",
    ),
    Text(
        "What counts is what lies on the table: zones, counters, tapped cards, life totals. "
        "Neither a bonus until end of turn nor damage that a creature survives changes any of "
        "them.",
        "見るのは卓上にあるもの、つまり領域、カウンター、タップ状態、ライフです。"
        "ターン終了時までの修整や、死亡しない程度のダメージでは、そのどれも変わりません。",
    ),
)
def _seen_on_the_card(case: Reading, asked: AskedNode) -> bool:
    return _is_visible(case, asked) or bool(SEEN_ON_THE_CARD & {*case[f.EFFECTS_OF_IT]})


@_idea(
    "life-is-not-visible",
    "visible",
    Text(
        "A life total lies nowhere on the table: it is not visible.",
        "ライフは卓上に形がないので、目に見える変化ではない。",
    ),
    Text(
        "Life totals are a part of the game that all can see; the rule names them.",
        "ライフの総量は誰からも見えます。規則にもそう書かれています。",
    ),
)
def _life_is_not_visible(case: Reading, _asked: AskedNode) -> bool:
    seen = any(EFFECTS[each].is_seen for each in case[f.EFFECTS_OF_IT] if each not in _LIFE)
    return seen or case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"


@_idea(
    "choice-is-not-visible",
    "visible",
    Text(
        "A choice on resolution changes nothing one could see: the trigger is not of this kind.",
        "解決時に何かを選ぶだけでは見た目が変わらないので、この種類の誘発ではない。",
    ),
    Text(
        "A choice on resolution puts a trigger into this kind, whatever its effect.",
        "解決時に選択があれば、効果が何であっても、この種類の誘発です。",
    ),
)
def _choice_is_not_visible(case: Reading, asked: AskedNode) -> bool:
    return is_seen(case, asked)


@_idea(
    "bonus-changes-rules",
    "changes-rules",
    Text(
        "A bonus changes what a creature is, and so the rules of the game.",
        "修整はクリーチャーの性質を変えるのだから、ルールを変えることになる。",
    ),
    Text(
        "The rules are changed where an action becomes legal or illegal. A bonus changes numbers.",
        "ルールが変わるとは、ある行動ができなくなる、またはできるようになることです。"
        "修整で変わるのは数値です。",
    ),
)
def _bonus_changes_rules(case: Reading, asked: AskedNode) -> bool:
    return forbids_something(case, asked) or bool(_SIZE_OR_ABILITY & {*case[f.EFFECTS_OF_IT]})


_idea(
    "forbidding-is-an-effect",
    "changes-rules",
    Text(
        "“Can’t block” is an effect like any other.",
        "「ブロックできない」も、ほかと同じただの効果だ。",
    ),
    Text(
        "What makes an action illegal has a deadline of its own: the opponent’s try.",
        "行動を禁じる能力には、専用の期限があります。対戦相手がその行動をしようとした時です。",
    ),
)(always(NO))


def _is_visible(case: Reading, asked: AskedNode) -> bool:
    return is_seen(case, asked) or case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"
