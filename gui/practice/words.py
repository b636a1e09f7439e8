"""The words of practice, grouped by the file that says them."""

from flowcharts.cards.card_origin import CardOrigin
from flowcharts.model.text import Text
from flowcharts.practice.practice_settings import Walked

# start_panel
TITLE = Text("Practise", "練習")
LEAD = Text(
    "A case is told. You say what is ruled, then walk the chart. The first wrong step is named, "
    "and comes back until it sits.",
    "事例を読み、まず裁定を予想し、それからチャートをたどります。"
    "最初に間違えた分岐を示し、身に付くまで繰り返し出題します。",
)
PRACTISE_MINUTES = Text("Practise for {minutes} minutes", "{minutes}分間練習する")
GO_ON = Text("Go on with the round", "途中の練習を続ける")
NEW_ROUND = Text("Begin a new round instead", "新しく始める")
DUE = Text(
    "To repeat today: {today}. Tomorrow: {tomorrow}. Questions answered so far: {count}.",
    "今日の復習：{today}件　明日の復習：{tomorrow}件　これまでの回答：{count}問",
)
NOTHING_DUE = Text(
    "Nothing to repeat today. Tomorrow: {tomorrow}. Questions answered so far: {count}.",
    "今日の復習：なし　明日の復習：{tomorrow}件　これまでの回答：{count}問",
)
FIRST_TIME = Text(
    "Nothing to set up. Stop whenever you like: the round waits.",
    "設定は要りません。いつでも中断でき、続きから再開できます。",
)
MIX = Text("This round: {kinds}.", "今回の出題：{kinds}。")
MIX_FIRST = Text(
    "This round: whole cases, which show what is weak.",
    "今回の出題：事例全体（苦手なところを見つけます）。",
)
MIX_ONE = Text(
    "This round: “{kind}” alone, as chosen under “How much is asked”.",
    "今回の出題：「{kind}」だけ（「出題の設定」で選択）。",
)
MIX_WEAK = Text(
    "More “{kind}”, since {wrong} of {asked} were wrong lately.",
    "「{kind}」は最近{asked}問中{wrong}問が不正解だったので、多めに出します。",
)
MIX_UNASKED = Text(
    "More “{kind}”, since none was asked lately.",
    "「{kind}」は最近出題していないので、多めに出します。",
)
GOAL_SO_FAR = (
    Text("Today’s goal: {done} of {goal} minutes.", "今日の目標：{goal}分のうち{done}分"),
    Text("Today’s goal: {done} of {goal} questions.", "今日の目標：{goal}問のうち{done}問"),
)
GOAL_MET = (
    Text(
        "✓ Today’s goal is met: {done} of {goal} minutes.",
        "✓ 今日の目標を達成：{done}分（目標{goal}分）",
    ),
    Text(
        "✓ Today’s goal is met: {done} of {goal} questions.",
        "✓ 今日の目標を達成：{done}問（目標{goal}問）",
    ),
)
IN_A_ROW = Text(
    "Days practised in a row: {count}. A free day a week does not end it.",
    "連続練習：{count}日（週に1日休んでも途切れません）",
)
LEARNT = Text(
    "Learnt in the last seven days, right in two cases on two days: {names}.",
    "この7日間で身に付いた判断（別々の2日に、2件の事例で正解）：{names}",
)
LEARNT_AND_MORE = Text(
    "Learnt in the last seven days, right in two cases on two days: {names} and {more} more.",
    "この7日間で身に付いた判断（別々の2日に、2件の事例で正解）：{names}ほか{more}件",
)
NAMED = Text("“{name}”", "「{name}」")
NAMES = Text(", ", "")
UNLEARNT = Text(
    "Mistaken ideas left behind in the last seven days: {count}.",
    "この7日間で正せた思い込み：{count}件",
)
OTHER_ROUNDS = Text("Something else", "ほかの練習")
EXAM_ABOUT = Text(
    "25 whole cases, 70 % to pass. No hints, nothing is told until the end.",
    "事例25問、合格は70％以上。ヒントはなく、結果は最後に出ます。",
)
LEARN_ABOUT = Text(
    "Whole cases, each told at once and in full.",
    "事例を最初から最後まで解きます。1問ごとに、すぐ解説が出ます。",
)
MISTAKES_ABOUT = Text(
    "What you got wrong lately, in fresh cases.", "最近間違えた判断を、新しい事例で解き直します。"
)
CRAM_ABOUT = Text(
    "As much as you like; the schedule is left as it is.",
    "好きなだけ解きます。復習の予定は変わりません。",
)
DRILLS = Text("One thing at a time", "1種類ずつ")
FILTERS = Text("Choose what is asked", "出題範囲を選ぶ")
SETTINGS = Text("How much is asked", "出題の設定")
WHO = Text("Who practises", "練習する人")
SETUP = Text("If you like", "お好みで")
NOTHING_NEEDED = Text(
    "Nothing here is needed: today’s policy is asked.",
    "設定しなくても、現在の規定から出題します。",
)
HOW_WELL = Text("How well it goes", "成績")

