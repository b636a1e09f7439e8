"""The words of the window itself: buttons, menus, notices. Both languages, always."""

from flowcharts.model.text import Text

APPLICATION = Text("Missed Trigger Trainer", "誘発忘れトレーナー")

EXAMPLE = Text("Example", "例題")
REGULAR = Text("Regular REL", "一般REL")
START_OVER = Text("Start over", "最初から")
BACK = Text("Back", "戻る")
NEXT_STEP = Text("Next step", "次へ")
RULING = Text("Ruling", "裁定")
CLOSE = Text("Close", "閉じる")
OPPONENT = Text("Opponent", "対戦相手")
NOT_FOR_CHART = Text("Not for this chart: {exit}", "このチャートの対象外：{exit}")

WALK = Text("Walk", "たどる")
EXAMPLES = Text("Examples", "例題")
PRACTISE = Text("Practise", "練習")
ENGLISH = Text("English", "English")
JAPANESE = Text("日本語", "日本語")
BOTH = Text("Both", "両方")
PRACTICE = Text("Practice", "練習")
PRACTISE_A_ROUND = Text("Practise a round", "練習を始める")
BACK_UP_JOURNAL = Text("Back up the answers", "練習記録をバックアップ")
EXPORT_JOURNAL = Text("Export the answers…", "練習記録を書き出す…")
IMPORT_JOURNAL = Text("Import answers…", "練習記録を取り込む…")
EXPORT_FOR_ANKI = Text("Export cards for Anki…", "Anki用のカードを書き出す…")
PRACTISE_THIS = Text("Practise this now", "続けて練習する")
STATISTICS = Text("How well it goes", "成績")
TAKE_AS_WALKED = Text("Take the chart as walked", "チャートはたどらずに判定へ")
HINT = Text("Hint", "ヒント")
SHOW_ANSWER = Text("Show the answer", "答えを見る")
FIND = Text("Find", "検索")
RULE_NOW = Text("Rule on it now", "今すぐ裁定")
RULINGS = Text("Rulings", "裁定の記録")
MY_RULINGS = Text("My rulings", "自分の裁定")
KEEP_RULINGS = Text("Keep my rulings", "裁定を記録する")
MAKE_EXERCISE = Text("Make an exercise of the ruling", "裁定を練習問題にする")
CARDS = Text("Cards", "カード")
TAKE_IN_CARDS = Text("Take in cards from a file…", "ファイルからカードを取り込む…")
TAKE_IN_FOLDER = Text(
    "Take in a folder of card scripts…", "カードスクリプトのフォルダーを取り込む…"
)
EXPORT_OWN_CARDS = Text("Export my own cards…", "自分のカードを書き出す…")
OWN_CARDS = Text("My own cards", "自分のカード")
OWN_CARDS_WRITTEN = Text(
    "Written into {file}, cards of your own: {count}. Who gets the file drops it on the window.",
    "自分のカード{count}枚を {file} に書き出しました。"
    "受け取った人は、このファイルをウィンドウにドロップすると取り込めます。",
)
OWN_CARDS_TAKEN = Text(
    "Taken in from {file} among your own cards: {count}. What you had settled stays so.",
    "{file} の{count}枚を自分のカードに加えました。すでに決めてあった内容は変わりません。",
)
REMOVE_OWN_CARD = Text("Remove this card from my own", "このカードを自分のカードから削除")
PUT_BACK_OWN_CARD = Text("Put back the card removed", "削除したカードを戻す")
OWN_CARD_REMOVED = Text(
    "“{card}” is no longer among your own cards. Menu → Cards puts it back.",
    "「{card}」を自分のカードから削除しました。メニューの「カード」で元に戻せます。",
)
OWN_CARD_BACK = Text(
    "“{card}” is among your own cards again.", "「{card}」を自分のカードに戻しました。"
)
ERASE_CARDS = Text("Erase the cards taken in", "取り込んだカードを消去")
CARD_FILES = Text("Files of cards", "カードのファイル")
CARDS_ARE_TAKEN_IN = Text(
    "The cards of {file} are taken in:", "{file} のカードを取り込んでいます："
)
CARDS_TAKEN = Text(
    "{count} cards of {file} are found by their names from now on.",
    "{file} の{count}枚のカードが、名前で見つかるようになりました。",
)
CARDS_ERASED = Text("The cards that were taken in are erased.", "取り込んだカードを消去しました。")
CARDS_NOT_ERASED = Text(
    "The cards could not be erased ({reason}).", "カードを消去できませんでした（{reason}）。"
)
FILE_UNREADABLE = Text("{file} cannot be read ({reason}).", "{file} を読み込めません（{reason}）。")
FILE_NO_TEXT = Text("{file} is no text in UTF-8.", "{file} はUTF-8のテキストではありません。")
STOP_WORK = Text("Stop", "中止")
WORK_STOPPED = Text("Stopped: no file was written.", "中止しました。ファイルは書き出していません。")
FILE_IS_WRITTEN = Text("{file} is being written:", "{file} を書き出しています：")
WRITTEN = Text("{name} is written.", "{name} に書き出しました。")
NOT_WRITTEN = Text(
    "{name} could not be written: {reason}", "{name} に書き出せませんでした：{reason}"
)
WORK_GOES_ON = Text(
    "Something is still being written: wait for its end, or stop it.",
    "別のファイルを書き出しています。終わるのを待つか、中止してください。",
)
MENU = Text("Menu", "メニュー")
LANGUAGE = Text("Language", "言語")
RETURN_TO_CHART = Text("Return to “{chart}”", "「{chart}」に戻る")
MODE = Text("What to do", "モード")

