"""The signs of Japanese text: full width, and no dash at the beginning of a line."""

import re
from collections.abc import Iterator

from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.line_numbers import Where
from flowcharts.model.text import Text

_HALF_WIDTH = Text(
    "“{sign}” is half width: write “{right}”, as in all Japanese: {at}",
    "「{sign}」が半角です。日本語では全角の「{right}」を使います：{at}",
)
_DASH = Text(
    "A line begins with a dash: write ： or a new sentence: {at}",
    "行がダッシュで始まっています。「：」を使うか、文を分けてください：{at}",
)
_SPACE = Text(
    "Nothing stands between the brackets {signs}: {at}",
    "括弧の間に空白は要りません（{signs}）：{at}",
)
_AT = Text("“{words}”.", "「{words}」。")

_WIDE = {"?": "？", "!": "！", ":": "：", "(": "（", ")": "）", "—": "―"}
_JAPANESE = re.compile("[ぁ-ヿ一-鿿々]")
_QUOTED = re.compile("「[^「」ぁ-ヿ一-鿿々]*」")
"""Words of another language, quoted: their signs are their own."""
_SCRIPT = re.compile(r"(?<![A-Za-z])(?:SVar|[KRST]):(?:[A-Za-z]+:[A-Za-z]+)?|[A-Za-z]+\$ \S+")
"""The heads and parameters of the lines of a script: T:, K:Echo:G, ValidSA$ SpellAbility."""
_NARROW = re.compile(
    r"[()—]|(?:(?<=[^\x00-z|~])|^) *[?!:]|[?!:](?= *(?:[^\x00-z|~]|$))", re.MULTILINE
)
"""A half-width sign, at least beside a Japanese one or a symbol: {T}."""
_DASH_FIRST = re.compile(r"^[ \t　]*([―—–─])", re.MULTILINE)
_GAP = re.compile(r"[】〕] +[【〔]")


def check_signs(file: ContentFile) -> None:
    """Note every sign of a Japanese text in *file* that is not written as it should be."""
    for where, words in _japanese(file.table):
        for fault in sign_faults(words):
            file.note(where, fault)


def sign_faults(words: str) -> Iterator[Text]:
    """What is wrong with the signs of *words*, if they are Japanese.

    >>> [fault.en for fault in sign_faults("対象外?")]
    ['“?” is half width: write “？”, as in all Japanese: “対象外?”.']
    """
    own = _SCRIPT.sub(_blank, _QUOTED.sub(_blank, words))
    if not _JAPANESE.search(own):
        return
    for found in _NARROW.finditer(own):
        sign = found[0].strip()
        right = _WIDE[sign]
        yield _HALF_WIDTH.filled(sign=sign, right=right, at=_at(words, found))
    for found in _DASH_FIRST.finditer(own):
        yield _DASH.filled(at=_at(words, found))
    for found in _GAP.finditer(own):
        yield _SPACE.filled(signs=repr(found[0]), at=_at(words, found))


def _japanese(value: object, where: Where = ()) -> Iterator[tuple[Where, str]]:
    """Every Japanese text below *value*, and where it stands."""
    if isinstance(value, str):
        if "ja" in where:
            yield where, value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _japanese(part, (*where, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from _japanese(part, (*where, place))


def _blank(found: re.Match[str]) -> str:
    return "x" * len(found[0])


def _at(words: str, found: re.Match[str]) -> Text:
    part = words[max(0, found.start() - 8) : found.end() + 12]
    return _AT.filled(words=" ".join(part.split()))