# waiting_panel
GO_ON_OR_BEGIN = Text("Go on, or begin another one?", "続きから再開しますか、新しく始めますか？")
STILL_WAITS = Text("Still waiting: {name}, {left}.", "途中のもの：{name}（{left}）")
GO_ON_WITH_IT = Text("Go on with it", "続きから再開する")
GIVE_EXAM_UP = Text(
    "Begin another one: the exam that waits then ends without a result",
    "新しく始める（途中の試験は、結果が出ないまま終わります）",
)
GIVE_ROUND_UP = Text(
    "Begin another one: the round that waits then ends here",
    "新しく始める（途中の練習は、ここで終わります）",
)
STAY_AT_START = Text("Neither: back to the start page", "どちらもせず、練習の最初のページに戻る")
ANSWERS_STAY = Text(
    "The answers given so far stay in “How well it goes”, whatever you choose.",
    "これまでの回答は、どれを選んでも「成績」に残ります。",
)

# key_rows
KEYS = Text("By keys alone", "キーで操作する")
KEYS_ANSWER = Text("Answer", "答える")
KEYS_GO_ON = Text("Take the choice, or go on", "決定、または次へ")
LEAVE_KEYS = Text("Esc · Esc", "Esc · Esc")
LEAVE_BY_KEYS = Text("Leave: the round waits", "中断する（続きから再開できます）")

# case_panel
CASE = Text("The case", "事例")
FIRST_CASE = Text("First case", "1つ目の事例")
SECOND_CASE = Text("Second case", "2つ目の事例")
REL = Text("REL: {level}", "REL：{level}")
RELS = {
    "competitive": Text("Competitive", "競技"),
    "professional": Text("Professional", "プロ"),
    "regular": Text("Regular", "一般"),
}
BY_TODAYS_POLICY = Text("Ruled by today’s policy: {edition}", "現在の規定で裁定：{edition}")
BY_POLICY_OF = Text("Ruled by the policy of {edition}", "当時の規定で裁定：{edition}")
BY_ANOTHER_POLICY = Text("Ruled by the policy of {edition}", "{edition}で裁定")
WHATEVER_DATE = Text(
    "{policy}, whatever date the story gives", "{policy}（事例の日付は問いません）"
)
CONTROLS = Text("Controller: {player}", "コントローラー：{player}")
OWNS = Text("owner: {player}", "オーナー：{player}")
WARNINGS = Text(
    "Warnings for Missed Trigger today: {count}", "今日の〔誘発忘れ〕の【警告】：{count}回"
)

# question
TO_START = Text("Start page", "練習の最初へ")
WALKING = Text(
    "Answer on the chart: click, Y and N, or digits.",
    "チャートの上で答えてください（クリック、Y・N、数字キー）。",
)
PREDICT_FIRST = Text("Say it first, without the chart", "チャートを見ずに、まず予想")
PREDICTED = Text("You said: {said}", "あなたの予想：{said}")
TAKE_AS_WALKED = Text("✓ Right: take it as walked", "✓ 予想は正解：たどらずに判定へ")
HINT = Text("Hint", "ヒント")
REVEAL = Text("Show the answer", "答えを見る")
GIVEN = Text("The judge has found:", "ジャッジの判断：")
CONFIRM_MOMENT = Text("This is the last moment", "この時点まで")

