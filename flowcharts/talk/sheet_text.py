"""A run sheet as the text of its file: what is not changed stays to the letter, comments and all.

The text is cut before each `[[scene]]`: a scene that is moved takes its comments along. One that is
changed is written by tomlkit, which keeps its comments; what comes of that is read again, and where
it does not say what it should, the scene is written anew: comments are less than words.
"""

import tomllib
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from flowcharts.codec.line_numbers import read_line_numbers
from flowcharts.codec.tables import Table
from flowcharts.codec.toml_text import toml_lines, toml_value
from flowcharts.talk.sheet_draft import SheetDraft, draft_of, written_scene

NEW_SHEET = """\
language = "both"

[title]
"""
_SCENE = "scene"
_HEAD = -1
"""The place of what stands before the first scene."""


class _Piece(NamedTuple):
    """A part of the text."""

    text: str
    origin: int | None = None
    """Its place in the file as it was; None for what is new."""


class NoSceneHeadsError(ValueError):
    """The scenes of a file do not begin with [[scene]] each."""


def sheet_text(draft: SheetDraft, text: str) -> str:
    """The text of *draft*, which began as *text*.

    Raises:
        NoSceneHeadsError: the scenes of *text* cannot be told apart.
    """
    head, *parts = parts_of(text)
    before = draft_of(tomllib.loads(text))
    head_table = {key: value for key, value in draft.table.items() if key != _SCENE}
    if draft.head != before.head:
        head = _rewritten(head, head_table, ()) or toml_lines(head_table)
    pieces = [_Piece(head, _HEAD), *_pieces(draft, before, parts)]
    found = "".join(_apart(pieces))
    if draft_of(tomllib.loads(found)).table == draft.table:
        return found
    plain = [_Piece(toml_lines(head_table))]
    plain.extend(_Piece(_scene_text(written_scene(scene.table))) for scene in draft.scenes)
    return "".join(_apart(plain))


def parts_of(text: str) -> tuple[str, ...]:
    """*text* cut before each scene, with the lines of comment just above it.

    Raises:
        NoSceneHeadsError: they cannot be told apart.
    """
    lines = [f"{line}\n" for line in text.split("\n")]
    lines[-1] = lines[-1].removesuffix("\n")
    scenes = tomllib.loads(text).get(_SCENE, [])
    if not isinstance(scenes, list):
        raise NoSceneHeadsError
    known = read_line_numbers(text)
    cuts = [_first_of(lines, known.line((_SCENE, place)) - 1) for place in range(len(scenes))]
    parts = tuple("".join(lines[start:end]) for start, end in pairwise([0, *cuts, len(lines)]))
    if sorted(set(cuts)) != cuts or not all(map(_is_scene, parts[1:])):
        raise NoSceneHeadsError
    return parts


def _is_scene(part: str) -> bool:
    """Does it read as one scene, without what stands before it?"""
    try:
        return len(tomllib.loads(part)[_SCENE]) == 1
    except (KeyError, TypeError, ValueError):
        return False


def _first_of(lines: list[str], at: int) -> int:
    """The first of the lines that belong to the scene whose head stands *at*."""
    while at and lines[at - 1].lstrip().startswith("#"):
        at -= 1
    return at


def _pieces(draft: SheetDraft, before: SheetDraft, parts: list[str]) -> Iterator[_Piece]:
    """The scenes of *draft*: each as it stood among the *parts* of the file, or written."""
    for scene in draft.scenes:
        clean = written_scene(scene.table)
        if scene.origin is None:
            yield _Piece(_scene_text(clean))
            continue
        part, was = parts[scene.origin], before.scenes[scene.origin].table
        if scene.table != was:
            same = {key for key, value in scene.table.items() if was.get(key) == value}
            wanted = {key: was[key] if key in same else clean[key] for key in clean}
            part = _rewritten(part, wanted, (_SCENE, 0)) or _scene_text(clean)
        yield _Piece(part, scene.origin)


def _apart(pieces: list[_Piece]) -> Iterator[str]:
    """The pieces, those set apart that did not stand one behind the other."""
    for before, piece in pairwise([_Piece("", _HEAD - 1), *pieces]):
        if before.text and not before.text.endswith("\n"):
            yield "\n"
        is_behind = before.origin is not None and before.origin + 1 == piece.origin
        if not is_behind and before.text.strip() and not before.text.endswith("\n\n"):
            yield "\n"
        yield piece.text


def _scene_text(scene: Table) -> str:
    return f"[[{_SCENE}]]\n{toml_lines(scene)}"


def _rewritten(part: str, wanted: Table, way: tuple[str | int, ...]) -> str | None:
    """*part* with the table at *way* as it is *wanted*; None where that cannot be had."""
    import tomlkit  # only who changes a file that there is waits for it
    from tomlkit.exceptions import TOMLKitError

    try:
        document = tomlkit.parse(part)
        table = _at(document, way)
        for key in [key for key in table if key not in wanted]:
            del table[key]
        for key, value in wanted.items():
            _put(table, key, value)
        found = tomlkit.dumps(document)
        return found if _at(tomllib.loads(found), way) == wanted else None
    except (TOMLKitError, ValueError, KeyError, TypeError, IndexError):
        return None


def _at(table: Table, way: tuple[str | int, ...]) -> Table:
    found = table
    for key in way:
        found = found[key]  # type: ignore[index]  # places in lists, too
    return found


def _put(table: Table, key: str, value: object) -> None:
    """Put *value* there; what is the same already keeps its comments."""
    import tomlkit

    found = table.get(key)
    if found == value:
        return
    if isinstance(found, dict) and isinstance(value, dict):
        for gone in [each for each in found if each not in value]:
            del found[gone]
        for each, part in value.items():
            _put(found, each, part)
    elif isinstance(found, list) and isinstance(value, list):
        for place, (old, new) in enumerate(zip(found, value, strict=False)):
            if old != new:
                found[place] = tomlkit.value(toml_value(new))
        for new in value[len(found) :]:
            found.append(tomlkit.value(toml_value(new)))
        del found[len(value) :]
    else:
        table[key] = tomlkit.value(toml_value(value))
