"""What is said of teaching a room: its commands, and a talk that was left."""

from flowcharts.model.text import Text

TEACH = Text("Teach a room", "会場で教える")
TEACH_A_ROOM = Text(
    "teach a room: the walk or the example, on a wall", "会場で教える（道筋や例題を大画面で）"
)
OPEN_RUN_SHEET = Text("Open a run sheet…", "進行表を開く…")
HANDOUT = Text("Handout of a run sheet…", "進行表の配布資料…")
EDIT_RUN_SHEET = Text("Edit a run sheet…", "進行表を編集…")
GO_ON_WITH_TALK = Text("Go on with it", "続きから再開")
BACK_TO_TALK = Text("Back to the talk", "セミナーに戻る")
END_TALK = Text("End the talk…", "セミナーを終了…")
TALK_LEFT_AT = Text(
    "The talk “{title}” was left at “{place}”.",
    "セミナー「{title}」は「{place}」で中断しています。",
)
MORE_LEFT = Text(
    "{said} Left before it: {count} more.", "{said}ほかに中断中のセミナーが{count}件あります。"
)
TALK_LED_AT = Text(
    "The talk “{title}” is being led in another window of this program; its room is at “{place}”.",
    "セミナー「{title}」は、別に起動したこのプログラムで進行中です（現在「{place}」）。",
)
TALK_DAMAGED = Text(
    "The record of a talk is damaged: the talk cannot be gone on with. It is kept in {files}.",
    "セミナーの記録が壊れているため、再開できません。記録は{files}に残してあります。",
)
ROOM_STEPS = Text("in a room: the three buttons", "会場：3つのボタン")
ROOM_VOTES = Text("in a room: votes by hands, the answers", "会場：挙手による投票、答え")
ROOM_PICTURE = Text("in a room: what the audience sees", "会場：聴衆に見える画面")
ROOM_POINTING = Text("in a room: point at the picture", "会場：画面を指し示す")
ROOM_SCREENS = Text("in a room: the screens", "会場：画面の使い方")
ROOM_NOTES = Text("in a room: the letters of the notes", "会場：メモの文字")
ROOM_TIME = Text("in a room: the time", "会場：時間")
START_MARKS = Text(
    "In a room, the clicker’s start button moves the mark", "プレゼンターの「開始」で印を動かす"
)
ROOM_EXITS = Text(
    "Mark an answer; in a vote, count one more hand for it",
    "答えに印を付ける。投票中は1人分加える",
)
ROOM_EXIT = Text(
    "Mark, or in a vote count one more hand for, answer {number}",
    "答え{number}に印を付ける。投票中は1人分加える",
)
ROOM = {
    "next": Text("Go on, or take the marked answer", "先へ進む。印のある答えを選ぶ"),
    "back": Text("Take the last step back", "1つ戻る"),
    "third": Text("Move the mark; without one, blank", "印を動かす。印がなければ画面を消す"),
    "toggle": Text("The clicker’s start button", "プレゼンターの「開始」"),
    "resume": Text("End the interruption", "割り込みを終えて元に戻る"),
    "escape": Text(
        "Put away what was opened; twice: leave the room",
        "開いているものを閉じる。2回押すと会場の画面を閉じる",
    ),
    "vote": Text("Count hands", "挙手を数える"),
    "both": Text("Follow both answers", "両方の答えをたどる"),
    "follow": Text("Follow the room’s answer", "会場の答えに従う"),
    "hold": Text("Hold the audience’s picture", "聴衆の画面を止める"),
    "blank": Text("Blank", "画面を消す"),
    "whole": Text("Show the whole chart, then go back", "チャート全体を表示する・元に戻す"),
    "spotlight": Text("Spotlight", "スポットライト"),
    "pointer": Text("Pointer", "ポインター"),
    "magnifier": Text("Magnifier", "拡大鏡"),
    "pen": Text("Pen", "ペン"),
    "language": Text("Next language", "言語を切り替える"),
    "swap": Text("Swap the screens", "画面を入れ替える"),
    "move": Text("Move to the next screen", "次の画面へ移す"),
    "window": Text("In a window, or on the whole screen", "ウィンドウ表示と全画面表示を切り替える"),
    "languages": Text("A screen for each language", "言語ごとに画面を分ける"),
    "back-row": Text("Check the back row", "最後列からの見え方を確かめる"),
    "larger-notes": Text("Larger notes", "メモの文字を大きく"),
    "smaller-notes": Text("Smaller notes", "メモの文字を小さく"),
    "usual-notes": Text("Notes as large as have room", "メモの文字を自動の大きさに"),
    "clock": Text("Stop the clock, or let it go on", "時計を止める・進める"),
    "reset-clock": Text("Set the clock to 0:00", "時計を0:00に戻す"),
    "leave-out": Text("Leave out what may be left out", "省ける項目を省く"),
    "report": Text("Save the report of the talk", "セミナーの報告を保存する"),
    "end": Text("End the talk", "セミナーを終了する"),
}