# verdict
RIGHT = Text("✓ Right", "✓ 正解")
SHOWN = Text("The answer", "答え")
OTHER_CASE = Text("Another case", "別の事例の話")
WHY = Text("Why", "理由")
IDEA = Text("The idea behind it", "間違いの元になる考え方")
IDEA_QUOTED = Text("“{idea}”", "「{idea}」")
NEAREST = Text("When you would have been right", "その答えが正しくなる場合")
NEXT = Text("Next", "次へ")
TO_RESULT = Text("To the result", "結果へ")
ON_CHART = Text(
    "On the chart: your way, and beside it (dashed) the source’s.",
    "チャート：太線があなたの道筋、破線が出典の道筋です。",
)
TAKE_BACK = Text("Take it back", "取り消す")
TAKEN_BACK = Text(
    "Taken back: the answer is kept, but not counted; nor is the next, for you have seen it.",
    "取り消しました。回答は残りますが、集計には入りません。"
    "正解を見た後なので、次の回答も集計には入りません。",
)
REPEATED = Text(
    "Repeated: kept, but not counted.", "やり直し：記録は残りますが、集計には入りません。"
)
NO_UNDO_IN_EXAM = Text("In an exam nothing is taken back.", "試験では取り消せません。")
STAY_IN_EXAM = Text(
    "An exam goes on: nothing else is opened. Leave it with Esc, Esc; it waits.",
    "試験中は、ほかの画面を開けません。中断するにはEscを2回押してください。あとで続きから再開できます。",
)

# result
ROUND_ENDS = Text("That was the round", "お疲れさまでした")
EXAM_PASSED = Text("Passed", "合格")
EXAM_FAILED = Text("Not passed this time", "不合格")
SCORE = Text("{right} of {all} right ({percent} %)", "{all}問中{right}問正解（{percent}％）")
PASS_MARK = Text("{needed} % are needed.", "合格は{needed}％以上です。")
MISSED = Text("What was missed", "間違えた問題")
NOTHING_MISSED = Text("Nothing was missed.", "間違いはありませんでした。")
TIME_TAKEN = Text("It took {minutes} min.", "かかった時間は{minutes}分です。")
PRINT_RESULT = Text("Print the result…", "結果を印刷…")
ANOTHER = Text("Another {minutes} minutes", "もう{minutes}分練習する")
BACK_TO_START = Text("Back to the start page", "練習の最初のページへ")
COMES_BACK = Text(
    "What was wrong comes back in fresh cases.", "間違えた判断は、新しい事例でまた出題されます。"
)

# faults
GUEST = Text("Guest: nothing is kept", "ゲスト（記録を残さない）")
PRACTISE_AS_GUEST = Text("Practise as a guest", "ゲストとして練習する")
RESTORE = Text("Restore the backup of {day}", "{day}のバックアップに戻す")
LOOKING = Text(
    "Looking for a case that you have not seen…",
    "まだ出していない事例を探しています…",
)

# progress_line
ROUND = Text("The round so far", "これまでの経過")
ROUND_SAID = Text(
    "{right} right, {wrong} wrong, {left} to come", "正解{right}、不正解{wrong}、残り{left}"
)
PANEL = Text("Practice: question and verdict", "練習：問題と正誤")
PAGE = Text("Practice", "練習")

