"""What must hold of how a case at the table is told: nothing is left untold, each gap is filled."""

import re

from flowcharts.cases.facts import FACTS, NOT_SO
from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.codec.line_numbers import Where
from flowcharts.stories.case_story import PHRASES
from flowcharts.suggestions import advice

_GAP = re.compile(r"\{([^{}]+)\}")
_OF_ANSWERS = ("P", "Q", "X", "step", "goes-on")
_OF_WAYS = ("P", "Q", "X")
_PHRASE, _GOES_ON, _FOUND = "phrase", "goes-on", "found"
_TURNS = ("own", "opponent")


def check_told_case(file: ContentFile) -> None:
    """Note what is wrong with the words in *file* by which a case is told."""
    for name in file.table_at(_PHRASE):
        if name not in PHRASES:
            file.note((_PHRASE, name), f"Nothing tells “{name}”. {advice(name, PHRASES)}")
    if left := [name for name in PHRASES if not file.has(_PHRASE, name)]:
        file.note_on_all(f"These phrases are missing: {', '.join(left)}.")
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
                when = "that step" if step is None else f"“{step}”"
                file.note((_GOES_ON, name), f"“{earlier}” tells of {when} in that turn already.")
    if any((turn, None) not in told for turn in (*_TURNS, None)):
        file.note_on_all(
            "`goes-on` needs a row without `steps` for either turn, and one without `turn`."
        )


def _check_found(file: ContentFile) -> None:
    found = {fact.key: fact.form.values for fact in FACTS.values() if fact.is_found}
    for key in file.table_at(_FOUND):
        values = found.get(key, ())
        if not values:
            file.note((_FOUND, key), f"No judge finds “{key}”. {advice(key, found)}")
        for value in file.table_at(_FOUND, key):
            if values and value.removeprefix(NOT_SO) not in values:
                note = f"`{key}` cannot be “{value}”. {advice(value, values)}"
                file.note((_FOUND, key, value), note)
    for key, values in found.items():
        left = [value for value in values if not file.has(_FOUND, key, value)]
        if left:
            file.note_on_all(f"`found.{key}` does not tell of {', '.join(left)}.")


def _check_gaps(file: ContentFile, where: Where, words: str) -> None:
    gaps = _filled_at(where)
    for gap in _GAP.findall(words):
        if not gaps:
            file.note(where, f"Nothing fills “{{{gap}}}” here.")
        elif gap not in gaps:
            file.note(where, f"Nothing fills “{{{gap}}}”: there are {', '.join(gaps)}.")


def _filled_at(where: Where) -> tuple[str, ...]:
    if where[0] == _PHRASE:
        return PHRASES.get(str(where[1]), ())
    if where[0] == _GOES_ON:
        return _OF_WAYS
    return _OF_ANSWERS if where[-2] == "story" else ()
