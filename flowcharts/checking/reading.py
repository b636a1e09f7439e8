"""What must hold of the words that card texts are read by: values and effects are known."""

import re
from collections.abc import Iterator
from itertools import chain

from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import FACTS
from flowcharts.checking.absent import no_such, unfilled
from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.codec.complaints import none_of
from flowcharts.codec.line_numbers import Where
from flowcharts.model.text import SaidError, Text
from flowcharts.reading.patterns import REASONS

_NO_PATTERN = Text(
    "This is no pattern: {said} at its sign {place}.",
    "正規表現の{place}文字目に誤りがあります。",
)
_NEEDED = Text("There has to be a reason “{name}”.", "理由「{name}」が必要です。")

_OF_FACTS = ("option", "stack-choice", "resolution-choice", "duration", "effects")
_PLAIN = ("events", "words", "delayed", "aside", "price", "permission", "shield", "while", "known")
_WHOSE = ("you", "opponent", "affected", "anyone")
_ENGLISH = "oracle"
"""The file that the grammar of English asks for its reasons."""
_GAP = re.compile(r"\{([^{}]*)\}")
_GAPS = {"event": "", "mode": "", "api": "", "value": "n"}
"""What fills the gaps of a table, where it is not the words that were found."""
_NEVER_FILLED = ("parameter",)
"""Their braces are signs of a cost."""


def check_reading(file: ContentFile) -> None:
    """Note what is wrong with the words in *file*."""
    for table in (*_OF_FACTS, "event", "deed"):
        for name in file.tables_at(table):
            _check_pattern(file, (table, name, "words"))
    for table in _PLAIN:
        for name in file.table_at(table):
            _check_pattern(file, (table, name))
    for name in file.tables_at("verb"):
        _check_pattern(file, ("verb", name, "after"))
        _check_effects(file, "verb", name)
    for name in file.tables_at("deed"):
        _check_effects(file, "deed", name)
    for table in _OF_FACTS:
        _check_values(file, table)
    for name in file.tables_at("keyword"):
        _check_pattern(file, ("keyword", name, "words"))
        _check_pattern(file, ("keyword", name, "more"))
        _check_facts(file, name)
    _check_gaps(file)
    _check_reasons(file)


def _check_pattern(file: ContentFile, where: Where) -> None:
    pattern = file.words_at(*where)
    try:
        re.compile(pattern or "")
    except re.error as error:
        file.note(where, _NO_PATTERN.filled(said=error.msg, place=str((error.pos or 0) + 1)))


def _check_effects(file: ContentFile, table: str, name: str) -> None:
    for who in _WHOSE:
        effect = file.words_at(table, name, who)
        if effect is not None and effect not in EFFECTS:
            note = no_such("effect", effect, EFFECTS)
            file.note((table, name, who), note)


def _check_values(file: ContentFile, table: str) -> None:
    values = FACTS[table.replace("-", "_")].form.values
    for name in file.tables_at(table):
        value = file.words_at(table, name, "value")
        if value is not None and value not in values:
            note = none_of(table, value, values)
            file.note((table, name, "value"), note)


def _filled(file: ContentFile) -> Iterator[str]:
    yield from (table for table in file.table if table not in _NEVER_FILLED)


def _check_facts(file: ContentFile, name: str) -> None:
    for key, value in file.table_at("keyword", name, "facts").items():
        where = ("keyword", name, "facts", key)
        fact = FACTS.get(key.replace("-", "_"))
        if fact is None:
            file.note(where, no_such("fact", key, FACTS))
            continue
        try:
            fact.form.read(value)
        except SaidError as error:
            file.note(where, error.said)


def _check_reasons(file: ContentFile) -> None:
    for name in REASONS if file.id == _ENGLISH else ():
        if not file.has("reason", name):
            file.note_on_all(_NEEDED.filled(name=name))


def _check_gaps(file: ContentFile) -> None:
    for where, words in chain(*(texts(file.table_at(table), (table,)) for table in _filled(file))):
        for code in ("en", "ja"):
            for gap in _GAP.findall(str(words.get(code, ""))):
                if gap != _GAPS.get(str(where[0]), "words"):
                    file.note((*where, code), unfilled(gap))
