"""A kind of scene: all that is its own, but how it is painted."""

from collections.abc import Callable, Collection, Iterator, Mapping
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Protocol

from flowcharts.codec.line_numbers import Where
from flowcharts.codec.record_form import FormField
from flowcharts.codec.tables import Table
from flowcharts.codec.values import record
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text
from flowcharts.suggestions import nearest
from flowcharts.talk.said import SheetWords, said_in_its_language
from flowcharts.talk.scene import WallScene
from flowcharts.talk.sheet import SheetContent
from flowcharts.traits import Range

NO_WALK = Text(
    "“{name}” leads nowhere: give a link as the trainer copies it.",
    "「{name}」は道筋を示していません。トレーナーでコピーしたリンクを入れてください。",
)
_NO_EXAMPLE = Text("there is no example “{name}”.", "「{name}」という例題はありません。")
_MEANT = Text("{said} Did you mean “{near}”?", "{said}「{near}」のことですか？")
_UNSHOWN = Text("it cannot be shown as it stands.", "この内容のままでは表示できません。")


class FieldKind(Enum):
    """How a field of a scene is edited."""

    ID = auto()
    """The id of an example or of a card."""
    LINK = auto()
    """A link to a walk, or what can stand in its place."""
    SAID = auto()
    """Words in each language of the run sheet, on one line."""
    STORY = auto()
    """The same on several lines."""
    POINTS = auto()
    """A list of them."""
    EDITION = auto()
    """The edition on which an example is told."""
    EDITIONS = auto()
    EDITION_VOTES = auto()
    """Those of them that are voted on."""
    QUESTIONS = auto()
    """Decisions of the example."""
    MINUTES = auto()
    IS_SO = auto()
    """Yes or no."""
    PICTURE = auto()
    """A file beside the run sheet."""
    NONE = auto()
    """Not at all."""


class SceneField(NamedTuple):
    """What there is to say of a field of a scene, beside its type."""

    holds: FieldKind
    about: str
    """Its meaning, for who writes the file."""
    name: Text | None = None
    """Its name in the editor; None where the editor does not offer it."""
    said: Text | None = None
    """Its name in a sentence that says in which language its words are missing."""
    only_with: str = ""
    """The key without which the editor does not offer it."""
    is_wanted: bool = False
    """Are its words missed where that key is there and they are not?"""
    key: str = ""
    """Its key in a file, which its type tells."""
    is_dispensable: bool = False
    """Is it left out where it says nothing? Its type tells that, too."""

    @property
    def is_said(self) -> bool:
        """Does it hold words in each language?"""
        return self.holds in {FieldKind.SAID, FieldKind.STORY}

    def said_in(self, scene: Table) -> Iterator[tuple[Where, Table]]:
        """All words of it in *scene*, each in its languages, and where they stand."""
        is_missed = self.is_wanted and self.only_with in scene
        value = scene.get(self.key, {} if is_missed else None)
        if self.is_said and isinstance(value, dict):
            yield (self.key,), value
        elif self.holds is FieldKind.POINTS and isinstance(value, list):
            rows = enumerate(value)
            yield from (((self.key, place), row) for place, row in rows if isinstance(row, dict))


@cache
def fields_of(form: type) -> tuple[SceneField, ...]:
    """The fields of a scene, as its type says them."""
    return tuple(map(_told_by_type, record(form).fields))


def _told_by_type(field: FormField) -> SceneField:
    """What is said of *field*, and what its type tells: without its key, it cannot be edited."""
    told: SceneField = field.traits[SceneField]
    is_dispensable = not field.is_required and told.only_with != field.key
    return told._replace(key=field.key, is_dispensable=is_dispensable)


class EveryScene(NamedTuple):
    """What a scene of any kind may say."""

    minutes: Annotated[
        float, Range(0), SceneField(FieldKind.MINUTES, "How long it is to take.")
    ] = 0.0
    may: Annotated[bool, SceneField(FieldKind.IS_SO, "May it be dropped where time is short?")] = (
        False
    )
    notes: Annotated[
        SheetWords | None,
        SceneField(
            FieldKind.STORY,
            "What only the leader reads.",
            Text("Notes, which only the leader reads", "メモ（進行役だけに見えます）"),
            Text("the notes", "メモ"),
        ),
    ] = None


OF_EVERY_SCENE = fields_of(EveryScene)
"""The fields that a scene of any kind may have."""


class NamedExample(NamedTuple):
    """An example that a scene names, while it is checked."""

    id: str
    answered: Mapping[str, tuple[str, ...]]
    """The decisions that it answers, by the charts that it is told for, its own first."""


