"""The marks of Japanese text, 〔infraction〕【penalty】《card》: each closed, and not empty."""

import re
from collections.abc import Iterator

from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.model.text import Text, without_ruby

_NOT_CLOSED = Text(
    "{sign} is not closed before {next} opens: {around}",
    "{sign}が閉じないうちに{next}が開いています：{around}",
)
_NOT_OPENED = Text(
    "{sign} closes what nothing opened: {around}", "{sign}に対応する始まりがありません：{around}"
)
_WRONG_CLOSE = Text(
    "{sign} is closed by {next}: {around}", "{sign}を{next}で閉じています：{around}"
)
_EMPTY = Text("{sign}{next} marks nothing: {around}", "{sign}{next}の中が空です：{around}")
_NEVER_CLOSED = Text("{sign} is never closed: {around}", "{sign}が閉じていません：{around}")
_AROUND = Text("“{words}”.", "「{words}」。")

_CLOSING = {"〔": "〕", "【": "】", "《": "》"}
_SIGN = re.compile("[〔〕【】《》]")
_MARKED = re.compile("〔([^〔〕【】《》]+)〕|【([^〔〕【】《》]+)】|《([^〔〕【】《》]+)》")


def check_marks(file: ContentFile) -> None:
    """Note every mark that is not well formed."""
    for where, text in texts(file.table):
        for code in ("en", "ja"):
            words = text.get(code)
            for fault in _faults(words) if isinstance(words, str) else ():
                file.note((*where, code), fault)


def marked(words: str) -> Iterator[str]:
    """What *words* mark as an infraction, a penalty or a card, without the readings."""
    for match in _MARKED.finditer(without_ruby(words)):
        yield match[1] or match[2] or match[3]


def _faults(words: str) -> Iterator[Text]:
    opened: re.Match[str] | None = None
    for sign in _SIGN.finditer(words):
        if sign[0] in _CLOSING:
            if opened is not None:
                yield _said(_NOT_CLOSED, words, opened, sign)
            opened = sign
            continue
        if opened is None:
            yield _said(_NOT_OPENED, words, sign, sign)
        elif _CLOSING[opened[0]] != sign[0]:
            yield _said(_WRONG_CLOSE, words, opened, sign)
        elif sign.start() == opened.end():
            yield _said(_EMPTY, words, opened, sign)
        opened = None
    if opened is not None:
        yield _said(_NEVER_CLOSED, words, opened, opened)


def _said(said: Text, words: str, sign: re.Match[str], following: re.Match[str]) -> Text:
    around = _AROUND.filled(words=words[max(0, sign.start() - 8) : sign.end() + 12])
    return said.filled(sign=sign[0], next=following[0], around=around)
