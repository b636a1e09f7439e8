"""The format of a run sheet: what the kinds of scenes say of their fields, as models."""

from typing import Annotated, Any, Literal

from pydantic import Field, create_model  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.schema.facts import fact_config
from flowcharts.schema.parts import Id, TableForm, Words
from flowcharts.talk.scene_kind import FieldKind
from flowcharts.talk.scenes import FIELDS, SCENES


class SaidForm(TableForm):
    """Words in the languages that the run sheet is in."""

    en: Words | None = None
    ja: Words | None = None


class StoredFactsTable(TableForm):
    """All facts of a case that was generated: `main.py facts` says what each means."""

    model_config = fact_config(None)


_TYPES: dict[FieldKind, Any] = {
    FieldKind.ID: Id,
    FieldKind.LINK: Words,
    FieldKind.WORDS: Words,
    FieldKind.SAID: SaidForm,
    FieldKind.STORY: SaidForm,
    FieldKind.POINTS: list[SaidForm],
    FieldKind.EDITION: Words,
    FieldKind.EDITIONS: Annotated[list[Id], Field(min_length=2)],
    FieldKind.DECISION: str,
    FieldKind.DECISIONS: list[str],
    FieldKind.FACTS: StoredFactsTable,
    FieldKind.MINUTES: Annotated[float, Field(ge=0, allow_inf_nan=False)],
    FieldKind.IS_SO: bool,
}


def _fields() -> dict[str, Any]:
    """The keys of a scene: those that name a kind come first."""
    fields: dict[str, Any] = {}
    for key in dict.fromkeys((*SCENES, *(field.key for field in FIELDS))):
        same = [field for field in FIELDS if field.key == key]
        about = " ".join(dict.fromkeys(field.about for field in same))
        kind = _TYPES[same[0].holds] | None
        # A model has no field of the name of a keyword.
        fields[f"{key}_"] = (kind, Field(None, alias=key, description=about))
    return fields


SceneTable = create_model(
    "SceneTable",
    __base__=TableForm,
    __doc__=f"One thing that the seminar shows: name exactly one of the first {len(SCENES)}.",
    **_fields(),
)


class SeminarFile(TableForm):
    """A run sheet: what a seminar shows, in its order."""

    title: SaidForm
    language: Literal["en", "ja", "both"]
    """What the wall speaks."""
    scene: Annotated[list[SceneTable], Field(min_length=1)]  # type: ignore[valid-type]  # made above
