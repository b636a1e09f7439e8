"""The format of a run sheet: what the kinds of scenes say of their fields, as a type."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, make_dataclass
from typing import Annotated, Any, Literal, NamedTuple

from flowcharts.cases.told_facts import StoredFacts
from flowcharts.talk.scene_kind import FieldKind
from flowcharts.talk.scenes import FIELDS, SCENES
from flowcharts.traits import AtLeast, Described, IdWord, Named, Range, SomeWords


class SheetWords(NamedTuple):
    """Words in the languages that the run sheet is in."""

    en: SomeWords | None = None
    ja: SomeWords | None = None


_TYPES: Mapping[FieldKind, Any] = {
    FieldKind.ID: IdWord,
    FieldKind.LINK: SomeWords,
    FieldKind.WORDS: SomeWords,
    FieldKind.SAID: SheetWords,
    FieldKind.STORY: SheetWords,
    FieldKind.POINTS: tuple[SheetWords, ...],
    FieldKind.EDITION: SomeWords,
    FieldKind.EDITIONS: Annotated[tuple[IdWord, ...], AtLeast(2)],
    FieldKind.DECISION: str,
    FieldKind.DECISIONS: tuple[str, ...],
    FieldKind.FACTS: StoredFacts,
    FieldKind.MINUTES: Annotated[float, Range(0)],
    FieldKind.IS_SO: bool,
}


def _fields() -> Iterator[tuple[str, Any, Any]]:
    """The keys of a scene: those that name a kind come first."""
    for key in dict.fromkeys((*SCENES, *(each.key for each in FIELDS))):
        same = [each for each in FIELDS if each.key == key]
        about = Described(" ".join(dict.fromkeys(each.about for each in same)))
        form: Any = Annotated[_TYPES[same[0].holds] | None, Named(key), about]
        yield f"{key}_", form, field(default=None)  # no field has the name of a keyword


SceneTable: Any = make_dataclass("SceneTable", _fields(), frozen=True, kw_only=True)
SceneTable.__doc__ = (
    f"One thing that the seminar shows: name exactly one of the first {len(SCENES)}."
)


@dataclass(frozen=True, kw_only=True)
class SeminarFile:
    """A run sheet: what a seminar shows, in its order."""

    title: SheetWords
    language: Literal["en", "ja", "both"]
    """What the wall speaks."""
    scene: Annotated[tuple[SceneTable, ...], AtLeast(1)]
