"""What a content pack says of itself."""

import tomllib
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple
from unicodedata import category

from flowcharts.codec.complaints import complaint
from flowcharts.codec.toml_fault import toml_fault
from flowcharts.codec.values import faults, read
from flowcharts.model.dates import Day, date_of
from flowcharts.model.text import Text
from flowcharts.packs.error import PackError
from flowcharts.traits import Holds, IdWord, WordsLike
from flowcharts.version import CONTENT_DATE, VERSION, numbers_of

HEAD = "pack.toml"
"""The file of a pack that says what it is."""
_LONGEST = 30
"""Of a version, in letters: Python makes no numbers of thousands of digits."""
_SHORT = Holds(
    lambda version: len(version) <= _LONGEST,
    (
        f"`{{key}}` is longer than {_LONGEST} letters: write numbers with points, as 1.2.",
        f"`{{key}}` が{_LONGEST}文字を超えています。1.2 のように、数字と点で書いてください。",
    ),
)
_NUMBER = WordsLike(
    r"[0-9]+(\.[0-9]+)*",
    (
        "`{key}` “{given}” is no version: write numbers with points, as 1.2.",
        "`{key}` の「{given}」は版の番号ではありません。1.2 のように、数字と点で書いてください。",
    ),
)
_WHOLE = WordsLike(
    r"\d{4}-\d\d-\d\d",
    (
        "`{key}` “{given}” is no whole day: write YYYY-MM-DD.",
        "`{key}` の「{given}」は日付ではありません。YYYY-MM-DD の形で書いてください。",
    ),
)
_LONGEST_TITLE = 100
_SIGNS_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Of Unicode: what orders the signs around it, breaks lines, or means nothing."""
_LONG_TITLE = Text(
    "`title.{code}` has {count} letters; {most} is the most.",
    "`title.{code}` が{count}文字あります。{most}文字までです。",
)
_UNSEEN = Text(
    "`title.{code}` has a sign in it that nobody sees, {sign}: leave it out.",
    "`title.{code}` に目に見えない文字{sign}があります。取り除いてください。",
)
_OF_HEAD = Text("{file}: {said}", "{file}：{said}")
_SENTENCE = Text("{said}.", "{said}。")
_TOO_NEW = Text(
    "“{title}” needs version {needs} of the program, and this is {version}: get a newer program.",
    "「{title}」にはバージョン{needs}以降のプログラムが必要です（このプログラムは{version}）。"
    "新しいプログラムを用意してください。",
)
_OLDER = Text(
    "“{title}”, of {day}, is older than the content of this program, of {content}.",
    "「{title}」（{day}）は、付属の教材（{content}）より古いものです。",
)


class PackHead(NamedTuple):
    """Its name, its version and its day, and the oldest program that reads it."""

    id: IdWord
    """The name by which a later pack takes its place."""
    title: Text
    version: Annotated[str, _SHORT, _NUMBER]
    """Of its content: numbers with points between them."""
    day: Annotated[Day, _WHOLE]
    """On which its content was last held against its sources: YYYY-MM-DD."""
    needs: Annotated[str, _SHORT, _NUMBER]
    """The version of the oldest program that reads it."""


def head_in(content: bytes) -> PackHead:
    """What the *content* of a pack's head says.

    Raises:
        PackError: something in it is missing, unknown or wrong, or this program is too old.
    """
    head = any_head_in(content)
    if needs_newer(head):
        raise PackError(_TOO_NEW.filled(title=head.title, needs=head.needs, version=VERSION))
    return head


def any_head_in(content: bytes) -> PackHead:
    """The same of a pack that may be for a newer program.

    Raises:
        PackError: something in it is missing, unknown or wrong.
    """
    table = _table(content)
    found = tuple(
        _OF_HEAD.filled(file=HEAD, said=complaint(fault, ".".join(map(str, fault.where))))
        for fault in faults(PackHead, table)
    )
    if found:
        raise PackError(*found)
    head = read(PackHead, table)
    if wrong := tuple(_OF_HEAD.filled(file=HEAD, said=said) for said in _faults_of(head.title)):
        raise PackError(*wrong)
    return head


def _faults_of(title: Text) -> Iterator[Text]:
    """It stands in rows and notices, and turns none of their words around."""
    for code, said in title._asdict().items():
        if len(said) > _LONGEST_TITLE:
            yield _LONG_TITLE.filled(code=code, count=str(len(said)), most=str(_LONGEST_TITLE))
        unseen = next((each for each in said if category(each) in _SIGNS_UNSEEN), None)
        if unseen is not None:
            yield _UNSEEN.filled(code=code, sign=f"U+{ord(unseen):04X}")


def _table(content: bytes) -> dict[str, Any]:
    text = ""
    try:
        text = content.decode("utf-8").replace("\r\n", "\n")
        return tomllib.loads(text)
    except ValueError as error:  # what is no UTF-8, or no TOML
        said = toml_fault(error, text).said_in_place
        raise PackError(_OF_HEAD.filled(file=HEAD, said=_SENTENCE.filled(said=said))) from None


def age_of(head: PackHead) -> Text | None:
    """That it is older than what ships; None where it is not."""
    if head.day >= CONTENT_DATE:
        return None
    day, content = date_of(head.day), date_of(CONTENT_DATE)
    return _OLDER.filled(title=head.title, day=day, content=content)


def needs_newer(head: PackHead) -> bool:
    """Is it for a newer program than this?"""
    return numbers_of(head.needs) > numbers_of(VERSION)


def is_older(head: PackHead, other: PackHead) -> bool:
    """Is it older than the *other* of the same id?"""
    return (head.day, numbers_of(head.version)) < (other.day, numbers_of(other.version))