class CheckedScene(Protocol):
    """A scene of a file while it is checked, and what it may name."""

    def has(self, key: str) -> bool:
        """Does it say anything there?"""

    def words(self, key: str) -> str | None:
        """The string there."""

    def array(self, key: str) -> list[Any]:
        """The array there, empty where there is none."""

    def table(self, key: str) -> Table:
        """The table there, empty where there is none."""

    def note(self, within: Where, said: Text) -> None:
        """Note what is wrong there."""

    def example(self, key: str) -> NamedExample | None:
        """The example named there; None where there is none, which is noted, or an unsound one."""

    def chart(self, within: Where, name: str) -> Chart | None:
        """The chart of that name; None where none can be walked, which is noted."""

    def check_card(self, key: str) -> None:
        """Note a card that there is not."""

    def check_link(self, key: str) -> None:
        """Note a link that leads nowhere."""

    def picture(self, name: str) -> Path:
        """The file that it calls so; a bare name, where that does not lie beside the run sheet."""


class Offered(NamedTuple):
    """One of the things to choose from for a new scene."""

    name: str
    """The id or the words that name it in a run sheet."""
    words: Text
    is_named_so: bool = True
    """Does its name say something to who chooses?"""
    edition: Text | None = None
    """The edition that it belongs to, where its words do not say that."""


class SceneEditions(NamedTuple):
    """The editions that a scene can be told on."""

    offered: Mapping[str, Text]
    """Their names, by the ids of their charts."""
    chosen: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()
    """Those that are chosen where the scene says nothing of them."""
    is_unknown: bool = False
    """Does the scene name an example that is not there?"""


NO_EDITIONS = SceneEditions({})


def why_no_walk(name: str, _library: Library) -> Text:
    """Why a link is not shown."""
    return NO_WALK.filled(name=name)


def why_no_example(name: str, library: Library) -> Text:
    """Why an example is not shown."""
    return not_there(_NO_EXAMPLE, name, library.scenario_ids)


def not_there(said: Text, name: str, known: Collection[str]) -> Text:
    """*said* of a *name* that is none of the *known*, with the one that may be meant."""
    if name in known:
        return _UNSHOWN
    near = nearest(name, known)
    found = said.filled(name=name)
    return found if near is None else _MEANT.filled(said=found, near=near)


class SceneKind(NamedTuple):
    """A kind of scene."""

    name: Text
    """Its name in the editor."""
    form: type
    """What a scene is read to; the first of its fields names what is shown."""
    read: Callable[[Any, Library], SheetContent]
    """Gives what that shows. Raises what `read_sheet` takes for a mistake."""
    walls: tuple[type[WallScene], ...] = ()
    """The scenes on the wall that no other kind comes to: each names its painter."""
    check: Callable[[CheckedScene], None] = lambda _scene: None
    """Notes what is wrong with a scene of a file beyond its form."""
    gone: Callable[[Table, Library], Text | None] = lambda _scene, _library: None
    """Why what a scene names cannot be had, where only the whole library can tell."""
    why_not: Callable[[str, Library], Text] = lambda _name, _library: _UNSHOWN
    """Why a scene that names that cannot be shown."""
    offered: Callable[[Library], Iterator[Offered]] = lambda _library: iter(())
    further: Callable[[str, Library], Iterator[Offered | None]] = lambda _name, _library: iter(())
    """Others that have such a name, sought one after the other; None for each that has not."""
    unknown: Text = Text("", "")
    """The sentence on a name that is not offered."""
    first_words: str = ""
    """Words that stand there to be typed over, where there is nothing to choose from."""
    added: Callable[[str, Library], Table] | None = None
    """Gives a new scene of that name; None where it says no more than its name."""
    first_field: str = ""
    """The key of the field that is filled next once a scene is added."""
    faulty: str = ""
    """The key of the field that a fault of its content is about."""
    editions: Callable[[Table, Library], SceneEditions] = lambda _scene, _library: NO_EDITIONS

    @property
    def fields(self) -> tuple[SceneField, ...]:
        """Its fields."""
        return fields_of(self.form)

    @property
    def key(self) -> str:
        """The key that names a scene of it."""
        return self.fields[0].key

    @property
    def is_said(self) -> bool:
        """Is a scene of it named by what it says, and not by an id?"""
        return self.fields[0].is_said

    def new_scene(self, name: str, library: Library) -> Table:
        """A new scene that is named or called so, as its file has it.

        Raises:
            NoCaseError: there is no such case.
        """
        if self.added is not None:
            return self.added(name, library)
        return {self.key: said_in_its_language(name) if self.is_said else name}

    def field_with(self, kind: FieldKind) -> SceneField | None:
        """The field that holds that, if one does."""
        return next((field for field in self.fields if field.holds is kind), None)
