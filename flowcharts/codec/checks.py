"""All that keeps a table from being of a form, each with its place."""

from collections.abc import Iterator
from functools import singledispatch
from math import isfinite
from typing import Any

from flowcharts.codec.faults import Fault, Misfit, Missing, Unknown, below
from flowcharts.codec.forms import (
    Anything,
    AsForm,
    ChoiceForm,
    FileForm,
    ListForm,
    PlainForm,
    RecordForm,
    RowsForm,
    WordsForm,
)
from flowcharts.model.text import Text
from flowcharts.traits import Range

_WORDS = Text("words in quotes", "引用符で囲んだ文字列")
_KINDS = {
    str: _WORDS,
    bool: Text("true or false, without quotes", "引用符なしの true か false"),
    int: Text("a whole number, without quotes", "引用符なしの整数"),
    float: Text("a number, without quotes", "引用符なしの数"),
}
_COUNTABLE = Text("a number that can be counted to", "有限の数")
_BETWEEN = Text("a number from {least} to {most}", "{least} から {most} までの数")
_TOO_LITTLE = Text("`{key}` cannot be less than {least}.", "`{key}` は {least} 以上にします。")
_LIST = Text('an array, as ["…", "…"]', '["…", "…"] のような配列')
_TABLE = Text("a table", "表")
_VALUE = Text("a value", "値")
_ONE_OF = Text("one of {words}", "{words} のどれか")
_EMPTY = Text(
    "`{key}` is empty: it needs at least {least}.",
    "`{key}` が空です。{least}つ以上要ります。",
)
_TOO_FEW = Text("`{key}` needs at least {least}.", "`{key}` には{least}つ以上要ります。")
_WORDLESS = Text("`{key}` is empty: it needs words.", "`{key}` が空です。文字が要ります。")
_OF_FORMS = {WordsForm: _WORDS, ListForm: _LIST, RowsForm: _TABLE, RecordForm: _TABLE}
_FEW = {1: "one", 2: "two"}
_LIKE = "like"


def fitting(form: FileForm) -> Text:
    """What is of that form, after “it should be …”."""
    match form:
        case PlainForm(between=Range(least=least, most=float() | int() as most)):
            return _BETWEEN.filled(least=f"{least:g}", most=f"{most:.0f}")
        case PlainForm(kind=kind):
            return _KINDS[kind]
        case ChoiceForm(made=made):
            return _ONE_OF.filled(words=", ".join(map(str, made)))
        case AsForm(plain=plain, trait=trait):
            return Text(*trait.fitting) if trait.fitting is not None else fitting(plain)
    return _OF_FORMS.get(type(form), _VALUE)


@singledispatch
def faults_in(form: FileForm, given: Anything) -> Iterator[Fault]:
    """All that is wrong with *given*; nothing, where the form says nothing of it."""
    del form, given
    yield from ()


@faults_in.register
def _(form: PlainForm, given: Any) -> Iterator[Fault]:  # noqa: ANN401 # a file may say anything
    between = form.between
    if not form.is_of_kind(given):
        yield Misfit((), given, fitting(form))
    elif isinstance(given, float) and not isfinite(given):
        yield Misfit((), given, _COUNTABLE)
    elif between is not None and between.most is not None:
        if not between.least <= given <= between.most:
            yield Misfit((), given, fitting(form))
    elif between is not None and given < between.least:
        yield Misfit((), given, fitting(form), _with(_TOO_LITTLE, least=str(between.least)))
    else:
        broken = next((each.wrong for each in form.holds if not each.is_so(given)), None)
        if broken is not None:
            yield Misfit((), given, fitting(form), Text(*broken))


@faults_in.register
def _(form: WordsForm, given: Any) -> Iterator[Fault]:  # noqa: ANN401 # the same
    if not isinstance(given, str):
        yield Misfit((), given, fitting(form))
    elif not given.strip():
        yield Misfit((), given, fitting(form), _WORDLESS)


@faults_in.register
def _(form: ChoiceForm, given: Any) -> Iterator[Fault]:  # noqa: ANN401 # the same
    if isinstance(given, bool) or given not in [*form.made]:  # a list has no hash
        yield Misfit((), given, fitting(form), known=tuple(map(str, form.made)))


@faults_in.register
def _(form: ListForm, given: Any) -> Iterator[Fault]:  # noqa: ANN401 # the same
    if not isinstance(given, list):
        yield Misfit((), given, fitting(form))
        return
    if len(given) < form.least:
        least = Text(_FEW.get(form.least, str(form.least)), str(form.least))
        yield Misfit((), given, fitting(form), _with(_TOO_FEW if given else _EMPTY, least=least))
    for place, each in enumerate(given):
        yield from below(place, faults_in(form.item, each))


@faults_in.register
def _(form: RowsForm, given: Any) -> Iterator[Fault]:  # noqa: ANN401 # the same
    if not isinstance(given, dict):
        yield Misfit((), given, fitting(form))
        return
    for key, row in given.items():
        if form.keys and key not in form.keys:
            yield Unknown((key,), form.keys)
            continue
        yield from below(key, faults_in(form.key, key))
        found = faults_in(form.row, row) if form.like is None else _faults_in_like(form, row)
        yield from below(key, found)


def _faults_in_like(form: RowsForm, row: Anything) -> Iterator[Fault]:
    """What is wrong with a row that may be like another one, and then says only its own."""
    if not isinstance(row, dict) or _LIKE not in row:
        for fault in faults_in(form.row, row):
            match fault:
                case Unknown(where=(_,), known=known):
                    yield Unknown(fault.where, (*known, _LIKE))
                case _:
                    yield fault
        return
    own = PlainForm(str, [form.like] if form.like is not None else [])
    yield from below(_LIKE, faults_in(own, row[_LIKE]))
    for fault in faults_in(form.row, {key: told for key, told in row.items() if key != _LIKE}):
        # What is missing is taken over, or the other row is not there, which is said elsewhere.
        if not isinstance(fault, Missing):
            yield fault


@faults_in.register
def _(form: AsForm, given: Any) -> Iterator[Fault]:  # noqa: ANN401 # the same
    found = [*faults_in(form.plain, given)]
    yield from found
    if not found and form.trait.fitting is not None:
        try:
            form.read(given)
        except (ValueError, OverflowError):
            yield Misfit((), given, fitting(form))


@faults_in.register
def _(form: RecordForm, given: Any) -> Iterator[Fault]:  # noqa: ANN401 # the same
    if not isinstance(given, dict):
        yield Misfit((), given, fitting(form))
        return
    for field in form.fields:
        if given.get(field.key) is not None:
            yield from below(field.key, faults_in(field.form, given[field.key]))
        elif field.is_required:
            yield Missing((field.key,), fitting(field.form))
    for field in form.inline:
        yield from faults_in(field.form, form.of_inline(field, given))
    if not form.is_open:
        known = form.keys
        yield from (Unknown((key,), known) for key in given if key not in known)


def _with(said: Text, **parts: Text | str) -> Text:
    """*said* with those gaps filled, and that of {key} left open."""
    return said.filled(key="{key}", **parts)
