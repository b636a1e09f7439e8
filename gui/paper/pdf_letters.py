"""The letters that a reader of a PDF finds and copies: the ones that were meant.

Qt notes for every glyph the first letter that has it. For many kanji that is the radical in
another place of Unicode, for a space it is the tab: who searches for 能力 would find nothing.
"""

import re
from unicodedata import normalize

# In a table, the letters of one glyph after the other: [<3044> <2F12> ]
_LETTERS = re.compile(rb"(?<=\[)(?:<[0-9A-F]{4}> )+(?=\])")
_MEANT = {"\t": " ", "‧": "・"}
_RADICALS_AND_LIGATURES = re.compile("[\u2e80-\u2fdf\ufb00-\ufb06]")


def with_letters_meant(pdf: bytes) -> bytes:
    """The same file, to the byte as long, its tables giving the letters that were meant."""
    return _LETTERS.sub(_meant, pdf)


def _meant(match: re.Match[bytes]) -> bytes:
    codes = match[0].decode().split()
    letters = (_letters(chr(int(code[1:-1], 16))) for code in codes)
    # The spaces between them can go, which makes room for ligatures taken apart.
    packed = "".join(f"<{each.encode('utf-16-be').hex().upper()}>" for each in letters)
    return packed.encode().ljust(len(match[0])) if len(packed) <= len(match[0]) else match[0]


def _letters(letter: str) -> str:
    if _RADICALS_AND_LIGATURES.match(letter):
        return normalize("NFKC", letter)
    return _MEANT.get(letter, letter)
