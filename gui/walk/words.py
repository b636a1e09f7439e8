"""The words of the panels, grouped by the file that says them."""

from flowcharts.model.text import Text

# contents
CONTENTS = Text("What to walk", "一覧")
TODAYS_POLICY = Text("Today’s policy", "現在の規定")
ARTICLE = Text("March 2008", "2008年3月")
ALL_EDITIONS = Text("All editions", "すべての版")
OTHER_CHARTS = Text("Other charts", "その他のチャート")
REGULAR_OF = Text("Regular REL, {since}", "一般REL {since}")
OTHER_EXAMPLES = Text("Other examples", "その他の例題")
STEP_OF = Text("step {step} of {steps}", "{step}/{steps}")
VISITED = Text("visited", "確認済み")
CURRENT_ROW = Text("shown now", "表示中")
PROGRESS = Text("Seen: {seen} of {count} examples", "見た例題：{count}題中{seen}題")
COVERAGE = Text(
    "The lesson takes {visited} of {paths} paths", "レッスンの道筋：{paths}通り中{visited}通り"
)

# path_bar
PATH = Text("The path so far", "これまでの道筋")
PAUSE = Text("Pause", "一時停止")
PACE = Text("Seconds for each step", "1手順の秒数")
SECONDS = Text("{seconds} s", "{seconds}秒")
STILL_POSSIBLE = Text(
    "{possible} of {all} remedies still possible", "残る処置：{all}件中{possible}件"
)
REMEDY_REACHED = Text("Remedy reached", "処置が決まりました")
LEFT_THE_CHART = Text("Not a case for this chart", "このチャートの対象外")
CHIP = Text("{question} {answer}", "{question} {answer}")
RETURN_TO = Text("Return to: {step}", "ここへ戻る：{step}")
STANDS_HERE = Text("You are here: {step}", "現在地：{step}")

# walk text
WALK_TEXT = Text("The walk as text", "道筋（文章）")
WALK_TEXT_STEP = Text("{number}. {question} — {answer}", "{number}. {question} {answer}")
WALK_TEXT_WAITING = Text("{number}. {question} — which?", "{number}. {question} 未回答")
WALK_TEXT_ANSWER = Text("→ {answer}: {target}", "→ {answer}：{target}")
WALK_TEXT_GROUP = Text(
    "{said} (a closed group of {count})", "{said}（閉じたグループ、結果{count}件）"
)
WALK_TEXT_EXIT = Text("Not for this chart? {exit}", "対象外：{exit}")
WALK_TEXT_OUTCOME = Text("Remedy: {outcome}", "処置：{outcome}")
WALK_TEXT_POSSIBLE = Text("Still possible: {outcomes}", "残る処置：{outcomes}")
WALK_TEXT_RESULTS_POSSIBLE = Text("Still possible: {outcomes}", "残る結果：{outcomes}")
WALK_TEXT_BESIDE = Text("Path beside: {outcome}", "並べた道筋：{outcome}")
WALK_TEXT_BESIDE_OPEN = Text(
    "Path beside: waits at {question}", "並べた道筋：{question} で止まっています"
)

# find
FIND_HINT = Text("Question, result, card, term…", "質問、結果、カード、用語…")
HITS = Text("What was found", "検索結果")
HIT_OF = Text("{place} of {hits}", "{place}/{hits}")
NO_HIT = Text("Nothing found", "見つかりません")
NO_HIT_YET = Text("Looking…", "検索しています…")
RECENT = Text("Looked up before", "最近の検索")
FIND_CLEAR = Text("Clear", "消去")
FIND_KEYS = Text("Enter opens", "Enterで開く")
FIND_KEYS_OF_EXAMPLE = Text(
    "Enter: its ruling · Ctrl+Enter: step by step", "Enter：裁定 ・ Ctrl+Enter：最初から"
)
OTHER_EDITIONS = Text("On which edition?", "どの版で開きますか？")
CLOSE_BY_ESC = Text("Close (Esc)", "閉じる（Esc）")
CHART = Text("Chart", "チャート")

# card_page
RULE_ON_CARD = Text("Rule on this card", "このカードについて裁定する")
REMOVE_CARD = Text("Remove from my cards", "自分のカードから削除")
PUT_CARD_BACK = Text("Put it back among my cards", "自分のカードに戻す")
CARD_DECIDES = Text(
    "What its words decide ({count})", "このカードの文章が決め手になる質問（{count}）"
)
CARD_DECIDED = Text("{label} {answer}: “{words}”", "{label} {answer}：「{words}」")
CARD_DECIDED_UNQUOTED = Text("{label} {answer}: “{words}”", "{label} {answer}")
CARD_EXAMPLES = Text("Examples with this card", "このカードの例題")

