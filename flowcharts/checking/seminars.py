"""What must hold in a run sheet: all that it names is there, and is said in its languages."""

from collections.abc import Callable, Iterable
from pathlib import Path

from flowcharts.cases.case import Case, FactError, read_fact
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import decide
from flowcharts.cases.facts import FACTS
from flowcharts.cases.rule import NoRuleError
from flowcharts.checking.content_file import ContentFile, lacking
from flowcharts.checking.known_content import KnownContent
from flowcharts.checking.wordless_charts import WordlessCharts
from flowcharts.codec.line_numbers import Where
from flowcharts.library.scene_kind import SceneKind, kinds_of
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import parts
from flowcharts.model.text import Wording
from flowcharts.model.walk_link import LinkError, is_link, read_walk_link
from flowcharts.suggestions import advice

IsSound = Callable[[Where, Path], bool]

_ONLY_OF = {
    "begin": (SceneKind.EXAMPLE, SceneKind.CASE),
    "ask": (SceneKind.EXAMPLE, SceneKind.CASE),
    "vote": (SceneKind.EXAMPLE, SceneKind.CASE),
    "charts": (SceneKind.COMPARE,),
    "points": (SceneKind.SLIDE,),
    "card": (SceneKind.CASE,),
    "title": (SceneKind.CASE,),
    "story": (SceneKind.CASE,),
    "facts": (SceneKind.CASE,),
}
"""What only some scenes have."""
_SAID = ("slide", "break", "title", "story", "notes")
_STORED_WITH_CASE = ("card", "story", "facts")
_NEEDED_BY_CASE = ("card", "chart", "story", "facts")


def check_seminar(
    file: ContentFile, known: KnownContent, wordless: WordlessCharts, is_sound: IsSound
) -> None:
    """Note what is wrong with the run sheet in *file*.

    *is_sound* says of a file that a place needs whether it has no mistakes, and notes it there
    if it has.
    """
    _check_said(file, ("title",))
    for place in range(len(file.list_at("scene"))):
        if file.table_at("scene", place):
            _Scene(file, place, known, wordless, is_sound).check()


def _check_said(file: ContentFile, where: Where) -> None:
    """Note a language of the run sheet in which nothing is said there."""
    language = file.words_at("language")
    if language not in tuple(Wording) or not file.has(*where):
        return
    for code in Wording(language).languages:
        if not file.has(*where, code):
            key = (*file.lines.within_table(where), code)
            file.note(where, lacking(code, ".".join(map(str, key))))


