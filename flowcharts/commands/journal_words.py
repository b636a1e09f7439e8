"""The words of `journal`. Both languages, always."""

from flowcharts.model.text import Text

SOUND = Text("{file} is sound. Reviews: {count}.", "{file} に問題はありません（回答{count}件）。")
NOT_SOUND = Text("{file} is not sound:", "{file} に問題があります。")
NONE_YET = Text(
    "There is no journal yet: practice begins it, as {file}.",
    "練習記録はまだありません。練習を始めると {file} に作られます。",
)
GOOD_BACKUP = Text(
    "Its newest sound backup is {name}: `journal backups --restore {name}` puts a copy of it in "
    "the journal’s place, and the journal aside.",
    "問題のない最新のバックアップは {name} です。`journal backups --restore {name}` を"
    "実行すると、今の記録を別の名前で残したうえで、バックアップの内容に戻します。",
)
NO_BACKUP = Text("It has no sound backup.", "正常なバックアップがありません。")
VANISHED = Text(
    "Items of questions that no chart has any more, kept but not asked: {count} ({names}).",
    "今はどのチャートにもない質問が{count}件あります。記録は残りますが、出題しません（{names}）。",
)
IMPORTED = Text(
    "Reviews added: {added}; there already: {known}.",
    "回答{added}件を加えました。すでにあったものは{known}件です。",
)
BACKED_UP = Text("Backed up as {file}.", "バックアップ {file} を作りました。")
RESTORED = Text(
    "Reviews now in {file}: {count}; read from the one that stood there: {salvaged}.",
    "{file} の回答は{count}件になりました。うち{salvaged}件は、元の記録から読み取ったものです。",
)
ASIDE = Text("That one stands aside as {file}.", "元の記録は {file} として残してあります。")
BACKUPS = Text("Backups of {file}, in {folder}:", "{file} のバックアップ（{folder}）：")
NO_BACKUPS = Text("{file} has no backups yet.", "{file} のバックアップはまだありません。")
