"""What is asked about a situation, besides the acts: when, what is wanted, what a judge finds."""

from flowcharts.cases import facts as f
from flowcharts.cases.case import Reading
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, Known, simply, yes_no
from flowcharts.model.text import Text
from flowcharts.model.turns import PHASES, Moment, TurnStep, at

CONTROLLER_IS = "A"
"""Its controller is called so; turn 1 is that player’s, turn 2 the opponent’s."""

_CONTROLLER = Text("Its controller", "コントローラー")
_OPPONENT = Text("The opponent", "対戦相手")

TURN = FactQuestion(
    "turn",
    Text("Whose turn", "誰のターンか"),
    Text("In whose turn was it due?", "誰[だれ]のターンに処理[しょり]するはずでしたか？"),
    (f.MISSED,),
    (
        FactAnswer("own", _CONTROLLER, simply(missed="1:upkeep")),
        FactAnswer("opponent", _OPPONENT, simply(missed="2:upkeep")),
    ),
    is_of_time=True,
)


def _same_turn(case: Reading) -> Known:
    missed = case[f.MISSED]
    return {f.NOTICED.name: max(missed, at(missed.turn, TurnStep.MAIN1))}


def _next_turn(case: Reading) -> Known:
    missed = case[f.MISSED]
    return {f.NOTICED.name: at(missed.turn + 1, PHASES[missed.phase][0])}


def _later(case: Reading) -> Known:
    return {f.NOTICED.name: Moment(case[f.MISSED].turn + 2, 0)}


NOTICED = FactQuestion(
    "noticed",
    Text("When noticed", "気付いた時"),
    Text("When was it noticed?", "いつ気付[きづ]きましたか？"),
    (f.NOTICED,),
    (
        FactAnswer("same-turn", Text("In the same turn", "同じターン"), _same_turn),
        FactAnswer(
            "next-turn",
            Text("In the next turn, up to the same phase", "次のターンの、同じフェイズまで"),
            _next_turn,
        ),
        FactAnswer("later", Text("Later than that", "それよりあと"), _later),
    ),
    is_of_time=True,
)
AFFECTED = FactQuestion(
    "affected",
    Text("For whom", "誰に影響するか"),
    Text(
        "For whom did it trigger this time?",
        "今回の誘発[ゆうはつ]は、誰[だれ]に影響[えいきょう]しますか？",
    ),
    (f.AFFECTED,),
    (
        FactAnswer("own", _CONTROLLER, simply(affected="A")),
        FactAnswer("opponent", _OPPONENT, simply(affected="B")),
    ),
)
ANNOUNCED = FactQuestion(
    "announced",
    Text("Action announced", "行動の宣言"),
    Text(
        "Was the action announced that stands before “when you do”?",
        "「そうしたとき」の前の行動[こうどう]は、宣言[せんげん]されましたか？",
    ),
    (f.ANNOUNCED,),
    yes_no(f.ANNOUNCED),
)
LAST_ACTION = FactQuestion(
    "last-action",
    Text("Simple backup", "単純な復元"),
    Text(
        "Can a simple backup be offered?",
        "単純[たんじゅん]な復元[ふくげん]を提示[ていじ]できますか？",
    ),
    (f.LAST_ACTION,),
    (
        FactAnswer("yes", Text("Yes", "はい"), simply(last_action="shows,changes,single")),
        FactAnswer("no", Text("No", "いいえ"), simply(last_action="shows")),
    ),
    Text(
        "Yes only if all of it is so: its controller’s last action showed the miss, that action "
        "would change what the trigger does, and it can be taken back by itself, with nothing "
        "random in it.",
        "次のすべてが当てはまる場合だけ「はい」です。コントローラーの直前の行動から誘発忘れが分かること。"
        "その行動によって誘発の効果が変わること。その行動1つだけを、無作為な要素なしに戻せること。",
    ),
    is_in_place=True,
)
_WISH = Text("The opponent’s choice", "対戦相手の選択")
_ADD = Text("Put it on the stack now", "今スタックに置く")
_LEAVE = Text("Leave it", "置かない")


def _has_backup(case: Reading) -> bool:
    return "changes" in case[f.LAST_ACTION]


WISH_WITH_BACKUP = FactQuestion(
    "wish",
    _WISH,
    Text("What does the opponent choose?", "対戦相手[たいせんあいて]は、どれを選びますか？"),
    (f.WANTS,),
    (
        FactAnswer("back-up", Text("Back up first", "復元してから置く"), simply(wants="back-up")),
        FactAnswer("stack", _ADD, simply(wants="stack")),
        FactAnswer("nothing", _LEAVE, simply(wants="nothing")),
    ),
    fits=_has_backup,
    is_in_place=True,
)
WISH = FactQuestion(
    "wish",
    _WISH,
    Text("What does the opponent choose?", "対戦相手[たいせんあいて]は、どちらを選びますか？"),
    (f.WANTS,),
    (
        FactAnswer("stack", _ADD, simply(wants="stack")),
        FactAnswer("nothing", _LEAVE, simply(wants="nothing")),
    ),
    fits=lambda case: not _has_backup(case),
    is_in_place=True,
)
DISRUPTIVE = FactQuestion(
    "disruptive",
    Text("Too disruptive", "混乱の大きさ"),
    Text(
        "Would it disrupt the game too much to put it in now?",
        "今から処理[しょり]すると、ゲームが混乱[こんらん]しすぎますか？",
    ),
    (f.DISRUPTIVE,),
    yes_no(f.DISRUPTIVE),
    is_in_place=True,
)
SITUATION_QUESTIONS = (
    *(TURN, NOTICED, AFFECTED, ANNOUNCED, LAST_ACTION, WISH_WITH_BACKUP, WISH, DISRUPTIVE),
)
