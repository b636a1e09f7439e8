"""What stands on a card beside its rules text, parted from it: name, cost, types, size."""

import re
from typing import NamedTuple

from flowcharts.reading.ability_reading import TextKind
from flowcharts.reading.card_head import head_of, is_type_line
from flowcharts.reading.plain_text import plain_text

COST = re.compile(r"\s*(?P<cost>\{[^{}]*\}(?:\s*\{[^{}]*\})*)\s*$")
"""The cost at the end of the line with a name, or alone on its line."""
_FIRST_COST = re.compile(r"\{[^{}\s]+\}(?:\s*\{[^{}\s]+\})*")
_SYMBOL = re.compile(r"\{[^{}\s]+\}")
_SIZE = re.compile(r"\n\s*(?P<size>[0-9*+X.½-]{1,4}/[0-9*+X.½-]{1,4})\s*\Z")
"""The last line of a creature: 2/2."""
_LEVEL = re.compile(r"\s*(?:level|lv|レベル)", re.IGNORECASE)
"""Under such a line, a size is that of a level."""
_JAPANESE_TYPES = re.compile(
    r"(?:伝説の|基本|氷雪|ワールド|トークン・?|部族・?|同族・?)*"
    r"(?:クリーチャー|アーティファクト|エンチャント|インスタント|ソーサリー|土地|"
    r"プレインズウォーカー|バトル)(?:[・ 　—―–-].*)?"
)


class PrintedParts(NamedTuple):
    """A card as it was given; what it was given without is empty."""

    name: str
    types: str
    text: str
    cost: str = ""
    """As {3}{G}."""
    size: str = ""
    """As 2/2."""


def printed_parts(text: str, kind: TextKind) -> PrintedParts:
    """The parts of the card that *text* is of: a whole one, or its rules alone."""
    match kind:
        case TextKind.ORACLE:
            return _oracle_parts(text)
        case TextKind.JAPANESE:
            return _japanese_parts(text)
        case _:
            return PrintedParts("", "", text.strip())


def cost_in(line: str) -> str:
    """The cost that stands in the *line* of a name, as {3}{G}; of two faces that of the first."""
    found = _FIRST_COST.search(line)
    return "".join(_SYMBOL.findall(found[0])) if found is not None else ""


def are_types(line: str) -> bool:
    """Does a *line* say, in either language, of which types a card is?"""
    return is_type_line(line) or _JAPANESE_TYPES.fullmatch(line) is not None


def _oracle_parts(text: str) -> PrintedParts:
    head = head_of(plain_text(text))
    types = head.types.of(text)
    if not types:
        return PrintedParts("", "", text.strip())
    body, size = _without_size(text[head.end :])
    cost = cost_in(text[: head.types.start])
    return PrintedParts(head.name.of(text), types, body, cost, size)


def _japanese_parts(text: str) -> PrintedParts:
    """Of Japanese text: the lines above it that end no sentence."""
    lines = text.strip().splitlines()
    name, cost, types = "", "", ""
    while len(lines) > 1 and "。" not in lines[0] and not types:
        line = COST.sub("", lines[0]).strip()
        if name and line and not are_types(line):
            break
        cost = cost or cost_in(lines[0])
        del lines[0]
        name, types = (name, line) if name else (line, "")
    body, size = _without_size("\n".join(lines)) if types else ("\n".join(lines), "")
    return PrintedParts(name, types, body, cost, size)


def _without_size(text: str) -> tuple[str, str]:
    """The *text* of a card, and the size that stands on its last line."""
    found = _SIZE.search(text)
    above = text[: found.start()].strip() if found is not None else text.strip()
    if found is None or _LEVEL.match(above.rpartition("\n")[2]):
        return text.strip(), ""
    return above, found["size"]
