"""A run sheet being edited: its TOML, with all comments and spaces as they were written."""

from pathlib import Path
from typing import Any, NamedTuple

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT

from flowcharts.folders import replacing
from flowcharts.loading.reader_parts import Table
from flowcharts.loading.scene_kind import SceneKind
from flowcharts.model.text import Text, Wording
from gui.seminar.editor import words

_NEW = """\
language = "both"

[title]
en = ""
ja = ""
"""
SAID = frozenset({SceneKind.SLIDE, SceneKind.BREAK})
"""Scenes that are named by words, and not by an id."""


class Questions(NamedTuple):
    """What a scene says of the questions of its case, by the ids of its decisions."""

    asks: tuple[str, ...] | None
    """Those that are put to the room; None for all."""
    votes: tuple[str, ...]
    begins: str | None
    """The first that is shown; None for the first there is."""


class DocumentError(ValueError):
    """A file that cannot be edited; the message is a sentence."""


class SheetDocument:
    """The run sheet.

    Attributes:
        path: where it was read from, or written to last; None for a new one.
        is_changed: is there anything in it that its file has not?
    """

    def __init__(self) -> None:
        self._document = tomlkit.parse(_NEW)
        self.path: Path | None = None
        self.is_changed = False
        self._written = ""

    def open(self, path: Path) -> None:
        """Edit the file at *path*.

        Raises:
            DocumentError: it cannot be read, or is no TOML.
        """
        try:
            written = path.read_text("utf-8")
            document = tomlkit.parse(written)
        except OSError as error:
            raise DocumentError(f"{path} cannot be read: {error.strerror}.") from None
        except (TOMLKitError, ValueError) as error:
            raise DocumentError(f"{path} is no run sheet: {error}") from None
        if not isinstance(document.get("scene", tomlkit.aot()), AoT):
            raise DocumentError(f"{path} is no run sheet: [[scene]] begins each scene.")
        self._document, self._written = document, written
        self.path, self.is_changed = path, False

    def write(self, path: Path) -> None:
        """Write it to *path*, all of it or nothing.

        Raises:
            OSError: it cannot be written there.
            DocumentError: somebody else has changed the file meanwhile.
        """
        if path == self.path and path.exists() and path.read_text("utf-8") != self._written:
            raise DocumentError(f"{path} was changed by another program: save under another name.")
        written = tomlkit.dumps(self._document)
        with replacing(path) as fresh:
            fresh.write_text(written, encoding="utf-8", newline="\n")
        self.path, self._written, self.is_changed = path, written, False

    @property
    def title(self) -> Text:
        """What the seminar is called."""
        return _said(self._document.get("title"))

    def rename(self, title: Text) -> None:
        """Call it so."""
        if title != self.title:
            self._say(self._document, "title", title)

    @property
    def wording(self) -> Wording:
        """What the wall speaks."""
        found = self._document.get("language")
        return Wording(str(found)) if found in tuple(Wording) else Wording.BOTH

    def speak(self, wording: Wording) -> None:
        """Let the wall speak so."""
        if wording != self.wording or "language" not in self._document:
            self._document["language"] = wording.value
            self.is_changed = True

    @property
    def scenes(self) -> tuple[dict[str, Any], ...]:
        """The scenes as plain tables, in their order."""
        return tuple(scene.unwrap() for scene in self._scenes)

    def add(self, kind: SceneKind, name: str, place: int, stored: Table | None = None) -> None:
        """Put a scene at *place*: a chart or an example by its id, others by their words.

        *stored*: all of it, where its id does not stand for it.
        """
        scene = tomlkit.table()
        if kind in SAID:
            said = words.BREAK if name in words.BREAK else Text(name, name)
            self._say(scene, kind.value, said)
        else:
            scene[kind.value] = name
        scene["minutes"] = 5
        for key, value in (stored or {}).items():
            scene[key] = _inline(value) if isinstance(value, dict) else value
        scene.add(tomlkit.nl())
        if "scene" not in self._document:
            self._document.append("scene", tomlkit.aot())
        self._scenes.insert(place, scene)
        self.is_changed = True

    def remove(self, place: int) -> None:
        """Take a scene away."""
        del self._scenes[place]
        self.is_changed = True

    def move(self, place: int, to: int) -> None:
        """Let a scene stand elsewhere, with its comments."""
        scenes = self._scenes
        if 0 <= to < len(scenes) and to != place:
            scene = scenes[place]
            del scenes[place]
            scenes.insert(to, scene)
            self.is_changed = True

    def plan(self, place: int, minutes: float) -> None:
        """Let a scene take so long."""
        whole = int(minutes) if minutes == int(minutes) else minutes
        self._put(place, "minutes", whole if minutes else None)

    def allow(self, place: int, *, may: bool) -> None:
        """May a scene be left out where time is short?"""
        self._put(place, "may", True if may else None)

    def note(self, place: int, notes: Text) -> None:
        """Let the leader read that beside a scene."""
        scene = self._scenes[place]
        if notes == _said(scene.get("notes")):
            return
        if notes.en or notes.ja:
            self._say(scene, "notes", notes)
        else:
            self._put(place, "notes", None)

    def notes(self, place: int) -> Text:
        """What the leader reads beside a scene."""
        return _said(self._scenes[place].get("notes"))

    def questions(self, place: int) -> Questions:
        """Which questions of a scene are asked and voted on."""
        scene = self.scenes[place]
        asks = tuple(scene["ask"]) if "ask" in scene else None
        return Questions(asks, tuple(scene.get("vote", ())), scene.get("begin"))

    def ask(self, place: int, questions: Questions) -> None:
        """Ask those questions of a scene, and no others."""
        asks, votes = questions.asks, questions.votes
        self._put(place, "ask", None if asks is None else list(asks))
        self._put(place, "vote", list(votes) or None)
        self._put(place, "begin", questions.begins)

    def heading(self, place: int, kind: SceneKind) -> Text:
        """What a slide or a break says."""
        return _said(self._scenes[place].get(kind.value))

    def say(self, place: int, kind: SceneKind, heading: Text) -> None:
        """Let a slide or a break say that."""
        if heading != self.heading(place, kind):
            self._say(self._scenes[place], kind.value, heading)

    def points(self, place: int) -> tuple[Text, ...]:
        """The points of a slide."""
        return tuple(map(_said, self._scenes[place].get("points", ())))

    def list_points(self, place: int, points: tuple[Text, ...]) -> None:
        """Let a slide have these points; those that stay keep their comments."""
        if points == self.points(place):
            return
        scene = self._scenes[place]
        if not points or "points" not in scene:
            self._put(place, "points", [_in_line(point) for point in points] or None)
            return
        written = scene["points"]
        for which, point in enumerate(points):
            if which >= len(written):
                written.append(_in_line(point))
            elif point != _said(written[which]):
                written[which] = _in_line(point)
        del written[len(points) :]
        self.is_changed = True

    @property
    def _scenes(self) -> AoT:
        found = self._document.get("scene")
        return found if isinstance(found, AoT) else tomlkit.aot()

    def _put(self, place: int, key: str, value: object) -> None:
        scene = self._scenes[place]
        if value is None and key in scene:
            del scene[key]
        elif value is not None and scene.get(key) != value:
            scene[key] = value
        else:
            return
        self.is_changed = True

    def _say(self, table: Any, key: str, text: Text) -> None:  # noqa: ANN401  # a table of tomlkit
        """Put a text, with the languages that it has; comments beside it stay."""
        said = _row(text)
        found = table.get(key)
        if isinstance(found, dict):
            for part in ("en", "ja"):
                if part in said:
                    found[part] = said[part]
                elif part in found:
                    del found[part]
        else:
            table[key] = _inline(said)
        self.is_changed = True


def _said(table: object) -> Text:
    """The words of a table; empty where it has none."""
    if not isinstance(table, dict):
        return Text("", "")
    return Text(str(table.get("en", "")), str(table.get("ja", "")))


def _row(text: Text) -> Table:
    """The languages that *text* has."""
    return {part: words for part, words in text._asdict().items() if words}


def _in_line(text: Text) -> tomlkit.items.InlineTable:
    return _inline(_row(text))


def _inline(table: Table) -> tomlkit.items.InlineTable:
    """A table on one line, so that what comes after it is still of the scene."""
    inline = tomlkit.inline_table()
    inline.update(table)
    return inline
