"""What is remembered between runs, in one JSON file that is never half written."""

import json
import os
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from flowcharts.folders import replacing
from flowcharts.text import Wording
from gui.theme import ThemeName

TEXT_SIZES = (12, 13, 14, 15, 16, 18, 20, 22, 24)
"""The sizes of text in the panels, in pixels."""
_LARGEST = 10_000
"""No number of the settings, a size or a time, is larger."""
_LIMITS = {"text_size": (TEXT_SIZES[0], TEXT_SIZES[-1])}
"""The numbers that have limits of their own."""
_MOST_SHOWN = 40
"""Longer values are not shown whole."""


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
    zoom: float = 1.0
    """How large the chart was drawn, where the user had chosen that."""
    sees_freely: bool = False
    """Had the user chosen how large the chart is drawn?"""
    shows_left: bool = True
    shows_right: bool = True
    shows_twin: bool = True
    window: str = ""
    """Where the window stood, as Qt writes it, in base 64."""
    has_seen_tour: bool = False


class BrokenSettingsError(ValueError):
    """The settings file could not be read; the message says where it stands now.

    Attributes:
        stays: could it not even be set aside? Then nothing may be written in its place.
    """

    def __init__(self, message: str, *, stays: bool = False) -> None:
        super().__init__(message)
        self.stays = stays


class _MisfitError(ValueError):
    """Something is no setting; the message says what, and what would be one."""


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
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    with replacing(file) as fresh, fresh.open("w", encoding="utf-8") as stream:
        json.dump(document, stream, indent=1)  # in ASCII, which has a way to write any string
        stream.flush()
        os.fsync(stream.fileno())


def _settings(document: object, first: Settings) -> Settings:
    """Settings from a JSON document: keys that this version does not know are let pass."""
    if not isinstance(document, dict):
        raise _MisfitError("it is no table of settings, which stands in { and }")
    values = {
        name: _value(name, document[name], like)
        for name, like in first._asdict().items()
        if name in document
    }
    return first._replace(**values)


def _value(name: str, value: Any, like: Any) -> Any:  # noqa: ANN401  # JSON has any type
    """*value* in the type of *like*.

    Raises:
        _MisfitError: it does not fit there, or is no word of its kind.
    """
    match like, value:
        case frozenset(), list() if all(isinstance(item, str) for item in value):
            return frozenset(value)
        case StrEnum(), _:
            if value in list(type(like)):
                return type(like)(value)
        case bool(), _:
            if isinstance(value, bool):
                return value
        case str(), str():
            return value
        case ((int() | float()), (int() | float())) if not isinstance(value, bool):
            least, largest = _LIMITS.get(name, (0, _LARGEST))
            if least <= value <= largest and (fitting := type(like)(value)) > 0:
                return fitting
    raise _MisfitError(f"“{name}” is {_shown(value)}, and should be {_fitting(name, like)}")


def _shown(value: object) -> str:
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= _MOST_SHOWN else f"{written[:_MOST_SHOWN]}…"


def _fitting(name: str, like: object) -> str:
    """What may stand where *like* stands."""
    match like:
        case StrEnum():
            return f"one of {', '.join(type(like))}"
        case bool():
            return "true or false"
        case str():
            return "words in quotes"
        case frozenset():
            return 'a list of words, as ["…", "…"]'
    if name in _LIMITS:
        return "a number from {} to {}".format(*_LIMITS[name])
    return f"a number above 0 and at most {_LARGEST}"


def _put_away(file: Path, error: Exception) -> BrokenSettingsError:
    """Set the file aside; what is to be said of it."""
    reason = _reason(error)
    try:
        aside = _set_aside(file)
    except OSError as denied:
        return BrokenSettingsError(
            f"The settings in {file} cannot be read ({reason}), nor set aside "
            f"({denied.strerror}). The program starts with new ones and leaves that file alone.",
            stays=True,
        )
    return BrokenSettingsError(
        f"The settings file could not be read ({reason}). It now stands aside as {aside}; "
        "the program starts with new settings."
    )


def _reason(error: Exception) -> str:
    match error:
        case OSError():
            return str(error.strerror or error)
        case _MisfitError():
            return str(error)
        case json.JSONDecodeError():
            return (
                f"line {error.lineno}, column {error.colno}: here it is no JSON; "
                "a quote, a comma or a bracket is missing, or one too many"
            )
        case UnicodeDecodeError():
            return "it is not UTF-8 text"
        case RecursionError():
            return "it nests brackets far too deeply"
    return "a number in it is far too long"


def _set_aside(file: Path) -> Path:
    from datetime import datetime  # a launch has nothing to set aside

    aside = file.with_name(f"{file.stem}.broken-{datetime.now().astimezone():%Y%m%d-%H%M%S%f}.json")
    file.rename(aside)
    return aside