# turn_strip
TURN_STRIP = Text("When it was missed and noticed", "忘れた時点と気付いた時点")
MISSED_HERE = Text("missed here", "ここで忘れた")
NOTICED_HERE = Text("noticed here", "ここで気付いた")
TURN_OF = Text("{player}’s turn", "{player}のターン")
NEXT_TURN_OF = Text("{player}’s next turn", "{player}の次のターン")
LATER_TURN_OF = Text("{player}’s turn, {count} turns later", "{count}ターン後の{player}のターン")
MOMENT = Text("{step} of {turn}", "{turn}の{step}")
MISSED_AND_NOTICED = Text(
    "Missed in the {missed}, noticed in the {noticed}.",
    "忘れたのは{missed}、気付いたのは{noticed}です。",
)
WINDOW_ENDS = Text(
    "The window ends with the {step} of {turn}.", "期限は{turn}の{step}の終わりまでです。"
)
WITHIN_CYCLE = Text("Within the turn cycle", "ターン周期以内")
WITHIN_PHASE = Text("Soon enough", "期限内")
TOO_LATE_STEPS = Text("Too late by {time}", "期限を{time}過ぎています")
ONE_STEP = Text("1 step", "1ステップ")
MANY_STEPS = Text("{count} steps", "{count}ステップ")
ONE_TURN = Text("1 turn", "1ターン")
MANY_TURNS = Text("{count} turns", "{count}ターン")
TURNS_AND_STEPS = Text("{turns} and {steps}", "{turns}と{steps}")
CONCEALED = Text(
    "Count from mark to mark: the answer shows the window.",
    "2つの印の間を数えてみましょう。期限は答えとともに出ます。",
)
FURTHER_COMBAT = Text("A {which} combat phase in {turn}", "{turn}に{which}の戦闘フェイズを加える")
ONE_COMBAT_LESS = Text("No {which} combat phase in {turn}", "{turn}の{which}の戦闘フェイズを除く")
TRY_THE_STRIP = Text(
    "A tool to try: drag either mark, or move it with ← and →.",
    "試してみましょう。印は、ドラッグか ← → で動かせます。",
)

# turn_strip: the stretches of a turn, in full and as short as a narrow strip needs them
SPAN_NAMES = (
    Text("Upkeep", "アップキープ"),
    Text("Draw", "ドロー"),
    Text("Main 1", "メイン1"),
    Text("Combat", "戦闘"),
    Text("Main 2", "メイン2"),
    Text("End", "終了"),
)
SHORT_SPAN_NAMES = (
    Text("Up", "アップ"),
    Text("Dr", "ドロー"),
    Text("M1", "戦闘前"),
    Text("Cb", "戦闘"),
    Text("M2", "戦闘後"),
    Text("End", "終了"),
)
FURTHER_SPAN_NAMES = (
    Text("Combat {number}", "戦闘{number}"),
    Text("Main {number}", "メイン{number}"),
)
SHORT_FURTHER_SPAN_NAMES = (Text("Cb{number}", "戦闘{number}"), Text("M{number}", "戦闘後"))

# stack_strip
STACK_STRIP = Text("The stack, before and after", "処置の前と後のスタック")
STACK_BEFORE = Text("Stack before", "処置前")
STACK_AFTER = Text("Stack after", "処置後")
STACK_TOP = Text("top", "一番上")
STACK_EMPTY = Text("empty", "空")
STACK_OF_PLAYER = Text("{words} ({player})", "{words}（{player}）")
TO_HAND = Text("→ {player}’s hand", "→ {player}の手札へ")
TO_HAND_ONE_LAND = Text(
    "→ {player}’s hand, 1 land untaps", "→ {player}の手札へ、土地1つをアンタップ"
)
TO_HAND_LANDS = Text(
    "→ {player}’s hand, {lands} lands untap", "→ {player}の手札へ、土地{lands}つをアンタップ"
)
OFF_STACK = Text("→ off the stack", "→ スタックから取り除く")
MADE_ILLEGAL = Text("no longer possible", "不正になった")
APPLIED_AT_ONCE = Text(
    "Done at once, without the stack: {action}", "スタックを使わず、ただちに行います：{action}"
)
PUT_NOW = Text("put on top now", "ここで一番上に置く")
STACK_GENERIC = Text(
    "What stands on the stack stays, unless the remedy makes it impossible: then everything "
    "from the top down to it goes back to hand, and its lands untap.",
    "スタックにあるものはそのままです。処置によって不正になるものがあれば、"
    "一番上からそこまでをすべて手札に戻し、支払いに使った土地をアンタップします。",
)
SPOKEN_BEFORE = Text("Before, from the top: {objects}.", "処置前、上から順に、{objects}。")
SPOKEN_AFTER = Text("After, from the top: {objects}.", "処置後、上から順に、{objects}。")

# question
DECISION_OF = Text("Decision {number} of at most {most}", "判断{number}（最大{most}）")
DECISION_LAST = Text("Decision {number} · the last on this path", "判断{number}・この道筋の最後")
YOUR_ANSWER = Text("Your answer?", "あなたの答えは？")
RIGHT = Text("Right: {answer}", "正解。答えは「{answer}」です")
NOT_QUITE = Text("Not quite: the answer is {answer}", "不正解。答えは「{answer}」です")
THE_ANSWER = Text("The answer: {answer}", "答え：「{answer}」")
RIGHT_WAY_OUT = Text("✓ Right: this case leaves the chart", "✓ 正解。このチャートの対象外です")
MISSED_WAY_OUT = Text(
    "× Not quite: this case leaves the chart here", "× 不正解。このチャートの対象外です"
)
WHY_NOT = Text("Why not “{answers}”?", "「{answers}」ではない理由")
OR = Text("” or “", "」「")
LOOKED_FOR = Text("Looked for: {words}.", "確かめたこと：{words}。")
BY_MOMENTS = Text(
    "Decided by the moments: when it was missed, and when it was noticed.",
    "決め手は時点です。いつ忘れ、いつ気付いたかで決まります。",
)

