"""Qt's enumerations, made in a third of the time: a launch makes more than two hundred.

Python's `enum` works out for each class anew what its base decides, and makes each member by way of
a stand-in that is put on the class, taken off it again and looked up in all base classes. For plain
whole numbers under plain names none of that matters.
"""

import sys
from collections.abc import Sequence
from enum import EnumType, Flag
from functools import cache
from typing import Any

_KNOWN = sys.version_info < (3, 14)
"""Is this a Python whose enumerations were compared with ours, trait by trait?"""
KNOWS_FLAGS = _KNOWN and sys.version_info >= (3, 11, 7)
"""And its flags? Earlier releases kept their bits in other ways; there they are left to Python."""

_plain = EnumType._create_  # type: ignore[attr-defined]  # what Enum("Name", members) calls


def make_enumerations_quickly() -> None:
    """Let `Enum("Name", members)`, which is how Qt for Python makes its own, take less time."""
    if _KNOWN:
        EnumType._create_ = _created  # type: ignore[attr-defined]  # the same


def _created(cls: Any, name: str, members: Any, **options: Any) -> Any:  # noqa: ANN401  # as the one it stands for
    module = options.get("module") or sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001  # as enum does
    if options.get("type") is not None or not module or not _are_plain(cls, members):
        return _plain(cls, name, members, **options | {"module": module})
    traits = _traits(_empty(cls, options.get("boundary")))
    traits |= {"__module__": module, "__qualname__": options.get("qualname") or name}
    made = type.__new__(type(cls), name, (cls,), traits)
    _add(made, members)
    return made


def _are_plain(cls: Any, members: Any) -> bool:  # noqa: ANN401  # the same
    """Are they whole numbers, under names of which each stands once and means nothing else?"""
    if type(members) is not list or (issubclass(cls, Flag) and not KNOWS_FLAGS):
        return False
    if not all(type(member) is tuple for member in members):
        return False
    names = {name for name, _ in members}
    return (
        len(names) == len(members)
        and all(type(value) is int for _, value in members)
        and not any(name.startswith("_") for name in names)
        and names.isdisjoint(_taken(cls))
    )


@cache
def _taken(cls: type) -> frozenset[str]:
    """What already means something on members of *cls*, or on the class itself."""
    return frozenset(name for each in (*cls.mro(), *type.mro(EnumType)) for name in vars(each))


@cache
def _empty(cls: Any, boundary: Any) -> Any:  # noqa: ANN401  # the same
    """An enumeration without members, as `enum` makes it from *cls*."""
    return _plain(cls, "Empty", (), module=__name__, qualname="Empty", boundary=boundary)


def _traits(empty: type) -> dict[str, Any]:
    """What the class *empty* is made of, for another one: lists and tables of its own."""
    return {
        name: type(trait)() if isinstance(trait, list | dict) else trait
        for name, trait in vars(empty).items()
        if name not in ("__dict__", "__weakref__")
    }


def _add(made: Any, members: Sequence[tuple[str, int]]) -> None:  # noqa: ANN401  # the same
    """Give the enumeration *made*, which has none, its *members*."""
    is_flag = issubclass(made, Flag)
    new, takes_value = made._new_member_, made._use_args_
    names, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    for name, value in members:
        member = by_value.get(value)
        if member is None:
            member = new(made, value) if takes_value else new(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(names)
            by_value[value] = member
            if not is_flag or _is_single_bit(value):
                names.append(name)
        type.__setattr__(made, name, member)
        by_name[name] = member
    if is_flag:
        _count_bits(made)


def _count_bits(made: Any) -> None:  # noqa: ANN401  # the same
    """Note which bits the members of a flag stand for."""
    mask = singles = 0
    for value in made._value2member_map_:
        mask |= value
        singles |= value if _is_single_bit(value) else 0
    made._flag_mask_, made._singles_mask_ = mask, singles
    made._all_bits_ = 2 ** mask.bit_length() - 1
    in_order = [made._member_map_[name]._value_ for name in made._member_names_]
    if in_order != sorted(in_order):
        made._iter_member_ = made._iter_member_by_def_


def _is_single_bit(value: int) -> bool:
    return value != 0 and value & (value - 1) == 0
