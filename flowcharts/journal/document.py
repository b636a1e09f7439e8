"""Reviews and memories as JSON documents, and back: every mistake is said, none is let pass."""

import json
from collections.abc import Callable, Iterable
from typing import TypeVar

from flowcharts.codec.faults import Misfit, Missing, Unknown
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.values import faults, read
from flowcharts.model.text import Text

_MOST_SHOWN = 40
"""Longer values are not shown whole."""
_MISFIT = Text(
    "“{name}” of {where} is {value}, and should be {fitting}",
    "{where}の「{name}」が {value} になっています。正しくは、{fitting}です",
)
_LACKING = Text(
    "{where} has no “{name}”, which should be {fitting}",
    "{where}に「{name}」がありません。正しくは、{fitting}です",
)
_NO_TABLE = Text("{where} is no table, as {{…}} is", "{where}が {{…}} のような表になっていません")
_RESULT_OF = Text("result {number} of {where}", "{where}の結果{number}")

_Read = TypeVar("_Read")
_Row = TypeVar("_Row")


class MisfitError(ValueError):
    """A document is not what it should be.

    Attributes:
        said: for each mistake a sentence without its full stop.
    """

    def __init__(self, *said: Text) -> None:
        super().__init__("; ".join(each.en for each in said))
        self.said = said


def read_document(kind: type[_Read], document: object, where: Text) -> _Read:
    """The value of that kind in *document*, which is called *where*; other fields are let pass.

    Raises:
        MisfitError: it holds none; it says all that is wrong.
    """
    found = [fault for fault in faults(kind, document) if not isinstance(fault, Unknown)]
    if found:
        raise MisfitError(*(_said(fault, where) for fault in found))
    return read(kind, document)


def read_all(
    read_one: Callable[[_Row, Text], _Read], rows: Iterable[tuple[int, _Row]], called: Text
) -> tuple[_Read, ...]:
    """What *read_one* makes of the rows, each *called* by its number.

    Raises:
        MisfitError: some are wrong; it says all that is.
    """
    found: list[_Read] = []
    wrong: list[Text] = []
    for number, row in rows:
        try:
            found.append(read_one(row, called.filled(number=str(number))))
        except MisfitError as error:
            wrong.extend(error.said)
    if wrong:
        raise MisfitError(*wrong)
    return tuple(found)


def one_line(value: object) -> str:
    """*value* as JSON, in the words of its reader."""
    return json.dumps(value, ensure_ascii=False)


def _said(fault: Missing | Misfit, whole: Text) -> Text:
    where, name = _called(fault.where, whole)
    if not name:
        return _NO_TABLE.filled(where=where)
    if isinstance(fault, Missing):
        return _LACKING.filled(where=where, name=name, fitting=fault.fitting)
    value = _shown(fault.given)
    return _MISFIT.filled(where=where, name=name, value=value, fitting=fault.fitting)


def _called(where: Where, whole: Text) -> tuple[Text, str]:
    """What the table is called that a fault is in, and its field there; empty for the table."""
    match where:
        case ("results", int(place), *rest):
            of_result = _RESULT_OF.filled(number=str(place + 1), where=whole)
            return of_result, str(rest[0]) if rest else ""
        case (name, *_):
            return whole, str(name)
    return whole, ""


def _shown(value: object) -> str:
    written = repr(value)
    return written if len(written) <= _MOST_SHOWN else f"{written[:_MOST_SHOWN]}…"
