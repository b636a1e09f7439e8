"""The words of buttons, above all for those who do not see how they stand."""

from flowcharts.model.text import Text

CHOSEN = Text("chosen", "選択中")
NOT_RIGHT = Text("not right", "不正解")
OPENED = Text("{title}, open", "{title}、開いています")
CLOSED = Text("{title}, closed", "{title}、閉じています")
COPIED = Text("Copied", "コピーしました")
