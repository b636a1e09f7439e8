"""The record of a talk, as JSON: where it stands, so that a crash loses no place, and how it went.

A record names nobody. Whatever stands in it by an id stands there in words, too.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from flowcharts.codec.values import read, written
from flowcharts.folders import replacing
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.position import Position, Showing
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import SaidError, Text
from flowcharts.model.walk_link import read_walk_link, walk_link
from flowcharts.os_errors import reason_of
from flowcharts.talk.clock import Clock
from flowcharts.talk.kept_talk import (
    ItemTime,
    KeptAside,
    KeptClock,
    KeptMoment,
    KeptPosition,
    KeptShowing,
    KeptSplit,
    KeptTalk,
    KeptVote,
    QuestionTime,
)
from flowcharts.talk.moment import Split, Stage, TalkMoment
from flowcharts.talk.report import TalkReport, report_of
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.slide_picture import with_pictures_found, without_folders
from flowcharts.talk.talk import BEGINNING, MOST_WAITING, Aside, Talk
from flowcharts.talk.votes import TalkQuestion, Vote

VERSION = 1
_DEEPEST = 2 * MOST_WAITING
"""No record holds more talks within each other: those that wait, and what is over of the last."""
Document = dict[str, Any]


_UNREADABLE = Text("{file} cannot be read: {reason}.", "{file} を読み込めません：{reason}。")
_NO_JSON = Text(
    "{file} is no record of a talk: it is not JSON.",
    "{file} はセミナーの記録ではありません。JSONとして読めません。",
)
_NO_RECORD = Text(
    "{file} is no record of a talk: save one at the end of a seminar.",
    "{file} はセミナーの記録ではありません。記録は、セミナーの最後に保存できます。",
)
_OTHER_VERSION = Text(
    "{file} was written by another version of this program.",
    "{file} は、このプログラムの別のバージョンで保存されています。",
)
_NO_PLACE = Text(
    "The record of the talk does not tell where it was.",
    "セミナーの記録に、どこまで進んだかが書かれていません。",
)
_NO_REPORT = Text(
    "The record of the talk is damaged: its report cannot be read.",
    "セミナーの記録が壊れています。報告を読み取れません。",
)
_NO_TALK = Text(
    "The record of the talk is damaged: it cannot be gone on with.",
    "セミナーの記録が壊れているため、続けられません。",
)


class RecordError(SaidError):
    """A file is no record of a talk."""


def record_of(talk: Talk, began: str, *, is_shared: bool = False) -> Document:
    """The record of *talk*, which began then: where the room is, though the leader looks ahead.

    *is_shared*: is it for others, whom the folders of this machine do not concern?
    """
    return {
        "record": VERSION,
        "began": began,
        "place": talk.at_room().place._asdict(),
        **written(_kept(talk, is_shared=is_shared)),
        "report": written(report_of(talk, began)),
    }


def _kept(talk: Talk, *, is_shared: bool) -> KeptTalk:
    talk = talk.at_room()
    within = partial(_kept, is_shared=is_shared)
    sheet, interrupted = talk.sheet, talk.interrupted
    return KeptTalk(
        without_folders(sheet.table) if is_shared else sheet.table,
        _kept_moment(talk.moment, sheet),
        tuple(_kept_moment(moment, sheet) for moment in talk.before),
        tuple(
            KeptVote(*_kept_question(asked, sheet), vote.answers, vote.rounds)
            for asked, vote in talk.votes.items()
        ),
        tuple(sheet.items[place].scene for place in sorted(talk.dropped)),
        talk.follows,
        _kept_clock(talk.clock, sheet),
        within(interrupted) if interrupted is not None else None,
        tuple(KeptAside(_scene(aside.item, sheet), within(aside.talk)) for aside in talk.asides),
    )


def told_in(record: Document) -> tuple[Text, Text]:
    """The title of the talk that *record* is of, and where it was.

    Raises:
        RecordError: something in it is not as it was written.
    """
    try:
        return report_in(record).title, Text(record["place"]["en"], record["place"]["ja"])
    except (KeyError, TypeError):
        raise RecordError(_NO_PLACE) from None


def write_record(path: Path, record: Document) -> None:
    """Write *record*, all of it or nothing.

    Raises:
        OSError: it cannot be written there.
    """
    words = json.dumps(record, ensure_ascii=False, default=str)
    with replacing(path) as fresh:
        fresh.write_text(words, encoding="utf-8", newline="\n")


def read_record(path: Path) -> Document:
    """The record at *path*.

    Raises:
        RecordError: it cannot be read, or is none.
    """
    try:
        record = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise RecordError(_UNREADABLE.filled(file=str(path), reason=reason_of(error))) from None
    except (ValueError, RecursionError):  # what is no UTF-8 is a ValueError, too
        raise RecordError(_NO_JSON.filled(file=str(path))) from None
    if not isinstance(record, dict) or "report" not in record:
        raise RecordError(_NO_RECORD.filled(file=str(path)))
    if record.get("record") != VERSION:
        raise RecordError(_OTHER_VERSION.filled(file=str(path)))
    return record


def report_in(record: Document) -> TalkReport:
    """How the talk went that *record* is of.

    Raises:
        RecordError: something in it is not as it was written.
    """
    try:
        return read(TalkReport, record["report"])
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError):
        raise RecordError(_NO_REPORT) from None


def talk_in(record: Document, library: Library, folders: Iterable[Path] = ()) -> Talk:
    """The talk as *record* has kept it, with what is still there of its run sheet.

    *folders*: where pictures may lie that are no longer where they were.

    Raises:
        RecordError: something in it is not as it was written.
    """
    try:
        return _talk(read(KeptTalk, record), library, tuple(folders))
    except (KeyError, TypeError, AttributeError, ValueError, UnknownError, RecursionError):
        raise RecordError(_NO_TALK) from None


def _talk(kept: KeptTalk, library: Library, folders: tuple[Path, ...], depth: int = 0) -> Talk:
    """The talk; *depth*: how many are between it and the one that was led.

    Raises:
        ValueError: no room lets so many wait for each other.
    """
    if depth > _DEEPEST:
        raise ValueError(depth)
    sheet = read_sheet(with_pictures_found(kept.sheet, folders), library)
    within = partial(_talk, library=library, folders=folders, depth=depth + 1)
    place_of = {item.scene: place for place, item in enumerate(sheet.items)}
    moments = [
        moment
        for each in (*kept.before, kept.moment)
        if (moment := _moment(each, sheet, place_of, library)) is not None
    ]
    votes = {
        TalkQuestion(place_of[each.scene], each.chart, each.decision): Vote(
            each.answers, each.rounds
        )
        for each in kept.votes
        if each.scene in place_of
    }
    dropped = frozenset(place_of[scene] for scene in kept.dropped if scene in place_of)
    talk = Talk(sheet, library.cards, *_last(moments), MappingProxyType(votes), dropped)
    found = replace(
        talk,
        follows=kept.follows,
        clock=_clock(kept.clock, place_of),
        interrupted=within(kept.interrupted) if kept.interrupted else None,
        asides=tuple(
            Aside(place_of.get(each.scene, -1), within(each.talk)) for each in kept.asides
        ),
    )
    return found if sheet.items else found.returned()  # nothing of an interruption is there


def _last(moments: list[TalkMoment]) -> tuple[TalkMoment, tuple[TalkMoment, ...]]:
    """Where the talk stands, and the moments before."""
    return (moments[-1], tuple(moments[:-1])) if moments else (BEGINNING, ())


def _scene(place: int, sheet: RunSheet) -> int:
    """The scene of an item in the file; before the first and after the last, as the place."""
    return sheet.items[place].scene if 0 <= place < len(sheet.items) else place


def _kept_moment(moment: TalkMoment, sheet: RunSheet) -> KeptMoment:
    split = moment.split
    return KeptMoment(
        _scene(moment.item, sheet),
        moment.stage,
        moment.shown,
        moment.mark,
        _kept_position(moment.position),
        _kept_position(moment.fork),
        KeptSplit(split.decision, split.answers, tuple(map(walk_link, split.walks)))
        if split is not None
        else None,
        moment.edition.shown if moment.edition is not None else None,
    )


def _moment(
    kept: KeptMoment, sheet: RunSheet, place_of: Mapping[int, int], library: Library
) -> TalkMoment | None:
    """The moment; None where its item is no longer there."""
    if kept.stage is Stage.END:
        return TalkMoment(len(sheet.items), kept.stage)
    if kept.scene < 0:
        return BEGINNING
    if kept.scene not in place_of:
        return None
    place = place_of[kept.scene]
    content = sheet.items[place].content
    edition = content.voted_edition(kept.edition) if kept.edition is not None else None
    if kept.edition is not None and edition is None:
        return None  # nothing is left of it to be voted on
    scenario = content.scenario
    return TalkMoment(
        place,
        kept.stage,
        kept.shown,
        _position(kept.position, scenario, library),
        kept.mark,
        _position(kept.fork, scenario, library),
        _split(kept.split, content.known_answers, library) if kept.split is not None else None,
        edition,
    )


def _kept_position(position: Position | None) -> KeptPosition | None:
    if position is None:
        return None
    told = position.showing
    showing = KeptShowing(told.is_revealed, told.tried) if told is not None else None
    return KeptPosition(walk_link(position.walk), showing)


def _position(
    kept: KeptPosition | None, scenario: Scenario | None, library: Library
) -> Position | None:
    if kept is None:
        return None
    walk = read_walk_link(kept.walk, library.chart)
    if kept.showing is None or scenario is None:
        return Position(walk, walk)
    return Position(walk, walk, Showing(scenario, *kept.showing))


def _split(kept: KeptSplit, known: Mapping[str, str], library: Library) -> Split:
    one, other = (read_walk_link(link, library.chart) for link in kept.walks)
    first, second = kept.answers
    return Split(kept.decision, (first, second), (one, other), dict(known))


def _kept_question(asked: TalkQuestion, sheet: RunSheet) -> tuple[int, str, str]:
    return _scene(asked.item, sheet), asked.chart, asked.decision


def _kept_clock(clock: Clock, sheet: RunSheet) -> KeptClock:
    return KeptClock(
        tuple(ItemTime(_scene(place, sheet), told) for place, told in clock.items.items()),
        tuple(
            QuestionTime(*_kept_question(asked, sheet), told)
            for asked, told in clock.questions.items()
        ),
        clock.is_paused,
        clock.is_waiting,
    )


def _clock(kept: KeptClock, place_of: Mapping[int, int]) -> Clock:
    """The clock; what was spent on scenes that are gone counts as before the first."""
    items: dict[int, float] = {}
    for each in kept.items:
        place = place_of.get(each.scene, BEGINNING.item)
        items[place] = items.get(place, 0.0) + each.seconds
    questions = {
        TalkQuestion(place_of[asked.scene], asked.chart, asked.decision): asked.seconds
        for asked in kept.questions
        if asked.scene in place_of
    }
    return Clock(MappingProxyType(items), MappingProxyType(questions), kept.paused, kept.waiting)
