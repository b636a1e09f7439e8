"""The words of the editor of run sheets."""

from flowcharts.model.text import Text

TITLE = Text("Run sheet: {file}", "進行表：{file}")
NEW = Text("new", "新規")
SEMINAR = Text("Title of the seminar", "セミナーの題名")
IN_ENGLISH = Text("{what}, in English", "{what}（英語）")
IN_JAPANESE = Text("{what}, in Japanese", "{what}（日本語）")
ENGLISH = "English"
JAPANESE = "日本語"
"""What stands in an empty field."""
LANGUAGE = Text("On the wall", "画面の言語")
SCENES = Text("Scenes", "場面")
ADD = Text("Add", "追加")
KIND = Text("What to add", "追加するもの")
WHICH = Text("Which one", "対象")
WHICH_HINT = Text("Title or card…", "題名かカード名…")
UP = Text("Up", "上へ")
DOWN = Text("Down", "下へ")
REMOVE = Text("Remove", "削除")
MINUTES = Text("Minutes", "分")
MAY = Text("May be left out where time is short", "時間が足りなければ省略してよい")
QUESTIONS = Text("Questions", "質問")
BEGIN = Text("Begin here", "ここから")
ASK = Text("Ask", "尋ねる")
VOTE = Text("Vote", "挙手")
ASKED = Text("Put to the room", "会場に尋ねるもの")
ASK_ALL = Text("All questions", "すべての質問")
ASK_DECIDING = Text("The deciding questions", "決め手の質問だけ")
ASK_END = Text("The ruling alone", "裁定だけ")
ASK_TICKED = Text("The questions ticked below", "下で選んだ質問")
PACE = Text("{presses} presses, about {minutes} min", "「次へ」{presses}回、約{minutes}分")
OF_QUESTION = Text("{what}: {question}", "{what}：{question}")
UNDO = Text("Undo", "元に戻す")
REDO = Text("Redo", "やり直し")
NO_WORDS = Text("(nothing is said yet)", "（まだ文がありません）")
FAULTS = Text("What is wrong: Enter leads to it", "問題の一覧（Enterで該当の欄へ移動）")
DOUBLE = Text("Duplicate", "複製")
SAVE_GONE = Text(
    "The room would not be shown this:\n{faults}", "会場に映せないものがあります：\n{faults}"
)
SAVE_SO = Text("Save as it is", "このまま保存")
MEND = Text("Mend it", "修正する")
EDITIONS = Text("{count} shown", "{count}種類の版")
NO_SCENE = Text("No scene yet", "場面なし")
OPEN = Text("Open…", "開く…")
SAVE = Text("Save", "保存")
SAVE_AS = Text("Save as…", "別名で保存…")
TEACH = Text("Teach", "会場で教える")
TOTAL = Text("Scenes: {count}, {minutes} min", "{count}場面、{minutes}分")
LED_IN = Text("{total} ({pace})", "{total}（{pace}）")
NOT_THERE = Text("cannot be shown: {name}", "表示できません：{name}")
UNSAVED = Text("The run sheet has changes that are not saved.", "保存していない変更があります。")
TAKEN_UP = Text(
    "These changes were not saved when the program ended: go on with them, or undo them.",
    "前回の終了時に保存していなかった変更です。続けて編集するか、元に戻してください。",
)
DISCARD = Text("Discard", "破棄")
CANCEL = Text("Cancel", "キャンセル")
NOTHING_CHOSEN = Text(
    "Nothing is chosen yet: beside “Add”, choose or type what the scene is to show.",
    "まだ何も選ばれていません。「追加」の左の欄で、場面に出すものを選ぶか入力してください。",
)
NOTHING_WRONG = Text("Nothing is wrong with it.", "問題はありません。")
NOT_SAVED = Text("It could not be saved: {reason}", "保存できませんでした：{reason}")
NOT_READ = Text("It could not be opened: {reason}", "開けませんでした：{reason}")
NO_HEADS = Text(
    "{file} cannot be edited here: each scene has to begin with [[scene]] on a line of its own.",
    "{file} はここでは編集できません。各場面は [[scene]] の行で始まる必要があります。",
)
CHANGED_ELSEWHERE = Text(
    "{file} was changed by another program meanwhile: save under another name.",
    "{file} はほかのプログラムで変更されています。別名で保存してください。",
)
CHOOSE = Text("Choose…", "選ぶ…")
CHOOSE_OTHER = Text("Another…", "別の画像…")
CHOOSE_PICTURE = Text("Choose a picture", "画像を選ぶ")
DROP_PICTURE = Text(
    "None: choose a PNG, JPEG or SVG file, or drop one here.",
    "なし：PNG・JPEG・SVGのファイルを選ぶか、ここにドロップしてください。",
)
DROPPED = Text("picture", "画像")
SEVERAL = Text(
    "{count} of them have “{name}” in their name: choose one from the list.",
    "名前に「{name}」を含むものが{count}件あります。一覧から選んでください。",
)
