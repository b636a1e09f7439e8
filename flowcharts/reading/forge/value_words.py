"""The value of a parameter in words: an expression, zones, steps, a comparison."""

import re
from typing import NamedTuple

from flowcharts.model.text import LIST, Text
from flowcharts.reading.forge.script import Parameter
from flowcharts.reading.forge.vocabulary import parameters, spelled, value_words

_COMPARED = re.compile(r"(LT|LE|EQ|NE|GE|GT)(\w+)$")
_OR = Text(" or ", "、または")
_TO = Text(" to ", "から")
_WITH = Text("{head} ({properties})", "{head}（{properties}）")
_NOT = Text("not {words}", "{words}でない")


class ToldParameter(NamedTuple):
    """A parameter and what it says, in words."""

    parameter: Parameter
    about: Text | None
    """What it is about; None where no such parameter is known."""
    value: Text
    """What its value means; as it was written, where nobody can tell."""


def told(parameter: Parameter) -> ToldParameter:
    """*parameter* in words."""
    name = spelled("parameter").get(parameter.name.casefold(), "")
    form = parameters().get(name)
    if form is None:
        return ToldParameter(parameter, None, _as_written(parameter.value))
    return ToldParameter(parameter, form.about, _value(parameter.value, form.form))


def _value(value: str, form: str) -> Text:
    match form:
        case "objects":
            return _OR.join([_object(each.strip()) for each in value.split(",")])
        case "zones":
            return _OR.join([_word(each.strip()) for each in value.split(",")])
        case "steps":
            return _OR.join([_steps(each.strip()) for each in value.split(",")])
        case "comparison":
            return _compared(value)
        case "truth":
            return _word(value)
        case _:
            return _as_written(value)


def _steps(value: str) -> Text:
    first, arrow, last = value.partition("->")
    told_first = _word(first.strip())
    if not arrow:
        return told_first
    return _TO.join([told_first, _word(last.strip())]) if last.strip() else told_first


def _object(value: str) -> Text:
    """An expression: a type, a dot, then properties that all have to be so."""
    head, dot, rest = value.partition(".")
    if not dot:
        return _word(head)
    properties = LIST.join([_property(each) for each in rest.split("+")])
    if head in ("Card", "Permanent", "Player") and rest in ("Self", "StrictlySelf", "Opponent"):
        return properties
    return _WITH.filled(head=_word(head), properties=properties)


def _property(value: str) -> Text:
    if value.startswith("!"):
        return _NOT.filled(words=_word(value[1:]))
    return _word(value)


def _compared(value: str) -> Text:
    found = _COMPARED.match(value)
    if found is None:
        return _as_written(value)
    return value_words()[found[1]].filled(n=found[2])


def _word(value: str) -> Text:
    found = value_words().get(value.replace(" ", "_")) or _by_small_letters(value)
    return found or _as_written(value)


def _by_small_letters(value: str) -> Text | None:
    small = value.replace(" ", "_").casefold()
    return next((words for name, words in value_words().items() if name.casefold() == small), None)


def _as_written(value: str) -> Text:
    return Text(value, value)
