"""Mistaken ideas about the moment by which a trigger has to be shown."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import is_controllers_option, is_silent
from flowcharts.cases.case import Reading
from flowcharts.cases.mistaken_idea import IdeaBook
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, passing
from flowcharts.cases.timeline import Deed, comes_first
from flowcharts.model.text import Text

OF_DEADLINES = IdeaBook()
_idea = OF_DEADLINES.idea


@_idea(
    "choice-before-resolution",
    "choice-announced",
    Text(
        "A target is in time as long as it is named before the next action of one’s own.",
        "自分が次の行動をする前に対象を言えば間に合う。",
    ),
    Text(
        "It has to be announced before its controller next passes priority: after that an opponent "
        "has already decided about a response.",
        "コントローラーが次に優先権をパスする前に宣言する必要があります。"
        "そのあとでは、対戦相手はもう対応するかどうかを決めています。",
    ),
)
def _choice_before_resolution(case: Reading, _asked: AskedNode) -> bool:
    return comes_first(case[f.ACTS], Deed.CHOOSE, *GONE_ON) in (Deed.CHOOSE, None)


@_idea(
    "mention-is-a-choice",
    "choice-announced",
    Text(
        "To mention the trigger is enough; the target can follow.",
        "誘発があると言えば足りる。対象はあとでよい。",
    ),
    Text(
        "With this kind it is the choice itself that has to be announced.",
        "この種類の誘発では、選択そのものを宣言する必要があります。",
    ),
)
def _mention_is_a_choice(case: Reading, _asked: AskedNode) -> bool:
    gone_on = passing(case)
    return comes_first(case[f.ACTS], *SHOWN, *gone_on) not in gone_on


@_idea(
    "passing-misses-it",
    "shown-before-moving-on",
    Text(
        "Whoever passes priority without a word has missed the trigger.",
        "何も言わずに優先権をパスしたら、誘発忘れだ。",
    ),
    Text(
        "Passing proves nothing: the ability may be on the stack, waiting to resolve. Only an "
        "action that is possible after it has resolved does.",
        "パスしただけでは何も分かりません。能力はスタックで解決を待っているのかもしれません。"
        "忘れたといえるのは、解決後にしかできない行動をしたときです。",
    ),
)
def _passing_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    first = comes_first(case[f.ACTS], *SHOWN, Deed.PASS, Deed.PASS_ALOUD, *GONE_ON)
    return False if first in (Deed.PASS, Deed.PASS_ALOUD) else None


@_idea(
    "instant-misses-it",
    "shown-before-moving-on",
    Text(
        "Whoever casts something first has forgotten the trigger.",
        "先に何かを唱えたら、誘発を忘れたということだ。",
    ),
    Text(
        "An instant or an activated ability can be played while the trigger waits on the stack.",
        "インスタントや起動型能力は、誘発がスタックで待っている間にも使えます。",
    ),
)
def _instant_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    first = comes_first(case[f.ACTS], *SHOWN, Deed.INSTANT, *GONE_ON)
    return False if first is Deed.INSTANT else None


@_idea(
    "opponents-move-misses-it",
    "shown-before-moving-on",
    Text(
        "When the opponent has already played on, the trigger is missed.",
        "対戦相手が先へ進んでしまえば、もう誘発忘れだ。",
    ),
    Text(
        "Only its controller can miss a trigger. An opponent who hurries does not cause a miss.",
        "誘発を忘れるのはコントローラーだけです。"
        "対戦相手が先を急いでも、忘れたことにはなりません。",
    ),
)
def _opponents_move_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    theirs = (Deed.OPPONENT_MOVES, Deed.OPPONENT_DOES)
    return False if comes_first(case[f.ACTS], *SHOWN, *GONE_ON, *theirs) in theirs else None


@_idea(
    "anybody-may-mention-it",
    "shown-before-moving-on",
    Text(
        "It is enough that anybody at the table mentions the trigger.",
        "卓の誰かが誘発を口にすれば足りる。",
    ),
    Text(
        "It is its controller who has to show it. What an opponent or a spectator says does not "
        "do it for them.",
        "示さなければならないのはコントローラーです。対戦相手や観戦者が言っても、代わりにはなりません。",
    ),
)
def _anybody_may_mention_it(case: Reading, _asked: AskedNode) -> bool | None:
    others = (Deed.OPPONENT_MENTIONS, Deed.OTHER_MENTIONS)
    return True if comes_first(case[f.ACTS], *SHOWN, *GONE_ON, *others) in others else None


@_idea(
    "in-time-all-turn",
    "shown-before-moving-on",
    Text(
        "What is noticed in the same turn is in time.",
        "同じターンのうちに気付けば間に合う。",
    ),
    Text(
        "The deadline is the first own action that is possible only after it has resolved, however "
        "soon that comes.",
        "期限は、解決後にしかできない行動を自分が最初に取る時です。その時がどれほど早く来ても変わりません。",
    ),
)
def _in_time_all_turn(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.NOTICED].turn == case[f.MISSED].turn else None


@_idea(
    "may-is-never-missed",
    "shown-before-moving-on",
    Text(
        "“May” means that nothing is missed: the player simply did not want it.",
        "「してもよい」なら忘れたことにはならない。しなかっただけだ。",
    ),
    Text(
        "At Competitive REL a “may” is missed like any other trigger; the opponent decides whether "
        "it goes on the stack. It is at Regular REL that it counts as not chosen.",
        "競技RELでは「してもよい」誘発もほかの誘発と同じように忘れたことになり、"
        "スタックに置くかどうかは対戦相手が決めます。"
        "しないことを選んだものとするのは一般RELです。",
    ),
)
def _may_is_never_missed(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.OPTION] == "may" and is_controllers_option(case) else None


@_idea(
    "forbid-at-once",
    "enforced",
    Text(
        "What it forbids has to be said as it triggers.",
        "何を禁じるかは、誘発したときに言う必要がある。",
    ),
    Text(
        "It is enough to stop the opponent who tries. Until then its controller may keep silent.",
        "対戦相手が禁じられた行動に出たときに止めれば足ります。それまでは黙っていてかまいません。",
    ),
)
def _forbid_at_once(case: Reading, _asked: AskedNode) -> bool:
    acts = (Deed.PASS, Deed.INSTANT, *GONE_ON, Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES)
    return comes_first(case[f.ACTS], *SHOWN, *acts) not in acts


@_idea(
    "try-misses-it",
    "enforced",
    Text(
        "When the opponent begins the forbidden action, it is too late.",
        "対戦相手が禁じられた行動を始めたら、もう遅い。",
    ),
    Text(
        "To stop the opponent at the try is just what the rule asks for.",
        "対戦相手がしようとした時点で止めるのが、まさに規則どおりのやり方です。",
    ),
)
def _try_misses_it(case: Reading, _asked: AskedNode) -> bool:
    too_late = (Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES, Deed.CONTRADICT)
    return comes_first(case[f.ACTS], *SHOWN, Deed.STOP, *too_late) not in too_late


@_idea(
    "unseen-at-once",
    "known-when-it-mattered",
    Text(
        "What cannot be seen has to be said as it triggers; otherwise nobody can know it.",
        "見えない効果は、誘発したときに言わなければ誰にも分からない。",
    ),
    Text(
        "With this kind silence is allowed until it first makes a difference that can be seen.",
        "この種類では、目に見える違いが初めて出るときまで黙っていてかまいません。",
    ),
)
def _unseen_at_once(case: Reading, _asked: AskedNode) -> bool:
    too_late = (Deed.PASS, Deed.INSTANT, *GONE_ON, Deed.MATTER)
    return comes_first(case[f.ACTS], *SHOWN, *too_late) not in too_late


@_idea(
    "unseen-before-opponent-decides",
    "known-when-it-mattered",
    Text(
        "The opponent must know of it before deciding anything, as on blocks.",
        "ブロックなど、対戦相手が何かを決める前に知らせる必要がある。",
    ),
    Text(
        "The opponent’s decisions set no deadline: the effect’s first visible difference does.",
        "対戦相手が何かを決める時は期限になりません。期限は、効果による違いが初めて目に見える時です。",
    ),
)
def _unseen_before_opponent_decides(case: Reading, _asked: AskedNode) -> bool:
    too_late = (Deed.OPPONENT_MOVES, Deed.MATTER, Deed.CONTRADICT)
    return comes_first(case[f.ACTS], *SHOWN, *too_late) not in too_late


@_idea(
    "unseen-all-turn",
    "known-when-it-mattered",
    Text(
        "What is not seen may be claimed as long as the turn lasts.",
        "見えない効果は、そのターンの間ならいつ主張してもよい。",
    ),
    Text(
        "Once it should have made a visible difference, and nobody said so, it is missed.",
        "目に見える違いが出るはずだった時に何も言わなければ、忘れたことになります。",
    ),
)
def _unseen_all_turn(case: Reading, _asked: AskedNode) -> bool | None:
    due = case[f.MISSED].turn
    shown = (act for act in case[f.ACTS] if act.deed in SHOWN)
    return any((act.moment or case[f.NOTICED]).turn == due for act in shown) or None


@_idea(
    "unseen-is-exempt",
    "shown-at-once",
    Text(
        "What cannot be seen need not be announced before it makes a difference.",
        "目に見えない誘発は、影響が出るまで告げなくてよい。",
    ),
    Text(
        "In October 2012 every trigger had to be shown in its own step, seen or not. That what "
        "cannot be seen may wait until it first makes a visible difference came in February 2013.",
        "2012年10月の版では、目に見えるかどうかにかかわらず、それぞれのステップのうちに示す必要がありました。"
        "目に見えないものは、初めて目に見える違いが出る時まででよいとされたのは、2013年2月からです。",
    ),
)
def _unseen_is_exempt(case: Reading, asked: AskedNode) -> bool | None:
    if not is_silent(case, asked):
        return None
    acts = case[f.ACTS]
    return comes_first(acts, *SHOWN, Deed.MATTER, Deed.CONTRADICT) in (*SHOWN, None)
