"""The check of a run sheet: all that it names is there, and is said in its languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.known_content import KnownContent
from flowcharts.checking.wordless_charts import WordlessCharts
from flowcharts.codec.complaints import lacking
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.tables import Table
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text, Wording, listed
from flowcharts.model.walk_link import LinkError, read_walk_link
from flowcharts.talk.scene_kind import OF_EVERY_SCENE, NamedExample, SceneKind
from flowcharts.talk.scenes import FIELDS, SCENES, kinds_of
from flowcharts.talk.slide_picture import picture_at

_ONE_THING = Text(
    "A scene shows one thing, and this names {named}: give one of {keys}.",
    "1つの場面で見せるものは1つですが、ここには{named}。{keys} のどれか1つを書いてください。",
)
_NOTHING = Text("nothing", "何もありません")
_SAYS_NOTHING = Text(
    "`{key}` says nothing of a scene that shows `{kind}`.",
    "`{kind}` を見せる場面では、`{key}` に意味がありません。",
)

IsSound = Callable[[Where, Path], bool]


def check_seminar(
    file: ContentFile, known: KnownContent, wordless: WordlessCharts, is_sound: IsSound
) -> None:
    """Note what is wrong with the run sheet in *file*.

    *is_sound* says of a file that a place needs whether it has no mistakes, and notes it there
    if it has.
    """
    if file.has("title"):
        _check_said(file, ("title",))
    for place in range(len(file.list_at("scene"))):
        if file.table_at("scene", place):
            _Scene(file, place, known, wordless, is_sound).check()


def _check_said(file: ContentFile, where: Where) -> None:
    """Note a language of the run sheet in which nothing is said there."""
    language = file.words_at("language")
    if language not in tuple(Wording):
        return
    for code in Wording(language).languages:
        if not file.has(*where, code):
            key = (*file.lines.within_table(where), code)
            file.note(where, lacking(code, ".".join(map(str, key))))


class _Scene:
    """One scene of a run sheet, which its kind checks."""

    def __init__(
        self,
        file: ContentFile,
        place: int,
        known: KnownContent,
        wordless: WordlessCharts,
        is_sound: IsSound,
    ) -> None:
        self._file = file
        self._where = ("scene", place)
        self._known = known
        self._wordless = wordless
        self._is_sound = is_sound

    def check(self) -> None:
        """Note what is wrong with it."""
        kinds = kinds_of(self._file.table_at(*self._where))
        if len(kinds) == 1:
            self._check_as(kinds[0])
            return
        keys = [f"`{kind.key}`" for kind in kinds]
        named = Text(" and ".join(keys), f" {'、'.join(keys)} があります") if keys else _NOTHING
        known = [f"`{key}`" for key in SCENES]
        self.note((), _ONE_THING.filled(named=named, keys=listed(known)))

    def _check_as(self, kind: SceneKind) -> None:
        fields = (*kind.fields, *OF_EVERY_SCENE)
        for key in {field.key for field in FIELDS} - {field.key for field in fields}:
            if self.has(key):
                self.note((key,), _SAYS_NOTHING.filled(key=key, kind=kind.key))
        for field in fields:
            for within, _ in field.said_in(self._file.table_at(*self._where)):
                _check_said(self._file, (*self._where, *within))
        kind.check(self)

    def has(self, key: str) -> bool:
        """Does it say anything there?"""
        return self._file.has(*self._where, key)

    def words(self, key: str) -> str | None:
        """The string there."""
        return self._file.words_at(*self._where, key)

    def array(self, key: str) -> list[Any]:
        """The array there, empty where there is none."""
        return self._file.list_at(*self._where, key)

    def table(self, key: str) -> Table:
        """The table there, empty where there is none."""
        return self._file.table_at(*self._where, key)

    def note(self, within: Where, said: Text) -> None:
        """Note what is wrong there."""
        self._file.note((*self._where, *within), said)

    def example(self, key: str) -> NamedExample | None:
        """The example named there; None where there is none, which is noted, or an unsound one."""
        name, known = self.words(key), self._known.scenarios
        if name is None:
            return None
        if name not in known:
            self.note((key,), no_such("example", name, known))
            return None
        if not self._is_sound((*self._where, key), known[name]):
            return None
        return _named(self._known.file(known[name]))

    def chart(self, within: Where, name: str) -> Chart | None:
        """The chart of that name; None where none can be walked, which is noted."""
        charts = self._known.charts
        if name not in charts:
            self.note(within, no_such("chart", name, charts))
        return self._wordless.chart(name) if self._wordless.has_chart(name) else None

    def check_card(self, key: str) -> None:
        """Note a card that there is not."""
        card, known = self.words(key), self._known.cards
        if card is not None and card not in known:
            self.note((key,), no_such("card", card, known))

    def check_link(self, key: str) -> None:
        """Note a link that leads nowhere."""
        words = self.words(key)
        if words is None:
            return
        try:
            read_walk_link(words, self._wordless.chart)
        except KeyError as error:
            self.chart((key,), str(error.args[0]))
        except LinkError as error:
            self.note((key,), error.said)

    def picture(self, name: str) -> Path:
        """The file that it calls so; a bare name, where that does not lie beside the run sheet."""
        return picture_at(name, self._file.path.parent)


def _named(example: ContentFile) -> NamedExample:
    """What a scene may say of an example that has no mistakes."""
    own = example.words_at("chart") or ""
    answered = {own: tuple(example.tables_at("answer"))}
    for chart in example.tables_at("also"):
        rows = example.list_at("also", chart, "answers")
        answered[chart] = tuple(str(row).partition("=")[0] for row in rows)
    return NamedExample(example.id, answered)
