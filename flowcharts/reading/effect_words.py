"""What an ability does: the verbs of its effect, each with whose it is."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, NamedTuple

from flowcharts.cases.effects import EffectName
from flowcharts.codec.shipped import shipped_rows
from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.owner import (
    Party,
    SpokenOf,
    affected_by,
    doer,
    named_before,
    named_in,
    whose,
)
from flowcharts.reading.patterns import Pattern, all_words, blank
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without
from flowcharts.traits import Inline, OneOf, SomeWords


class FoundEffect(NamedTuple):
    """An effect and the words that say it; the name is empty where a verb only says a choice."""

    name: str
    span: Stretch
    gained: str = ""
    """What something gains that comes so: of its coming all is seen, and it has it from then on."""


class VerbWords(NamedTuple):
    """Verbs of the effect, and which kind of effect they are."""

    verbs: tuple[SomeWords, ...]
    """Their forms, one of which the clause has."""
    effects: Annotated[Mapping[Party, EffectName], Inline()]
    after: Pattern = re.compile("")
    """What has to follow."""
    by: Annotated[str, OneOf("subject", "object", "object-before", "affected")] = ""
    """What says whose it is: who does it, what it is done to, what stands before the verb, or whom
    the ability triggers for."""


@cache
def _verbs() -> dict[str, tuple[VerbWords, ...]]:
    """By the form of the verb, in the order in which they are tried."""
    found: dict[str, list[VerbWords]] = {}
    for row in shipped_rows(VerbWords, "reading/verbs", "verb").values():
        for form in row.verbs:
            found.setdefault(form, []).append(row)
    return {form: tuple(rows) for form, rows in found.items()}


_WORD = re.compile(r"[a-z][a-z']*")
_LEFT = re.compile(r"[][,;:.•—]|\b(?:and|then|or|if able)\b|\n")
_NO_VERB_AFTER = frozenset(
    (
        *("was", "were", "been", "being", "is", "are", "had", "you've", "they've", "wasn't"),
        *("weren't", "of", "in", "into", "from", "at", "on", "the", "a", "an", "this", "that's"),
        *("your", "last", "any", "no", "same", "additional", "doesn't", "don't", "can't"),
        *("cannot", "not", "didn't"),
    )
)
"""What no verb stands after: a participle or a noun does."""
_NOUNS = frozenset(("name", "spell", "spells", "cards", "counters", "card's"))
"""After these, a form without an s is a participle."""
_ALWAYS_VERB = frozenset(("is", "are", "has", "have", "can't", "cannot", "must", "it's", "there's"))


def is_known_verb(form: str) -> bool:
    """Is it a form of a verb that says an effect?"""
    return form in _verbs()


def asides(view: str, start: int, end: int) -> str:
    """The stretch of *view* in which only what is done stands: conditions and counts are blank."""
    words = view[start:end]
    for pattern in (*all_words("aside"), *all_words("shield"), *all_words("while")):
        words = pattern.sub(blank, words)
    return words


def effects_in(trigger: Trigger) -> Iterator[FoundEffect]:
    """What the trigger does itself, in the order of its words."""
    view = trigger.view
    condition = view[trigger.condition.start : trigger.condition.end]
    named = named_before(trigger.maker) if trigger.maker else named_in(condition)
    event = trigger.maker or condition
    speech = _Speech(named, affected_by(event), _DIED.match(event))
    allowed = without(trigger, "permission").view
    for start, end in trigger.effects:
        words = asides(view, start, end)
        for found in _WORD.finditer(words):
            rows = _verbs().get(found[0])
            if rows is not None and _is_verb(words, found):
                effect = speech.read(rows, words, found)
                if effect is not None:
                    if allowed[start + found.start()] == " ":  # it may be done later
                        effect = _Said(_LATER if found[0] in _PLAYS else "", effect.place)
                    span = Stretch(start + found.start(), start + effect.place)
                    yield FoundEffect(effect.name, span, effect.gained)


class _Said(NamedTuple):
    """The effect that a verb is, and where its words end."""

    name: str
    place: int
    gained: str = ""


class _Speech:
    """What was said so far: who does things, what “it” stands for, what came about."""

    def __init__(self, named: SpokenOf, affected: Party, died: re.Match[str] | None) -> None:
        """*died*: the event, where it is that something goes to a graveyard."""
        self._named = named
        self._affected = affected
        self._died = died
        self._subject = Party.YOU
        self._has_come = False
        """Is there something now that was not there, or not theirs, before?"""

    def read(self, rows: tuple[VerbWords, ...], words: str, found: re.Match[str]) -> _Said | None:
        """The effect that the verb is; None where it is none."""
        hit = _first_fit(rows, words, found.end())
        if hit is None:
            return None
        phrase = _subject(words, found.start())
        if phrase is not None:
            self._subject = doer(phrase, self._named, self._affected)
            if "target" in phrase or self._subject is Party.OPPONENT:
                self._affected = self._subject
        row, place = hit
        target = _object(words[found.end() :])
        name = self._effect(row, phrase or "", target)
        if found[0] in _TAKES_UP and self._has_died(target):
            name = _FROM_GRAVEYARD.get(name, name)
        if name in _COMES:
            self._has_come = True
        elif self._has_come and (
            found[0] in _ENTERS or (name in _GOES_WITH and _PRONOUN.match(phrase or ""))
        ):
            gained = name if found[0] in _GAINS else ""
            return _Said("", max(place, found.end()), gained)  # it comes so
        return _Said(name, max(place, found.end()))

    def _effect(self, row: VerbWords, phrase: str, target: str) -> str:
        owner = whose(target, self._named)
        if row.by == "subject":
            who = self._subject
        elif row.by == "affected":
            who = self._affected
        elif row.by == "object-before":
            who = whose(phrase, self._named)
        else:
            who = owner
        if target and row.by == "object":
            self._named = SpokenOf(owner, owner)
        return row.effects.get(who) or row.effects.get(Party.ANYONE, "")

    def _has_died(self, target: str) -> bool:
        """Has the event put into a graveyard what *target* names?"""
        if self._died is None:
            return False
        is_own = self._died[1].startswith(("~", "enchanted")) and target.startswith("~")
        return is_own or _PRONOUN.match(target) is not None


_TAKES_UP = ("return", "returns", "exile", "exiles")
_FROM_GRAVEYARD = {"return-own-to-hand": "hand-you", "exile-own": "exile-graveyard"}
"""What it is where the thing lies in a graveyard."""
_DIED = re.compile(r"when(?:ever)? ([^,]*) (?:dies|is put into (?:a|your) graveyard)\b")
_PLAYS = ("play", "plays", "cast", "casts")
_LATER = "play-later"
_COMES = frozenset(
    ("token-you", "permanent-you", "return-own", "return-any", "control-you", "permanent-any")
)
_ENTERS = ("enters", "enter")
_GAINS = ("gains", "gain")
_GOES_WITH = frozenset(("bonus-yours", "type-own", "type-any", "ability-any", "bonus-any"))
_PRONOUN = re.compile(r"(?:it|they|that \w+|those \w+|the \w+)\b")


def _is_verb(words: str, found: re.Match[str]) -> bool:
    before = words[: found.start()].rstrip()
    last = before.rpartition(" ")[2] if before else ""
    if found[0] in _ALWAYS_VERB:
        return True
    return last not in _NO_VERB_AFTER and (last not in _NOUNS or found[0].endswith("s"))


def _subject(words: str, place: int) -> str | None:
    """What stands between the beginning of the clause and its verb; None where it goes on."""
    left, sign = 0, ""
    for found in _LEFT.finditer(words, 0, place):
        left, sign = found.end(), found[0]
    phrase = _MAY.sub("", words[left:place]).strip()
    return None if not phrase and sign in _JOINING else phrase


_MAY = re.compile(r"^.* (?:may|must) have | (?:may|must|also|each|can)\b|^ *instead ")
_JOINING = ("and", "then", ",", "or")


def _first_fit(rows: tuple[VerbWords, ...], words: str, place: int) -> tuple[VerbWords, int] | None:
    for row in rows:
        found = row.after.match(words, place)
        if found is not None:
            return row, found.end()
    return None


_OBJECT = re.compile(
    r"[^.,;:—•]*?(?=[.,;:—•]| (?:and|then|until|for as long as|unless|attached|at the|that was|"
    r"under) |$)"
)


def _object(after: str) -> str:
    found = _OBJECT.match(after)
    return found[0].strip() if found else ""
