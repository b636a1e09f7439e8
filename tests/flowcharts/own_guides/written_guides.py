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
words and gestures by which awareness of its existence was shown in time.
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
Somebody forgets a triggered ability: if it says that they may, assume that they did not. Any \
other goes on the stack, unless that would upset the game too much.
Serious Problems
Whoever cheats leaves the event.
"""

WHOLE = """\
Magic Infraction Procedure Guide
Effective September 23, 2024
Contents
1.4. Backing Up ........ 1
2.1. Game Play Error — Missed Trigger ........ 2
4.8. Unsporting Conduct — Cheating ........ 4
\f
1.4. Backing Up
With the leave of the Head Judge a game goes back to a point before the mistake. A simple backup \
takes back one step and no more.
2. GAME PLAY ERRORS
Whoever plays wrongly without meaning to is in this chapter. The third Warning that a player \
gets on one day for errors of the same category is raised to a Game Loss.
2.1. Game Play Error — Missed Trigger No Penalty
Definition
An ability has triggered, and its controller gives no sign of its existence by the first time \
that all could have seen it at work: no awareness was shown. When that has to be depends on what \
the trigger does:
• One with targets, modes or other choices for the time at which it is put onto the stack: its \
controller has to announce them before they let the opponent have priority.
• One that makes a change in the visible game state, life totals for example, or asks for a \
choice upon resolution: a physical action or clear words have to come before the next step, or \
before a sorcery or another game action that has to wait for it.
• One that changes the rules of the game: to acknowledge it is enough, or to prevent an illegal \
action of the opponent.
• One that does its work in non-visible ways: the change has to be known once the game state \
shows it.
Whoever has fulfilled the obligation that is theirs has missed nothing: further problems belong \
under Game Rule Violation. Some abilities do nothing except create a delayed trigger, and are \
taken care of automatically. The same goes, automatically, for storm and whatever else makes \
copies alone. Where “when you do” follows an action, the action itself is enough. A trigger with \
no impact on the game is no infraction, forgotten or not. The lore counter of a Saga is placed \
by a turn-based action and is handled here as well.
Examples
A. Somebody attacks with Lantern Badger and forgets the counter that it gets.
B. Somebody draws before they look at Copper Almanac, whose ability asks for two cards.
Philosophy
As triggers are common and invisible, nobody should be penalized harshly over one. To leave out \
one’s own and know it is Cheating. It is not required of an opponent to point out what they do \
not control. In an opponent’s turn a trigger is remembered if it is spoken of before anybody \
takes an active role.
\f
Additional Remedy
An Aura that enters and touches only the permanent that it enchants is made good immediately, \
where the visible change is one of that permanent.
A delayed trigger that undoes a zone change or gets rid of a token is never too late: the \
opponent says whether that is done the next time a player has priority or in the next phase.
What was missed prior to the current phase of the previous turn is left alone, and players go on.
What would have had a duration that has expired is left alone, too, and its effect is not made \
up for.
In all other cases the opponent chooses whether it is added to the stack. If so, it is inserted \
at the place that is appropriate for it, or goes to the bottom. Nobody chooses anything that \
could not have been chosen then. A simple backup may be on offer where the last action itself \
showed the miss.
Upgrade: Where the ability is usually considered detrimental for whoever controls it, whatever \
the game looks like now, they get a Warning if they own the card that is responsible for it.
2.3. Game Play Error — Hidden Card Error Warning
Definition
What cannot be corrected with publicly available information alone.
2.5. Game Play Error — Game Rule Violation Warning
Definition
Mistakes about the game rules that are not covered by other sections.
\f
4.8. Unsporting Conduct — Cheating Disqualification
Definition
Somebody breaks a rule and means to. Two criteria make an offense Cheating:
• the player hopes for an advantage;
• the player is aware that it is illegal.
"""
WHOLE_JAPANESE = """\
マジック違反処置指針
2024年9月23日発効
1.4. 復元
ヘッドジャッジの許可があれば、誤りの前の時点に戻せます。単純な復元で戻すのは1つの行動だけです。
2. ゲーム上の誤り
わざとでない誤りをこの章で扱います。同じ日に同じ区分で3回目の警告を受けたら、ゲームの敗北になります。
2.1. ゲーム上の誤り — 誘発忘れ　懲罰なし
定義
能力が誘発したのに、影響が初めて見えた時点までに、コントローラーがその存在に気付いているという意思表示を\
しませんでした。どの時点までかは、能力の種類によります：
・対象やモードなど、スタックに置く時の選択があるもの：優先権をパスする前に宣言します。
・視覚上の変化（ライフなど）を起こすもの、解決時の選択があるもの：ソーサリーを唱えたり次のステップに進んだり\
する前に、物理的な処理をするか、口に出します。
・ゲームのルールを変更するもの：不正な行動をとがめるか、能力があることを認めます。
・視覚上はわからない影響を与えるもの：その影響が表に出る時までに明らかにします。
\f
これらの義務を果たしていれば誘発忘れではなく、以降の問題はゲームルール抵触行為です。遅延誘発を生成するだけの\
ものは、自動的に解決されます。ストームのようにコピーを作るだけのものも、自動的に解決されます。「そうしたとき」に\
続くものは、その行動をすれば足ります。ゲームに影響を与えないものは、忘れても違反にはなりません。英雄譚の\
伝承カウンターもここで扱います。
理念
誘発は一般的で目に見えないので、厳しく罰しません。自分の誘発をわざと飛ばすのは、故意の違反です。\
対戦相手に、ほかのプレイヤーの誘発を指摘する義務はありません。対戦相手のターンには、積極的に動く前に口に\
出せば覚えていたことになります。
追加措置
戦場に出たオーラが、つけられたパーマネントだけに視覚上の変化を起こすなら、ただちに解決します。
領域の変更を元に戻す遅延誘発なら、対戦相手が、次に優先権を得る時か、次のフェイズのどちらかを選びます。
前のターンの、現在のフェイズより前に忘れたものなら、そのままゲームを続けます。
持続時間がすでに過ぎた効果のものも、何もしません。
ほかのものは、スタックに置くかどうかを対戦相手が選びます。置くなら、スタックの該当する場所か、一番下に置きます。\
直前の行動で忘れたことが分かったのなら、単純な復元を提示できます。
格上げ：一般に有害な能力で、元になったカードのオーナーがそのプレイヤーであれば、警告を与えます。
2.5. ゲーム上の誤り — その他一般のゲームルール抵触行為
定義
ほかの節にない、ゲームルールや手順の誤りです。
4.8. 非紳士的行為 — 故意の違反
定義
わざとルールを破ることです。故意の違反とするのは、次の両方に当たる場合です：
・有利を得ようとした。
・不正であると知っていた。
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