OPEN_FILE = Text("Open a file…", "ファイルを開く…")
FILES_OPENED = Text("Files that this program opens", "このプログラムで開けるファイル")
EXPORT = Text("Export…", "書き出し…")
PRINT = Text("Print…", "印刷…")
UNDO = Text("Undo", "元に戻す")
REDO = Text("Redo", "やり直す")
ZOOM = Text("Size of the chart", "チャートの大きさ")
FIT = Text("Whole chart", "全体を表示")
ZOOM_TO_STEP = Text("Zoom to the step", "現在の手順を拡大")
ZOOM_IN = Text("Zoom in", "拡大")
ZOOM_OUT = Text("Zoom out", "縮小")
GROUPS = Text("Groups", "グループ")
TURN_GROUP = Text("Open or close the marked group", "選んだグループを開閉")
OPEN_ALL = Text("Open all groups", "すべてのグループを開く")
CLOSE_ALL = Text("Close all groups", "すべてのグループを閉じる")
PATH_ALONE = Text("Path alone", "道筋だけを表示")
FILL_SCREEN = Text("Full screen", "全画面表示")
PANELS = Text("Panels", "パネル")
LEFT_PANEL = Text("List on the left", "左の一覧")
RIGHT_PANEL = Text("Panel on the right", "右のパネル")
LIST = Text("List", "一覧")
SHOW_LIST = Text("Show the list", "一覧を表示")
PANEL = Text("Panel", "パネル")
SHOW_PANEL = Text("Show the panel", "パネルを表示")
WALK_AS_TEXT = Text("Walk as text", "文章で表示")
THEME = Text("Theme", "配色")
LIGHT = Text("Light", "ライト")
DARK = Text("Dark", "ダーク")
CONTRAST = Text("High contrast", "ハイコントラスト")
PROJECTOR = Text("Projector", "プロジェクター")
TEXT = Text("Text", "文字")
TEXT_LARGER = Text("Larger text", "文字を大きく")
TEXT_SMALLER = Text("Smaller text", "文字を小さく")
TEXT_USUAL = Text("Text in its usual size", "文字を元の大きさに")
RUBY = Text("Readings over kanji, in the panel", "ふりがな（パネル）")
MOTION = Text("Motion", "アニメーション")
PAUSES = Text("Examples pause at every decision", "例題は判断ごとに止まる")
TRIES_FIRST = Text("Try it yourself first", "まず自分で答える")
LOOK_UP = Text("Look up", "参照")
ADDED_TO_SCRIPT = Text("Added: {words}", "追加：{words}")
NOTHING_TO_LOOK_UP = Text(
    "There is nothing to look up beside this chart.", "このチャートには参照する表がありません。"
)
COMPARE = Text("Compare editions", "版を比べる")
NOTHING_TO_COMPARE = Text(
    "There is one edition of “{chart}”, and so nothing to compare.",
    "「{chart}」の版は1つだけなので、比べるものがありません。",
)
LAY_BESIDE = Text("Lay an example beside", "例題を並べる")
WALK_FREELY = Text("Leave the example, walk on freely", "例題を離れて自由にたどる")
KEYS = Text("Keys", "キー操作")
KEYS_CLOSE = Text("Esc to close", "Escで閉じる")
STEP_OVER = Text("Skip what is settled", "済んだ質問を飛ばす")
NEXT_LESSON = Text("Next lesson", "次のレッスン")
LESSON_ENDS = Text(
    "This was the last example of the lesson “{lesson}”. The next one is “{next}”.",
    "レッスン「{lesson}」の例題はこれで最後です。次のレッスンは「{next}」です。",
)
LAST_LESSON_ENDS = Text(
    "This was the last example of the lesson “{lesson}”.",
    "レッスン「{lesson}」の例題はこれで最後です。",
)
TOUR = Text("Show the tour again", "案内をもう一度見る")
ABOUT = Text("About this program", "このプログラムについて")
ABOUT_PROGRAM = Text(
    "Missed Trigger Trainer {version}. {known} "
    "Unofficial fan content, neither approved nor endorsed by Wizards of the Coast.",
    "誘発忘れトレーナー {version}。{known}"
    "ウィザーズ・オブ・ザ・コースト社の承認を受けたものではない、非公式のファンコンテンツです。",
)
ABOUT_POLICY = Text(
    "Content of {content}; newest policy known: {newest}. On {looked} no newer one was found.",
    "教材は{content}時点、確認できた最新の規定は「{newest}」です。"
    "{looked}の時点で、これより新しい版は見つかっていません。",
)
ABOUT_POLICY_OF_PACK = Text(
    "Content of {content}; newest policy known: {newest}, from the content pack {pack}.",
    "教材は{content}時点、確認できた最新の規定は、教材パック{pack}の「{newest}」です。",
)
QUIT = Text("Quit", "終了")