class _Scene:
    """One scene of a run sheet."""

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
        if len(kinds) != 1:
            all_kinds = ", ".join(f"`{kind}`" for kind in SceneKind)
            named = " and ".join(f"`{kind}`" for kind in kinds) or "nothing"
            self._note(
                (), f"A scene shows one thing, and this names {named}: give one of {all_kinds}."
            )
            return
        for key, needing in _ONLY_OF.items():
            if self._has(key) and kinds[0] not in needing:
                self._note((key,), f"`{key}` says nothing of a scene that shows `{kinds[0]}`.")
        for key in _SAID:
            _check_said(self._file, (*self._where, key))
        for place in range(len(self._file.list_at(*self._where, "points"))):
            _check_said(self._file, (*self._where, "points", place))
        self._check_kind(kinds[0])

    def _check_kind(self, kind: SceneKind) -> None:
        match kind:
            case SceneKind.EXAMPLE:
                self._check_example()
            case SceneKind.COMPARE:
                self._check_comparison()
            case SceneKind.CASE:
                self._check_case()
            case SceneKind.CHART | SceneKind.WALK:
                self._check_walk(kind)
            case SceneKind.SLIDE | SceneKind.BREAK:
                pass

    def _check_example(self) -> None:
        example = self._example("example")
        if example is None:
            return
        own = example.words_at("chart")
        told_for = [name for name in (own, *example.tables_at("also")) if name is not None]
        chart = self._words("chart")
        if chart is not None and chart not in told_for:
            self._note(
                ("chart",),
                f"{example.id} is not told on “{chart}”. {advice(chart, told_for)}",
            )
            return
        if chart in (None, own):
            answered = list(example.tables_at("answer"))
        else:
            rows = example.list_at("also", chart or "", "answers")
            answered = [str(row).partition("=")[0] for row in rows]
        self._check_asked(answered)

    def _check_asked(self, answered: Iterable[str]) -> None:
        known = [name.rpartition("/")[2] for name in answered]
        begin = self._words("begin")
        if begin is not None and begin not in known:
            note = f"“{begin}” is not asked in this example. {advice(begin, known)}"
            self._note(("begin",), note)
        for key in ("ask", "vote"):
            for place, name in enumerate(self._file.list_at(*self._where, key)):
                if isinstance(name, str) and name not in known:
                    note = f"“{name}” is not asked in this example. {advice(name, known)}"
                    self._note((key, place), note)

    def _check_comparison(self) -> None:
        example = self._example("compare")
        if not self._has("charts"):
            if example is not None and not example.tables_at("also"):
                self._note(("compare",), f"{example.id} is told on one edition: give `charts`.")
            return
        for place, name in enumerate(self._file.list_at(*self._where, "charts")):
            if isinstance(name, str):
                self._check_chart(("charts", place), name)

    def _check_walk(self, key: SceneKind) -> None:
        words = self._words(key)
        if words is None:
            return
        if not is_link(words) and key is SceneKind.CHART:
            self._check_chart((key,), words)
            return
        try:
            read_walk_link(words, self._wordless.chart)
        except KeyError as error:
            self._check_chart((key,), str(error.args[0]))
        except LinkError as error:
            self._note((key,), str(error))

    def _check_case(self) -> None:
        if not any(self._has(key) for key in _STORED_WITH_CASE):
            return  # its id makes it again
        for key in _NEEDED_BY_CASE:
            if not self._has(key):
                self._note(
                    ("case",),
                    f"`{key}` is missing: a case stands with its card, chart, story and facts.",
                )
        card, name = self._words("card"), self._words("chart")
        if card is not None and card not in self._known.cards:
            self._note(("card",), f"There is no card “{card}”. {advice(card, self._known.cards)}")
        chart = self._wordless.chart(name) if name and self._check_chart(("chart",), name) else None
        facts = self._facts()
        if chart is not None and facts is not None and self._has("facts"):
            self._check_decided(chart, facts)

    def _facts(self) -> Case | None:
        """The facts; None where one of them is wrong."""
        values = {}
        is_sound = True
        for name, given in self._file.table_at(*self._where, "facts").items():
            try:
                fact, value = read_fact(name, given)
                values[fact] = value
            except FactError as error:
                self._note(("facts", name), str(error))
                is_sound = False
        return Case(values) if is_sound else None

    def _check_decided(self, chart: Chart, case: Case) -> None:
        fault = contradiction(case)
        if fault is not None:
            self._note(("facts",), fault)
            return
        try:
            decided = decide(chart, case)
        except NoRuleError as error:
            self._note(("chart",), str(error))
            return
        if decided.stopped is not None:
            self._note(("facts",), decided.stopped.en)
        elif decided.missing:
            missing = ", ".join(FACTS[name].key for name in decided.missing)
            at = decided.walk.here.id
            self._note(("facts",), f"The facts do not tell {missing}, which “{at}” asks for.")
        else:
            self._check_asked(step.decision for walk in parts(decided.walk) for step in walk.path)

    def _check_chart(self, within: Where, name: str) -> bool:
        """Note a chart that there is not; is it there, and can be walked?"""
        charts = self._known.charts
        if name not in charts:
            self._note(within, f"There is no chart “{name}”. {advice(name, charts)}")
        return self._wordless.has_chart(name)

    def _example(self, key: str) -> ContentFile | None:
        name, known = self._words(key), self._known.scenarios
        if name is None:
            return None
        if name not in known:
            self._note((key,), f"There is no example “{name}”. {advice(name, known)}")
            return None
        is_sound = self._is_sound((*self._where, key), known[name])
        return self._known.file(known[name]) if is_sound else None

    def _has(self, key: str) -> bool:
        return self._file.has(*self._where, key)

    def _words(self, key: str) -> str | None:
        return self._file.words_at(*self._where, key)

    def _note(self, within: Where, message: str) -> None:
        self._file.note((*self._where, *within), message)
