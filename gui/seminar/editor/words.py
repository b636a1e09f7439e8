"""The words of the editor of run sheets."""

from flowcharts.loading.scene_kind import SceneKind
from flowcharts.model.text import Text

TITLE = Text("Run sheet: {file}", "進行表：{file}")
NEW = Text("new", "新規")
SEMINAR_EN = Text("Title, in English", "英語の題名")
SEMINAR_JA = Text("Title, in Japanese", "日本語の題名")
LANGUAGE = Text("On the wall", "画面の言語")
SCENES = Text("Scenes", "場面")
ADD = Text("Add", "追加")
KIND = Text("What to add", "追加するもの")
WHICH = Text("Which one", "対象")
UP = Text("Up", "上へ")
DOWN = Text("Down", "下へ")
REMOVE = Text("Remove", "削除")
MINUTES = Text("Minutes", "分")
MAY = Text("May be left out where time is short", "時間が足りなければ省略してよい")
NOTES_EN = Text("Notes, in English", "英語のメモ")
NOTES_JA = Text("Notes, in Japanese", "日本語のメモ")
QUESTIONS = Text("Questions", "質問")
BEGIN = Text("Begin here", "ここから")
ASK = Text("Ask", "尋ねる")
VOTE = Text("Vote", "挙手")
OF_QUESTION = Text("{what}: {question}", "{what}：{question}")
HEADING_EN = Text("Words, in English", "英語の文")
HEADING_JA = Text("Words, in Japanese", "日本語の文")
POINTS_EN = Text("Points, one a line", "英語の項目（1行に1つ）")
POINTS_JA = Text("Points, in Japanese", "日本語の項目")
OPEN = Text("Open…", "開く…")
SAVE = Text("Save", "保存")
SAVE_AS = Text("Save as…", "別名で保存…")
TEACH = Text("Teach", "会場で教える")
TOTAL = Text("Scenes: {count}, {minutes} min", "{count}場面、{minutes}分")
NOT_THERE = Text("not there: {name}", "見つかりません：{name}")
UNSAVED = Text("The run sheet has changes that are not saved.", "保存していない変更があります。")
DISCARD = Text("Discard", "破棄")
CANCEL = Text("Cancel", "キャンセル")
NOTHING_CHOSEN = Text(
    "Nothing is chosen yet: beside “Add”, choose or type what the scene is to show.",
    "まだ何も選ばれていません。「追加」の左の欄で、場面に出すものを選ぶか入力してください。",
)
NOTHING_WRONG = Text("Nothing is wrong with it.", "問題はありません。")
NOT_SAVED = Text("It could not be saved: {reason}", "保存できませんでした：{reason}")
BREAK = Text("Break", "休憩")
KINDS = {
    SceneKind.EXAMPLE: Text("Example", "例題"),
    SceneKind.CASE: Text("Fresh case", "新しい事例"),
    SceneKind.CHART: Text("Whole chart", "チャート全体"),
    SceneKind.COMPARE: Text("Comparison of editions", "版の比較"),
    SceneKind.WALK: Text("Walk, as a link", "道筋（リンク）"),
    SceneKind.SLIDE: Text("Slide of your own", "自分のスライド"),
    SceneKind.BREAK: BREAK,
}
FIRST_WORDS = {
    SceneKind.WALK: "trainer:missed-trigger-2008?no,no",
    SceneKind.CASE: "",
    SceneKind.SLIDE: "",
    SceneKind.BREAK: BREAK.en,
}
"""What is offered where there is nothing to choose from."""
