"""What must hold of how a case at the table is told: nothing is left untold, each gap is filled."""

import re

from flowcharts.cases.facts import FACTS, NOT_SO
from flowcharts.checking.absent import unfilled
from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.codec.complaints import none_of
from flowcharts.codec.line_numbers import Where
from flowcharts.model.advice import advised
from flowcharts.model.text import Text
from flowcharts.stories.case_story import PHRASES

_NOT_TOLD = Text("Nothing tells “{name}”. {advice}", "「{name}」を使う文はありません。{advice}")
_LEFT = Text("These phrases are missing: {names}.", "次の句がありません：{names}。")
_TOLD_TWICE = Text(
    "“{earlier}” tells of {when} in that turn already.",
    "そのターンの{when}は、「{earlier}」にもう書かれています。",
)
_THAT_STEP = Text("that step", "そのステップ")
_STEP = Text("“{step}”", "「{step}」")
_NEEDS_ROWS = Text(
    "`goes-on` needs a row without `steps` for either turn, and one without `turn`.",
    "`goes-on` には、`steps` のない行が、それぞれのターンに1つと、`turn` のないものが1つ要ります。",
)
_NOT_FOUND = Text(
    "No judge finds “{key}”. {advice}",
    "「{key}」は、ジャッジが決める事実ではありません。{advice}",
)
_UNTOLD = Text(
    "`found.{key}` does not tell of {values}.", "`found.{key}` に {values} の文がありません。"
)

_GAP = re.compile(r"\{([^{}]+)\}")
_OF_ANSWERS = ("P", "Q", "X", "step", "goes-on")
_OF_WAYS = ("P", "Q", "X")
_PHRASE, _GOES_ON, _FOUND = "phrase", "goes-on", "found"
_TURNS = ("own", "opponent")


def check_told_case(file: ContentFile) -> None:
    """Note what is wrong with the words in *file* by which a case is told."""
    for name in file.table_at(_PHRASE):
        if name not in PHRASES:
            file.note((_PHRASE, name), _NOT_TOLD.filled(name=name, advice=advised(name, PHRASES)))
    if left := [name for name in PHRASES if not file.has(_PHRASE, name)]:
        file.note_on_all(_LEFT.filled(names=", ".join(left)))
    _check_going_on(file)
    _check_found(file)
    for where, words in texts(file.table):
        for code in ("en", "ja"):
            _check_gaps(file, (*where, code), str(words.get(code, "")))


def _check_going_on(file: ContentFile) -> None:
    """Each step of either turn is told once, and so is a step that is not known."""
    told: dict[tuple[str | None, str | None], str] = {}
    for name, row in file.tables_at(_GOES_ON).items():
        steps = file.list_at(_GOES_ON, name, "steps") or (None,)
        for step in steps:
            earlier = told.setdefault((row.get("turn"), step), name)
            if earlier != name:
                when = _THAT_STEP if step is None else _STEP.filled(step=step)
                file.note((_GOES_ON, name), _TOLD_TWICE.filled(earlier=earlier, when=when))
    if any((turn, None) not in told for turn in (*_TURNS, None)):
        file.note_on_all(_NEEDS_ROWS)


def _check_found(file: ContentFile) -> None:
    found = {fact.key: fact.form.values for fact in FACTS.values() if fact.is_found}
    for key in file.table_at(_FOUND):
        values = found.get(key, ())
        if not values:
            file.note((_FOUND, key), _NOT_FOUND.filled(key=key, advice=advised(key, found)))
        for value in file.table_at(_FOUND, key):
            if values and value.removeprefix(NOT_SO) not in values:
                note = none_of(key, value, values)
                file.note((_FOUND, key, value), note)
    for key, values in found.items():
        left = [value for value in values if not file.has(_FOUND, key, value)]
        if left:
            file.note_on_all(_UNTOLD.filled(key=key, values=", ".join(left)))


def _check_gaps(file: ContentFile, where: Where, words: str) -> None:
    gaps = _filled_at(where)
    for gap in _GAP.findall(words):
        if gap not in gaps:
            file.note(where, unfilled(gap, gaps))


def _filled_at(where: Where) -> tuple[str, ...]:
    if where[0] == _PHRASE:
        return PHRASES.get(str(where[1]), ())
    if where[0] == _GOES_ON:
        return _OF_WAYS
    return _OF_ANSWERS if where[-2] == "story" else ()
