"""All that keeps a table from being of a form, each with its place."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from sys import float_info
from typing import Any

from flowcharts.codec.faults import Fault, Misfit, Missing, Unknown, below
from flowcharts.codec.forms import (
    Anything,
    AsForm,
    ChoiceForm,
    FileForm,
    ListForm,
    PlainForm,
    RowsForm,
    WordsForm,
)
from flowcharts.codec.record_form import RecordForm
from flowcharts.model.text import Text, listed
from flowcharts.traits import WORDLESS, Range, WordsLike

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
_OF_FORMS = {WordsForm: _WORDS, ListForm: _LIST, RowsForm: _TABLE, RecordForm: _TABLE}
_FEW = {1: "one", 2: "two"}
_LIKE = "like"

Faults = Sequence[Fault]


def fitting(form: FileForm) -> Text:
    """What is of that form, after “it should be …”."""
    match form:
        case PlainForm(between=Range(least=least, most=float() | int() as most)):
            return _BETWEEN.filled(least=f"{least:g}", most=f"{most:.0f}")
        case PlainForm(kind=kind):
            return _KINDS[kind]
        case ChoiceForm(made=made):
            return _ONE_OF.filled(words=listed(map(str, made)))
        case AsForm(plain=plain, trait=trait):
            return Text(*trait.fitting) if trait.fitting is not None else fitting(plain)
    return _OF_FORMS.get(type(form), _VALUE)


def faults_in(form: FileForm, given: Anything) -> Faults:
    """All that is wrong with *given*; nothing, where the form says nothing of it."""
    check = _CHECKS.get(type(form))
    return check(form, given) if check is not None else ()


def _in_plain(form: PlainForm, given: Anything) -> Faults:
    between = form.between
    if not form.is_of_kind(given):
        return (Misfit((), given, fitting(form)),)
    if between is not None or form.kind is float:
        return _in_number(form, given)
    for each in form.holds:
        if not each.is_so(given):
            return (Misfit((), given, fitting(form), Text(*each.wrong)),)
    return ()


def _in_number(form: PlainForm, given: Anything) -> Faults:
    between = form.between or Range(-inf)
    if form.kind is float and not abs(given) <= float_info.max:  # it may be no number, too
        return (Misfit((), given, fitting(form) if between.most is not None else _COUNTABLE),)
    if between.least <= given and (between.most is None or given <= between.most):
        return ()
    little = _with(_TOO_LITTLE, least=str(between.least)) if between.most is None else None
    return (Misfit((), given, fitting(form), little),)


def _in_words(form: WordsForm, given: Anything) -> Faults:
    if not isinstance(given, str):
        return (Misfit((), given, fitting(form)),)
    return () if given.strip() else (Misfit((), given, fitting(form), Text(*WORDLESS)),)


def _in_choice(form: ChoiceForm, given: Anything) -> Faults:
    if isinstance(given, str | int) and not isinstance(given, bool) and given in form.made:
        return ()
    return (Misfit((), given, fitting(form), known=tuple(map(str, form.made))),)


def _in_list(form: ListForm, given: Anything) -> Faults:
    if not isinstance(given, list):
        return (Misfit((), given, fitting(form)),)
    found: list[Fault] = []
    if len(given) < form.least:
        least = Text(_FEW.get(form.least, str(form.least)), str(form.least))
        said = _with(_TOO_FEW if given else _EMPTY, least=least)
        found.append(Misfit((), given, fitting(form), said))
    for place, each in enumerate(given):
        found += below(place, faults_in(form.item, each))
    return found


def _in_rows(form: RowsForm, given: Anything) -> Faults:
    if not isinstance(given, dict):
        return (Misfit((), given, fitting(form)),)
    found: list[Fault] = []
    for key, row in given.items():
        if form.keys and key not in form.keys:
            found.append(Unknown((key,), form.keys))
            continue
        found += below(key, faults_in(form.key, key))
        wrong = faults_in(form.row, row) if form.like is None else _in_like(form, form.like, row)
        found += below(key, wrong)
    return found


def _in_like(form: RowsForm, like: WordsLike, row: Anything) -> Iterator[Fault]:
    """What is wrong with a row that may be like another one, and then says only its own."""
    if not isinstance(row, dict) or _LIKE not in row:
        for fault in faults_in(form.row, row):
            match fault:
                case Unknown(where=(_,), known=known):
                    yield Unknown(fault.where, (*known, _LIKE))
                case _:
                    yield fault
        return
    yield from below(_LIKE, faults_in(PlainForm(str, [like]), row[_LIKE]))
    for fault in faults_in(form.row, {key: told for key, told in row.items() if key != _LIKE}):
        # What is missing is taken over, or the other row is not there, which is said elsewhere.
        if not isinstance(fault, Missing):
            yield fault


def _in_as(form: AsForm, given: Anything) -> Faults:
    found = faults_in(form.plain, given)
    if found:
        return [
            fault._replace(fitting=fitting(form))
            if isinstance(fault, Misfit) and not fault.where
            else fault
            for fault in found
        ]
    if form.trait.fitting is not None:
        try:
            form.reader(given)
        except (ValueError, OverflowError):
            return (Misfit((), given, fitting(form)),)
    return ()


def _in_record(form: RecordForm, given: Anything) -> Faults:
    if not isinstance(given, dict):
        return (Misfit((), given, fitting(form)),)
    found: list[Fault] = []
    for field in form.fields:
        told = given.get(field.key)
        if told is not None:
            if wrong := faults_in(field.form, told):
                found += below(field.key, wrong)
        elif field.is_required:
            found.append(Missing((field.key,), fitting(field.form)))
    for field in form.inline:
        found += faults_in(field.form, form.of_inline(field, given))
    if not form.is_open:
        known = form.keys
        found += [Unknown((key,), known) for key in given if key not in known]
    return found


_CHECKS: Mapping[type, Callable[[Any, Anything], Faults]] = {
    PlainForm: _in_plain,
    WordsForm: _in_words,
    ChoiceForm: _in_choice,
    ListForm: _in_list,
    RowsForm: _in_rows,
    AsForm: _in_as,
    RecordForm: _in_record,
}


def _with(said: Text, **parts: Text | str) -> Text:
    """*said* with those gaps filled, and that of {key} left open."""
    return said.filled(key="{key}", **parts)
