"""The words of the leader's window."""

from flowcharts.model.text import Text

TITLE = Text("Leader: {title}", "進行役：{title}")
AUDIENCE = Text("Audience: {title}", "聴衆：{title}")
ROOM_SEES = Text("The room sees", "聴衆に見えている画面")
COMES_NEXT = Text("Next", "次")
YOU_ARE_HERE = Text("You are here", "今いる位置")
HELD = Text(
    "held · H: back here · Esc: show where you are", "固定中・H：ここに戻る・Esc：今いる位置を映す"
)
BLANK = Text("blank", "暗転中")
ON_EACH_EXIT = Text("On each exit", "答えごとの行き先")
ANSWER = Text("The answer", "答え")
MISTAKES = Text("Likely wrong answers", "よくある誤答")
STORY = Text("The story", "状況")
NOTES = Text("Your notes", "メモ")
RUN_SHEET = Text("Run sheet", "進行表")
HANDS = Text("Hands: {count}", "挙手：{count}")
ONE_MORE = Text("One more hand for {answer}", "{answer}に1人追加")
ONE_LESS = Text("One hand fewer for {answer}", "{answer}から1人減らす")
HANDS_FOR = Text("Hands for {answer}", "{answer}の挙手の数")
MINUTES = Text("{minutes}\u00a0min", "{minutes}分")
MAY = Text("may", "省略可")
LEFT_OUT = Text("left out", "省略")
LEFT = Text("{time} left", "残り{time}")
OVER = Text("{time} over", "{time}超過")
RUNNING_LATE = Text(
    "Running late by {minutes} min: press T to leave out {count} of the items that may be.",
    "{minutes}分遅れています。Tを押すと、省略できる項目を{count}件省きます。",
)
RUNNING_LATE_ONLY = Text("Running late by {minutes} min.", "{minutes}分遅れています。")
PAUSED = Text("clock stopped", "時計停止中")
WAITING = Text("starts with the first press", "最初の操作で計時開始")
CLOCK_WAITS = Text(
    "The clock stands at 0:00 and starts with the next step.",
    "時計は0:00です。次に進むと計時が始まります。",
)
RESET_ASKED = Text(
    "Set the clock to 0:00? The times of the scenes so far, {time} in all, are then gone, also for "
    "the report. It starts again with the next step.",
    "時計を0:00に戻しますか？ これまでの場面ごとの時間（合計{time}）は、報告からも消えます。"
    "次に進むと、また計時が始まります。",
)
RESET = Text("Set it to 0:00", "0:00に戻す")
KEEP_TIME = Text("Keep the time", "このまま続ける")
ESC_LEAVES = Text(
    "Press Esc again to leave the room: the talk is kept as it is, and can be gone on with.",
    "もう一度Escを押すと会場の画面を閉じます。セミナーはこのまま残り、あとで続きから再開できます。",
)
AT_BEGINNING = Text("This is the beginning.", "ここが最初です。")
AT_END = Text(
    "This is the end. E saves the report; the button “End” ends the talk.",
    "ここが最後です。Eで報告を保存し、「終了」ボタンで終了します。",
)
NO_ANSWER_HERE = Text(
    "No answer can be marked here: a number marks one while its question is shown.",
    "ここで印を付けられる答えはありません。質問が映っているときに、数字キーで答えに印を付けられます。",
)
NO_SUCH_ANSWER = Text(
    "The question has no answer {number}.", "この質問に{number}番の答えはありません。"
)
NO_VOTE_HERE = Text(
    "Nothing is asked here: hands are counted at a question, and before an edition of a comparison "
    "whose editions rule differently.",
    "投票できるのは、質問が表示されているときと、裁定が版によって違う比較で次の版を見せる前だけです。",
)
VOTE_IS_ON = Text(
    "Hands are being counted already: Next shows them.",
    "投票中です。「次へ」で結果を見せます。",
)
NOTHING_TO_FOLLOW = Text(
    "No question is shown here: two answers are followed from a question.",
    "質問が表示されていないので、両方の答えをたどることはできません。",
)
BOTH_FOLLOWED = Text(
    "Two answers are being followed already: Next goes on with both.",
    "すでに2つの答えをたどっています。「次へ」で両方が進みます。",
)
NO_CHART_HERE = Text("What is shown has no chart.", "この場面にチャートはありません。")
NOT_LATE = Text("The talk is not late: nothing is left out.", "遅れていないので、何も省きません。")
NOTHING_MAY_GO = Text(
    "Nothing that is still to come may be left out.", "この先に省略できる項目はありません。"
)
LEFT_OUT_SO_MANY = Text("Left out: {titles}", "省きました：{titles}")
FOLLOWS_ROOM = Text(
    "From now on the room’s answer comes marked; R marks the right one again.",
    "これからは会場の答えに印が付きます。もう一度Rを押すと、正しい答えに戻ります。",
)
FOLLOWS_SOURCE = Text(
    "From now on the right answer comes marked.", "これからは正しい答えに印が付きます。"
)
POINTING = Text(
    "{tool}: move the mouse over what the room sees, here or on the wall. Esc puts it away.",
    "{tool}：「聴衆に見えている画面」か会場の画面の上でマウスを動かします。Escで消えます。",
)
DRAWING = Text(
    "{tool}: draw with the mouse on what the room sees, here or on the wall. It is gone at the "
    "next step, by Esc at once.",
    "{tool}：「聴衆に見えている画面」か会場の画面の上を、マウスのボタンを押したままなぞります。"
    "線は次に進むと消え、Escですぐ消えます。",
)
NOTES_ARE_SO = Text(
    "The letters of your notes are of that size.", "メモの文字は、すでにその大きさです。"
)
SCREEN_GONE = Text(
    "The audience’s screen is gone. The talk stands where it was; it comes back with the screen.",
    "聴衆用の画面との接続が切れました。進行はそのまま残っています。つなぎ直せば、聴衆の画面も元に戻ります。",
)
SCREEN_BACK = Text("There is a screen for the audience again.", "聴衆用の画面が戻りました。")
NO_SCREEN_FOR_LANGUAGE = Text(
    "English and Japanese stand on two screens as soon as there are two.",
    "画面が2つになると、英語と日本語を別々の画面に映します。",
)
NOT_SAVED = Text(
    "The record of the talk could not be saved: {reason}",
    "セミナーの記録を保存できませんでした：{reason}",
)
NOT_KEPT = Text(
    "The record of the talk could not be saved ({reason}). What has happened since it was last "
    "saved is lost if the room is left.",
    "セミナーの記録を保存できませんでした（{reason}）。"
    "会場の画面を閉じると、最後に保存したあとの進行は失われます。",
)
LEAVE_UNSAVED = Text("Leave the room all the same", "それでも会場の画面を閉じる")

