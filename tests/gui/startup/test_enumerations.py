"""Enumerations made quickly are those that Python makes, in every trait that can be asked for."""

import copy
import enum
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from gui import enumerations

Members = list[tuple[str, int]]

MEMBERS: tuple[Members, ...] = (
    [("A", 0), ("B", 1), ("C", 2)],
    [("A", 1), ("B", 2), ("AB", 3), ("C", 8), ("Zero", 0), ("B2", 2)],
    [("C", 4), ("A", 1), ("B", 2)],
    [("X", -1), ("Y", 5), ("Z", 5)],
    [("M", 0x7FFFFFFF), ("N", 0xFF000000), ("O", 1)],
    [],
)
BASES = (enum.Enum, enum.IntEnum)
FLAGS = (enum.Flag, enum.IntFlag)
BOUNDARIES = (None, enum.STRICT, enum.CONFORM, enum.EJECT, enum.KEEP)


def made(create: Any, base: type, members: Any, boundary: Any = None) -> Any:  # noqa: ANN401  # of any kind
    return create(
        base, "Made", members, module=__name__, qualname="Made", type=None, boundary=boundary
    )


def tried(ask: Any) -> str:  # noqa: ANN401  # of any kind
    """What comes of it, in words, be it a mistake."""
    try:
        return repr(ask())
    except (ValueError, TypeError, KeyError) as error:
        return repr(error)


def traits(cls: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401  # of any kind
    """Everything that can be asked of an enumeration and of its members."""
    yield "names", repr(sorted(vars(cls)))
    for name, trait in vars(cls).items():
        if isinstance(trait, int | str | list | dict):
            yield name, repr(trait)
    yield "order", repr(list(cls))
    yield "length", repr(len(cls))
    yield "module", f"{cls.__module__}.{cls.__qualname__} {cls.__mro__[1:]}"
    for name, member in cls.__members__.items():
        yield f"member {name}", f"{member!r} {member} {member:>3} {member.name} {member.value}"
        yield f"inside {name}", repr(sorted(vars(member)))
        yield f"by name {name}", repr((cls[name], getattr(cls, name), member in cls))
        yield f"inverted {name}", tried(lambda one=member: ~one)
        yield f"parts of {name}", tried(lambda one=member: list(one))
    for value in range(-3, 20):
        yield f"by value {value}", tried(lambda asked=value: cls(asked))
    for one, other in product(cls.__members__.values(), repeat=2):
        yield f"{one!r} and {other!r}", tried(lambda a=one, b=other: (a | b, a & b, a ^ b))


def told(cls: Any) -> list[tuple[str, str]]:  # noqa: ANN401  # of any kind
    return [(name, re.sub(r"0x[0-9a-f]+", "at", words)) for name, words in traits(cls)]


@pytest.mark.parametrize("members", MEMBERS)
@pytest.mark.parametrize("base", BASES)
def test_an_enumeration_made_quickly_is_the_one_that_python_makes(
    base: type, members: Members
) -> None:
    plain = made(enumerations._plain, base, members)  # noqa: SLF001  # what it stands for
    quick = made(enumerations._created, base, members)  # noqa: SLF001  # what is tested
    assert told(quick) == told(plain)
    for member in quick.__members__.values():
        assert copy.deepcopy(member) is member


@pytest.mark.skipif(
    not enumerations.KNOWS_FLAGS, reason="this Python is left to make its flags itself"
)
@pytest.mark.parametrize("boundary", BOUNDARIES)
@pytest.mark.parametrize("members", MEMBERS)
@pytest.mark.parametrize("base", FLAGS)
def test_a_flag_made_quickly_is_the_one_that_python_makes(
    base: type, members: Members, boundary: enum.FlagBoundary | None
) -> None:
    plain = made(enumerations._plain, base, members, boundary)  # noqa: SLF001  # what it stands for
    quick = made(enumerations._created, base, members, boundary)  # noqa: SLF001  # what is tested
    assert told(quick) == told(plain)


@pytest.mark.parametrize("base", FLAGS)
def test_flags_can_be_joined_and_found(base: type) -> None:
    flags = made(enumerations._created, base, [("A", 1), ("B", 2), ("AB", 3)])  # noqa: SLF001  # what is tested
    assert flags.A | flags.B is flags.AB
    assert flags(2) is flags.B
    assert list(flags) == [flags.A, flags.B]


@pytest.mark.parametrize(
    "members",
    [
        [("name", 1)],
        [("mro", 1)],
        [("_ignore_", 1)],
        [("A", "one")],
        [("A", 1), ("A", 2)],
        ["A", "B"],
        "A B",
        {"A": 1},
    ],
)
def test_what_is_not_plain_is_left_to_python(members: object) -> None:
    def told_or_refused(create: Any) -> Any:  # noqa: ANN401  # of any kind
        try:
            return told(made(create, enum.Enum, members))
        except (ValueError, TypeError) as error:
            return repr(error)

    assert told_or_refused(enumerations._created) == told_or_refused(enumerations._plain)  # noqa: SLF001  # the same


_ALL_OF_QT = """
import enum, pickle, sys
from gui.enumerations import KNOWS_FLAGS, make_enumerations_quickly
if sys.argv[1] == "quick":
    make_enumerations_quickly()
from PySide6 import QtCore, QtGui, QtWidgets
def classes(holder, seen):
    for name in sorted(dir(holder)):
        found = getattr(holder, name, None)
        if isinstance(found, type) and found not in seen:
            seen.add(found)
            yield found
            if not isinstance(found, enum.EnumType):
                yield from classes(found, seen)
seen = set()
for holder in (QtCore, QtGui, QtWidgets):
    for cls in classes(holder, seen):
        if isinstance(cls, enum.EnumType) and (KNOWS_FLAGS or not issubclass(cls, enum.Flag)):
            for name, member in cls.__members__.items():
                assert pickle.loads(pickle.dumps(member)) is member
                print(cls.__module__, cls.__qualname__, cls.__mro__[1:], name, repr(member))
            print([m.name for m in cls], sorted(vars(cls)))
"""


def test_every_enumeration_of_qt_is_the_same_made_quickly_or_not() -> None:
    quick, plain = (
        subprocess.run(  # this program itself
            [sys.executable, "-c", _ALL_OF_QT, how],
            capture_output=True,
            check=True,
            text=True,
            timeout=120,
        ).stdout
        for how in ("quick", "plain")
    )
    assert quick == plain
    assert quick.count("\n") > 3000  # so many members, and more
