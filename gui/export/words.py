"""The words of exported pictures, of the export dialog and of printing."""

from flowcharts.text import Text

PROGRAM = Text("Missed Trigger Trainer", "誘発忘れトレーナー")

QUESTION = Text("question", "質問")
REMEDY = Text("remedy", "処置")
PATH = Text("path taken, numbered", "たどった道(番号順)")
BESIDE = Text("second path (1′, 2′ …)", "二つ目の道(1′、2′…)")
WAITING = Text("question that waits", "答えを待つ質問")
REACHED = Text("remedy reached", "行き着いた処置")
POSSIBLE = Text("still possible", "まだあり得る")
RULED_OUT = Text("ruled out", "あり得ない")

PATH_HEADING = Text("The path", "たどった道")
BESIDE_HEADING = Text("The second path", "二つ目の道")
EXAMPLE = Text("Example", "例題")
LEADS_TO = Text("It leads to", "行き着く先")
