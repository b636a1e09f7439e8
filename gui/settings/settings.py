"""What is remembered between runs, in one JSON file that is never half written."""

import json
import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from flowcharts.folders import replacing
from flowcharts.model.text import Text, Wording
from gui.settings.errors import LEFT_ALONE, SET_ASIDE, no_table, reason_of, unfit_value
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName

TEXT_SIZES = (12, 13, 14, 15, 16, 18, 20, 22, 24)
"""The sizes of text in the panels, in pixels."""
_LARGEST = 10_000
"""No number of the settings, a size or a time, is larger."""
_LIMITS = {
    "text_size": (TEXT_SIZES[0], TEXT_SIZES[-1]),
    "wall_enlargement": (1, 4),
    "notes_enlargement": (0.5, 4),
}
"""The numbers that have limits of their own."""


class Settings(NamedTuple):
    """What is remembered."""

    wording: Wording = Wording.ENGLISH
    theme: ThemeName = ThemeName.LIGHT
    text_size: int = 14
    shows_ruby: bool = False
    moves: bool = True
    """Does the token glide?"""
    pauses: bool = True
    """Does an example stand still at every decision before it shows the answer?"""
    tries_first: bool = False
    """Are the answers of an example hidden until the learner has tried?"""
    pace: float = 4.0
    chart: str = ""
    scenario: str = ""
    visited: frozenset[str] = frozenset()
    """The ids of the scenarios stepped through."""
    unfolded: frozenset[str] = frozenset()
    """The ids of the folds of the list that the user has opened."""
    left_width: int = 226
    right_width: int = 352
    sizes: Mapping[str, float] = MappingProxyType({})
    """How large the user has chosen to see a chart, by its id; 0 is whole."""
    shows_left: bool = True
    shows_right: bool = True
    shows_twin: bool = True
    window: str = ""
    """Where the window stood, as Qt writes it, in base 64."""
    has_seen_tour: bool = False
    keeps_rulings: bool = True
    """Is every ruling at the table kept?"""
    start_marks: bool = False
    """Does a clicker's start button move the mark in a room? Else its third one does."""
    audience_screen: str = ""
    """The name of the screen that a room looks at; empty where none was ever chosen."""
    are_languages_apart: bool = False
    """Does a room see English on one screen and Japanese on another, where there are two?"""
    wall_enlargement: float = 1.0
    """How much larger than usual the letters on a wall are: a deep room wants it."""
    notes_enlargement: float = 1.0
    """How much larger a leader wants the letters of their notes than those that have room."""
    recent: tuple[str, ...] = ()
    """What was looked up in Find, the last first."""

    @property
    def text_style(self) -> TextStyle:
        """How words are to be shown; what is looked up in them depends on the game."""
        return TextStyle(self.wording, PALETTES[self.theme], self.shows_ruby)


class BrokenSettingsError(ValueError):
    """The settings file could not be read; the message says where it stands now.

    Attributes:
        message: what is to be said of it.
        stays: could it not even be set aside? Then nothing may be written in its place.
    """

    def __init__(self, message: Text, *, stays: bool = False) -> None:
        super().__init__(message.en)
        self.message = message
        self.stays = stays


def read_settings(file: Path, first: Settings) -> Settings:
    """The settings in *file*, or *first* where there is none yet.

    Raises:
        BrokenSettingsError: the file is broken or cannot be read.
    """
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
        return _settings(document, first)
    except FileNotFoundError:
        return first
    except (OSError, ValueError, RecursionError) as error:
        raise _put_away(file, error) from error


def write_settings(file: Path, settings: Settings) -> None:
    """Write *settings* so that the file is either the old one or the new one, never half.

    Raises:
        OSError: it cannot be written there.
    """
    document = settings._asdict() | {
        "visited": sorted(settings.visited),
        "unfolded": sorted(settings.unfolded),
        "sizes": dict(settings.sizes),
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    with replacing(file) as fresh, fresh.open("w", encoding="utf-8") as stream:
        json.dump(document, stream, indent=1)  # in ASCII, which has a way to write any string
        stream.flush()
        os.fsync(stream.fileno())


def _settings(document: object, first: Settings) -> Settings:
    """Settings from a JSON document: keys that this version does not know are let pass."""
    if not isinstance(document, dict):
        raise no_table()
    values = {
        name: _value(name, document[name], like)
        for name, like in first._asdict().items()
        if name in document
    }
    return first._replace(**values)


def _value(name: str, value: Any, like: Any) -> Any:  # noqa: ANN401  # JSON has any type
    """*value* in the type of *like*.

    Raises:
        UnfitError: it does not fit there, or is no word of its kind.
    """
    limits = _LIMITS.get(name, (0, _LARGEST))
    match like, value:
        case ((frozenset() | tuple()), list()) if all(isinstance(item, str) for item in value):
            return type(like)(value)
        case Mapping(), dict() if all(map(_is_size, value.values())):
            return value
        case StrEnum(), _:
            if value in list(type(like)):
                return type(like)(value)
        case bool(), _:
            if isinstance(value, bool):
                return value
        case str(), str():
            return value
        case ((int() | float()), (int() | float())) if not isinstance(value, bool):
            least, largest = limits
            if least <= value <= largest and (fitting := type(like)(value)) > 0:
                return fitting
    raise unfit_value(name, value, like, limits)


def _is_size(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0 <= value <= _LARGEST


def _put_away(file: Path, error: Exception) -> BrokenSettingsError:
    """Set the file aside; what is to be said of it."""
    reason = reason_of(error)
    try:
        aside = _set_aside(file)
    except OSError as denied:
        why = reason_of(denied)
        said = LEFT_ALONE.filled(file=str(file), reason=reason, denied=why)
        return BrokenSettingsError(said, stays=True)
    return BrokenSettingsError(SET_ASIDE.filled(reason=reason, aside=str(aside)))


def _set_aside(file: Path) -> Path:
    from datetime import datetime  # a launch has nothing to set aside

    aside = file.with_name(f"{file.stem}.broken-{datetime.now().astimezone():%Y%m%d-%H%M%S%f}.json")
    file.rename(aside)
    return aside
