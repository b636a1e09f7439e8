"""Whose something is, as the phrase for it says: the controller’s, an opponent’s, anyone’s."""

import re
from enum import StrEnum


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
_YOURS = re.compile(r"\b(?:you control|you own|your)\b(?! opponents?)|~|\bthis \w+|\byou\b$")
_AFFECTED = re.compile(
    r"\b(?:that player|they|their|he or she|his or her|players?|the player|controllers?|owner)\b"
)
_PRONOUN = re.compile(
    r"^(?:both |each of |all of )?(?:it|them|they|he|she|that \w+|those \w+|the \w+|its)\b"
)


def whose(phrase: str, before: Party) -> Party:
    """Whose what *phrase* names is; *before*: whose “it” or “that card” is."""
    if "~" in phrase or phrase.startswith("this "):
        return Party.YOU
    if _THEIRS.search(phrase):
        return Party.OPPONENT
    if _YOURS.search(phrase):
        return Party.YOU
    if _PRONOUN.match(phrase):
        return before
    return Party.ANYONE


def doer(phrase: str, before: Party, affected: Party) -> Party:
    """Who does it, where *phrase* is the subject; nobody named is whoever gives the order: you."""
    if not phrase or re.search(r"\byou\b(?! control| don't control| own)", phrase):
        return Party.YOU
    if re.search(r"\b(?:opponents?|defending player|other players?)\b(?! controls?)", phrase):
        return Party.OPPONENT
    if _AFFECTED.search(phrase):
        return affected
    return whose(phrase, before)


_OF_OPPONENT = re.compile(r"\b(?:opponents?|defending player|other player|damage to)\b")


def affected_by(condition: str) -> Party:
    """Who “that player” is, as the *condition* says."""
    return Party.OPPONENT if _OF_OPPONENT.search(condition) else Party.AFFECTED


def subject_of(condition: str) -> Party:
    """Whose the thing is that the *condition* speaks of, which “it” stands for."""
    words = re.sub(r"^(?:when(?:ever)?|at) ", "", condition)
    if re.match(r"(?:~|this \w+|equipped|enchanted|you )", words):
        return Party.YOU
    return whose(words, Party.ANYONE)
