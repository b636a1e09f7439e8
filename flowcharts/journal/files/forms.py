"""What may stand in the fields of a document, and how it is read."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from enum import IntEnum, StrEnum
from typing import Any, NamedTuple, TypeVar

from flowcharts.model.text import Text

_LARGEST = 2**53
"""No number in a file may be larger: beyond it, not all programs tell one from the next."""
_DAY = 24 * 60
_ID_LENGTH = 32
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
_NUMBER = Text("a number from {least} to {largest}", "{least} から {largest} までの数")
_ONE_OF = Text("one of {names}", "{names} のどれか")

_Read = TypeVar("_Read")


class MisfitError(ValueError):
    """A document is not what it should be.

    Attributes:
        said: for each mistake a sentence without its full stop.
    """

    def __init__(self, *said: Text) -> None:
        super().__init__("; ".join(each.en for each in said))
        self.said = said


class FieldForm(NamedTuple):
    """What may stand in a field."""

    fitting: Text
    read: Callable[[Any], Any]
    """What the value means; raises a ValueError or TypeError where it may not stand there."""


def read_fields(document: object, forms: Mapping[str, FieldForm], where: Text) -> dict[str, Any]:
    """The values in *document*, which is called *where*; other fields are let pass.

    Raises:
        MisfitError: some are missing or wrong; it says all of them.
    """
    if not isinstance(document, dict):
        raise MisfitError(_NO_TABLE.filled(where=where))
    values: dict[str, Any] = {}
    wrong: list[Text] = []
    for name, form in forms.items():
        if name not in document:
            wrong.append(_LACKING.filled(where=where, name=name, fitting=form.fitting))
            continue
        try:
            values[name] = form.read(document[name])
        except MisfitError as error:
            wrong.extend(error.said)
        except (ValueError, TypeError, OverflowError):
            value = _shown(document[name])
            said = _MISFIT.filled(where=where, name=name, value=value, fitting=form.fitting)
            wrong.append(said)
    if wrong:
        raise MisfitError(*wrong)
    return values


def read_all(
    read: Callable[[Any, Text], _Read], rows: Iterable[tuple[int, object]], called: Text
) -> tuple[_Read, ...]:
    """What *read* makes of the rows, each *called* by its number.

    Raises:
        MisfitError: some are wrong; it says all that is.
    """
    found: list[_Read] = []
    wrong: list[Text] = []
    for number, row in rows:
        try:
            found.append(read(row, called.filled(number=str(number))))
        except MisfitError as error:
            wrong.extend(error.said)
    if wrong:
        raise MisfitError(*wrong)
    return tuple(found)


def number_form(least: float, largest: float) -> FieldForm:
    """A number between both."""

    def read(value: object) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise TypeError
        if not least <= value <= largest:
            raise ValueError
        return value

    return FieldForm(_NUMBER.filled(least=f"{least:g}", largest=f"{largest:.0f}"), read)


def count_form(least: int, largest: int) -> FieldForm:
    """A whole number between both."""
    number = number_form(least, largest)

    def read(value: object) -> int:
        if not isinstance(value, int):
            raise TypeError
        return int(number.read(value))

    return FieldForm(number.fitting, read)


def one_of_form(kind: type[StrEnum] | type[IntEnum]) -> FieldForm:
    """One value of an enumeration."""
    return FieldForm(_ONE_OF.filled(names=", ".join(str(each.value) for each in kind)), kind)


def _read_words(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    value.encode()  # half a sign is no text
    return value


def _read_id(value: object) -> str:
    word = _read_words(value)
    if len(word) != _ID_LENGTH or bytes.fromhex(word).hex() != word:
        raise ValueError
    return word


def _read_moment(value: object) -> datetime:
    moment = datetime.fromisoformat(_read_words(value))
    if moment.tzinfo is None:
        raise ValueError
    return moment.astimezone(UTC)


def _read_truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _read_list(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError
    return tuple(map(_read_words, value))


def _shown(value: object) -> str:
    written = repr(value)
    return written if len(written) <= _MOST_SHOWN else f"{written[:_MOST_SHOWN]}…"


WORDS = FieldForm(Text("words in quotes", "引用符で囲んだ文字列"), _read_words)
LIST = FieldForm(
    Text('a list of words, as ["…", "…"]', '["…", "…"] のように並べた文字列'), _read_list
)
TRUTH = FieldForm(Text("true or false", "true か false のどちらか"), _read_truth)
ID = FieldForm(Text("32 hexadecimal digits", "16進数32桁"), _read_id)
MOMENT = FieldForm(
    Text(
        "a time with its zone, as 2026-03-28T18:30:00+00:00",
        "2026-03-28T18:30:00+00:00 のような、タイムゾーン付きの日時",
    ),
    _read_moment,
)
MANY = count_form(0, _LARGEST)
AMOUNT = number_form(0, _LARGEST)
OFFSET = count_form(-_DAY, _DAY)
