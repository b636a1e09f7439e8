"""What is said of a card beside its own text."""

from flowcharts.text import Text

NEVER_IN_JAPANESE = Text("Never printed in Japanese.", "日本語版は印刷されていません。")
NOT_AT_HAND_IN_JAPANESE = Text(
    "Its Japanese text is not in this library.", "日本語の文章は本教材に収録していません。"
)
SIGNS = {
    "p": Text("{p} power", "{p} パワー"),
    "d": Text("{d} defense", "{d} 防御"),
    "r": Text("{r} resource", "{r} リソース"),
    "h": Text("{h} life", "{h} ライフ"),
}
DECIDING_WORDS = Text(
    "The marked words decide this step.", "印のある部分が、この判断の決め手です。"
)
