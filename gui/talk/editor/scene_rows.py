"""The scenes of a run sheet, as the items that they come to and as rows of a list."""

from pathlib import Path

from flowcharts.codec.tables import Table
from flowcharts.codec.values import read_sound
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.pace import Pace, pace_of, whole_pace
from flowcharts.talk.scene_kind import EveryScene, SceneKind
from flowcharts.talk.scenes import kind_of
from flowcharts.talk.sheet import SheetItem
from flowcharts.talk.sheet_draft import SheetDraft
from flowcharts.talk.sheet_faults import title_of
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.slide_picture import with_pictures
from gui.talk.editor import words
from gui.talk.editor.document import SheetDocument
from gui.text.text_style import TextStyle
from gui.widgets.row import Row

Item = SheetItem | None
"""None, where something is wrong with a scene."""


class SceneItems:
    """The items of scenes: those that did not change are not read again."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._known: dict[int, tuple[Table, Item]] = {}
        self._places: tuple[Path, ...] = (Path(),)

    def of(self, document: SheetDocument) -> tuple[Item, ...]:
        """The items of the scenes of *document* as it is now."""
        draft = document.now
        places = (document.folder, *document.homes)
        if places != self._places:
            self._known, self._places = {}, places
        # By the tables themselves, which are never changed; while it is kept, no other has its id.
        read = {id(scene.table): self._read(scene.table) for scene in draft.scenes}
        self._known = read
        return tuple(read[id(scene.table)][1] for scene in draft.scenes)

    def _read(self, table: Table) -> tuple[Table, Item]:
        known = self._known.get(id(table))
        if known is not None:
            return known
        folder, *homes = self._places
        sheet = with_pictures({"scene": [table]}, folder, homes)
        items = read_sheet(sheet, self._library).items
        return table, next(iter(items), None)


class ScenePaces:
    """What scenes take: those that did not change are not led again."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._known: dict[tuple[int, Wording], tuple[Item, Pace]] = {}

    def of(self, items: tuple[Item, ...], wording: Wording) -> tuple[Pace, ...]:
        """What *items* take on a wall in *wording*; one that cannot be shown takes nothing."""
        led = {(id(item), wording): self._led(item, wording) for item in items}
        self._known = led
        return tuple(led[id(item), wording][1] for item in items)

    def _led(self, item: Item, wording: Wording) -> tuple[Item, Pace]:
        known = self._known.get((id(item), wording))
        if known is not None:
            return known
        pace = pace_of(item, self._library.cards, wording) if item is not None else Pace()
        return item, pace


def minutes_of(scene: Table) -> float:
    """How long a scene is to take; what is no such number is none."""
    return float(read_sound(EveryScene, scene).minutes)


def named(scene: Table, item: Item) -> Text:
    """The title of a scene in the list, though what it names may not be there."""
    title = title_of(scene, item)
    if not any(title):
        return words.NO_WORDS
    kind = kind_of(scene)
    is_there = item is not None or (kind is not None and kind.is_said)
    return title if is_there else words.NOT_THERE.filled(name=title)


def _below(kind: SceneKind | None, item: Item) -> Text:
    """The kind of a scene, and the edition that its case or its chart belongs to."""
    if kind is None:
        return Text("", "")
    content = item.content if item is not None else None
    if content is not None and content.chart is not None:
        edition = content.chart.edition.badge_parts[0]
    elif content is None or not content.is_case:
        return kind.name
    else:
        edition = words.EDITIONS.filled(count=str(content.parts))
    return Text(f"{kind.name.en} · {edition.en}", f"{kind.name.ja}　{edition.ja}")


def row_of(place: int, scene: Table, item: Item, style: TextStyle, *, is_current: bool) -> Row:
    """A line for a scene."""
    kind = kind_of(scene)
    return Row(
        f"{place + 1}. {style.line(named(scene, item))}",
        style.line(_below(kind, item)),
        f"{minutes_of(scene):g}" if "minutes" in scene else "",
        is_faded=bool(scene.get("may", False)),
        is_current=is_current,
    )


def told_pace(pace: Pace) -> Text:
    """So many presses and minutes."""
    return words.PACE.filled(presses=str(pace.presses), minutes=str(pace.minutes))


def told_total(draft: SheetDraft, paces: tuple[Pace, ...]) -> Text:
    """How many scenes *draft* has, as long as they are planned, and what they take."""
    minutes = sum(minutes_of(scene.table) for scene in draft.scenes)
    total = words.TOTAL.filled(count=str(len(paces)), minutes=f"{minutes:g}")
    return words.LED_IN.filled(total=total, pace=told_pace(whole_pace(paces))) if paces else total
