"""Whose journals there are: each learner has one, a file of its own."""

from pathlib import Path
from typing import NamedTuple

from flowcharts.folders import data_folder, is_device
from flowcharts.journal.errors import JournalError
from flowcharts.model.text import Text

ENDING = ".journal"
_OWN = "practice"
"""The file of whoever has given no name."""
_LONGEST = 40
_FORBIDDEN = frozenset('/\\:*?"<>|')
"""What some system allows in no file's name."""

_MINE = Text("My journal", "自分の記録")
_NO_NAME = Text(
    '“{name}” cannot be a profile’s name: write 1 to {longest} signs, none of / \\ : * ? " < > | '
    "and no dot at either end.",
    "「{name}」はプロフィールの名前にできません。1〜{longest}字で、"
    '/ \\ : * ? " < > | を使わず、先頭と末尾をピリオド以外の文字にしてください。',
)
_TAKEN = Text(
    "There already is a profile named “{name}”.",
    "「{name}」という名前のプロフィールはすでにあります。",
)


class Profile(NamedTuple):
    """One learner."""

    name: Text
    journal: Path
    """The file need not exist."""


def own_profile() -> Profile:
    """Whoever has given no name."""
    return Profile(_MINE, _folder() / f"{_OWN}{ENDING}")


def profiles() -> tuple[Profile, ...]:
    """Whoever has given no name, then all others by name."""
    own = own_profile()
    files = sorted(_folder().glob(f"*{ENDING}"), key=lambda file: file.name.casefold())
    others = (Profile(Text(file.stem, file.stem), file) for file in files if file != own.journal)
    return (own, *others)


def new_profile(name: str) -> Profile:
    """The profile of that *name*, whose journal is made when it is first opened.

    Raises:
        JournalError: it cannot be one, or there already is one.
    """
    given = name.strip()
    fits = 0 < len(given) <= _LONGEST and given.isprintable() and given.strip(".") == given
    if not fits or not _FORBIDDEN.isdisjoint(given) or is_device(given):
        raise JournalError(_NO_NAME.filled(name=given, longest=str(_LONGEST)))
    folded = f"{given}{ENDING}".casefold()
    if folded in (profile.journal.name.casefold() for profile in profiles()):
        raise JournalError(_TAKEN.filled(name=given))
    return Profile(Text(given, given), _folder() / f"{given}{ENDING}")


def _folder() -> Path:
    return data_folder() / "journals"