MARK_OPENS = Text("Opens “{chart}”", "「{chart}」を開く")
MARKED = Text("{answer}: leads to {node}", "{answer}：{node}へ")
MARKED_GROUP = Text("{said}, a closed group of {count}", "{said}（閉じたグループ、結果{count}件）")
GROUP_OPENED = Text("{group}: opened, {count} outcomes more", "{group}：開きました。結果{count}件")
GROUP_CLOSED = Text("{group}: closed", "{group}：閉じました")
ALL_OPEN = Text("All groups are open", "すべてのグループを開きました")
ALL_CLOSED = Text(
    "All groups are closed but those on the path", "道筋にないグループをすべて閉じました"
)
PATH_IS_ALONE = Text("Only the path is shown", "道筋だけを表示しています")
PATH_NOT_ALONE = Text("The chart is shown again", "チャートの表示に戻りました")
ESC_LEAVES_FULL_SCREEN = Text(
    "Press Esc once more to leave full screen.", "もう一度Escを押すと全画面表示を終わります。"
)
ESC_CLOSES_COMPARISON = Text(
    "Press Esc once more to close the comparison.", "もう一度Escを押すと版の比較を閉じます。"
)
ESC_LEAVES_PRACTICE = Text(
    "Press Esc once more to leave practice; the round is kept.",
    "もう一度Escを押すと練習を終わります。途中の練習は残ります。",
)
ESC_CLOSES_BESIDE = Text(
    "Press Esc once more to put the path beside away.",
    "もう一度Escを押すと並べた道筋を閉じます。",
)
BLANKED = Text("Blanked: press . or B to go on", "画面を消しています。ピリオドかBで戻ります")
FILE_PROBLEM = Text(
    "There is 1 mistake in your content files; the rest is open. "
    "In a terminal, “{program} check” names it.",
    "追加したファイルに誤りが1件あります。残りは使えます。"
    "ターミナルで「{program} check」を実行すると、誤りの場所が分かります。",
)
FILE_PROBLEMS = Text(
    "There are {count} mistakes in your content files; the rest is open. "
    "In a terminal, “{program} check” lists them.",
    "追加したファイルに誤りが{count}件あります。残りは使えます。"
    "ターミナルで「{program} check」を実行すると、一覧が出ます。",
)
FAILED = Text(
    "Something went wrong in the program; you can go on. The details are in {file}",
    "プログラムの中で問題が起きましたが、このまま続けられます。詳しい記録：{file}",
)
FAILED_UNWRITTEN = Text(
    "Something went wrong in the program; you can go on.",
    "プログラムの中で問題が起きましたが、このまま続けられます。",
)
CLOSE_NOTICE = Text("Put this notice away", "お知らせを閉じる")
SETTINGS_NOT_SAVED = Text(
    "Your settings could not be saved: {reason}", "設定を保存できませんでした：{reason}"
)

