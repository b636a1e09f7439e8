"""What a talk says between the content: on the wall, in its report and on paper."""

from flowcharts.model.text import Text

CASE = Text("Case {number} of {count}", "例題{number}／{count}")
THANKS = Text("Thank you.", "ありがとうございました。")
DISCUSS = Text(
    "Fewer than seven in ten agree: let neighbours talk, then vote again.",
    "同じ答えが7割に届いていません。隣の人と話し合ってもらい、もう一度挙手してもらいましょう。",
)
GOES_BACK = Text(
    "This interrupts “{place}”. After its end, Next goes back there.",
    "「{place}」に割り込んで表示しています。最後まで進むと、「次へ」でそこに戻ります。",
)
ASIDE = Text("In between: {title}", "割り込み：{title}")
REPORT_OF = Text("Report: {title}", "報告：{title}")
BEGAN = Text("Began", "開始")
TIME = Text("Time", "時間")
PLANNED_AND_SPENT = Text(
    "{spent} (minutes and seconds), {planned} min planned",
    "{spent}（分：秒）、予定は{planned}分",
)
PARTED = Text("Where the room parted from the source", "会場の答えが出典と違った質問")
NEVER_PARTED = Text(
    "Nowhere: the room always came to the answer of the source.",
    "ありません。会場の答えは、すべて出典と同じでした。",
)
NUMBERED = Text("{number}. {title}", "{number}. {title}")
DROPPED = Text("Left out: time was short.", "時間が足りず、省きました。")
SOURCE_SAYS = Text("Source: {answer}", "出典：{answer}")
VOTE = Text("Vote {number}: {hands}", "挙手{number}回目：{hands}")
ROOM_SAID = Text("The room said: {answer}", "会場の答え：{answer}")
ROOM_PARTED = Text(
    "The room parted from the source here.", "ここで、会場の答えが出典と違いました。"
)
TOOK = Text("Took {time}", "所要時間 {time}")
HOW_TO = Text(
    "Walk the chart for each case: write each answer beside the number that its question has on "
    "the chart, leave the others empty, and write after the arrow what the judge does and what "
    "each player gets.",
    "例題ごとにチャートをたどり、チャートと同じ番号の欄に答えを書きます。"
    "通らなかった質問の欄は空けておきます。"
    "矢印のあとには、ジャッジの処置と、各プレイヤーへの懲罰を書きます。",
)
KEY_OF = Text("Key: {title}", "解答：{title}")
OUTCOME = Text("Outcome", "結果")
LEFT_CHART = Text("Not for this chart", "このチャートの対象外")
BECAUSE = Text("{answer}. {why}", "{answer}。{why}")
ANSWERED = Text("{question} → {answer}", "{question} → {answer}")
SAME_RULING = Text(
    "The same ruling as in the edition shown before it.", "1つ前に示した版と同じ裁定です。"
)
