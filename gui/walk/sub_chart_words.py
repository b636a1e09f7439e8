"""What the panels say of a walk that crosses charts."""

from flowcharts.model.text import Text

WALK_INSIDE = Text("Walk this question in its own chart", "この質問を専用のチャートで判断する")
INSIDE_FOLLOWS = Text(
    "The example walks this question in its own chart: Next opens it.",
    "例題では、この質問を専用のチャートで判断します。「次へ」で開きます。",
)
BACK_TO = Text("Back to “{chart}”: the answer is {answer}", "「{chart}」に戻る：答えは「{answer}」")
LEAD_ON = Text("Lead on: {chart}", "続けて判断する：{chart}")
ASK_AGAIN = Text("Ask “{chart}” again", "「{chart}」でもう一度判断する")
ANSWERED_INSIDE = Text(
    "“{decision}” {answer}: “{chart}” came to {outcome}.",
    "「{decision}」は「{answer}」です。「{chart}」の結果は「{outcome}」でした。",
)
REASON = Text("{outcome}, by “{chart}”", "「{chart}」で「{outcome}」")
FOR_DECISION = Text("Asked for: {decision}", "もとの質問：{decision}")

NEITHER_WRONG = Text(
    "No answer is right or wrong: the opponent chooses.",
    "正解も不正解もありません。対戦相手が選びます。",
)
WHAT_STORY_SAYS = Text("What does the story say?", "この例題では、どの答えですか？")
STORY_SAYS = Text("The story says: {answer}", "この例題では：{answer}")
DOUBT = Text("? Where the sources are thin", "？ 出典でははっきりしない点")

WAY = Text("The way to it", "ここまでの道筋")
COPY_RULING_TEXT = Text("Copy the ruling as text", "裁定を文章でコピー")
COPY_RESULT = Text("Copy the result as text", "結果を文章でコピー")
PENALTY_OF_CONTROLLER = Text(
    "Controller of the ability: {penalty}", "能力のコントローラー：{penalty}"
)
PENALTY_OF_OPPONENT = Text("Opponent: {penalty}", "対戦相手：{penalty}")
WAY_CHART = Text("{chart}", "{chart}")
WAY_STEP = Text("– {question} {answer}", "・{question} {answer}")

RESULTS_POSSIBLE = Text(
    "{possible} of {all} results still possible", "残る結果：{all}件中{possible}件"
)
RESULT_REACHED = Text("Result reached", "結果が出ました")
RETURN_TO_CHART = Text("Return to the start of “{chart}”", "「{chart}」の最初に戻る")
WALK_TEXT_OPEN = Text("→ In its own chart: {chart}", "→ 専用のチャートで判断：{chart}")
WALK_TEXT_RESULT = Text("Result: {outcome}", "結果：{outcome}")
WALK_TEXT_ON = Text("→ {words}", "→ {words}")