# filters
FILTER_HELP = Text(
    "Press once: only these (✓). Press again: not these (×). Once more: either way. "
    "In one row ✓ means “or”, between rows “and”.",
    "1回押すと「これだけ」（✓）、もう1回で「これ以外」（×）、さらに押すと指定なしです。"
    "同じ行の✓は「または」、行の間は「かつ」になります。",
)
FILTER_CHARTS = Text("Chart", "チャート")
FILTER_LEVELS = Text("Level", "難しさ")
FILTER_ORIGIN = Text("Cases", "事例")
FILTER_TRIGGERS = Text("Kind of trigger", "誘発の種類")
FILTER_DECISIONS = Text("Comes past this decision", "通る判断")
FILTER_OUTCOMES = Text("Comes to", "結果")
FILTER_CARDS = Text("Cards, commas between", "カード（「、」で区切る）")
FILTER_CARD_HINT = Text("Dark Confidant", "闇の腹心")
NO_SUCH_CARD = Text("No card is named “{name}”.", "「{name}」というカードはありません。")
BRONZE = Text("Bronze", "ブロンズ")
SILVER = Text("Silver", "シルバー")
GOLD = Text("Gold", "ゴールド")
WRITTEN = Text("Written", "例題")
GENERATED = Text("Generated", "自動生成")
TRIGGERS = {
    "stack-choice": Text("Targets or choices", "対象や選択がある"),
    "visible": Text("Visible change", "見える変化"),
    "rules": Text("Changes the rules", "ルールを変える"),
    "unseen": Text("Unseen until it matters", "影響が出るまで見えない"),
}

# settings
SCHEDULE = Text("Schedule", "復習の予定")
SCHEDULE_ON = Text("On", "あり")
SCHEDULE_OFF = Text("Off", "なし")
RETENTION = Text("Of what is repeated, still known", "復習時に覚えている割合")
NEW_LIMIT = Text("New cases a day, at most", "1日の新しい事例（最大）")
REVIEW_LIMIT = Text("After so many cases a day, nothing new", "新しい事例を出さなくなる1日の事例数")
WALKS = Text("Walk the chart after the ruling is said", "裁定を予想した後にチャートをたどる")
WALKED = {
    Walked.ALWAYS: Text("Always", "いつも"),
    Walked.WHERE_WRONG: Text("Only if wrong", "間違いだけ"),
    Walked.NEVER: Text("Never", "しない"),
}
CASE_IS_GONE = Text(
    "The case that waited is no longer there, as its card or the content has changed: "
    "another one is asked.",
    "途中だった問題の事例は、カードや教材が変わったため、なくなりました。別の問題を出します。",
)
CARDS = Text("Cards of fresh cases", "新しい事例に使うカード")
CARDS_FROM = {
    CardOrigin.LISTED: Text("Built in", "収録カードだけ"),
    CardOrigin.OWN: Text("Mine, too", "自分のカードも"),
    CardOrigin.LIBRARY: Text("Taken in, too", "取り込み分も"),
}
GOAL = Text("A day’s goal", "1日の目標")
NO_GOAL = Text("None", "なし")
GOAL_MINUTES = Text("{count} min", "{count}分")
GOAL_QUESTIONS = Text("{count} q.", "{count}問")
MINUTES = Text("Minutes of a round", "1回の練習の長さ（分）")
DAY_BEGINS = Text("A day begins at", "1日の始まり")
HOUR = Text("{hour}:00", "{hour}時")
PERCENT = Text("{percent} %", "{percent}％")
USUAL_PARAMETERS = Text(
    "The schedule uses the usual parameters: to fit it to you takes {needed} answers to what was "
    "asked again on a later day, and {lacking} are lacking.",
    "復習の予定は標準の設定で計算しています。あなたに合わせるには、"
    "後日の再出題への回答が{needed}件必要です（あと{lacking}件）。",
)
FITTED_PARAMETERS = Text(
    "The schedule is fitted to {count} answers of yours.",
    "復習の予定は、これまでの回答{count}件をもとに、あなたに合わせてあります。",
)
PARAMETERS = Text("Forgetting is reckoned", "予定の計算方法")
USUAL = Text("As usual", "標準")
FIT = Text("Fit it to me", "自分に合わせる")
FIT_AGAIN = Text("Fit it anew", "もう一度合わせる")
CAN_BE_FITTED = Text(
    "You have answered enough: the schedule can be fitted to how you forget. It takes a moment, "
    "in which you can go on.",
    "回答が十分にたまりました。復習の予定を、あなたの忘れ方に合わせられます。"
    "計算には少し時間がかかりますが、その間も練習を続けられます。",
)
FITTING = Text(
    "The schedule is being fitted to your answers. Go on meanwhile.",
    "復習の予定をあなたの回答に合わせています。そのまま続けられます。",
)
NOT_FITTED_TO_GUEST = Text(
    "The schedule uses the usual parameters: it is not fitted to a guest, of whom nothing is kept.",
    "復習の予定は標準の設定で計算しています。ゲストの回答は記録に残らないため、予定をゲストに合わせることはできません。",
)
DRILLS_OF_ROUND = Text("Asked in a round", "1回の練習で出す問題")

