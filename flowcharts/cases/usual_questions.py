"""What a table assumes until somebody says otherwise; examples and `decide` assume nothing."""

from flowcharts.cases import facts as f
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, simply
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
            simply(rel="competitive"),
        ),
        FactAnswer("regular", Text("Regular", "一般"), simply(rel="regular")),
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
        FactAnswer("yes", Text("Some", "ある"), simply(impact="yes")),
        FactAnswer("no", Text("None at all", "まったくない"), simply(impact="no")),
    ),
    is_usual=True,
)
OWNER = FactQuestion(
    "owner",
    Text("Owner of the card", "カードのオーナー"),
    Text("Who owns the card?", "カードのオーナーは誰[だれ]ですか？"),
    (f.OWNER,),
    (
        FactAnswer("own", Text("The controller", "コントローラー"), simply(owner="A")),
        FactAnswer("opponent", Text("The opponent", "対戦相手"), simply(owner="B")),
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
        FactAnswer("forgot", Text("Forgotten", "忘れていた"), simply(mind="forgot")),
        FactAnswer(
            "unaware",
            Text(
                "Seen, but thought that it may be skipped",
                "気付いていたが、飛ばしてもよいと思っていた",
            ),
            simply(mind="saw,advantage"),
        ),
        FactAnswer(
            "withheld",
            Text(
                "Withheld to gain by it, knowing better",
                "不正と知りながら、有利を得ようと黙っていた",
            ),
            simply(mind="saw,knew-illegal,advantage"),
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
        FactAnswer("none", Text("None", "なし"), simply(warnings=0)),
        FactAnswer("one", Text("One", "1回"), simply(warnings=1)),
        FactAnswer("two", Text("Two or more", "2回以上"), simply(warnings=2)),
    ),
    is_usual=True,
)
CARRIED_OUT = FactQuestion(
    "carried-out",
    Text("How it was done", "処理のしかた"),
    Text("How was it carried out?", "どのように処理しましたか？"),
    (f.CARRIED_OUT,),
    (
        FactAnswer("right", Text("As it says", "書かれているとおり"), simply(carried_out="right")),
        FactAnswer(
            "unrevealed",
            Text("A card was not shown", "公開するカードを見せなかった"),
            simply(carried_out="unrevealed"),
        ),
        FactAnswer("half", Text("Only in part", "一部だけ"), simply(carried_out="half")),
    ),
    is_usual=True,
)
USUAL_QUESTIONS = (REL, IMPACT, OWNER, MIND, WARNINGS, CARRIED_OUT)
