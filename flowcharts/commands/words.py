"""The words of the commands, between what the content says. Both languages, always."""

from flowcharts.model.text import Text

BACK = Text("back", "戻る")
EXIT = Text("not for this chart?", "対象外？")
OPEN = Text("open the chart that answers it", "判断のためのチャートを開く")
WHY = Text("explain", "説明")
QUIT = Text("quit", "終了")
NONE_OF_THESE = Text("Please type one of these:", "次のどれか1つを入力してください。")
STOPPED = Text("Stopped before the ruling.", "裁定の前に終了しました。")
STOPPED_BEFORE_RESULT = Text("Stopped before the result.", "結果が出る前に終了しました。")
GOES_ON = Text(
    "To go on there, add its answers, as here. Without answers it is asked in the terminal.",
    "続けるには、次のように答えを加えます。答えを書かなければ、ターミナルで質問します。",
)
WHICH_MAIN = Text(
    "Which main phase of turn {turn}?", "第{turn}ターンのどのメイン・フェイズですか？"
)
NO_SCREEN = Text(
    "There is no screen for the window here, so let us walk in the terminal.",
    "ここではウィンドウを表示できないため、ターミナルでチャートをたどります。",
)
NO_SCREEN_AT_ALL = Text(
    "There is no screen to show it on: `walk` and `export` need none.",
    "表示できる画面がありません。`walk` と `export` なら画面は要りません。",
)
NO_PLACE = Text(
    "There is no place for “{word}” in `{command}`.", "`{command}` では「{word}」は使えません。"
)

NOTHING_FOUND = Text("Nothing found.", "見つかりませんでした。")

FACTS = Text("Decided by", "決め手となる事実")
MISSING = Text("Not known yet", "まだ分からない事実")
CASE_ID = Text("Case", "事例")
DIFFERS = Text("What differs", "異なる事実")
FIRST_OF_PAIR = Text("First of a pair", "比べる事例：1つ目")
SECOND_OF_PAIR = Text("Second of the pair: one fact differs", "比べる事例：2つ目（違う事実は1つ）")
SAYS_TOO_LITTLE = Text(
    "{about} What is told says too little for this chart.",
    "{about}このチャートで判断するには、書かれている内容では足りません。",
)
FREE = Text("Not told, and it makes no difference", "結果に影響しないため、不要な事実")
JUDGED = Text("A judge’s call", "ジャッジの判断による事実")
IN_TIME = Text("In time", "間に合う")
TOO_LATE = Text("Too late", "間に合わない")

CHARTS = Text("Charts", "チャート")
PATHS = Text("Paths walked", "たどった道筋")
DECISIONS = Text("Questions met", "通った質問")
OUTCOMES = Text("Outcomes reached", "到達した結果")
CHOICES = Text("Choices of the opponent made", "対戦相手の選択")
MISSING_OUTCOMES = Text("Outcomes that no example reaches", "どの例題も到達しない結果")
MISSING_CHOICES = Text("Choices that no opponent makes", "どの例題でも選ばれない選択")
MISSING_DECISIONS = Text("Questions that no example meets", "どの例題も通らない質問")
RECONSTRUCTED = Text(
    "The texts of that time say only “within a turn”; that it is counted by steps, as the turn "
    "cycle before it was, is our reading.",
    "当時の文書には「1ターン以内」としかありません。"
    "以前のターン周期と同じくステップで数える、というのは本教材の解釈です。",
)