# journal_files
KEPT = Text("Keep and carry away", "練習記録の保存と持ち出し")
KEPT_ABOUT = Text(
    "One file takes all answers to another computer, where it is imported: twice changes nothing.",
    "1つのファイルで、すべての回答を別のコンピューターに移せます。"
    "同じファイルを2回取り込んでも、記録は重複しません。",
)
EXPORT_JOURNAL = Text("Export the answers", "練習記録の書き出し")
IMPORT_JOURNAL = Text("Import answers", "練習記録の取り込み")
EXPORT_CARDS = Text("Export cards for Anki", "Anki用カードの書き出し")
CARDS_OF = Text("Examples", "例題")
CARDS_OF_TODAY = Text("Today’s policy", "現在の規定")
CARDS_OF_LESSON = Text("A lesson", "レッスン")
CARDS_OF_EDITION = Text("An edition or a chart", "版・チャート")
CARDS_OF_MISTAKES = Text("My mistakes", "間違えた問題")
CARDS_OF_DUE = Text("What is due", "今日の復習")
CARDS_OF_ALL = Text("Everything", "すべて")
CARDS_ARE_BURIED = Text(
    "Each example has a card for its ruling and up to three more. Tick “Import any deck presets” "
    "in Anki, and it asks one of them a day.",
    "例題ごとに、裁定を問うカードと、ほかに最大3枚のカードができます。Ankiで"
    "「デッキプリセットも読み込む」を有効にすると、同じ例題のカードは1日に1枚だけ出ます。",
)
NO_CARDS = Text(
    "There is no example for this: no file was written.",
    "当てはまる例題がないため、書き出しませんでした。",
)
BACKED_UP = Text("Backed up as {file}.", "バックアップ {file} を作りました。")
JOURNAL_TAKEN_IN = Text(
    "Reviews added: {added}; there already: {known}.",
    "回答{added}件を加えました。すでにあったものは{known}件です。",
)
JOURNAL_IS_BACKED_UP = Text(
    "The answers are being backed up:", "練習記録をバックアップしています："
)
JOURNAL_IS_TAKEN_IN = Text("{file} is being taken in:", "{file} を取り込んでいます：")
TAKING_IN_STOPPED = Text(
    "Stopped: the journal is as it was.", "中止しました。練習記録は元のままです。"
)
TAKING_IN_GOES_ON = Text(
    "Answers are being taken in: wait for the end, or stop it.",
    "練習記録を取り込んでいます。終わるのを待つか、中止してください。",
)
FITTING_GOES_ON = Text(
    "The schedule is being fitted: wait for its end.",
    "復習の予定を計算しています。終わるまでお待ちください。",
)
GUEST_HAS_NO_JOURNAL = Text(
    "A guest’s answers are not kept. Choose a profile under “Who practises” first.",
    "ゲストの回答は記録されません。先に「練習する人」でプロフィールを選んでください。",
)

# profiles
NEW_PROFILE = Text("New profile", "新しいプロフィール")

# exam
EXAM_ANSWERS = Text("Answers", "答え方")
BY_WALKING = Text("Walk the chart", "チャートをたどる")
BY_CHOOSING = Text("Choose one of five", "5つから選ぶ")
EXAM_TIME = Text("Time", "時間")
UNTIMED = Text("Untimed", "制限なし")
MINUTES_OF = Text("{count} minutes", "{count}分")
EXAM_CHART = Text("The chart", "チャート")
CHART_CLOSED = Text("Closed", "見ない")
CHART_OPEN = Text("May be looked at", "見てよい")
BEGIN_EXAM = Text("Begin the exam", "試験を始める")
TIME_IS_UP = Text("The time is up.", "時間になりました。")
LOOK_AT_CHART = Text("Look at the chart", "チャートを見る")
BACK_TO_CASE = Text("Back to the case", "事例に戻る")
OTHER_TRIGGERS = Text("Other", "その他")
