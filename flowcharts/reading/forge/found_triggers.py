"""The triggers of a script: its lines, those that are given to something, those that are made."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.forge.chain import Execution, execution
from flowcharts.reading.forge.script import Record, Script, ScriptFace
from flowcharts.reading.forge.vocabulary import spelled


class FoundTrigger(NamedTuple):
    """A trigger of the script, before its facts are read."""

    execution: Execution
    origin: str
    """trigger, granted, delayed, reflexive."""
    makers: tuple[Execution, ...] = ()
    """What makes it, the last one first."""
    others: tuple[Record, ...] = ()
    """Lines that say the rest of the same ability: “enters or attacks”."""


def found_triggers(read: Script) -> Iterator[FoundTrigger]:
    """In the order of the script, each followed by those that it makes."""
    for face in read.faces:
        for record, others in _joined(face):
            yield from _with_made(FoundTrigger(execution(record, face), "trigger", (), others))
        made = {_key(record) for record in _made_records(face)}
        for key, record in face.svars.items():
            if record.kind == "Mode" and key not in made and _is_trigger(record):
                yield from _with_made(FoundTrigger(execution(record, face), "granted"))


def _joined(face: ScriptFace) -> Iterator[tuple[Record, tuple[Record, ...]]]:
    """The trigger lines, those of the same description joined to the first of them."""
    taken: set[int] = set()
    for place, record in enumerate(face.triggers):
        if place in taken:
            continue
        words = record.value("TriggerDescription").casefold()
        alike = [
            other
            for other in range(place + 1, len(face.triggers))
            if words
            and words == face.triggers[other].value("TriggerDescription").casefold()
            and (record.is_true("Secondary") or face.triggers[other].is_true("Secondary"))
        ]
        taken.update(alike)
        yield record, tuple(face.triggers[other] for other in alike)


def _made_records(face: ScriptFace) -> Iterator[Record]:
    for record in face.triggers:
        named = face.svars.get(record.value("DelayedTrigger").casefold())
        if named is not None:
            yield named


def _key(record: Record) -> str:
    return record.name.casefold()


def _is_trigger(record: Record) -> bool:
    known = spelled("mode").get(record.value("Mode").casefold())
    return known is not None and bool(record.value("Execute"))


def _with_made(found: FoundTrigger) -> Iterator[FoundTrigger]:
    """The trigger, and those that it makes, each behind its maker."""
    yield found
    if len(found.makers) >= _DEEPEST:
        return
    makers = (found.execution, *found.makers)
    for link in found.execution.made:
        origin = "delayed" if link.api.casefold() == "delayedtrigger" else "reflexive"
        inner = execution(link.record, found.execution.face)
        yield from _with_made(FoundTrigger(inner, origin, makers))
    old = found.execution.face.svars.get(found.execution.record.value("DelayedTrigger").casefold())
    if old is not None and old.kind == "Mode":
        yield from _with_made(FoundTrigger(execution(old, found.execution.face), "delayed", makers))


_DEEPEST = 4
"""A trigger makes one that makes one …: no card goes as deep."""
