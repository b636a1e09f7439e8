"""What an ability does: the verbs of its effect, each with whose it is."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from flowcharts.cases.effects import EFFECTS
from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table
from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.owner import Party, affected_by, doer, subject_of, whose
from flowcharts.reading.patterns import all_words, blank
from flowcharts.reading.trigger import Trigger


class FoundEffect(NamedTuple):
    """An effect and the words that say it; the name is empty where a verb only says a choice."""

    name: str
    span: Stretch


class _Verb(NamedTuple):
    verbs: tuple[str, ...]
    after: re.Pattern[str]
    by: str
    effects: dict[Party, str]


@cache
def _verbs() -> dict[str, tuple[_Verb, ...]]:
    """By the form of the verb, in the order in which they are tried."""
    found: dict[str, list[_Verb]] = {}
    for row in read_rows(shipped_table("reading/verbs").get("verb", {}), _verb).values():
        for form in row.verbs:
            found.setdefault(form, []).append(row)
    return {form: tuple(rows) for form, rows in found.items()}


def _verb(_name: str, row: Table) -> _Verb:
    effects = {who: row[who] for who in Party if row.get(who) in EFFECTS}
    return _Verb(tuple(row["verbs"]), re.compile(row.get("after", "")), row.get("by", ""), effects)


_WORD = re.compile(r"[a-z][a-z']*")
_LEFT = re.compile(r"[,;:.•—]|\b(?:and|then|or|may have|may|if able)\b|\n")
_NO_VERB_AFTER = frozenset(
    (
        *("was", "were", "been", "being", "is", "are", "had", "you've", "they've", "wasn't"),
        *("weren't", "of", "in", "into", "from", "at", "on", "the", "a", "an", "this", "that's"),
        *(
            "your",
            "card's",
            "doesn't",
            "don't",
            "can't",
            "cannot",
            "not",
            "didn't",
            "last",
            "any",
            "no",
            "same",
            "additional",
        ),
        *("name", "spell", "spells", "cards", "counters"),
    )
)
"""What no verb stands after: a participle or a noun does."""
_ALWAYS_VERB = frozenset(("is", "are", "has", "have", "can't", "cannot", "must", "it's", "there's"))


def asides(view: str, start: int, end: int) -> str:
    """The stretch of *view* in which only what is done stands: conditions and counts are blank."""
    words = view[start:end]
    for pattern in all_words("aside"):
        words = pattern.sub(blank, words)
    return words


def effects_in(trigger: Trigger) -> Iterator[FoundEffect]:
    """What the trigger does itself, in the order of its words."""
    view = trigger.view
    condition = view[trigger.condition.start : trigger.condition.end]
    affected = affected_by(condition)
    it = subject_of(condition)
    subject = Party.YOU
    for start, end in trigger.effects:
        words = asides(view, start, end)
        for found in _WORD.finditer(words):
            rows = _verbs().get(found[0])
            if rows is None or not _is_verb(words, found):
                continue
            subject_words = _subject(words, found.start())
            if subject_words is not None:
                subject = doer(subject_words, it, affected)
            hit = _first_fit(rows, words, found.end())
            if hit is None:
                continue
            row, place = hit
            target = _object(words[found.end() :])
            whose_it_is = whose(target, it)
            if row.by == "subject":
                who = subject
            elif row.by == "object-before":
                who = whose(subject_words or "", it)
            else:
                who = whose_it_is
            if target and row.by == "object":
                it = whose_it_is
            name = row.effects.get(who) or row.effects.get(Party.ANYONE, "")
            yield FoundEffect(name, Stretch(start + found.start(), start + max(place, found.end())))


def _is_verb(words: str, found: re.Match[str]) -> bool:
    before = words[: found.start()].rstrip()
    last = before.rpartition(" ")[2] if before else ""
    return found[0] in _ALWAYS_VERB or last not in _NO_VERB_AFTER


def _subject(words: str, place: int) -> str | None:
    """What stands between the beginning of the clause and its verb; None where it goes on."""
    left = 0
    joined = False
    for found in _LEFT.finditer(words, 0, place):
        left = found.end()
        joined = found[0] in ("and", "then", ",", "or")
    phrase = words[left:place].strip()
    if not phrase and joined:
        return None
    return phrase


def _first_fit(rows: tuple[_Verb, ...], words: str, place: int) -> tuple[_Verb, int] | None:
    for row in rows:
        found = row.after.match(words, place)
        if found is not None:
            return row, found.end()
    return None


_OBJECT = re.compile(r"[^.,;:—•]*?(?=[.,;:—•]| and | then |$)")


def _object(after: str) -> str:
    found = _OBJECT.match(after)
    return found[0].strip() if found else ""
