"""The words of the comparison of editions."""

from flowcharts.model.text import Text

CHOOSE_EXAMPLE = Text("Choose another example", "別の例題を選ぶ")

# time_line
TIME_LINE = Text("Editions to compare", "比べる版")
COMPETITIVE = Text("Competitive", "競技REL")
PARTS = Text("Shared charts", "共通のチャート")
NOT_KNOWN = Text(
    "This example has no known walk on this edition.",
    "この例題がこの版でどの道筋になるかは、分かっていません。",
)
LAST_ONE = Text("One edition has to stay.", "版を1つは残す必要があります。")
LEGEND = Text(
    "× no known walk of this example on that edition", "×：その版での道筋が分かっていないもの"
)
COMPARED = Text("{edition}, compared", "{edition}、比較中")

# heads
OPEN_EDITION = Text(
    "Open this chart with its walk: {edition}", "この道筋をチャートで開く：{edition}"
)
OWN_EDITION = Text("★ the example’s own edition", "★：この例題の版")
OWN_SIGN = "★"
IN_FORCE = Text("{since} – {until}", "{since}〜{until}")
SINCE = Text("since {since}", "{since}〜")
DETAIL = Text("{time} · {state}", "{time} ・ {state}")
COLUMNS_SHOWN = Text(
    "Editions {first} to {last} of {all}; the first one stays",
    "全{all}版中{first}〜{last}版目（最初の版は固定）",
)
COLUMNS = Text("Editions further to the right", "右に続く版")

# cells
NOT_ASKED = Text("not asked", "質問なし")
PART_HERE = Text("Parts here from {edition}", "ここで{edition}と分かれる")
OPEN_QUESTION = Text("?", "？")
UNANSWERED = Text("{question} Which answer?", "{question} まだ答えていません。")
ANSWERED = Text("{question} {answer}.", "{question} {answer}。")
OPPONENT_CHOOSES = Text("the opponent chooses", "対戦相手が選ぶ")
ASKED_BY = Text("Asked by “{chart}”", "「{chart}」の質問")

# speech
OF_EDITION = Text("{edition}: {said}", "{edition}：{said}")
ENDS = Text("ruling: {end}.", "裁定：{end}。")

# endings
OPEN_STILL = Text("Not reached yet", "まだ途中です")
SAME_RULING = Text("Outcome and penalties as in {edition}", "結果も懲罰も{edition}と同じ")
LIKE_REMEDY = Text("Outcome as in {edition}", "結果は{edition}と同じ")
SAME_REMEDY = Text(
    "Outcome as in {edition}, other penalties", "結果は{edition}と同じ、懲罰は異なる"
)
OTHER_RULING = Text("Ruled otherwise than in {edition}", "{edition}とは異なる裁定")
CONTROLLER = Text("Controller", "コントローラー")
PENALTIES_OPEN = Text("Penalties: asked by the penalty chart", "懲罰：懲罰のチャートで決まる")
NO_PENALTIES = Text("Penalties: none are told", "懲罰：記載なし")
OUR_READING = Text(
    "Our reading: no source states it.", "本教材の解釈です。出典に記載はありません。"
)
CONFIDENCES = {
    "H": Text("The source says so.", "出典に書かれています。"),
    "M": Text("From a secondary source.", "二次的な資料によります。"),
    "L": Text("Rests on thin evidence.", "根拠は十分ではありません。"),
    "D": OUR_READING,
}
ALONE = Text(
    "This example is told for one edition only: there is nothing to compare it with yet. "
    "Choose another example above.",
    "この例題が扱う版は1つだけなので、比べる版がありません。上で別の例題を選んでください。",
)
