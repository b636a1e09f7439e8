"""What must hold in a file of cards: the Japanese is there wherever it was printed."""

from flowcharts.checking.content_file import ContentFile
from flowcharts.model.text import Text

_NO_JAPANESE = Text(
    "The Japanese is missing: give `{key}.ja`, or `not-printed-in-japanese = true` "
    "where there is none, `not-at-hand-in-japanese = true` where you have none.",
    "日本語がありません。`{key}.ja` に書いてください。日本語版がなければ "
    "`not-printed-in-japanese = true`、手元になければ `not-at-hand-in-japanese = true` とします。",
)
_EMPTY = Text(
    "`text.{code}` is empty, and the other language is not.",
    "`text.{code}` だけが空です。もう一方の言語には文章があります。",
)

_PRINTED = ("name", "type", "text")
_WITHOUT_JAPANESE = ("not-printed-in-japanese", "not-at-hand-in-japanese")


def check_cards(file: ContentFile) -> None:
    """Note what is wrong with the cards in *file*."""
    for card_id, card in file.tables_at("card").items():
        if not any(card.get(key) is True for key in _WITHOUT_JAPANESE):
            for key in _PRINTED:
                _check_japanese(file, card_id, key)
        _check_both_say_something(file, card_id)


def _check_japanese(file: ContentFile, card_id: str, key: str) -> None:
    words = file.table_at("card", card_id, key)
    if "en" in words and "ja" not in words:
        file.note(
            ("card", card_id, key),
            _NO_JAPANESE.filled(key=key),
        )


def _check_both_say_something(file: ContentFile, card_id: str) -> None:
    said = {code: file.words_at("card", card_id, "text", code) for code in ("en", "ja")}
    is_blank = {code: not words.strip() for code, words in said.items() if words is not None}
    for code, is_empty in is_blank.items():
        if is_empty and not all(is_blank.values()):
            file.note(
                ("card", card_id, "text", code),
                _EMPTY.filled(code=code),
            )