TOUR_CHART = Text(
    "This chart is today’s policy. Answer it here: click Yes or No, or press Y or N. "
    "The way you take is numbered.",
    "現在の規定のチャートです。「はい」「いいえ」をクリックするか、YかNのキーで答えます。"
    "通った道筋に番号が付きます。",
)
TOUR_SIDE = Text(
    "Here is the question in full, and how to decide it; at the end, what the judge does and says.",
    "ここには質問の全文と判断のしかたが出ます。最後には、ジャッジの処置とプレイヤーへの伝え方が出ます。",
)
TOUR_HEADER = Text(
    "English, Japanese or both, at any time. Find, beside it, looks up cards, terms and rulings.",
    "表示は、英語、日本語、両方のどれにでも、いつでも切り替えられます。隣の検索では、カード、用語、裁定を探せます。",
)
TOUR_START = Text(
    "Begin with the lesson “Start here”: eight short examples, half an hour. "
    "It stands at the top of this list.",
    "まずはレッスン「はじめに」をどうぞ。短い例題が8つで、30分ほどです。この一覧の先頭にあります。",
)
TOUR_NEXT = Text("Next", "次へ")
TOUR_BEGIN = Text("Start here", "はじめに")
TOUR_SKIP = Text("Skip", "スキップ")
TOUR_LOOK_AROUND = Text("Look around first", "先に見て回る")

