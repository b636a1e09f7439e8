"""The words of the statistics."""

from flowcharts.model.text import Text

TITLE = Text("How well it goes", "成績")
RELIABLE = Text("How reliable am I today?", "今、どのくらい正しく裁定できる？")
NUMBER = Text("{percent} %", "{percent}％")
NOT_YET = Text("—", "—")
GOAL = Text("An exam today", "今日、試験を受けたら")
GOAL_SAID = Text(
    "25 fresh cases, {needed} right needed: passed {percent} times of 100.",
    "初めて見る事例25問中{needed}問の正解が必要です。100回受ければ、{percent}回ほど合格する見込みです。",
)
GOAL_OUT_OF_REACH = Text(
    "25 fresh cases, {needed} right needed: for now there is hardly a chance to pass.",
    "初めて見る事例25問中{needed}問の正解が必要です。今のところ、合格の見込みはほぼありません。",
)
ANSWERED = Text("Answered", "回答")
ANSWERED_SAID = Text(
    "{count} questions, {right} right, {hours}.",
    "{count}問（正解{right}問）、{hours}。",
)
MINUTES = Text("{minutes} min", "{minutes}分")
HOURS = Text("{hours} h {minutes} min", "{hours}時間{minutes}分")
RETENTION = Text("Still known when asked again", "再出題で覚えていた割合")
RETENTION_SAID = Text("{percent} % of {known}.", "{known}件のうち{percent}％。")
FORESEEN = Text("Foreseen for now: {percent} %.", "現時点の予測：{percent}％。")
NOTHING_YET = Text("Nothing was asked again yet.", "再出題はまだありません。")
EMPTY = Text(
    "Nothing was answered yet. Practise a round, and the chart shows where you stand.",
    "まだ回答がありません。一度練習すると、チャートに成績が出ます。",
)
VIEWS = Text("Show", "表示")
ON_CHART = Text("On the chart", "チャート")
DAYS = Text("Days", "日ごと")
FORECAST = Text("Coming up", "復習の予定")
KINDS = Text("By kind", "種類別")
CONFUSIONS = Text("Confusions", "取り違え")
CHARTS = Text("Chart", "チャート")
LEGEND = Text(
    "Each decision has its share of right answers: ✓ {high} % and more, ～ in between, "
    "× under {low} %. Point at one for what it is confused with.",
    "各分岐の数字は正答率です（✓ {high}％以上、～ その間、× {low}％未満）。"
    "マウスを重ねると、取り違えた答えが出ます。",
)
TIP = Text("{right} of {asked} right", "{asked}回中{right}回正解")
TIP_CONFUSED = Text(
    "“{given}” for “{right}”: {times}×", "「{right}」を「{given}」と答えた：{times}回"
)
IDEAS = Text("Ideas behind wrong answers", "間違いの元になる考え方")
IDEA_HELD = Text("“{idea}” ({times} of {asked})", "「{idea}」（{asked}回中{times}回）")
IDEA_GONE = Text("✓ gone: “{idea}”", "✓ 解消：「{idea}」")
NO_IDEAS = Text("None so far.", "今のところありません。")

DAY = Text("Day", "日")
QUESTIONS = Text("Questions", "問題数")
RIGHT = Text("Right", "正解")
WRONG = Text("Wrong", "不正解")
TIME = Text("Minutes", "分")
IN_DAYS = Text("In days", "日後")
DUE = Text("Due", "復習")
WHAT = Text("What", "内容")
SHARE_RIGHT = Text("Right, %", "正答率（％）")
DECISION = Text("Decision", "判断")
RULING_AS_A_WHOLE = Text("The ruling as a whole", "裁定全体")
ANSWER_GIVEN = Text("Answered", "答え")
ANSWER_RIGHT = Text("Right is", "正解")
TIMES = Text("Times", "回数")
TODAY = Text("today", "今日")
BY_DRILL = Text("By what is asked", "出題の種類")
BY_CHART = Text("By chart", "チャート別")
BY_TRIGGER = Text("Whole cases by kind of trigger", "誘発の種類別（事例全体）")

EXPORT = Text("Take it along", "書き出し")
AS_PICTURE = Text("Picture…", "画像…")
AS_TABLE = Text("Table…", "表…")
BACK = Text("Back", "戻る")