# guide
HOW_TO_DECIDE = Text("How to decide", "判断のしかた")
DEFINITION = Text("The definition", "定義")
NOT_FOR_THIS_CHART = Text("Not for this chart?", "このチャートの対象外では？")

# ruling
REMEDY = Text("Remedy", "処置")
RESULT = Text("Result", "結果")
OUTSIDE = Text("Not for this chart", "このチャートの対象外")
INSTEAD = Text("What applies instead", "代わりに適用されるもの")
IN_THIS_EXAMPLE = Text("Penalties in this example", "この例題での懲罰")
DERIVED = Text(
    "Derived by us: the source does not give them.",
    "出典に記載がないため、本教材で導いたものです。",
)
PENALTIES = Text("Penalties", "懲罰")
IN_GENERAL = Text("The remedy’s penalties in general", "この処置の一般的な懲罰")
CONTROLLER = Text("Controller of the ability", "能力のコントローラー")
AFTERWARDS = Text("Afterwards", "その後")
SAY = Text("Say to the players", "プレイヤーへの伝え方")
IN_A_SENTENCE = Text("In a sentence", "一言で言うと")
ON_PURPOSE = Text("Was it missed on purpose?", "故意に黙っていたのですか？")
ON_PURPOSE_YES = Text("Yes", "はい")
ON_PURPOSE_NO = Text("No", "いいえ")
STOP_FIRST = Text(
    "Say nothing of the remedy. Say: “Please stop the game here and wait.”",
    "処置のことはまだ伝えません。「ここでゲームを止めて、お待ちください」と伝えます。",
)
RULING_STANDS = Text("Then the ruling stands.", "それなら、この裁定のとおりです。")
ON_PURPOSE_NOTHING = Text(
    "Missed on purpose? At this remedy that changes nothing.",
    "この処置なら、故意に黙っていたとしても何も変わりません。",
)

# what_if
WHAT_IF = Text("What if?", "もし答えが違ったら？")
WERE = Text("If “{label}” were {answer}", "「{label}」が「{answer}」なら")
DEPENDS_ON = Text("depends on “{label}”", "「{label}」によって決まる")
DIFFERS_BY = Text(
    "another remedy; “{label}” decides which", "別の処置になる。どの処置かは「{label}」で決まる"
)
NO_MATTER = Text("the same remedy: it did not matter", "同じ処置。この答えは影響しない")
RESULT_DIFFERS_BY = Text(
    "another result; “{label}” decides which", "別の結果になる。どの結果かは「{label}」で決まる"
)
SAME_RESULT = Text("the same result: it did not matter", "同じ結果。この答えは影響しない")

# beside
BESIDE_FLIPPED = Text("What if “{label}” were {answer}?", "もし「{label}」が「{answer}」なら")
BESIDE_EXAMPLE = Text("Beside it: {title}", "並べた例題：{title}")
SAME_PATH = Text("Both take the same path.", "どちらも同じ道筋です。")
PART = Text("The paths part at “{label}”.", "「{label}」で道筋が分かれます。")
MEET = Text("They meet again at “{label}”.", "「{label}」で再び合流します。")
ENDS = Text("It ends at", "行き着く先")
BOTH_END = Text("Both end at", "行き着く先はどちらも同じ")
SAME_PENALTIES = Text("The penalties are the same.", "懲罰は変わりません。")
NO_DIFFERENCE = Text("This answer made no difference.", "この答えは結果に影響しません。")
PENALTY_DIFFERS = Text("{who}: {there} (here: {here})", "{who}：{there}（こちらでは{here}）")

# example
LEVELS = {
    "bronze": Text("bronze: straight policy", "ブロンズ：規定どおり"),
    "silver": Text("silver: a trap", "シルバー：落とし穴あり"),
    "gold": Text("gold: needs interpretation", "ゴールド：解釈が必要"),
}
LEVELS_WITHOUT_REMEDIES = LEVELS | {"bronze": Text("bronze: straightforward", "ブロンズ：基本")}
STORY = Text("The story", "状況")
STEPS = Text("Steps", "手順")
STEP = Text("Step {number}", "手順{number}")
THE_RULING = Text("The ruling", "裁定")
THE_RESULT = Text("The result", "結果")
COMPARE_EDITIONS = Text("Compare {count} editions", "{count}版を比べる")

# sources
SOURCES = Text("Sources", "出典")
SOURCE_OF = Text("{what}: {source}", "{what}：{source}")
THIS_STEP = Text("This step", "この判断")

# side
SIDE = Text("Question, card and result", "質問・カード・結果")