# the card of keys: what a row of keys does
ANSWER = Text("answer", "答える")
MARK_EXITS = Text("mark an exit, take it", "枝を選んで進む")
OWN_CHART = Text("the question’s own chart, and back", "質問を専用のチャートで判断し、戻る")
STEP_BACK = Text("step back", "1つ戻る")
EXAMPLE_STEP = Text("next step of an example, its ruling", "例題の次の手順、裁定")
LESSON_STEPS = Text(
    "skip the questions that earlier examples have settled; next lesson",
    "前の例題で済んだ質問を飛ばす・次のレッスンへ",
)
CLICKER_STEPS = Text("clicker: next, previous", "プレゼンターの「次」「前」")
CLICKER_TAKES = Text(
    "clicker: take the marked exit; else blank", "選んだ枝へ進む。なければ画面を消す"
)
UNDO_AND_REDO = Text("undo, redo", "元に戻す、やり直す")
START_OVER_AGAIN = Text(
    "start over, leave an example and walk on freely", "最初から、例題を離れて自由にたどる"
)
LANGUAGES = Text("next language", "言語を切り替える")
MODES = Text(
    "walk freely, or through examples, or practise", "自由にたどる、例題をたどる、練習する"
)
PRACTISE_AND_LOOK = Text("practise a round, how well it goes", "練習を始める、成績を見る")
IN_PRACTICE = Text(
    "in practice: choose, mark a choice, take it or go on, take the chart as walked, hint, "
    "show the answer",
    "練習：選ぶ、選択肢を移る、決める・次へ、たどらずに判定へ、ヒント、答えを見る",
)
CHART_SIZE = Text("whole chart, zoom to the step, zoom", "全体、手順を拡大、拡大・縮小")
CHART_PARTS = Text(
    "open or close a group, all groups; path alone",
    "グループを開閉、すべて開閉、道筋だけ",
)
FULL_SCREEN = Text("chart and panel, full screen", "チャートとパネルを全画面で")
FIND_ANYTHING = Text("find", "検索")
RULE_ON_CASE = Text("rule on any known card", "どのカードでも裁定")
COMPARING = Text("compare editions", "版を比べる")
LOOK_UP_WORDS = Text("look up the words of a script", "スクリプトの語を参照")
SHOWN_PANELS = Text("the list, the panel, the walk as text", "左の一覧、右のパネル、文章で表示")
TEXT_SIZES = Text(
    "larger, smaller or usual text, readings over kanji",
    "文字を大きく・小さく・元の大きさに、ふりがな",
)
SETTINGS = Text("settings", "設定")
FILES_AND_PAPER = Text("open a file, export, print", "ファイルを開く、書き出し、印刷")
HELP = Text(
    "the guide, this card, put away what was opened, quit",
    "使い方の手引き、キー操作、開いたものを閉じる、終了",
)
ALL_EDITIONS = Text(
    "comparing editions: next step, back, start over, other columns",
    "版の比較：次へ、戻る、最初から、左右の列",
)

# commands that stand in no menu
YES = Text("Yes", "はい")
NO = Text("No", "いいえ")
EXIT_NUMBER = Text("Exit {number}", "{number}番の枝")
MARK_LEFT = Text("Mark the exit to the left", "左の枝を選ぶ")
MARK_RIGHT = Text("Mark the exit to the right", "右の枝を選ぶ")
GO_DOWN = Text("Take the way down, or go forward", "下へ続く枝を選ぶ、または先へ進む")
TAKE = Text("Take the marked exit", "選んだ枝へ進む")
OPEN_SUB_CHART = Text(
    "Open the question’s own chart, or leave it", "質問専用のチャートを開く・閉じる"
)
CHOICE_NUMBER = Text("Choice {number}", "{number}番の選択肢")
CHOICE_BEFORE = Text("Mark the choice before", "前の選択肢へ")
CHOICE_AFTER = Text("Mark the next choice", "次の選択肢へ")
TAKE_CHOICE = Text("Take the marked choice, or go on", "選んだ選択肢に決める・次へ")
FORWARD = Text("Forward", "進む")
PLAY = Text("Play", "自動再生")
CLICKER_NEXT = Text("Clicker: next", "プレゼンターの「次」")
CLICKER_PREVIOUS = Text("Clicker: previous", "プレゼンターの「前」")
BLANK = Text(
    "Clicker: take the marked exit, or blank the picture", "選んだ枝へ進む。なければ画面を消す"
)
TOUR_GOES_ON = Text("Go on with the tour", "案内を続ける")
NEXT_LANGUAGE = Text("Next language", "言語を切り替える")
ESCAPE = Text("Put away what was opened", "開いたものを閉じる")
COLUMNS_LEFT = Text("Editions to the left", "左の版へ")
COLUMNS_RIGHT = Text("Editions to the right", "右の版へ")
SHOW_ALL = Text("Show all", "すべて表示")
CLOSE_COMPARISON = Text("Close  Esc Esc", "閉じる  Esc Esc")
