"""The words of exported pictures, of the export dialog and of printing."""

from flowcharts.model.text import Text

QUESTION = Text("question", "質問")
REMEDY = Text("remedy", "処置")
RESULT = Text("result", "結果")
STEP = Text("step on the way", "途中の手順")
THIN_SOURCES = Text("sources are thin", "公式の根拠が弱い")
CLOSED_GROUP = Text("results not drawn here", "ここに描いていない結果の数")
PATH = Text("path taken, numbered", "たどった道筋（番号順）")
BESIDE = Text("second path (1′, 2′ …)", "2本目の道筋（1′、2′…）")
WAITING = Text("question that waits", "答えを待つ質問")
REACHED = Text("remedy reached", "行き着いた処置")
RESULT_REACHED = Text("result reached", "行き着いた結果")
POSSIBLE = Text("still possible", "残っているもの")
RULED_OUT = Text("ruled out", "除外済み")

GROUP = Text("Group", "グループ")
PATH_HEADING = Text("The path", "たどった道筋")
BESIDE_HEADING = Text("The second path", "2本目の道筋")
LEADS_TO = Text("It leads to", "行き着く先")

EXPORT = Text("Export", "書き出し")
FORMAT = Text("Format", "形式")
PART = Text("Part", "範囲")
RULING = Text("The ruling, on one page", "裁定（1ページ）")
WHOLE = Text("Whole chart", "チャート全体")
SEEN = Text("What is seen", "表示中の部分")
PATH_SHOWN = Text("Path", "たどった道筋")
WITH_PATH = Text("Shown and numbered", "番号つきで示す")
WITHOUT_PATH = Text("Not shown", "示さない")
ENGLISH = Text("English", "英語")
JAPANESE = Text("Japanese", "日本語")
PRINT_THEME = Text("Print", "印刷用")
PAPER = Text("Paper", "用紙")
NO_PAPER = Text("None: as large as the chart", "なし：チャートの大きさ")
A4 = Text("A4", "A4")
A3 = Text("A3", "A3")
LETTER = Text("Letter", "レター")
A2 = Text("A2: a poster", "A2：ポスター")
WIDTH = Text("Width in pixels", "幅（ピクセル）")
CANCEL = Text("Cancel", "キャンセル")
PRINT_TITLE = Text("Print", "印刷")

FILE_LABELS = {
    "LookIn": Text("Look in:", "場所："),
    "FileName": Text("File name:", "ファイル名："),
    "FileType": Text("Files of type:", "種類："),
}
"""The labels of Qt's dialog for files, as Qt calls them."""
