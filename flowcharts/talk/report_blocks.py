"""The report of a talk in words."""

import re
from collections.abc import Iterator

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import named
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.talk.handout import NUMBERED
from flowcharts.talk.report import ReportedItem, ReportedQuestion, TalkReport

_ASIDE = Text("In between: {title}", "割り込み：{title}")
_REPORT_OF = Text("Report: {title}", "報告：{title}")
_BEGAN = Text("Began", "開始")
_TIME = Text("Time", "時間")
_PLANNED_AND_SPENT = Text(
    "{spent} (minutes and seconds), {planned} min planned",
    "{spent}（分：秒）、予定は{planned}分",
)
_SPENT = Text("{spent} (minutes and seconds)", "{spent}（分：秒）")
_PARTED = Text("Where the room parted from the source", "会場の答えが出典と違った質問")
_NEVER_PARTED = Text(
    "Nowhere: the room always came to the answer of the source.",
    "ありません。会場の答えは、すべて出典と同じでした。",
)
_DROPPED = Text("Left out: time was short.", "時間が足りず、省きました。")
_SOURCE_SAYS = Text("Source: {answer}", "出典：{answer}")
_VOTE = Text("Vote {number}: {hands}", "挙手{number}回目：{hands}")
_ROOM_SAID = Text("The room said: {answer}", "会場の答え：{answer}")
_ROOM_PARTED = Text(
    "The room parted from the source here.", "ここで、会場の答えが出典と違いました。"
)
_TOOK = Text("Took {time}", "所要時間 {time}")

_MINUTE = 60
_MINUS = "\N{MINUS SIGN}"


def _moment(began: str) -> Text:
    """YYYY-MM-DD HH:MM as people say it."""
    day, _, time = began.partition(" ")
    if re.fullmatch(r"\d{4}-\d{2}-\d{2}", day) is None:
        return Text(began, began)
    said = date_of(day)
    return Text(f"{said.en}, {time}", f"{said.ja} {time}")


def tell_report(report: TalkReport) -> Iterator[TextBlock]:
    """All of a report: the time, where the room parted from the source, then item by item."""
    yield TextBlock(BlockKind.TITLE, _REPORT_OF.filled(title=report.title))
    if report.began:
        yield named(_BEGAN, _moment(report.began))
    yield named(_TIME, _time(report.planned, report.seconds))
    parted = report.parted
    if any(question.said is not None for item in report.items for question in item.questions):
        yield TextBlock(BlockKind.HEADING, _PARTED)
        for item, question in parted:
            yield named(item.title.on_one_line(), question.question)
        if not parted:
            yield TextBlock(BlockKind.PROSE, _NEVER_PARTED)
    for item in report.items:
        yield from _tell_item(item)


def _tell_item(item: ReportedItem) -> Iterator[TextBlock]:
    title = item.title.on_one_line()
    if item.is_aside:
        title = _ASIDE.filled(title=title)
    elif item.number:
        title = NUMBERED.filled(number=str(item.number), title=title)
    yield TextBlock(BlockKind.HEADING, title)
    if item.is_dropped:
        yield TextBlock(BlockKind.PROSE, _DROPPED)
        return
    yield named(_TIME, _time(item.minutes, item.seconds))
    for number, question in enumerate(item.questions, start=1):
        yield TextBlock(BlockKind.QUESTION, question.question, number=number)
        yield from _tell_question(question)


def _tell_question(question: ReportedQuestion) -> Iterator[TextBlock]:
    if question.right is not None:
        said = _SOURCE_SAYS.filled(answer=question.answers[question.right])
        yield TextBlock(BlockKind.ANSWER, said)
    before: tuple[int, ...] | None = None
    for number, counts in enumerate(question.rounds, start=1):
        hands = _hands(question.answers, counts, before)
        yield TextBlock(BlockKind.UNDER, _VOTE.filled(number=str(number), hands=hands))
        before = counts
    if not question.rounds and question.said is not None:
        said = _ROOM_SAID.filled(answer=question.answers[question.said])
        yield TextBlock(BlockKind.UNDER, said)
    if question.has_parted:
        yield TextBlock(BlockKind.UNDER, _ROOM_PARTED)
    if question.seconds:
        yield TextBlock(BlockKind.UNDER, _TOOK.filled(time=_clock(question.seconds)))


def _hands(
    answers: tuple[Text, ...], counts: tuple[int, ...], before: tuple[int, ...] | None
) -> Text:
    """Yes 4 (−8), No 38 (+8)."""
    moves = [""] * len(counts)
    if before is not None:
        moves = [_moved(now - then) for then, now in zip(before, counts, strict=True)]
    rows = list(zip(answers, counts, moves, strict=True))
    return Text(
        ", ".join(f"{answer.en} {count}{move}" for answer, count, move in rows),
        "、".join(f"{answer.ja} {count}{move}" for answer, count, move in rows),
    )


def _moved(by: int) -> str:
    if by == 0:
        return " (±0)"
    return f" (+{by})" if by > 0 else f" ({_MINUS}{-by})"


def _time(planned: float, seconds: float) -> Text:
    said = _PLANNED_AND_SPENT if planned else _SPENT
    return said.filled(planned=f"{planned:g}", spent=_clock(seconds))


def _clock(seconds: float) -> str:
    """Minutes and seconds, as 4:05."""
    minutes, rest = divmod(round(seconds), _MINUTE)
    return f"{minutes}:{rest:02}"
