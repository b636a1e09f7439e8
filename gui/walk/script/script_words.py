"""What is said of scripts, and of what can be looked up beside a chart."""

from flowcharts.model.text import Text

SCRIPT = Text("Script", "スクリプト")
NOTHING_WRITTEN = Text("Nothing is written yet.", "まだ何も書いていません。")
PRINTED = Text("As the source prints it", "出典に印刷されたとおり")
MENDED = Text("Mended", "直したもの")

TABLE = Text("{title} ({count})", "{title}（{count}）")
EXAMPLE_CARD = Text("Example: {card}", "例：{card}")

WALK_TEXT_SCRIPT = Text("Script: {script}", "スクリプト：{script}")
WALK_TEXT_ADDED = Text("writes {words}", "書き足す：{words}")
WALK_TEXT_ENTRY = Text("{word}: {meaning}", "{word}：{meaning}")
