"""The record of a talk, as JSON: where it stands, so that a crash loses no place, and how it went.

A record names nobody. Whatever stands in it by an id stands there in words, too.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from flowcharts.codec.values import read, written
from flowcharts.folders import replacing
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.position import Position, Showing
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text
from flowcharts.model.walk_link import read_walk_link, walk_link
from flowcharts.talk.clock import Clock
from flowcharts.talk.moment import Split, Stage, TalkMoment
from flowcharts.talk.order import Follows
from flowcharts.talk.report import TalkReport, report_of
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.talk import BEGINNING, Aside, Talk
from flowcharts.talk.votes import TalkQuestion, Vote

VERSION = 1
Document = dict[str, Any]


class RecordError(ValueError):
    """A file is no record of a talk; the message says why."""


def record_of(talk: Talk, began: str) -> Document:
    """The record of *talk*, which began then: where the room is, though the leader looks ahead."""
    return {
        "record": VERSION,
        "began": began,
        "place": talk.at_room().place._asdict(),
        **_talk_row(talk),
        "report": written(report_of(talk, began)),
    }


def _talk_row(talk: Talk) -> Document:
    talk = talk.at_room()
    sheet, interrupted = talk.sheet, talk.interrupted
    return {
        "sheet": sheet.table,
        "moment": _moment_row(talk.moment, sheet),
        "before": [_moment_row(moment, sheet) for moment in talk.before],
        "votes": [
            {**_asked_row(asked, sheet), "answers": vote.answers, "rounds": vote.rounds}
            for asked, vote in talk.votes.items()
        ],
        "dropped": [sheet.items[place].scene for place in sorted(talk.dropped)],
        "follows": talk.follows,
        "clock": _clock_row(talk.clock, sheet),
        "interrupted": _talk_row(interrupted) if interrupted is not None else None,
        "asides": [
            {"scene": _scene(aside.item, sheet), **_talk_row(aside.talk)} for aside in talk.asides
        ],
    }


def told_in(record: Document) -> tuple[Text, Text]:
    """The title of the talk that *record* is of, and where it was.

    Raises:
        RecordError: something in it is not as it was written.
    """
    try:
        return report_in(record).title, Text(record["place"]["en"], record["place"]["ja"])
    except (KeyError, TypeError):
        raise RecordError("The record of the talk does not tell where it was.") from None


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
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):  # what is no UTF-8 is a ValueError, too
        raise RecordError(f"{path} is no record of a talk: it is not JSON.") from None
    if not isinstance(record, dict) or "report" not in record:
        raise RecordError(f"{path} is no record of a talk: save one at the end of a seminar.")
    if record.get("record") != VERSION:
        raise RecordError(f"{path} was written by another version of this program.")
    return record


def report_in(record: Document) -> TalkReport:
    """How the talk went that *record* is of.

    Raises:
        RecordError: something in it is not as it was written.
    """
    try:
        return read(TalkReport, record["report"])
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError):
        raise RecordError("The record of the talk is damaged: its report cannot be read.") from None


def talk_in(record: Document, library: Library) -> Talk:
    """The talk as *record* has kept it, with what is still there of its run sheet.

    Raises:
        RecordError: something in it is not as it was written.
    """
    try:
        return _talk(record, library)
    except (KeyError, TypeError, AttributeError, ValueError, UnknownError):
        raise RecordError("The record of the talk is damaged: it cannot be gone on with.") from None


def _talk(record: Document, library: Library) -> Talk:
    sheet = read_sheet(record["sheet"], library)
    place_of = {item.scene: place for place, item in enumerate(sheet.items)}
    moments = [
        moment
        for row in (*record["before"], record["moment"])
        if (moment := _moment(row, sheet, place_of, library)) is not None
    ]
    votes = {
        TalkQuestion(place_of[row["scene"]], row["chart"], row["decision"]): Vote(
            tuple(row["answers"]), tuple(map(tuple, row["rounds"]))
        )
        for row in record["votes"]
        if row["scene"] in place_of
    }
    dropped = frozenset(place_of[scene] for scene in record["dropped"] if scene in place_of)
    talk = Talk(sheet, library.cards, *_last(moments), MappingProxyType(votes), dropped)
    interrupted = record.get("interrupted")
    return replace(
        talk,
        follows=Follows(record["follows"]),
        clock=_clock(record["clock"], place_of),
        interrupted=_talk(interrupted, library) if interrupted is not None else None,
        asides=tuple(
            Aside(place_of.get(row["scene"], -1), _talk(row, library))
            for row in record.get("asides", ())
        ),
    )


def _last(moments: list[TalkMoment]) -> tuple[TalkMoment, tuple[TalkMoment, ...]]:
    """Where the talk stands, and the moments before."""
    return (moments[-1], tuple(moments[:-1])) if moments else (BEGINNING, ())


def _scene(place: int, sheet: RunSheet) -> int:
    """The scene of an item in the file; before the first and after the last, as the place."""
    return sheet.items[place].scene if 0 <= place < len(sheet.items) else place


def _moment_row(moment: TalkMoment, sheet: RunSheet) -> Document:
    split = moment.split
    row: Document = {
        "scene": _scene(moment.item, sheet),
        "stage": moment.stage,
        "shown": moment.shown,
        "mark": moment.mark,
        "position": _position_row(moment.position),
        "fork": _position_row(moment.fork),
    }
    if split is not None:
        row["split"] = {
            "decision": split.decision,
            "answers": split.answers,
            "walks": [walk_link(walk) for walk in split.walks],
        }
    return row


def _moment(
    row: Document, sheet: RunSheet, place_of: Mapping[int, int], library: Library
) -> TalkMoment | None:
    """The moment; None where its item is no longer there."""
    stage = Stage(row["stage"])
    if stage is Stage.END:
        return TalkMoment(len(sheet.items), stage)
    if row["scene"] < 0:
        return BEGINNING
    if row["scene"] not in place_of:
        return None
    place = place_of[row["scene"]]
    content = sheet.items[place].content
    scenario = content.scenario
    split = row.get("split")
    return TalkMoment(
        place,
        stage,
        row["shown"],
        _position(row["position"], scenario, library),
        row["mark"],
        _position(row["fork"], scenario, library),
        _split(split, content.known_answers, library) if split is not None else None,
    )


def _position_row(position: Position | None) -> Document | None:
    if position is None:
        return None
    showing = position.showing
    told = None if showing is None else {"revealed": showing.is_revealed, "tried": showing.tried}
    return {"walk": walk_link(position.walk), "showing": told}


def _position(row: Document | None, scenario: Scenario | None, library: Library) -> Position | None:
    if row is None:
        return None
    walk, told = read_walk_link(row["walk"], library.chart), row["showing"]
    if told is None or scenario is None:
        return Position(walk, walk)
    return Position(walk, walk, Showing(scenario, told["revealed"], told["tried"]))


def _split(row: Document, known: Mapping[str, str], library: Library) -> Split:
    one, other = (read_walk_link(link, library.chart) for link in row["walks"])
    first, second = row["answers"]
    return Split(row["decision"], (first, second), (one, other), dict(known))


def _asked_row(asked: TalkQuestion, sheet: RunSheet) -> Document:
    scene = _scene(asked.item, sheet)
    return {"scene": scene, "chart": asked.chart, "decision": asked.decision}


def _clock_row(clock: Clock, sheet: RunSheet) -> Document:
    return {
        "items": [
            {"scene": _scene(place, sheet), "seconds": seconds}
            for place, seconds in clock.items.items()
        ],
        "questions": [
            {**_asked_row(asked, sheet), "seconds": seconds}
            for asked, seconds in clock.questions.items()
        ],
    }


def _clock(row: Document, place_of: Mapping[int, int]) -> Clock:
    """The clock, going."""
    places = {-1: -1, **place_of}
    items = {
        places[each["scene"]]: each["seconds"] for each in row["items"] if each["scene"] in places
    }
    questions = {
        TalkQuestion(places[each["scene"]], each["chart"], each["decision"]): each["seconds"]
        for each in row["questions"]
        if each["scene"] in places
    }
    return Clock(MappingProxyType(items), MappingProxyType(questions))
