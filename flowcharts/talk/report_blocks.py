"""The report of a talk in words."""

import re
from collections.abc import Iterator

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import named
from flowcharts.documents.booklet import Booklet, BookletPart, Kept
from flowcharts.documents.words import LISTED
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
_DROPPED = Text("Left out, as time was short", "時間が足りず省いたもの")
_SOURCE_SAYS = Text("Source: {answer}", "出典：{answer}")
_VOTES = Text("Votes, and how they changed", "挙手の結果とその変化")
_SOURCE_SAYS_IN_TIME = Text("Source: {answer} (took {time})", "出典：{answer}（所要時間 {time}）")
_FIRST_VOTE = Text("First vote: {hands}", "1回目の挙手：{hands}")
_SECOND_VOTE = Text("After the discussion: {hands}", "話し合いのあとの挙手：{hands}")
_VOTE = Text("Vote {number}: {hands}", "{number}回目の挙手：{hands}")
_ONCE = Text("{answer}: {first}; one vote", "{answer}：{first}（挙手は1回）")
_CHANGED = Text(
    "{answer}: {first} at first, {last} after the discussion ({change})",
    "{answer}：1回目は{first}、話し合いのあとは{last}（{change}）",
)
_HANDS = Text("{answer} {hands} ({percent} %)", "{answer} {hands}（{percent}%）")
_HANDS_MOVED = Text(
    "{answer} {hands} ({percent} %, {move})", "{answer} {hands}（{percent}%、{move}）"
)
_LISTED = Text(", ", "、")
_SHARE = Text("{hands} of {all} ({percent} %)", "{all}人中{hands}人（{percent}%）")
_POINTS = Text("{change} points", "{change}ポイント")
_RIGHT = Text("{answer} (the source’s answer)", "{answer}（出典の答え）")
_UNDECIDED = Text("as many hands for two answers", "同数で決まらず")
_ROOM_SAID = Text("The room said: {answer}", "会場の答え：{answer}")
_ROOM_PARTED = Text(
    "The room parted from the source here.", "ここで、会場の答えが出典と違いました。"
)
_TOOK = Text("Took {time}", "所要時間 {time}")

_NAMES = {1: _FIRST_VOTE, 2: _SECOND_VOTE}
_ANSWERED = Text("{question} {said}", "{question}　{said}")
_MINUTE = 60
_MINUS = "\N{MINUS SIGN}"


def _moment(began: str) -> Text:
    """YYYY-MM-DD HH:MM as people say it."""
    day, _, time = began.partition(" ")
    if re.fullmatch(r"\d{4}-\d{2}-\d{2}", day) is None:
        return Text(began, began)
    said = date_of(day)
    return Text(f"{said.en}, {time}", f"{said.ja} {time}")


def report_booklet(report: TalkReport) -> Booklet:
    """A report on paper."""
    told = tuple(tell_report(report))
    part = BookletPart(told, kept=Kept.PASSAGES, are_languages_beside=True)
    return Booklet(report.title, (part,))


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
    yield from _tell_votes(report)
    for item in report.items:
        if item.is_reached and not item.is_dropped:
            yield from _tell_item(item)
    dropped = [item.title.on_one_line() for item in report.items if item.is_dropped]
    if dropped:
        yield TextBlock(BlockKind.HEADING, _DROPPED)
        yield TextBlock(BlockKind.PROSE, LISTED.join(dropped))


def _tell_votes(report: TalkReport) -> Iterator[TextBlock]:
    """Each vote in a line: how it began, and what came of it."""
    voted = [
        (item, question) for item in report.items for question in item.questions if question.rounds
    ]
    if voted:
        yield TextBlock(BlockKind.HEADING, _VOTES)
    for item, question in voted:
        yield named(item.title.on_one_line(), _asked_and_voted(question))


