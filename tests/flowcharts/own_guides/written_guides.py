"""Guides that a test writes itself, in words of its own, as text and as PDF."""

from html import escape
from pathlib import Path

from PySide6.QtGui import QFont, QPageSize, QPdfWriter, QTextDocument

from gui.theme.fonts import load_fonts

ENGLISH = """\
Magic Infraction Procedure Guide
Effective September 23, 2024
Contents
2.1. Game Play Error — Missed Trigger ........ 2
2.5. Game Play Error — Game Rule Violation ........ 3
\f
2. Game Play Errors
Mistakes in play, whatever they are, stand in this chapter.
2.1. Game Play Error — Missed Trigger No Penalty
Definition
What somebody forgot of a triggered ability that they control belongs here. A judge listens for \
words and gestures by which awareness was shown in time.
Philosophy
Nobody has to help an opponent to remember.
\f
Additional Remedy
An Aura that came onto the battlefield and touches only the creature it enchants is handled at \
once. Whether the opponent wants the forgotten ability on the stack is up to the opponent alone. \
Too much time has gone by if the miss lies before the current phase of the turn before; then play \
simply goes on.
Upgrade
A Warning is due where the ability is usually detrimental to its controller and the card is theirs.
2.5. Game Play Error — Game Rule Violation Warning
Definition
Everything else that the rules forbid.
"""
JAPANESE = """\
マジック違反処置指針
2024年9月23日発効
2. ゲーム上の誤り
ゲーム中の間違いをこの章にまとめます。
2.1. ゲーム上の誤り — 誘発忘れ 懲罰なし
定義
誘発型能力を示すことなく先へ進んだときは、ここで扱います。気付いているという意思表示が間に合ったかどうかを\
確かめます。
理念
対戦相手が教える義務はありません。
\f
追加措置
戦場に出たオーラが、つけられたクリーチャーだけに影響するときは、ただちに解決します。\
忘れられた能力をスタックに置くかどうかは、対戦相手が選びます。\
前のターンの、今と同じフェイズより前に忘れたものは古すぎるので、そのまま続けます。
格上げ
一般に有害で、カードのオーナー自身のものであるときは、警告を与えます。
2.5. ゲーム上の誤り — その他
定義
それ以外の違反です。
"""
REGULAR = """\
Judging at Regular REL
Effective 2 August 2024
Common Errors
Somebody forgets a triggered ability: if it says that they may, take it that they did not. Any \
other goes on the stack, unless that would upset the game too much.
Serious Problems
Whoever cheats leaves the event.
"""


def write_pdf(path: Path, text: str) -> Path:
    """*text* as a PDF at *path*; a form feed begins a page."""
    load_fonts()
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    document = QTextDocument()
    document.setDefaultFont(QFont("Noto Sans JP" if "。" in text else "Noto Sans", 10))
    pages = text.split("\f\n")
    first, *others = (
        "".join(f"<p>{escape(line)}</p>" for line in page.splitlines()) for page in pages
    )
    breaks = "".join(
        page.replace("<p>", '<p style="page-break-before: always">', 1) for page in others
    )
    document.setHtml(first + breaks)
    document.print_(writer)
    return path
