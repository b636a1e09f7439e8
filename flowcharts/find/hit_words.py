"""What the kinds of hits are called, and the parts that they are shown in."""

from flowcharts.find.hit import HitKind
from flowcharts.model.text import Text

KINDS = {
    HitKind.NODE: Text("Question", "質問"),
    HitKind.REMEDY: Text("Remedy", "処置"),
    HitKind.RESULT: Text("Result", "結果"),
    HitKind.EXIT: Text("Exit", "対象外"),
    HitKind.TERM: Text("Term", "用語"),
    HitKind.CARD: Text("Card", "カード"),
    HitKind.CHART: Text("Chart", "チャート"),
    HitKind.LESSON: Text("Lesson", "レッスン"),
    HitKind.EXAMPLE: Text("Example", "例題"),
    HitKind.WORD: Text("Word", "語"),
}

STANDINGS = {
    False: Text("In force today", "現在有効"),
    None: Text("Cards, words and lessons", "カード・用語・レッスン"),
    True: Text("Superseded, the newest first", "現在は無効（新しい順）"),
}
"""The parts, in their order, by whether what stands there is superseded."""