BACK_ROW = Text("Can the back row read it?", "最後列から読めますか？")
DEPTH = Text("From the picture to the last row", "画面から最後列まで")
WIDTH = Text("Width of the picture", "画面の横幅")
LARGER = Text("Make letters larger", "文字を大きくする")
SMALLER = Text("Make letters smaller", "文字を小さくする")
LEAVE = Text("Leave it as it is", "このままにする")
ALL_IS_READ = Text(
    "The last row can read all of it with letters of the usual size.",
    "通常の文字の大きさで、最後列からもすべて読めます。",
)
SMALL_WORDS = Text(
    "the title line, the card and the numbers of the small chart",
    "上端の見出し、カード、小さなチャートの番号",
)
LARGE_WORDS = Text(
    "questions, answers and stories, too,", "質問・答え・状況の文も含めたすべての文字"
)
TOO_SMALL = Text(
    "From the last row {which} are too small. Letters {larger} times as large as usual can be read "
    "there; less of a card or a story then fits on one picture.",
    "最後列からは、{which}が小さすぎて読めません。文字を通常の{larger}倍にすれば読めますが、"
    "1画面に表示できるカードの文章や状況の説明は少なくなります。",
)
TOO_DEEP = Text(
    "The room is too deep for a picture of that width: nobody should sit farther away than "
    "{depth} m, even with letters as large as they can be. Use a wider picture, or move the seats.",
    "画面の横幅に比べて、部屋の奥行きがありすぎます。"
    "文字を最大にしても、読めるのは{depth} mまでです。"
    "画面を広げるか、席を前に移してください。",
)

BUTTONS = {
    "room-next": Text("Next", "次へ"),
    "room-back": Text("Back", "戻る"),
    "room-third": Text("Mark", "印"),
    "room-blank": Text("Blank", "暗転"),
    "room-hold": Text("Hold", "固定"),
    "room-vote": Text("Vote", "投票"),
    "room-whole": Text("Chart", "全体"),
    "room-swap": Text("Swap", "入替"),
    "room-report": Text("Report", "報告"),
    "room-end": Text("End", "終了"),
}
"""The commands with a button in the leader's window, and how short they are called there."""

