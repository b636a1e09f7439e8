"""A run sheet as it is edited: a value, each change of it another one, and what was done to it.

A draft holds tables and not what they are read to: words stand in them as they are typed, with a
blank at the end or none at all, and faults of a file stay until somebody mends them. What the
codec makes of a run sheet has neither.
"""

from collections.abc import Callable
from typing import NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.codec.values import read_sound, written
from flowcharts.model.text import Text, Wording
from flowcharts.talk.said import SheetWords
from flowcharts.talk.scene_kind import FieldKind
from flowcharts.talk.scenes import FIELDS
from flowcharts.talk.sheet import head_in

_SAID = frozenset(field.key for field in FIELDS if field.is_said)
_LISTED = frozenset(field.key for field in FIELDS if field.holds is FieldKind.POINTS)
DISPENSABLE = (_SAID | _LISTED) & {field.key for field in FIELDS if field.is_dispensable}
"""The words that a scene goes without where they say nothing; others are what it shows."""


class DraftScene(NamedTuple):
    """A scene as it is edited."""

    table: Table
    """As its file has it, but for words: these stand as they are typed. It is never changed."""
    origin: int | None = None
    """Which of the scenes of the file it is; None for one that the file has not."""


class SheetDraft(NamedTuple):
    """A run sheet, sound or not."""

    head: Table
    """All of it but the scenes; it is never changed."""
    scenes: tuple[DraftScene, ...] = ()

    @property
    def title(self) -> Text:
        """What the seminar is called."""
        return text_of(self.head.get("title"))

    @property
    def wording(self) -> Wording:
        """What the wall speaks."""
        return head_in(self.head).language

    @property
    def table(self) -> Table:
        """The run sheet as it is written: without what is empty."""
        said = self.head.get("title")
        title = {"title": _said(said)} if isinstance(said, dict) else {}
        scenes = [written_scene(scene.table) for scene in self.scenes]
        return {**self.head, **title, **({"scene": scenes} if scenes else {})}

    def with_head(self, key: str, value: object) -> "SheetDraft":
        """The same, with something else said of the whole of it."""
        return self._replace(head={**self.head, key: value})

    def with_scene(self, place: int, said: Table) -> "SheetDraft":
        """The same, with that *said* of a scene; None for what is not said of it any more."""
        scene = self.scenes[place]
        table = {**scene.table, **said}
        left = {key: value for key, value in table.items() if value is not None}
        return self._with(place, 1, scene._replace(table=left))

    def added(self, place: int, table: Table) -> "SheetDraft":
        """The same with one more scene, at *place*."""
        return self._with(place, 0, DraftScene(table))

    def doubled(self, place: int) -> "SheetDraft":
        """The same with a scene once more behind it."""
        return self.added(place + 1, self.scenes[place].table)

    def removed(self, place: int) -> "SheetDraft":
        """The same without a scene."""
        return self._with(place, 1)

    def moved(self, place: int, to: int) -> "SheetDraft":
        """The same with a scene elsewhere."""
        scenes = [*self.scenes]
        scenes.insert(to, scenes.pop(place))
        return self._replace(scenes=tuple(scenes))

    def _with(self, place: int, count: int, *scenes: DraftScene) -> "SheetDraft":
        """The same with *scenes* in the place of so many."""
        around = (self.scenes[:place], self.scenes[place + count :])
        return self._replace(scenes=(*around[0], *scenes, *around[1]))


def draft_of(table: Table) -> SheetDraft:
    """The run sheet that a file's *table* is."""
    head = {key: value for key, value in table.items() if key != "scene"}
    scenes = enumerate(table.get("scene", ()))
    return SheetDraft(head, tuple(DraftScene(scene, place) for place, scene in scenes))


def text_of(table: object) -> Text:
    """The words of a table; empty where it has none."""
    if not isinstance(table, dict):
        return Text("", "")
    return Text(str(table.get("en", "")), str(table.get("ja", "")))


def texts_of(listed: object) -> tuple[Text, ...]:
    """The words of a list of tables; none where it is no list."""
    return tuple(map(text_of, listed)) if isinstance(listed, list) else ()


def written_scene(scene: Table) -> Table:
    """A scene as it is written: without empty words, and points that say nothing."""
    found: Table = {}
    for key, value in scene.items():
        if key in _SAID and isinstance(value, dict):
            found[key] = _said(value)
        elif key in _LISTED and isinstance(value, list):
            found[key] = [row for point in value if (row := _said(point))]
        else:
            found[key] = value
    return {key: value for key, value in found.items() if value or key not in DISPENSABLE}


def _said(words: object) -> Table:
    """*words* in the languages that they are said in; nothing where they are none."""
    return written(read_sound(SheetWords, words)) if isinstance(words, dict) else {}


class Spot(NamedTuple):
    """Where something was changed."""

    place: int
    """The scene; below 0 for what is said of the whole."""
    field: str = ""
    """The field in which it was typed; empty where none was."""


class SheetChange(NamedTuple):
    """One thing that was done."""

    before: SheetDraft
    after: SheetDraft
    undone_at: Spot
    """Where one looks to see it undone."""
    done_at: Spot
    words: int | None
    """How many words stood in the field; None for what was not typed."""

    def goes_on_with(self, other: "SheetChange") -> bool:
        """Is it typing that goes on within the same word as *other*?"""
        return self.words is not None and (self.words, self.done_at) == (other.words, other.done_at)


class SheetHistory(NamedTuple):
    """A run sheet as it is now, and the way to it."""

    now: SheetDraft
    done: tuple[SheetChange, ...] = ()
    undone: tuple[SheetChange, ...] = ()
    """The next to be done again is the last."""

    def changed(self, change: SheetChange) -> "SheetHistory":
        """The history with a change: undone all at once with what was typed before it of a word."""
        done = self.done
        if done and not self.undone and change.goes_on_with(done[-1]):
            change = change._replace(before=done[-1].before)
            done = done[:-1]
        return SheetHistory(change.after, (*done, change))

    def mapped(self, made: Callable[[SheetDraft], SheetDraft]) -> "SheetHistory":
        """The history with all that it was and is *made* otherwise."""
        done, undone = (
            tuple(
                change._replace(before=made(change.before), after=made(change.after))
                for change in changes
            )
            for changes in (self.done, self.undone)
        )
        return SheetHistory(made(self.now), done, undone)

    def stepped_back(self) -> "SheetHistory":
        """The history before what was done last."""
        *done, last = self.done
        return SheetHistory(last.before, tuple(done), (*self.undone, last))

    def stepped_on(self) -> "SheetHistory":
        """The history with what was undone last."""
        *undone, last = self.undone
        return SheetHistory(last.after, (*self.done, last), tuple(undone))
