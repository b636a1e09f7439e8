"""What the panels of a case say."""

from flowcharts.model.text import Text

CARD_HINT = Text("A card’s name, or its text pasted", "カード名、または貼り付けたカードの文章")
CARDS = Text("Cards whose abilities are known", "能力の分かっているカード")
NOT_LISTED = Text("A card not listed", "一覧にないカード")
IN_ENGLISH = Text("{words}", "{words}（英語）")
SAGAS = {
    "saga-first": Text("the lore counter it enters with", "戦場に出るときの伝承カウンター"),
    "saga-later": Text("the lore counter of a later turn", "あとのターンの伝承カウンター"),
}
"""Of a Saga nothing is quoted: no words on it tell the one from the other."""
NO_CARD = Text(
    "No such card is listed. Enter: rule on a card not listed.",
    "一覧にありません。Enterで、一覧にないカードとして裁定します。",
)
CARD_KEYS = Text("↑ ↓ choose   Enter rule on it", "↑↓で選ぶ　Enterで裁定")
ABILITY_MARKED = Text(
    "The marked words are of the ability that is ruled on.",
    "印のある部分が、裁定する能力です。",
)
QUESTION_NUMBER = Text("Rule on it now · question {number}", "今すぐ裁定：質問{number}")
DECIDED = Text("Rule on it now · decided", "今すぐ裁定：結果")
ASKED_AGAIN = Text("Rule on it now · another answer", "今すぐ裁定：答えの変更")
STILL_POSSIBLE = Text(
    "{count} rulings are still possible.", "考えられる裁定は、あと{count}通りです。"
)
KNOWN = Text("So far", "ここまでの答え")
FACT = Text("{name}: {answer}", "{name}：{answer}")
THESE_MOMENTS = Text("Take the moments of the strip", "図で選んだ時点にする")
USUAL = Text("As is usual, unless you say otherwise", "通常の前提（変更できます）")
ASSUMED = Text("{name} (assumed)", "{name}（前提）")
ANSWERED = Text("Answered; press to answer otherwise", "答えたこと（押すと変更できます）")
FREE = Text("It makes no difference here: {facts}", "この場合、結果に影響しないこと：{facts}")
WOULD_CHANGE = Text("What would change it", "裁定が変わる場合")
LEADS_TO = Text("→ {ruling}", "→ {ruling}")
OR = Text("“{one}” or “{other}”", "「{one}」か「{other}」")
ONE_OF = Text("one of {count} rulings; more is asked then", "{count}通りのどれか（続きを尋ねます）")
OTHER_CARDS = Text("Were it another card", "別のカードだったら")
DISPUTED = Text("Judges part: both rulings", "見解が分かれる点：両方の裁定")
KEEP = Text("Keep as an example and exercise", "自分の例題・練習問題として保存")
NOT_KEPT = Text(
    "It could not be kept in {folder}: {reason}", "{folder}に保存できませんでした：{reason}"
)
READ = Text("As it was read; press to correct", "読み取ったこと（押すと訂正できます）")
QUOTED = Text("“{words}”", "「{words}」")
READ_AS = Text("{answer}: “{words}”", "{answer}：「{words}」")
NOT_UNDERSTOOD = Text(
    "Not understood, so look whether it matters: “{words}”.",
    "読み取れなかった部分です。影響がないか確かめてください：「{words}」",
)
ALL_MARKED = Text(
    "Each fact below was read from the words with its letter and its colour.",
    "印のある部分から、下にある同じ文字と色の項目を読み取りました。",
)
KEEP_CARD = Text("Keep this card", "このカードを保存")
SETTLE_FIRST = Text(
    "No words say this: answer it first, then keep the card.",
    "文章からは分からないので、これに答えてから保存してください。",
)
CARD_KEPT = Text(
    "“{card}” is kept: from now on it is found by its name.",
    "「{card}」を保存しました。次からは名前で見つかります。",
)
ANOTHER = Text("Rule on another case", "別の事例を裁定する")