def _asked_and_voted(question: ReportedQuestion) -> Text:
    asked, voted = question.question, question.voted
    if voted is None:
        return _ANSWERED.filled(question=asked, said=_UNDECIDED)
    answer = question.answers[voted]
    answer = _RIGHT.filled(answer=answer) if voted == question.right else answer
    first, last = question.rounds[0], question.rounds[-1]
    if len(question.rounds) == 1:
        said = _ONCE.filled(answer=answer, first=_share(first, voted))
    else:
        points = _percent(last, voted) - _percent(first, voted)
        said = _CHANGED.filled(
            answer=answer,
            first=_share(first, voted),
            last=_share(last, voted),
            change=_POINTS.filled(change=_signed(points)),
        )
    return _ANSWERED.filled(question=asked, said=said)


def _share(counts: tuple[int, ...], place: int) -> Text:
    """12 of 42 (29 %)."""
    hands, whole, percent = counts[place], sum(counts), _percent(counts, place)
    return _SHARE.filled(hands=str(hands), all=str(whole), percent=str(percent))


def _percent(counts: tuple[int, ...], place: int) -> int:
    return round(100 * counts[place] / (sum(counts) or 1))


def _tell_item(item: ReportedItem) -> Iterator[TextBlock]:
    title = item.title.on_one_line()
    if item.is_aside:
        title = _ASIDE.filled(title=title)
    elif item.number:
        title = NUMBERED.filled(number=str(item.number), title=title)
    yield TextBlock(BlockKind.HEADING, title)
    yield named(_TIME, _time(item.minutes, item.seconds))
    for number, question in enumerate(item.questions, start=1):
        yield TextBlock(BlockKind.QUESTION, question.question, number=number)
        yield from _tell_question(question)


def _tell_question(question: ReportedQuestion) -> Iterator[TextBlock]:
    took = _clock(question.seconds) if question.seconds else ""
    if question.right is not None:
        says = _SOURCE_SAYS_IN_TIME if took else _SOURCE_SAYS
        said = says.filled(answer=question.answers[question.right], time=took)
        yield TextBlock(BlockKind.ANSWER, said)
    before: tuple[int, ...] | None = None
    for number, counts in enumerate(question.rounds, start=1):
        hands = _hands(question.answers, counts, before)
        said = _NAMES.get(number, _VOTE).filled(number=str(number), hands=hands)
        yield TextBlock(BlockKind.UNDER, said)
        before = counts
    if not question.rounds and question.said is not None:
        said = _ROOM_SAID.filled(answer=question.answers[question.said])
        yield TextBlock(BlockKind.UNDER, said)
    if question.has_parted:
        yield TextBlock(BlockKind.UNDER, _ROOM_PARTED)
    if took and question.right is None:
        yield TextBlock(BlockKind.UNDER, _TOOK.filled(time=took))


def _hands(
    answers: tuple[Text, ...], counts: tuple[int, ...], before: tuple[int, ...] | None
) -> Text:
    """Yes 4 (10 %), No 38 (90 %); of a later round, Yes 4 (10 %, −8), No 38 (90 %, +8)."""
    said = _HANDS if before is None else _HANDS_MOVED
    moves = [now - then for then, now in zip(before or counts, counts, strict=True)]
    return _LISTED.join(
        said.filled(
            answer=answer,
            hands=str(counts[place]),
            percent=str(_percent(counts, place)),
            move=_signed(moves[place]),
        )
        for place, answer in enumerate(answers)
    )


def _signed(by: int) -> str:
    """+8, −8, or ±0."""
    if by == 0:
        return "±0"
    return f"+{by}" if by > 0 else f"{_MINUS}{-by}"


def _time(planned: float, seconds: float) -> Text:
    said = _PLANNED_AND_SPENT if planned else _SPENT
    return said.filled(planned=f"{planned:g}", spent=_clock(seconds))


def _clock(seconds: float) -> str:
    """Minutes and seconds, as 4:05."""
    minutes, rest = divmod(round(seconds), _MINUTE)
    return f"{minutes}:{rest:02}"
