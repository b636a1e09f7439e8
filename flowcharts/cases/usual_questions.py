"""What a table assumes until somebody says otherwise; examples and `decide` assume nothing."""

from flowcharts.cases import facts as f
from flowcharts.cases.fact_question import FactAnswer, FactQuestion
from flowcharts.model.text import Text

REL = FactQuestion(
    "rel",
    Text("Rules Enforcement Level", "ルール適用度"),
    Text(
        "At which Rules Enforcement Level is it played?",
        "イベントのルール適用度[てきようど]はどれですか？",
    ),
    (f.REL,),
    (
        FactAnswer(
            "competitive",
            Text("Competitive", "競技"),
            {"rel": "competitive"},
            Text("Competitive REL.", "競技RELのイベントです。"),
        ),
        FactAnswer(
            "regular",
            Text("Regular", "一般"),
            {"rel": "regular"},
            Text("Regular REL.", "一般RELのイベントです。"),
        ),
    ),
    is_usual=True,
)
IMPACT = FactQuestion(
    "impact",
    Text("Impact on the game", "ゲームへの影響"),
    Text(
        "What impact would it have had?",
        "処理[しょり]していれば、ゲームへの影響[えいきょう]はありましたか？",
    ),
    (f.IMPACT,),
    (
        FactAnswer("yes", Text("Some", "ある"), {"impact": "yes"}),
        FactAnswer(
            "no",
            Text("None at all", "まったくない"),
            {"impact": "no"},
            Text(
                "As the game stands, the ability could not change anything, whatever anybody "
                "chose.",
                "この状況では、誰が何を選んでも、この能力によって変わるものはありません。",
            ),
        ),
    ),
    is_usual=True,
)
OWNER = FactQuestion(
    "owner",
    Text("Owner of the card", "カードのオーナー"),
    Text("Who owns the card?", "カードのオーナーは誰[だれ]ですか？"),
    (f.OWNER,),
    (
        FactAnswer(
            "own",
            Text("The controller", "コントローラー"),
            {"owner": "A"},
            Text("{P} owns the card.", "カードのオーナーは{P}です。"),
        ),
        FactAnswer(
            "opponent",
            Text("The opponent", "対戦相手"),
            {"owner": "B"},
            Text("{Q} owns the card.", "カードのオーナーは{Q}です。"),
        ),
    ),
    is_usual=True,
)
MIND = FactQuestion(
    "mind",
    Text("Forgotten or withheld", "故意かどうか"),
    Text(
        "Was it forgotten, or withheld?",
        "忘[わす]れていたのですか、わざと黙[だま]っていたのですか？",
    ),
    (f.MIND,),
    (
        FactAnswer(
            "forgot",
            Text("Forgotten", "忘れていた"),
            {"mind": "forgot"},
            Text("The judge finds no intent.", "ジャッジは、故意ではないと判断しました。"),
        ),
        FactAnswer(
            "unaware",
            Text(
                "Seen, but thought that it may be skipped",
                "気付いていたが、飛ばしてもよいと思っていた",
            ),
            {"mind": "saw,advantage"},
            Text(
                "{P} tells the judge, who believes it: “I saw it, but I thought that it was "
                "optional.”",
                "{P}はジャッジに「気付いていましたが、"
                "してもしなくてもよい能力だと思っていました」と話し、"
                "ジャッジはその言葉を信じました。",
            ),
        ),
        FactAnswer(
            "withheld",
            Text(
                "Withheld to gain by it, knowing better",
                "不正と知りながら、有利を得ようと黙っていた",
            ),
            {"mind": "saw,knew-illegal,advantage"},
            Text(
                "{P} admits to the judge: “I saw it and knew that it must not be skipped, but I "
                "was better off without it.”",
                "{P}はジャッジに「気付いていて、飛ばしてはいけないことも知っていましたが、"
                "そのほうが得なので黙っていました」と打ち明けました。",
            ),
        ),
    ),
    is_usual=True,
)
WARNINGS = FactQuestion(
    "warnings",
    Text("Earlier Warnings", "これまでの【警告】"),
    Text(
        "How many Warnings for Missed Trigger has the player had today?",
        "その日、〔誘発忘れ〕で受けた【警告[けいこく]】は何回ですか？",
    ),
    (f.WARNINGS,),
    (
        FactAnswer(
            "none",
            Text("None", "なし"),
            {"warnings": 0},
            Text("{P} has had no Warning today.", "{P}はこの日まだ【警告】を受けていません。"),
        ),
        FactAnswer(
            "one",
            Text("One", "1回"),
            {"warnings": 1},
            Text(
                "{P} has had one Warning about a trigger today.",
                "{P}はこの日、誘発について【警告】を1回受けています。",
            ),
        ),
        FactAnswer(
            "two",
            Text("Two or more", "2回以上"),
            {"warnings": 2},
            Text(
                "{P} has had two Warnings about triggers today.",
                "{P}はこの日、誘発について【警告】を2回受けています。",
            ),
        ),
    ),
    is_usual=True,
)
CARRIED_OUT = FactQuestion(
    "carried-out",
    Text("How it was done", "処理のしかた"),
    Text("How was it carried out?", "どのように処理しましたか？"),
    (f.CARRIED_OUT,),
    (
        FactAnswer("right", Text("As it says", "書かれているとおり"), {"carried_out": "right"}),
        FactAnswer(
            "unrevealed",
            Text("A card was not shown", "公開するカードを見せなかった"),
            {"carried_out": "unrevealed"},
            Text(
                "But {P} does not show the card that the ability tells to reveal.",
                "ただし{P}は、能力で公開するはずのカードを見せていません。",
            ),
        ),
        FactAnswer(
            "half",
            Text("Only in part", "一部だけ"),
            {"carried_out": "half"},
            Text(
                "But {P} does only a part of what it says, and both play on.",
                "ただし{P}は、書かれていることの一部しか行わず、2人はそのままゲームを続けました。",
            ),
        ),
    ),
    is_usual=True,
)
USUAL_QUESTIONS = (REL, IMPACT, OWNER, MIND, WARNINGS, CARRIED_OUT)
