"""Whose something is, as the phrase for it says: the controller’s, an opponent’s, anyone’s."""

import re
from enum import StrEnum
from typing import NamedTuple


class Party(StrEnum):
    """Whose a thing is, or who does something."""

    YOU = "you"
    OPPONENT = "opponent"
    AFFECTED = "affected"
    """Whoever the ability triggered for."""
    ANYONE = "anyone"


_THEIRS = re.compile(
    r"\b(?:opponents?(?:'s?)?|you don't control|defending player|they don't own|attacking you|"
    r"you don't own)\b"
)
_YOURS = re.compile(
    r"\b(?:you control|you own|your)\b(?! opponents?)|~|"
    r"\bthis (?!turn|combat|way|game|phase)\w+|\byou\b$"
)
_AFFECTED = re.compile(
    r"\b(?:that player|they|their|he or she|his or her|players?|the player|controllers?|owner)\b"
)
_LEFT_OUT = re.compile(r" (?:not named|other than) ~+")
_PRONOUN = re.compile(
    r"^(?:both |each of |all of )?(?:it|them|they|he|she|that \w+|those \w+|the \w+|its)\b"
)


def whose(phrase: str, before: "Party | SpokenOf") -> Party:
    """Whose what *phrase* names is; *before*: whose “it” or “that card” is."""
    phrase = _LEFT_OUT.sub("", phrase)
    if "~" in phrase or phrase.startswith("this "):
        return Party.YOU
    if _THEIRS.search(phrase):
        return Party.OPPONENT
    if _YOURS.search(phrase):
        return Party.YOU
    if _PRONOUN.match(phrase):
        if isinstance(before, Party):
            return before
        return before.that if phrase.startswith(("that", "those", "the ")) else before.it
    return Party.ANYONE


def doer(phrase: str, before: "SpokenOf", affected: Party) -> Party:
    """Who does it, where *phrase* is the subject; nobody named is whoever gives the order: you."""
    if not phrase or re.search(r"\byou\b(?! control| don't control| own)", phrase):
        return Party.YOU
    if re.search(r"\b(?:opponents?|defending player|other players?)\b(?! controls?)", phrase):
        return Party.OPPONENT
    if phrase.startswith("its controller") and before.it is Party.YOU:
        return Party.YOU
    if "target player" in phrase:
        return Party.ANYONE
    if _AFFECTED.search(phrase):
        return affected
    return whose(phrase, before)


_OF_OPPONENT = re.compile(r"\b(?:opponents?|defending player|other player|damage to)\b")


def affected_by(condition: str) -> Party:
    """Who “that player” is, as the *condition* says."""
    return Party.OPPONENT if _OF_OPPONENT.search(condition) else Party.AFFECTED


class SpokenOf(NamedTuple):
    """Whose the things are that were spoken of."""

    it: Party
    """What “it” stands for."""
    that: Party
    """What “that creature” stands for."""


_CUE = re.compile(r"^(?:when(?:ever)?|at) ")
_OWN = re.compile(r"(?:~|this \w+|equipped|enchanted|you )")
_OF_ITSELF = re.compile(r"^there (?:is|are)\b.*~|, if (?:~|this \w+)")
_DOES = re.compile(
    r"\b(?:dealt|dies|die|enters?|attacks?|blocks?|becomes?|deals?|is|are|leaves?|that|named)\b"
)
_MET = re.compile(r"\b(?:blocks|blocked by|damage to|fights) (?:an?|one or more|another|that)\b")
_EARLIER = re.compile(
    r"~|\bthis (?:creature|permanent|artifact|land|card)|\btokens?\b|\btarget [^.,;]*|"
    r"\b(?:from|in|of) your (?:hand|graveyard|library)\b|\bwhen(?:ever)? [^,]*"
)


def named_in(condition: str) -> SpokenOf:
    """Whose the things are that a *condition* speaks of."""
    words = _CUE.sub("", condition)
    if "into your graveyard" in words:
        return SpokenOf(Party.YOU, Party.YOU)
    it = Party.YOU if _OWN.match(words) else _comer(words)
    return SpokenOf(it, Party.OPPONENT if _MET.search(words) else it)


def _comer(words: str) -> Party:
    """Whose the thing is that does something, where it is not the card itself."""
    if "under your control" in words or _OF_ITSELF.search(words):
        return Party.YOU
    if "under an opponent" in words or "opponent's graveyard" in words:
        return Party.OPPONENT
    return whose(_DOES.split(words, maxsplit=1)[0], Party.ANYONE)


def named_before(words: str) -> SpokenOf:
    """Whose the thing is that the *words* of an effect spoke of last."""
    found = SpokenOf(Party.ANYONE, Party.ANYONE)
    for phrase in _EARLIER.findall(words):
        if phrase.startswith("when"):
            found = named_in(phrase)
        else:
            party = Party.YOU if "token" in phrase else whose(phrase, Party.ANYONE)
            found = SpokenOf(party, party)
    return found
