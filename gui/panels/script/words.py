"""What is said of scripts, and of what can be looked up beside a chart."""

from flowcharts.model.text import Text

SCRIPT = Text("Script", "スクリプト")
NOTHING_WRITTEN = Text("Nothing is written yet.", "まだ何も書いていません。")
ADDED = Text("Added: {words}", "追加:{words}")
PRINTED = Text("As the source prints it", "出典に印刷されたとおり")
MENDED = Text("Mended", "直したもの")

LOOK_UP = Text("Look up", "参照")
TABLE = Text("{title} ({count})", "{title}({count})")
EXAMPLE_CARD = Text("Example: {card}", "例:{card}")

WALK_TEXT_SCRIPT = Text("Script: {script}", "スクリプト:{script}")
WALK_TEXT_ADDED = Text("writes {words}", "書き足す:{words}")
WALK_TEXT_ENTRY = Text("{word}: {meaning}", "{word}:{meaning}")
