"""The words of the chart's view itself."""

from flowcharts.model.text import Text

CHART = Text("Chart: {title}", "チャート：{title}")
OPPONENTS_CHOICE = Text("opponent’s choice", "対戦相手の選択")
GROUP = Text(
    "Leads to a group: + opens it, − closes it; the number says how many results it hides",
    "グループに続く。＋で開き、−で閉じる。数字は隠れている結果の数",
)
NOT_ASKED_BEFORE = Text("Not asked before {day}", "{day}より前にはない質問")
NOT_ASKED_AFTER = Text("Not asked after {day}", "{day}より後にはない質問")
OPENS = Text(
    "Can be walked in its own chart: {chart} (O)", "このチャートで判断できる：{chart}（O）"
)
ANSWERED_BY = Text("Answered in “{chart}”: {outcome}", "「{chart}」の結果：{outcome}")
