"""What the list of the rulings says, and what is said of them."""

from flowcharts.model.text import Text

HINT = Text(
    "A card, a ruling, a day, any words: search my rulings",
    "カード名、裁定、日付など：自分の裁定を検索",
)
DETAILS = Text("The ruling chosen", "選んだ裁定")
RULED_ON = Text("{day}, {time} · {level} REL", "{day} {time}　{level}REL")
RULED_AT = Text("{ruling} ({level})", "{ruling}（{level}）")
WHAT_HAPPENED = Text("What happened", "起きたこと")
AS_USUAL = Text("Assumed, as is usual", "通常の前提")
COUNTED = Text("{found} of {count}", "{count}件中{found}件")
NEWEST = Text(
    "The newest {found} of {count}: older ones are found by their words.",
    "全{count}件のうち、新しい{found}件です。それより古いものは検索で見つかります。",
)
IS_EXERCISE = Text("an exercise", "練習問題")
OPEN_AGAIN = Text("Open at the table", "もう一度開く")
EXERCISE = Text("Make an exercise of it", "練習問題にする")
ERASE = Text("Erase", "消去")
EXPORT_FOUND = Text("Export what is found…", "見つかった裁定を書き出す…")
ERASE_ALL = Text("Erase all…", "すべて消去…")
ERASE_ALL_NOW = Text(
    "Erase all {count} rulings for good", "{count}件の裁定をすべて消去（元に戻せません）"
)
KEEP_THEM = Text("Keep them", "消去しない")
EXPORT_TITLE = Text("Export my rulings", "自分の裁定を書き出す")
PUT_BACK = Text("Put it back", "元に戻す")
PUT_ERASED_BACK = Text("Put back the one erased last", "最後に消去した裁定を元に戻す")
ERASED = Text(
    "The ruling on “{card}” is erased, with the exercise that it may have become.",
    "「{card}」の裁定を消去しました。練習問題にしていた場合は、それも消去しました。",
)
ALL_ERASED = Text("Rulings erased: {count}.", "{count}件の裁定を消去しました。")
CHANGED = Text(
    "Your ruling of {day} was “{before}”; its entry says “{now}” now. Undo takes that back.",
    "{day}の裁定「{before}」の記録は、「{now}」に変わりました。「元に戻す」で取り消せます。",
)
SUPPOSED = Text(
    "Only supposed: the ruling that you reached stays in “My rulings”.",
    "仮定した場合の裁定です。「自分の裁定」には、元の裁定がそのまま残ります。",
)
IT_WAS_SO = Text("It was so: keep this one", "実際にそうだった（この裁定を記録）")
RULED_THEN = Text(
    "Ruled on {day}, {time}: {ruling}. Other answers change its entry.",
    "{day} {time}の裁定：{ruling}（答えを変えると、この記録も変わります）",
)
KEPT_HERE = Text(
    "Kept on this machine alone, without anybody’s name. A tick: it is an exercise.",
    "このパソコンだけに保存し、プレイヤーの名前は記録しません。✓は練習問題にしたものです。",
)
NOT_KEPT = Text(
    "Nothing more is kept at present: Menu → Rulings → Keep my rulings.",
    "今は記録していません（メニューの「裁定の記録」→「裁定を記録する」で再開できます）。",
)
NONE_YET = Text(
    "There is no ruling yet. Every ruling that is reached with Ctrl+N is listed here.",
    "まだ裁定の記録がありません。Ctrl+Nで裁定すると、ここに記録されます。",
)
NONE_KEPT = Text("No ruling is kept.", "裁定の記録はありません。")
NONE_FOUND = Text("No ruling has these words.", "当てはまる裁定は見つかりませんでした。")
EXERCISE_MADE = Text(
    "Kept as “{title}”: it comes in practice from now on, as a story without its answers, and "
    "stands in the list under “Other examples”.",
    "「{title}」として保存しました。これからは、答えを伏せて練習に出題します。"
    "左の一覧の「その他の例題」にもあります。",
)
EXERCISE_ALREADY = Text(
    "It is an exercise already: “{title}”.", "すでに練習問題になっています：「{title}」"
)
