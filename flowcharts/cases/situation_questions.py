"""What is asked about a situation, besides the acts: when, what is wanted, what a judge finds."""

from flowcharts.cases import facts as f
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, yes_no
from flowcharts.model.text import Text

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
        FactAnswer(
            "own",
            _CONTROLLER,
            {"missed": "own-turn"},
            Text("It is due in {P}’s {step}.", "処理するのは{P}の{step}です。"),
        ),
        FactAnswer(
            "opponent",
            _OPPONENT,
            {"missed": "opponents-turn"},
            Text("It is due in {Q}’s {step}.", "処理するのは{Q}の{step}です。"),
        ),
    ),
    is_of_time=True,
)
NOTICED = FactQuestion(
    "noticed",
    Text("When noticed", "気付いた時"),
    Text("When was it noticed?", "いつ気付[きづ]きましたか？"),
    (f.NOTICED,),
    (
        FactAnswer(
            "same-turn",
            Text("In the same turn", "同じターン"),
            {"noticed": "same-turn"},
            Text(
                "It comes up later in the same turn.",
                "同じターンのうちに、そのことに気付きました。",
            ),
        ),
        FactAnswer(
            "next-turn",
            Text("In the next turn, up to the same phase", "次のターンの、同じフェイズまで"),
            # In another turn others have acted since: nothing is taken back by itself.
            {"noticed": "next-turn", "last_action": ["shows"]},
            Text(
                "It comes up in the next turn, at the beginning of the same phase.",
                "次のターンの、同じフェイズの初めに、そのことに気付きました。",
            ),
        ),
        FactAnswer(
            "later",
            Text("Later than that", "それよりあと"),
            {"noticed": "later", "last_action": ["shows"]},
            Text(
                "It comes up two turns later, as that turn begins.",
                "2ターン後のターンの初めに、そのことに気付きました。",
            ),
        ),
    ),
    is_of_time=True,
)
NOTICED_SINCE_UNTAPPING = NOTICED._replace(
    answers=NOTICED.answers[1:], asked_where={"since-untapping": "yes"}
)
"""The opponent has untapped, which is not before the opponent’s next turn."""
AFFECTED = FactQuestion(
    "affected",
    Text("For whom", "誰に影響するか"),
    Text(
        "For whom did it trigger this time?",
        "今回の誘発[ゆうはつ]は、誰[だれ]に影響[えいきょう]しますか？",
    ),
    (f.AFFECTED,),
    (
        FactAnswer(
            "own",
            _CONTROLLER,
            {"affected": "A"},
            Text("This time it triggers for {P}.", "今回影響を受けるのは{P}です。"),
        ),
        FactAnswer(
            "opponent",
            _OPPONENT,
            {"affected": "B"},
            Text("This time it triggers for {Q}.", "今回影響を受けるのは{Q}です。"),
        ),
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
    yes_no(
        f.ANNOUNCED,
        Text(
            "{P} announced the action that stands before “when you do”.",
            "{P}は、「そうしたとき」の前に書かれた行動を宣言しました。",
        ),
        Text(
            "{P} took the action that stands before “when you do” without announcing it.",
            "{P}は、「そうしたとき」の前に書かれた行動を、宣言せずに行いました。",
        ),
    ),
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
        FactAnswer(
            "yes",
            Text("Yes", "はい"),
            {"last_action": ["shows", "changes", "single"]},
            Text(
                "What {P} did last is a single action with nothing random in it, which would "
                "change what the ability does; nothing else has been done since.",
                "{P}が最後に取ったのは、無作為な要素のない1つの行動で、"
                "それによってこの能力の結果が変わります。そのあとは誰も何もしていません。",
            ),
        ),
        FactAnswer(
            "no",
            Text("No", "いいえ"),
            {"last_action": ["shows"]},
            Text(
                "Both players have done several things since.",
                "2人とも、そのあといくつもの行動を取っています。",
            ),
        ),
    ),
    Text(
        "Yes only if all of it is so: its controller’s last action showed the miss, that action "
        "would change what the trigger does, and it can be taken back by itself, with nothing "
        "random in it.",
        "次のすべてが当てはまる場合だけ「はい」です。"
        "コントローラーの直前の行動から誘発忘れが分かること。"
        "その行動によって誘発の効果が変わること。その行動1つだけを、無作為な要素なしに戻せること。",
    ),
    is_in_place=True,
)
_WISH = Text("The opponent’s choice", "対戦相手の選択")
_ADD = Text("Put it on the stack now", "今スタックに置く")
_LEAVE = Text("Leave it", "置かない")

WISH_WITH_BACKUP = FactQuestion(
    "wish",
    _WISH,
    Text("What does the opponent choose?", "対戦相手[たいせんあいて]は、どれを選びますか？"),
    (f.WANTS,),
    (
        FactAnswer(
            "back-up",
            Text("Back up first", "直前の行動を取り消して置く"),
            {"wants": "back-up"},
            Text(
                "Told that this action can be taken back first, {Q} wants that.",
                "先にその行動を取り消すこともできると聞いた{Q}は、それを望みました。",
            ),
        ),
        FactAnswer(
            "stack",
            _ADD,
            {"wants": "stack"},
            Text(
                "Told that this action can be taken back first, {Q} wants the ability on the stack "
                "as things stand.",
                "先にその行動を取り消すこともできると聞いた{Q}は、"
                "取り消さずに能力をスタックに置くことを望みました。",
            ),
        ),
        FactAnswer(
            "nothing",
            _LEAVE,
            {"wants": "nothing"},
            Text(
                "Told that this action can be taken back first, {Q} wants play to go on as things "
                "stand.",
                "先にその行動を取り消すこともできると聞いた{Q}は、"
                "このままゲームを続けることを望みました。",
            ),
        ),
    ),
    asked_where={"backup": "yes"},
    is_in_place=True,
)
WISH = FactQuestion(
    "wish",
    _WISH,
    Text("What does the opponent choose?", "対戦相手[たいせんあいて]は、どちらを選びますか？"),
    (f.WANTS,),
    (
        FactAnswer(
            "stack",
            _ADD,
            {"wants": "stack"},
            Text(
                "Asked by the judge, {Q} wants the ability on the stack.",
                "ジャッジに尋ねられた{Q}は、能力をスタックに置くことを望みました。",
            ),
        ),
        FactAnswer(
            "nothing",
            _LEAVE,
            {"wants": "nothing"},
            Text(
                "Asked by the judge, {Q} wants play to go on as things stand.",
                "ジャッジに尋ねられた{Q}は、このままゲームを続けることを望みました。",
            ),
        ),
    ),
    asked_where={"backup": "no"},
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
    yes_no(
        f.DISRUPTIVE,
        Text(
            "Since then there have been attacks, blocks and spells that would have been others had "
            "it been carried out.",
            "そのあとに行われた攻撃やブロック、唱えられた呪文は、"
            "能力が処理されていれば違うものになっていたはずです。",
        ),
        Text(
            "Nothing that anybody has decided since hangs on the ability.",
            "そのあと、この能力があるかどうかで変わるような判断は、誰もしていません。",
        ),
    ),
    is_in_place=True,
)
SITUATION_QUESTIONS = (
    *(TURN, NOTICED_SINCE_UNTAPPING, NOTICED, AFFECTED, ANNOUNCED),
    *(LAST_ACTION, WISH_WITH_BACKUP, WISH, DISRUPTIVE),
)