OPEN_SHEET = Text("Open a run sheet", "進行表を開く")
SHEET_FILES = {"toml": Text("Run sheets", "進行表")}
OTHER_SHEET = Text("Another file…", "ほかのファイル…")
SHEET_ABOUT = Text("{minutes} min, {scenes} scenes", "{minutes}分、{scenes}場面")
OWN_SHEET_ABOUT = Text(
    "Your own: {minutes} min, {scenes} scenes, {file}",
    "自作：{minutes}分、{scenes}場面、{file}",
)
HANDOUT = Text("Handout", "配布資料")
HANDOUT_OF_WHICH = Text("Handout of which run sheet?", "どの進行表の配布資料ですか？")
HANDOUT_OF = Text("Handout: {title}", "配布資料：{title}")
SIDE_BY_SIDE = Text("English and Japanese side by side", "英語と日本語を左右に並べる")
LINES = Text("Lines to write on", "書き込み欄")
NO_LINES = Text("none", "なし")
SOME_LINES = Text("some", "ふつう")
MANY_LINES = Text("many", "多め")
PRINT_HANDOUT = Text("Print…", "印刷…")
WRITE_HANDOUT = Text("Save…", "保存…")
SCENES_LACKING = Text(
    "Not in the handout, as what they name is not there: {count} of the scenes.",
    "進行表の{count}場面は、指定されたものが見つからないため、配布資料に入りません。",
)
NOTHING_TO_SHOW = Text(
    "{file} has no scene that can be shown.", "{file}には表示できる場面がありません。"
)
PICTURES_AMISS = Text(
    "{faults} The room reads what it shows in words, until the file is back where it was, or "
    "beside a run sheet that was opened lately.",
    "{faults}元の場所か、最近開いた進行表と同じフォルダーに画像が戻るまで、"
    "会場には画像の説明が映ります。",
)
NOT_ALL_THERE = Text(
    "Not all of the run sheet is there: {problems}{more}",
    "進行表の一部が見つかりません：{problems}{more}",
)
GONE_MEANWHILE = Text(
    "That talk was ended, or is led in another window, since it was offered.",
    "そのセミナーは、そのあとに終了したか、別に起動したこのプログラムで再開されています。",
)
NOT_ENDED = Text(
    "The talk could not be ended: its record cannot be deleted. {reason}",
    "記録を削除できないため、セミナーを終了できませんでした：{reason}",
)
TAKEN_OVER = Text(
    "The talk is led in another window of this program now.",
    "このセミナーは、別に起動したこのプログラムで進行中です。",
)
ROOM_WAITS = Text(
    "The room keeps its picture. F5 puts on the wall what you have here; Shift+F5 goes back to the "
    "talk.",
    "会場の画面はそのままです。F5でここに表示しているものを会場に映し、Shift+F5でセミナーに戻ります。",
)
PRESS_KEPT = Text(
    "The clicker has not reached the wall: the field or the list that has the focus here turns "
    "pages of its own. Go back to your own window to lead on.",
    "プレゼンターの操作は会場の画面に届いていません。ここで選択中の欄や一覧のページ送りに使われました。"
    "進行役の画面に戻ると、続きを進められます。",
)
TOO_MANY_WAIT = Text(
    "{count} interruptions wait for each other already: end one first, with O in your window.",
    "割り込みがすでに{count}件重なっています。先に、進行役の画面でOを押して1つ終えてください。",
)
HELD_INSIDE = Text(
    "The room’s picture of this interruption is held: H comes back to it, Esc releases it.",
    "割り込みの画面を固定しています。Hで固定した位置に戻り、Escで固定を解除します。",
)
NOTHING_INTERRUPTED = Text("Nothing is interrupted here.", "割り込み中ではありません。")
LEFT_ASKED = Text(
    "The talk “{title}” was left at “{place}”. It can be gone on with at the same step, with its "
    "clock and its votes.",
    "セミナー「{title}」は「{place}」で中断しています。"
    "同じ位置から、経過時間と投票の記録もそのままで再開できます。",
)
LED_ASKED = Text(
    "The talk “{title}” is being led in another window of this program; its room is at “{place}”. "
    "If it is led here, it goes on at the same step, and the other window closes its room.",
    "セミナー「{title}」は、別に起動したこのプログラムで進行中です（現在「{place}」）。"
    "こちらで進行すると、同じ位置から続き、もう一方の会場の画面は閉じます。",
)
MANY_ASKED = Text(
    "Each of these talks can be gone on with at the same step, with its clock and its votes.",
    "次のどのセミナーも、同じ位置から、経過時間と投票の記録もそのままで再開できます。",
)
LEFT_AT = Text("left at “{place}”", "「{place}」で中断")
LED_AT = Text(
    "being led in another window, at “{place}”", "別のウィンドウで進行中（現在「{place}」）"
)
OPEN_ASKED = Text(
    "“{title}” is being led; the room is at “{place}”.",
    "「{title}」を進行中です（現在「{place}」）。",
)
GO_ON_WITH = Text("Go on with “{title}”", "「{title}」を続きから再開")
LEAD_HERE = Text("Lead “{title}” here", "「{title}」をこちらで進行する")
BEGIN = Text("Begin “{title}”", "「{title}」を始める")
BEGIN_TOO = Text("Begin “{title}” as well", "「{title}」も始める")
BEGIN_OTHER = Text(
    "Begin “{title}”, and keep what was left", "「{title}」を始める（中断中のものは残す）"
)
GO_OVER = Text("Go over to “{title}”, and keep this one", "「{title}」に移る（こちらは残す）")
BACK_TO_TALK = Text("Go back to the talk", "セミナーに戻る")
CHANGE_NOTHING = Text("Cancel", "キャンセル")
END_ASKED = Text(
    "End “{title}”? What was saved as a report is kept. The step where it stands, its clock and "
    "its votes are then gone.",
    "「{title}」を終了しますか？ 保存した報告は残りますが、"
    "進行位置・経過時間・投票の記録は消えます。",
)
END_TALK = Text("End the talk", "終了する")
SAVE_REPORT = Text("Save the report…", "報告を保存…")
GO_ON_TALK = Text("Go on with it", "続ける")

REPORT = Text("Report of the talk", "セミナーの報告")
RECORD = Text("Record, for “seminar report”", "記録（seminar report 用）")
