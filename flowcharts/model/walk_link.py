"""A walk as a link: trainer:missed-trigger-2008?no,no,yes,yes.

Answers stand in the order in which they were given. Those of a chart that was opened to answer a
question stand in brackets; a semicolon goes on into the chart that follows; ! leaves by an exit.
"""

import re
from collections.abc import Callable
from unicodedata import normalize
from urllib.parse import unquote

from flowcharts.model.advice import advised
from flowcharts.model.chart import Chart
from flowcharts.model.text import SaidError, Text
from flowcharts.model.walk import Walk, WalkError

SCHEME = "trainer:"
_PIECE = re.compile(r"[(),;]|[^(),;\s]+")


_NO_WALK = Text(
    "“{link}” is no walk: write trainer:CHART?no,yes.",
    "「{link}」は道筋ではありません。trainer:CHART?no,yes の形で書きます。",
)
_NO_CHART = Text(
    "“{link}” names no chart: write trainer:CHART?no,yes.",
    "「{link}」にチャートの名前がありません。trainer:CHART?no,yes の形で書きます。",
)
_NOWHERE = Text(
    "The link {link} leads nowhere. {said}", "リンク {link} は道筋を示していません。{said}"
)
_WITH_ADVICE = Text("{said} {advice}", "{said}{advice}")


class LinkError(SaidError):
    """A link that leads nowhere."""


def is_link(words: str) -> bool:
    """Does it say of itself that it is a walk?"""
    return _plain(words).startswith(SCHEME)


def walk_link(walk: Walk) -> str:
    """The link to *walk*: read again, it is the same walk."""
    chart, moves = walk.home.chart.id, _moves(walk)
    return f"{SCHEME}{chart}?{moves}" if moves else f"{SCHEME}{chart}"


def read_walk_link(link: str, chart_of: Callable[[str], Chart]) -> Walk:
    """The walk that *link* leads to.

    Where answers are left over at an outcome, it goes on into the chart that follows.

    *chart_of* gives the chart of an id; what it raises for an unknown one is passed on.

    Raises:
        LinkError: it is no link to a walk, or an answer does not fit.
    """
    words = _plain(link)
    if not is_link(words):
        raise LinkError(_NO_WALK.filled(link=link))
    chart_id, _, answers = words[len(SCHEME) :].partition("?")
    if not chart_id:
        raise LinkError(_NO_CHART.filled(link=link))
    walk = Walk(chart_of(chart_id))
    for piece in _PIECE.findall(answers):
        walk = _moved(walk, piece, link)
    return walk


def _plain(link: str) -> str:
    """*link* as it was before a page or an input method has changed its signs."""
    return normalize("NFKC", unquote(link)).strip().casefold()


def _moves(walk: Walk) -> str:
    """What leads to *walk*, from the start of the chart where it began."""
    before = ""
    if walk.origin is not None:
        before = _moves(walk.origin)
        if walk.is_inside:
            before = f"{before},(" if before and before[-1] not in "(;" else f"{before}("
        else:
            before = f"{before};"
    answers = [
        f"({_moves(walk.subs[step.decision])})" if step.decision in walk.subs else step.answer
        for step in walk.path
    ]
    exits = [f"!{walk.exit_id}"] if walk.exit_id is not None else []
    return before + ",".join([*answers, *exits])


def _moved(walk: Walk, piece: str, link: str) -> Walk:
    try:
        match piece:
            case "(":
                return walk.opened()
            case ")":
                return walk.closed()
            case ";":
                return walk.led_on()
            case ",":
                return walk
        if piece.startswith("!"):
            return walk.left_by(piece[1:])
        ahead = walk.led_on() if walk.next_chart is not None else walk
        return ahead.answered(piece)
    except WalkError as error:
        raise LinkError(_NOWHERE.filled(link=link, said=_said(walk, piece, error))) from None


def _said(walk: Walk, piece: str, error: WalkError) -> Text:
    """What is wrong with it, and what would be right."""
    if piece.startswith("!"):
        hint = advised(piece[1:], walk.chart.exits)
        return _WITH_ADVICE.filled(said=error.said, advice=hint)
    return error.said
