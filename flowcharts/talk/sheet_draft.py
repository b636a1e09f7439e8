"""A run sheet as it is edited: a value, and each change of it is another one."""

from typing import NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.library.scene_kind import SceneKind
from flowcharts.model.text import Text, Wording

SAID = frozenset({SceneKind.SLIDE, SceneKind.BREAK})
"""Scenes that are named by words, and not by an id."""
POINTS = "points"
_TEXTS = ("title", "slide", "break", "story", "notes")
"""The keys under which words stand in two languages."""
LEFT_OUT = ("title", "notes", POINTS)
"""What a scene goes without where it says nothing; the other words are what it shows."""


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
        found = self.head.get("language")
        return Wording(found) if found in tuple(Wording) else Wording.BOTH

    @property
    def table(self) -> Table:
        """The run sheet as it is written: without what is empty."""
        title = {"title": _row(self.title)} if isinstance(self.head.get("title"), dict) else {}
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


def points_of(scene: Table) -> tuple[Text, ...]:
    """The points of a slide."""
    points = scene.get(POINTS)
    return tuple(map(text_of, points)) if isinstance(points, list) else ()


def written_scene(scene: Table) -> Table:
    """A scene as it is written: without empty words, and points that say nothing."""
    found: Table = {}
    for key, value in scene.items():
        if key in _TEXTS and isinstance(value, dict):
            found[key] = _row(text_of(value))
        elif key == POINTS and isinstance(value, list):
            found[key] = [row for point in points_of(scene) if (row := _row(point))]
        else:
            found[key] = value
    return {key: value for key, value in found.items() if value or key not in LEFT_OUT}


def _row(text: Text) -> Table:
    """The languages that *text* has."""
    return {part: words for part, said in text._asdict().items() if (words := said.strip())}
